"""A team's spoils after a victory: who takes cards, cave shrine and treasures (I-TEAM-10, I-TREAS-7).

If one explorer was in the battle, its player takes everything. If both were, they divide the cards; if none was, they
choose who takes them. Whatever cannot be divided goes to one of them, as they choose. Either partner answers.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.game import Event
from eldorado.games.island.model.sides import figure_seats
from eldorado.games.island.model.state import IslandState, ask
from eldorado.games.island.rules.shrines import hold_shrine, island_shrines

# Receivers of spoils that are not a seat.
BOTH: Final = -3
EITHER: Final = -4
# What partners choose a receiver for.
CARDS: Final = 0
SHRINE_PIECE: Final = 1
PLUNDER: Final = 2
RELIC: Final = 3  # + treasure


def receiver_of(s: IslandState, side: int, tile: int) -> int:
    """The seat that takes what the side won on a tile; BOTH or EITHER if partners have to agree."""
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
        ask(s, "divide", side)
    else:
        ask(s, "heir", side, CARDS, -1)
    return s.seats


def win_shrine(s: IslandState, side: int, receiver: int, tile: int, out: list[Event] | None) -> None:
    """Win the cave shrine (I-TREAS-7). A team that wins the game by it does so at once, whoever holds it."""
    if receiver >= 0 or island_shrines(s, side) >= s.rules.to_win:
        hold_shrine(s, receiver if receiver >= 0 else s.rules.speaker[side], out, tile)
        return
    s.shrine_seat = s.rules.speaker[side]  # until they have chosen
    s.keeper = -1
    s.bearer = -1
    ask(s, "heir", side, SHRINE_PIECE, -1)


def win_relic(s: IslandState, side: int, receiver: int, k: int) -> None:
    """Win a treasure that a dweller held."""
    s.relic[k] = receiver if receiver >= 0 else s.rules.speaker[side]
    if receiver < 0:
        ask(s, "heir", side, RELIC + k, -1)


def win_plunder(s: IslandState, loser: int, side: int, receiver: int) -> None:
    """Win one of the loser's treasures; its receiver chooses which (I-TREAS-5)."""
    if receiver >= 0:
        ask(s, "plunder", receiver, loser, receiver)
    else:
        ask(s, "heir", side, PLUNDER, loser)


def pot_side(s: IslandState) -> int:
    """The team that is to divide the cards between its partners; -1 if there is none."""
    for i in range(len(s.questions) - 1, -1, -1):
        side = s.questions[i].divided_by()
        if side >= 0:
            return side
    return -1
