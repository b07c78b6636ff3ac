"""Every question copies, saves and loads all of its fields, whatever random games make of them."""

from __future__ import annotations

from typing import Any

from eldorado import games
from eldorado.core.dice import QuickDice
from eldorado.core.question import check
from eldorado.games.island.model.state import QUESTIONS

GAME: Any = games.load("island")
HARDCORE = {"hard_tiles": True, "hard_rerolls": True}
EXPANSION = {"bridge": True, "sixth_board": True, "cave_tiles": True}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {"edition": "first"}),
    (1, {"bridge": True, "sixth_board": True}),
    (4, {"mode": "teams", **EXPANSION}),
    (5, {"mode": "thieves", **HARDCORE, "cave_tiles": True}),
    (3, {"mode": "teams_thieves", **EXPANSION}),
]
# What a few random games need not come to: a thief with Bavieca, two guardians on one tile …
RARE = {
    "banish", "bearer", "divide", "heir", "order", "pack", "plunder", "raid", "rider", "rose", "titan", "vanish",
}  # fmt: skip


def met(seats: int, options: dict[str, Any], seed: int) -> set[str]:
    """Play a random game and check every question on its stack; the names of those that were there."""
    dice = QuickDice(seed)
    s = GAME.new(seats, GAME.options(seats, options), dice)
    found: set[str] = set()
    for _ in range(400):
        mask = GAME.actors(s)
        if not mask:
            break
        for question in s.questions:
            check(question, QUESTIONS)
            found.add(question.name)
        seat = (mask & -mask).bit_length() - 1
        legal = GAME.legal(s, seat)
        GAME.apply(s, seat, legal[dice.below(len(legal))], dice)
    return found


def test_every_question_copies_and_saves_all_its_fields() -> None:
    found: set[str] = set()
    for seats, options in TABLES:
        for seed in range(3):
            found |= met(seats, options, seed)
    assert set(QUESTIONS.kinds) - found <= RARE


def test_a_position_with_questions_is_saved_and_loaded() -> None:
    dice = QuickDice(5)
    s = GAME.new(4, GAME.options(4, {}), dice)
    other = GAME.load(GAME.dump(s))
    assert [question.dump() for question in other.questions] == [{"question": "choose"}]
    assert GAME.key(other) == GAME.key(s) == GAME.key(GAME.clone(s))
