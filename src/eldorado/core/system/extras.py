"""Import libraries that come with an extra of the package, such as `eldorado[lab]`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from eldorado.core.errors import UserError

__all__ = ["load", "needed"]


def load(module: str, extra: str) -> Any:
    """Import a module; if it is missing, the UserError says how to install the extra that brings it.

    >>> load("json", "lab").dumps([1])
    '[1]'
    >>> load("no_such_library", "lab")
    Traceback (most recent call last):
    eldorado.core.errors.UserError: This needs no_such_library. Install it with: pip install "eldorado[lab]"
    """
    library = module.partition(".")[0]
    try:
        found, top = import_module(module), import_module(library)
    except ImportError:
        raise missing(library, extra) from None
    if not getattr(top, "__file__", None):  # just a folder of that name in the current directory
        raise missing(library, extra)
    return found


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Import libraries within a block; if one is missing, the UserError is the same.

    >>> with needed("lab"):
    ...     import no_such_library
    Traceback (most recent call last):
    eldorado.core.errors.UserError: This needs no_such_library. Install it with: pip install "eldorado[lab]"
    """
    try:
        yield
    except ModuleNotFoundError as error:
        raise missing((error.name or "").partition(".")[0], extra) from None


def missing(library: str, extra: str) -> UserError:
    return UserError("extra.missing", library=library, extra=extra)
