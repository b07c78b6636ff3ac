"""After the game: its review, made in the background and stored, and playing on from any of its positions."""
