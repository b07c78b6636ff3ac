"""Plain data: what every view, dump, event and record is made of."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

# JSON's own shapes: None, bool, int, str, lists of them and dicts with string keys. No floats, so that two machines
# write the same bytes. A recursive alias would make every list[int] an error to a strict checker (lists are
# invariant), hence Any; the conformance suite checks at run time that what claims to be plain is plain.
Plain = Any
Options = dict[str, Plain]


def canonical(data: Plain) -> bytes:
    """Return the unique byte string for this data: sorted keys, no spaces.

    >>> canonical({"b": [1, 2], "a": None})
    b'{"a":null,"b":[1,2]}'
    """
    return _writer()(data)


@cache
def _writer() -> Callable[[Plain], bytes]:
    """What writes canonical JSON; found when first needed, since a program that only tells its help needs none."""
    import msgspec

    return msgspec.json.Encoder(order="sorted").encode


def digest(data: Plain) -> bytes:
    """A 16-byte fingerprint of plain data.

    >>> digest([1]) == digest([1]) != digest([2])
    True
    """
    return hashlib.blake2b(canonical(data), digest_size=16).digest()


def is_plain(data: Plain) -> bool:
    """Whether data could be written as canonical JSON without loss.

    >>> is_plain({"hand": [1, "scout", None]}), is_plain({1: 2}), is_plain(0.5)
    (True, False, False)
    """
    if data is None or isinstance(data, (int, str)):  # a bool is an int
        return True
    if isinstance(data, list):
        return all(map(is_plain, data))
    if isinstance(data, Mapping):
        return all(isinstance(k, str) and is_plain(v) for k, v in data.items())
    return False
