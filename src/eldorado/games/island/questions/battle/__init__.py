"""Battles and what they end with."""
