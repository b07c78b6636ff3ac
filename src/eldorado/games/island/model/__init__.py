"""The parts of a game: tiles, pieces, cards, the map, sides and the state."""
