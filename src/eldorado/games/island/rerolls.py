"""Battle dice, and rolling some of them again (I-FIGHT-4, I-HARD-2, I-HARD-3)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.bank import add_bank
from eldorado.games.island.events import tell
from eldorado.games.island.sides import unit_of
from eldorado.games.island.state import IslandState, base, can_pay, cards_of, pay
from eldorado.games.island.tables import A_AMOUNT, A_DIE, A_DONE, A_REROLL, MOST, NICOLAS, REROLL, SHOT, YANGA


def roll_dice(s: IslandState, n: int, dice: Dice) -> None:
    """Battle dice, one by one, after those that were rolled already."""
    faces = s.rules.battle
    s.rolled.append(n)
    for _ in range(n):
        face = faces[dice.roll(len(faces)) - 1]
        s.rolled.append(face)


def lucky(s: IslandState, seat: int, tile: int) -> bool:
    """I-HARD-3: with turn points Nicolas re-rolls all his battle dice, where his explorer fights."""
    if s.rules.points == 0 or s.again:
        return False
    return s.explorer[seat] == NICOLAS and s.pos[unit_of(s, seat)] == tile


def horde(s: IslandState, seat: int, tile: int) -> bool:
    """I-TREAS-3: one die per battle with the own explorer or thief in it."""
    if s.relic[2] != seat or s.relic_used:
        return False
    if s.frames[base(s) + 4] == SHOT and s.frames[base(s) + 2] == s.side[seat]:
        return s.explorer[seat] == YANGA  # his ranged attack counts
    first = unit_of(s, seat)
    return tile in s.pos[first : first + s.rules.own_figures[seat]]


def may_reroll(s: IslandState, seat: int, tile: int) -> bool:
    """Whether the seat is asked, by what all can see. A side pays once: partners are asked one after the other."""
    if lucky(s, seat, tile) or horde(s, seat, tile):
        return True
    return s.rules.rerolls and not s.again and cards_of(s, seat) >= s.rules.cost_cards[REROLL]


def rerolling(s: IslandState, side: int, tile: int) -> int:
    """The seat of the side that may roll again now; -1 if none."""
    for seat in range(s.rules.speaker[side], s.seats):
        if s.side[seat] != side:
            break
        if not (s.done >> seat) & 1 and may_reroll(s, seat, tile):
            return seat
    return -1


def first_die(s: IslandState) -> int:
    """Where in `rolled` the dice of the side begin that rolled last."""
    n = s.rolled[3]
    return 4 if len(s.rolled) == 4 + n else 5 + n


def reroll_legal(s: IslandState, seat: int) -> list[int]:
    """Mark dice in rising order, then done; each costs the price of a re-roll."""
    legal = [A_DONE]
    first = first_die(s)
    if s.rules.rerolls and not s.again and can_pay(s, seat, REROLL, len(s.marks) + 1):
        after = s.marks[-1] + 1 if s.marks else 0
        for k in range(after, min(len(s.rolled) - first, MOST)):
            legal.append(A_AMOUNT + k)
    if not s.marks and lucky(s, seat, s.frames[base(s) + 1]):
        legal.append(A_REROLL)
    if not s.marks and horde(s, seat, s.frames[base(s) + 1]):
        for k in range(min(len(s.rolled) - first, MOST)):
            legal.append(A_DIE + k)
    if not s.marks:
        add_bank(s, seat, legal)
    return legal


def reroll_apply(s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
    if action >= A_DIE:
        k = first_die(s) + action - A_DIE
        s.rolled[k] = s.rules.battle[dice.roll(len(s.rules.battle)) - 1]
        s.relic_used = 1
        if out is not None:
            tell(out, "rerolls", {"who": seat, "n": 1, "dice": s.rolled[first_die(s) :]})
        return
    if action >= A_AMOUNT:
        s.marks.append(action - A_AMOUNT)
        return
    first = first_die(s)
    again = s.marks
    if action == A_REROLL:
        again = list(range(len(s.rolled) - first))
    elif s.marks:
        pay(s, seat, REROLL, len(s.marks))
    faces = s.rules.battle
    for k in again:
        s.rolled[first + k] = faces[dice.roll(len(faces)) - 1]
    if again and out is not None:
        tell(out, "rerolls", {"who": seat, "n": len(again), "dice": s.rolled[first:]})
    s.marks = []
    s.done |= 1 << seat
    if again:
        s.again = 1
