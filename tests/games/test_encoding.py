"""Rows of numbers say what views say, all of it and nothing else."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from eldorado import games
from eldorado.core.dice import QuickDice
from eldorado.core.plain import Options, Plain, canonical
from eldorado.kit.encoding import Each, Field, Group, Layout, OfSides, PerSeat
from eldorado.kit.writing import cells
from eldorado.lab.envs.rows import layout

ROWS: list[tuple[str, int, Options]] = [
    ("quest", 2, {}),
    ("quest", 4, {"caves": True, "course": "random"}),
    ("isla_dorada", 3, {"cooperative": True, "two_treasures": True}),
    ("isla_dorada", 6, {}),
    ("island", 3, {}),
    ("island", 4, {"mode": "teams", "cave_tiles": True, "bridge": True}),
    ("island", 3, {"mode": "thieves", "hard_tiles": True, "cave_tiles": True}),
]
EACH = pytest.mark.parametrize(("name", "seats", "options"), ROWS, ids=lambda value: str(value)[:40])
Seen = list[tuple[Any, int, Plain]]


KEPT: dict[str, Seen] = {}


def positions(name: str, seats: int, options: Options, count: int = 120) -> Seen:
    """States of a random game with a seat each, and what it sees."""
    key = f"{name} {seats} {options}"
    if key not in KEPT:
        KEPT[key] = played(name, seats, options, 120)
    return KEPT[key][:count]


def played(name: str, seats: int, options: Options, count: int) -> Seen:
    game, dice, chance = games.load(name), QuickDice(5), random.Random(5)
    s = game.new(seats, game.options(seats, options), dice)
    found: Seen = []
    while game.actors(s) and len(found) < count:
        seat = chance.choice([seat for seat in range(seats) if (game.actors(s) >> seat) & 1])
        game.apply(s, seat, chance.choice(game.legal(s, seat)), dice)
        if chance.random() < 0.4:
            eye = chance.randrange(seats)
            found.append((game.clone(s), eye, game.observe(s, eye)))
    return found


def told(name: str, view: Plain) -> Plain:
    """What a view says once: the Island says it again for eyes."""
    once = ("viewer", "own_tiles", "hands", "table") if name == "island" else tuple(view)
    return {key: view[key] for key in once}


def leaves(value: Plain, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The paths to everything in a view that is not itself a table or a list of tables."""
    if isinstance(value, dict):
        for key in value:
            yield from leaves(value[key], (*path, key))
    elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        for place in range(len(value)):
            yield from leaves(value[place], (*path, place))
    else:
        yield path


def at(value: Plain, path: tuple[str | int, ...]) -> Plain:
    for key in path:
        value = value[key]
    return value


def left_out(field: Field) -> set[str]:
    """The keys that some table of the layout leaves out."""
    if isinstance(field, Group):
        return set(field.left_out).union(*(left_out(inner) for inner in field.fields.values()))
    if isinstance(field, PerSeat):
        return set().union(*(left_out(inner) for inner in field.fields))
    return left_out(field.field) if isinstance(field, (Each, OfSides)) else set()


@EACH
def test_rows_are_fixed_named_and_of_bytes(name: str, seats: int, options: Options) -> None:
    rows = layout(name, seats, options)
    assert len(rows.features) == len(set(rows.features)) == len(rows.tops) == rows.size
    for _, _, view in positions(name, seats, options):
        row = rows.encode(view)
        assert len(row) == rows.size
        assert bytes(row) == bytes(rows.encode(copy.deepcopy(view)))
        assert rows.root.unknown(rows.arranged(view)) == []


@EACH
def test_different_views_have_different_rows(name: str, seats: int, options: Options) -> None:
    rows = layout(name, seats, options)
    seen: dict[bytes, bytes | str] = {}
    for _, _, view in positions(name, seats, options):
        said = canonical(told(name, view))
        assert seen.setdefault(bytes(rows.encode(view)), said) == said


@EACH
def test_every_field_of_a_view_is_in_its_row(name: str, seats: int, options: Options) -> None:
    """Two views that differ in one field only, by a value this field really had, have different rows."""
    rows = layout(name, seats, options)
    views = [told(name, view) for _, _, view in positions(name, seats, options)]
    quiet = left_out(rows.root)
    silent, tried = set(), 0
    for path, (view, others) in pairs(views).items():
        if quiet & {key for key in path if isinstance(key, str)} or path[0] in ("seat", "viewer"):
            continue
        tried += 1
        if not any(changed(rows, view, path, other) for other in others):
            silent.add(path)
    assert tried > 20
    assert silent == set()


def pairs(views: list[Plain]) -> dict[tuple[str | int, ...], tuple[Plain, list[Plain]]]:
    """For each path a view and other values seen there: by kind of question, and cards in any order are the same."""
    found: dict[tuple[str | int, ...], tuple[Plain, list[Plain]]] = {}
    for view in views:
        for path in leaves(view):
            if "questions" in path:
                continue  # the whole stack is compared by the rows of different views
            view_then, others = found.setdefault(path, (view, []))
            value = at(view, path)
            if path[-1] in ("kind", "cell") and len(value) != len(at(view_then, path)):
                continue  # they go together, entry by entry
            if len(others) < 4 and shuffled(value) != shuffled(at(view_then, path)) and value not in others:
                others.append(value)
    return {path: pair for path, pair in found.items() if pair[1]}


def shuffled(value: Plain) -> str:
    return str(sorted(map(str, value))) if isinstance(value, list) else str(value)


def changed(rows: Layout, view: Plain, path: tuple[str | int, ...], value: Plain) -> bool:
    other = copy.deepcopy(view)
    at(other, path[:-1])[path[-1]] = value
    return rows.encode(view) != rows.encode(other)


@EACH
def test_what_is_hidden_changes_nothing(name: str, seats: int, options: Options) -> None:
    game, rows = games.load(name), layout(name, seats, options)
    hidden = 0
    for s, eye, view in positions(name, seats, options, 40):
        other = game.permute(s, eye, QuickDice(9))
        hidden += not game.same(s, other)
        assert rows.encode(game.observe(other, eye)) == rows.encode(view)
    assert hidden > 0


def test_a_spectator_has_no_row() -> None:
    game = games.load("quest")
    s = game.new(2, game.options(2, {}), QuickDice(1))
    with pytest.raises(ValueError, match="not for a spectator"):
        layout(game, 2).encode(game.observe(s, -1))


def told_apart(rows: Layout, wanted: list[int], made: list[int]) -> dict[str, tuple[int, int]]:
    """Where two rows differ, by name."""
    return {rows.features[i]: (a, b) for i, (a, b) in enumerate(zip(wanted, made, strict=True)) if a != b}


@EACH
def test_rows_straight_from_the_state_are_the_same(name: str, seats: int, options: Options) -> None:
    rows = layout(name, seats, options)
    if rows.direct is None:
        assert name != "quest"
        return
    row = cells(rows.size + 2)
    for s, eye, view in positions(name, seats, options):
        rows.direct().write(s, eye, row, 1)
        assert told_apart(rows, rows.encode(view), list(row)[1:-1]) == {}
        assert row[0] == row[rows.size + 1] == 0


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"caves": True}), (4, {"caves": True, "course": "random"})]
)
@pytest.mark.parametrize("other", [False, True], ids=["who acts", "anybody"])
def test_a_writer_that_goes_on_misses_no_change(seats: int, options: Options, other: bool) -> None:
    """Only what a step can change is written again: after every step of a game that is the whole row."""
    game, rows = games.load("quest"), layout("quest", seats, options)
    assert rows.direct is not None
    writer, row, chance = rows.direct(), cells(rows.size), random.Random(3)
    for seed in range(2):  # the second game in the place of the first
        dice = QuickDice(seed)
        s = game.new(seats, game.options(seats, options), dice)
        for _ in range(400):
            seat = game.actors(s).bit_length() - 1
            eye = chance.randrange(seats) if other else seat
            writer.write(s, eye, row, 0)
            assert told_apart(rows, rows.encode(game.observe(s, eye)), list(row)) == {}
            game.apply(s, seat, chance.choice(game.legal(s, seat)), dice)
