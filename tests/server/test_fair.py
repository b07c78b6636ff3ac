"""What a seat is sent does not depend on what it may not know; and the search that shows it finds planted leaks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from eldorado.core.game import Event
from eldorado.server import audience
from eldorado.server.table import Table
from server.harness import play
from server.worlds import GAMES, Finding, named, search

SURFACES = {
    "table",
    "mine",
    "scene",
    "replay",
    "replay at",
    "replay now",
    "spectator",
    "chart",
    "export",
    "frame",
}
CASES, BLOCKS = 10_000, 20


def look(folder: Path, cases: int, seed: int, every: bool = False) -> Finding:
    kept: list[Finding] = []

    async def run() -> None:
        kept.append(await search(folder, cases, seed, every=every))

    play(run(), 3000)
    return kept[0]


def test_a_few_worlds_look_the_same(tmp_path: Path) -> None:
    found = look(tmp_path, 40, 3)
    assert found.leaks == []
    assert found.cases == 40
    assert found.share >= 0.95


@pytest.mark.slow
def test_bytes_do_not_depend_on_what_is_hidden(tmp_path: Path) -> None:
    found = look(tmp_path, 500, 1, every=True)
    assert found.leaks == []
    assert found.cases >= 500
    assert set(found.by_game) == {named(*setting) for setting in GAMES}
    assert found.share >= 0.95, found.by_game
    assert found.least >= 0.9, found.by_game
    assert found.surfaces >= SURFACES


@pytest.mark.soak
@pytest.mark.parametrize("block", range(BLOCKS))
def test_bytes_do_not_depend_on_what_is_hidden_at_length(tmp_path: Path, block: int) -> None:
    """Ten thousand cases, in blocks that each go through every game and mode: any of them can be run by itself."""
    found = look(tmp_path, CASES // BLOCKS, 1000 + block, every=True)
    print(f"\nblock {block}: {found.cases} cases, {found.share:.1%} differed, {found.by_game}")
    assert found.leaks == []
    assert found.cases >= CASES // BLOCKS
    assert set(found.by_game) == {named(*setting) for setting in GAMES}
    assert found.share >= 0.95, found.by_game
    assert found.least >= 0.9, found.by_game
    assert found.surfaces >= SURFACES


# --- planted leaks ------------------------------------------------------------------------------------------------
def hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else's hand in the facts."""
    real = audience.fixed

    def leaky(table: Table, state: Any, eye: int, n: int) -> Any:
        made = real(table, state, eye, n)
        dump = table.game.dump(state)
        made["extra"] = dump.get("hands", dump)
        return made

    monkeypatch.setattr(audience, "fixed", leaky)


def pile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a checksum of what is hidden, in the table that everybody gets."""
    real = audience.table_plain

    def leaky(table: Table, client: bytes | None) -> Any:
        made = real(table, client)
        if table.line is not None:
            made["updated"] += table.game.key(table.line.state)[0]
        return made

    monkeypatch.setattr(audience, "table_plain", leaky)


def order(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order of a list tells whether a hidden number is even."""
    real = audience.item

    def leaky(table: Table, thing: Any, eye: int, muted: Any = None) -> Any:
        made = real(table, thing, eye, muted)
        if getattr(thing, "outcomes", None) is not None and sum(thing.outcomes) % 2:
            made["events"] = [dict(reversed(list(event.items()))) for event in reversed(made["events"])]
            made["at"] += 0 if made["events"] else 1
        return made

    monkeypatch.setattr(audience, "item", leaky)


def event_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events with a secret part are left out for those it is not for, if the secret is short."""
    real = Event.seen_by

    def item(table: Table, thing: Any, eye: int, muted: Any = None) -> Any:
        made = plain(table, thing, eye, muted)
        if "events" in made:
            made["events"] = [
                real(event, eye)
                for event in thing.events
                if event.secret is None or len(str(event.secret)) > 20
            ]
        return made

    plain = audience.item
    monkeypatch.setattr(audience, "item", item)


@pytest.mark.parametrize("plant", [hand, pile, order, event_count])
def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    plant(monkeypatch)
    kept: list[Finding] = []

    async def run() -> None:
        kept.append(await search(tmp_path, 100, 5, stop=True))

    play(run(), 300)
    assert kept[0].leaks
    assert kept[0].cases <= 100
