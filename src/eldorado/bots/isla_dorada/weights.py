"""The numbers of a policy of Isla Dorada. weights.toml has them, and says how each set was made."""

from __future__ import annotations

from functools import cache
from typing import Any

from eldorado.bots.weights import read_points, read_set, read_table

GAME = "Isla Dorada"
PLAYED = (
    "zeppelin", "drako", "kayak", "animal", "herd", "bongo", "bonus", "idle", "shaman", "sangaia", "ovetos", "juju",
    "blind", "poor", "horizon", "crowd", "full", "spend", "coin", "here", "near", "middle", "far", "curse",
    "bongo_near", "destiny", "hope", "margin", "matters", "rival", "flight", "late", "join", "deny", "company", "step",
    "learned",
)  # fmt: skip


class Weights:
    """Weights in hundredths: of a point, of a share, of a round."""

    def __init__(self, given: dict[str, int]) -> None:
        # the value of one more card in hand, in points, while there are rounds to use it
        self.zeppelin: float = given["zeppelin"] / 100
        self.drako: float = given["drako"] / 100
        self.kayak: float = given["kayak"] / 100
        self.animal: float = given["animal"] / 100
        self.herd: float = given["herd"] / 100  # more for each animal of the same kind
        self.bongo: float = given["bongo"] / 100  # a share of the treasure it plays
        self.bonus: float = given["bonus"] / 100  # a share of its points, with a treasure of its symbol
        self.idle: float = given["idle"] / 100  # the same without one
        self.shaman: float = given["shaman"] / 100
        self.sangaia: float = given["sangaia"] / 100
        self.ovetos: float = given["ovetos"] / 100
        self.juju: float = given["juju"] / 100
        self.blind: float = given["blind"] / 100  # a card from the deck
        self.poor: float = given["poor"] / 100  # a share: a card whose fee cannot be paid
        self.horizon: float = (
            given["horizon"] / 100
        )  # rounds before the end from which cards lose their value
        self.crowd: float = (
            given["crowd"] / 100
        )  # how much each of ten cards in hand reduces the value of a paying one
        self.full: bool = given["full"] > 0  # whether a purchase considers the cards lost to the hand limit
        # bids for ways
        self.spend: float = given["spend"] / 100  # how much of the value of cards counts in payments
        self.coin: int = given["coin"]  # a coin, in hundredths of a point
        self.margin: float = given["margin"] / 100  # the least gain of a bid
        self.matters: float = (
            given["matters"] / 100
        )  # the least gain before a Juju or an Ovetos is spent on it
        self.rival: float = given["rival"] / 100  # cards and half coins of a rival worth silencing
        self.join: float = given["join"] / 100  # how much of a way is lost if nobody adds to its shared bid
        self.deny: float = (
            given["deny"] / 100
        )  # points for each that a rival bids, if it does not get its way
        # values of places
        self.learned: bool = given["learned"] > 0  # whether chances are those counted in games (`odds.py`)
        self.reach: list[float] = [given["here"] / 100, given["near"] / 100, given["middle"] / 100]
        self.reached: list[list[float]] = []  # by rounds left and steps: the chance, computed on demand
        self.met: list[list[float]] = []  # the same for curses
        self.far: float = given["far"] / 100  # a share of the chances further away
        self.curse: float = given["curse"] / 100  # a share of the chance that a curse is met
        self.bongo_near: float = given["bongo_near"] / 100
        self.destiny: float = given["destiny"] / 100  # a share of the points of a destiny, times its chance
        self.hope: float = given["hope"] / 100  # how much experience counts when a destiny is chosen
        self.sight: float = (100 - given["hope"]) / 100
        self.flight: float = given["flight"] / 100  # the least gain of a Sangaia
        self.late: float = given["late"] / 100  # the same in the last rounds
        self.company: float = given["company"] / 100  # another treasure of the same site
        self.step: float = given["step"] / 100  # the cost of each step to a treasure


class Fitted:
    """The result of a fit on games: points to come from the features of `value`, and the weight of a point."""

    def __init__(self, points: list[float], sharp: float) -> None:
        self.points = points
        self.sharp = sharp


@cache
def table() -> dict[str, Any]:
    """Read weights.toml."""
    return read_table("eldorado.bots.isla_dorada")


@cache
def weights(name: str) -> Weights:
    """A set of weights by its name."""
    return Weights(read(table(), name))


@cache
def fitted() -> Fitted:
    """The fitted value of weights.toml."""
    found = table()["value"]
    (sharp,) = read_points(found, ("sharp",), "value", GAME)
    return Fitted(read_points(found["points"], tuple(found["points"]), "value.points", GAME), sharp)


def read(said: dict[str, Any], name: str) -> dict[str, int]:
    """A set of weights from a table like weights.toml, on top of the frozen ones; a UserError for a broken one.

    >>> read({"greedy": {"coin": 100}}, "greedy")
    Traceback (most recent call last):
    eldorado.core.errors.UserError: The weights “greedy” of Isla Dorada are broken: zeppelin should be a whole number.
    """
    return read_set(said, name, PLAYED, GAME, said.get("greedy", {}))
