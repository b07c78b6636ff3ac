"""Hints of Isla Dorada give a reason of this game, whatever is asked."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from eldorado import games
from eldorado.bots import hints
from eldorado.core.dice import QuickDice
from eldorado.games.isla_dorada.questions.base import asked as question_of

GAME = games.load("isla_dorada")
NAMES = ["Anna", "Ben", "Cleo"]


def position(**given: Any) -> Any:
    return GAME.position({"seats": 3, "options": GAME.options(3, {}), **given})


def why(s: Any, seat: int) -> Any:
    return hints.hint(GAME, seat, GAME.observe(s, seat), GAME.legal(s, seat), QuickDice(1))["why"]


def sentence(reason: Any) -> str:
    return games.words().say(reason["key"], reason["args"], NAMES)


def asks(s: Any, seat: int) -> str:
    question = question_of(s)
    assert question is not None
    return question.asks(s, seat)


def check(s: Any, seat: int) -> str:
    reason = why(s, seat)
    assert reason["key"].startswith("isla_dorada.hint."), (asks(s, seat), reason)
    assert "{" not in sentence(reason), (asks(s, seat), sentence(reason))
    return str(reason["key"])


def test_every_question_has_a_reason_of_its_own() -> None:
    asked: Counter[str] = Counter()
    reasons: set[str] = set()
    for seed in range(2):
        dice = QuickDice(seed)
        s = GAME.new(3, GAME.options(3, {"two_treasures": seed == 1}), dice)
        while mask := GAME.actors(s):
            seat = (mask & -mask).bit_length() - 1
            legal = GAME.legal(s, seat)
            question = asks(s, seat)
            if asked[question] < 8 and len(legal) > 1:
                asked[question] += 1
                reasons.add(check(s, seat))
            GAME.apply(s, seat, legal[dice.below(len(legal))], dice, None)
    usual = {"destiny", "starting_treasure", "open", "bid", "amount", "pay", "sangaia", "treasures", "news"}
    assert usual | {"free", "buy"} <= set(asked)
    assert len(reasons) >= 14, reasons


BOLTS = ["makaks", "bigfoot", "leviathan", "antik", "istwa", "marabout", "diawas", "panda", "samedi"]


@pytest.mark.parametrize("bolt", BOLTS)
def test_every_bolt_card_has_a_reason(bolt: str) -> None:
    players = {
        str(seat): {"hand": ["yak", "kayak", "drako", "juju"], "treasures": [f"t{65 + seat}"]}
        for seat in range(2)
    }
    s = position(phase="drawing", pool=["yak"] * 4, deck={bolt: 1, "yak": 1}, players=players)
    seed = next(n for n in range(99) if QuickDice(n).below(2) == 1)  # the second card of the two: the bolt
    GAME.apply(s, 0, GAME.encode(s, 0, "deck"), QuickDice(seed), None)
    assert asks(s, 0) == bolt
    check(s, 0)


def test_a_bid_says_what_it_is_for() -> None:
    hand = ["gonogo"] * 4 + ["yak"] * 3
    s = position(players={"0": {"hand": hand, "treasures": ["t65"], "destiny": "d22"}})
    reason = why(s, 0)
    assert reason["key"] == "isla_dorada.hint.worth"
    assert sentence(reason) == "Kilitiping is worth 5 to you at once, and you can pay up to 4."
    s = position(players={"0": {"hand": hand, "destiny": "d05"}})
    assert sentence(why(s, 0)).endswith("brings your destiny on (Deep Jungle); you can pay up to 4.")


@pytest.mark.parametrize(
    ("goals", "reason"),
    [
        (
            {"treasures": ["t65"]},
            "Kilitiping is worth 5 to you, but the next bid there is 1, and you cannot pay it.",
        ),
        ({"curses": ["c08"]}, "Kamoptis costs you 4, and you cannot pay for a better way."),
    ],
)
def test_who_passes_beside_points_is_told_why(goals: dict[str, Any], reason: str) -> None:
    """No “no way is worth more” beside a place worth 5: that one cannot be paid, or is not worth a bid."""
    s = position(players={"0": {"hand": ["gonogo"] * 6}, "1": {"hand": [], "gold": 0, **goals}})
    for text in ("mountain kamoptis", "bid 0"):
        GAME.apply(s, 0, GAME.encode(s, 0, text), QuickDice(1), None)
    told = hints.advice(GAME, 1, GAME.observe(s, 1), GAME.legal(s, 1))
    assert told["moves"][0]["move"]["kind"] == "pass"
    assert sentence(told["why"]) == reason
