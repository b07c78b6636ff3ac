"""Isla Dorada as the table, the bots and the tests know it."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Game, Move, Plan, Refusal, Result
from eldorado.core.plain import Options, Plain
from eldorado.games.isla_dorada import (
    advice,
    ending,
    flow,
    notation,
    position,
    refusals,
    scene,
    setup,
    state,
    view,
    worlds,
)
from eldorado.games.isla_dorada.drawing import DIAWAS_END
from eldorado.games.isla_dorada.meta import INFO
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    ACTIONS,
    BONUS,
    CARD,
    CURSE,
    DESTINY,
    DIAWAS,
    HELD,
    KINDS,
    TREASURE,
    TREASURE_SYMBOL,
)


class IslaDorada(Game[IslaState]):
    """The rules, part by part in the modules beside this one."""

    info = INFO
    actions = ACTIONS

    def new(self, seats: int, options: Options, dice: Dice) -> IslaState:
        return setup.new(seats, options, dice)

    def position(self, given: Plain) -> IslaState:
        return position.position(given)

    def wish(self, word: str) -> int:
        for table in (CARD, TREASURE, CURSE, DESTINY):
            if word in table:
                return table.index(word)
        raise KeyError(word)

    def actors(self, s: IslaState) -> int:
        return flow.actors(s)

    def legal(self, s: IslaState, seat: int) -> list[int]:
        return flow.legal(s, seat)

    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None = None) -> None:
        flow.apply(s, seat, action, dice, out)

    def result(self, s: IslaState) -> Result:
        return ending.result(s)

    def clone(self, s: IslaState) -> IslaState:
        return state.clone(s)

    def dump(self, s: IslaState) -> Plain:
        return state.dump(s)

    def load(self, data: Plain) -> IslaState:
        return state.load(data)

    def describe(self, s: IslaState) -> Plain:
        return position.describe(s)

    def conserved(self, s: IslaState) -> Plain:
        adventure = [s.deck[k] + s.discard[k] + s.gone[k] + s.pool.count(k) for k in range(KINDS)]
        for seat in range(s.seats):
            for kind in range(HELD):
                adventure[kind] += s.hand[seat][kind]
            for treasure in s.bonuses[seat]:
                adventure[BONUS + TREASURE_SYMBOL[treasure]] += 1
        if DIAWAS_END in s.stack[0::3]:
            adventure[DIAWAS] += 1
        treasures = s.box + s.aside + [t for bag in s.treasure_deck for t in bag]
        destinies = [d for bag in s.destiny_deck for d in bag] + [d for d in s.destiny if d >= 0]
        curses = s.curse_deck[:]
        for seat in range(s.seats):
            treasures += s.treasures[seat] + s.played[seat]
            curses += s.curses[seat] + s.cursed[seat]
            if view.offers_destinies(s):
                destinies += s.offer[seat]
            else:
                treasures += s.offer[seat]
        return {
            "adventure": adventure,
            "treasures": sorted(treasures),
            "destinies": sorted(destinies),
            "curses": sorted(curses),
        }

    def observe(self, s: IslaState, seat: int) -> Plain:
        return view.observe(s, seat)

    def determinize(self, view: Plain, dice: Dice) -> IslaState:
        return worlds.determinize(view, dice)

    def scene(self, s: IslaState) -> Plain:
        return scene.scene(s)

    def decode(self, s: IslaState, seat: int, action: int) -> Move:
        return notation.decode(s, seat, action)

    def notation(self, s: IslaState, seat: int, action: int) -> str:
        return notation.notation(s, seat, action)

    def encode(self, s: IslaState, seat: int, text: str) -> int:
        return notation.encode(s, seat, text)

    def why_not(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        return refusals.why_not(s, seat, action)

    def explain(self, s: IslaState, seat: int, ask: Plain) -> Refusal | None:
        return refusals.explain(s, seat, ask)

    def plans(self, s: IslaState, seat: int) -> list[Plan]:
        return advice.plans(s, seat)

    def facts(self, s: IslaState, seat: int) -> Plain:
        return advice.facts(s, seat)

    def prompt(self, s: IslaState, seat: int) -> Plain:
        return advice.prompt(s, seat)


GAME = IslaDorada()
