"""Rules shared by several questions."""
