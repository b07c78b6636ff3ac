"""The Quest for El Dorado: a race through the jungle, with a deck of cards for an expedition."""
