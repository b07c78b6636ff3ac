"""A toy game that uses every part of the protocol: see docs/adding-a-game.md."""
