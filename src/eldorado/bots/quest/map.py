"""The distance to El Dorado for a given deck: a map of turns, with the standing blockades."""

from __future__ import annotations

from eldorado.bots.quest.deck import CLASSES, POWERS, Deck
from eldorado.games.quest.model import blockades, ground
from eldorado.games.quest.model.board import Board
from eldorado.games.quest.model.distance import Ways, spread


def crossing_class(number: int) -> int:
    """The class of a blockade that asks for a symbol, -1 for one of rubble."""
    terrain = blockades.TERRAIN[number]
    return terrain * POWERS + blockades.POWER[number] if terrain < ground.RUBBLE else -1


def time_map(
    board: Board, deck: Deck, blockade: list[int], standing: int, occupied: list[int], waiting: int
) -> Ways:
    """Spread from the finish; entering a space costs what its class costs this deck, and `waiting` more if a piece of
    somebody else stands there."""
    enter: list[int] = []
    for at in range(board.size):
        kind = board.terrain[at]
        if kind < ground.RUBBLE:
            enter.append(deck.time[kind * POWERS + board.power[at]])
        elif kind == ground.RUBBLE:
            enter.append(deck.weights.card * board.power[at])
        elif kind == ground.CAMP:
            enter.append(deck.camp_time * board.power[at])
        else:
            enter.append(-1)
    for at in occupied:
        if enter[at] >= 0:
            enter[at] += waiting
    crossing: list[int] = []
    for seam in range(board.seams + 1):
        cost = 0
        if seam < board.seams and (standing >> seam) & 1:
            index = crossing_class(blockade[seam])
            cost = deck.time[index] if index >= 0 else deck.weights.card * blockades.POWER[blockade[seam]]
        crossing.append(cost)
    return spread(board, enter, crossing)


def path_classes(board: Board, made: Ways, at: int, blockade: list[int], standing: int) -> list[int]:
    """Count the spaces and blockades of each class on the way from a space."""
    counts = [0] * CLASSES
    while made.next[at] >= 0:
        there = made.next[at]
        crossed = board.seam[at * 6 + board.towards[at * board.size + there]]
        if 0 <= crossed < board.seams and (standing >> crossed) & 1:
            index = crossing_class(blockade[crossed])
            if index >= 0:
                counts[index] += 1
        if board.terrain[there] < ground.RUBBLE:
            counts[board.terrain[there] * POWERS + board.power[there]] += 1
        at = there
    return counts
