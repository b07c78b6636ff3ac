"""The ground every game stands on: the protocol, chance, records, words, scenarios and conformance. Knows no game."""
