"""What a game is made of: tiles, pieces, cards, the map, sides and the state."""
