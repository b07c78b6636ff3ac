"""Simulation: repeatable, the same on one core and on two, and honest about what it does not know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import eldorado
from eldorado import bots, games
from eldorado.bots.bot import Bot
from eldorado.cli._setup import taken_up
from eldorado.cli.simulate import show
from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadOption, UserError
from eldorado.lab.bench import bench
from eldorado.lab.crew import crew
from eldorado.lab.figures import by_thing, margins, rate, sources
from eldorado.lab.playout import Count, play_bots, play_random
from eldorado.lab.simulate import TIMES, simulate
from eldorado.lab.table import read_rows

games.register("toy", "toy")


def lasting(figures: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in figures.items() if key not in TIMES}


@pytest.mark.slow
def test_one_and_two_workers_play_the_same_games() -> None:
    one = simulate("quest", 3, players=["random"], count=10, most=60)
    with crew(2) as share:
        two = simulate("quest", 3, players=["random"], count=10, most=60, share=share)
    assert lasting(one) == lasting(two)
    assert one["games"] == 10
    assert set(TIMES) <= set(one)


def test_a_bot_may_do_what_it_likes_with_the_list_it_is_given() -> None:
    """The game keeps its lists of legal actions and gives them out again."""

    class Greed(Bot):
        def rank(self, view: Any, legal: list[int]) -> list[int]:
            best = [legal.pop(0)]
            legal.clear()
            return best

    game = games.load("quest")
    counts = []
    for _ in range(2):
        dice, count = QuickDice(4), Count()
        s = game.new(2, game.options(2, {}), dice)
        play_bots(game, s, [Greed(game, seat, dice) for seat in range(2)], dice, 40, count)
        counts.append((count.decisions, count.forced))
    assert counts[0] == counts[1]
    assert counts[0][0] > 5
    match = eldorado.start("quest", seed=4)
    whole = [*match.legal()]
    match.legal().clear()
    assert match.legal() == whole


def test_another_seed_plays_other_games() -> None:
    one, two = (simulate("toy", 3, {"rounds": 6}, ["random"], 20, seed) for seed in (1, 2))
    assert lasting(one) != lasting(two)
    assert lasting(one) == lasting(simulate("toy", 3, {"rounds": 6}, ["random"], 20, 1))


def test_what_is_summed_up() -> None:
    seen: list[int] = []
    done = simulate("toy", 2, {"rounds": 6}, ["random"], count=30, progress=seen.append)
    assert done["finished"] == done["games"] == 30
    assert sum(done["wins"]) == 30 + done["shared"]
    assert done["rounds"]["mean"] == 7  # the toy counts one more when it is over
    assert done["decisions"] > 0
    assert seen[-1] == 30
    for share in done["win_rates"]:
        assert share["low"] < share["share"] < share["high"]


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"players": ["nobody"]}, "bot.unknown"),
        ({"players": ["random", "random"]}, "bot.how_many"),
        ({"count": 0}, "option.too_small"),
        ({"seats": 9}, "option.bad_seats"),
        ({"options": {"hop": 1}}, "option.unknown"),
    ],
)
def test_bad_wishes_are_refused(given: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOption) as caught:
        simulate("toy", **{"seats": 3, **given})
    assert caught.value.key == key


def test_intervals_are_those_of_wilson() -> None:
    assert rate(0, 10) == {"share": 0.0, "low": 0.0, "high": 0.2775}
    assert rate(10, 10) == {"share": 1.0, "low": 0.7225, "high": 1.0}
    assert rate(500, 1000) == {"share": 0.5, "low": 0.4691, "high": 0.5309}


def test_a_level_chooses_among_the_best_of_the_greedy_bot() -> None:
    game = games.load("quest")
    s = game.new(2, game.options(2, {}), QuickDice(3))
    seat = game.actors(s).bit_length() - 1
    view, legal = game.observe(s, seat), game.legal(s, seat)
    best = bots.make("greedy", game, seat, QuickDice(1)).rank(view, legal)[:3]
    normal = bots.make("normal", game, seat, QuickDice(1))
    assert normal.choose(view, legal) == best[0]
    chosen = {bots.make("easy", game, seat, QuickDice(i)).choose(view, legal) for i in range(12)}
    assert chosen <= set(best)
    assert len(best) == 1 or len(chosen) > 1


def test_a_bot_that_is_not_there() -> None:
    with pytest.raises(BadOption) as caught:
        bots.make("greedy", games.load("toy"), 0, QuickDice(1))
    assert caught.value.args_["choices"] == bots.names("toy")
    assert caught.value.args_["choices"][0] == "random"


def test_forced_decisions_are_not_counted() -> None:
    game = games.load("toy")
    count = Count()
    s = game.new(2, game.options(2, {}), QuickDice(1))
    play_random(game, s, QuickDice(1), 10_000, count)
    assert game.actors(s) == 0
    assert count.decisions > 5
    assert count.turns > 5
    limited = Count()
    play_random(game, game.new(2, game.options(2, {}), QuickDice(1)), QuickDice(1), 3, limited)
    assert limited.decisions == 3


def test_bench_measures_something() -> None:
    figures = bench(["toy"], 0.01)["toy"]
    assert "from 1 to 400" in figures["by_decision"]
    assert all(cost > 0 for cost in figures["by_decision"].values())
    assert figures["random"]["decisions_per_second"] > 0
    assert 0 < figures["clone_seconds"] < 1


@pytest.mark.slow
@pytest.mark.parametrize("suffix", [".csv", ".jsonl"])
def test_a_file_of_games_says_what_the_summary_says(tmp_path: Path, suffix: str) -> None:
    out, decisions = tmp_path / f"games{suffix}", tmp_path / f"decisions{suffix}"
    with crew(2) as share:
        done = simulate("quest", 2, players=["greedy"], count=5, out=out, decisions=decisions, share=share)
    plain = simulate("quest", 2, players=["greedy"], count=5)
    assert lasting(done) == lasting(plain)  # telling more does not change the games
    rows = read_rows(out)
    assert [row["number"] for row in rows] == list(range(5))
    assert sum(row["decisions"] for row in rows) == done["decisions"] == len(read_rows(decisions))
    bought = by_thing(rows, "bought")
    assert sum(thing["copies"] for thing in bought.values()) == sum(
        thing[0] == "bought" for row in rows for thing in row["things"]
    )


@pytest.mark.slow
def test_a_simulation_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    out, decisions = tmp_path / "games.jsonl", tmp_path / "decisions.jsonl"
    whole = simulate("quest", 2, players=["greedy"], count=6, out=out, decisions=decisions)
    rows, moves = out.read_text(), decisions.read_text()
    out.write_text("".join(rows.splitlines(keepends=True)[:2]) + '{"number":2,"ga')
    decisions.write_text(moves[: len(moves) * 4 // 6])
    seen: list[int] = []
    again = simulate(
        "quest", 2, players=["greedy"], count=6, out=out, decisions=decisions, progress=seen.append
    )
    assert lasting(again) == lasting(whole)
    assert (out.read_text(), decisions.read_text()) == (rows, moves)
    assert seen[0] > 2
    with pytest.raises(BadOption, match="bots"):
        simulate("quest", 2, players=["random"], count=6, out=out)


def test_ctrl_c_says_that_the_same_command_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for out, said in ((tmp_path / "games.csv", "completes games.csv"), (None, "")):
        with pytest.raises(KeyboardInterrupt), taken_up(out):
            raise KeyboardInterrupt
        assert said in capsys.readouterr().err
    with pytest.raises(KeyboardInterrupt):
        simulate("toy", 2, players=["random"], count=9, out=tmp_path / "games.csv", progress=interrupt)
    again = simulate(
        "toy", 2, players=["random"], count=9, out=tmp_path / "games.csv"
    )  # nobody holds the file
    assert again["games"] == 9


def interrupt(done: int) -> None:
    raise KeyboardInterrupt


def test_two_simulations_do_not_mix_in_one_file(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"

    def another(done: int) -> None:
        with pytest.raises(BadOption) as caught:
            simulate("toy", 2, players=["random"], count=2, out=out)
        assert caught.value.key == "lab.in_use"

    simulate("toy", 2, players=["random"], count=6, out=out, progress=another)
    assert [row["number"] for row in read_rows(out)] == list(range(6))


def test_an_offset_goes_on_with_the_games_that_follow() -> None:
    both = simulate("toy", 2, players=["random"], count=6)
    parts = [simulate("toy", 2, players=["random"], count=3, offset=offset) for offset in (0, 3)]
    assert both["decisions"] == sum(part["decisions"] for part in parts)


def test_records_replay_to_the_results_of_their_rows(tmp_path: Path) -> None:
    rows = tmp_path / "games.jsonl"
    simulate("quest", 2, None, ["greedy"], count=2, seed=5, out=rows, records=tmp_path / "new" / "records")
    files = sorted((tmp_path / "new" / "records").iterdir())
    assert [file.name for file in files] == ["quest-5-0.jsonl", "quest-5-1.jsonl"]
    for file, row in zip(files, rows.read_text(encoding="utf-8").splitlines(), strict=True):
        match = eldorado.load(file)
        assert match.over
        assert match.result().ranks == json.loads(row)["ranks"]
        assert match.record.names == ["greedy", "greedy"]


def test_a_folder_for_records_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UserError, match="cannot be written"):
        simulate("quest", 2, None, ["random"], count=1, most=5, records=tmp_path / "file")


def test_games_and_decisions_do_not_go_into_one_file(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    with pytest.raises(BadOption, match="different files"):
        simulate(
            "quest", 2, players=["random"], count=1, most=5, out=file, decisions=tmp_path / "." / file.name
        )
    assert not file.exists()


def test_it_is_said_why_random_players_do_not_finish_the_quest(capsys: pytest.CaptureFixture[str]) -> None:
    show(simulate("quest", 2, None, ["random"], count=1, most=30))
    said = capsys.readouterr().out
    assert "not decided after 20,000 decisions: 1" in said
    assert "until nobody can move" in said


def test_rows_of_isla_dorada_say_where_points_come_from(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    done = simulate("isla_dorada", 3, players=["greedy"], count=1, out=out)
    (row,) = read_rows(out)
    assert [sheet["total"] for sheet in row["sheets"]] == row["scores"]
    counted = {
        event: sum(thing[0] == event for thing in row["things"]) for event in ("destiny", "marker", "bid")
    }
    assert counted["destiny"] == 3
    assert counted["marker"] == counted["bid"] > 0
    assert by_thing([row], "marker").popitem()[1]["seats"] == 0  # nobody's
    assert sum(sources([row]).values()) == pytest.approx(sum(row["scores"]) / 3, abs=0.1)
    assert margins([row])[0] >= 0
    assert done["finished"] == 1


@pytest.mark.parametrize("name", ["quest", "isla_dorada", "island"])
def test_rounds_are_counted_from_one(name: str) -> None:
    game = games.load(name)
    assert game.round_of(game.new(4, game.options(4, {}), QuickDice(1))) == 1
