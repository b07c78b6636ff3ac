"""Armies in the explore phase (I-BUY-7), and how many villagers go."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions
from eldorado.games.island.model.act import Act
from eldorado.games.island.model.components import ARMY_MOVE, DIRECTIONS, FLEE
from eldorado.games.island.model.map import walkable
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState
from eldorado.games.island.rules.bridge import beside_bridge
from eldorado.games.island.rules.movement import (
    FLIGHT,
    MARCH,
    add_marches,
    afford_steps,
    beyond,
    free_steps,
    march,
    movers,
    reach_tile,
    send,
)
from eldorado.games.island.rules.refusing import no, no_movers, price


class March(Act):
    """Moving an army one tile."""

    def codes(self) -> list[int]:
        return list(range(actions.ARMY, actions.ACTIONS))

    def add(self, s: IslandState, seat: int, legal: list[int]) -> None:
        add_marches(s, seat, legal)

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        source, d = divmod(action - actions.ARMY, DIRECTIONS)
        send(s, seat, source, reach_tile(s, source, d, out), MARCH, 1, source, out)

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        source, d = divmod(action - actions.ARMY, DIRECTIONS)
        return refuse_march(s, seat, source, d)


def refuse_march(s: IslandState, seat: int, tile: int, d: int) -> Refusal | None:
    side = s.side[seat]
    if side == s.thieves:
        return no("I-THIEF-13", "villagers_not_yours")
    if movers(s, side, tile) == 0:
        return no_movers(s, side, tile)
    other = beyond(s, tile, d)
    if other == -1 and beside_bridge(s, tile, d):
        return no("I-BRIDGE-2", "bridge_sides")
    if other == -1 or (other >= 0 and not walkable(s.kind[other])):
        return no("I-BUY-7", "army_blocked")
    if not afford_steps(s, seat, 1):
        return no("I-BUY-1", "too_dear", price(s, ARMY_MOVE))
    return None


class Count(IslandQuestion):
    """The number of villagers that go: in the explore phase, as a reaction, into a battle or out of it."""

    def __init__(
        self, seat: int, source: int, target: int, most: int, purpose: int, steps: int, door: int
    ) -> None:
        self.seat: int = seat
        self.source: int = source  # tile
        self.target: int = target  # tile
        self.most: int = most
        self.purpose: int = purpose  # MARCH, REACT, BRING or FLIGHT
        self.steps: int = steps  # to be paid
        self.door: int = door  # the tile from which they enter the target

    def copy(self) -> Count:
        return Count(self.seat, self.source, self.target, self.most, self.purpose, self.steps, self.door)

    def actors(self, s: IslandState) -> int:
        return 1 << self.seat

    def bank_open(self, s: IslandState, seat: int) -> bool:
        return False

    def legal(self, s: IslandState, seat: int) -> list[int]:
        return [actions.AMOUNT + n for n in range(1, self.most + 1)]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()
        n = action - actions.AMOUNT
        march(s, seat, self.source, self.target, n, self.purpose, self.steps, self.door, out)

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return "count", {"n": self.most}

    def clause(self, s: IslandState) -> str:
        return "I-BUY-7"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.AMOUNT <= action < actions.MARK:
            return no("I-BUY-7", "amount", {"most": self.most})
        return None

    def promise(self, s: IslandState, need: list[int]) -> None:
        """Raise the need by the price of the movement, which was begun and so can be paid."""
        item = FLEE if self.purpose == FLIGHT else ARMY_MOVE
        times = max(0, self.steps - free_steps(s, self.seat))
        for r in range(3):
            i = 3 * self.seat + r
            need[i] = max(need[i], times * s.rules.cost[3 * item + r])


QUESTIONS.add(Count)
