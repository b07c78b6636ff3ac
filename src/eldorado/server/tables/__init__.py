"""Tables in memory: seats, moves, clocks, offers, what each viewer sees, and everything that happens by itself."""
