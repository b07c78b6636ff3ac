"""Read the numbers that policies play by: a file weights.toml for each game, which says how each set was made."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from eldorado.core.errors import UserError
from eldorado.core.system.reasons import said


def read_table(package: str) -> dict[str, Any]:
    """Read the weights.toml of a package; a UserError if it cannot be read."""
    file = files(package) / "weights.toml"
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise UserError("option.unreadable", file=str(file), problem=said(str(error))) from None


def read_set(
    said: Mapping[str, Any], name: str, keys: tuple[str, ...], game: str, base: Mapping[str, Any]
) -> dict[str, int]:
    """A set of weights, on top of a base for what it leaves out; a sentence for one that is missing or broken.

    >>> read_set({"mine": {"buy": 100}}, "mine", ("buy", "keep"), "my game", {"keep": 3})
    {'buy': 100, 'keep': 3}
    >>> read_set({"mine": {"buy": 1.5}}, "mine", ("buy",), "my game", {})
    Traceback (most recent call last):
    eldorado.core.errors.UserError: The weights “mine” of my game are broken: buy should be a whole number.
    >>> read_set({}, "mine", ("buy",), "my game", {"buy": 1})
    Traceback (most recent call last):
    eldorado.core.errors.UserError: There are no weights “mine” for my game.
    """
    if name not in said:
        raise UserError("weights.unknown", game=game, name=name)
    given = {**base, **said[name]}
    for key in keys:
        if type(given.get(key)) is not int:
            raise UserError("weights.broken_in", game=game, name=name, key=key)
    return {key: given[key] for key in keys}


def read_points(said: Mapping[str, Any], names: tuple[str, ...], where: str, game: str) -> list[float]:
    """Fitted coefficients in the order of the features; a sentence if one is missing or no number.

    >>> read_points({"late": 2, "one": 0.5}, ("one", "late"), "value", "my game")
    [0.5, 2.0]
    >>> read_points({"one": "much"}, ("one",), "value", "my game")
    Traceback (most recent call last):
    eldorado.core.errors.UserError: The weights “value” of my game are broken: one should be a number.
    """
    for key in names:
        if type(said.get(key)) not in (int, float):
            raise UserError("weights.not_a_number", game=game, name=where, key=key)
    return [float(said[key]) for key in names]
