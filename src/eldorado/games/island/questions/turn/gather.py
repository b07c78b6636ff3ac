"""Gathering: what a seat farms, and taking the cards (I-TURN-3, I-TURN-4); turn points (I-HARD-3)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.cave.totec import yields
from eldorado.games.island.cave.treasures import speed_of_turn
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import FORT_SLOT, HORSE, RESOURCES
from eldorado.games.island.model.events import tell
from eldorado.games.island.model.explorer import explorer_of
from eldorado.games.island.model.hands import in_stock, take
from eldorado.games.island.model.map import building_touches
from eldorado.games.island.model.sides import deciders, unit_of
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState
from eldorado.games.island.questions.exploring import begin_explore
from eldorado.games.island.rules.refusing import no


def farmed(s: IslandState, seat: int) -> int:
    """The mask of resource types the seat farms (I-TURN-4, I-MAP-6): its own explorer's tile, and what its side's
    villagers do (I-TEAM-8)."""
    mask = 0
    side = s.side[seat]
    at = s.pos[unit_of(s, seat)]
    if at >= 0:
        mask |= yields(s, at)
    for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
        at = s.pos[u]
        if at >= 0 and yields(s, at) and building_touches(s, side, 0, FORT_SLOT, at):
            mask |= yields(s, at)
    return mask


def new_gather(s: IslandState) -> Gather:
    """Begin gathering; `give` adds what each seat gathers."""
    question = Gather([0, 0], [0, 0], [0, 0], 0)
    s.questions.append(question)
    return question


def use_dice(s: IslandState, gather: Gather, seat: int, speed: int, n: int, out: list[Event] | None) -> None:
    """Use one die as the seat's speed and another for gathering."""
    explorer = explorer_of(s, seat)
    speed = speed_of_turn(s, seat, speed + explorer.speed(s.rules))
    unit = unit_of(s, seat)
    s.speed[unit] = speed if s.pos[unit] >= 0 else 0
    if out is not None:
        tell(out, "dice", {"who": seat, "speed": speed, "gather": n})
    explorer.before_gathering(s, seat, out)
    gather.give(s, seat, n, 0)


class Gather(IslandQuestion):
    """The choice of cards. Partners gather at the same time: each field has an entry for either of them."""

    def __init__(self, left: list[int], types: list[int], points: list[int], asked: int) -> None:
        self.left: list[int] = left  # cards, or turn points, that remain
        self.types: list[int] = types  # masks of the types the seat may take
        self.points: list[int] = points  # 1 where what is left are turn points, which may be kept as speed
        self.asked: int = asked  # seats with a choice, found by `resolve`

    def copy(self) -> Gather:
        return Gather(self.left[:], self.types[:], self.points[:], self.asked)

    def give(self, s: IslandState, seat: int, n: int, points: int) -> None:
        """Let the seat gather n cards or turn points."""
        i = s.rules.first_figure[seat]
        self.left[i] = n
        self.types[i] = farmed(s, seat)
        self.points[i] = points

    def actors(self, s: IslandState) -> int:
        return self.asked

    def look_again(self) -> None:
        self.asked = 0

    def offered(self, s: IslandState, seat: int) -> list[int]:
        """The types the seat may take now."""
        mask = self.types[s.rules.first_figure[seat]]
        return [r for r in range(3) if (mask >> r) & 1 and in_stock(s, r)]

    def legal(self, s: IslandState, seat: int) -> list[int]:
        legal = [actions.TAKE + r for r in self.offered(s, seat)]
        if self.points[s.rules.first_figure[seat]]:
            legal.append(actions.DONE)
        return legal

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        self.asked = 0
        if action == actions.DONE:
            self.keep_points(s, seat, out)
        else:
            self.take(s, seat, action - actions.TAKE, 1, out)

    def take(self, s: IslandState, seat: int, resource: int, n: int, out: list[Event] | None) -> None:
        n = take(s, seat, resource, n)
        self.left[s.rules.first_figure[seat]] -= n
        if out is not None:
            tell(out, "gathers", {"who": seat, "n": n, "what": RESOURCES[resource]})

    def keep_points(self, s: IslandState, seat: int, out: list[Event] | None) -> None:
        """Turn the remaining turn points into speed; abilities add theirs on top (I-HARD-3)."""
        i = s.rules.first_figure[seat]
        speed = self.left[i] + explorer_of(s, seat).speed(s.rules)
        self.left[i] = 0
        self.points[i] = 0
        if s.relic[HORSE] == seat:
            speed += 1
        unit = unit_of(s, seat)
        s.speed[unit] = speed if s.pos[unit] >= 0 else 0
        if out is not None:
            tell(out, "points", {"who": seat, "n": speed})

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        """Take the cards that leave no choice; when all have gathered, exploring begins."""
        playing = deciders(s, s.turn)
        for seat in range(s.seats):
            if (playing >> seat) & 1 and self.waits(s, seat, out):
                self.asked |= 1 << seat
        if self.asked == 0:
            s.questions.pop()
            begin_explore(s, playing, dice, out)

    def waits(self, s: IslandState, seat: int, out: list[Event] | None) -> bool:
        """Whether the seat has a choice; if not, its gathering is done."""
        i = s.rules.first_figure[seat]
        types = self.offered(s, seat)
        if self.points[i]:
            if self.left[i] > 0 and types:
                return True
            self.keep_points(s, seat, out)
        if self.left[i] > 0 and len(types) > 1:
            return True
        if self.left[i] > 0 and len(types) == 1:
            self.take(s, seat, types[0], self.left[i], out)
        self.left[i] = 0
        return False

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        i = s.rules.first_figure[seat]
        return ("points" if self.points[i] else "gather"), {"n": self.left[i]}

    def clause(self, s: IslandState) -> str:
        return "I-HARD-3" if s.rules.points else "I-TURN-3"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if not actions.TAKE <= action < actions.GIVE:
            return None
        what = action - actions.TAKE
        if not (self.types[s.rules.first_figure[seat]] >> what) & 1:
            return no("I-TURN-3", "not_farmed", {"what": RESOURCES[what]})
        return no("I-TURN-5", "stack_empty", {"what": RESOURCES[what]})


QUESTIONS.add(Gather)
