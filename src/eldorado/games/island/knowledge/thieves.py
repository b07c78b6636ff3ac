"""The Thieves in views; beside picture.py."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.island.model.events import anchor
from eldorado.games.island.model.hands import cards_of
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.questions.thieves.haul import Haul, distances, looking
from eldorado.games.island.rules.market import farmhouses_left, forts_left, offerings_left
from eldorado.games.island.rules.shrines import island_shrines
from eldorado.games.island.thieves.band import thieves_left, thieves_on_map


def view_band(s: IslandState, seat: int, viewer: int) -> Plain:
    """The Thieves in a player's list of a view: what lies on the table, and their own cards for themselves."""
    side = s.thieves
    first = side * s.stride
    return {
        "seat": seat,
        "side": side,
        "partner": [],
        "thieves": True,
        "colour": s.rules.thief_colour,
        "board": [],
        "explorer": None,
        "at": None,
        "speed": sum(s.speed[u] for u in thieves_on_map(s)),
        "strength": s.rules.thief_strength,
        "cards": cards_of(s, seat),
        "hand": s.hand[3 * seat : 3 * seat + 3] if seat == viewer else None,
        "known": s.known[3 * seat : 3 * seat + 3],
        "shrines": island_shrines(s, side),
        "cave_shrine": s.shrine_seat == seat,
        "hidden": s.hidden == 1,
        "doubloons": s.doubloons,
        "doubloons_most": s.rules.doubloons,
        "thieves_left": max(0, thieves_left(s)),
        "outposts_left": farmhouses_left(s, side),
        "hideouts_left": forts_left(s, side),
        "offerings_left": offerings_left(s, side),
        "bearer": f"figure:{side}:{s.bearer - first}" if s.bearer >= 0 else None,
        "cursed_thief": f"figure:{side}:{s.cursed_unit - first}" if s.cursed_unit >= 0 else None,
        "placed_by": -1,
    }


def looking_at(s: IslandState, viewer: int) -> Plain:
    """The hand the Thieves are looking into, shown to them alone (I-THIEF-9); None otherwise."""
    victim = looking(s, viewer)
    if victim < 0:
        return None
    question = s.questions[-1]
    left = question.left if isinstance(question, Haul) else 0
    return {"seat": victim, "hand": s.hand[3 * victim : 3 * victim + 3], "n": left}


def reach_preview(s: IslandState) -> Plain:
    """The distance of every tile from the Thieves, for a preview of their reach; None without them or in hiding."""
    if s.thieves < 0 or s.hidden:
        return None
    far = distances(s)
    return {anchor(s, t): far[t] for t in range(len(far)) if far[t] >= 0}
