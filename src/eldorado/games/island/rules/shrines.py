"""Controlling shrines, strength from them, and winning (I-SHRINE)."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.island.model.components import BUILDINGS
from eldorado.games.island.model.events import spot, tell
from eldorado.games.island.model.explorer import explorer_of
from eldorado.games.island.model.hands import cards_of
from eldorado.games.island.model.map import bits, lift
from eldorado.games.island.model.sides import seats_of
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.thieves.band import choose_bearer, thieves_at
from eldorado.kit.cells import meets


def island_shrines(s: IslandState, side: int) -> int:
    """The number of island shrines the side controls: those with its offering (I-SHRINE-1)."""
    return bits(s.gifts[side])


def shrines(s: IslandState, side: int) -> int:
    n = island_shrines(s, side)
    if s.shrine_seat >= 0 and s.side[s.shrine_seat] == side:
        n += 1
    return n


def check_win(s: IslandState, out: list[Event] | None) -> None:
    """Check for a win: at once, on or off turn, however the last shrine was gained (I-SHRINE-3)."""
    if s.over or s.shrine_seat < 0:
        return
    side = s.side[s.shrine_seat]
    if island_shrines(s, side) >= s.rules.to_win:
        s.over = 1
        if out is not None:
            who = seats_of(s, side)
            tell(out, "won" if len(who) == 1 else "won_team", {"who": who if len(who) > 1 else who[0]})


def hold_shrine(s: IslandState, seat: int, out: list[Event] | None, tile: int = -1, thief: int = -1) -> None:
    """The cave shrine changes hands (I-SHRINE-2, I-FIGHT-13). For the Thieves `thief`, who found it, carries it, or one
    on `tile`; if none is there, one of their choice."""
    s.shrine_seat = seat
    s.keeper = -1
    s.bearer = -1
    if s.side[seat] == s.thieves:
        choose_bearer(s, [thief] if thief >= 0 else thieves_at(s, tile))
    elif s.cursed == seat:
        s.cursed = -1  # lifted for good (I-TREAS-4)
    if out is not None:
        tell(out, "cave_shrine", {"who": seat})
    check_win(s, out)


def explorer_strength(s: IslandState, seat: int) -> int:
    """The battle dice of the seat's explorer (I-FIGHT-5)."""
    rules = s.rules
    if s.side[seat] == s.thieves:
        return rules.thief_strength
    n = rules.explorer_strength + rules.shrine_strength * island_shrines(s, s.side[seat])
    n += explorer_of(s, seat).strength(rules)
    if s.shrine_seat == seat:
        n += rules.cave_strength
    if s.cursed == seat and n > 0:
        n -= 1
    return n


def shrine_free(s: IslandState) -> bool:
    """Whether to lift the cave shrine's tile: no piece is on it and no building touches it (I-SHRINE-5)."""
    tile = s.shrine_tile
    if tile < 0 or tile in s.pos:
        return False
    at = s.cell[tile]
    for i in range(s.sides * BUILDINGS):
        if s.build[i] >= 0 and meets(s.build[i], at):
            return False
    return True


def lift_shrine(s: IslandState, out: list[Event] | None) -> None:
    tile = s.shrine_tile
    if out is not None:
        tell(out, "shrine_lifted", {"at": spot(s, tile)})
    s.shrine_tile = -1
    lift(s, tile)


def over_limit(s: IslandState, seat: int) -> int:
    """The number of cards above the hand limit at the end of a turn (I-TURN-7)."""
    limit = s.rules.hand_limit
    if limit == 0 or explorer_of(s, seat).keeps_hand(s, seat):
        return 0
    n = cards_of(s, seat) - limit
    return n if n > 0 else 0
