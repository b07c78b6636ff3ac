"""What is kept on disk: the schema, one writer, and the history of each table."""
