"""Tables over the net: seats, clocks, store and sockets. Knows no rules."""
