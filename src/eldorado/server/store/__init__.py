"""What is kept on disk: the schema, one writer, and a table's line of play."""
