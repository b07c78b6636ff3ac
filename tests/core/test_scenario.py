"""The scenario runner: the toy's scenarios hold, and each kind of untruth and of bad file is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from eldorado import games
from eldorado.core.dice import ScriptDice
from eldorado.core.errors import BadRecord, BadScenario
from eldorado.core.language import languages
from eldorado.core.scenarios import scenario
from eldorado.core.scenarios.scenario import Failed, parse, read, run
from toy.game import GAME

FILES = sorted((Path(__file__).parents[1] / "toy" / "scenarios").glob("*.toml"))
HEAD = 'title = "t"\nproves = []\ngame = "toy"\nseats = 2\n'
GIVEN = HEAD + "[given]\nhands = [[1, 2], [3, 4]]\nphase = 'turn'\n"


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_the_scenarios_of_the_toy_hold(file: Path) -> None:
    run(read(file), GAME)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (GIVEN + "[[play]]\ndo = ['dig 1']", "scenario.fails.refused"),
        (GIVEN + "[[play]]\ndo = ['jump']", "scenario.fails.cannot_read"),
        (GIVEN + "[[play]]\nseat = 5\ndo = ['end']", "scenario.fails.no_seat"),
        (GIVEN + "[[play]]\nrefused = 'end'", "scenario.fails.not_refused"),
        (GIVEN + "[[play]]\nrefused = 'dig 1'\nclause = 'T-END-1'", "scenario.fails.other_clause"),
        (GIVEN + "[[play]]\nrefused = 'hop'", "scenario.fails.cannot_read"),
        (GIVEN + "[[play]]\nrefused = 'dig 1'\nsays = { question = 'dig' }", "scenario.fails.value"),
        (GIVEN + "[[play]]\nthen = { leader = 1 }", "scenario.fails.value"),
        (GIVEN + "[[play]]\nthen = { leader = false }", "scenario.fails.value"),
        (GIVEN + "[[play]]\nthen = { 'hands.7' = 1 }", "scenario.fails.absent"),
        (GIVEN + "[[play]]\nthen = { leader = '-' }", "scenario.fails.present"),
        (GIVEN + "[[play]]\nseen_by = 1\nsees = { 'hands.0' = [1, 2] }", "scenario.fails.value"),
        (GIVEN + "[[play]]\nseen_by = 9\nsees = { leader = 0 }", "scenario.fails.no_seat"),
        (GIVEN + "[[play]]\ncan = ['accept']", "scenario.fails.not_legal"),
        (GIVEN + "[[play]]\ncannot = ['end']", "scenario.fails.not_refused"),
        (GIVEN + "[[play]]\nonly = ['end']", "scenario.fails.more_legal"),
        (GIVEN + "[[play]]\nonly = ['end', 'peek', 'offer 1', 'pass']", "scenario.fails.not_legal"),
        (GIVEN + "[[play]]\nresult = { winners = [0] }", "scenario.fails.value"),
        (GIVEN + "[[play]]\ndo = ['peek']", "scenario.fails.error"),
        (
            HEAD + "dice = ['1']\n[given]\nhands = [[1], [2]]\n[[play]]\nseat = 0\ndo = 'dig 1'",
            "scenario.fails.dice_left",
        ),
        (HEAD + "[[play]]\ndo = 'dig 1'", "scenario.fails.which_seat"),
        (HEAD + "[given]\nrocks = 2\n[[play]]\ndo = 'dig 1'", "scenario.fails.set_up"),
        (
            HEAD + "bad_position = 'position.not_there'\n[given]\nhands = [[1], [1]]",
            "scenario.fails.not_refused",
        ),
        (HEAD + "bad_position = 'position.unknown'\n[given]\nhands = [[9], [1]]", "scenario.fails.set_up"),
        (
            HEAD + "bad_options = 'option.unknown'\nsays = { option = 'a' }\noptions = { b = 1 }",
            "scenario.fails.value",
        ),
    ],
)
def test_what_is_not_so_is_told(text: str, key: str) -> None:
    with pytest.raises(Failed) as caught:
        run(parse(text, "a.toml"), GAME)
    assert caught.value.key == key
    assert languages.load().problems(key, caught.value.args_) == []


@pytest.mark.parametrize(
    ("text", "key", "names"),
    [
        ("title = ", "scenario.not_toml", "a.toml"),
        (HEAD.replace("title", "name"), "scenario.unknown_key", "name"),
        (HEAD.replace("seats = 2", "seats = true"), "scenario.bad_value", "seats"),
        (
            HEAD.replace("proves = []", "proves = [1]") + "new = true\n[[play]]\ncan = []",
            "scenario.bad_value",
            "proves",
        ),
        (HEAD.replace('game = "toy"', "") + "[[play]]\ncan = []", "scenario.lacks", "game"),
        (HEAD, "scenario.one_of", "play"),
        (HEAD + "bad_options = 'x'\n[[play]]\ncan = []", "scenario.one_of", "bad_options"),
        (HEAD + "new = true\n[given]\nround = 1\n[[play]]\ncan = []", "scenario.one_of", "given"),
        (HEAD + "[[play]]\nclause = 'T-END-1'", "scenario.lacks", "refused"),
        (HEAD + "[[play]]\nsees = {}", "scenario.lacks", "seen_by"),
        (HEAD + "[[play]]\nseat = 1", "scenario.lacks", "play 1"),
        (HEAD + "[[play]]\nhop = 1", "scenario.unknown_key", "play 1: hop"),
        (HEAD + "[[play]]\ndo = [['end']]", "scenario.bad_value", "play 1: do"),
        (HEAD + "[given]\nhands = [1, [2]]\n[[play]]\ncan = []", "scenario.bad_value", "given"),
        ("a = " + "[" * 9999, "scenario.not_toml", "brackets"),
        (HEAD + "dice = 'three'\n[[play]]\ncan = []", "scenario.bad_value", "dice"),
    ],
)
def test_a_bad_file_is_told_with_file_and_key(text: str, key: str, names: str) -> None:
    with pytest.raises(BadScenario) as caught:
        run(parse(text, "a.toml"), GAME)
    assert caught.value.key == key
    said = languages.load().error(caught.value)
    assert names in said
    assert "a.toml" in said
    assert "\n" not in said


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(BadScenario) as caught:
        scenario.read("no/such.toml")
    assert "no/such.toml" in languages.load().error(caught.value)


def test_dice_by_seed_need_not_be_used_up() -> None:
    run(parse(HEAD + 'new = true\ndice = "seed:7"\n[[play]]\nthen = { pile = 16 }', "a.toml"), GAME)


ONE_SORT = """
title = "t"
proves = []
game = "quest"
dice = ["scout"]
[given]
"players.0.draw" = ["traveler", "traveler", "traveler", "traveler"]
"players.0.hand" = []
"""


@pytest.mark.parametrize(
    "plays",
    [
        "[[play]]\ndo = 'end'\n",
        "[[play]]\ndo = 'end'\nthen = { 'players.0.hand' = ['scout', 'traveler', 'traveler', 'traveler'] }",
    ],
    ids=["left over", "not so"],
)
def test_a_die_that_names_what_cannot_be_drawn_is_told(plays: str) -> None:
    """Where one sort of card is left the draw needs no die: one that names another card is a mistake."""
    with pytest.raises(Failed) as caught:
        run(parse(ONE_SORT + plays, "a.toml"), games.load("quest"))
    assert (caught.value.key, caught.value.args_) == ("scenario.fails.dice_skipped", {"word": "scout"})


def test_a_thing_is_no_face_of_a_die() -> None:
    with pytest.raises(BadRecord, match="outcomes are possible here"):
        ScriptDice(["scout"]).roll(6)
