"""Read a course from its address, as web/src/courses/code.ts writes it; anything malformed is no course."""

from __future__ import annotations

import re

from eldorado.core.plain import Plain
from eldorado.server.http import sanitize

LONGEST = 600
MOST = 24  # tiles, as in the editor
TILE = re.compile(r"([A-R]|jungle|water)([0-5])_(-?[0-9]{1,3})_(-?[0-9]{1,3})")
BLOCKADES = re.compile(r"[1-6dn]{1,24}")
LETTERS: dict[str, Plain] = {"d": "drawn", "n": "none"}


def draft(code: str, name: str) -> Plain:
    """Return the draft of a course; None if the address holds none.

    >>> made = draft("B0_0_0.jungle3_4_-2", "Up")
    >>> made["tiles"], made["finish"]["side"], draft("B0_0_0", ""), draft("<script>", "")
    ([{'side': 'B', 'rotation': 0, 'q': 0, 'r': 0}], 'jungle', None, None)
    """
    if len(code) > LONGEST:
        return None
    parts = code.split(".")
    laid = parts.pop() if BLOCKADES.fullmatch(parts[-1]) else ""
    found = [TILE.fullmatch(part) for part in parts]
    read: list[dict[str, Plain]] = [
        {"side": tile[1], "rotation": int(tile[2]), "q": int(tile[3]), "r": int(tile[4])}
        for tile in found
        if tile is not None
    ]
    if len(read) != len(parts) or not 2 <= len(read) <= MOST:
        return None
    *tiles, finish = read
    if len(finish["side"]) < 2 or any(len(tile["side"]) > 1 for tile in tiles):
        return None
    blockades: list[Plain] = [LETTERS.get(letter) or int(letter) for letter in laid]
    if blockades and len(blockades) != len(tiles) - 1:
        return None
    return {"name": sanitize.title(name), "tiles": tiles, "finish": finish, "blockades": blockades}
