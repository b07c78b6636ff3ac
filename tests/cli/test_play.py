"""Tests of play in the terminal: against bots, several people at one keyboard, undo, help and saving."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import eldorado
from eldorado import cli, games
from eldorado.core.language import languages

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.KNOWN, "toy", "toy")


def typed(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    """Type these lines at the keyboard, then end the input."""
    source: Iterator[str] = iter(lines)

    def answer(prompt: str) -> str:
        print(prompt, end="")
        try:
            return next(source)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


def played(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, words: list[str], lines: list[str], code: int = 0
) -> str:
    typed(monkeypatch, lines)
    assert cli.run(["play", *words]) == code
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_a_whole_game_against_bots_is_saved_and_verified(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    words = ["toy", "--seats", "3", "--seed", "5", "--bots", "random", "--save", str(file)]
    out = played(monkeypatch, capsys, words, ["1"] * 60)
    assert "Most gold:" in out
    assert "1. " in out
    assert eldorado.load(file).over
    assert cli.run(["verify", str(file)]) == 0


def test_the_quest_shows_hand_reach_moves_and_plans(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    lines = ["", "moves", "plans", "p1", "undo", "log", "quit"]
    out = played(monkeypatch, capsys, ["quest", "--seats", "2", "--seed", "3", "--bots", "random"], lines)
    assert "hand: Explorer, Traveler ×3" in out
    assert "Players: A You, B Random bot 2" in out
    assert "effort left to El Dorado, player by player: " in out
    assert "Play Explorer for 1 machete, piece 2" in out
    assert "your hand is worth in coins: 3½" in out
    assert "market: 3 Scout at 1, 3 Trailblazer at 3," in out
    assert "within reach in the market: Scout" in out
    assert "You play Explorer for 1 machete." in out
    assert out.count("Taken back.") == 2  # the plan as one: when it was done, and in the log
    assert "Stopped after 3 entries." in out


def test_mistakes_are_told_with_the_clause_and_change_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    lines = [
        "log",
        "save",
        "accept",
        "hop",
        "99",
        "p7",
        "undo",
        "help",
        f"save {tmp_path}/no/where",
        f"save {file}",
    ]
    out = played(
        monkeypatch, capsys, ["toy", "--seats", "2", "--seed", "5", "--bots", "random", "--ask-all"], lines
    )
    assert "Nothing has happened yet." in out
    assert "Save where?" in out
    assert "Not now: everybody is choosing a card. (T-DIG-1)" in out
    assert "T-DIG-1 (Digging): All choose one card" in out
    assert "“hop” cannot be read" in out
    assert "There is no move 99" in out
    assert "There are no plans for this decision." in out
    assert "There is nothing to take back." in out
    assert "/no/where cannot be written: No such file or directory." in out
    assert "NUMBER or NOTATION  play a move of the list" in out
    assert eldorado.load(file).n == 0
    assert "Stopped after 0 entries." in out


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("Q-MOVE-1", "Q-MOVE-1 (Movement): Onto an adjacent landscape space"),
        ("q-move-1", "Q-MOVE-1 (Movement)"),
        (
            "scout",
            "Scout (card): Machete 2: through jungle that asks for up to 2 in all.\n"
            "  symbol machete, power 2, cost 1, copies 3, pays ½ in a purchase\n",
        ),
        ("Jack-of-all-Trades", "Jack-of-all-Trades (card)"),
        ("rubble", "Q-MOVE-6"),
        ("zebra", "There is no help for “zebra”."),
    ],
)
def test_help(monkeypatch: pytest.MonkeyPatch, capsys: Captured, word: str, told: str) -> None:
    assert told in played(monkeypatch, capsys, ["quest", "--seed", "1", "--bots", "random"], [f"help {word}"])


def test_isla_dorada_says_its_numbers_in_sentences(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    out = played(monkeypatch, capsys, ["isla_dorada", "--seed", "7", "--bots", "random", "--ask-all"], ["1"])
    known = out[out.rindex("Good to know:") :]
    assert "Clay Jewel of Joztakitl: 4 points at Joztakitl, " in known
    assert "your destiny “The Southern Temples”: 0 of 4, for 8 points" in known
    assert "if the bidding ended now: to " in known
    assert "True" not in known
    assert "site:" not in known
    assert "has answered" not in out, "a line for each that says nothing"


@pytest.mark.parametrize(("gold", "told"), [(0, "Pay 2 with Yak ×2"), (1, "Pay 2 with Yak ×2 and 1 gold")])
def test_a_payment_names_only_what_it_takes(gold: int, told: str) -> None:
    cards = ["yak", "yak"]
    assert games.words().say("isla_dorada.plan.pay", {"due": 2, "cards": cards, "gold": gold}) == told


def test_on_a_narrow_terminal_the_board_around_the_player_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "60")
    out = played(monkeypatch, capsys, ["quest", "--seats", "2", "--seed", "7", "--bots", "random"], ["board"])
    drawn = out[out.index("You> ") + len("You> ") :]
    assert max(len(line) for line in drawn.splitlines()) <= 60
    assert "(part of the board, which is 112 columns wide)" in drawn
    assert {"[A1]", "[A2]", "[B1]", "[B2]"} <= set(drawn.replace("]", "] ").split())


def test_two_at_one_keyboard_do_not_see_each_other(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    words = ["toy", "--seats", "2", "--people", "2", "--names", "Ada,Bo", "--seed", "5", "--ask-all"]
    out = played(monkeypatch, capsys, words, ["", "1"])
    assert "Pass the keyboard to Ada." in out
    assert "Pass the keyboard to Bo." in out
    match = eldorado.start("toy", seats=2, seed=5)
    after = out[out.index("Pass the keyboard to Bo.") :]
    assert "Only you know" not in after, "Bo has not pressed Enter yet"
    before = out[: out.index("Pass the keyboard to Bo.")]
    assert f"hands: {', '.join(str(n) for n in match.state.hands[0])}" in before
    assert f"hands: {', '.join(str(n) for n in match.state.hands[1])}" not in before


def test_stray_keys_do_not_reach_the_screen(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    words = ["toy", "--seats", "2", "--names", "A\x1b[2Jda", "--seed", "5", "--bots", "random"]
    out = played(monkeypatch, capsys, words, ["\x1b[4~", "\x00", "quit"])
    assert "“[4~” cannot be read" in out
    assert "A[2Jda> " in out
    assert not {"\x1b", "\x00"} & set(out)


def test_bots_alone_play_to_the_end(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    assert "Most gold:" in played(monkeypatch, capsys, ["toy", "--people", "0", "--seed", "1"], [])


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["chess"], "quest"),
        (["toy", "--people", "7"], "people"),
        (["toy", "--bots", "smart"], "random"),
        (["toy", "--seats", "12"], "2, 3, 4"),
        (["toy", "--seats", "9" * 30], "2, 3, 4"),
        (["toy", "--seats", "0"], "2, 3, 4"),
        (["toy", "--seats", "two"], "--seats takes a whole number, not “two”"),
        (["toy", "--seed", ""], "--seed takes a whole number"),
        (["toy", "--seed", "1", "--seed", "2"], "--seed is given twice"),
        (["toy", "--bots", ""], "random"),
        (["toy", "--preset", ""], "no preset “”"),
        (["toy", "--names", "Ada,Bo"], "2 names"),
        (["toy", "--people", "2", "--names", "Ada,Ada"], "the same name"),
        (["toy", "--people", "2", "--names", "Ada,"], "needs a name"),
        (["toy", "--save", "no/such/folder/game.jsonl"], "cannot be written"),
    ],
)
def test_bad_wishes(capsys: Captured, words: list[str], names: str) -> None:
    assert cli.run(["play", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert names in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("game", ["quest", "isla_dorada", "island"])
def test_a_decision_fits_on_a_screen_and_the_rest_is_shown_on_request(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, game: str
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    out = played(
        monkeypatch, capsys, [game, "--seed", "4", "--bots", "random"], ["1", "1", "moves", "", "quit"]
    )
    shown = out.split("You> ")
    for page in shown[:3]:
        lines = page.splitlines()
        events = [i for i, line in enumerate(lines) if line.startswith("·")]
        assert len(lines[events[-1] + 1 if events else 0 :]) < 24, page
    listed, whole = shown[3], shown[4]
    assert "… " not in listed
    assert "does not fit" not in whole


def test_what_has_one_answer_is_not_asked(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    words = ["toy", "--seats", "2", "--seed", "5", "--bots", "random"]
    assert played(monkeypatch, capsys, words, []).startswith("· You have chosen.")
    assert not played(monkeypatch, capsys, [*words, "--ask-all"], []).startswith("·")


def test_what_was_not_played_of_a_list_is_said(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    words = ["quest", "--seats", "2", "--people", "2", "--seed", "3"]
    out = played(monkeypatch, capsys, words, ["", "end; discard explorer; done; end", "quit"])
    assert "not played: end." in out


def test_numbers_of_a_list_are_those_on_the_screen(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    words = ["quest", "--seats", "2", "--people", "2", "--seed", "3"]
    out = played(monkeypatch, capsys, words, ["moves", "1; 2", "1; done", "log", "quit"])
    assert "None of these moves was played:" in out  # the second of them belongs to another decision
    assert "Player 1 ends the turn." in out.split("None of these moves was played:")[1]


def test_a_saved_game_goes_on(monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path) -> None:
    file, later = tmp_path / "game.jsonl", tmp_path / "later.jsonl"
    words = ["toy", "--seats", "3", "--seed", "5", "--bots", "random", "--names", "Ada"]
    played(monkeypatch, capsys, [*words, "--save", str(file)], ["1", "quit"])
    kept = eldorado.load(file)
    assert kept.n > 0
    out = played(monkeypatch, capsys, [str(file), "--save", str(later)], ["1"] * 60)
    assert "Ada" in out
    assert "Most gold:" in out
    done = eldorado.load(later)
    assert done.over
    assert done.record.names == ["Ada", "random 2", "random 3"]
    assert cli.run(["verify", str(later)]) == 0
    capsys.readouterr()
    for wrong, told in (([str(later)], "is over"), ([str(file), "--seats", "2"], "goes on as it was")):
        assert cli.run(["play", *wrong]) == 2
        assert told in capsys.readouterr().err


def test_isla_dorada_ends_with_its_score_sheet(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    out = played(monkeypatch, capsys, ["isla_dorada", "--people", "0", "--seats", "3", "--seed", "2"], [])
    sheet = out[out.index("Score sheet:") :].splitlines()
    assert [line.split()[0] for line in sheet[2:8]] == [
        "Gold",
        "Treasures",
        "Bonuses",
        "Destiny",
        "Curses",
        "Total",
    ]
    assert len(sheet[7].split()) == 4
    assert sum("“" in line for line in sheet[8:11]) == 3


# words of the board and of what lies beside it that are the same in no Italian sentence
ENGLISH = re.compile(
    r"\b(hand|draw pile|discard|market|beside|jungle|village|rubble|round \d+, play|expedition|markers|ways|pool|"
    r"deck|gold|cards|treasures|curses|food|wood|villager|farmhouse|army|shrines|strength|Player|blockade)\b"
)


@pytest.mark.parametrize("game", ["quest", "isla_dorada", "island"])
def test_the_board_is_told_in_the_chosen_language(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(
        languages.SPOKEN, ""
    )  # given back afterwards: the command chooses for the whole process
    typed = iter(["1", "1", "1", "board", "quit"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(typed))
    assert cli.run(["play", game, "--seed", "3", "--lang", "it"]) == 0
    told = capsys.readouterr().out
    beside = [line for line in told.splitlines() if not line.startswith("  ")]  # moves show their notation
    assert len(beside) > 20
    assert [line for line in beside if ENGLISH.search(line)] == []
    assert re.search(r"\b(posto|seat) \d", told) is None, "a player without a name"
