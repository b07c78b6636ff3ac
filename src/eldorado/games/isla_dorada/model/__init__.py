"""What a game is made of: its state, and what is derived from the data."""
