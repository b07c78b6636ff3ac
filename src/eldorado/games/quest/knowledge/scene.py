"""What is fixed for the whole game and known to all: the board as drawn, the cards and tokens as printed."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.quest.model import blockades, cards, ground, tokens
from eldorado.games.quest.model.courses import layout
from eldorado.games.quest.model.state import QuestState


def corner(q: int, r: int) -> dict[str, int]:
    """Where a hex lies, in half widths to the right and in three-quarter heights down: whole numbers, so that every
    machine draws the same. A hex of width 2 has its middle at x, with rows at y."""
    return {"x": 2 * q + r, "y": r}


def scene(s: QuestState) -> Plain:
    """Describe the board and the components."""
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
                "terrain": ground.TERRAINS[board.terrain[at]],
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
        "directions": ground.DIRECTIONS[:],
        "pieces_each": s.pieces_each,
        "cards": [
            {
                "id": cards.NAME[kind],
                "symbol": ground.SYMBOLS[cards.SYMBOL[kind]],
                "power": cards.POWER[kind],
                "cost": cards.COST[kind],
                "item": cards.ITEM[kind],
                "copies": cards.COPIES[kind],
                "starting": kind < cards.STARTING,
                "on_board": cards.ON_BOARD[kind],
                "draw": cards.DRAWS[kind],
                "remove": cards.REMOVES[kind],
                "worth": cards.WORTH[kind],
            }
            for kind in range(cards.KINDS)
        ],
        "tokens": [
            {
                "id": tokens.NAME[token],
                "symbol": ground.SYMBOLS[tokens.SYMBOL[token]],
                "power": tokens.POWER[token],
                "count": tokens.COPIES[token],
            }
            for token in range(tokens.KINDS)
        ],
        "blockades": [
            {"number": n, "terrain": ground.TERRAINS[blockades.TERRAIN[n]], "power": blockades.POWER[n]}
            for n in range(1, blockades.COUNT + 1)
        ],
    }
