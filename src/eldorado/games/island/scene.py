"""What never changes in a game, what never gets lost, and how it stands."""

from __future__ import annotations

from eldorado.core.game import Result, ranked
from eldorado.core.plain import Plain
from eldorado.games.island.edition import data
from eldorado.games.island.map import walkable
from eldorado.games.island.shrines import shrines
from eldorado.games.island.sides import seats_of
from eldorado.games.island.state import IslandState
from eldorado.games.island.tables import (
    BAND_ITEMS,
    BRIDGE,
    CAVE,
    EXIT,
    EXPLORER_NAMES,
    F_PLACE,
    GIANT,
    GONE,
    ISLAND,
    ITEM_NAMES,
    KIND_NAMES,
    KINDS,
    WATER,
    WIDTH,
)


def scene(s: IslandState) -> Plain:
    """Known to all and fixed for the whole game: prices, strengths, dice, boards."""
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
    for i in range(0, len(s.frames), WIDTH):
        if s.frames[i] == F_PLACE:  # a flipped tile that is not laid yet
            unit = s.frames[i + 1]
            if s.cell[s.pos[unit]] >> 12 == ISLAND:
                island[s.frames[i + 2]] += 1
            elif s.frames[i + 2] != EXIT:
                laid += 1
    taken = 1 if not s.rules.cave_tiles and (s.shrine_seat >= 0 or s.keeper >= 0) and s.shrine_tile < 0 else 0
    counts: dict[str, Plain] = {
        "island": {KIND_NAMES[k]: island[k] for k in range(KINDS) if island[k]},
        "cave": laid + sum(s.cave) + sum(s.sure) + sum(s.deep) + taken - s.sure[EXIT] - s.deep[EXIT],
        "units": len(s.pos),
        # always none: pieces on water, on a shrine or on a tile that is gone (I-MAP-3); cards known that are not there
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


def ahead(s: IslandState, scores: list[int], other: int, seat: int) -> bool:
    """Whether the other seat ranks before this one in a decided game: the winner before all."""
    return s.side[other] == s.side[s.shrine_seat] or scores[other] > scores[seat]


def result(s: IslandState) -> Result:
    """Whoever controls the fourth shrine wins; otherwise ranked by shrines (I-TURN-10)."""
    scores = [shrines(s, s.side[seat]) for seat in range(s.seats)]
    ranks = ranked(scores)
    if s.over == 1:
        winner = s.side[s.shrine_seat]
        ranks = [
            1
            if s.side[seat] == winner
            else 1 + sum(1 for other in range(s.seats) if ahead(s, scores, other, seat))
            for seat in range(s.seats)
        ]
        who = seats_of(s, winner)
        if len(who) > 1:
            return Result(True, ranks, scores, "island.result.won_team", {"who": who})
        return Result(True, ranks, scores, "island.result.won", {"who": who[0]})
    key = ("going", "won", "closed", "bound", "lost")[s.over]
    if s.rules.solo and s.over:
        ranks = [2]  # nobody else is there, but it is not won
    return Result(
        s.over > 0,
        ranks,
        scores,
        "island.result." + key,
        {"round": s.round + 1, "who": s.rules.speaker[s.turn]},
    )
