"""What a place is worth to a seat: treasures in hand, bonuses on them, curses."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import board, cards, goals
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.rules.movement import open_way


def treasures_at(s: IslaState, seat: int, place: int) -> list[int]:
    return [t for t in s.treasures[seat] if goals.TREASURE_SITE[t] == place]


def bonus_at(s: IslaState, seat: int, place: int) -> int:
    """Points of Bonus cards in hand that a treasure of the place would take along."""
    symbols = {goals.TREASURE_SYMBOL[t] for t in treasures_at(s, seat, place)}
    return cards.BONUS_POINTS * sum(1 for symbol in symbols if s.hand[seat][cards.BONUS + symbol])


def curse_at(s: IslaState, seat: int, place: int) -> int:
    return sum(goals.CURSE_POINTS[c] for c in s.curses[seat] if goals.CURSE_SITE[c] == place)


def worth(s: IslaState, seat: int, place: int) -> int:
    """Points a visit brings at once: treasures in hand, bonuses on them, curses."""
    points = sum(goals.TREASURE_POINTS[t] for t in treasures_at(s, seat, place))
    return points + bonus_at(s, seat, place) + curse_at(s, seat, place)


def toward(s: IslaState, seat: int, place: int) -> Plain:
    """The treasure in hand that would be nearest from a place, the dearest of those; None without one elsewhere."""
    others = [t for t in s.treasures[seat] if goals.TREASURE_SITE[t] != place]
    if not others:
        return None
    best = min(others, key=lambda t: (board.STEPS[place][goals.TREASURE_SITE[t]], -goals.TREASURE_POINTS[t]))
    site = goals.TREASURE_SITE[best]
    return {
        "site": board.PLACE[site],
        "steps": board.STEPS[place][site],
        "points": goals.TREASURE_POINTS[best],
    }


def ways_here(s: IslaState) -> list[int]:
    """Ways that can be bid for from the place: open ones by land and water, then by air."""
    ground = [way for way in board.WAYS_FROM[s.place] if open_way(s, way)]
    return ground + [board.AIR_WAY + place for place in range(board.PLACES) if place != s.place]
