"""Why a file could not be read or written: sentences of the catalogue, because the system's own are in one language."""

from __future__ import annotations

import errno

from eldorado.core.plain import Plain

__all__ = ["reason", "said"]

KNOWN = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no_folder",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.EROFS: "read_only",
    errno.ENAMETOOLONG: "long_name",
}


def reason(error: OSError | ValueError) -> Plain:
    """Return the reason as a sentence with key and args, for `SAID` within another one.

    >>> reason(FileNotFoundError(errno.ENOENT, "No such file or directory"))
    {'key': 'reason.missing', 'args': {}}
    >>> reason(OSError(errno.EIO, "Input/output error"))
    {'key': 'reason.other', 'args': {'said': 'Input/output error'}}
    >>> reason(UnicodeDecodeError("utf-8", bytes([255]), 0, 1, "invalid start byte"))
    {'key': 'reason.no_text', 'args': {}}
    """
    if not isinstance(error, OSError):  # not UTF-8, or an impossible file name
        return {"key": "reason.no_text", "args": {}}
    known = KNOWN.get(error.errno or 0)
    if known:
        return {"key": f"reason.{known}", "args": {}}
    return said(error.strerror or str(error) or type(error).__name__)


def said(text: str) -> Plain:
    """Return what some program says about it, which is in the language of that program."""
    return {"key": "reason.other", "args": {"said": text}}
