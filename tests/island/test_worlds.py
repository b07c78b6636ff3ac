"""Worlds drawn from a view hold what the table has promised in the open."""

from __future__ import annotations

from eldorado import games
from eldorado.core.dice import QuickDice
from eldorado.games.island.model.components import REROLL
from eldorado.games.island.model.hands import can_pay
from eldorado.games.island.model.state import IslandState

GAME = games.load("island")
RULES = GAME.options(2, {"hard_rerolls": True, "unlimited": True})


def marked(seed: int) -> IslandState | None:
    """A position of a random game in which somebody has marked dice to roll again (I-HARD-2)."""
    dice = QuickDice(seed)
    s: IslandState = GAME.new(2, RULES, dice)
    for _ in range(300):
        mask = GAME.actors(s)
        if mask == 0 or s.marks:
            break
        seat = 0 if mask & 1 else 1
        legal = GAME.legal(s, seat)
        GAME.apply(s, seat, legal[dice.below(len(legal))], dice)
    return s if s.marks else None


def test_who_marks_dice_has_the_gold_for_them() -> None:
    met = 0
    for s in filter(None, map(marked, range(30))):
        seat = 0 if GAME.actors(s) & 1 else 1
        for n in range(20):
            world = GAME.determinize(GAME.observe(s, 1 - seat), QuickDice(n))
            assert can_pay(world, seat, REROLL, len(world.marks))
        met += 1
    assert met >= 2
