"""What is kept on disk: the schema, one writer, records and replays."""
