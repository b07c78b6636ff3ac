"""Checks of a course before anybody plays it: whether it can be played, how long and how fair it is."""
