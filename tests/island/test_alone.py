"""A game alone by the weights made for it: gold is not rolled away, and the bank is asked for it only in need."""

from __future__ import annotations

from typing import Any

import pytest

from eldorado.bots.island.alone.guardians import lead_score, stands
from eldorado.bots.island.alone.lone import Lone
from eldorado.bots.island.policy import IslandPolicy, is_bank
from eldorado.bots.island.sense import Sense
from eldorado.bots.island.weights import weights
from eldorado.core.dice import QuickDice
from eldorado.games.island.game import GAME
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import DIRECTIONS, GOLD, OFFERING
from eldorado.games.island.model.fighting import DEFENDER
from eldorado.games.island.questions.battle.battle import Battle
from eldorado.games.island.questions.battle.rerolls import first_die
from eldorado.games.island.questions.solo.guardians import Guardians
from eldorado.games.island.rules.bank import rate
from eldorado.games.island.solo.guardians import THIEF_TURN, WOLF_TURN

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


def lone(more: dict[str, Any], name: str = "alone") -> Lone:
    """A row of tiles from the offering at its western end to the shrine that the Thief has left at the other."""
    given: dict[str, Any] = {
        "seats": 1,
        "options": GAME.options(1, {}),
        "phase": "explore",
        "tiles": {
            "-1,0": "shrine", "0,0": "food", "1,0": "gold", "2,0": "wood", "3,0": "food", "4,0": "shrine",
            "0,1": "gold", "-1,1": "wood", "-2,1": "food", "-3,1": "gold", "-4,1": "wood",
        },
        "guardians": {"wolf": "4,0", "thief": "0,0"},
        "stolen": [],
        "players": {
            "0": {
                "explorer": "stella", "at": "-2,1", "speed": 6, "villagers": {"3,0": 6},
                "offerings": ["-1,0"], "hand": {"wood": 2}, **more,
            }
        },
    }  # fmt: skip
    return Lone(Sense(GAME.position(given), 0, weights(name)))


def test_the_thief_goes_on_after_the_robbery() -> None:
    """Two steps rob the offering and reach who stands beside it; two tiles on nobody is reached."""
    beside = lone({})
    assert beside.ambush(beside.at, 0) > 0.1
    assert beside.risk(beside.at) >= beside.ambush(beside.at, 0)
    away = lone({"at": "-4,1"})
    assert away.ambush(away.at, 0) == 0.0


def test_an_army_at_hand_takes_the_danger_away() -> None:
    """Gold brings it in, or it is there."""
    bare, rich, with_it = lone({}), lone({"hand": {"gold": 9}}), lone({"villagers": {"-2,1": 6}})
    assert rich.ambush(rich.at, 0) < 0.05 < bare.ambush(bare.at, 0)
    assert with_it.ambush(with_it.at, 0) < 0.05


def test_bringing_the_army_is_weighed_against_the_danger() -> None:
    """What `joined` says is the risk after the march, and the position is as before."""
    apart = lone({"villagers": {"0,1": 6}, "hand": {"gold": 4}, "offerings": []})
    before = (dict(apart.camps), apart.gold)
    together = lone({"villagers": {"-2,1": 6}, "hand": {"gold": 2}, "offerings": []})
    assert apart.joined(apart.at, next(iter(apart.camps))) == pytest.approx(together.risk(together.at))
    assert (apart.camps, apart.gold) == before


def test_a_guardian_that_may_choose_does_not_come_upon_the_army() -> None:
    """Two ways are equally long, one over the tile of a lonely villager."""
    mind = lone({"villagers": {"1,0": 1}, "offerings": []})
    s = mind.s
    s.guard[THIEF_TURN] = s.guard[WOLF_TURN]
    question = Guardians(2, THIEF_TURN, 0)
    at = s.guard[THIEF_TURN]
    ways = [d for d in range(DIRECTIONS) if s.near[at * DIRECTIONS + d] >= 0]
    assert ways
    s.pos[1] = s.near[at * DIRECTIONS + ways[0]]
    onto = lead_score(Sense(s, 0, weights("alone")), question, actions.STEP + ways[0])
    s.pos[1] = -1
    assert onto < lead_score(Sense(s, 0, weights("alone")), question, actions.STEP + ways[0])
