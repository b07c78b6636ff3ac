"""The value of a place to a seat: treasures in hand, bonuses on them, curses."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import board, cards, goals
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.rules.movement import open_way


def treasures_at(s: IslaState, seat: int, place: int) -> list[int]:
    return [t for t in s.treasures[seat] if goals.TREASURE_SITE[t] == place]


def bonus_at(s: IslaState, seat: int, place: int) -> int:
    """The points of Bonus cards in hand that a treasure of the place would take along."""
    symbols = {goals.TREASURE_SYMBOL[t] for t in treasures_at(s, seat, place)}
    return cards.BONUS_POINTS * sum(1 for symbol in symbols if s.hand[seat][cards.BONUS + symbol])


def worth(s: IslaState, seat: int, place: int) -> int:
    """The points a visit brings at once: treasures in hand, bonuses on them, curses."""
    points = 0
    symbols = 0  # a mask: a Bonus card counts once, however many treasures have its symbol
    for treasure in s.treasures[seat]:
        if goals.TREASURE_SITE[treasure] == place:
            points += goals.TREASURE_POINTS[treasure]
            symbol = goals.TREASURE_SYMBOL[treasure]
            if not symbols >> symbol & 1:
                symbols |= 1 << symbol
                if s.hand[seat][cards.BONUS + symbol]:
                    points += cards.BONUS_POINTS
    for curse in s.curses[seat]:
        if goals.CURSE_SITE[curse] == place:
            points += goals.CURSE_POINTS[curse]
    return points


class Sites:
    """The value of every place to a seat, computed in one pass over its cards."""

    def __init__(self, s: IslaState, seat: int) -> None:
        self.treasures: dict[int, list[int]] = {}
        self.curse: dict[int, int] = {}
        self.worth = [0] * board.PLACES
        for treasure in s.treasures[seat]:
            place = goals.TREASURE_SITE[treasure]
            self.treasures.setdefault(place, []).append(treasure)
            self.worth[place] += goals.TREASURE_POINTS[treasure]
        for place in self.treasures:
            self.worth[place] += bonus_at(s, seat, place)
        for curse in s.curses[seat]:
            place = goals.CURSE_SITE[curse]
            self.curse[place] = self.curse.get(place, 0) + goals.CURSE_POINTS[curse]
            self.worth[place] += goals.CURSE_POINTS[curse]


def toward(s: IslaState, seat: int, place: int) -> Plain:
    """The treasure in hand nearest to a place, the most valuable of those; None without one elsewhere."""
    steps, best, site = board.STEPS[place], -1, -1
    for treasure in s.treasures[seat]:
        here = goals.TREASURE_SITE[treasure]
        if here == place:
            continue
        points = goals.TREASURE_POINTS[treasure]
        if best < 0 or steps[here] < steps[site] or (steps[here] == steps[site] and points > best):
            best, site = points, here
    return {"site": board.PLACE[site], "steps": steps[site], "points": best} if best >= 0 else None


def ways_here(s: IslaState) -> list[int]:
    """The ways that can be bid for from the place: open ones by land and water, then by air."""
    ground = [way for way in board.WAYS_FROM[s.place] if open_way(s, way)]
    return ground + [board.AIR_WAY + place for place in range(board.PLACES) if place != s.place]
