"""The numbers of a policy of the Island. weights.toml has them, and says how each set was made."""

from __future__ import annotations

from functools import cache
from typing import Any

from eldorado.bots.weights import read_points, read_set, read_table

GAME = "the Island"
PLAYED = (
    "attack", "march", "window", "lost", "villager", "robbed", "shrine", "near_win", "tie", "power", "dare", "boldness",
    "gather", "haste", "stroll", "crowd", "levy", "fear", "stand", "altar", "patience", "army", "repeat", "odds",
    "sober", "thrift", "pinch", "hurry", "trail", "purse", "deep_gold", "deep_army", "deep_after", "nerve", "apart",
    "lure", "brink", "wane", "bereft", "close", "toll", "prowl", "tread", "thief", "last", "pillage", "depths",
    "recruit",
)  # fmt: skip


class Weights:
    """Weights in hundredths: of a card, of a chance, of a die."""

    def __init__(self, given: dict[str, int]) -> None:
        # battles
        self.attack: float = given["attack"] / 100  # the least gain of an explorer's attack, in cards
        self.march: float = given["march"] / 100  # the cost of villagers that march off
        self.window: float = given["window"] / 100  # the same in the turn of another
        self.odds: float = given["odds"] / 100  # the required chance there, unless somebody is about to win
        self.lost: float = given["lost"] / 100  # what an explorer that loses is set back
        self.villager: float = given["villager"] / 100  # a villager
        self.robbed: float = given["robbed"] / 100  # what it costs another to lose
        self.shrine: float = given["shrine"] / 100  # the cave shrine
        self.near_win: float = given["near_win"] / 100  # for each shrine that another has
        self.tie: float = given["tie"] / 100  # a share of a victory
        self.power: int = given["power"] // 100  # strength for the cave
        self.dare: float = given["dare"] / 100  # the required chance if somebody bars the way
        self.boldness: float = given["boldness"] / 10_000  # how much lower it is with each round
        # dice and cards
        self.gather: float = given["gather"] / 100  # a card gathered
        self.haste: float = given["haste"] / 100  # a step while there is something to discover
        self.stroll: float = given["stroll"] / 100  # a step otherwise
        self.crowd: int = given["crowd"] // 100  # the size of a large hand
        self.levy: int = given["levy"] // 100  # offerings before villagers are bought to spare
        # alone
        self.fear: float = given["fear"] / 100  # of the guardians
        self.wane: float = given["wane"] / 100  # how much less each round: a game that is not done is not won
        self.stand: float = (
            given["stand"] / 100
        )  # the required chance to stand before looking for the next shrine
        self.altar: float = given["altar"] / 100  # a place where an offering can be bought
        self.patience: int = given["patience"] // 100  # rounds before the search for more
        self.brink: int = given["brink"] // 100  # more of them before the shrine that brings the Titan
        self.army: int = given["army"] // 100  # villagers before it goes on
        self.repeat: bool = given["repeat"] > 0  # whether cards are changed and changed back
        self.sober: bool = given["sober"] > 0  # whether battles go by their exact odds
        self.thrift: float = given["thrift"] / 10_000  # a gold piece in battle, as a chance to be beaten
        self.pinch: float = given["pinch"] / 100  # how much of the fear is left without gold
        self.hurry: float = given["hurry"] / 100  # a step towards the errand without gold
        self.trail: int = given["trail"] // 100  # steps the army may be behind
        self.purse: int = given["purse"] // 100  # gold beyond an offering before it goes on
        self.deep_gold: int = given["deep_gold"] // 100  # gold for the cave
        self.deep_army: int = given["deep_army"] // 100  # villagers for the cave
        self.deep_after: int = given["deep_after"] // 100  # offerings before the cave
        self.nerve: float = (
            given["nerve"] / 100
        )  # the chance to stand that is asked for in the cave, at first
        self.apart: float = given["apart"] / 100  # a step between explorer and army at the end of a turn
        self.bereft: float = given["bereft"] / 100  # the loss of the army, as a share of that of the game
        self.close: float = given["close"] / 100  # not to end a turn on the army's tile
        self.toll: float = given["toll"] / 100  # a gold piece that brings the army along
        # the Thieves
        self.prowl: bool = given["prowl"] > 0  # whether thieves end their turn where most can be stolen
        self.tread: float = given["tread"] / 100  # a step to such a place beyond this turn's speed
        self.thief: float = given["thief"] / 100  # a thief and a doubloon
        self.last: float = given["last"] / 100  # more for the last thief
        self.pillage: bool = given["pillage"] > 0  # whether thieves attack farmhouses
        self.depths: int = given["depths"] // 100  # offerings before thieves look for the cave shrine
        self.recruit: int = given["recruit"] // 100  # rounds in which a second thief comes before an offering
        self.lure: int = given["lure"] // 100  # steps from a shrine where its guardian is waited for


class Fitted:
    """A fit on games, for the features of `value`: by kind of game, and for the Thieves among explorers."""

    def __init__(
        self, explorers: list[float], hunted: list[float], band: list[float], alone: list[float]
    ) -> None:
        self.explorers = explorers
        self.hunted = hunted  # explorers whom the Thieves play against
        self.band = band
        self.alone = alone

    def points(self, solo: bool, thieves: bool, band: bool) -> list[float]:
        """The coefficients of a side."""
        if solo:
            return self.alone
        if band:
            return self.band
        return self.hunted if thieves else self.explorers


@cache
def table() -> dict[str, Any]:
    """Read weights.toml."""
    return read_table("eldorado.bots.island")


@cache
def weights(name: str) -> Weights:
    """A set of weights by its name."""
    return Weights(read(table(), name))


@cache
def moods(kind: str) -> list[Weights]:
    """The tuned weights with what each mood changes: other ways to play a turn, for the search to try; `mood` for
    explorers, `raid` for the Thieves."""
    said = table()
    tuned = read(said, "tuned")
    return [Weights(read_set(said[kind], name, PLAYED, GAME, tuned)) for name in said[kind]]


@cache
def fitted() -> Fitted:
    """The fitted value of weights.toml."""
    said = table()["value"]
    kinds = ("explorers", "hunted", "band", "alone")
    found = [read_points(said[kind], tuple(said[kind]), f"value.{kind}", GAME) for kind in kinds]
    return Fitted(found[0], found[1], found[2], found[3])


def read(said: dict[str, Any], name: str) -> dict[str, int]:
    """A set of weights from a table like weights.toml, on top of the frozen ones; a UserError for a broken one.

    >>> read({"greedy": {"attack": 100}}, "greedy")
    Traceback (most recent call last):
    eldorado.core.errors.UserError: The weights “greedy” of the Island are broken: march should be a whole number.
    """
    return read_set(said, name, PLAYED, GAME, said.get("greedy", {}))
