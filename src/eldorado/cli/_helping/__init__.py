"""What `--help` shows, in the chosen language."""
