"""Windows in which everybody who is not on turn may order an army movement (I-BUY-8, I-REACT)."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.island.bank import add_bank
from eldorado.games.island.events import tell
from eldorado.games.island.map import fort_touches, walkable
from eldorado.games.island.movement import REACT, add_marches, afford_steps, reach_tile, send
from eldorado.games.island.state import (
    UNANSWERED,
    IslandState,
    base,
    cards_of,
    pop,
    push,
    seat_of,
)
from eldorado.games.island.tables import A_ARMY, A_PASS, ARMY_MOVE, DIRECTIONS, F_WINDOW


def targets(s: IslandState) -> list[int]:
    """Tiles where the on-turn side can be attacked: with a piece of it, and none of its forts touching (I-FIGHT-6)."""
    found: list[int] = []
    for u in range(s.turn * s.stride, (s.turn + 1) * s.stride - s.pets):  # a lone Wolf is no army
        at = s.pos[u]
        if at >= 0 and at not in found and (s.turn == s.thieves or not fort_touches(s, s.turn, at)):
            found.append(at)
    return found


def asked(s: IslandState) -> int:
    """The seats a window opens for, by public knowledge (I-REACT-3, I-REACT-4)."""
    rules = s.rules
    if not rules.react_anywhere and s.round == 0:
        return 0
    mask = 0
    aims: list[int] = []
    for seat in range(s.seats):
        side = s.side[seat]
        if side == s.turn or cards_of(s, seat) < rules.cost_cards[ARMY_MOVE]:
            continue
        for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
            at = s.pos[u]
            if at < 0 or s.held[u]:
                continue
            if rules.react_anywhere:
                mask |= 1 << seat
                break
            if not aims:
                aims = targets(s)
                if not aims:
                    return 0
            i = at * DIRECTIONS
            hit = False
            for d in range(DIRECTIONS):
                if s.near[i + d] >= 0 and s.near[i + d] in aims:
                    hit = True
                    break
            if hit:
                mask |= 1 << seat
                break
    return mask


def open_window(s: IslandState) -> bool:
    """Partners are asked one after the other (I-TEAM-13): first one of each side, the others when all have passed."""
    mask = asked(s)
    later = 0
    if s.rules.teams:
        for side in range(s.sides):
            mine = mask & s.rules.partners[side]
            later |= mine & (mine - 1)
    return ask(s, mask & ~later, later)


def ask(s: IslandState, mask: int, later: int) -> bool:
    if mask == 0:
        return False
    push(s, F_WINDOW, mask, s.stock[0], s.stock[1], s.stock[2], later)
    for seat in range(s.seats):
        s.answers[seat] = UNANSWERED
    for i in range(3 * s.seats):
        s.taken[i] = 0
    return True


def window_actors(s: IslandState) -> int:
    mask = s.frames[base(s) + 1]
    for seat in range(s.seats):
        if s.answers[seat] != UNANSWERED:
            mask &= ~(1 << seat)
    return mask


def window_legal(s: IslandState, seat: int) -> list[int]:
    legal = [A_PASS]
    if s.rules.react_anywhere:
        add_marches(s, seat, legal)
    elif afford_steps(s, seat, 1):
        aims = targets(s)
        done: list[int] = []
        for u in range(s.side[seat] * s.stride + s.figures, (s.side[seat] + 1) * s.stride - s.pets):
            at = s.pos[u]
            if at >= 0 and not s.held[u] and at not in done:
                done.append(at)
                for d in range(DIRECTIONS):
                    other = s.near[at * DIRECTIONS + d]
                    if other >= 0 and other in aims and walkable(s.kind[other]):
                        legal.append(A_ARMY + at * DIRECTIONS + d)
    add_bank(s, seat, legal)
    return legal


def close_window(s: IslandState, out: list[Event] | None) -> None:
    """I-REACT-2: everyone has answered. The first one clockwise from the on-turn side's left who wants to, moves; then
    the window begins anew. It closes when all have passed."""
    later = s.frames[base(s) + 5]
    pop(s)
    start = seat_of(s, s.turn)
    for i in range(1, s.seats):
        seat = (start + i) % s.seats
        action = s.answers[seat]
        if action >= A_ARMY:
            source = (action - A_ARMY) // DIRECTIONS
            d = (action - A_ARMY) % DIRECTIONS
            if out is not None:
                tell(out, "reacts", {"who": seat})
            s.due = 1
            target = reach_tile(s, source, d, out)
            send(s, seat, source, target, REACT, 1, source, out)
            break
    else:
        if not ask(s, later, 0):
            s.due = 0
    for seat in range(s.seats):
        s.answers[seat] = UNANSWERED
