"""The value of the ways from here to a seat, independent of the bids: the same through a whole auction.

There is a way by air to every place, so these are about thirty rows, needed with every bid and for every seat. They
follow from few values, which are the keys of a cache.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.advice.worth import Sites, toward, ways_here
from eldorado.games.isla_dorada.model import board, goals
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.rules.scoring import furthers

WAY_ROWS: Final = [{**board.way_args(way), "at": board.way_anchors(way)} for way in range(board.WAYS)]
KEPT: Final = 2000  # a server has many tables; a bot asks for one at a time
Outlook = list[tuple[int, dict[str, Plain]]]  # ways, and the facts about each


class Known:
    """A cache of the last outlooks, by the values they depend on."""

    def __init__(self) -> None:
        self.outlooks: dict[tuple[object, ...], Outlook] = {}

    def of(self, s: IslaState, seat: int, sites: Sites) -> Outlook:
        ground = (s.place, s.bigfoot, s.leviathan, s.two_sea_journeys, *s.tokens)
        been = (tuple(s.markers), tuple(s.visited), tuple(s.legs))
        own = (s.destiny[seat], tuple(s.treasures[seat]), tuple(s.curses[seat]), tuple(sites.worth))
        key = (ground, been, own)
        found = self.outlooks.get(key)
        if found is None:
            if len(self.outlooks) >= KEPT:
                self.outlooks.clear()
            found = self.outlooks[key] = outlook(s, seat, sites)
        return found


def outlook(s: IslaState, seat: int, sites: Sites) -> Outlook:
    """Return a row for each way, without the bids."""
    return [(way, row(s, seat, way, sites)) for way in ways_here(s)]


def row(s: IslaState, seat: int, way: int, sites: Sites) -> dict[str, Plain]:
    place = board.WAY_TO[way]
    return {
        **WAY_ROWS[way],
        "worth": sites.worth[place],
        "treasures": [goals.TREASURE[t] for t in sites.treasures.get(place, [])],
        "curse": sites.curse.get(place, 0),
        "explored": s.markers.count(place),
        "destiny": s.destiny[seat] >= 0 and furthers(s, s.destiny[seat], way),
        "toward": toward(s, seat, place),
    }


KNOWN: Final = Known()
