"""Worker processes in which bots think."""
