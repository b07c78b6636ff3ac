"""Numbers and proposals for the player."""
