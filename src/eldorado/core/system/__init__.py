"""What is asked of the system around: files, folders, installed packages."""
