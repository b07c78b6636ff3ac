"""Scenarios: the rulebook as tests that a player can read, and which clauses they prove."""
