"""Agents that play any game from a view, and from nothing else."""
