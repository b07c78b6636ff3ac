"""The numbers a policy of the Island plays by. weights.toml has them, and says how each set was made."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from eldorado.core.errors import UserError

PLAYED = (
    "attack", "march", "window", "lost", "villager", "robbed", "shrine", "near_win", "tie", "power", "dare", "boldness",
    "gather", "haste", "stroll", "crowd", "levy", "fear", "stand", "altar", "patience", "army", "repeat", "odds",
)  # fmt: skip


class Weights:
    """In hundredths: of a card, of a chance, of a die."""

    def __init__(self, given: dict[str, int]) -> None:
        # battles
        self.attack: float = given["attack"] / 100  # cards an attack of the explorer must bring
        self.march: float = given["march"] / 100  # what villagers that march off are missed
        self.window: float = given["window"] / 100  # the same in the turn of another
        self.odds: float = (
            given["odds"] / 100
        )  # the chance that is asked for there, unless somebody is about to win
        self.lost: float = given["lost"] / 100  # what an explorer that loses is set back
        self.villager: float = given["villager"] / 100  # a villager
        self.robbed: float = given["robbed"] / 100  # what it costs another to lose
        self.shrine: float = given["shrine"] / 100  # the cave shrine
        self.near_win: float = given["near_win"] / 100  # for each shrine that another has
        self.tie: float = given["tie"] / 100  # a share of a victory
        self.power: int = given["power"] // 100  # strength for the cave
        self.dare: float = given["dare"] / 100  # the chance that is asked for where somebody bars the way
        self.boldness: float = given["boldness"] / 10_000  # how much of it is given up each round
        # dice and cards
        self.gather: float = given["gather"] / 100  # a card gathered
        self.haste: float = given["haste"] / 100  # a step while there is something to discover
        self.stroll: float = given["stroll"] / 100  # a step otherwise
        self.crowd: int = given["crowd"] // 100  # cards in hand that are many
        self.levy: int = given["levy"] // 100  # offerings before villagers are bought to spare
        # alone
        self.fear: float = given["fear"] / 100  # of the guardians
        self.stand: float = given["stand"] / 100  # the chance to stand before the next shrine is looked for
        self.altar: float = given["altar"] / 100  # a place where an offering can be bought
        self.patience: int = given["patience"] // 100  # rounds before more is looked for
        self.army: int = given["army"] // 100  # villagers before it goes on
        self.repeat: bool = given["repeat"] > 0  # whether cards are changed and changed back


@cache
def table() -> dict[str, Any]:
    """What weights.toml says."""
    return tomllib.loads((files("eldorado.bots.island") / "weights.toml").read_text("utf-8"))


@cache
def weights(name: str) -> Weights:
    """A set of weights by its name."""
    return Weights(read(table(), name))


def read(said: dict[str, Any], name: str) -> dict[str, int]:
    """A set of weights from a table like weights.toml, on top of the frozen ones; a sentence for one that is broken.

    >>> read({"greedy": {"attack": 100}}, "greedy")
    Traceback (most recent call last):
    eldorado.core.errors.UserError: The weights “greedy” of the Island are broken: march should be a whole number.
    """
    given = {**said.get("greedy", {}), **said.get(name, {})}
    for key in PLAYED:
        if not isinstance(given.get(key), int):
            raise UserError("weights.broken_in", game="the Island", name=name, key=key)
    return {key: given[key] for key in PLAYED}
