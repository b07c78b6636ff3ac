"""The components of a new game, and the names under which everything is saved."""

from __future__ import annotations

from typing import Final

from eldorado.core.shapes import Counts, Each, Many, Mask, One, Rows, Shape
from eldorado.games.isla_dorada.model import board, cards, goals, phases
from eldorado.kit.stock import Stock

TODAY: Final[Stock] = Stock(
    {"cards": cards.CARD, "treasures": goals.TREASURE, "curses": goals.CURSE, "destinies": goals.DESTINY},
    {
        "cards": cards.COUNT,
        "treasures": [1] * goals.TREASURES,
        "curses": [1] * goals.CURSES,
        "destinies": [1] * goals.DESTINIES,
    },
)


def way_names() -> list[str]:
    """The names of ways: type, start (none by air) and destination."""
    found: list[str] = []
    for kind, start, end in zip(board.WAY_TYPE, board.WAY_FROM, board.WAY_TO, strict=True):
        begin = board.PLACE[start] if start >= 0 else ""
        found.append(f"{board.TYPES[kind]} {begin}>{board.PLACE[end]}")
    return found


PATH: Final = One([board.path_word(path) for path in range(board.PATHS)])
WAY: Final = One(way_names())
WAYS: Final = Many(WAY.names)
HAND: Final = Counts(cards.CARD[: cards.HELD])
PILE: Final = Counts(cards.CARD)
TREASURE: Final = One(goals.TREASURE)
TREASURES: Final = Many(goals.TREASURE)
CURSES: Final = Many(goals.CURSE)
DESTINY: Final = One(goals.DESTINY)
DESTINIES: Final = Many(goals.DESTINY)
ANIMALS: Final = Mask(cards.CLASSES)

SHAPES: Final[dict[str, Shape]] = {
    "phase": One(phases.PHASE),
    "place": One(board.PLACE),
    "markers": Many(board.PLACE),
    "visited": Counts(board.PLACE),
    "legs": Counts(board.TYPES),
    "tokens": Many(PATH.names),
    "bigfoot": PATH,
    "leviathan": PATH,
    "hand": Each(HAND),
    "treasures": Each(TREASURES),
    "curses": Each(CURSES),
    "destiny": DESTINIES,
    "played": Each(TREASURES),
    "bonuses": Each(TREASURES),
    "cursed": Each(CURSES),
    "deck": PILE,
    "discard": PILE,
    "gone": PILE,
    "pool": Many(cards.CARD),
    "treasure_deck": Each(TREASURES),
    "destiny_deck": Each(DESTINIES),
    "curse_deck": CURSES,
    "box": TREASURES,
    "way": WAY,
    "bid_way": WAYS,
    "know": Each(Rows(HAND.names)),
}
