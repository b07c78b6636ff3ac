"""Battle dice, and rolling some of them again (I-FIGHT-4, I-HARD-2, I-HARD-3, I-TREAS-3)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.island.explorers.nicolas import lucky
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import HORDE, MOST, REROLL
from eldorado.games.island.model.events import tell
from eldorado.games.island.model.explorer import explorer_of
from eldorado.games.island.model.fighting import SHOT
from eldorado.games.island.model.hands import can_pay, cards_of, pay
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.questions.battle.battlefield import Fight
from eldorado.games.island.rules.refusing import no


def roll_dice(s: IslandState, n: int, dice: Dice) -> None:
    """Roll battle dice one by one, adding them to those already rolled."""
    faces = s.rules.battle
    s.rolled.append(n)
    for _ in range(n):
        s.rolled.append(dice.face(faces))


def horde(s: IslandState, battle: Fight, seat: int) -> bool:
    """Whether the side may use the Army of Jiménez: one die per battle with its own explorer or thief (I-TREAS-3)."""
    if s.relic[HORDE] != seat or s.relic_used:
        return False
    if battle.against == SHOT and battle.attacker == s.side[seat]:
        return explorer_of(s, seat).shoots()  # his ranged attack counts too
    first = unit_of(s, seat)
    return battle.tile in s.pos[first : first + s.rules.own_figures[seat]]


def may_reroll(s: IslandState, battle: Fight, seat: int) -> bool:
    """Whether the seat is asked, by public knowledge. A side pays once: partners are asked one after the other."""
    if lucky(s, seat, battle.tile) or horde(s, battle, seat):
        return True
    return s.rules.rerolls and not s.again and cards_of(s, seat) >= s.rules.cost_cards[REROLL]


def rerolling(s: IslandState, battle: Fight, side: int) -> int:
    """The mask of the one seat of the side that may reroll now; 0 if there is none."""
    if first_die(s) == len(s.rolled):
        return 0  # no dice: a cursed explorer alone
    for seat in range(s.rules.speaker[side], s.seats):
        if s.side[seat] != side:
            break
        if not (s.done >> seat) & 1 and may_reroll(s, battle, seat):
            return 1 << seat
    return 0


def first_die(s: IslandState) -> int:
    """The index in `rolled` of the first die of the side that rolled last."""
    n = s.rolled[3]
    return 4 if len(s.rolled) == 4 + n else 5 + n


def reroll_legal(s: IslandState, battle: Fight, seat: int) -> list[int]:
    """The legal answers: mark dice in rising order, then done; each costs the price of a reroll."""
    legal = [actions.DONE]
    rolled = min(len(s.rolled) - first_die(s), MOST)
    if s.rules.rerolls and not s.again and can_pay(s, seat, REROLL, len(s.marks) + 1):
        after = s.marks[-1] + 1 if s.marks else 0
        for k in range(after, rolled):
            legal.append(actions.MARK + k)
    if not s.marks and lucky(s, seat, battle.tile):
        legal.append(actions.REROLL)
    if not s.marks and horde(s, battle, seat):
        for k in range(rolled):
            legal.append(actions.DIE + k)
    return legal


def reroll_apply(
    s: IslandState, battle: Fight, seat: int, action: int, dice: Dice, out: list[Event] | None
) -> None:
    """Apply an answer. After a reroll for gold or by luck Jiménez's die remains, in either order (I-HARD-6)."""
    first = first_die(s)
    if action >= actions.DIE:
        roll_again(s, [action - actions.DIE], dice)
        s.relic_used = 1
        if out is not None:
            tell(out, "rerolls", {"who": seat, "n": 1, "dice": s.rolled[first:]})
        return
    if action >= actions.MARK:
        s.marks.append(action - actions.MARK)
        return
    again = s.marks
    if action == actions.REROLL:
        again = list(range(len(s.rolled) - first))
    elif s.marks:
        pay(s, seat, REROLL, len(s.marks))
    roll_again(s, again, dice)
    if again and out is not None:
        tell(out, "rerolls", {"who": seat, "n": len(again), "dice": s.rolled[first:]})
    s.marks = []
    if again:
        s.again = 1
    if not again or not horde(s, battle, seat):
        s.done |= 1 << seat


def roll_again(s: IslandState, which: list[int], dice: Dice) -> None:
    """Reroll some of the dice that were rolled last."""
    first = first_die(s)
    faces = s.rules.battle
    for k in which:
        s.rolled[first + k] = dice.face(faces)


def refuse_reroll(s: IslandState, action: int) -> Refusal | None:
    if actions.MARK <= action < actions.EXPLORER:
        return no("I-HARD-2", "no_such_die" if s.rules.rerolls else "no_reroll")
    if actions.DIE <= action < actions.HOLE:
        return no("I-TREAS-3", "no_reroll")
    return no("I-HARD-3", "no_reroll") if action == actions.REROLL else None
