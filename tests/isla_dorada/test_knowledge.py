"""What views claim about hidden cards is true, and worlds drawn from a view keep it."""

from __future__ import annotations

import pytest

from eldorado import games
from eldorado.core.dice import QuickDice
from eldorado.games.isla_dorada.model import actions, board, cards, goals, phases
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.rules.payment import most

GAME = games.load("isla_dorada")


def check_claims(s: IslaState) -> None:
    for onlooker in range(s.seats + 1):
        for who in range(s.seats):
            if who == onlooker:
                continue
            known = s.know[onlooker][who * cards.HELD : who * cards.HELD + cards.HELD]
            missing = sum(max(0, known[kind] - s.hand[who][kind]) for kind in range(cards.HELD))
            assert missing <= s.loose[onlooker][who] <= sum(known)
            starting = s.starts[onlooker][who]
            assert starting in (-1, sum(1 for t in s.treasures[who] if goals.STARTING[t]))
    for who in range(s.seats):
        for curse, since in zip(s.curses[who], s.curse_round[who], strict=True):
            assert s.visited[goals.CURSE_SITE[curse]] <= since
        if s.phase == phases.BIDDING and s.share[who] > 0:
            way_class = board.WAY_CLASS[s.bid_way[who]]
            assert most(s.hand[who], s.gold[who], way_class, cards.VALUE[cards.ZEPPELIN], 0) >= s.share[who]


def random_game(seed: int, robbers: bool) -> list[IslaState]:
    """Positions of a random game; with many thefts if wanted, so that knowledge is weakened often."""
    dice = QuickDice(seed)
    s = GAME.new(3 + seed % 4, GAME.options(4, {"cooperative": seed % 2 == 1}), dice)
    if robbers:
        for kind in ("makaks", "marabout"):
            number = cards.CARD.index(kind)
            s.deck[number] += 12
            s.deck_size += 12
    found: list[IslaState] = []
    while mask := GAME.actors(s):
        seat = next(seat for seat in range(s.seats) if (mask >> seat) & 1)
        legal = GAME.legal(s, seat)
        GAME.apply(s, seat, legal[dice.below(len(legal))], dice, None)
        found.append(GAME.clone(s))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_claims_are_true(seed: int) -> None:
    loose = 0
    for s in random_game(seed, robbers=True):
        check_claims(s)
        loose += sum(sum(row) for row in s.loose)
    assert loose > 0, "no knowledge was ever weakened: the test met nothing"


@pytest.mark.parametrize("seed", range(4))
def test_worlds_keep_the_claims(seed: int) -> None:
    dice = QuickDice(seed + 1000)
    for number, s in enumerate(random_game(seed, robbers=False)):
        if number % 12 == 0:
            for seat in range(-1, s.seats):
                check_claims(GAME.determinize(GAME.observe(s, seat), dice))


def test_every_possible_hand_is_drawn() -> None:
    """With one unknown card in a hand and few kinds left, each of them turns up, about as often as it should."""
    given = {
        "seats": 3,
        "options": GAME.options(3, {}),
        "phase": "drawing",
        "deck": {"yak": 1, "kamel": 2},
        "players": {"1": {"hand": ["gonogo"]}},
    }
    view = GAME.observe(GAME.position(given), 0)
    dice = QuickDice(5)
    seen = {"yak": 0, "kamel": 0, "gonogo": 0}
    for _ in range(400):
        world = GAME.determinize(view, dice)
        hand = GAME.describe(world)["players"][1]["hand"]
        assert len(hand) == 1
        seen[hand[0]] += 1
    assert 70 <= seen["yak"] <= 130
    assert 70 <= seen["gonogo"] <= 130
    assert 165 <= seen["kamel"] <= 235


def test_everybody_with_a_card_is_asked_alike() -> None:
    """The window for a Sangaia opens for the same seats whoever holds one."""
    for holder in range(3):
        players = {str(seat): {"hand": ["sangaia" if seat == holder else "yak"]} for seat in range(3)}
        s = GAME.position({"seats": 3, "options": GAME.options(3, {}), "players": players})
        dice = QuickDice(1)
        for text in ("jungle kilitiping", "bid 0", "pass", "pass"):
            seat = next(seat for seat in range(3) if (GAME.actors(s) >> seat) & 1)
            GAME.apply(s, seat, GAME.encode(s, seat, text), dice, None)
        assert GAME.actors(s) == 0b111
        for seat in range(3):
            GAME.apply(s, seat, actions.NO, dice, None)
        assert s.phase == phases.DRAWING
