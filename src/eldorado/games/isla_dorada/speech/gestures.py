"""The meanings of a tap on the table, for the refusal of a gesture without effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eldorado.core.game import Refusal
from eldorado.games.isla_dorada.model import actions, board, cards, goals, numbers, phases
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.questions.base import asked
from eldorado.games.isla_dorada.questions.bolts.robbers import Robber
from eldorado.games.isla_dorada.rules.refusals import no


def number(name: str, below: int) -> list[int]:
    """Return the number of an anchor in a list, or an empty list.

    >>> number("2", 3), number("3", 3), number("x", 3)
    ([2], [], [])
    """
    return [int(name)] if name.isdecimal() and int(name) < below else []


def index(name: str, table: list[str]) -> list[int]:
    return [table.index(name)] if name in table else []


def way_family(s: IslaState) -> int:
    return actions.SANGAIA if s.phase == phases.MOVING else actions.WAY


def site(s: IslaState, name: str) -> list[int]:
    """The ways from the place to a site, by land and water first."""
    found: list[int] = []
    for place in index(name, board.PLACE):
        found += [
            w for w in range(board.AIR_WAY) if board.WAY_FROM[w] == s.place and board.WAY_TO[w] == place
        ]
        found.append(board.AIR_WAY + place)
    return [way_family(s) + way for way in found]


def path(s: IslaState, name: str) -> list[int]:
    """The ways from the place over a path; while drawing, the monster's moves to it."""
    paths = number(name, board.PATHS)
    if s.phase == phases.DRAWING:
        return [actions.BLOCK + n for n in paths]
    over = [
        way
        for way in range(board.AIR_WAY)
        if board.WAY_FROM[way] == s.place and any(n in board.WAY_PATHS[way] for n in paths)
    ]
    # One that begins elsewhere is refused for that.
    ends = over or [way for way in range(board.AIR_WAY) if any(n in board.WAY_PATHS[way] for n in paths)]
    return [way_family(s) + way for way in ends]


def way(s: IslaState, name: str) -> list[int]:
    return [way_family(s) + n for n in number(name, board.WAYS)]


def seat(s: IslaState, name: str) -> list[int]:
    family = actions.JUJU
    if s.phase == phases.DRAWING:
        family = actions.ROB if isinstance(asked(s), Robber) else actions.CHOOSE
    return [family + n for n in number(name, s.seats)]


def card(s: IslaState, name: str) -> list[int]:
    found = index(name, cards.CARD[: cards.HELD])
    if s.phase == phases.BIDDING and found == [cards.OVETOS]:
        return [actions.BID_OVETOS + n for n in range(numbers.MOST_BID + 1)]
    if s.phase == phases.BIDDING and found == [cards.JUJU]:
        return [actions.JUJU + n for n in range(s.seats)]
    if s.phase == phases.TREASURES and name.startswith("bonus_"):
        return [actions.BONUS + kind - cards.BONUS for kind in found]
    family = actions.PAY if s.phase in (phases.BIDDING, phases.PAYING) else actions.DISCARD
    return [family + kind for kind in found]


def pool(s: IslaState, name: str) -> list[int]:
    return [actions.TAKE + s.pool[n] for n in number(name, len(s.pool))]


def deck(s: IslaState, name: str) -> list[int]:
    return [actions.DECK]


def button(s: IslaState, name: str) -> list[int]:
    return [actions.PASS] if name == "pass" else []


def treasure(s: IslaState, name: str) -> list[int]:
    family = actions.RETURN if s.phase == phases.DRAWING else actions.PLAY
    return [family + n for n in index(name, goals.TREASURE)]


def destiny(s: IslaState, name: str) -> list[int]:
    return [actions.KEEP + n for n in index(name, goals.DESTINY)]


MEANT: Final[dict[str, Callable[[IslaState, str], list[int]]]] = {
    "site": site,
    "path": path,
    "way": way,
    "seat": seat,
    "card": card,
    "pool": pool,
    "deck": deck,
    "button": button,
    "treasure": treasure,
    "destiny": destiny,
}


def too_early(s: IslaState, seat: int, action: int) -> Refusal | None:
    """Explain when a thing is of use that the question does not speak of: more than that it is not asked for now."""
    question = asked(s)
    if question is None or not (question.actors(s) >> seat) & 1:
        return None
    kind = actions.FAMILY[action]
    if kind == actions.PAY and s.phase == phases.BIDDING:
        return no("D-BID-4", "pays_later")
    if kind == actions.KEEP and not question.offers_destinies():
        return no("D-END-2", "destiny_later")
    if kind == actions.PLAY and s.phase != phases.TREASURES:
        site = goals.TREASURE_SITE[action - kind]
        return no("D-TREAS-1", "other_site", site=board.PLACE[site]) if site != s.place else None
    return None


def meant(s: IslaState, anchor: str) -> list[int]:
    """The actions a tap on an anchor can mean now, the likeliest first; empty for anchors that are not on the table."""
    kind, _, name = anchor.partition(":")
    return MEANT[kind](s, name) if kind in MEANT else []
