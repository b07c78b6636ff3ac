"""The Thieves in descriptions and positions; beside describe.py and position.py."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.island.model.components import BUILDINGS, FORT_SLOT, RESOURCES, SHRINE
from eldorado.games.island.model.edition import Rules
from eldorado.games.island.model.events import corner_name, spot
from eldorado.games.island.model.map import walkable
from eldorado.games.island.model.state import ABSENT, OFF, IslandState, put_building
from eldorado.games.island.scenarios.given import place, read_corner, wrong
from eldorado.games.island.thieves.band import carry, thief_strength, thieves_left, thieves_on_map


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
    """The defaults: in hiding, as at the beginning."""
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
            put_building(s, side * BUILDINGS + i, corner)
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
