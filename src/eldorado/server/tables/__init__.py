"""Tables in memory: seats, moves, clocks, offers, each viewer's view, and everything automatic."""
