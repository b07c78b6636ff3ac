"""The browser-facing interface: requests over HTTP and the messages of a table's socket."""
