"""The stacks of a position hold what lies nowhere else; guardians and treasures are where they are given."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.island.model.components import (
    BAVIECA,
    CAVE_SHRINE,
    CURSE,
    EMPTY,
    GIANT,
    GUARDIAN_NAMES,
    KIND_NAMES,
    KINDS,
    RESOURCES,
    SECRET_EXIT,
    SHRINE,
    TITAN,
    TOTEC,
    WATER,
    WOLF,
)
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.scenarios.given import place, wrong
from eldorado.games.island.solo.guardians import GUARDIANS, WAITING


def fill_stacks(s: IslandState, want: Plain) -> None:
    rules = s.rules
    if want["keeper"]:
        kind = KIND_NAMES.index(want["keeper"]) if want["keeper"] in KIND_NAMES else -1
        if kind < GIANT or s.shrine_seat >= 0:
            raise wrong("keeper", want["keeper"])
        s.keeper = kind
    if (s.shrine_seat >= 0 or s.keeper >= 0) and s.shrine_tile < 0:
        s.cave[CAVE_SHRINE] -= 1
    for side, names in enumerate(want["secret"] or []):
        for name in names:
            kind = KIND_NAMES.index(name) if name in KIND_NAMES else EMPTY
            if s.bag[kind] == 0 or not rules.deals:
                raise wrong("secret", name)
            s.bag[kind] -= 1
            s.secret[KINDS * side + kind] += 1
    for name in want["top"]:
        kind = KIND_NAMES.index(name) if name in KIND_NAMES else EMPTY
        if s.bag[kind] == 0:
            raise wrong("top", name)
        s.bag[kind] -= 1
        s.top.append(kind)
    if rules.deep_shrine and s.cave[CAVE_SHRINE]:
        s.cave[CAVE_SHRINE] = 0
        s.deep[CAVE_SHRINE] = 1
        whole = sum(rules.cave) - rules.boxed
        gone = whole - (sum(s.cave) - rules.boxed)
        s.upper = max(0, whole - whole // 2 - gone)
        if want["cave_upper"] >= 0:
            s.upper = min(want["cave_upper"], sum(s.cave) - rules.boxed)
    s.boxed = rules.boxed
    s.relic = [int(x) for x in want["relics"]]
    s.cursed = int(want["cursed"])
    for k in range(3):
        if s.relic[k] != -1 and s.cave[BAVIECA + k]:
            s.cave[BAVIECA + k] -= 1
    if s.cursed >= 0 and s.cave[CURSE]:
        s.cave[CURSE] -= 1
    if any(player_["wolf"] for player_ in want["players"]) and s.cave[WOLF]:
        s.cave[WOLF] -= 1
    if want["titan"]:
        s.titan = place(s, want["titan"], "titan")
        s.cave[TITAN] -= 1
    if rules.solo:
        place_guardians(s, want)
    for t in range(len(s.kind)):
        if s.kind[t] == SECRET_EXIT:
            s.hole = t
        elif s.kind[t] == TOTEC:
            s.totec = 1
    for r in range(3):
        s.treasure[r] = int(want["treasure"][RESOURCES[r]])
        held = sum(s.hand[3 * seat + r] for seat in range(s.seats))
        s.stock[r] = rules.resources[r] - held - s.treasure[r]
        if s.stock[r] < 0:
            raise wrong("players.hand." + RESOURCES[r], held)
        if rules.unlimited:
            s.stock[r] = rules.resources[r] - s.treasure[r]


def place_guardians(s: IslandState, want: Plain) -> None:
    for k in range(GUARDIANS):
        name = GUARDIAN_NAMES[k]
        if want["guardians"][name]:
            s.guard[k] = place(s, want["guardians"][name], "guardians." + name)
            if s.kind[s.guard[k]] == WATER:
                raise wrong("guardians." + name, want["guardians"][name])
        elif name in want["waiting"]:
            s.guard[k] = WAITING
        if name in want["resting"]:
            s.rest |= 1 << k
    for at in want["stolen"]:
        tile = place(s, at, "stolen")
        if s.kind[tile] != SHRINE:
            raise wrong("stolen", at)
        s.stolen |= 1 << tile
