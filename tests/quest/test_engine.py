"""What the engine looks up is what it would work out, and the protocol holds along whole races."""

from __future__ import annotations

from typing import Any

import pytest

from eldorado.core.conformance import check_game
from eldorado.core.dice import QuickDice
from eldorado.core.game import Event
from eldorado.core.language.languages import load as load_words
from eldorado.games.quest.game import GAME
from eldorado.games.quest.model import actions, phases
from eldorado.games.quest.model.state import look_around
from eldorado.games.quest.questions.playing import legal_playing, legal_unusual
from eldorado.games.quest.speech.board import draw, drawn_board
from eldorado.games.quest.speech.notation import SPEECH
from quest.playing import Curious, Wanderer, positions

CASES = [(2, "serpentine", 3), (3, "swamplands", 4), (4, "first-game", 5), (2, "random:11", 6)]


@pytest.mark.parametrize(("seats", "course", "seed"), CASES)
def test_what_lies_around_a_piece_is_kept_under_the_right_key(seats: int, course: str, seed: int) -> None:
    options = {"course": course, "caves": True, "strips": "every_seam"}
    for s in positions(seats, options, seed):
        if not GAME.actors(s):
            continue  # nobody looks around any more
        kept = [found.uses.plays for found in s.around]
        steps = [found.steps for found in s.around]
        known, uses = s.board.known, s.board.uses
        s.board.known, s.board.uses = {}, {}
        look_around(s)
        s.board.known, s.board.uses = known, uses
        assert [found.uses.plays for found in s.around] == kept
        assert [found.steps for found in s.around] == steps


@pytest.mark.parametrize(("seats", "course", "seed"), CASES[1:3])
def test_the_short_way_to_the_legal_actions_and_the_long_one_agree(
    seats: int, course: str, seed: int
) -> None:
    met = 0
    for s in positions(seats, {"course": course, "caves": True}, seed):
        if s.phase == phases.PLAYING and not s.changing:
            met += 1
            assert sorted(legal_playing(s)) == sorted(legal_unusual(s))
    assert met > 100


@pytest.mark.parametrize("caves", [False, True])
def test_the_last_card_for_rubble_reveals_only_what_the_step_shows(caves: bool) -> None:
    """An eye on a step that shows nothing would keep it from being taken back freely."""
    told = {False: 0, True: 0}
    for s in positions(4, {"course": "first-game", "caves": caves}, 7):
        if s.phase != phases.PAYING or s.owed > 1:
            continue
        action, events = GAME.legal(s, s.turn)[0], list[Event]()
        reveals = GAME.decode(s, s.turn, action).reveals
        GAME.apply(GAME.clone(s), s.turn, action, QuickDice(1), events)
        told[reveals] += 1
        assert reveals or not {e.kind for e in events} & {"explored", "arrived"}
    assert told[False] > 0
    assert caves or told[True] == 0


def test_a_step_that_shows_nothing_does_not_end_its_gesture() -> None:
    """Onto rubble or a camp nobody steps before the cards are given; a cave explored on the last stop stays so."""
    told = {"step": [0, 0], "pay_step": [0, 0]}
    for s in positions(4, {"course": "first-game", "caves": True}, 7, most=600):
        for action in GAME.legal(s, s.turn):
            move = GAME.decode(s, s.turn, action)
            if move.kind not in told:
                continue
            events = list[Event]()
            GAME.apply(GAME.clone(s), s.turn, action, QuickDice(1), events)
            shows = bool({e.kind for e in events} & {"explored", "arrived"})
            told[move.kind][shows] += 1
            assert move.reveals or not shows
            if move.kind == "pay_step" and not (s.left and s.moved):
                assert not move.reveals
    assert min(told["step"]) > 0
    assert told["pay_step"][0] > 0


@pytest.mark.parametrize(("seats", "course", "seed"), CASES[:3])
def test_every_action_of_the_space_has_a_notation_of_its_own(seats: int, course: str, seed: int) -> None:
    for number, s in enumerate(positions(seats, {"course": course, "caves": True}, seed, most=300)):
        if number % 60:
            continue
        every = [action for action in range(actions.COUNT) if SPEECH.means(s, s.turn, action)]
        texts = [GAME.notation(s, s.turn, action) for action in every]
        assert len(set(texts)) == len(texts)
        for action, text in zip(every[::7], texts[::7], strict=True):
            assert GAME.encode(s, s.turn, text.upper()) == action


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "course", "seed"),
    [
        *CASES[1:],
        *(
            pytest.param(*case, marks=pytest.mark.soak)
            for case in (CASES[0], (3, "witch-cauldron", 8), (4, "home-stretch", 9))
        ),
    ],
)
def test_the_protocol_holds_along_a_race(seats: int, course: str, seed: int) -> None:
    options = {"course": course, "caves": True}
    choose = Wanderer(seed, 15)
    report = check_game(GAME, seats, options, seed, limit=400, every=60, often=1, choose=choose)
    assert report.steps > 200


@pytest.mark.slow
def test_races_meet_every_kind_of_move() -> None:
    """Players who seek out what has been done least do everything there is; the rarest are left to scenarios."""
    moves = [key.split(".") for key in load_words("en", ["eldorado.games.quest"]).entries]
    missing = {parts[2] for parts in moves if parts[:2] == ["quest", "move"]} - {
        "exchange",
        "remove_new",
        "native_blockade",
    }
    met: dict[str, int] = {}
    options = GAME.options(4, {"course": "first-game", "caves": True})
    for seed in range(8):
        dice, choose = QuickDice(seed), Curious(seed, met)
        s = GAME.new(4, options, dice)
        for _ in range(1500):
            if not GAME.actors(s):
                break
            GAME.apply(s, s.turn, choose(GAME, s, s.turn, GAME.legal(s, s.turn)), dice)
        missing -= set(met)
        if not missing:
            break
    assert not missing


def test_the_space_is_small() -> None:
    assert actions.COUNT < 320
    assert actions.TAKE < actions.REMOVE < actions.COUNT


@pytest.mark.parametrize(("seats", "course", "seed"), CASES)
def test_a_narrow_picture_is_the_part_of_the_board_where_the_player_stands(
    seats: int, course: str, seed: int
) -> None:
    for number, s in enumerate(positions(seats, {"course": course}, seed)):
        if number % 29:
            continue
        whole = drawn_board(s, 0)
        assert drawn_board(s, 500) == whole
        assert draw(s, 1) == draw(s, 20)
        assert max(len(line) for line in draw(s, 50).splitlines()) <= 50
        part = drawn_board(s, 50)[:-2]  # and a line that says so
        assert all(any(line.strip() in row for row in whole) for line in part)
        mine = s.pieces[s.turn * s.pieces_each]
        if s.pieces_each == 1 and mine >= 0:
            assert f"[{'ABCD'[s.turn]}]" in "".join(part)


LAST_CARD = {"pieces": ["22,2"], "hand": ["traveler"], "draw": [], "discard": []}


@pytest.mark.parametrize(
    ("more", "hopeless"), [({}, True), ({"discard": ["explorer"]}, False), ({"tokens": ["coin_1"]}, False)]
)
def test_who_owns_nothing_any_more_is_told_so(more: dict[str, Any], hopeless: bool) -> None:
    """A player gives the last card of the hand for a base camp; there are cards and tokens elsewhere, or none."""
    given = {"players": {"0": {**LAST_CARD, **more}}, "options": {"caves": True}}
    for seats in (1, 4):
        s = GAME.position({**given, "seats": seats})
        for move in ("sw", "give traveler"):
            GAME.apply(s, 0, GAME.encode(s, 0, move), QuickDice(1))
        assert GAME.prompt(s, 0).get("hopeless", False) is hopeless
