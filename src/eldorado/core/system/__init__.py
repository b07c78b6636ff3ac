"""What the package needs from the system: files, folders, installed packages."""
