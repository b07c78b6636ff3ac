"""The goal cards as small integers: treasures, curses, and destinies with their conditions."""

from __future__ import annotations

from typing import Final

from eldorado.games.isla_dorada.model.board import PLACE, TYPES
from eldorado.games.isla_dorada.model.cards import CARD, HELD, SYMBOLS
from eldorado.games.isla_dorada.model.data import GOALS
from eldorado.kit.data import Table, unique

TREASURE_ROWS: Final[list[Table]] = GOALS.tables("treasure")
unique(TREASURE_ROWS)
TREASURE: Final[list[str]] = [t.text("id") for t in TREASURE_ROWS]
TREASURE_SITE: Final[list[int]] = [PLACE.index(t.word("site", PLACE)) for t in TREASURE_ROWS]
TREASURE_POINTS: Final[list[int]] = [t.number("points", 1, 99) for t in TREASURE_ROWS]
TREASURE_SYMBOL: Final[list[int]] = [SYMBOLS.index(t.word("symbol", SYMBOLS)) for t in TREASURE_ROWS]
STARTING: Final[list[bool]] = [t.flag("starting") for t in TREASURE_ROWS]
TREASURES: Final[int] = len(TREASURE)

CURSE_ROWS: Final[list[Table]] = GOALS.tables("curse")
unique(CURSE_ROWS)
CURSE: Final[list[str]] = [c.text("id") for c in CURSE_ROWS]
CURSE_SITE: Final[list[int]] = [PLACE.index(c.word("site", PLACE)) for c in CURSE_ROWS]
CURSE_POINTS: Final[list[int]] = [c.number("points", -99, -1) for c in CURSE_ROWS]
CURSES: Final[int] = len(CURSE)

DESTINY_ROWS: Final[list[Table]] = GOALS.tables("destiny")
unique(DESTINY_ROWS)
DESTINY: Final[list[str]] = [d.text("id") for d in DESTINY_ROWS]
DESTINY_POINTS: Final[list[int]] = [d.number("points", 1, 99) for d in DESTINY_ROWS]
DESTINIES: Final[int] = len(DESTINY)

# --- conditions of destinies ---
SORTS: Final[list[str]] = [
    "visit_all", "moves_by_path", "sea_tokens_placed", "different_sites_visited", "markers_on_one_site",
    "last_marker_on", "hand_at_end", "gold_at_end",
]  # fmt: skip
CONDITIONS: Final[list[Table]] = [d.table("condition") for d in DESTINY_ROWS]
SORT: Final[list[str]] = [c.word("type", SORTS) for c in CONDITIONS]
# The same as numbers, which compare faster than words.
SORT_NUMBER: Final[list[int]] = [SORTS.index(sort) for sort in SORT]
VISIT_ALL: Final[int] = SORTS.index("visit_all")
MOVES_BY_PATH: Final[int] = SORTS.index("moves_by_path")
SEA_TOKENS: Final[int] = SORTS.index("sea_tokens_placed")
DIFFERENT_SITES: Final[int] = SORTS.index("different_sites_visited")
ON_ONE_SITE: Final[int] = SORTS.index("markers_on_one_site")
LAST_MARKER: Final[int] = SORTS.index("last_marker_on")
HAND_AT_END: Final[int] = SORTS.index("hand_at_end")
GOLD_AT_END: Final[int] = SORTS.index("gold_at_end")


def numbers_of(condition: Table, key: str, table: list[str]) -> list[int]:
    """The things a condition lists; empty if it lists none."""
    if key not in condition.entries:
        return []
    return [table.index(name) for name in condition.texts(key, table)]


def needed(condition: Table) -> int:
    """The number that fulfils a condition: all of the sites, or the number given."""
    sites = numbers_of(condition, "sites", PLACE)
    by_sites = {"visit_all": len(sites), "last_marker_on": 1}
    missing = by_sites.get(condition.word("type", SORTS))
    return condition.number("at_least", 1, 99, missing)


NEEDED: Final[list[int]] = [needed(c) for c in CONDITIONS]
SITES: Final[list[list[int]]] = [numbers_of(c, "sites", PLACE) for c in CONDITIONS]
BY_TYPES: Final[list[list[int]]] = [numbers_of(c, "paths", TYPES) for c in CONDITIONS]
HERD: Final[list[int]] = [
    CARD.index(c.word("card", CARD[:HELD])) if "card" in c.entries else -1 for c in CONDITIONS
]
APART: Final[list[bool]] = [c.flag("different_paths") for c in CONDITIONS]
