"""The measured strength of the levels, from which a player's own strength is estimated."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files


@cache
def ratings(game: str) -> dict[str, int]:
    """The Elo points of each measured level of a game, above “normal”; empty for a game that was not measured.

    >>> ratings("quest")["normal"], ratings("quest")["easy"] < 0 < ratings("quest")["expert"], ratings("chess")
    (0, True, {})
    """
    text = (files("eldorado.bots") / "ratings.toml").read_text(encoding="utf-8")
    found: dict[str, int] = tomllib.loads(text).get(game, {})
    return found
