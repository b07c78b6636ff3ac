"""How many dice a side rolls (I-FIGHT-4, I-FIGHT-5, I-FIGHT-6)."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from island.referee.position import Piece, Position

DATA: dict[str, Any] = tomllib.loads(
    resources.files("eldorado.games.island").joinpath("data/island.toml").read_text(encoding="utf-8")
)
CAVE_SHRINE = int(DATA["shrines"]["strength_cave"])


def numbers(pos: Position) -> dict[str, int]:
    """What the player boards print."""
    table: dict[str, int] = {}
    table.update(DATA["editions"][pos.options["edition"]]["strength"])
    table.update(DATA["expansion"]["thieves"]["strength"])
    if pos.options["fort"]:
        table["fort"] = pos.options["fort"]
    return table


def of_piece(pos: Position, piece: Piece) -> int:
    table = numbers(pos)
    if piece.kind == "villager":
        return int(table["villager"])
    if piece.kind == "wolf":
        return int(DATA["dweller"]["wolf"])  # I-DWELL-WOLF
    if piece.kind == "thief":  # I-THIEF-5: not raised by island shrines
        strength = int(table["thief"])
        strength += CAVE_SHRINE if pos.shrine_seat == piece.seat and pos.bearer == piece.number else 0
        cursed = pos.cursed == piece.seat and pos.cursed_thief == piece.number
    else:
        strength = int(table["explorer"]) + (1 if pos.explorers[piece.seat] == "pedro" else 0)
        strength += len(pos.offerings[piece.side])  # I-TEAM-9: both partners
        strength += CAVE_SHRINE if pos.shrine_seat == piece.seat else 0
        cursed = pos.cursed == piece.seat
    return max(0, strength - (1 if cursed else 0))  # I-TREAS-4


def attacking(pos: Position, tile: str, side: int) -> int:
    """All pieces of the side on the tile; a fort never attacks (I-FIGHT-6)."""
    return sum(of_piece(pos, p) for p in pos.on(tile, side))


def defending(pos: Position, tile: str, side: int) -> int:
    """Pieces and fort together, on the bridge without the fort (I-BRIDGE-2)."""
    table = numbers(pos)
    walls = 0
    if pos.tiles.get(tile) != "bridge":
        walls = sum(table[b.kind] for b in pos.buildings if b.occupies and b.side == side and tile in b.tiles)
    return attacking(pos, tile, side) + walls


def of_dweller(pos: Position, name: str) -> int:
    """Data, +2 with the cave shrine (I-CAVE-3), guardians +1 for each stolen offering (I-SOLO-4)."""
    kind = {"thief": "thieves"}.get(name, name)
    strength = int(DATA["dweller"][kind]) + (CAVE_SHRINE if pos.keeper == kind else 0)
    guardian = name in ("wolf", "thief", "titan", "thieves") and pos.solo
    return strength + (len(pos.stolen) if guardian else 0)
