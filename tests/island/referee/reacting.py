"""Off-turn army movements in the windows of the explore phase (I-BUY-8, I-REACT-1 to -4)."""

from __future__ import annotations

from island.referee.exploring import armies
from island.referee.ground import slips, steps
from island.referee.position import Position


def sheltered(pos: Position, tile: str) -> bool:
    """I-FIGHT-6: pieces adjacent to a fort cannot be attacked off-turn, whoever owns it; a hideout is no fort
    (I-THIEF-10), and the bridge is no tile of a fort (I-BRIDGE-4)."""
    return pos.tiles[tile] != "bridge" and any(b.kind == "fort" and tile in b.tiles for b in pos.buildings)


def attackable(pos: Position, tile: str) -> bool:
    """I-BUY-8: the on-turn side's explorer, thief or army stands there unprotected."""
    if tile not in pos.tiles or sheltered(pos, tile):
        return False
    return any(p.kind != "wolf" for p in pos.on(tile, pos.turn_side))


def marches(pos: Position, side: int) -> set[str]:
    """Army movements a side could order off-turn if it can pay."""
    found = set()
    anywhere = pos.first_edition
    for tile in armies(pos, side):
        for way, there in steps(pos, tile).items():
            if anywhere or attackable(pos, there):
                found.add(f"army {tile} {way}")
        for way, there in slips(pos, tile).items():
            if anywhere or attackable(pos, there):
                found.add(f"slip_army {way}")
    return found


def reacting(pos: Position, seat: int) -> set[str]:
    if pos.hands[seat]["gold"] < 1:
        return set()
    return marches(pos, pos.sides[seat])


def may_be_asked(pos: Position, seat: int) -> bool:
    """I-REACT-3, I-REACT-4: by what everybody can see."""
    if sum(pos.hands[seat].values()) < 1 or pos.sides[seat] == pos.turn_side:
        return False
    if pos.first_edition:
        return bool(armies(pos, pos.sides[seat]))
    return not pos.peace and bool(marches(pos, pos.sides[seat]))
