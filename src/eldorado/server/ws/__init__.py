"""The wire format: messages both ways, their encoding, and a table's side of a socket."""
