"""A defeated explorer: what it loses, and how it comes back (I-FIGHT-9, I-FIGHT-10, I-FIGHT-20)."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.island.bank import add_bank
from eldorado.games.island.cave import shuffle_in
from eldorado.games.island.events import land, spot, tell, whisper
from eldorado.games.island.guardians import lose
from eldorado.games.island.hands import pour, slip_over
from eldorado.games.island.map import occupation, walkable
from eldorado.games.island.sides import eyes, left_of, seats_of, unit_of
from eldorado.games.island.spoils import pot, win_plunder, win_shrine
from eldorado.games.island.state import (
    OFF,
    IslandState,
    base,
    cards_of,
    drop,
    pop,
    push,
    to_stock,
)
from eldorado.games.island.tables import (
    A_GIVE,
    A_PUT,
    CAVE_SHRINE,
    DIRECTIONS,
    F_RETURN,
    F_SPOILS,
    GONE,
    ISLAND,
    RESOURCES,
    STACKS,
    THIEVES,
    TREASURE,
    WIDTH,
)
from eldorado.games.island.treasures import plunder


def defeat_by_side(
    s: IslandState, beaten: int, victor: int, heir: int, tile: int, out: list[Event] | None
) -> None:
    """The explorers of the seats in the mask are off the map already. The side that won places them again; `heir` takes
    the spoils: a seat, or what receiver_of says of partners. Each loser pays for himself (I-TEAM-13)."""
    seat = heir if heir >= 0 else s.rules.speaker[victor]
    for loser in range(s.seats):
        if not (beaten >> loser) & 1:
            continue
        if out is not None:
            tell(out, "defeated", {"who": loser, "by": seat})
        captured(s, loser, seat, out)
        if s.shrine_seat == loser and with_shrine(s, loser):
            s.shrine_seat = -1
            win_shrine(s, victor, heir, tile, out)  # I-FIGHT-13
        if s.rules.lose_all:
            give_all(s, loser, seat)
        return_at_once(s, loser, seat)
        if s.pets and loser in s.relic:
            win_plunder(s, loser, victor, heir)
        if not s.rules.lose_all:
            half = half_of(s, loser)
            if half:
                push(s, F_SPOILS, loser, half, pot(s, victor, heir))


def defeat_by_dweller(s: IslandState, beaten: int, dweller: int, out: list[Event] | None) -> None:
    """The same, by a dweller: the opponent to the left plays it (I-CAVE-3) and places the explorer."""
    for loser in range(s.seats):
        if not (beaten >> loser) & 1:
            continue
        if out is not None:
            tell(out, "defeated", {"who": loser, "by": -1})
        if s.rules.solo:
            lose(s, loser, out)
            return
        left = left_of(s, loser)
        captured(s, loser, left, out)
        receiver = TREASURE if dweller == THIEVES else STACKS
        if s.shrine_seat == loser and with_shrine(s, loser):
            s.bearer = -1
            s.shrine_seat = -1
            if s.rules.shrine_off_board:
                shuffle_in(s, CAVE_SHRINE)  # I-CAVE-5 [1st]
            else:
                s.keeper = dweller
        if s.rules.lose_all:
            give_all(s, loser, receiver)
        return_at_once(s, loser, left)
        if s.pets:
            plunder(s, loser, dweller)
        if not s.rules.lose_all:
            half = half_of(s, loser)
            if half:
                push(s, F_SPOILS, loser, half, receiver)


def half_of(s: IslandState, loser: int) -> int:
    """I-FIGHT-10: rounded down."""
    return cards_of(s, loser) // 2


def captured(s: IslandState, loser: int, by: int, out: list[Event] | None) -> None:
    """Who puts the explorer back. Thieves are not put back: they cost a doubloon (I-THIEF-8)."""
    if s.side[loser] != s.thieves:
        s.captor[loser] = by
    elif s.doubloons > 0:
        s.doubloons -= 1
        if out is not None:
            tell(out, "coin_lost", {"who": loser})


def with_shrine(s: IslandState, loser: int) -> bool:
    """Whether the defeat costs the cave shrine: of thieves, if the one who carries it is among them (I-TREAS-6)."""
    return s.side[loser] != s.thieves or (s.bearer >= 0 and s.pos[s.bearer] < 0)


def return_at_once(s: IslandState, loser: int, by: int) -> None:
    """I-FIGHT-9 [1st]."""
    if s.rules.return_at_once:
        push(s, F_RETURN, loser, by)
        if s.side[loser] == s.turn:
            s.ending = 1


def give_all(s: IslandState, loser: int, receiver: int) -> None:
    """I-FIGHT-9: everything goes over."""
    if receiver >= 0:
        pour(s, loser, receiver)
        return
    for r in range(3):
        lay_down(s, loser, r, s.hand[3 * loser + r], receiver)


def lay_down(s: IslandState, seat: int, resource: int, n: int, where: int) -> None:
    """To the stacks, or to the Thieves' treasure (I-CAVE-7)."""
    drop(s, seat, resource, n)
    if where == STACKS:
        to_stock(s, resource, n)
    else:
        s.treasure[resource] += n


# --- spoils ----------------------------------------------------------------------------------------
def spoils_legal(s: IslandState, seat: int) -> list[int]:
    """Any card; the bank is closed between a defeat and its payment (I-TRADE-5)."""
    return [A_GIVE + r for r in range(3) if s.hand[3 * seat + r] > 0]


def spoils_apply(s: IslandState, seat: int, resource: int, out: list[Event] | None) -> None:
    i = base(s)
    receiver = s.frames[i + 3]
    if receiver >= 0:
        slip_over(s, seat, receiver, resource)
        if out is not None:
            to = receiver if receiver < s.seats else s.rules.speaker[s.frames[i - WIDTH + 1]]
            whisper(
                out,
                "spoils",
                {"who": seat, "to": to},
                {"card": RESOURCES[resource]},
                eyes(s, seat) | eyes(s, to),
            )
    else:
        lay_down(s, seat, resource, 1, receiver)
        if out is not None:
            tell(out, "gives_back", {"who": seat, "card": RESOURCES[resource]})
    s.frames[i + 2] -= 1


def spoils_forced(s: IslandState, out: list[Event] | None) -> None:
    """Gives what cannot be chosen: when the hand holds one type only, or nothing is owed any more."""
    i = base(s)
    seat = s.frames[i + 1]
    while s.frames[i + 2] > 0:
        legal = spoils_legal(s, seat)
        if len(legal) != 1:
            return
        spoils_apply(s, seat, legal[0] - A_GIVE, out)
    pop(s)


# --- the way back ----------------------------------------------------------------------------------
def return_tiles(s: IslandState, seat: int) -> list[int]:
    """Where a defeated explorer may be put: island tiles no opponent of its owner occupies, next to a shrine its side
    controls; if there is none of these, any."""
    side = s.side[seat]
    taken = occupation(s)
    free: list[int] = []
    best: list[int] = []
    for t in range(len(s.kind)):
        if s.kind[t] == GONE or t == s.bridge or s.cell[t] >> 12 != ISLAND or not walkable(s.kind[t]):
            continue
        if taken[t] & ~(1 << side):
            continue
        free.append(t)
        for d in range(6):
            other = s.near[t * DIRECTIONS + d]
            if other >= 0 and (s.gifts[side] >> other) & 1:
                best.append(t)
                break
    return best if best else free


def return_legal(s: IslandState, seat: int) -> list[int]:
    legal = [A_PUT + t for t in return_tiles(s, s.frames[base(s) + 1])]
    add_bank(s, seat, legal)
    return legal


def return_apply(s: IslandState, tile: int, out: list[Event] | None) -> None:
    i = base(s)
    seat = s.frames[i + 1]
    s.pos[unit_of(s, seat)] = tile
    s.captor[seat] = -1
    pop(s)
    for other in seats_of(s, s.side[seat]):  # who could not enter after the first round does now (I-TEAM-3)
        if s.pos[unit_of(s, other)] == OFF and s.captor[other] < 0:
            s.pos[unit_of(s, other)] = tile
    if out is not None:
        tell(out, "returns", {"who": seat, "at": spot(s, tile), "land": land(s, tile)})
