"""A game at one keyboard: output and input."""
