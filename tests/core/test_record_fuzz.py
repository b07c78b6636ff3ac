"""Whatever is done to a record, reading it ends in a match or in BadRecord: no file breaks the program."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import eldorado
from eldorado import games
from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadRecord

games.register("toy", "toy")

leaf = st.one_of(st.none(), st.booleans(), st.integers(-3, 70), st.text(max_size=5), st.just([]), st.just({}))


@lru_cache(maxsize=4)
def recorded(name: str) -> str:
    match = eldorado.start(name, seed=4)
    chance = QuickDice(2)
    while not match.over and match.n < 45:
        seat = match.actors[0]
        legal = match.legal(seat)
        match.push(legal[chance.below(len(legal))], seat)
    match.finish("agreed")
    return match.export()


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in plain data that can be spoilt."""
    found = [path] if path else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += places(value, (*path, key))
    return found


def spoilt(lines: list[str], number: int, where: int, value: Any, gone: bool) -> list[str]:
    index = number % len(lines)
    data = json.loads(lines[index])
    spots = places(data)
    if not spots:  # one line was spoilt so often that nothing is left of it
        return lines
    path = spots[where % len(spots)]
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    if gone:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return [*lines[:index], json.dumps(data), *lines[index + 1 :]]


def read_or_refused(text: str) -> None:
    refused: BadRecord | None = None
    try:
        match = eldorado.load(text)
        match.at(match.n)
    except BadRecord as error:
        refused = error
    if refused is not None:
        assert games.words().problems(refused.key, refused.args_) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["toy", "quest", "isla_dorada", "island"])
@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.tuples(st.integers(0, 60), st.integers(0, 10_000), leaf, st.booleans()), min_size=1, max_size=3
    )
)
def test_a_spoilt_record_is_read_or_refused(name: str, spoils: list[tuple[int, int, Any, bool]]) -> None:
    lines = recorded(name).splitlines()
    for number, where, value, gone in spoils:
        lines = spoilt(lines, number, where, value, gone)
    read_or_refused("\n".join(lines))


@pytest.mark.parametrize("name", ["toy", "quest"])
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 100_000), st.text(max_size=3))
def test_spoilt_text_is_read_or_refused(name: str, place: int, text: str) -> None:
    whole = recorded(name)
    cut = 1 + place % (len(whole) - 1)
    read_or_refused(whole[:cut] + text + whole[cut + 1 :])


@pytest.mark.parametrize("depth", [100, 300, 450, 600, 900, 990, 20_000])
def test_nesting_as_deep_as_anybody_likes(depth: int) -> None:
    lines = recorded("toy").splitlines()
    deep = "[" * depth + "]" * depth
    for line in (deep, f'{{"note":{deep}}}', f'{{"snapshot":45,"state":{deep}}}', f'{{"options":{deep}}}'):
        read_or_refused("\n".join([*lines[:-1], line, lines[-1]]))
    read_or_refused("\n".join([lines[0].replace('"options":{', f'"options":{{"a":{deep},'), *lines[1:]]))


@lru_cache(maxsize=2)
def begun_elsewhere(name: str) -> str:
    """A record that begins with a given position, with gestures and times."""
    match = eldorado.load(recorded(name)).branch(20, seed=3)
    chance = QuickDice(5)
    while not match.over and match.n < 12:
        seat = match.actors[0]
        legal = match.legal(seat)
        match.push(legal[chance.below(len(legal))], seat, ms=chance.below(4000))
        match.record.entries[-1].gesture = match.n
    match.finish("agreed")
    return match.export()


@pytest.mark.parametrize("name", ["toy", "quest", "isla_dorada", "island"])
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 20), st.integers(0, 10_000), leaf, st.booleans())
def test_a_spoilt_record_of_a_given_position_is_read_or_refused(
    name: str, number: int, where: int, value: Any, gone: bool
) -> None:
    read_or_refused("\n".join(spoilt(begun_elsewhere(name).splitlines(), number, where, value, gone)))


@pytest.mark.parametrize("name", ["toy", "quest", "isla_dorada", "island"])
def test_records_hold_no_number_for_a_move(name: str) -> None:
    lines = [json.loads(line) for line in recorded(name).splitlines()]
    entries = [line for line in lines if isinstance(line, list)]
    assert len(entries) > 10
    assert all(isinstance(move, str) and not move.isdecimal() for _, move, *_ in entries)
