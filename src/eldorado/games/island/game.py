"""The Island behind the game protocol: a thin front of the files beside it."""

from __future__ import annotations

from typing import Any

from eldorado.core.dice import Dice
from eldorado.core.errors import BadOption
from eldorado.core.game import Event, Game, Move, Plan, Refusal, Result, belongs
from eldorado.core.info import complete
from eldorado.core.plain import Options, Plain
from eldorado.games.island.advice import facts, plans, reasons
from eldorado.games.island.knowledge import drawing, encoding, view, worlds
from eldorado.games.island.knowledge.scene import conserved, scene
from eldorado.games.island.meta import INFO
from eldorado.games.island.model import saving
from eldorado.games.island.model.actions import ACTIONS
from eldorado.games.island.model.edition import Rules, data, parse_prices, rules_for
from eldorado.games.island.model.state import IslandState, clone
from eldorado.games.island.questions import known as known
from eldorado.games.island.rules.ending import result
from eldorado.games.island.rules.flow import act, interleaved, legal_of, run
from eldorado.games.island.rules.setup import deal, roll_first
from eldorado.games.island.rules.turn import begin_turn
from eldorado.games.island.scenarios import describe, position
from eldorado.games.island.speech import board, notation, prompts, refusals


def check_seats(seats: int, done: Options) -> None:
    """Check the seats by edition and mode; the refusal names the possible ones (I-SETUP-1, I-TEAM-1)."""
    if done["edition"] != "second":
        if done["mode"] != "free":
            raise BadOption(
                "option.bad_value", option="mode", value=done["mode"], choices=["free"], game=INFO.id
            )
        low, high = data()["editions"][done["edition"]]["players"]
        counts, said, prefix = list(range(low, high + 1)), f"edition_{done['edition']}", "second_"
    else:
        counts, said, prefix = data()["modes"][done["mode"]], f"mode_{done['mode']}", ""
    if seats in counts:
        return
    others = [f"{prefix}mode_{mode}" for mode, able in data()["modes"].items() if seats in able]
    if not others:
        raise BadOption("option.bad_seats", game=INFO.title, seats=seats, choices=list(INFO.seats))
    raise BadOption("island.error.seats", said=said, counts=counts, seats=seats, others=others)


class IslandGame(Game[IslandState]):
    def __init__(self) -> None:
        self.info = INFO
        self.actions = ACTIONS

    def sides(self, seats: int, options: Options) -> list[int]:
        """Return the sides; partners sit side by side (I-TEAM-1)."""
        size = 2 if str(options.get("mode")).startswith("teams") else 1
        return [seat // size for seat in range(seats)]

    def options(self, seats: int, given: Options) -> Options:
        done = complete(INFO, given)
        if seats == 1:
            return self.alone(done)
        check_seats(seats, done)
        parse_prices(done["prices"])
        for name in ("bridge", "sixth_board", "cave_tiles", "hard_tiles", "hard_rerolls", "hard_points"):
            if done[name] and done["edition"] != "second":
                raise BadOption(
                    "option.bad_value", option=name, value="true", choices=["false"], game=INFO.id
                )
        return done

    def alone(self, done: Options) -> Options:
        """Set a solo game's options: expansion cave, turn points, rerolls, no tiles dealt in secret (I-SOLO-1)."""
        mode = done["mode"]
        if mode != "free":
            raise BadOption(
                "island.error.seats",
                said=f"mode={mode}",
                counts=data()["modes"][mode],
                seats=1,
                others=["mode=free"],
            )
        for name, value in (("edition", "second"), ("hard_tiles", False)):
            if done[name] != value:
                raise BadOption(
                    "option.bad_value",
                    option=name,
                    value=str(done[name]).lower(),
                    choices=[str(value).lower()],
                    game=INFO.id,
                )
        parse_prices(done["prices"])
        return {**done, "cave_tiles": True, "hard_rerolls": True, "hard_points": True}

    def new(self, seats: int, options: Options, dice: Dice) -> IslandState:
        return self.dealt(rules_for(seats, options), dice)

    def components(self, seats: int, options: Options) -> dict[str, Plain]:
        return rules_for(seats, options).components()

    def begin(self, seats: int, options: Options, components: dict[str, Plain], dice: Dice) -> IslandState:
        return self.dealt(rules_for(seats, options, components), dice)

    def dealt(self, rules: Rules, dice: Dice) -> IslandState:
        s = deal(rules, dice)
        if not s.questions:
            roll_first(s, dice, None)
            begin_turn(s, None)
        run(s, dice, None)
        return s

    def position(self, given: Plain) -> IslandState:
        return position.position(given)

    def actors(self, s: IslandState) -> int:
        return s.mask

    def interleaved(self, s: IslandState) -> bool:
        return interleaved(s)

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return legal_of(s, seat)

    def apply(
        self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None = None
    ) -> None:
        act(s, seat, action, dice, out)

    def result(self, s: IslandState) -> Result:
        return result(s)

    def clone(self, s: IslandState) -> IslandState:
        return clone(s)

    def dump(self, s: IslandState) -> Plain:
        return saving.save(s)

    def load(self, data: Plain) -> IslandState:
        return saving.restore(data)

    def describe(self, s: IslandState) -> Plain:
        return describe.describe(s)

    def round_of(self, s: IslandState) -> int:
        return s.round + 1

    def conserved(self, s: IslandState) -> Plain:
        return conserved(s)

    def observe(self, s: IslandState, seat: int) -> Plain:
        return view.observe(s, seat)

    def parted(self) -> tuple[str, ...]:
        return ("table",)

    def sees_besides(self, s: IslandState, seat: int) -> Plain:
        return view.sees_besides(s, seat)

    def sees_since(self, before: IslandState, after: IslandState) -> Plain:
        return view.sees_since(before, after)

    def unchanged_for(self, before: IslandState, after: IslandState, seat: int) -> bool:
        return view.unchanged_for(before, after, seat)

    def determinize(self, view_: Plain, dice: Dice) -> IslandState:
        return worlds.determinize(view_, dice)

    def hides(self, s: IslandState, seat: int) -> bool:
        return view.hides(s, seat)

    def svg(self, s: IslandState, seat: int) -> str:
        return drawing.svg(view.observe(s, seat))

    def layout(self, seats: int, options: Options) -> Any:
        return encoding.layout(seats, options)

    def scene(self, s: IslandState) -> Plain:
        return scene(s)

    def decode(self, s: IslandState, seat: int, action: int) -> Move:
        return notation.decode(s, seat, action)

    def decode_legal(self, s: IslandState, seat: int, legal: list[int]) -> list[Move]:
        return notation.decode_legal(s, seat, legal)

    def notation(self, s: IslandState, seat: int, action: int) -> str:
        return notation.notation(s, seat, action)

    def encode(self, s: IslandState, seat: int, text: str) -> int:
        return notation.encode(s, seat, text)

    def draw(self, s: IslandState, width: int = 0) -> str:
        return board.draw(s)

    def why_not(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        return refusals.why_not(s, seat, action)

    def explain(self, s: IslandState, seat: int, ask: Plain) -> Refusal | None:
        return reasons.explain(s, seat, ask)

    def plans(self, s: IslandState, seat: int) -> list[Plan]:
        return plans.plans(s, seat)

    def facts(self, s: IslandState, seat: int) -> Plain:
        return facts.facts(s, seat)

    def facts_beside(self, s: IslandState, seat: int, other: Plain) -> Plain:
        return facts.facts_beside(s, seat, other)

    def prompt(self, s: IslandState, seat: int) -> Plain:
        return prompts.prompt(s, seat)


GAME = IslandGame()
belongs(IslandState, __name__)
