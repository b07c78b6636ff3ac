"""What a seat is sent does not depend on what it may not know; and the search that shows it finds planted leaks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from eldorado.core.game import Event
from eldorado.server.archive import replay
from eldorado.server.tables import projection
from eldorado.server.tables.table import Table
from eldorado.server.ws.outgoing import GameEvent
from server.worlds import GAMES, named, search

SURFACES = {
    "table",
    "mine",
    "scene",
    "replay",
    "replay at",
    "replay now",
    "spectator",
    "chart",
    "picture",
    "export",
    "advice",
    "frame",
}
CASES, BLOCKS = 100_000, 200


@pytest.mark.slow
async def test_hidden_information_does_not_change_bytes(tmp_path: Path) -> None:
    """Some cases of every game and mode; over so few the shares say less than in the long run."""
    found = await search(tmp_path, 6 * len(GAMES), 1, every=True)
    assert found.leaks == []
    assert found.cases >= 6 * len(GAMES)
    assert set(found.by_game) == {named(*setting) for setting in GAMES}
    assert found.share >= 0.9, found.by_game
    assert found.least >= 0.5, found.by_game
    assert found.surfaces >= SURFACES


@pytest.mark.soak
@pytest.mark.parametrize("block", range(BLOCKS))
async def test_hidden_information_does_not_change_bytes_soak(tmp_path: Path, block: int) -> None:
    """100,000 cases, in blocks that each go through every game and mode: any of them can be run by itself."""
    found = await search(tmp_path, CASES // BLOCKS, 1000 + block, every=True)
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
    real = projection.fixed

    def leaky(table: Table, state: Any, eye: int, n: int) -> Any:
        made = real(table, state, eye, n)
        dump = table.game.dump(state)
        made.view = {"extra": dump.get("hands", dump)}
        return made

    monkeypatch.setattr(projection, "fixed", leaky)


def pile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a checksum of what is hidden, in the table that everybody gets."""
    real = projection.table_info

    def leaky(table: Table, client: bytes | None) -> Any:
        made = real(table, client)
        if table.history is not None:
            made.updated += table.game.key(table.history.state)[0]
        return made

    monkeypatch.setattr(projection, "table_info", leaky)


def order(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order of a list tells whether a hidden number is even."""
    real = projection.item

    def leaky(table: Table, thing: Any, eye: int, muted: Any = None) -> Any:
        made: Any = real(table, thing, eye, muted)
        if getattr(thing, "outcomes", None) is not None and sum(thing.outcomes) % 2:
            made.events = list(reversed(made.events or []))
            made.at += 0 if made.events else 1
        return made

    monkeypatch.setattr(projection, "item", leaky)


def event_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events with a secret part are left out for those it is not for, if the secret is short."""
    real = Event.seen_by

    def item(table: Table, thing: Any, eye: int, muted: Any = None) -> Any:
        made: Any = plain(table, thing, eye, muted)
        if made.events:
            made.events = [
                GameEvent(**real(event, eye))
                for event in thing.events
                if event.secret is None or len(str(event.secret)) > 20
            ]
        return made

    plain = projection.item
    monkeypatch.setattr(projection, "item", item)


def chart(monkeypatch: pytest.MonkeyPatch) -> None:
    """A checksum of what is hidden, only in a chart, which is drawn once and kept."""
    real = replay.draw_chart

    async def leaky(table: Table) -> Any:
        made = await real(table)
        assert table.history is not None
        made.points[-1].n += table.game.key(table.history.state)[0]
        return made

    monkeypatch.setattr(replay, "draw_chart", leaky)


def index(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in the list of all entries, which is made once for each eye and kept."""
    real = replay.index

    async def leaky(table: Table, eye: int) -> Any:
        assert table.history is not None
        known = table.indexed.get(eye)
        before = known.n if known is not None and known.fits(table) else -1
        made = await real(table, eye)
        if table.indexed[eye].n != before:
            table.indexed[eye].items += b" " * table.game.key(table.history.state)[0]
            made = await real(table, eye)
        return made

    monkeypatch.setattr(replay, "index", leaky)


@pytest.mark.parametrize("plant", [hand, pile, order, event_count, chart, index])
async def test_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    plant(monkeypatch)
    found = await search(tmp_path, 100, 5, stop=True)
    assert found.leaks
    assert found.cases <= 100
