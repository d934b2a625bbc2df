"""The contract between the rules of a game and everything around them."""
