"""The parts of a game: its state, and what is derived from the data."""
