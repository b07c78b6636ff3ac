"""Advice for a player: facts, proposals and the value of cards."""
