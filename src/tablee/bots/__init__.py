"""What the bots of all games share. A bot gets a view, never a state."""

LEVELS = ("chick", "squirrel", "fox", "owl")
"""The bots that people meet, from a child's first game to an expert. Each beats the one before it."""
