"""Recorded games replay to the same end while the version of the rules stands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import eldorado
from eldorado import games
from eldorado.core.dice import ReplayDice

FILES = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_ends_as_it_did(file: Path) -> None:
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert lines[0]["rules"] == games.info("isla_dorada").rules_version, "record it anew for the new rules"
    recorded = next(line["result"] for line in lines if "result" in line)
    match = eldorado.load(file)
    game = match.game
    state = match.at(0)
    for line in lines:  # every entry once more, from the recorded outcomes, not from snapshots
        if isinstance(line, list):
            seat, move, outcomes = line
            action = game.encode(state, seat, move)
            assert action in game.legal(state, seat)
            dice = ReplayDice(outcomes)
            game.apply(state, seat, action, dice, None)
            assert dice.at == len(outcomes)
    assert game.result(state).plain() == recorded
    assert match.over


def test_there_are_recorded_games() -> None:
    assert len(FILES) >= 2
