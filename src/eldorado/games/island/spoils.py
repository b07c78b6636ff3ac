"""What a team makes of a victory: who takes cards, cave shrine and treasures (I-TEAM-10, I-TREAS-7).

One explorer in the battle takes everything. If both were, they divide the cards; if none was, they choose who takes
them.
Whatever cannot be divided goes to one of them, as they choose. Either partner answers for the team.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.game import Event
from eldorado.games.island.events import tell, whisper
from eldorado.games.island.hands import pour, slip_over
from eldorado.games.island.shrines import hold_shrine, island_shrines
from eldorado.games.island.sides import figure_seats, seats_of
from eldorado.games.island.state import IslandState, base, cards_of, pop, push
from eldorado.games.island.tables import (
    A_DONE,
    A_SEAT,
    A_TAKE,
    BAVIECA,
    F_DIVIDE,
    F_HEIR,
    F_PLUNDER,
    KIND_NAMES,
    RESOURCES,
    WIDTH,
)

# who takes spoils, where it is no seat
BOTH: Final = -3
EITHER: Final = -4
# what partners choose an heir for
CARDS: Final = 0
SHRINE_PIECE: Final = 1
PLUNDER: Final = 2
RELIC: Final = 3  # + treasure


def receiver_of(s: IslandState, side: int, tile: int) -> int:
    """The seat that takes what the side has won on a tile; BOTH or EITHER if partners have to agree."""
    if s.rules.partners[side] == 1 << s.rules.speaker[side]:
        return s.rules.speaker[side]
    here = figure_seats(s, side, tile)
    if s.round == 0:
        return s.starter[side]
    if len(here) == 1:
        return here[0]
    return BOTH if here else EITHER


def pot(s: IslandState, side: int, receiver: int) -> int:
    """The hand that won cards go to: the receiver's, or the one between partners, who divide it afterwards."""
    if receiver >= 0:
        return receiver
    if receiver == BOTH:
        push(s, F_DIVIDE, side)
    else:
        push(s, F_HEIR, side, CARDS)
    return s.seats


def win_shrine(s: IslandState, side: int, receiver: int, tile: int, out: list[Event] | None) -> None:
    """I-TREAS-7. A team that wins by it does so at once, whoever holds it."""
    if receiver >= 0 or island_shrines(s, side) >= s.rules.to_win:
        hold_shrine(s, receiver if receiver >= 0 else s.rules.speaker[side], out, tile)
        return
    s.shrine_seat = s.rules.speaker[side]  # until they have chosen
    s.keeper = -1
    s.bearer = -1
    push(s, F_HEIR, side, SHRINE_PIECE)


def win_relic(s: IslandState, side: int, receiver: int, k: int) -> None:
    """A treasure a dweller held."""
    s.relic[k] = receiver if receiver >= 0 else s.rules.speaker[side]
    if receiver < 0:
        push(s, F_HEIR, side, RELIC + k)


def win_plunder(s: IslandState, loser: int, side: int, receiver: int) -> None:
    """I-TREAS-5: one treasure of the loser's; its receiver chooses which."""
    if receiver >= 0:
        push(s, F_PLUNDER, receiver, loser, receiver)
    else:
        push(s, F_HEIR, side, PLUNDER, loser)


def pot_side(s: IslandState) -> int:
    """The team that is to divide the cards between its partners; -1 if there is none."""
    for i in range(len(s.frames) - WIDTH, -1, -WIDTH):
        if s.frames[i] == F_DIVIDE or (s.frames[i] == F_HEIR and s.frames[i + 2] == CARDS):
            return s.frames[i + 1]
    return -1


# --- choosing one of the two ---------------------------------------------------------------------------------------
def heir_legal(s: IslandState) -> list[int]:
    return [A_SEAT + seat for seat in seats_of(s, s.frames[base(s) + 1])]


def heir_waits(s: IslandState) -> bool:
    """Whether there is anything to be given."""
    i = base(s)
    if s.frames[i + 2] == CARDS:
        return cards_of(s, s.seats) > 0
    if s.frames[i + 2] == PLUNDER:
        return s.frames[i + 3] in s.relic
    return True


def heir_apply(s: IslandState, heir: int, out: list[Event] | None) -> None:
    i = base(s)
    what = s.frames[i + 2]
    loser = s.frames[i + 3]
    pop(s)
    if what == CARDS:
        if out is not None:
            tell(out, "heir", {"who": heir, "n": cards_of(s, s.seats)})
        pour(s, s.seats, heir)
    elif what == SHRINE_PIECE:
        hold_shrine(s, heir, out)
    elif what == PLUNDER:
        push(s, F_PLUNDER, heir, loser, heir)
    else:
        s.relic[what - RELIC] = heir
        if out is not None:
            tell(out, "finds", {"who": heir, "what": KIND_NAMES[BAVIECA + what - RELIC]})


# --- dividing cards ------------------------------------------------------------------------------------------------
def divide_legal(s: IslandState) -> list[int]:
    """One card after the other to whoever takes it; who is done leaves the rest to the partner."""
    return [A_DONE] + [A_TAKE + r for r in range(3) if s.hand[3 * s.seats + r] > 0]


def divide_apply(s: IslandState, seat: int, action: int, out: list[Event] | None) -> None:
    side = s.frames[base(s) + 1]
    if action == A_DONE:
        for other in seats_of(s, side):
            if other != seat:
                if out is not None:
                    tell(out, "heir", {"who": other, "n": cards_of(s, s.seats)})
                pour(s, s.seats, other)
        return
    slip_over(s, s.seats, seat, action - A_TAKE)
    if out is not None:
        whisper(
            out,
            "divides",
            {"who": seat},
            {"card": RESOURCES[action - A_TAKE]},
            s.rules.partners[side],
        )
