"""Proposals and numbers for a player."""
