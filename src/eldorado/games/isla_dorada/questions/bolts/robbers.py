"""Makaks steals an adventure card, Marabout a treasure; both at random."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import actions, cards, goals
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState
from eldorado.games.isla_dorada.questions.bolts.bolt import Bolt
from eldorado.games.isla_dorada.rules.goal_cards import hold_treasure
from eldorado.games.isla_dorada.rules.onlookers import stolen, treasure_stolen
from eldorado.games.isla_dorada.rules.refusals import no


class Robber(Bolt):
    """Choosing whom to rob; if nobody can be robbed nothing happens."""

    def robs(self, s: IslaState, victim: int) -> bool:
        """Whether there is something to take."""
        raise NotImplementedError

    def actors(self, s: IslaState) -> int:
        return 1 << self.seat if self.legal(s, self.seat) else 0

    def legal(self, s: IslaState, seat: int) -> list[int]:
        found: list[int] = []
        for victim in range(s.seats):
            if victim != seat and self.robs(s, victim):
                found.append(actions.ROB + victim)
        return found

    def resolve(self, s: IslaState, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()

    def reason(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        if actions.FAMILY[action] != actions.ROB:
            return None
        if action - actions.ROB == seat:
            return no(self.clause(), "rob_oneself")
        return no(self.clause(), "nothing_to_rob", who=action - actions.ROB)


class Makaks(Robber):
    """A random adventure card of another player's hand (D-BOLT-MAKAKS)."""

    def copy(self) -> Makaks:
        return Makaks(self.seat)

    def robs(self, s: IslaState, victim: int) -> bool:
        return s.hand_size[victim] > 0

    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()
        victim = action - actions.ROB
        kind = dice.pick(s.hand[victim], s.hand_size[victim], cards.CARD)
        s.hand[victim][kind] = s.hand[victim][kind] - 1
        s.hand_size[victim] = s.hand_size[victim] - 1
        s.hand[seat][kind] = s.hand[seat][kind] + 1
        s.hand_size[seat] = s.hand_size[seat] + 1
        stolen(s, seat, victim, kind)
        tell(out, "stole_card", seat, victim, {"card": cards.CARD[kind]})


class Marabout(Robber):
    """A random treasure of another player (D-BOLT-MARABOUT)."""

    def copy(self) -> Marabout:
        return Marabout(self.seat)

    def robs(self, s: IslaState, victim: int) -> bool:
        return len(s.treasures[victim]) > 0

    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()
        victim = action - actions.ROB
        counts = [0] * goals.TREASURES
        for treasure in s.treasures[victim]:
            counts[treasure] = 1
        drawn = dice.pick(counts, len(s.treasures[victim]), goals.TREASURE)
        at = s.treasures[victim].index(drawn)
        s.treasures[victim].pop(at)
        mask = s.seen[victim].pop(at)
        hold_treasure(s, seat, drawn)
        treasure_stolen(s, seat, victim, drawn, mask)
        tell(out, "stole_treasure", seat, victim, {"treasure": goals.TREASURE[drawn]})


def tell(out: list[Event] | None, kind: str, seat: int, victim: int, secret: Plain) -> None:
    """Report a theft that everybody sees; only the two know what was stolen."""
    if out is not None:
        both = (1 << seat) | (1 << victim)
        out.append(Event(kind, {"who": seat, "victim": victim}, secret, both))


QUESTIONS.add(Makaks)
QUESTIONS.add(Marabout)
