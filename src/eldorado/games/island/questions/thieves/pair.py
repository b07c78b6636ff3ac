"""Buying a doubloon for two cards of one type (I-THIEF-6)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.island.model import actions
from eldorado.games.island.model.act import Act
from eldorado.games.island.model.components import RESOURCES
from eldorado.games.island.model.events import tell
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.thieves.band import may_pair, pay_pair


class Pair(Act):
    def codes(self) -> list[int]:
        return list(range(actions.PAIR, actions.ROB))

    def add(self, s: IslandState, seat: int, legal: list[int]) -> None:
        if s.side[seat] != s.thieves:
            return
        for r in range(3):
            if may_pair(s, seat, r):
                legal.append(actions.PAIR + r)

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        resource = action - actions.PAIR
        pay_pair(s, seat, resource)
        s.due = 1
        if out is not None:
            tell(out, "pair", {"who": seat, "n": s.rules.pair, "what": RESOURCES[resource]})

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if s.doubloons >= s.rules.doubloons:
            return no("I-THIEF-6", "coins_full", {"n": s.rules.doubloons})
        return no("I-THIEF-6", "no_pair", {"n": s.rules.pair, "what": RESOURCES[action - actions.PAIR]})
