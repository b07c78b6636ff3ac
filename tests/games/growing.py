"""Play on what an earlier version kept: run by test_growth with a copy of the package whose data have grown.

    python growing.py FOLDER …

A folder holds `records` (finished games to verify, unfinished ones to play on) and perhaps `table.json`, a table of a
server whose store lies beside it. Whatever does not go on as before ends in an exception.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import eldorado
from eldorado.core.dice import QuickDice
from eldorado.core.matches.match import Match
from eldorado.core.matches.record import read
from eldorado.core.matches.replay import verify


def go_on(match: Match, moves: int) -> None:
    """Random moves; before each, a world drawn from the view must look the same to the seat."""
    chance = QuickDice(3)
    for _ in range(moves):
        if match.over:
            return
        seat = match.actors[0]
        view = match.view(seat)
        world = match.game.determinize(view, chance)
        assert match.game.observe(world, seat) == view
        legal = match.legal(seat)
        match.push(legal[chance.below(len(legal))], seat)


def without_snapshots(text: str) -> list[str]:
    """The lines of a record; snapshots say all options, those that came later too."""
    return [line for line in text.splitlines() if not line.startswith('{"snapshot"')]


def play_records(folder: Path) -> None:
    for file in sorted(folder.glob("*.jsonl")):
        text = file.read_text(encoding="utf-8")
        record = read(text)
        if record.end:
            match = eldorado.load(text)
            assert match.n == len(record.entries)
            if record.rules == match.game.info.rules_version:  # older ones are looked at, or taken over
                assert verify(record, match.game)["entries"] == match.n
                assert without_snapshots(match.export()) == without_snapshots(text), file.name
            continue
        seed = bytes.fromhex((folder / f"{file.stem}.seed").read_text())
        match = eldorado.load(text, seed=seed)
        before = match.n
        go_on(match, 60)
        assert match.n > before
        if not match.over:
            match.finish("agreed")
        assert verify(read(match.export()), match.game)["ok"]


async def play_table(folder: Path) -> None:
    from server.harness import Browser, running

    kept = json.loads((folder / "table.json").read_text())
    async with running(folder) as app:
        browser = Browser(app)
        browser.cookie = kept["cookie"]
        table = await browser.get(f"/api/tables/{kept['id']}")
        assert (table["n"], table["status"], table["read_only"]) == (kept["n"], "playing", False)
        wire = await browser.sit(kept["id"])
        played = 0
        for _ in range(60):  # more tries than moves: the table may have answered for a seat meanwhile
            seat = (await wire.ask(do="resync"))["position"]["actors"][0]
            await wire.ask(do="look", seat=seat)
            for move in wire.you["legal"][:1]:
                played += (await wire.act(move["action"]))["on"] == "ack"
            if played == 20:
                break
        assert played == 20
        shown = await browser.get(f"/api/tables/{kept['id']}/replay?at=20&seat=0")
        view = shown["position"]["view"]
        differ = {key for key in kept["view"] if view[key] != kept["view"][key]}
        assert differ <= {"options", "table"}, differ  # these say all options, and the Island's components
        assert app.registry.exceptions == 0


def main(folder: Path) -> None:
    play_records(folder / "records")
    if (folder / "table.json").is_file():
        asyncio.run(play_table(folder))


if __name__ == "__main__":
    for word in sys.argv[1:]:
        main(Path(word))
