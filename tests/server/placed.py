"""A table of the Island in a given position, with a question of one's choice."""

from __future__ import annotations

from typing import Any

from eldorado.core.dice import QuickDice
from eldorado.core.scenarios.given import unfold
from eldorado.games.island.model.state import IslandQuestion
from eldorado.games.island.rules.flow import run
from eldorado.server.app import Application
from server.harness import Browser, Wire


async def island(app: Application, given: dict[str, Any], question: IslandQuestion) -> list[Wire]:
    """Two people at an Island whose last question is this one."""
    host, guest = Browser(app), Browser(app)
    table = await host.make(["you", "open"], game="island")
    await guest.post(f"/api/tables/{table['id']}/sit")
    kept = app.registry.tables[table["id"]]
    history = kept.history
    assert history is not None
    state = kept.game.position({**unfold(given), "seats": 2, "options": kept.options})
    state.questions.append(question)
    run(state, QuickDice(1), None)
    match = history.match
    match.state = state
    match.kept = {0: kept.game.clone(state)}
    match.record.snapshots[0] = kept.game.dump(state)
    kept.memo.clear()
    return [await host.sit(table["id"]), await guest.sit(table["id"])]
