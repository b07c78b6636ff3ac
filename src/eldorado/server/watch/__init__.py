"""What whoever runs a server can watch: figures, and a log that programs can read."""
