"""After the game: its review, made in the background and kept, and playing on from any of its positions."""
