"""Moving: the leg that was won, a Sangaia after it, the marker where the expedition ends."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.isla_dorada.bidding import open_way, place_name, type_name
from eldorado.games.isla_dorada.payment import give_up
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    A_WAY,
    AIR,
    AIR_WAY,
    CAMP,
    CURSE,
    CURSE_POINTS,
    CURSE_SITE,
    MOVING,
    NEIGHBOURS,
    PASS,
    PLACE,
    SANGAIA,
    SEA,
    SEA_TOKENS,
    WAY_CLASS,
    WAY_PATHS,
    WAY_TO,
    WAY_TYPE,
    WAYS_FROM,
)


def travel(s: IslaState, way: int, out: list[Event] | None) -> None:
    """One leg: the expedition goes, and a journey by sea leaves its token (D-MOVE-3)."""
    s.place = WAY_TO[way]
    s.legs[WAY_TYPE[way]] += 1
    if WAY_TYPE[way] == SEA and len(s.tokens) < SEA_TOKENS:
        s.tokens.append(WAY_PATHS[way][0])
    if out is not None:
        out.append(Event("moved", {"to": place_name(way), "type": type_name(way)}))


def onward(s: IslaState) -> list[int]:
    """Where a Sangaia can lead: another way of the same class, or after a flight any neighbour (D-MOVE-4)."""
    first = s.leg
    found: list[int] = []
    if WAY_CLASS[first] == AIR:
        for place in NEIGHBOURS[s.place]:
            found.append(AIR_WAY + place)
        return found
    used = WAY_PATHS[first]
    for way in WAYS_FROM[s.place]:
        if WAY_CLASS[way] == WAY_CLASS[first] and open_way(s, way):
            again = False
            for path in WAY_PATHS[way]:
                if path in used:
                    again = True
            if not again:
                found.append(way)
    return found


def start_moving(s: IslaState, out: list[Event] | None) -> bool:
    """Carry out the leg that was won; True if a Sangaia could follow and everybody is asked.

    Asked is who by public knowledge could hold one: whoever has a card. Who really does is nobody's business.
    """
    s.phase = MOVING
    s.leg = s.way
    travel(s, s.way, out)
    s.waiting = 0
    if not onward(s):
        return False
    for seat in range(s.seats):
        s.answer[seat] = -1
        if s.hand_size[seat] > 0:
            s.waiting |= 1 << seat
    return s.waiting != 0


def legal_move(s: IslaState, seat: int) -> list[int]:
    found = [PASS]
    if s.hand[seat][SANGAIA] > 0:
        for way in onward(s):
            found.append(A_WAY + way)
    return found


def apply_move(s: IslaState, seat: int, action: int, out: list[Event] | None) -> bool:
    """A sealed answer; True when it was the last one and has been carried out."""
    s.answer[seat] = action
    s.waiting &= ~(1 << seat)
    if out is not None:
        out.append(Event("answered", {"who": seat}))
    if s.waiting:
        return False
    for step in range(s.seats):
        who = (s.leader + step) % s.seats
        if s.answer[who] > PASS:
            way = s.answer[who] - A_WAY
            give_up(s, who, SANGAIA)
            if out is not None:
                out.append(Event("sangaia", {"who": who}, None, 0, True))
            if WAY_CLASS[way] == AIR:
                s.place = WAY_TO[way]  # no path is used: not a leg of its own
                if out is not None:
                    out.append(Event("went_on", {"to": PLACE[s.place]}))
            else:
                travel(s, way, out)
            break
    for who in range(s.seats):
        s.answer[who] = -1
    return True


def arrive(s: IslaState, out: list[Event] | None) -> None:
    """The end of the moving phase: marker and visit (D-MOVE-1, D-MOVE-5), then the curses of the site (D-CURSE-1)."""
    s.leg = -1
    s.visited[s.place] = s.round
    if s.place != CAMP:
        s.markers.append(s.place)
        if out is not None:
            out.append(Event("marker", {"n": len(s.markers), "site": PLACE[s.place]}))
    for step in range(s.seats):
        seat = (s.leader + step) % s.seats
        held = s.curses[seat]
        for i in range(len(held) - 1, -1, -1):
            curse = held[i]
            if CURSE_SITE[curse] == s.place:
                held.pop(i)
                s.curse_round[seat].pop(i)
                s.cursed[seat].append(curse)
                if out is not None:
                    points = -CURSE_POINTS[curse]
                    args = {"who": seat, "curse": CURSE[curse], "site": PLACE[s.place], "points": points}
                    out.append(Event("cursed", args, None, 0, True))
