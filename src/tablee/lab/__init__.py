"""Where games are studied: many of them, counted and compared."""
