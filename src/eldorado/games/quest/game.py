"""The Quest as a `Game`: each part of the protocol, done in the file of its name."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Game, Move, Plan, Refusal, Result, ranked
from eldorado.core.plain import Options, Plain
from eldorado.games.quest import advice, meta, moves, notation, position, refusals, setup, state, view
from eldorado.games.quest import scene as scenery
from eldorado.games.quest.boards import board_of
from eldorado.games.quest.course import layout
from eldorado.games.quest.ending import standing_of, winners
from eldorado.games.quest.state import QuestState
from eldorado.games.quest.tables import ACTIONS, CARD, KINDS, OVER, PLAYING


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
    actions = ACTIONS

    # --- setting up
    def options(self, seats: int, given: Options) -> Options:
        done = super().options(seats, given)
        if done["course"] != "random":
            layout(done["course"])
        return done

    def new(self, seats: int, options: Options, dice: Dice) -> QuestState:
        return setup.new(seats, options, dice)

    def position(self, given: Plain) -> QuestState:
        return position.position(given)

    def wish(self, word: str) -> int:
        return position.wish(word)

    # --- playing
    def actors(self, s: QuestState) -> int:
        return 0 if s.phase == OVER else 1 << s.turn

    def legal(self, s: QuestState, seat: int) -> list[int]:
        if s.phase == PLAYING and seat == s.turn:
            return moves.legal_playing(s)
        return moves.legal(s, seat)

    def apply(
        self, s: QuestState, seat: int, action: int, dice: Dice, out: list[Event] | None = None
    ) -> None:
        moves.apply(s, action, dice, out)

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
        return Result(s.phase == OVER, ranked(scores), scores, key, {"who": best, "round": s.round})

    # --- copying and saving
    def clone(self, s: QuestState) -> QuestState:
        return state.clone(s)

    def dump(self, s: QuestState) -> Plain:
        return state.dump(s)

    def load(self, data: Plain) -> QuestState:
        return state.load(data, board_of(data["options"]["course"]))

    def describe(self, s: QuestState) -> Plain:
        return position.describe(s)

    def conserved(self, s: QuestState) -> Plain:
        counts = [s.market[kind] + s.removed[kind] for kind in range(KINDS)]
        for pile in (*s.draws, *s.discards):
            for kind in range(KINDS):
                counts[kind] += pile[kind]
        for cards in (*s.hands, s.played, s.new_hand, s.new_draw, s.new_discard):
            for kind in cards:
                counts[kind] += 1

        laid = sum(1 << number for number in s.blockade if number)
        up = sum(1 << s.blockade[seam] for seam in range(s.board.seams) if (s.standing >> seam) & 1)
        return {
            "cards": {CARD[kind]: counts[kind] for kind in range(KINDS)},
            "piles_add_up": [sum(s.draws[seat]) - s.draw_size[seat] for seat in range(s.seats)]
            + [sum(s.discards[seat]) - s.discard_size[seat] for seat in range(s.seats)],
            "pieces": len(s.pieces),
            "blockades": up + sum(s.taken) - laid,
        }

    # --- knowing
    def observe(self, s: QuestState, seat: int) -> Plain:
        return view.observe(s, seat)

    def determinize(self, view_: Plain, dice: Dice) -> QuestState:
        return view.determinize(view_, dice)

    def hides(self, s: QuestState, seat: int) -> bool:
        return view.hides(s, seat)

    def scene(self, s: QuestState) -> Plain:
        return scenery.scene(s)

    # --- speaking
    def decode(self, s: QuestState, seat: int, action: int) -> Move:
        return notation.decode(s, seat, action)

    def notation(self, s: QuestState, seat: int, action: int) -> str:
        return notation.notation(s, action)

    def encode(self, s: QuestState, seat: int, text: str) -> int:
        return notation.encode(s, seat, text)

    def why_not(self, s: QuestState, seat: int, action: int) -> Refusal | None:
        return refusals.why_not(s, seat, action)

    def explain(self, s: QuestState, seat: int, ask: Plain) -> Refusal | None:
        return refusals.explain(s, seat, ask)

    # --- advising
    def plans(self, s: QuestState, seat: int) -> list[Plan]:
        return advice.plans(s, seat)

    def facts(self, s: QuestState, seat: int) -> Plain:
        return advice.facts(s, seat)

    def prompt(self, s: QuestState, seat: int) -> Plain:
        return advice.prompt(s, seat)


GAME = Quest()
