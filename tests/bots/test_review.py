"""The review of a game: by what each player knew, with words, for any game whose policy gives a value."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import eldorado
from eldorado import bots, cli
from eldorado.bots.review import POINTS, better, policy_of, review, turns
from eldorado.core.dice import QuickDice
from eldorado.core.errors import UserError
from eldorado.core.matches.match import Match

Captured = pytest.CaptureFixture[str]


def played(entries: int) -> Match:
    """The beginning of a race of two greedy bots, with one move taken back."""
    match = eldorado.start("quest", seats=2, seed=7)
    seated = [bots.make("greedy", match.game, seat, QuickDice(seat)) for seat in range(2)]
    match.push("spend traveler", 0)
    match.undo(0, 0)
    while match.n < entries:
        seat = match.actors[0]
        match.push(seated[seat].choose(match.view(seat), match.legal(seat)), seat)
    return match


@pytest.mark.slow
def test_every_turn_has_chances_that_add_up_and_what_it_cost() -> None:
    match = played(36)
    seen: list[tuple[int, int]] = []
    told = review(match, 4, lambda done, of: seen.append((done, of)))
    assert seen[-1] == (len(told["turns"]), len(told["turns"]))
    assert [move for turn in told["turns"] for move in turn["played"]] == [
        match.record.entries[number - 1].move for number in match.record.path()
    ]
    for turn in told["turns"]:
        assert sum(turn["chances"]) == pytest.approx(1.0, abs=0.001)
        assert 0.0 <= turn["cost"] <= 1.0
        assert turn["expert"] or not turn["cost"]
    assert any(turn["cost"] > 0 for turn in told["turns"])
    least = min(abs(told["turns"][number - 1]["change"]) for number in told["points"])
    assert len(told["points"]) == POINTS
    assert sum(abs(turn["change"]) > least for turn in told["turns"]) < POINTS
    assert review(match, 4) == told


def test_a_turn_is_judged_by_what_its_player_knew() -> None:
    match = played(30)
    policy = policy_of("quest")
    game, differed = match.game, 0
    for turn in turns(match, policy)[2:5]:
        known = better(match, policy_of("quest"), turn, 6)
        other = game.permute(turn.before, turn.seat, QuickDice(5))
        differed += game.key(other) != game.key(turn.before)
        turn.decisions[0].before = other
        again = better(match, policy_of("quest"), turn, 6)
        assert (again and (again.line, again.cost)) == (known and (known.line, known.cost))
    assert differed


@pytest.mark.slow
@pytest.mark.parametrize(("game", "entries"), [("isla_dorada", 34), ("island", 24)])
def test_games_whose_players_answer_each_other_have_turns_too(game: str, entries: int) -> None:
    match = eldorado.start(game, seats=3, seed=5)
    seated = [bots.make("easy", match.game, seat, QuickDice(seat)) for seat in range(3)]
    while match.n < entries:
        seat = match.actors[0]
        match.push(seated[seat].choose(match.view(seat), match.legal(seat)), seat)
    told = review(match, 4)
    assert sorted(turn["last"] for turn in told["turns"]) == [turn["last"] for turn in told["turns"]]
    assert sum(len(turn["played"]) for turn in told["turns"]) == match.n
    for turn in told["turns"]:
        assert sum(turn["chances"]) <= 1.001
        assert all(0.0 <= chance <= 1.0 for chance in turn["chances"])
        assert turn["instead"][0]["notation"] == match.record.entries[turn["at"]].move
        assert match.record.entries[turn["at"]].seat == turn["seat"]


@pytest.mark.slow
def test_the_command_tells_it_in_words_and_as_data(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(played(50).export())
    assert cli.run(["review", str(file), "--rollouts", "4"]) == 0
    said = capsys.readouterr().out
    assert said.count("Turning point: ") == POINTS
    assert "as good as the expert's" in said
    assert cli.run(["review", str(file), "--rollouts", "4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "quest"


def test_bad_input_is_a_sentence(tmp_path: Path, capsys: Captured) -> None:
    with pytest.raises(UserError) as caught:
        policy_of("a game of yours")
    assert "no review for a game of yours" in str(caught.value)
    assert cli.run(["review", str(tmp_path / "none.jsonl")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
