"""Defeated explorers: what they lose, and who puts them back (I-FIGHT-9, I-FIGHT-10, I-FIGHT-20)."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.games.island.cave.stacks import shuffle_in
from eldorado.games.island.cave.treasures import plunder
from eldorado.games.island.model.components import CAVE_SHRINE, THIEVES
from eldorado.games.island.model.events import tell
from eldorado.games.island.model.fighting import STACKS, TREASURE
from eldorado.games.island.model.hands import cards_of, pour
from eldorado.games.island.model.sides import left_of
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.questions.battle.returning import Return
from eldorado.games.island.questions.battle.spoils import Spoils, lay_down
from eldorado.games.island.rules.spoils import pot, win_plunder, win_shrine
from eldorado.games.island.solo.guardians import lose


def defeat_by_side(
    s: IslandState, beaten: int, victor: int, heir: int, tile: int, out: list[Event] | None
) -> None:
    """The explorers of the seats in the mask are off the map already. The side that won places them again; `heir` takes
    the spoils: a seat, or what receiver_of says of partners. Each loser pays for himself (I-TEAM-13)."""
    seat = heir if heir >= 0 else s.rules.speaker[victor]
    for loser in range(s.seats):
        if not (beaten >> loser) & 1:
            continue
        tell_defeat(s, loser, seat, out)
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
                to = pot(s, victor, heir)  # which asks who gets them, after they are given
                s.questions.append(Spoils(loser, half, to))


def defeat_by_dweller(s: IslandState, beaten: int, dweller: int, out: list[Event] | None) -> None:
    """Apply a defeat by a dweller, played by the opponent to the left (I-CAVE-3), who also places the explorer."""
    for loser in range(s.seats):
        if not (beaten >> loser) & 1:
            continue
        tell_defeat(s, loser, -1, out)
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
                s.questions.append(Spoils(loser, half, receiver))


def tell_defeat(s: IslandState, loser: int, by: int, out: list[Event] | None) -> None:
    """Report an explorer's defeat; fallen thieves were reported when they were taken off the map."""
    if out is not None and s.side[loser] != s.thieves:
        tell(out, "defeated", {"who": loser, "by": by})


def half_of(s: IslandState, loser: int) -> int:
    """Half of the loser's cards, rounded down (I-FIGHT-10)."""
    return cards_of(s, loser) // 2


def captured(s: IslandState, loser: int, by: int, out: list[Event] | None) -> None:
    """Note who puts the explorer back. Thieves are not put back: they cost a doubloon (I-THIEF-8)."""
    if s.side[loser] != s.thieves:
        s.captor[loser] = by
    elif s.doubloons > 0:
        s.doubloons -= 1
        if out is not None:
            tell(out, "coin_lost", {"who": loser})


def with_shrine(s: IslandState, loser: int) -> bool:
    """Whether the defeat costs the cave shrine; of thieves, if its bearer is among them (I-TREAS-6)."""
    return s.side[loser] != s.thieves or (s.bearer >= 0 and s.pos[s.bearer] < 0)


def return_at_once(s: IslandState, loser: int, by: int) -> None:
    """Put the explorer back at once and end its own turn, as in the first edition (I-FIGHT-9)."""
    if s.rules.return_at_once:
        s.questions.append(Return(loser, by))
        if s.side[loser] == s.turn:
            s.ending = 1


def give_all(s: IslandState, loser: int, receiver: int) -> None:
    """Give the receiver everything (I-FIGHT-9)."""
    if receiver >= 0:
        pour(s, loser, receiver)
        return
    for r in range(3):
        lay_down(s, loser, r, s.hand[3 * loser + r], receiver)
