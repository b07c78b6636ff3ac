"""Scenarios: the rulebook as readable tests, and the clauses they prove."""
