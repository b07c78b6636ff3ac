"""What is fixed for the whole game and known to all: the board as drawn, the cards and tokens as printed."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.quest.course import layout
from eldorado.games.quest.state import QuestState
from eldorado.games.quest.tables import (
    BLOCKADE_POWER,
    BLOCKADE_TERRAIN,
    BLOCKADES,
    CARD,
    COPIES,
    COST,
    DIRECTIONS,
    DRAWS,
    ITEM,
    KINDS,
    ON_BOARD,
    POWER,
    REMOVES,
    STARTING,
    SYMBOL,
    SYMBOLS,
    TERRAINS,
    TOKEN,
    TOKEN_COUNT,
    TOKEN_POWER,
    TOKEN_SYMBOL,
    TOKENS,
    WORTH,
)


def corner(q: int, r: int) -> dict[str, int]:
    """Where a hex lies, in half widths to the right and in three-quarter heights down: whole numbers, so that every
    machine draws the same. A hex of width 2 has its middle at x, with rows at y."""
    return {"x": 2 * q + r, "y": r}


def scene(s: QuestState) -> Plain:
    """The board and the material."""
    board = s.board
    made = layout(s.options["course"])
    tiles = made.course.tiles
    return {
        "course": {"id": made.course.id, "name": made.course.name},
        "hexes": [
            {
                "index": at,
                "q": board.q[at],
                "r": board.r[at],
                **corner(board.q[at], board.r[at]),
                "tile": board.tile[at],
                "terrain": TERRAINS[board.terrain[at]],
                "power": board.power[at],
                "start": board.starts.index(at) + 1 if at in board.starts else 0,
                "cave": board.cave_at[at],
                "finish": board.finish[at],
            }
            for at in range(board.size)
        ],
        "tiles": [
            {"side": tile.side, "large": made.large(i), "rotation": tile.rotation, **corner(tile.q, tile.r)}
            for i, tile in enumerate(tiles)
        ],
        "seams": [
            {
                "seam": seam,
                "tiles": [tiles[seam].side, tiles[seam + 1].side],
                "blockade": s.blockade[seam],
                "edges": [
                    [at, board.neighbours[at * 6 + direction], direction]
                    for at in range(board.size)
                    for direction in range(6)
                    if board.seam[at * 6 + direction] == seam and board.tile[at] == seam
                ],
            }
            for seam in range(board.seams)
        ],
        "finish": {
            "side": made.course.finish.side,
            "spaces": [at for at in range(board.size) if board.finish[at]],
            "city": [{"q": q, "r": r, **corner(q, r)} for q, r in made.city],
        },
        "directions": DIRECTIONS[:],
        "pieces_each": s.pieces_each,
        "cards": [
            {
                "id": CARD[kind],
                "symbol": SYMBOLS[SYMBOL[kind]],
                "power": POWER[kind],
                "cost": COST[kind],
                "item": ITEM[kind],
                "copies": COPIES[kind],
                "starting": kind < STARTING,
                "on_board": ON_BOARD[kind],
                "draw": DRAWS[kind],
                "remove": REMOVES[kind],
                "worth": WORTH[kind],
            }
            for kind in range(KINDS)
        ],
        "tokens": [
            {
                "id": TOKEN[token],
                "symbol": SYMBOLS[TOKEN_SYMBOL[token]],
                "power": TOKEN_POWER[token],
                "count": TOKEN_COUNT[token],
            }
            for token in range(TOKENS)
        ],
        "blockades": [
            {"number": n, "terrain": TERRAINS[BLOCKADE_TERRAIN[n]], "power": BLOCKADE_POWER[n]}
            for n in range(1, BLOCKADES + 1)
        ],
    }
