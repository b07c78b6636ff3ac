"""Questions only asked in a solo game."""
