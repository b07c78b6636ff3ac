"""Defects planted in the toy game: the suite must find each of them. A check that cannot fail checks nothing."""

from __future__ import annotations

from typing import Any

import pytest

from eldorado.core.conformance import Broken, check_game
from eldorado.core.dice import Dice
from eldorado.core.game import Event, Game, Move, Plan, Refusal, Result
from eldorado.core.plain import Plain
from toy.game import ACCEPT, BLOCK, END, PASS, PEEK, Toy, ToyGame


class LeakingView(ToyGame):
    def observe(self, s: Toy, seat: int) -> Plain:
        return {**super().observe(s, seat), "strongest": [max(hand, default=0) for hand in s.hands]}


class LeakingFacts(ToyGame):
    def facts(self, s: Toy, seat: int) -> Plain:
        return {"left": s.pile.counts()}


class LeakingRefusal(ToyGame):
    def why_not(self, s: Toy, seat: int, action: int) -> Refusal | None:
        found = super().why_not(s, seat, action)
        if found is not None and found.clause == "T-WHO-1" and s.pile.counts()[1] % 2:
            return Refusal("T-DIG-1", found.key, found.args)
        return found


class LeakingPrompt(ToyGame):
    def prompt(self, s: Toy, seat: int) -> Plain:
        asked = super().prompt(s, seat)
        return {**asked, "args": {**asked["args"], "next": s.hands[(seat + 1) % s.seats]}}


class LeakingReason(ToyGame):
    def explain(self, s: Toy, seat: int, ask: Plain) -> Refusal | None:
        return Refusal("T-TRADE-2", "toy.refusal.dig", {"value": sum(s.hands[(seat + 1) % s.seats])})


class LeakingEvent(ToyGame):
    def apply(self, s: Toy, seat: int, action: int, dice: Dice, out: list[Event] | None = None) -> None:
        super().apply(s, seat, action, dice, out)
        if action < 4 and out is not None:
            out[0].args["value"] = action + 1


class UnfaithfulWorld(ToyGame):
    def determinize(self, seen: Plain, dice: Dice) -> Toy:
        s = super().determinize(seen, dice)
        s.gold[0] = 0
        return s


class WorldWithOtherCards(ToyGame):
    def determinize(self, seen: Plain, dice: Dice) -> Toy:
        s = super().determinize(seen, dice)
        bag = s.pile.cards[-1]  # one card of a kind has become another
        full = max(range(1, 5), key=bag.__getitem__)
        bag[full] -= 1
        bag[full % 4 + 1] += 1
        return s


class SharedList(ToyGame):
    def clone(self, s: Toy) -> Toy:
        copied = super().clone(s)
        copied.gold = s.gold
        return copied


class SharedView(ToyGame):
    def observe(self, s: Toy, seat: int) -> Plain:
        return {**super().observe(s, seat), "gold": s.gold}


class ForgetfulDump(ToyGame):
    def load(self, data: Plain) -> Toy:
        s = super().load(data)
        s.done = [0, 0]
        return s


class MissingRefusal(ToyGame):
    def why_not(self, s: Toy, seat: int, action: int) -> Refusal | None:
        return None if action == ACCEPT else super().why_not(s, seat, action)


class RefusesLegal(ToyGame):
    def why_not(self, s: Toy, seat: int, action: int) -> Refusal | None:
        return (
            Refusal("T-TURN-2", "toy.refusal.peek", {}) if action == END else super().why_not(s, seat, action)
        )


class UnknownClause(ToyGame):
    def why_not(self, s: Toy, seat: int, action: int) -> Refusal | None:
        found = super().why_not(s, seat, action)
        return found and Refusal("T-NONE-1", found.key, found.args)


class ChangesWhenAsked(ToyGame):
    def why_not(self, s: Toy, seat: int, action: int) -> Refusal | None:
        s.done[1] = 0
        return super().why_not(s, seat, action)


class FirstAnswerCounts(ToyGame):
    """Whoever blocks first, by arrival, loses the shield."""

    def apply(self, s: Toy, seat: int, action: int, dice: Dice, out: list[Event] | None = None) -> None:
        if action == BLOCK and 1 in s.chosen:
            action = PASS
        super().apply(s, seat, action, dice, out)


class HidesThatItReveals(ToyGame):
    def decode(self, s: Toy, seat: int, action: int) -> Move:
        move = super().decode(s, seat, action)
        return Move(move.kind, move.args, move.at, move.reveals and action != PEEK)


class BadPlan(ToyGame):
    def plans(self, s: Toy, seat: int) -> list[Plan]:
        return [
            Plan(p.kind, [*p.actions[:-1], p.actions[1] + 4], p.args, p.at, p.uses)
            for p in super().plans(s, seat)
        ]


class LosesACard(ToyGame):
    def apply(self, s: Toy, seat: int, action: int, dice: Dice, out: list[Event] | None = None) -> None:
        super().apply(s, seat, action, dice, out)
        if action == PEEK:
            s.pile.draw(dice)


class OnlyWhenHeard(ToyGame):
    def apply(self, s: Toy, seat: int, action: int, dice: Dice, out: list[Event] | None = None) -> None:
        super().apply(s, seat, action, dice, out)
        if out is None:
            s.gold[0] += 1


class OwnChance(ToyGame):
    def __init__(self) -> None:
        self.calls = 0

    def new(self, seats: int, options: Any, dice: Dice) -> Toy:
        self.calls += 1
        s = super().new(seats, options, dice)
        s.leader = self.calls % seats
        return s


class NoWords(ToyGame):
    def decode(self, s: Toy, seat: int, action: int) -> Move:
        move = super().decode(s, seat, action)
        return Move("hoist", move.args, move.at, move.reveals) if move.kind == "peek" else move


class Ambiguous(ToyGame):
    def notation(self, s: Toy, seat: int, action: int) -> str:
        return "look" if action in (PEEK, END) else super().notation(s, seat, action)

    def encode(self, s: Toy, seat: int, text: str) -> int:
        return Game.encode(self, s, seat, text)


class NotPlain(ToyGame):
    def observe(self, s: Toy, seat: int) -> Plain:
        return {**super().observe(s, seat), "gold": tuple(s.gold)}


class NoRanks(ToyGame):
    def result(self, s: Toy) -> Result:
        found = super().result(s)
        return Result(found.over, [rank + 1 for rank in found.ranks], found.scores, found.key, found.args)


class StaysSilent(ToyGame):
    def legal(self, s: Toy, seat: int) -> list[int]:
        return [] if s.questions[-1] == "react" else super().legal(s, seat)


class TalksOutOfTurn(ToyGame):
    def legal(self, s: Toy, seat: int) -> list[int]:
        return super().legal(s, seat) or ([END] if s.round == 2 else [])


class Crashes(ToyGame):
    def facts(self, s: Toy, seat: int) -> Plain:
        return {"odds": 12 // (s.round - 2)}


PLANTED: list[tuple[type[ToyGame], str]] = [
    (LeakingView, "a world drawn from a view shows another view"),
    (LeakingFacts, r"depends on what it cannot know: facts\.left"),
    (LeakingRefusal, r"depends on what it cannot know: refusals"),
    (LeakingPrompt, r"depends on what it cannot know: prompt\.args\.next"),
    (LeakingReason, r"depends on what it cannot know: reasons"),
    (LeakingEvent, "apart, its view does not"),
    (UnfaithfulWorld, r"shows another view: gold\.0"),
    (WorldWithOtherCards, "a world drawn from a view has other pieces"),
    (SharedList, "applying an action to a clone, or a question asked before it, changed its parent"),
    (SharedView, "shares data with the state"),
    (ForgetfulDump, r"load\(dump\) is another state: done"),
    (MissingRefusal, "an illegal action is not refused"),
    (RefusesLegal, "a legal action is refused"),
    (UnknownClause, "T-NONE-1"),
    (ChangesWhenAsked, "decode or why_not changed the state"),
    (FirstAnswerCounts, "lead elsewhere than in order"),
    (HidesThatItReveals, "says it reveals nothing, but"),
    (BadPlan, "is not legal from its action 2 on"),
    (LosesACard, "something was lost or made"),
    (OnlyWhenHeard, "the replay leads elsewhere"),
    (OwnChance, "replayed from its recorded outcomes is another"),
    (NoWords, r"no words for move toy\.move\.hoist"),
    (Ambiguous, "notation 'look' means action"),
    (NotPlain, "is not plain data"),
    (NoRanks, "ranks are not ranks"),
    (StaysSilent, "(legal is empty|no legal action) for a seat that owes a decision"),
    (TalksOutOfTurn, "legal is not empty for a seat that owes no decision"),
    (Crashes, "facts raised ZeroDivisionError"),
]


def check_some(game: ToyGame) -> None:
    for seed in range(8):
        check_game(game, 3, {}, seed)


@pytest.mark.parametrize(("defect", "message"), PLANTED, ids=[d.__name__ for d, _ in PLANTED])
def test_a_planted_defect_is_found(defect: type[ToyGame], message: str) -> None:
    with pytest.raises(Broken, match=message) as caught:
        check_some(defect())
    assert "toy, 3 seats, options {}, seed" in str(caught.value)


def test_the_sound_game_passes_where_the_planted_ones_fail() -> None:
    for seed in range(3):
        assert check_game(ToyGame(), 3, {}, seed).ended == 1
