"""The adventure cards as small integers: first the kinds that can be in a hand, then the bolt cards."""

from __future__ import annotations

from typing import Any, Final

from eldorado.core.errors import BadData
from eldorado.games.isla_dorada.model.data import ADVENTURE, GOALS
from eldorado.kit.data import Table, unique

SYMBOLS: Final[list[str]] = GOALS.texts("symbols")
KIND_WORDS: Final[list[str]] = ["animal", "boat", "air", "trick", "bonus", "bolt"]
# What a way consists of: its class determines the cards that pay for it.
CLASSES: Final[list[str]] = ["mountain", "sand", "jungle", "water", "air"]
WATER: Final = 3
AIR: Final = 4


def checked(card: Table) -> dict[str, Any]:
    """Check one entry of the file; BadData for impossible values."""
    card.only(["id", "name", "count", "kind", "way", "value", "gold", "per_symbol", "points"])
    card.text("id")
    card.text("name")
    card.number("count", 1, 99)
    kind = card.word("kind", KIND_WORDS)
    if kind in ("animal", "boat"):
        card.word("way", CLASSES[: WATER + (kind == "boat")])
    if kind in ("animal", "boat", "air"):
        card.number("value", 1, 9)
    if kind == "air":
        card.number("gold", 0, 9)
    if kind == "bonus":
        card.number("per_symbol", 1, 9)
        card.number("points", 1, 9)
    return card.entries


def kinds_of(table: list[Table]) -> list[dict[str, Any]]:
    """Return one entry for each kind of card; the bonus is a kind for each symbol. Bolt cards last."""
    unique(table)
    found: list[dict[str, Any]] = []
    for entry in table:
        card = checked(entry)
        if card["kind"] == "bonus":
            for symbol in SYMBOLS:
                found.append(dict(card, id="bonus_" + symbol, count=card["per_symbol"], symbol=symbol))
        else:
            found.append(card)
    return [c for c in found if c["kind"] != "bolt"] + [c for c in found if c["kind"] == "bolt"]


CARDS: Final[list[dict[str, Any]]] = kinds_of(ADVENTURE.tables("card"))
CARD: Final[list[str]] = [str(c["id"]) for c in CARDS]
COUNT: Final[list[int]] = [int(c["count"]) for c in CARDS]
VALUE: Final[list[int]] = [int(c.get("value", 0)) for c in CARDS]
FEE: Final[list[int]] = [int(c.get("gold", 0)) for c in CARDS]
KINDS: Final[int] = len(CARDS)
HELD: Final[int] = len([c for c in CARDS if c["kind"] != "bolt"])  # kinds below this can be in a hand


def card(name: str) -> int:
    """Return the number of a card that a rule names; BadData if the file has none of that name."""
    if name not in CARD:
        raise BadData(
            "data.missing", file=ADVENTURE.file, entry=ADVENTURE.entry, field=name, wanted="this card"
        )
    return CARD.index(name)


SHAMAN: Final[int] = card("shaman")
JUJU: Final[int] = card("juju")
OVETOS: Final[int] = card("ovetos")
SANGAIA: Final[int] = card("sangaia")
BONGO: Final[int] = card("bongo")
DRAKO: Final[int] = card("drako")
ZEPPELIN: Final[int] = card("zeppelin")
DIAWAS: Final[int] = card("diawas")
BONUS: Final[int] = card("bonus_" + SYMBOLS[0])  # one kind for each symbol, from here on
BONUS_POINTS: Final[int] = int(CARDS[BONUS]["points"])

# The card that normally pays on a class; by air there is none.
NATURAL: Final[list[int]] = [
    next((k for k in range(HELD) if CARDS[k].get("way") == name), -1) for name in CLASSES
]
KAYAK: Final[int] = NATURAL[WATER]
KAYAK_VALUE: Final[int] = VALUE[KAYAK]
DRAKO_VALUE: Final[int] = VALUE[DRAKO]
DRAKO_FEE: Final[int] = FEE[DRAKO]
ZEPPELIN_VALUE: Final[int] = VALUE[ZEPPELIN]
ZEPPELIN_FEE: Final[int] = FEE[ZEPPELIN]
