"""Recorded games lead to the same positions as when they were played, and their chance comes from their seed."""

from __future__ import annotations

from pathlib import Path

import pytest

import eldorado
from eldorado import games
from eldorado.core.matches.match import position_key
from eldorado.core.matches.record import read
from eldorado.core.matches.replay import verify

FILES = sorted(Path(__file__).parents[1].glob("*/records/*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_a_recorded_game(file: Path) -> None:
    record = read(file.read_text(encoding="utf-8"))
    match = eldorado.load(file)
    assert match.n == len(record.entries)
    if record.rules == match.game.info.rules_version:
        same = position_key(match.game, match.state).hex() == record.key
        assert same, "the same rules lead elsewhere: raise rules_version"
        assert verify(record, match.game)["entries"] == match.n
        assert match.export() == file.read_text(encoding="utf-8")


def test_every_game_has_a_record_of_its_present_rules() -> None:
    recorded = {
        (record.game, record.rules) for record in (read(file.read_text(encoding="utf-8")) for file in FILES)
    }
    for name in games.names():
        if name != "toy":
            assert (name, games.info(name).rules_version) in recorded
