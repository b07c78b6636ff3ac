"""The Island to the rest of the program: a thin front of the files beside it."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.errors import BadOption, BadScenario
from eldorado.core.game import Event, Game, Move, Plan, Refusal, Result
from eldorado.core.info import complete
from eldorado.core.plain import Options, Plain
from eldorado.games.island import (
    advice,
    decoding,
    describe,
    notation,
    position,
    prompts,
    reading,
    refusals,
    view,
)
from eldorado.games.island.acts import act
from eldorado.games.island.edition import data, parse_prices, rules_for
from eldorado.games.island.flow import interleaved, run
from eldorado.games.island.legal import legal_of
from eldorado.games.island.meta import INFO
from eldorado.games.island.scene import conserved, result, scene
from eldorado.games.island.setup import deal, roll_first
from eldorado.games.island.state import IslandState, clone, dump, load
from eldorado.games.island.tables import ACTIONS, EXPLORER_NAMES, KIND_NAMES
from eldorado.games.island.turn import begin_turn


def check_seats(seats: int, done: Options) -> None:
    """I-SETUP-1, I-TEAM-1: by edition and mode; what does not exist is refused, and what does is named."""
    if done["edition"] != "second":
        if done["mode"] != "free":
            raise BadOption(
                "option.bad_value", option="mode", value=done["mode"], choices=["free"], game=INFO.id
            )
        low, high = data()["editions"][done["edition"]]["players"]
        counts, said, prefix = list(range(low, high + 1)), f"edition={done['edition']}", "edition=second "
    else:
        counts, said, prefix = data()["modes"][done["mode"]], f"mode={done['mode']}", ""
    if seats in counts:
        return
    others = [f"{prefix}mode={mode}" for mode, able in data()["modes"].items() if seats in able]
    if not others:
        raise BadOption("option.bad_seats", game=INFO.title, seats=seats, choices=list(INFO.seats))
    raise BadOption("island.error.seats", said=said, counts=counts, seats=seats, others=others)


class IslandGame(Game[IslandState]):
    def __init__(self) -> None:
        self.info = INFO
        self.actions = ACTIONS

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
        """I-SOLO-1: one player has the expansion's cave, turn points and re-rolls, and no tiles dealt in secret."""
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
        s = deal(rules_for(seats, options), dice)
        if not s.frames:
            roll_first(s, dice, None)
            begin_turn(s, None)
        run(s, dice, None)
        return s

    def position(self, given: Plain) -> IslandState:
        return position.position(given)

    def wish(self, word: str) -> int:
        if word in KIND_NAMES:  # tiles; the first three are the resources too
            return KIND_NAMES.index(word)
        colours = [board["colour"] for board in data()["board"]]
        if word in colours:
            return int(colours.index(word))
        if word in EXPLORER_NAMES:  # the first or the second of its board
            return next(int(b["explorers"].index(word)) for b in data()["board"] if word in b["explorers"])
        raise BadScenario("scenario.bad_die", file="", word=word)

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
        return dump(s)

    def load(self, data: Plain) -> IslandState:
        return load(data)

    def describe(self, s: IslandState) -> Plain:
        return describe.describe(s)

    def conserved(self, s: IslandState) -> Plain:
        return conserved(s)

    def observe(self, s: IslandState, seat: int) -> Plain:
        return view.observe(s, seat)

    def determinize(self, view_: Plain, dice: Dice) -> IslandState:
        return view.determinize(view_, dice)

    def hides(self, s: IslandState, seat: int) -> bool:
        return view.hides(s, seat)

    def scene(self, s: IslandState) -> Plain:
        return scene(s)

    def decode(self, s: IslandState, seat: int, action: int) -> Move:
        return decoding.decode(s, seat, action)

    def notation(self, s: IslandState, seat: int, action: int) -> str:
        return notation.notation(s, seat, action)

    def encode(self, s: IslandState, seat: int, text: str) -> int:
        return reading.encode(s, seat, text)

    def why_not(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        return refusals.why_not(s, seat, action)

    def plans(self, s: IslandState, seat: int) -> list[Plan]:
        return advice.plans(s, seat)

    def facts(self, s: IslandState, seat: int) -> Plain:
        return advice.facts(s, seat)

    def prompt(self, s: IslandState, seat: int) -> Plain:
        return prompts.prompt(s, seat)


GAME = IslandGame()
