"""Sequoia (I-EXP-SEQUOIA): buys speed, in her explore phase and to join a battle on her turn."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.island.model import actions
from eldorado.games.island.model.act import Act
from eldorado.games.island.model.components import SEQUOIA, SPRINT
from eldorado.games.island.model.events import tell
from eldorado.games.island.model.explorer import EXPLORERS, Explorer, explorer_of
from eldorado.games.island.model.hands import can_pay, pay
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.rules.refusing import no, off_map, too_dear


class Sequoia(Explorer):
    def buys_speed(self) -> bool:
        return True


EXPLORERS[SEQUOIA] = Sequoia()


def add_sprint(s: IslandState, seat: int, legal: list[int]) -> None:
    if not explorer_of(s, seat).buys_speed():
        return
    unit = unit_of(s, seat)
    if s.pos[unit] >= 0 and not s.held[unit] and can_pay(s, seat, SPRINT, 1):
        legal.append(actions.SPRINT)


def sprint(s: IslandState, seat: int, out: list[Event] | None) -> None:
    pay(s, seat, SPRINT, 1)
    s.speed[unit_of(s, seat)] += 1
    if out is not None:
        tell(out, "sprint", {"who": seat})


def refuse_sprint(s: IslandState, seat: int) -> Refusal | None:
    if not explorer_of(s, seat).buys_speed():
        return no("I-EXP-SEQUOIA", "not_sequoia")
    held = no("I-FIGHT-7", "held") if s.held[unit_of(s, seat)] else None
    return off_map(s, seat, 0) or held or too_dear(s, seat, SPRINT)


class Sprint(Act):
    """Buying one speed."""

    def codes(self) -> list[int]:
        return [actions.SPRINT]

    def add(self, s: IslandState, seat: int, legal: list[int]) -> None:
        if s.rules.expanded:
            add_sprint(s, seat, legal)

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        sprint(s, seat, out)
        s.due = 1

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        return refuse_sprint(s, seat)
