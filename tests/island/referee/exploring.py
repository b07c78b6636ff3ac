"""What may be moved in one's own explore phase: explorers and thieves, armies, the Wolf, and which attacks may be
declared. Every function gives moves in notation."""

from __future__ import annotations

from island.referee.ground import discovers, distances, forts_at, places, slips, steps
from island.referee.hexes import around, beside, in_cave
from island.referee.position import Piece, Position

FAMILIES = ("move", "discover", "show", "slip", "army", "slip_army", "wolf", "raze", "shoot")
RANGE = 2  # Yanga's


def named(word: str, figure: int, rest: str) -> str:
    """The first figure is not written."""
    return " ".join(part for part in (word, str(figure) if figure else "", rest) if part)


def figures(pos: Position, seat: int) -> list[Piece]:
    """Explorer or thieves of a seat that can still be moved (I-FIGHT-7, I-FIGHT-19)."""
    return [
        p for p in pos.pieces if p.seat == seat and p.kind in ("explorer", "thief") and p.at and not p.held
    ]


def exploring(pos: Position, seat: int) -> set[str]:
    if seat in pos.declared:  # I-TEAM-12
        return set()
    side = pos.sides[seat]
    found = set()
    for figure in figures(pos, seat):
        if figure.speed > 0:
            found |= going(pos, figure)
    if pos.hands[seat]["gold"] >= 1 or free_army(pos, seat):  # I-BUY-7, I-EXP-BELLONA
        for tile in armies(pos, side):
            found |= {f"army {tile} {way}" for way in steps(pos, tile)}
            found |= {f"slip_army {way}" for way in slips(pos, tile)}
    return found | wolf_moves(pos, seat) | razes(pos, side) | shots(pos, seat)


def going(pos: Position, figure: Piece) -> set[str]:
    """One speed: a step (I-MOVE-1), a discovery (I-MOVE-2, I-HARD-1), or out by the secret exit (I-EVENT-SECRET)."""
    found = {named("move", figure.number, way) for way in steps(pos, figure.at)}
    found |= {named("slip", figure.number, way) for way in slips(pos, figure.at)}
    if discovers(pos, figure.at):
        found.add(named("discover", figure.number, ""))
    if not in_cave(figure.at) and pos.tiles[figure.at] != "bridge" and places(pos, figure.at):
        found |= {named("show", figure.number, kind) for kind in pos.secret[figure.side]}
    return found


def armies(pos: Position, side: int) -> list[str]:
    """Tiles with villagers of a side that can still be moved."""
    return sorted({p.at for p in pos.pieces if p.kind == "villager" and p.side == side and not p.held})


def free_army(pos: Position, seat: int) -> bool:
    """I-EXP-BELLONA: one free army movement in each own explore phase."""
    return pos.explorers[seat] == "bellona" and pos.turn_side == pos.sides[seat] and not pos.paid_nothing


def wolf_moves(pos: Position, seat: int) -> set[str]:
    """I-DWELL-4, I-DWELL-5: the Wolf walks and discovers for a food a step; it waits for Thieves in hiding."""
    side = pos.sides[seat]
    wolf = next((p for p in pos.pieces if p.kind == "wolf" and p.side == side), None)
    if wolf is None or wolf.held or pos.hands[seat]["food"] < 1:
        return set()
    found = {f"wolf {way}" for way in steps(pos, wolf.at)}
    if discovers(pos, wolf.at) and wolf_places(pos, seat, wolf):
        found.add("wolf discover")
    return found


def wolf_places(pos: Position, seat: int, wolf: Piece) -> list[str]:
    """I-DWELL-5: next to the Wolf and to its explorer, or a thief."""
    leaders = [p.at for p in pos.pieces if p.seat == seat and p.kind in ("explorer", "thief") and p.at]
    return [
        way
        for way in places(pos, wolf.at)
        if any(
            beside(wolf.at, way) in around(leader) and pos.tiles.get(leader) != "bridge" for leader in leaders
        )
    ]


def razes(pos: Position, side: int) -> set[str]:
    """I-FIGHT-11, I-THIEF-11: farmhouses and outposts of opponents at tiles with one's explorer, thief or villagers;
    the rulebook names no others, so a Wolf alone does not."""
    if pos.peace:
        return set()
    standing = {p.at for p in pos.pieces if p.side == side and p.kind != "wolf" and p.at}
    return {
        f"raze {b.side} {b.name} {tile}"
        for b in pos.buildings
        if not b.occupies and b.side != side
        for tile in b.tiles & standing
    }


def shots(pos: Position, seat: int) -> set[str]:
    """I-EXP-YANGA, I-EXP-YANGA-2: up to two tiles away, counted like movement, where no fort stands; somebody alive."""
    yanga = next((p for p in figures(pos, seat) if pos.explorers[seat] == "yanga"), None)
    if yanga is None:
        return set()
    reach = distances(pos, yanga.at, lambda tile: True)
    return {
        f"shoot {tile}"
        for tile, away in reach.items()
        if 0 < away <= RANGE and not forts_at(pos, tile) and target(pos, tile, yanga.side)
    }


def target(pos: Position, tile: str, side: int) -> bool:
    """Opponents, or the Titan or a guardian; these also in the first round (I-FIGHT-14)."""
    if tile == pos.titan or tile in pos.guardians.values():
        return True
    return not pos.peace and any(p.at == tile and p.side != side for p in pos.pieces)
