"""A game being played: its decisions, its record, undo and replay."""
