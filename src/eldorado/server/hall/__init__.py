"""The lobby of a server, if whoever runs it wants one: open tables, games to watch, and who is kept out."""
