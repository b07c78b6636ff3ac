"""Isla Dorada as a `Game`."""

from __future__ import annotations

from typing import Any

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Game, Move, Plan, Refusal, Result, belongs
from eldorado.core.plain import Options, Plain
from eldorado.core.question import settle
from eldorado.games.isla_dorada.advice import facts, plans
from eldorado.games.isla_dorada.knowledge import counted, drawing, encoding, scene, view, worlds
from eldorado.games.isla_dorada.meta import INFO
from eldorado.games.isla_dorada.model import actions, state
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.model.stock import TODAY
from eldorado.games.isla_dorada.questions import bolts, rounds
from eldorado.games.isla_dorada.questions.base import asked
from eldorado.games.isla_dorada.rules import scoring
from eldorado.games.isla_dorada.scenarios import describe, position
from eldorado.games.isla_dorada.speech import board, chart, gestures, notation

__all__ = ["GAME", "IslaDorada", "bolts"]


class IslaDorada(Game[IslaState]):
    """The rules of Isla Dorada, implemented in the folders beside this module."""

    info = INFO
    actions = actions.ACTIONS

    # --- setting up
    def new(self, seats: int, options: Options, dice: Dice) -> IslaState:
        return rounds.new(seats, options, dice, TODAY)

    def components(self, seats: int, options: Options) -> dict[str, Plain]:
        return TODAY.plain()

    def begin(self, seats: int, options: Options, components: dict[str, Plain], dice: Dice) -> IslaState:
        return rounds.new(seats, options, dice, TODAY.named(components))

    def position(self, given: Plain) -> IslaState:
        return position.position(given)

    # --- playing
    def actors(self, s: IslaState) -> int:
        return s.owing

    def legal(self, s: IslaState, seat: int) -> list[int]:
        return s.questions[-1].legal(s, seat) if (s.owing >> seat) & 1 else []

    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None = None) -> None:
        s.questions[-1].apply(s, seat, action, dice, out)
        s.owing = settle(s, s.questions, dice, out)

    def result(self, s: IslaState) -> Result:
        return scoring.result(s)

    # --- copying and saving
    def clone(self, s: IslaState) -> IslaState:
        return state.clone(s)

    def dump(self, s: IslaState) -> Plain:
        return state.dump(s)

    def load(self, data: Plain) -> IslaState:
        return state.load(data)

    def describe(self, s: IslaState) -> Plain:
        return describe.describe(s)

    def conserved(self, s: IslaState) -> Plain:
        return counted.counted(s)

    # --- knowing
    def observe(self, s: IslaState, seat: int) -> Plain:
        return view.observe(s, seat)

    def sees_besides(self, s: IslaState, seat: int) -> Plain:
        return view.sees_besides(s, seat)

    def sees_since(self, before: IslaState, after: IslaState) -> Plain:
        return view.sees_since(before, after)

    def unchanged_for(self, before: IslaState, after: IslaState, seat: int) -> bool:
        return view.goes_on_bidding(before, after)

    def determinize(self, view: Plain, dice: Dice) -> IslaState:
        return worlds.determinize(view, dice)

    def svg(self, s: IslaState, seat: int) -> str:
        return drawing.svg(scene.scene(s), view.observe(s, seat))

    def layout(self, seats: int, options: Options) -> Any:
        return encoding.layout(seats, options)

    def scene(self, s: IslaState) -> Plain:
        return scene.scene(s)

    # --- speaking
    def decode(self, s: IslaState, seat: int, action: int) -> Move:
        return notation.SPEECH.decode(s, seat, action)

    def notation(self, s: IslaState, seat: int, action: int) -> str:
        return notation.SPEECH.notation(s, seat, action)

    def encode(self, s: IslaState, seat: int, text: str) -> int:
        return notation.SPEECH.encode(s, seat, text, self.legal(s, seat))

    def draw(self, s: IslaState, width: int = 0) -> str:
        return board.draw(s)

    def chart(self, s: IslaState, width: int = 0) -> str:
        return f"{chart.chart(s, width)}\n\n{board.draw(s)}"

    def why_not(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        self.decode(s, seat, action)  # BadAction for a number that can mean nothing
        if action in self.legal(s, seat):
            return None
        question = asked(s)
        if question is None:
            return Refusal("D-END-1", "isla_dorada.refusal.over", {})
        return question.refuse(s, seat, action)

    def explain(self, s: IslaState, seat: int, ask: Plain) -> Refusal | None:
        meant = gestures.meant(s, str(ask.get("to", "")))
        refusals = [self.why_not(s, seat, action) for action in meant]
        if not refusals or not all(refusal is not None for refusal in refusals):
            return None
        return gestures.too_early(s, seat, meant[0]) or refusals[0]

    # --- advising
    def plans(self, s: IslaState, seat: int) -> list[Plan]:
        return plans.plans(s, seat)

    def facts(self, s: IslaState, seat: int) -> Plain:
        return facts.facts(s, seat)

    def prompt(self, s: IslaState, seat: int) -> Plain:
        question = asked(s)
        if question is None:
            return {"key": "isla_dorada.prompt.over", "args": {}, "clause": "D-END-1"}
        return question.prompt(s, seat)


GAME = IslaDorada()
belongs(IslaState, __name__)
