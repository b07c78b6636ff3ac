"""The questions of a player: which decisions are legal, what they do, and why one is refused."""
