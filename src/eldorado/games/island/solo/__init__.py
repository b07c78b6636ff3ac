"""A game alone: the guardians."""
