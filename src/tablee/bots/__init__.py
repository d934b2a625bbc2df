"""What the bots of all games share. A bot gets a view, never a state."""
