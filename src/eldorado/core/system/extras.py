"""Import libraries that come with an extra of the package, such as `eldorado[lab]`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from eldorado.core.errors import UserError

__all__ = ["load"]


def load(module: str, extra: str) -> Any:
    """Import a module; if it is missing, the UserError says how to install the extra that brings it.

    >>> load("json", "lab").dumps([1])
    '[1]'
    >>> load("no_such_library", "lab")
    Traceback (most recent call last):
    eldorado.core.errors.UserError: This needs no_such_library. Install it with: pip install "eldorado[lab]"
    """
    try:
        return import_module(module)
    except ImportError:
        raise UserError("extra.missing", library=module.partition(".")[0], extra=extra) from None
