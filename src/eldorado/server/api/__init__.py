"""What browsers call: requests over HTTP and the messages of a table's socket, each handled here."""
