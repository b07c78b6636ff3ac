"""Moves in words and back, prompts and refusals, the board as text."""
