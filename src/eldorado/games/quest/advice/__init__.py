"""What helps a player to decide: facts, proposals and what cards are worth."""
