"""The solo game: the guardians."""
