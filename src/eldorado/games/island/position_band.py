"""The Thieves in descriptions, positions and views; beside position.py and picture.py."""

from __future__ import annotations

from eldorado.core.errors import BadPosition
from eldorado.core.plain import Plain
from eldorado.games.island.band import carry, thief_strength, thieves_left, thieves_on_map
from eldorado.games.island.buying import farmhouses_left, forts_left, offerings_left
from eldorado.games.island.edition import Rules
from eldorado.games.island.events import anchor, corner_name, spot
from eldorado.games.island.map import walkable
from eldorado.games.island.reading_given import place, read_corner
from eldorado.games.island.shrines import island_shrines
from eldorado.games.island.state import ABSENT, OFF, IslandState, base, cards_of
from eldorado.games.island.tables import BUILDINGS, FORT_SLOT, RESOURCES, SHRINE
from eldorado.games.island.theft import distances, looking


def describe_band(s: IslandState, seat: int) -> Plain:
    side = s.thieves
    first = side * s.stride
    units = range(first, first + s.rules.band)
    houses = s.build[side * BUILDINGS : (side + 1) * BUILDINGS]
    wolf = s.pos[first + s.stride - 1] if s.pets else -1
    return {
        "explorer": "thieves",
        "hidden": s.hidden == 1,
        "doubloons": s.doubloons,
        "thieves": [spot(s, s.pos[u]) if s.pos[u] >= 0 else "" for u in units],
        "speeds": [s.speed[u] for u in units],
        "strengths": [thief_strength(s, u) for u in units],
        "held": [s.held[u] for u in units],
        "thieves_left": thieves_left(s),
        "hand": {RESOURCES[r]: s.hand[3 * seat + r] for r in range(3)},
        "known": {RESOURCES[r]: s.known[3 * seat + r] for r in range(3)},
        "outposts": [corner_name(s, c) for c in houses[:FORT_SLOT] if c >= 0],
        "hideout": corner_name(s, houses[FORT_SLOT]) if houses[FORT_SLOT] >= 0 else "",
        "offerings": [spot(s, t) for t in range(len(s.kind)) if (s.gifts[side] >> t) & 1],
        "cave_shrine": s.shrine_seat == seat,
        "bearer": s.bearer - first if s.bearer >= 0 else -1,
        "cursed_thief": s.cursed_unit - first if s.cursed_unit >= 0 else -1,
        "wolf": spot(s, wolf) if wolf >= 0 else "",
    }


def blank_band(rules: Rules) -> Plain:
    """Not given: in hiding, as at the beginning."""
    return {
        "hidden": True,
        "doubloons": rules.doubloons_start,
        "thieves": [],
        "speeds": [],
        "hand": dict.fromkeys(RESOURCES, 0),
        "known": dict.fromkeys(RESOURCES, 0),
        "outposts": [],
        "hideout": "",
        "offerings": [],
        "cave_shrine": False,
        "bearer": -1,
        "cursed_thief": -1,
        "wolf": "",
    }


def wrong(key: str, value: Plain) -> BadPosition:
    return BadPosition("position.not_there", key=key, value=str(value)[:60])


def seat_band(s: IslandState, seat: int, want: Plain, key: str) -> None:
    side = s.thieves
    first = side * s.stride
    for u in range(first, first + s.stride):
        s.pos[u] = OFF if u < first + s.rules.band else ABSENT
    if s.pets and want["wolf"]:
        s.pos[first + s.stride - 1] = place(s, want["wolf"], key + "wolf")
    if len(want["thieves"]) > s.rules.band or len(want["outposts"]) > FORT_SLOT:
        raise wrong(key + "thieves", len(want["thieves"]))
    for i, at in enumerate(want["thieves"]):
        if at:
            s.pos[first + i] = place(s, at, key + "thieves")
            if not walkable(s.kind[s.pos[first + i]]):
                raise wrong(key + "thieves", at)
    for i, n in enumerate(want["speeds"][: s.rules.band]):
        s.speed[first + i] = int(n)
    if not 0 <= want["doubloons"] <= s.rules.doubloons:
        raise wrong(key + "doubloons", want["doubloons"])
    s.doubloons = int(want["doubloons"])
    houses = [*want["outposts"]] + [""] * (FORT_SLOT - len(want["outposts"])) + [want["hideout"]]
    for i, text in enumerate(houses):
        if text:
            corner = read_corner(s, text, key)
            if corner in s.build:
                raise wrong(key + "outposts", text)
            s.build[side * BUILDINGS + i] = corner
    for r in range(3):
        s.hand[3 * seat + r] = int(want["hand"][RESOURCES[r]])
        s.known[3 * seat + r] = min(int(want["known"][RESOURCES[r]]), s.hand[3 * seat + r])
    for at in want["offerings"]:
        tile = place(s, at, key + "offerings")
        if s.kind[tile] != SHRINE:
            raise wrong(key + "offerings", at)
        s.gifts[side] |= 1 << tile
    on_map = thieves_on_map(s)
    s.hidden = 0 if on_map or any(houses) else 1
    if want["cave_shrine"]:
        if s.shrine_seat >= 0:
            raise wrong(key + "cave_shrine", True)
        s.shrine_seat = seat
        if on_map:
            carry(s, first + want["bearer"] if first + want["bearer"] in on_map else on_map[0])


def view_band(s: IslandState, seat: int, viewer: int) -> Plain:
    """The Thieves among the players of a view: what lies on the table, and their own cards for themselves."""
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
    """The hand the Thieves are looking into, for them alone (I-THIEF-9); None otherwise."""
    victim = looking(s, viewer)
    if victim < 0:
        return None
    return {"seat": victim, "hand": s.hand[3 * victim : 3 * victim + 3], "n": s.frames[base(s) + 3]}


def reach_preview(s: IslandState) -> Plain:
    """How far every tile is from the Thieves, for a preview of their reach; None without them or in hiding."""
    if s.thieves < 0 or s.hidden:
        return None
    far = distances(s)
    return {anchor(s, t): far[t] for t in range(len(far)) if far[t] >= 0}
