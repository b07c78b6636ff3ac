"""Playing, going back, saving: the match and its record, on the toy game."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

import eldorado
from eldorado import games
from eldorado.core.dice import Dice, QuickDice
from eldorado.core.errors import BadAction, BadNotation, BadOption, BadRecord, Refused, UserError
from eldorado.core.game import Event, Game
from eldorado.core.matches import record as records
from eldorado.core.matches.match import Match
from eldorado.core.matches.replay import replay, verify
from toy.game import END, Toy, ToyGame
from toy.game import GAME as TOY
from toy.meta import INFO

games.register("toy", "toy")
GAME: Game[Any] = TOY


def play(match: Match, seed: int, most: int = 200, undo: bool = False) -> Match:
    """Random decisions, now and then taken back."""
    chance = QuickDice(seed)
    for _ in range(most):
        if match.over:
            break
        seats = match.actors
        seat = seats[chance.below(len(seats))]
        legal = match.legal(seat)
        match.push(legal[chance.below(len(legal))], seat)
        if undo and not match.over and chance.below(4) == 0:
            places = [0, *match.path[:-1]]
            match.undo(places[chance.below(len(places))], seat=match.actors[0], agreed=True)
    return match


def leader_turn(seed: int = 0) -> Match:
    """A match in which somebody leads and nothing was done this turn."""
    match = Match.start(GAME, 3, seed=seed)
    for seat in range(3):
        match.push(match.legal(seat)[0], seat)
    while len(match.actors) > 1 or match.moves(match.actors[0]) == ["pass", "block"]:
        match.push("pass", match.actors[0])
    return match


def test_start_push_and_result() -> None:
    match = eldorado.start("toy", seats=3, options={"rounds": 1}, seed=7, names=["Ada", "Bo", "Cy"])
    assert match.actors == [0, 1, 2]
    assert match.n == 0
    with pytest.raises(UserError, match="Name the seat"):
        match.legal()
    step = match.push(match.moves(1)[0], seat=1)
    assert (step.n, step.seat, step.reveals) == (1, 1, True)
    assert repr(step).startswith("1. dig")
    assert step.events[0].kind == "chosen"
    play(match, 1)
    assert match.over
    assert match.result().over
    assert match.record.end == "played"
    assert "round: 2" in str(match)


def test_the_same_seed_deals_the_same_game() -> None:
    one, two = (eldorado.start("toy", seed=5) for _ in range(2))
    assert GAME.key(one.state) == GAME.key(two.state)
    assert one.record.commitment == two.record.commitment
    assert eldorado.start("toy").record.commitment != eldorado.start("toy").record.commitment


def test_refusals_carry_their_clause_and_change_nothing() -> None:
    match = leader_turn()
    before = match.export()
    with pytest.raises(Refused) as caught:
        match.push("accept")
    assert caught.value.clause == "T-TURN-1"
    with pytest.raises(Refused):
        match.push("end", seat=(match.turn + 1) % 3)
    with pytest.raises(BadNotation):
        match.push("hop")
    with pytest.raises(BadAction):
        match.push(99)
    with pytest.raises(BadAction):
        match.push(0, seat=7)
    assert match.export() == before


def test_bad_options_and_names() -> None:
    with pytest.raises(BadOption):
        eldorado.start("toy", seats=9)
    with pytest.raises(BadOption):
        eldorado.start("toy", options={"hop": 1})
    with pytest.raises(BadOption):
        eldorado.start("toy", seats=2, names=["Ada"])


def test_a_seat_nobody_sits_on_is_named() -> None:
    match = leader_turn()
    for asked in (match.legal, match.moves, match.view, match.undo_limit):
        with pytest.raises(BadAction, match=r"There is no seat 7\. The seats are: 0, 1, 2\."):
            asked(7)
    with pytest.raises(BadAction, match="no seat -1"):
        match.legal(-1)
    assert match.view(-1) == GAME.observe(match.state, -1)


def test_whose_turn_it_is_after_the_end() -> None:
    match = play(Match.start(GAME, 2, {"rounds": 1}, 3), 3)
    assert match.over
    with pytest.raises(UserError, match=r"^The game is over\.$"):
        match.turn  # noqa: B018


@pytest.mark.parametrize("seed", ["abc", 1.5, b""])
def test_what_is_no_seed(seed: Any) -> None:
    with pytest.raises(BadOption, match="is not a seed"):
        eldorado.start("toy", seed=seed)


def test_with_its_seed_a_saved_game_is_played_on() -> None:
    match = eldorado.start("toy", seats=3, options={"rounds": 4}, seed=3)
    play(match, 3, most=20)
    again = eldorado.load(match.export(), seed=3)
    for line in (match, again):
        play(line, 4)
    assert again.export() == match.export()
    assert verify(again.record, GAME)["ok"]
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        eldorado.load(match.export(), seed=4)


def test_a_single_text_is_a_plan_of_one_move() -> None:
    match = leader_turn()
    with pytest.raises(BadAction, match="cannot choose action None"):
        match.push(None)  # type: ignore[arg-type]
    assert [step.notation for step in match.push_plan("end")] == ["end"]


@pytest.mark.parametrize("game", ["toy", "quest", "isla_dorada", "island"])
def test_capital_letters_are_letters(game: str) -> None:
    match = eldorado.start(game, seed=3)
    seat = match.actors[0]
    for action, text in zip(match.legal(seat), match.moves(seat), strict=True):
        assert match.game.encode(match.state, seat, text.upper()) == action


def test_a_plan_stops_at_the_first_entry_that_reveals() -> None:
    match = leader_turn()
    assert [step.notation for step in match.push_plan(["peek", "end"])] == ["peek"]
    plan = GAME.plans(match.state, match.turn)[0]
    steps = match.push_plan(plan.actions)
    assert [step.reveals for step in steps] == [False, False, True]


def test_a_plan_with_a_move_that_is_refused_is_not_begun() -> None:
    match = leader_turn()
    before = match.export()
    with pytest.raises(Refused):
        match.push_plan([f"offer {(match.turn + 1) % 3}", "accept"])
    with pytest.raises(BadAction):
        match.push_plan([match.legal()[0], 99])
    assert match.export() == before


def test_undo_is_free_over_own_decisions_that_revealed_nothing() -> None:
    match = leader_turn()
    start, key = match.n, GAME.key(match.state)
    other = (match.turn + 1) % 3
    give = f"give {match.state.hands[match.turn][0]}"
    match.push(f"offer {other}")
    match.push(give)
    assert match.undo_limit() == start
    assert match.undo_places(match.turn) == [start + 1, start]
    assert match.undo_limit(other) == match.n
    with pytest.raises(UserError, match="you can go back to entry"):
        match.undo(start, seat=other)
    assert match.undo() == start + 3
    assert give in match.moves()
    match.undo()
    assert GAME.key(match.state) == key
    assert match.n == start + 4
    with pytest.raises(UserError, match="you can go back to entry"):
        match.undo()


def test_undo_takes_a_gesture_back_as_one() -> None:
    match = leader_turn()
    start, key = match.n, GAME.key(match.state)
    match.push_plan([f"offer {(match.turn + 1) % 3}", f"give {match.state.hands[match.turn][0]}"])
    assert match.undo_places(match.turn) == [start]
    match.undo()
    assert GAME.key(match.state) == key


def test_undo_ends_at_what_revealed_unless_the_others_agree() -> None:
    match = leader_turn()
    key = GAME.key(match.state)
    match.push("peek")
    after = match.n
    match.push(f"offer {(match.turn + 1) % 3}")
    assert match.undo_limit() == after
    with pytest.raises(UserError, match="you can go back to entry"):
        match.undo(after - 1)
    match.undo(after - 1, agreed=True)
    assert GAME.key(match.state) == key
    with pytest.raises(UserError, match="cannot be returned to"):
        match.undo(after, agreed=True)
    with pytest.raises(UserError, match="cannot be returned to"):
        match.undo(400, agreed=True)


def test_chance_is_never_drawn_again() -> None:
    """A draw taken back and done again uses the next numbers of the seed, not the same ones."""
    drawn = set()
    for seed in range(12):
        match = Match.start(GAME, 2, {}, seed)
        match.push(match.legal(0)[0], 0)
        match.push(match.legal(1)[0], 1)
        while match.over is False and "end" not in match.moves(match.actors[0]):
            match.push("pass", match.actors[0])
        before = match.n
        first = match.push("end").outcomes
        match.undo(before, seat=0, agreed=True)
        second = match.push("end").outcomes
        drawn.add((tuple(first), tuple(second)))
        assert len(first) == len(second) > 0
    assert any(first != second for first, second in drawn)


@pytest.mark.parametrize("undo", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_export_replay_and_verify(seed: int, undo: bool) -> None:
    match = Match.start(GAME, 3, {"rounds": 6}, seed)
    play(match, seed, most=120, undo=undo)
    if not match.over:
        match.finish("agreed")
    text = match.export()
    again = eldorado.load(text)
    assert GAME.key(again.state) == GAME.key(match.state)
    assert again.export() == text
    assert verify(records.read(text), GAME)["ok"]
    assert [GAME.key(again.at(n)) for n in range(match.n + 1)] == [
        GAME.key(match.at(n)) for n in range(match.n + 1)
    ]
    with pytest.raises(BadRecord, match="can only be viewed"):
        again.push(0, 0)


def test_no_position_is_more_than_a_few_entries_of_replay_away() -> None:
    match = play(Match.start(GAME, 4, {"rounds": 6}, 3), 3, most=70, undo=True)
    applied = 0

    class Counting(ToyGame):
        def apply(self, *given: Any) -> None:
            nonlocal applied
            applied += 1
            super().apply(*given)

    again = replay(records.read(match.export()), Counting())
    again.kept = {}
    assert again.n > 64
    for n in range(again.n + 1):
        applied = 0
        again.at(n)
        assert applied <= records.SNAPSHOT_EVERY


def test_a_running_match_is_taken_up_again_with_its_seed() -> None:
    match = play(Match.start(GAME, 3, {}, 9), 9, most=8, undo=True)
    again = replay(records.read(match.export()), GAME, records.seed_bytes(9))
    assert not again.record.seed
    assert play(again, 4).export() == play(match, 4).export()
    assert verify(match.record, GAME)["entries"] == match.n


def test_a_running_match_does_not_tell_its_seed() -> None:
    match = Match.start(GAME, 3, {}, b"s" * 32)
    assert (b"s" * 32).hex() not in match.export()
    with pytest.raises(BadRecord, match="holds no seed yet"):
        verify(match.record, GAME)


def lines_of(seed: int = 1) -> list[Any]:
    match = play(Match.start(GAME, 3, {"rounds": 6}, seed), seed)
    return [json.loads(line) for line in match.export().splitlines()]


def text_of(lines: list[Any]) -> str:
    return "\n".join(json.dumps(line) for line in lines) + "\n"


def spoil(lines: list[Any], what: str) -> str:
    header, entries, end = lines[0], [i for i, x in enumerate(lines) if isinstance(x, list)], lines[-1]
    drew = next(i for i in entries if lines[i][2])
    if what == "newer format":
        header["format"] = 3
    elif what == "old format":
        header["format"] = 1
    elif what == "house":
        header["house"] = {"gold": 5}
    elif what == "bad start":
        header["start"], header["deal"] = {"round": 2}, []
    elif what == "start and deal":
        header["start"] = {"round": 2}
    elif what == "bad gesture":
        lines[entries[2]].append({"gesture": 9})
    elif what == "bad time":
        lines[entries[2]].append({"ms": -4})
    elif what == "number for a move":
        lines[entries[2]][1] = 3
    elif what == "name for a number":
        lines[drew][2][0] = "gold"
    elif what == "newer rules":
        header["rules"] = 99
    elif what == "no seats":
        header["seats"] = 0
    elif what == "other options":
        header["options"] = {"rounds": 77}
    elif what == "unknown field":
        header["cheat"] = 1
    elif what == "unknown game":
        header["game"] = "ludo"
    elif what == "illegal":
        lines[entries[0]][1] = "decline"
    elif what == "other outcome":
        lines[drew][2][0] += 1
    elif what == "too few outcomes":
        lines[drew][2].pop()
    elif what == "too many outcomes":
        lines[drew][2].append(0)
    elif what == "impossible outcome":
        lines[drew][2][0] = 10_000
    elif what == "gone":
        del lines[entries[3]]
    elif what == "after the end":
        lines.append([0, "end", []])
    elif what == "other result":
        end["result"]["scores"][0] += 1
    elif what == "other key":
        end["key"] = "00"
    elif what == "snapshot":
        lines[1]["state"]["gold"][0] = 5
    elif what == "snapshot of nothing":
        lines[1]["state"] = {"gold": 1}
    elif what == "negative":
        lines[entries[0]][0] = -1
    elif what == "bool":
        lines[entries[0]][1] = True
    elif what == "undo nowhere":
        lines.insert(entries[1], {"undo": 7, "by": 0})
    elif what == "unknown line":
        lines.insert(2, {"cheat": 1})
    elif what == "float":
        lines.insert(2, [0, 1.5, []])
    return text_of(lines)


@pytest.mark.parametrize(
    ("what", "key"),
    [
        ("newer format", "record.newer_format"),
        ("old format", "record.old_format"),
        ("house", "record.house"),
        ("bad start", "record.bad_start"),
        ("start and deal", "record.bad_line"),
        ("bad gesture", "record.bad_line"),
        ("bad time", "record.bad_line"),
        ("number for a move", "record.bad_line"),
        ("name for a number", "record.outcome_out_of_range"),
        ("newer rules", "record.newer_rules"),
        ("no seats", "record.bad_line"),
        ("other options", "record.bad_options"),
        ("unknown field", "record.bad_line"),
        ("unknown game", "record.unknown_game"),
        ("illegal", "record.illegal"),
        ("too many outcomes", "record.damaged"),
        ("too few outcomes", "record.outcomes_missing"),
        ("impossible outcome", "record.outcome_out_of_range"),
        ("after the end", "record.after_end"),
        ("other result", "record.other_end"),
        ("other key", "record.other_end"),
        ("snapshot", "record.bad_snapshot"),
        ("snapshot of nothing", "record.bad_snapshot"),
        ("negative", "record.bad_line"),
        ("bool", "record.bad_line"),
        ("undo nowhere", "record.bad_line"),
        ("unknown line", "record.bad_line"),
        ("float", "record.bad_line"),
    ],
)
def test_damaged_foreign_and_newer_records_are_refused(what: str, key: str) -> None:
    with pytest.raises(BadRecord) as caught:
        eldorado.load(spoil(lines_of(), what))
    assert caught.value.key == key
    assert games.words().problems(key, caught.value.args_) == []
    assert "{" not in games.words().error(caught.value)


@pytest.mark.parametrize("text", ["{}", "[]", "{", '{"eldorado": "save"}', "{" * 5000])
def test_what_is_no_record_is_foreign(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        records.read(text)
    assert caught.value.key in ("record.foreign", "record.bad_line")


def test_a_record_that_is_cut_off_says_what_can_still_be_had() -> None:
    whole = text_of(lines_of())
    with pytest.raises(BadRecord, match="cut off in line 10, its last"):
        records.read("\n".join([*whole.splitlines()[:9], whole.splitlines()[9][:4]]))
    assert records.read("\n".join(whole.splitlines()[:9])).entries
    assert records.read(whole + "\n \n").write() == records.read(whole).write(), (
        "what a mail puts below it does no harm"
    )


@pytest.mark.parametrize("what", ["other outcome", "gone"])
def test_a_record_that_was_tampered_with_is_not_verified(what: str) -> None:
    with pytest.raises(BadRecord):
        verify(records.read(spoil(lines_of(), what)), GAME)


def test_another_seed_is_noticed() -> None:
    record = records.read(text_of(lines_of()))
    record.seed = records.seed_bytes(2).hex()
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        verify(record, GAME)
    record.commitment = records.commit(records.seed_bytes(2))
    with pytest.raises(BadRecord, match="does not come from the seed"):
        verify(record, GAME)
    record.seed = "not hexadecimal"
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        verify(record, GAME)


def test_a_record_of_older_rules_is_shown_by_its_snapshots() -> None:
    class Newer(ToyGame):
        info = dataclasses.replace(INFO, rules_version=2)

        def apply(self, *given: Any) -> None:
            raise AssertionError("the new rules know nothing of this")

    text = text_of(lines_of())
    old = replay(records.read(text), Newer())
    assert old.n > 40
    assert GAME.key(old.at(40)) == GAME.key(eldorado.load(text).at(32))
    with pytest.raises(BadRecord, match="can be viewed but not played on"):
        old.push(0, 0)
    with pytest.raises(BadRecord, match="follows version"):
        verify(records.read(text), Newer())
    assert records.read(old.export()).rules == 1


def test_a_record_of_older_rules_goes_on_if_they_lead_it_the_same_way() -> None:
    class Newer(ToyGame):
        info = dataclasses.replace(INFO, rules_version=2)

    class Richer(Newer):
        def apply(self, s: Toy, seat: int, action: int, dice: Dice, out: list[Event] | None = None) -> None:
            super().apply(s, seat, action, dice, out)
            s.gold[0] += s.round == 2 and action == END

    match = Match.start(GAME, 2, {"rounds": 6}, 4)
    while match.n < 40:
        match.push(match.legal(match.actors[0])[0], match.actors[0])
    record = records.read(match.export())
    assert match.seed is not None
    on = replay(record, Newer(), match.seed)
    assert on.record.rules == 2
    on.push(on.legal(on.actors[0])[0], on.actors[0])
    assert GAME.key(on.at(40)) == GAME.key(match.state)
    assert verify_over(on)
    with pytest.raises(BadRecord, match="can be viewed but not played on"):
        replay(record, Richer(), match.seed).push(0, 0)


def verify_over(match: Match) -> bool:
    match.finish("agreed")
    return verify(records.read(match.export()), match.game)["ok"] is True


def test_an_option_that_came_later_has_its_default() -> None:
    lines = lines_of()
    assert lines[0]["options"].pop("teams") is False
    again = eldorado.load(text_of(lines))
    assert again.over
    assert again.record.options == {"rounds": 6}


def test_a_record_of_0_1_0_names_the_version_that_opens_it() -> None:
    with pytest.raises(BadRecord) as refused:
        eldorado.load(spoil(lines_of(), "old format"))
    assert str(refused.value) == "This record was written by eldorado 0.1.0; open it with that version."


def test_gestures_and_times_are_kept() -> None:
    match = Match.start(GAME, 2, {"rounds": 6}, 4)
    while not match.n or not GAME.plans(match.state, match.actors[0]):
        match.push(match.legal(match.actors[0])[0], match.actors[0], ms=1200)
    before, plan = match.n, GAME.plans(match.state, match.actors[0])[0]
    steps = match.push_plan(plan.actions, match.actors[0])
    assert len(steps) == 3
    match.finish("agreed")
    again = eldorado.load(match.export())
    assert [entry.gesture for entry in again.record.entries[before:]] == [before + 1] * 3
    assert again.record.entries[before - 1].ms == 1200
    assert again.export() == match.export()
    assert verify(records.read(match.export()), GAME)["ok"]


def test_a_game_from_a_given_position_is_saved_replayed_and_verified() -> None:
    options = GAME.options(2, {"rounds": 6})
    given = GAME.position(
        {"seats": 2, "options": options, "round": 4, "gold": [2, 0], "hands": [[1, 2], [2, 3]]}
    )
    match = play(Match.start_from(GAME, given, options, 4), 3, most=12, undo=True)
    assert match.record.deal == []
    again = eldorado.load(match.export())
    assert GAME.same(again.state, match.state)
    assert GAME.describe(again.at(0))["gold"] == [2, 0]
    assert verify_over(match)


def test_play_on_from_an_earlier_position() -> None:
    match = play(Match.start(GAME, 3, {"rounds": 6}, 4, ["A", "B", "C"]), 3, most=20)
    other = match.branch(10, seed=5)
    assert GAME.same(other.state, match.at(10))
    assert other.record.names == ["A", "B", "C"]
    play(other, 9, most=10)
    assert match.n == 20
    assert GAME.same(eldorado.load(other.export()).state, other.state)
    assert verify_over(other)


def test_notes_stay_where_they_were() -> None:
    match = Match.start(GAME, 2, {"rounds": 1}, 4)
    match.record.notes.append((0, {"chat": "hello"}))
    match.push(match.legal(0)[0], 0)
    match.record.notes.append((1, {"chat": "well"}))
    play(match, 2)
    again = eldorado.load(match.export())
    assert again.record.notes == [(0, {"chat": "hello"}), (1, {"chat": "well"})]


@pytest.mark.parametrize("undo", [False, True])
def test_what_is_asked_for_late_is_what_was_told_at_once(undo: bool) -> None:
    """Notation, events and reveals of a step are worked out when somebody asks; it does not matter when."""
    chance, steps, told = QuickDice(4), [], []
    late, early = (Match.start(GAME, 3, {"rounds": 6}, seed=9) for _ in range(2))
    while not late.over:
        seat = late.actors[0]
        legal = late.legal(seat)
        action = legal[chance.below(len(legal))]
        steps.append(late.push(action, seat))
        step = early.push(action, seat)
        told.append(
            (step.n, step.notation, [(event.kind, event.args) for event in step.events], step.reveals)
        )
        if undo and not late.over and chance.below(8) == 0:
            for match in (late, early):
                match.undo(match.path[-2] if len(match.path) > 1 else 0, seat=match.actors[0], agreed=True)
        elif not undo:
            assert late.untold == steps
    assert [(s.n, s.notation, [(e.kind, e.args) for e in s.events], s.reveals) for s in steps] == told
    assert not late.untold
    assert late.reveals == early.reveals
    assert late.export() == early.export()
    assert all(GAME.same(late.at(n), early.at(n)) for n in range(late.n + 1))


def test_a_position_put_in_its_place_is_what_the_next_step_is_told_from() -> None:
    match, other = (Match.start(GAME, 2, {"rounds": 6}, seed=seed) for seed in (1, 2))
    first = match.push(match.legal(0)[0], 0)
    match.state = GAME.clone(other.state)
    action = match.legal(0)[-1]
    step = match.push(action, 0)
    assert step.notation == GAME.notation(other.state, 0, action)
    assert first.notation == match.record.entries[0].move


def test_a_move_that_draws_without_saying_so_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trying a gesture out ends at a draw, even where the game forgot to declare it."""
    match = eldorado.start("toy", seats=2, seed=1)
    monkeypatch.setattr(Match, "meant", lambda *_: END)
    monkeypatch.setattr(ToyGame, "apply", lambda self, s, seat, action, dice, out=None: dice.below(6))
    monkeypatch.setattr(
        ToyGame, "decode", lambda self, s, seat, action: type("Move", (), {"reveals": False})()
    )
    match.rehearse([END, END], 0)
