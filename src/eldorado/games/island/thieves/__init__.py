"""The Thieves: their pieces, their turn, their tile."""
