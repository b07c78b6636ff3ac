"""Why a gesture at a tile, a purchase, a stack or a player has no effect now."""

from __future__ import annotations

from eldorado.core.game import Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.advice.buying import buy
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import (
    ARMY_MOVE,
    DIRECTIONS,
    FARMHOUSE,
    FORT,
    ITEM_NAMES,
    OFFERING,
    RESOURCES,
    SHRINE,
    VILLAGER,
)
from eldorado.games.island.model.events import anchor
from eldorado.games.island.model.map import walkable
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.questions.turn.explore import Explore
from eldorado.games.island.questions.turn.purchase_refusals import refuse_offering
from eldorado.games.island.rules.refusing import cannot_move, no
from eldorado.games.island.speech.refusals import why_not
from eldorado.games.island.thieves.band import item_name


def explain(s: IslandState, seat: int, ask: Plain) -> Refusal | None:
    kind, _, name = str(ask.get("to", "")).partition(":")
    if s.over:
        return no("I-TURN-1", "over")
    if kind == "buy":
        return no_purchase(s, seat, name)
    if kind == "button":
        return no_button(s, seat, name)
    if kind == "seat" and name.isdecimal() and int(name) < s.seats:
        return why_not(s, seat, actions.TRADE + int(name)) if int(name) != seat else None
    if kind == "resource" and name in RESOURCES:
        return no_bank(s, seat, RESOURCES.index(name))
    if kind == "frontier":
        return why_not(s, seat, actions.DISCOVER)
    if kind in ("tile", "cave"):
        tiles = [t for t in range(len(s.cell)) if anchor(s, t) == f"{kind}:{name}"]
        return no_way(s, seat, tiles[0]) if tiles else None
    return None


def no_purchase(s: IslandState, seat: int, name: str) -> Refusal | None:
    if name == ITEM_NAMES[ARMY_MOVE]:
        return no_march(s, seat)
    for item in (VILLAGER, FARMHOUSE, FORT, OFFERING):
        if item_name(s, seat, item) == name:
            told = buy(s, seat, item)["refusal"]
            return Refusal(told["clause"], told["key"], told["args"]) if told else None
    return None


def no_button(s: IslandState, seat: int, name: str) -> Refusal | None:
    if name == "end":
        return why_not(s, seat, actions.END)
    if name == "trade":
        others = [why_not(s, seat, actions.TRADE + other) for other in range(s.seats) if other != seat]
        return others[0] if others and all(others) else None
    return None


def no_march(s: IslandState, seat: int) -> Refusal | None:
    """Explain why no army marches: of several armies, the reason of the one that got furthest."""
    found: Refusal | None = why_not(s, seat, actions.ARMY)
    for action in range(actions.ARMY, actions.ARMY + len(s.cell) * DIRECTIONS):
        refusal = why_not(s, seat, action)
        if refusal is None or refusal.key.endswith("too_dear"):
            return refusal
        if not refusal.key.endswith("no_army"):
            found = refusal
    return found


def no_bank(s: IslandState, seat: int, give: int) -> Refusal | None:
    """Explain why the bank takes no card of a type; None if it takes them for anything."""
    found = [why_not(s, seat, actions.BANK + 3 * give + get) for get in range(3) if get != give]
    return found[0] if all(found) else None


def no_way(s: IslandState, seat: int, tile: int) -> Refusal | None:
    """Explain why no figure of the seat can get onto a tile now, or why no offering can go onto a shrine."""
    question = s.questions[-1]
    if not (s.mask >> seat) & 1:
        return no("I-TURN-1", "not_yours")
    if not isinstance(question, Explore):
        return no(question.clause(s), "not_now")
    if s.kind[tile] == SHRINE:
        return refuse_offering(s, seat, tile)
    if not walkable(s.kind[tile]):
        return no("I-MAP-3", "not_walkable")
    return no_walk(s, seat, tile)


def no_walk(s: IslandState, seat: int, tile: int) -> Refusal | None:
    first = unit_of(s, seat)
    reasons: list[Refusal] = []
    for figure in range(s.rules.own_figures[seat]):
        at = s.pos[first + figure]
        if at == tile:
            return None
        found = cannot_move(s, seat, figure)
        for d in range(DIRECTIONS):
            if found is None and s.near[at * DIRECTIONS + d] == tile:
                return why_not(s, seat, actions.STEP + figure * DIRECTIONS + d)
        reasons.append(found or no("I-TURN-6", "no_speed"))
    return reasons[0] if reasons else None
