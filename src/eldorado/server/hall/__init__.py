"""The optional lobby of a server: open tables, games to watch, and blocked browsers."""
