"""The daily race of the Quest: once a day, the same course, market and draws for everybody of a server."""
