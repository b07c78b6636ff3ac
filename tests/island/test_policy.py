"""The policy of the Island: frozen as the yardstick, alike on states and views, blind to what is hidden."""

from __future__ import annotations

from hashlib import sha256

import pytest

from eldorado import bots, games
from eldorado.bots.case import Case
from eldorado.bots.island.fights import strengths
from eldorado.bots.island.policy import IslandPolicy, is_bank
from eldorado.bots.island.reasons import why
from eldorado.bots.island.sense import Sense
from eldorado.bots.island.weights import read, table, weights
from eldorado.bots.registry import room
from eldorado.core.dice import QuickDice
from eldorado.core.errors import UserError
from eldorado.core.plain import Options
from eldorado.games.island.game import GAME
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import BELLONA, DIRECTIONS, GOLD, OFFERING
from eldorado.games.island.model.state import IslandState, seat_of
from eldorado.games.island.questions.battle.battle import Battle
from eldorado.games.island.questions.turn.explore import Explore
from eldorado.games.island.questions.turn.window import Window
from eldorado.games.island.rules.bank import rate
from eldorado.games.island.rules.movement import movers
from eldorado.games.island.rules.reinforce import leaves, route_by

KINDS: list[tuple[int, Options]] = [
    (2, {}),
    (4, {}),
    (4, {"mode": "teams"}),
    (4, {"mode": "thieves"}),
    (1, {}),
    (3, {"bridge": True, "sixth_board": True, "cave_tiles": True}),
]
# What the first greedy bot chose, as long as it was code of its own: after two games and after 28. Where the rules
# change, games go another way: then these are taken anew, from a bot that was not touched with them.
FROZEN = {2: "37e2b72758dadbaa24ed", 28: "d81b2a59949e7b19e7f8"}
MOST = 400  # decisions of one game


def begun(number: int) -> tuple[IslandState, QuickDice]:
    seats, options = KINDS[number % len(KINDS)]
    dice = QuickDice(1000 + number)
    return GAME.new(seats, GAME.options(seats, options), dice), dice


def asked_seat(s: IslandState) -> int:
    mask = GAME.actors(s)
    return (mask & -mask).bit_length() - 1


@pytest.mark.parametrize("games", [2, pytest.param(28, marks=pytest.mark.soak)])
def test_greedy_is_frozen(games: int) -> None:
    """What others are measured against must not get better or worse: in 28 games over 10,000 decisions as ever."""
    digest = sha256()
    decisions = 0
    for number in range(games):
        s, dice = begun(number)
        seated = [bots.make("greedy", GAME, seat, QuickDice(seat)) for seat in range(s.seats)]
        made = 0
        while GAME.actors(s) and made < MOST:
            seat = asked_seat(s)
            legal = GAME.legal(s, seat)
            action = legal[0] if len(legal) == 1 else seated[seat].choose(GAME.observe(s, seat), legal)
            made += len(legal) > 1
            digest.update(b"%d\n" % action)
            GAME.apply(s, seat, action, dice)
        decisions += made
    assert decisions > 370 * games
    assert digest.hexdigest()[:20] == FROZEN[games]


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_the_bot_by_view_is_the_policy_by_state(number: int) -> None:
    """On the table's state, by the view, and in another world with the same view."""
    s, dice = begun(number)
    by_view = [bots.make("normal", GAME, seat, QuickDice(seat)) for seat in range(s.seats)]
    minds = [IslandPolicy(weights("normal"), seat) for seat in range(s.seats)]
    for step in range(150):
        if not GAME.actors(s):
            break
        seat = asked_seat(s)
        legal = GAME.legal(s, seat)
        action = minds[seat].decide(s, legal)
        if step % 3 == 0 and len(legal) > 1:
            view = GAME.observe(s, seat)
            assert by_view[seat].choose(view, legal) == action
            other = GAME.determinize(view, QuickDice(99))
            assert minds[seat].decide(other, GAME.legal(other, seat)) == action
        GAME.apply(s, seat, action, dice)


def test_weights_say_how_they_were_made() -> None:
    said = table()
    for name in ("greedy", "normal", "tuned"):
        assert len(said[name]["how"]) > 40
    with pytest.raises(UserError) as caught:
        read({**said, "normal": {"window": "much"}}, "normal")
    assert caught.value.args_ == {"game": "the Island", "name": "normal", "key": "window"}


def test_alone_no_cards_are_burnt_at_the_bank() -> None:
    """Who changes cards can buy the offering afterwards, or had too many: never three trades for nothing."""
    traded = 0
    for number in range(4):
        dice = QuickDice(number)
        s = GAME.new(1, GAME.options(1, {}), dice)
        mind = IslandPolicy(weights("normal"), 0)
        row = 0
        for _ in range(500):
            if not GAME.actors(s):
                break
            legal = GAME.legal(s, 0)
            action = mind.decide(s, legal)
            if is_bank(action):
                row += 1
                traded += 1
                give = (action - actions.BANK) // 3
                left = s.hand[give] - rate(s, 0)
                kept = left >= s.rules.cost[3 * OFFERING + give]
                assert kept or sum(s.hand[:3]) > s.rules.hand_limit > 0, s.hand[:3]
            else:
                row = 0
            assert row < 3
            GAME.apply(s, 0, action, dice)
    assert traded > 0


def test_alone_bellona_is_chosen_and_her_army_marches_for_nothing() -> None:
    """Her free march brings the army after her also where there is no gold to pay for it."""
    mind = IslandPolicy(weights("alone"), 0)
    chosen = free = 0
    for number in range(40):
        dice = QuickDice(number)
        s = GAME.new(1, GAME.options(1, {}), dice)
        pair = s.rules.boards[s.board[0]]
        if BELLONA not in pair or free:
            continue
        assert mind.decide(s, GAME.legal(s, 0)) == actions.EXPLORER + pair.index(BELLONA)
        chosen += 1
        for _ in range(1500):
            if not GAME.actors(s):
                break
            action = mind.decide(s, GAME.legal(s, 0))
            exploring = isinstance(s.questions[-1], Explore)
            free += exploring and action >= actions.ARMY and s.hand[GOLD] == 0
            GAME.apply(s, 0, action, dice)
    assert chosen
    assert free


def test_with_turn_points_nicolas_is_praised_for_what_he_can_do() -> None:
    """His golden dice are not rolled then; his battle dice are (I-HARD-3)."""
    told: set[str] = set()
    for seed in range(30):
        for hard in (False, True):
            s = GAME.new(2, GAME.options(2, {"hard_points": hard}), QuickDice(seed))
            seat = asked_seat(s)
            legal = GAME.legal(s, seat)
            names = [GAME.decode(s, seat, action).args.get("explorer") for action in legal]
            if "nicolas" not in names:
                continue
            action = legal[names.index("nicolas")]
            view, facts = GAME.observe(s, seat), GAME.facts(s, seat)
            case = Case(seat, view, facts, facts, [GAME.decode(s, seat, action)], [action])
            reason = why(case)
            said = games.words().say(reason["key"], reason["args"], ["Anna", "Ben"])
            assert ("battle dice" in said) == hard, said
            assert ("golden dice" in said) != hard, said
            told.add(reason["key"])
    assert len(told) == 2


def test_villagers_attack_in_the_turn_of_another_on_even_odds_only() -> None:
    """Unless somebody is about to win: then a gamble may be worth it."""
    attacked = 0
    for number in range(8):
        dice = QuickDice(500 + number)
        s = GAME.new(3, GAME.options(3, {}), dice)
        minds = [IslandPolicy(weights("normal"), seat) for seat in range(3)]
        bold = [IslandPolicy(weights("greedy"), seat) for seat in range(3)]
        for _ in range(700):
            if not GAME.actors(s):
                break
            seat = asked_seat(s)
            legal = GAME.legal(s, seat)
            action = minds[seat].decide(s, legal)
            if isinstance(s.questions[-1], Window):
                sense = Sense(s, seat, weights("normal"))
                attacked += bold[seat].decide(s, legal) != actions.PASS
                if action != actions.PASS and sense.danger(seat_of(s, s.turn)) < 4:
                    source, way = divmod(action - actions.ARMY, DIRECTIONS)
                    tile = s.near[source * DIRECTIONS + way]
                    assert sense.odds(*strengths(sense, movers(s, sense.side, source), tile)) >= 0.5
            GAME.apply(s, seat, action, dice)
    assert attacked > 0


def test_reinforcements_come_by_the_nearest_door() -> None:
    """The longer way costs more and brings nothing: neither the bots nor the gold button take it."""
    level = room("island").proposer
    chosen = 0
    for number in range(len(KINDS)):
        s, dice = begun(number)
        seated = [bots.make(level, GAME, seat, QuickDice(seat)) for seat in range(s.seats)]
        for _ in range(MOST):
            if not GAME.actors(s):
                break
            seat = asked_seat(s)
            legal = GAME.legal(s, seat)
            action = seated[seat].choose(GAME.observe(s, seat), legal)
            question = s.questions[-1]
            if isinstance(question, Battle) and action >= actions.ARMY:
                source = (action - actions.ARMY) // DIRECTIONS
                side = s.side[seat]
                if source != question.tile and not leaves(s, side, source):
                    steps = {
                        other: route_by(s, side, question.tile, source, (other - actions.ARMY) % DIRECTIONS)[
                            1
                        ]
                        for other in legal
                        if other >= actions.ARMY and (other - actions.ARMY) // DIRECTIONS == source
                    }
                    assert steps[action] == min(steps.values())
                    chosen += len(steps) > 1
            GAME.apply(s, seat, action, dice)
    assert chosen, "no battle with a choice of doors: the games prove nothing"
