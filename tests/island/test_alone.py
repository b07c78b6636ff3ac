"""A game alone by the weights made for it: gold is not rolled away, and the bank is asked for it only in need."""

from __future__ import annotations

import pytest

from eldorado.bots.island.alone.guardians import stands
from eldorado.bots.island.alone.lone import Lone
from eldorado.bots.island.policy import IslandPolicy, is_bank
from eldorado.bots.island.sense import Sense
from eldorado.bots.island.weights import weights
from eldorado.core.dice import QuickDice
from eldorado.games.island.game import GAME
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import GOLD, OFFERING
from eldorado.games.island.model.fighting import DEFENDER
from eldorado.games.island.questions.battle.battle import Battle
from eldorado.games.island.questions.battle.rerolls import first_die
from eldorado.games.island.rules.bank import rate

FACES = (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize(
    ("low", "again", "target", "defence", "chance"),
    [
        ([3, 4], 0, 7, 0, 1.0),  # a tie is no defeat
        ([3, 4], 0, 8, 0, 0.0),
        ([1, 4], 1, 8, 0, 0.5),  # four or more
        ([6, 6, 6], 0, -1, 1, 1.0),
        ([1, 2], 0, -1, 1, 0.5),  # three against one die
        ([1], 1, -1, 1, 21 / 36),
    ],
)
def test_the_chance_to_stand(low: list[int], again: int, target: int, defence: int, chance: float) -> None:
    assert stands(low, again, target, defence, FACES) == pytest.approx(chance)


@pytest.mark.slow
def test_gold_is_spent_only_where_it_changes_the_outcome() -> None:
    """In battle a die is rolled again only if the battle is not won already; at the bank cards that an offering needs
    are given for gold only by who is hunted without any."""
    again = changed = 0
    for number in range(6):
        dice = QuickDice(300 + number)
        s = GAME.new(1, GAME.options(1, {}), dice)
        mind = IslandPolicy(weights("alone"), 0)
        for _ in range(500):
            if not GAME.actors(s):
                break
            legal = GAME.legal(s, 0)
            action = legal[0] if len(legal) == 1 else mind.decide(s, legal)
            question = s.questions[-1]
            if isinstance(question, Battle) and question.stage > DEFENDER and action != actions.DONE:
                again += 1
                first = first_die(s)
                target = -1 if first == 4 else sum(s.rolled[4 : 4 + s.rolled[3]])
                assert stands(s.rolled[first:], 0, target, question.strengths(s)[1], FACES) < 1.0
            if is_bank(action) and sum(s.hand[:3]) <= s.rules.hand_limit:
                changed += 1
                give = (action - actions.BANK) // 3
                kept = s.hand[give] - rate(s, 0) >= s.rules.cost[3 * OFFERING + give]
                assert kept or (Lone(Sense(s, 0, weights("alone"))).broke() and s.hand[GOLD] == 0)
            GAME.apply(s, 0, action, dice)
    assert again > 5
    assert changed > 0
