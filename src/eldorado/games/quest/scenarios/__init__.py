"""Positions in the words of the rulebook."""
