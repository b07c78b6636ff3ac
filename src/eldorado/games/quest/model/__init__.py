"""The parts of a race: cards, tokens, courses, the board and the state."""
