"""What a player is asked: which decisions are legal, what they do, and why one is refused."""
