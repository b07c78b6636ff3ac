"""Modes of play, and how seats, sides and figures belong together (I-TEAM-1).

A *seat* is a person with a hand of cards, a *side* has pieces and a turn. Partners of a team are the seats 2k and
2k + 1 of side k; the Thieves, where they play, are the last seat and a side of their own. A side's first units are its
figures: a player's explorer, the two explorers of a team, the band of the Thieves.
"""

from __future__ import annotations

from eldorado.games.island.model.state import OFF, IslandState


def unit_of(s: IslandState, seat: int) -> int:
    """The seat's explorer: the first of its figures."""
    return s.rules.first_unit[seat]


def player_of(s: IslandState, unit: int) -> int:
    """The seat that plays the unit as its figure; for other pieces the seat that speaks for the side."""
    side = unit // s.stride
    figure = unit % s.stride
    if figure >= s.figures:
        return s.rules.speaker[side]
    return s.rules.player[side * s.figures + figure]


def figure_seats(s: IslandState, side: int, tile: int) -> list[int]:
    """The seats of a side with figures on a tile, each once."""
    found: list[int] = []
    first = side * s.stride
    for figure in range(s.figures):
        if s.pos[first + figure] == tile:
            seat = s.rules.player[side * s.figures + figure]
            if seat not in found:
                found.append(seat)
    return found


def seats_of(s: IslandState, side: int) -> list[int]:
    """The seats of a side, in order."""
    return [seat for seat in range(s.seats) if s.side[seat] == side]


def deciders(s: IslandState, side: int) -> int:
    """The mask of seats that decide for a side: in the first round of teams only the one who began (I-TEAM-3)."""
    if s.round == 0 and s.rules.teams and s.starter[side] >= 0:
        return 1 << s.starter[side]
    return s.rules.partners[side]


def offers_of_turn(s: IslandState) -> int:
    """The number of trades the side on turn may propose: the usual number for each partner."""
    playing = deciders(s, s.turn)
    n = 0
    while playing:
        playing &= playing - 1
        n += s.rules.offers
    return n


def allied(s: IslandState, one: int, other: int) -> bool:
    """Whether two seats are on one side (I-TEAM-11: partners are no opponents)."""
    return s.side[one] == s.side[other]


def left_of(s: IslandState, seat: int) -> int:
    """“The player to the left”: the next opponent (I-TEAM-11)."""
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        if s.side[other] != s.side[seat]:
            return other
    return seat


def eyes(s: IslandState, seat: int) -> int:
    """The mask of seats that see this seat's cards: itself and its partner (I-TEAM-5)."""
    return s.rules.partners[s.side[seat]]


def off_map_seats(s: IslandState, side: int) -> list[int]:
    """The side's seats whose explorers wait to be put back."""
    return [seat for seat in seats_of(s, side) if s.pos[unit_of(s, seat)] == OFF and s.captor[seat] >= 0]
