"""The components of a new race, and the names under which everything is saved."""

from __future__ import annotations

from typing import Final

from eldorado.core.shapes import Counts, Each, Many, Mask, One, Shape
from eldorado.games.quest.model import actions, cards, phases, tokens
from eldorado.games.quest.model.ground import SYMBOLS
from eldorado.kit.stock import Stock

TODAY: Final[Stock] = Stock(
    {"cards": cards.NAME, "tokens": tokens.NAME}, {"cards": cards.COPIES, "tokens": tokens.COPIES}
)

SOURCES: Final[list[str]] = [*cards.NAME, *tokens.NAME]  # sources of power

SHAPES: Final[dict[str, Shape]] = {
    "placed": Mask(cards.NAME),
    "phase": One(phases.NAME),
    "item": One(cards.NAME),
    "symbol": One(SYMBOLS),
    "source": One(SOURCES),
    "target": One(actions.CODEC.labels()),
    "market": Counts(cards.NAME),
    "removed": Counts(cards.NAME),
    "token_bag": Counts(tokens.NAME),
    "played": Many(cards.NAME),
    "new_discard": Many(cards.NAME),
    "new_draw": Many(cards.NAME),
    "new_hand": Many(cards.NAME),
    "hands": Each(Many(cards.NAME)),
    "draws": Each(Counts(cards.NAME)),
    "discards": Each(Counts(cards.NAME)),
    "known": Each(Many(cards.TAGGED)),
    "tokens": Each(Many(tokens.NAME)),
}
