"""Tables of the Island in a given position, with a question of one's choice or on the eve of reactions."""

from __future__ import annotations

import random
from typing import Any

from eldorado.core.dice import QuickDice
from eldorado.core.game import State
from eldorado.core.scenarios.given import unfold
from eldorado.games.island.model.state import IslandQuestion
from eldorado.games.island.rules.flow import run
from eldorado.server.app import Application
from eldorado.server.tables.table import Table
from server.harness import Browser, Wire

AROUND = ["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"]  # the tiles around 0,0
RESOURCES = ["gold", "food", "wood"]


def lay(table: Table, state: State) -> None:
    """Let a table begin from this position."""
    assert table.history is not None
    match = table.history.match
    assert match.n == 0
    match.state = state
    match.kept = {0: table.game.clone(state)}
    match.record.snapshots[0] = table.game.dump(state)
    table.seqs = [0] * len(table.seats)
    table.memo.clear()


async def island(app: Application, given: dict[str, Any], question: IslandQuestion) -> list[Wire]:
    """Two people at an Island whose last question is this one."""
    host, guest = Browser(app), Browser(app)
    table = await host.make(["you", "open"], game="island")
    await guest.post(f"/api/tables/{table['id']}/sit")
    kept = app.registry.tables[table["id"]]
    state = kept.game.position({**unfold(given), "seats": 2, "options": kept.options})
    state.questions.append(question)
    run(state, QuickDice(1), None)
    lay(kept, state)
    return [await host.sit(table["id"]), await guest.sit(table["id"])]


def surrounded(rnd: random.Random) -> dict[str, Any]:
    """Seat 0 among the villagers of three others, with any cards: whatever it does, they may react if their cards
    pay for it. In play that takes hundreds of decisions to come about."""
    near = rnd.sample(AROUND, len(AROUND))

    def hand() -> dict[str, int]:
        drawn = rnd.choices(RESOURCES, k=rnd.randrange(2, 5))
        return {resource: drawn.count(resource) for resource in RESOURCES}

    players: dict[str, Any] = {"0": {"at": "0,0", "speed": 2, "hand": hand()}}
    for seat in (1, 2, 3):
        villagers = {near[seat]: 1, near[seat + 2]: 1}
        players[str(seat)] = {"at": "2,0", "villagers": villagers, "hand": hand()}
    around = {at: rnd.choice(RESOURCES) for at in near}
    return {"tiles": {"0,0": "gold", "2,0": "wood", "-2,0": "food", **around}, "round": 3, "players": players}
