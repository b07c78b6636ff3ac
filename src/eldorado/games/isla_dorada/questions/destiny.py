"""Set-up: the destiny, and the treasures, to keep."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import actions, stock
from eldorado.games.isla_dorada.model.numbers import DESTINIES_DEALT
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState
from eldorado.games.isla_dorada.questions.base import HIDDEN, UNSEEN, IslaQuestion, one_of
from eldorado.games.isla_dorada.rules.goal_cards import drop_treasure, to_box, under
from eldorado.games.isla_dorada.rules.refusals import no


class DestinyChoice(IslaQuestion):
    """Keeping one of two destinies, and with two treasures returning the third; sealed (D-SETUP-2)."""

    def __init__(self, waiting: int, dealt: list[int], kept: list[int], returned: list[int]) -> None:
        self.waiting: int = waiting  # mask
        self.dealt: list[int] = dealt  # destinies, two for each seat
        self.kept: list[int] = kept  # by seat, -1 until chosen
        self.returned: list[int] = returned  # treasures by seat, -1 until chosen

    def copy(self) -> DestinyChoice:
        return DestinyChoice(self.waiting, self.dealt[:], self.kept[:], self.returned[:])

    def actors(self, s: IslaState) -> int:
        return self.waiting

    def legal(self, s: IslaState, seat: int) -> list[int]:
        if self.kept[seat] < 0:
            return [actions.KEEP + destiny for destiny in self.offers(seat)]
        return [actions.RETURN + treasure for treasure in s.treasures[seat]]

    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if self.kept[seat] < 0:
            self.kept[seat] = action - actions.KEEP
            if s.two_treasures:
                return
        else:
            self.returned[seat] = action - actions.RETURN
        self.waiting &= ~(1 << seat)
        if out is not None:
            out.append(Event("answered", {"who": seat}))

    def resolve(self, s: IslaState, dice: Dice, out: list[Event] | None) -> None:
        """When all have chosen, put rejected cards under the deck and into the box."""
        s.questions.pop()
        rejected: list[int] = []
        masks: list[int] = []
        for who in range(s.seats):
            s.destiny[who] = self.kept[who]
            for destiny in self.offers(who):
                if destiny != self.kept[who]:
                    rejected.append(destiny)
                    masks.append(1 << who)
            if s.two_treasures:
                drop_treasure(s, who, self.returned[who])
                to_box(s, self.returned[who], 1 << who)
        under(s.destiny_deck, s.destiny_seen, rejected, masks)

    # --- words --------------------------------------------------------------------------------------------------------
    def asks(self, s: IslaState, seat: int) -> str:
        return "destiny" if self.kept[seat] < 0 else "starting_treasure"

    def clause(self) -> str:
        return "D-SETUP-2"

    def not_asked(self, s: IslaState, seat: int) -> Refusal:
        return no("D-SETUP-2", "answered")

    def reason(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        wanted = actions.KEEP if self.kept[seat] < 0 else actions.RETURN
        return no("D-SETUP-2", "not_offered") if actions.FAMILY[action] == wanted else None

    # --- views -------------------------------------------------------------------------------------------------
    def offers(self, seat: int) -> list[int]:
        return self.dealt[seat * DESTINIES_DEALT : (seat + 1) * DESTINIES_DEALT]

    def offers_destinies(self) -> bool:
        return True

    def show(self, s: IslaState, eye: int) -> Plain:
        own = [eye == seat for seat in range(s.seats)]
        return {
            "question": "destiny_choice",
            "waiting": self.waiting,
            "dealt": [card if own[i // DESTINIES_DEALT] else HIDDEN for i, card in enumerate(self.dealt)],
            "kept": [self.kept[i] if own[i] else UNSEEN for i in range(s.seats)],
            "returned": [self.returned[i] if own[i] else UNSEEN for i in range(s.seats)],
        }

    def cards_seen(self) -> list[int]:
        return [destiny for destiny in self.dealt if destiny >= 0]

    def unhide(self, pile: list[int]) -> None:
        for first in range(0, len(self.dealt), DESTINIES_DEALT):
            if self.dealt[first] == HIDDEN:
                pair = [pile.pop() for _ in range(DESTINIES_DEALT)]
                pair.sort()
                self.dealt[first : first + DESTINIES_DEALT] = pair

    def imagine(self, s: IslaState, me: int, dice: Dice) -> None:
        for who in range(s.seats):
            if who != me:
                done = not (self.waiting >> who) & 1
                if done or (s.two_treasures and dice.below(2)):
                    self.kept[who] = one_of(self.offers(who), dice)
                if done and s.two_treasures:
                    self.returned[who] = one_of(s.treasures[who], dice)


QUESTIONS.add(DestinyChoice, {"dealt": stock.DESTINIES, "kept": stock.DESTINIES, "returned": stock.TREASURES})
