"""The fixed facts of a game, and the counts that never change."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.island.model.components import (
    BAND_ITEMS,
    BRIDGE,
    CAVE,
    EXIT,
    EXPLORER_NAMES,
    GIANT,
    GONE,
    ISLAND,
    ITEM_NAMES,
    KIND_NAMES,
    KINDS,
    WATER,
)
from eldorado.games.island.model.edition import data
from eldorado.games.island.model.map import walkable
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.questions.turn.place import Place


def scene(s: IslandState) -> Plain:
    """What is known to all and fixed for the whole game: prices, strengths, dice, boards."""
    rules = s.rules
    return {
        "edition": rules.edition,
        "cost": {ITEM_NAMES[i]: rules.cost[3 * i : 3 * i + 3] for i in range(len(ITEM_NAMES))},
        "strength": {
            "explorer": rules.explorer_strength,
            "villager": rules.villager_strength,
            "farmhouse": rules.farmhouse_strength,
            "fort": rules.fort_strength,
            "island_shrine": rules.shrine_strength,
            "cave_shrine": rules.cave_strength,
            "thief": rules.thief_strength,
            "hideout": rules.hideout_strength,
            "outpost": rules.outpost_strength,
        },
        "thieves": {
            "seat": rules.seats - 1,
            "pieces": rules.band,
            "speed": rules.thief_speed,
            "doubloons": rules.doubloons,
            "cost": {BAND_ITEMS[i]: rules.coins[i] for i in range(len(BAND_ITEMS))},
            "pair": rules.pair,
            "die": [face[:] for face in rules.thief_die],
        }
        if rules.thieves
        else None,
        "dwellers": {
            KIND_NAMES[k]: rules.dweller_strength[k] for k in range(GIANT, KINDS) if rules.dweller_strength[k]
        },
        "dice": {"golden": rules.golden[:], "battle": rules.battle[:]},
        "tiles": {KIND_NAMES[k]: rules.tiles[k] for k in range(KINDS) if rules.tiles[k]},
        "resources": rules.resources[:],
        "hand_limit": rules.hand_limit,
        "radius": rules.radius,
        "to_win": rules.to_win,
        "mode": rules.mode,
        "sides": rules.side[:],
        "colours": [rules.colours[board] if board >= 0 else rules.thief_colour for board in s.board],
        "boards": [
            [EXPLORER_NAMES[e] for e in rules.boards[board]] if board >= 0 else [] for board in s.board
        ],
        "bank": {"rate": rules.bank, "william": rules.bank_william},
        "status": data()["status"],
    }


def conserved(s: IslandState) -> Plain:
    island = s.bag[:]
    for k in s.top:
        island[k] += 1
    for i in range(len(s.secret)):
        island[i % KINDS] += s.secret[i]
    laid = 0
    for t in range(len(s.kind)):
        if s.kind[t] != GONE and s.cell[t] >> 12 == ISLAND:
            island[WATER if s.kind[t] == BRIDGE else s.kind[t]] += 1
        elif s.kind[t] != GONE and t != s.exit and s.cell[t] >> 12 == CAVE:
            laid += 1
    for question in s.questions:
        if isinstance(question, Place):  # a flipped tile not laid yet
            if s.cell[s.pos[question.unit]] >> 12 == ISLAND:
                island[question.kind] += 1
            elif question.kind != EXIT:
                laid += 1
    taken = 1 if not s.rules.cave_tiles and (s.shrine_seat >= 0 or s.keeper >= 0) and s.shrine_tile < 0 else 0
    counts: dict[str, Plain] = {
        "island": {KIND_NAMES[k]: island[k] for k in range(KINDS) if island[k]},
        "cave": laid + sum(s.cave) + sum(s.sure) + sum(s.deep) + taken - s.sure[EXIT] - s.deep[EXIT],
        "units": len(s.pos),
        # always zero: pieces on water, on a shrine or on a lifted tile (I-MAP-3); known cards that are not in the hand
        "astray": sum(1 for at in s.pos if at >= 0 and not walkable(s.kind[at])),
        "imagined": sum(1 for i in range(len(s.hand)) if s.known[i] > s.hand[i]),
        "boards": sorted(s.board),
    }
    if not s.rules.unlimited:
        counts["cards"] = [
            s.stock[r] + s.treasure[r] + sum(s.hand[3 * seat + r] for seat in range(s.seats + 1))
            for r in range(3)
        ]
    return counts
