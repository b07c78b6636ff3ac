"""What goes over the wire: messages both ways, their encoding, and what a table knows of a socket."""
