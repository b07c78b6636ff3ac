"""What is asked only in a game alone."""
