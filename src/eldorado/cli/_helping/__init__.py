"""The text of `--help`, in the chosen language."""
