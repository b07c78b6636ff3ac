"""Tables in memory: seats, moves, clocks, offers, and everything that happens by itself."""
