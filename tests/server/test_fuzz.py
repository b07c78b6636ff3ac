"""Whatever comes in from outside is read or refused with a clear error, never an exception of another kind."""

from __future__ import annotations

import contextlib
import json
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import eldorado
from eldorado import games
from eldorado.core.errors import UserError
from eldorado.core.scenarios import scenario
from eldorado.core.system import toml
from eldorado.games.quest.model.courses import layout, read
from eldorado.server.http import hosts, identity, sanitize
from eldorado.server.thinking import long_work
from eldorado.server.ws import messages

GAMES = ("quest", "island", "isla_dorada")
texts = st.text(max_size=200)
plain: Any = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
words = st.sampled_from(
    ["do", "act", "id", "seat", "seq", "moves", "undo", "chat", "text", "orders", "why", "ask", "to", "with"]
)
FOUND = [
    ".".join("a" * 999) + " = 1",
    "a = " + "9" * 5000,
    "a = " + "[" * 5000,
    "a = 0x" + "f" * 5000,
    "[a]\n[a]",
]


@given(st.dictionaries(words, plain, max_size=6) | plain)
@settings(max_examples=300, deadline=None)
def test_messages(message: Any) -> None:
    with contextlib.suppress(UserError):
        messages.read_message(json.dumps(message))
    messages.message_id(json.dumps(message))


@given(texts | st.binary(max_size=200))
@settings(max_examples=300, deadline=None)
def test_frames(frame: Any) -> None:
    with contextlib.suppress(UserError):
        messages.read_message(frame)
    messages.message_id(frame)


@given(texts)
@settings(max_examples=200, deadline=None)
@example(FOUND[0])
@example(FOUND[1])
@example(FOUND[2])
@example(FOUND[3])
@example(FOUND[4])
def test_courses(text: str) -> None:
    for given_text in (text, text + "\n", read("first-game").text() + text):
        with contextlib.suppress(UserError):
            layout(given_text)


@given(st.integers(0, 3000), texts)
@settings(max_examples=150, deadline=None)
def test_courses_that_were_changed(at: int, text: str) -> None:
    honest = read("first-game").text()
    with contextlib.suppress(UserError):
        layout(honest[: at % len(honest)] + text + honest[at % len(honest) + len(text) :])


@given(texts)
@settings(max_examples=200, deadline=None)
@example(FOUND[0])
@example(FOUND[1])
@example(FOUND[2])
@example(FOUND[3])
def test_scenarios(text: str) -> None:
    whole = 'title = "t"\nproves = []\ngame = "quest"\n'
    for given_text in (text, whole + text, whole + "[given]\n" + text):
        with contextlib.suppress(UserError):
            scenario.parse(given_text, "fuzz.toml")
        with contextlib.suppress(toml.BadToml):
            toml.loads(given_text)


@lru_cache(maxsize=8)
def begun(name: str) -> Any:
    return eldorado.start(name, seed=3)


@pytest.mark.parametrize("name", GAMES)
@given(text=texts, number=st.integers(0, 10**6))
@settings(max_examples=150, deadline=None)
def test_notation(name: str, text: str, number: int) -> None:
    match = begun(name)
    seat = match.actors[0]
    notation = match.moves(seat)[number % len(match.moves(seat))]
    for given_text in (text, notation + text, notation[: number % len(notation)], " ".join([notation] * 3)):
        with contextlib.suppress(UserError):
            match.game.encode(match.state, seat, given_text)


@lru_cache(maxsize=8)
def record(name: str) -> list[str]:
    match = eldorado.start(name, seed=5)
    for _ in range(12):
        match.push(match.moves(match.actors[0])[0], match.actors[0])
    match.finish("agreed")
    return match.record.write().splitlines()


@pytest.mark.parametrize("name", GAMES)
@given(at=st.integers(0, 99), line=texts | plain.map(json.dumps))
@settings(max_examples=60, deadline=None)
def test_records(name: str, at: int, line: str) -> None:
    lines = list(record(name))
    lines[at % len(lines)] = line
    answer = long_work.answer({"do": "import", "text": "\n".join(lines)})
    assert set(answer) in ({"ok"}, {"error"})


@given(texts, st.binary(max_size=200))
@settings(max_examples=300, deadline=None)
def test_names_hosts_and_cookies(text: str, header: bytes) -> None:
    for clean in (sanitize.name(text), sanitize.chat(text), sanitize.title(text)):
        assert all(letter.isprintable() or letter in sanitize.JOINERS for letter in clean)
    hosts.parse(text)
    assert isinstance(hosts.Hosts((), ()).ours(header), bool)
    assert not identity.Issuer(bytes(32)).genuine(text)
    identity.cookies(header, identity.COOKIE)


def test_games_are_all_here() -> None:
    assert set(GAMES) <= set(games.names())
