"""Moving the expedition: open ways, the legs, the marker at arrival."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.isla_dorada.model import board, cards, goals, numbers
from eldorado.games.isla_dorada.model.state import IslaState


def open_path(s: IslaState, path: int) -> bool:
    """Whether the expedition can use the path: no monster on it (D-BID-10), and the sea not closed (D-MOVE-3)."""
    if path == s.bigfoot or path == s.leviathan:
        return False
    return board.PATH_TYPE[path] != board.SEA or not sea_closed(s)


def sea_closed(s: IslaState) -> bool:
    """Whether the expedition has been at sea as often as allowed, if there is a limit (D-MOVE-3)."""
    return s.two_sea_journeys != 0 and len(s.tokens) >= numbers.SEA_TOKENS


def open_way(s: IslaState, way: int) -> bool:
    for path in board.WAY_PATHS[way]:
        if not open_path(s, path):
            return False
    return True


def shut_in(s: IslaState) -> bool:
    """Whether every path from the place is closed (D-BID-11)."""
    for way in board.WAYS_FROM[s.place]:
        if open_way(s, way):
            return False
    return True


def travel(s: IslaState, who: int, way: int, out: list[Event] | None) -> None:
    """Travel one leg, which `who` paid for or plays a Sangaia for; by sea it leaves its token (D-MOVE-3)."""
    s.place = board.WAY_TO[way]
    s.legs[board.WAY_TYPE[way]] = s.legs[board.WAY_TYPE[way]] + 1
    if board.WAY_TYPE[way] == board.SEA and len(s.tokens) < numbers.SEA_TOKENS:
        s.tokens.append(board.WAY_PATHS[way][0])
    if out is not None:
        to, by = board.PLACE[board.WAY_TO[way]], board.TYPES[board.WAY_TYPE[way]]
        out.append(Event("moved", {"who": who, "to": to, "type": by}))


def goes_on(s: IslaState, first: int, way: int) -> bool:
    """Whether the way can follow `first`: of the same class, open, and without a path just used."""
    if board.WAY_CLASS[way] != board.WAY_CLASS[first] or not open_way(s, way):
        return False
    used = board.WAY_PATHS[first]
    for path in board.WAY_PATHS[way]:
        for other in used:
            if other == path:
                return False
    return True


def onward(s: IslaState, first: int) -> list[int]:
    """The ways of a Sangaia after the way `first`: on by the same class, or from a flight to a neighbour (D-MOVE-4)."""
    if board.WAY_CLASS[first] == cards.AIR:
        return [board.AIR_WAY + place for place in board.NEIGHBOURS[s.place]]
    return [way for way in board.WAYS_FROM[s.place] if goes_on(s, first, way)]


def leads_on(s: IslaState, first: int) -> bool:
    """Whether there is such a way at all."""
    if board.WAY_CLASS[first] == cards.AIR:
        return len(board.NEIGHBOURS[s.place]) > 0
    for way in board.WAYS_FROM[s.place]:
        if goes_on(s, first, way):
            return True
    return False


def arrive(s: IslaState, out: list[Event] | None) -> None:
    """End the moving phase: marker and visit (D-MOVE-1, D-MOVE-5), then the curses of the site (D-CURSE-1)."""
    s.visited[s.place] = s.round
    if s.place != board.CAMP:
        s.markers.append(s.place)
        if out is not None:
            out.append(Event("marker", {"who": s.leader, "n": len(s.markers), "site": board.PLACE[s.place]}))
    for step in range(s.seats):
        seat = (s.leader + step) % s.seats
        held = s.curses[seat]
        for i in range(len(held) - 1, -1, -1):
            curse = held[i]
            if goals.CURSE_SITE[curse] == s.place:
                held.pop(i)
                s.curse_round[seat].pop(i)
                s.cursed[seat].append(curse)
                if out is not None:
                    points = -goals.CURSE_POINTS[curse]
                    args = {
                        "who": seat,
                        "curse": goals.CURSE[curse],
                        "site": board.PLACE[s.place],
                        "points": points,
                    }
                    out.append(Event("cursed", args, None, 0, True))
