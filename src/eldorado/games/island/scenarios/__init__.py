"""Positions described in the words of the rulebook."""
