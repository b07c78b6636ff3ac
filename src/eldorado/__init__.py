"""A digital tabletop for the El Dorado board games."""

from __future__ import annotations

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the hot modules of this installation are compiled, found out without loading them.

    >>> compiled() in (True, False)
    True
    """
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec

    spec = find_spec("eldorado.core.game")
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
