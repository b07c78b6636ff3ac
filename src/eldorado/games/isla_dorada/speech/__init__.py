"""Moves, refusals and the table as text."""
