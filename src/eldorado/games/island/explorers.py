"""What explorers can do that others cannot, where it is a decision (I-EXP): Laffite's thefts and Emma's look."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.bank import add_bank
from eldorado.games.island.events import kind_name, whisper
from eldorado.games.island.hands import slip_over
from eldorado.games.island.sides import eyes
from eldorado.games.island.state import IslandState, base, cards_of
from eldorado.games.island.tables import A_NEXT, A_SEAT, RESOURCES


def thefts(s: IslandState, one: int, other: int) -> int:
    """I-EXP-LAFFITE: one for each of his golden dice that shows one of his numbers."""
    n = 0
    if one in s.rules.steals:
        n += 1
    if other in s.rules.steals:
        n += 1
    return n


def victims(s: IslandState, seat: int) -> list[int]:
    return [other for other in range(s.seats) if s.side[other] != s.side[seat] and cards_of(s, other) > 0]


def steal_legal(s: IslandState, seat: int) -> list[int]:
    legal = [A_SEAT + other for other in victims(s, seat)]
    add_bank(s, seat, legal)
    return legal


def steal(s: IslandState, seat: int, victim: int, dice: Dice, out: list[Event] | None) -> None:
    """A card at random; thief and victim see which."""
    card = dice.pick(s.hand[3 * victim : 3 * victim + 3], cards_of(s, victim))
    slip_over(s, victim, seat, card)
    s.frames[base(s) + 1] -= 1
    if out is not None:
        seen = eyes(s, seat) | eyes(s, victim)
        whisper(out, "steals", {"who": seat, "from": victim}, {"card": RESOURCES[card]}, seen)


def look(s: IslandState, seat: int, dice: Dice, out: list[Event] | None) -> None:
    """I-EXP-EMMA: the top tiles, as many as the data say or are left, become known to her alone."""
    left = sum(s.bag)
    while len(s.top) < s.rules.look_emma and left > 0:
        kind = dice.pick(s.bag, left)
        s.bag[kind] -= 1
        left -= 1
        s.top.append(kind)
    if out is not None and s.top:
        seen = [kind_name(k) for k in s.top]
        whisper(out, "looks", {"who": seat, "n": len(seen)}, {"tiles": seen}, 1 << seat)


def look_legal(s: IslandState, seat: int) -> list[int]:
    """Which of the tiles in hand goes on the stack next, uppermost first; equal tiles are one choice."""
    placed = s.frames[base(s) + 1]
    legal: list[int] = []
    for i in range(placed, len(s.top)):
        if s.top[i] not in s.top[placed:i]:
            legal.append(A_NEXT + i - placed)
    add_bank(s, seat, legal)
    return legal


def look_choice(s: IslandState) -> bool:
    """Whether anything is left to order."""
    placed = s.frames[base(s) + 1]
    for i in range(placed + 1, len(s.top)):
        if s.top[i] != s.top[placed]:
            return True
    return False


def look_apply(s: IslandState, i: int) -> None:
    b = base(s)
    placed = s.frames[b + 1]
    s.top.insert(placed, s.top.pop(placed + i))
    s.frames[b + 1] = placed + 1
