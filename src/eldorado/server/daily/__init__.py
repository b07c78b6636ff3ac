"""The daily race of the Quest: the same course, market and draws for everybody of a server, once a day."""
