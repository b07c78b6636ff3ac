"""The numbers of a policy of the Quest. weights.toml has them, and says how each set was made."""

from __future__ import annotations

from functools import cache
from typing import Any

from eldorado.bots.quest.speed import Speed
from eldorado.bots.weights import read_points, read_set, read_table
from eldorado.games.quest.model import cards

ALWAYS = (
    "standing", "patience", "cave", "item", "joker", "card", "camp", "buy", "thin", "delay", "one_shot",
    "transmitter", "journal", "keep",
)  # fmt: skip
# Weights missing from the frozen set, with their defaults.
ADDED = {"waste": 0, "wealth": 0, "prune": 0, "draws": 100, "guide": 100, "ahead": 4}
LIKED = tuple(f"like_{name}" for name in cards.NAME[cards.STARTING :])
PLAYED = (*ALWAYS, *ADDED, *LIKED)
ALONG = tuple(f"way_{name}" for name in cards.NAME)  # the cards of the deck
FEATURES = (
    "one", "effort", "effort_squared", "turns", "machetes", "coins", "paddles", "given", "blockades", "deck",
    "power", "starting", "draws", "items", "hand", "fits", "tokens", "pieces", "furthest", "wealth", *ALONG,
)  # fmt: skip


class Weights:
    """Weights: times in thousandths of a turn, shares in hundredths."""

    def __init__(self, given: dict[str, int]) -> None:
        self.standing: int = given["standing"]  # the extra cost of an occupied space
        self.patience: int = given["patience"]  # rounds without a step before anything goes
        self.cave: int = given["cave"]  # stopping beside a cave with tokens
        self.item: int = given["item"]  # how much of an item's power counts as lost when it is used
        self.joker: int = given["joker"]  # a joker counts for each symbol
        self.card: int = given["card"]  # a card given for rubble
        self.camp: int = given["camp"]  # a card removed at a camp, which is not only a loss
        self.buy: int = given["buy"]  # how much of what a new card saves is believed
        self.thin: int = given["thin"]  # how much of what removing a card saves is believed
        self.delay: int = given["delay"]  # how long a new card takes to come to hand
        self.one_shot: int = given["one_shot"]  # of an item's power
        self.transmitter: int = given["transmitter"]
        self.journal: int = given["journal"]  # items with another function
        self.keep: int = given["keep"]  # the least power of a card worth keeping for the way ahead
        self.waste: int = given["waste"]  # how much of a strong card's further steps is lost
        self.wealth: int = given["wealth"]  # half a coin, each time it comes to hand
        self.prune: int = given["prune"]  # a card that can remove others, for each of them
        self.draws: int = given["draws"]  # a card drawn by another
        self.guide: int = given["guide"]  # a Native, for each space it enters
        self.ahead: int = given["ahead"]  # spaces of the way that cards are kept for
        self.like: list[int] = [0] * cards.STARTING  # by kind: what buying it saves besides all that
        for key in LIKED:
            self.like.append(given[key])
        self.speed: Speed = Speed(self.joker, self.waste, self.guide)


class Fitted:
    """The result of `lab fit`: turns to go from the features of `value`, and the weight of a turn."""

    def __init__(self, turns: list[float], sharp: float, fade: float) -> None:
        self.turns = turns
        self.sharp = sharp
        self.fade = fade


@cache
def table() -> dict[str, Any]:
    """Read weights.toml."""
    return read_table("eldorado.bots.quest")


@cache
def weights(name: str) -> Weights:
    """A set of weights by its name."""
    return read(table(), name)


@cache
def fitted(pieces: int) -> Fitted:
    """The fitted value of weights.toml, for races with so many pieces each."""
    found = table()["value"][("one", "two")[pieces - 1]]
    sharp, fade = read_points(found, ("sharp", "fade"), "value", "the Quest")
    # A card that came after the fit is judged by what all cards are judged by: power, price, symbol.
    turns = {**dict.fromkeys(ALONG, 0.0), **found["turns"]}
    return Fitted(read_points(turns, FEATURES, "value.turns", "the Quest"), sharp, fade)


def read(said: dict[str, Any], name: str) -> Weights:
    """A set of weights from a table like weights.toml; a sentence for one that is broken.

    >>> read({"mine": {"buy": 100}}, "mine")
    Traceback (most recent call last):
    eldorado.core.errors.UserError: The weights “mine” of the Quest are broken: standing should be a whole number.
    """
    return Weights(complete(said, name))


def complete(said: dict[str, Any], name: str) -> dict[str, int]:
    """Return all the numbers of a policy, with defaults for those added later."""
    return read_set(said, name, PLAYED, "the Quest", {**dict.fromkeys(LIKED, 0), **ADDED})
