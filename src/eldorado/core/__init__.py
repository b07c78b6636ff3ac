"""What every game builds on: the protocol, chance, records, words, scenarios and conformance. Knows no game."""
