"""An attack over sockets: in random games every entry is taken back at once, and whatever goes back without asking must
have told nobody anything.

What an entry told is found out without asking the rules: it is played in several worlds that look the same to its
player. Eyes that could not tell two of these worlds apart before, and can afterwards, have learned something.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from eldorado.core.dice import QuickDice
from eldorado.server.app import Application
from eldorado.server.http.limits import Limits
from eldorado.server.store.history import Entry, History
from eldorado.server.tables.table import Table
from server.harness import Browser, running
from server.worlds import GAMES

FREE = Limits(
    message_burst=1e9, together_burst=1e9, request_burst=1e9, make_burst=1e9, tables=10**6, kept=10**6
)
WORLDS = 6


class Found:
    def __init__(self) -> None:
        self.entries = 0
        self.telling = 0
        self.undone = 0
        self.leaks: list[str] = []


def sights(table: Table, state: Any) -> list[str]:
    eyes = (*range(len(table.seats)), -1)
    return [json.dumps(table.game.observe(state, eye), sort_keys=True) for eye in eyes]


def tells(table: Table, state: Any, seat: int, action: int, rnd: random.Random) -> bool:
    """Whether somebody learns by this action what its player could not know, or what chance brings."""
    known: dict[tuple[int, str], str] = {}
    for number in range(WORLDS):
        dice = QuickDice(rnd.getrandbits(40))
        world = table.game.permute(state, seat, dice) if number else table.game.clone(state)
        before = sights(table, world)
        table.game.apply(world, seat, action, dice)
        for eye, (was, now) in enumerate(zip(before, sights(table, world), strict=True)):
            if known.setdefault((eye, was), now) != now:
                return True
    return False


async def attack(app: Application, game: str, seats: int, options: Any, seed: int, found: Found) -> None:
    """Play some entries at random, each from the browser of its seat, and try to take each back."""
    rnd = random.Random(seed)
    browsers = [Browser(app, f"10.0.0.{seat}") for seat in range(seats)]
    made = await browsers[0].make(["you", *["open"] * (seats - 1)], game, options=options)
    for browser in browsers[1:]:
        await browser.post(f"/api/tables/{made['id']}/sit", {"name": "Ben"})
    wires = [await browser.sit(made["id"]) for browser in browsers]
    table = app.registry.tables[made["id"]]
    told: dict[int, bool] = {}
    unseen = rnd.randrange(60)  # entries before the attack begins
    for number in range(unseen + 25):
        seat = rnd.choice([i for i in range(seats) if table.owes(i)])
        assert table.history is not None
        state = table.game.clone(table.history.state)
        action = rnd.choice(table.game.legal(state, seat))
        done = await wires[seat].ask(do="act", seat=seat, seq=table.seqs[seat], moves=[action])
        assert done["on"] == "ack", done
        if table.status != "playing":
            break
        if number < unseen:
            continue
        path = list(table.history.path)
        told[path[-1]] = tells(table, state, seat, action, rnd)
        found.entries += 1
        found.telling += told[path[-1]]
        message: dict[str, Any] = {"do": "undo", "seat": seat}
        if rnd.random() < 0.3 and len(path) > 1:
            message["to"] = rnd.choice(path[-6:-1])  # further back
        answer = await wires[seat].ask(**message, seq=table.seqs[seat] if table.owes(seat) else table.n)
        if answer["on"] == "ack":
            found.undone += 1
            back = path[len(table.history.path) :]
            found.leaks += [f"{game} {options}: entry {n}, {seed=}" for n in back if told.get(n)]
    for wire in wires:
        await wire.close()


async def attacks(folder: Path, games: int, seed: int) -> Found:
    found = Found()
    async with running(folder, limits=FREE, window_ms=10**7) as app:
        of_ours = [case for case in GAMES if case[0] != "toy"]
        for number in range(games):
            await attack(app, *of_ours[number % len(of_ours)], seed + number, found)
        assert app.registry.exceptions == 0
    return found


async def test_nothing_is_taken_back_freely_that_told_anybody_anything(tmp_path: Path) -> None:
    found = await attacks(tmp_path, 3, 7)
    assert not found.leaks, found.leaks
    assert found.undone > 15
    assert found.telling > 5


@pytest.mark.soak
async def test_nothing_is_taken_back_freely_that_told_anybody_anything_soak(tmp_path: Path) -> None:
    found = await attacks(tmp_path, 100, 100)
    print(f"{found.entries} entries, {found.telling} told somebody something, {found.undone} were taken back")
    assert not found.leaks, found.leaks
    assert found.undone > 500
    assert found.telling > 200


async def test_undo_of_what_was_seen_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack finds a planted leak: a table that holds nothing for revealed."""
    take = History.take

    def forgetful(self: History, *given: Any) -> Entry:
        entry = take(self, *given)
        self.match.reveals[-1] = False
        return entry

    monkeypatch.setattr(History, "take", forgetful)
    found = await attacks(tmp_path, 3, 7)
    assert len(found.leaks) > 3, found.leaks
