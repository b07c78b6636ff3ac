"""Battles and their aftermath."""
