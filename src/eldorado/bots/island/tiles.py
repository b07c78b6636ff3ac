"""The Island's greedy bot with tiles in hand: where one is laid, and which Emma puts on top."""

from __future__ import annotations

from eldorado.bots.island.sense import Sense
from eldorado.games.island.cave.stacks import stack_left
from eldorado.games.island.explorers.emma import Look
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import ENTRANCE, GARDEN, ISLAND, SHRINE, WATER
from eldorado.games.island.questions.turn.place import Place
from eldorado.kit.cells import STEPS


def place_score(sense: Sense, question: Place, action: int) -> float:
    """Land where it opens the way on, water where it closes least."""
    s = sense.s
    kind = question.kind
    cell = s.cell[s.pos[question.unit]] + STEPS[action - actions.PLACE]
    laid = sum(1 for e in range(6) if cell + STEPS[e] in s.grid)
    land = sum(
        1
        for e in range(6)
        if s.grid.get(cell + STEPS[e], -1) >= 0 and s.kind[s.grid[cell + STEPS[e]]] <= GARDEN
    )
    if kind == WATER:
        return float(laid)
    if kind == SHRINE:
        return float(land)
    return float(6 - laid) + 0.3 * land


def look_score(sense: Sense, question: Look, action: int) -> float:
    """Shrines and the entrance come first, water last."""
    s = sense.s
    kind = s.top[question.placed + action - actions.NEXT]
    if sense.at < 0 or s.cell[sense.at] >> 12 != ISLAND or stack_left(s, ISLAND) == 0:
        return 0.0
    if kind == SHRINE:
        return 9.0
    if kind == ENTRANCE:
        return 8.0
    if kind == WATER:
        return -3.0
    return 4.0 if kind == GARDEN else float(sense.need(kind)) / 4
