"""Folders for data on this system."""

from __future__ import annotations

import os
import sys
from pathlib import Path

__all__ = ["data_folder"]


def data_folder() -> Path:
    """The folder where a user's programs keep their data on this system.

    >>> data_folder().name
    'eldorado'
    """
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "eldorado"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "eldorado"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "eldorado"
