"""“Skip”: bots move without pauses until a person is asked, if nobody else follows them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from server.harness import Browser, Wire, running

NEVER = {"instant": 0, "slow": 10**9}


async def with_bots(host: Browser, *seats: str) -> tuple[Any, Wire]:
    """A table whose bots wait for ever, after the person has ended the first turn."""
    made = await host.make([*seats, "easy", "easy"], "quest", bot_pace="slow")
    for _ in range(seats.count("open")):
        await Browser(host.app).post(f"/api/tables/{made['id']}/sit")
    wire = await host.sit(made["id"])
    for wish in ("end", "keep"):
        await wire.ask(do="resync")
        found = [legal for legal in wire.you["legal"] if legal["move"]["kind"] == wish]
        if found:
            await wire.act(found[0]["action"])
    await wire.ask(do="resync")
    return host.app.registry.tables[made["id"]], wire


async def asked_again(wire: Wire) -> bool:
    for _ in range(400):
        await asyncio.sleep(0.01)
        await wire.ask(do="resync")
        if wire.you["seq"] is not None:
            return True
    return False


async def test_skipped_bots_move_at_once_until_a_person_is_asked(tmp_path: Path) -> None:
    async with running(tmp_path, bot_ms=NEVER) as app:
        table, wire = await with_bots(Browser(app), "you")
        assert wire.you["seq"] is None
        assert (await wire.ask(do="skip", seat=0))["on"] == "ack"
        assert await asked_again(wire)
        assert not table.hurried  # the next turns are followed again
        assert app.registry.exceptions == 0


async def test_nobody_skips_what_another_person_follows(tmp_path: Path) -> None:
    async with running(tmp_path, bot_ms=NEVER) as app:
        table, wire = await with_bots(Browser(app), "you", "open")
        await wire.ask(do="skip", seat=0)
        assert not table.hurried
