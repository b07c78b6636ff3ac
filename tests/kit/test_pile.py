"""Piles: whatever is done, no card is lost, known cards come in their order, and nobody sees more than they may."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eldorado.core.dice import QuickDice
from eldorado.kit.pile import Pile, load, world

KINDS = 4
kind = st.integers(0, KINDS - 1)
counts = st.lists(st.integers(0, 3), min_size=KINDS, max_size=KINDS)
mask = st.integers(0, 7)
action = st.one_of(
    st.tuples(st.just("put_on_top"), kind, mask),
    st.tuples(st.just("put_under"), kind, mask),
    st.tuples(st.just("shuffle_under"), counts),
    st.tuples(st.just("shuffle_in"), counts),
    st.tuples(st.just("shuffle_into_lower_half"), counts),
    st.tuples(st.just("draw")),
    st.tuples(st.just("look"), mask),
)


def do(pile: Pile, step: tuple[Any, ...], dice: QuickDice, held: list[int]) -> None:
    """One step; `held` is what the pile should hold."""
    name, *rest = step
    if name in ("draw", "look"):
        if pile.size() == 0:
            return
        if name == "draw":
            held[pile.draw(dice)] -= 1
        else:
            pile.look(dice, *rest)
        return
    if name.startswith("put"):
        held[rest[0]] += 1
    else:
        for k in range(KINDS):
            held[k] += rest[0][k]
    getattr(pile, name)(*rest)


@settings(max_examples=150, deadline=None)
@given(st.lists(action, max_size=25), st.integers(0, 1000))
def test_nothing_is_lost_copies_are_apart_and_views_are_fair(steps: list[tuple[Any, ...]], seed: int) -> None:
    dice = QuickDice(seed)
    pile, held = Pile(KINDS), [0] * KINDS
    for step in steps:
        before, copy = pile.dump(), pile.clone()
        do(pile, step, dice, held)
        assert copy.dump() == before
        assert pile.counts() == held
        assert pile.size() == sum(held)
    assert load(KINDS, pile.dump()).dump() == pile.dump()
    for who in (0b001, 0b010, 0b100, 0b011, 0b111):
        view = pile.view(who)
        seen = [0] * KINDS
        for part in view:
            for card in part.get("row", []):
                if card >= 0:
                    seen[card] += 1
        pool = [held[k] - seen[k] for k in range(KINDS)]
        other = world(KINDS, view, pool, dice)
        assert pool == [0] * KINDS
        assert other.view(who) == view
        assert other.counts() == held
    drawn = [0] * KINDS
    while pile.size():
        drawn[pile.draw(dice)] += 1
    assert drawn == held


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(kind, mask), min_size=1, max_size=6), counts, st.integers(0, 99))
def test_cards_put_on_top_come_last_in_first_out_and_those_under_come_at_the_end(
    cards: list[tuple[int, int]], rest: list[int], seed: int
) -> None:
    dice = QuickDice(seed)
    pile = Pile(KINDS)
    pile.shuffle_in(rest)
    for card, who in cards:
        pile.put_on_top(card, who)
        pile.put_under(card, who)
    order = [pile.draw(dice) for _ in range(pile.size())]
    known = [card for card, _ in cards]
    assert order[: len(known)] == known[::-1]
    assert order[len(order) - len(known) :] == known


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 12), st.integers(1, 3), st.integers(0, 999))
def test_what_is_shuffled_into_the_lower_half_does_not_come_before_it(
    size: int, deep: int, seed: int
) -> None:
    dice = QuickDice(seed)
    pile = Pile(2)
    pile.shuffle_in([size, 0])
    pile.shuffle_into_lower_half([0, deep])
    order = [pile.draw(dice) for _ in range(size + deep)]
    upper = size - size // 2
    assert order[:upper] == [0] * upper
    assert order.count(1) == deep


def test_the_lower_half_is_really_shuffled() -> None:
    firsts = set()
    for seed in range(60):
        pile = Pile(2)
        pile.shuffle_in([6, 0])
        pile.shuffle_into_lower_half([0, 1])
        dice = QuickDice(seed)
        firsts.add([pile.draw(dice) for _ in range(7)].index(1))
    assert firsts == {3, 4, 5, 6}


def test_who_looked_knows_and_nobody_else() -> None:
    pile = Pile(3)
    pile.shuffle_in([2, 2, 2])
    card = pile.look(QuickDice(5), 0b010)
    assert pile.top(0b010) == pile.top() == card
    assert pile.top(0b001) == pile.top(0b011) == -1
    assert pile.look(QuickDice(9), 0b001) == card, "the same card lies there still"
    assert pile.top(0b001) == pile.top(0b011) == card
    assert pile.draw(QuickDice(1)) == card
    assert pile.top(0b010) == -1


def test_nothing_comes_from_an_empty_pile() -> None:
    with pytest.raises(ValueError, match="empty"):
        Pile(2).draw(QuickDice(1))
