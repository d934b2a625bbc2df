"""The shell around the rules: tables that people join from anywhere, durable, fair, never frozen."""
