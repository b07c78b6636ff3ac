"""Tables over the net: seats, clocks, store and sockets. It knows no rules."""
