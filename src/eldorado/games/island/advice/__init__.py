"""Numbers and proposals shown to the player."""
