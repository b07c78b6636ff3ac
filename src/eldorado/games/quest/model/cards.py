"""The cards, from data/cards.toml: lists indexed by kind.

Kinds are numbered so that a comparison tells what a card is: the starting cards come first, then the other cards with
a power, then the action cards.
"""

from __future__ import annotations

from typing import Final

from eldorado.games.quest.model.ground import COIN, JOKER, SYMBOLS
from eldorado.kit.data import Table, read, unique

HAND_SIZE: Final = 4
PLACES: Final = 6  # places for piles on the market board
MOST_POWER: Final = 9  # `model.board` keeps lists for each power up to this
MOST_COST: Final = 20
_FIELDS = ["id", "name", "name_de", "symbol", "power", "copies"]
_FOR_SALE = [*_FIELDS, "cost", "item", "market", "draw", "remove_up_to", "take_free", "move_ignoring_cost"]


def read_kinds(file: Table) -> list[Table]:
    """Read the kinds in the order of their numbers, each one checked."""
    starting = file.tables("starting")
    for_sale = file.tables("kind")
    unique([*starting, *for_sale])
    for kind in starting:
        kind.only(_FIELDS)
        kind.word("symbol", SYMBOLS[:3])
    for kind in for_sale:
        kind.only(_FOR_SALE)
        kind.number("cost", 1, MOST_COST)
    powered = [kind for kind in for_sale if kind.word("symbol", SYMBOLS) != "action"]
    acting = [kind for kind in for_sale if kind.word("symbol", SYMBOLS) == "action"]
    for kind in [*starting, *for_sale]:
        kind.number("copies", 1, 20)
    for kind in [*starting, *powered]:
        kind.number("power", 1, MOST_POWER)
    for kind in acting:
        check_action(kind)
    if sum(kind.flag("market") for kind in for_sale) != PLACES:
        raise file.wrong("kind", f"market = true for {PLACES} kinds, as many as the market board has places")
    return [*starting, *powered, *acting]


def check_action(kind: Table) -> None:
    """Check that an action card does one of the things the rules know."""
    kind.number("draw", 1, 9, 1)
    kind.number("remove_up_to", 1, 9, 1)
    does = [key for key in ("draw", "take_free", "move_ignoring_cost") if key in kind.entries]
    if len(does) != 1:
        raise kind.wrong(
            "symbol", "one of draw, take_free or move_ignoring_cost into the entry of an action card"
        )


_kinds = read_kinds(read("eldorado.games.quest", "cards"))
STARTING: Final[int] = sum(
    1 for kind in _kinds if "cost" not in kind.entries
)  # kinds below this have no price
POWERED: Final[int] = sum(
    1 for kind in _kinds if kind.entries["symbol"] != "action"
)  # action cards from here on
KINDS: Final[int] = len(_kinds)

NAME: Final[list[str]] = [kind.text("id") for kind in _kinds]
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(NAME)}
SYMBOL: Final[list[int]] = [SYMBOLS.index(kind.word("symbol", SYMBOLS)) for kind in _kinds]
POWER: Final[list[int]] = [kind.number("power", 0, MOST_POWER, 0) for kind in _kinds]
COST: Final[list[int]] = [kind.number("cost", 0, MOST_COST, 0) for kind in _kinds]
COPIES: Final[list[int]] = [kind.number("copies", 1, 20) for kind in _kinds]
ITEM: Final[list[bool]] = [kind.flag("item") for kind in _kinds]
ON_BOARD: Final[list[bool]] = [kind.flag("market") for kind in _kinds]
DRAWS: Final[list[int]] = [kind.number("draw", 0, 9, 0) for kind in _kinds]
REMOVES: Final[list[int]] = [kind.number("remove_up_to", 0, 9, 0) for kind in _kinds]
TAKES: Final[list[bool]] = ["take_free" in kind.entries for kind in _kinds]
GUIDES: Final[list[bool]] = ["move_ignoring_cost" in kind.entries for kind in _kinds]
PAYS: Final[list[bool]] = [symbol in (COIN, JOKER) for symbol in SYMBOL]  # its power in a purchase
# the value of a card in a purchase, in half coins (Q-BUY-2)
WORTH: Final[list[int]] = [2 * power if pays else 1 for power, pays in zip(POWER, PAYS, strict=True)]
DEAREST: Final[int] = max(COST)

NEW: Final = "new "  # prefix for a card bought or taken this turn, whose number is its kind + KINDS
TAGGED: Final[list[str]] = [*NAME, *[NEW + name for name in NAME]]
TAG_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(TAGGED)}


def names_of(kinds: list[int]) -> list[str]:
    """Return the names of cards, with those of this turn tagged.

    >>> names_of([0, KINDS])
    ['explorer', 'new explorer']
    """
    return [TAGGED[kind] for kind in kinds]


def bag_names(bag: list[int]) -> list[str]:
    """Return a bag of counts as a list of names."""
    names: list[str] = []
    kind = 0
    for count in bag:
        if count == 1:
            names.append(TAGGED[kind])
        elif count:
            names.extend([TAGGED[kind]] * count)
        kind += 1
    return names
