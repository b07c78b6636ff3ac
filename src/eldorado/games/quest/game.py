"""The Quest as a `Game`: each part of the protocol is implemented in the file of its name."""

from __future__ import annotations

from typing import Any

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Game, Move, Plan, Refusal, Result, belongs, ranked
from eldorado.core.info import complete
from eldorado.core.plain import Options, Plain
from eldorado.games.quest import meta
from eldorado.games.quest.advice import facts, plans
from eldorado.games.quest.knowledge import drawing, encoding, view, worlds
from eldorado.games.quest.knowledge import scene as scenery
from eldorado.games.quest.model import cards, phases, state
from eldorado.games.quest.model.actions import COUNT
from eldorado.games.quest.model.courses import board_of, layout
from eldorado.games.quest.model.distance import FAR, effort_left
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.model.stock import TODAY
from eldorado.games.quest.questions import asked
from eldorado.games.quest.questions.asked import ASKED
from eldorado.games.quest.questions.explain import explain
from eldorado.games.quest.questions.playing import apply_playing, legal_playing
from eldorado.games.quest.rules import setup
from eldorado.games.quest.rules.ending import standing_of, winners
from eldorado.games.quest.scenarios import describe, position
from eldorado.games.quest.speech import board, notation


class Quest(Game[QuestState]):
    """The rules of The Quest for El Dorado.

    >>> from eldorado.core.dice import QuickDice
    >>> dice = QuickDice(1)
    >>> s = GAME.new(4, GAME.options(4, {}), dice)
    >>> GAME.apply(s, 0, GAME.encode(s, 0, "end"), dice)
    >>> len(GAME.legal(s, 0)) > 1
    True
    """

    info = meta.INFO
    actions = COUNT

    # --- setting up
    def options(self, seats: int, given: Options) -> Options:
        done = super().options(seats, given)
        if done["course"] != "random":
            layout(done["course"])
        return done

    def new(self, seats: int, options: Options, dice: Dice) -> QuestState:
        return setup.new(seats, options, dice, TODAY)

    def components(self, seats: int, options: Options) -> dict[str, Plain]:
        course = options["course"]
        laid = {} if course == "random" else {"course": layout(course).course.text()}
        return {**TODAY.plain(), **laid}

    def begin(self, seats: int, options: Options, components: dict[str, Plain], dice: Dice) -> QuestState:
        counted = {sort: counts for sort, counts in components.items() if sort != "course"}
        course = components.get("course")
        if isinstance(course, str) and course != layout(options["course"]).course.text():
            options = {**options, "course": course}  # the course of that name has changed since
        return setup.new(seats, options, dice, TODAY.named(counted))

    def position(self, given: Plain) -> QuestState:
        return position.position(given)

    # --- playing
    def actors(self, s: QuestState) -> int:
        return 0 if s.phase == phases.OVER else 1 << s.turn

    def legal(self, s: QuestState, seat: int) -> list[int]:
        if s.phase == phases.PLAYING and seat == s.turn:
            return legal_playing(s)
        if seat != s.turn or s.phase == phases.OVER:
            return []
        return ASKED[s.phase].legal(s, seat)

    def apply(
        self, s: QuestState, seat: int, action: int, dice: Dice, out: list[Event] | None = None
    ) -> None:
        if s.phase == phases.PLAYING:
            apply_playing(s, action, dice, out)
        else:
            ASKED[s.phase].apply(s, s.turn, action, dice, out)

    def result(self, s: QuestState) -> Result:
        scores = [standing_of(s, seat) for seat in range(s.seats)]
        best = winners(s)
        key = (
            "quest.result.none"
            if not best
            else "quest.result.won"
            if len(best) == 1
            else "quest.result.shared"
        )
        return Result(s.phase == phases.OVER, ranked(scores), scores, key, {"who": best, "round": s.round})

    def ranks_so_far(self, s: QuestState) -> list[int]:
        """The ranks by the remaining way; players who have arrived come first."""
        return ranked([standing_of(s, seat) * FAR - sum(effort_left(s, seat)) for seat in range(s.seats)])

    # --- copying and saving
    def clone(self, s: QuestState) -> QuestState:
        return state.clone(s)

    def dump(self, s: QuestState) -> Plain:
        return state.dump(s)

    def load(self, data: Plain) -> QuestState:
        options = complete(meta.INFO, data["options"])  # options added later have their defaults
        return state.load({**data, "options": options}, board_of(options["course"]))

    def describe(self, s: QuestState) -> Plain:
        return describe.describe(s)

    def conserved(self, s: QuestState) -> Plain:
        counts = [s.market[kind] + s.removed[kind] for kind in range(cards.KINDS)]
        for pile in (*s.draws, *s.discards):
            for kind in range(cards.KINDS):
                counts[kind] += pile[kind]
        for pile_cards in (*s.hands, s.played, s.new_hand, s.new_draw, s.new_discard):
            for kind in pile_cards:
                counts[kind] += 1

        laid = sum(1 << number for number in s.blockade if number)
        up = sum(1 << s.blockade[seam] for seam in range(s.board.seams) if (s.standing >> seam) & 1)
        return {
            "cards": {cards.NAME[kind]: counts[kind] for kind in range(cards.KINDS)},
            "piles_add_up": [sum(s.draws[seat]) - s.draw_size[seat] for seat in range(s.seats)]
            + [sum(s.discards[seat]) - s.discard_size[seat] for seat in range(s.seats)],
            "pieces": len(s.pieces),
            "blockades": up + sum(s.taken) - laid,
        }

    # --- knowing
    def observe(self, s: QuestState, seat: int) -> Plain:
        return view.observe(s, seat)

    def sees_besides(self, s: QuestState, seat: int) -> Plain:
        return view.sees_besides(s, seat)

    def sees_since(self, before: QuestState, after: QuestState) -> Plain:
        return view.sees_since(before, after)

    def unchanged_for(self, before: QuestState, after: QuestState, seat: int) -> bool:
        return view.unchanged_for(before, after, seat)

    def determinize(self, view_: Plain, dice: Dice) -> QuestState:
        return worlds.determinize(view_, dice)

    def hides(self, s: QuestState, seat: int) -> bool:
        return view.hides(s, seat)

    def svg(self, s: QuestState, seat: int) -> str:
        return drawing.svg(scenery.scene(s), view.observe(s, seat))

    def layout(self, seats: int, options: Options) -> Any:
        return encoding.layout(seats, options)

    def scene(self, s: QuestState) -> Plain:
        return scenery.scene(s)

    # --- speaking
    def decode(self, s: QuestState, seat: int, action: int) -> Move:
        return notation.decode(s, seat, action)

    def notation(self, s: QuestState, seat: int, action: int) -> str:
        return notation.notation(s, seat, action)

    def encode(self, s: QuestState, seat: int, text: str) -> int:
        return notation.encode(s, seat, text, asked.legal(s, seat))

    def draw(self, s: QuestState, width: int = 0) -> str:
        return board.draw(s, width)

    def why_not(self, s: QuestState, seat: int, action: int) -> Refusal | None:
        return asked.why_not(s, seat, action)

    def explain(self, s: QuestState, seat: int, ask: Plain) -> Refusal | None:
        return explain(s, seat, ask)

    # --- advising
    def plans(self, s: QuestState, seat: int) -> list[Plan]:
        return plans.plans(s, seat)

    def facts(self, s: QuestState, seat: int) -> Plain:
        return facts.facts(s, seat)

    def facts_beside(self, s: QuestState, seat: int, other: Plain) -> Plain:
        return facts.facts_beside(s, seat, other)

    def prompt(self, s: QuestState, seat: int) -> Plain:
        return asked.prompt(s, seat)


GAME = Quest()
belongs(QuestState, __name__)
