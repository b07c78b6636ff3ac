"""Games as files, and earlier positions of a table."""
