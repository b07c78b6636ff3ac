"""What a race is made of: cards, tokens, courses, the board and the state."""
