"""Random courses that play like the recommended seven (Q-SETUP-3, Q-SETUP-8).

A course is grown tile by tile along whole seams and kept only if its length, its fairness to the start spaces and the
size of its areas lie where those of the recommended courses do. The same seed gives the same course for ever.
"""

from __future__ import annotations

from functools import lru_cache

from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadOption
from eldorado.games.quest.model import ground
from eldorado.games.quest.model.boards import build
from eldorado.games.quest.model.course import Course, Layout, Placed, hexes_of, lay_out
from eldorado.games.quest.model.distance import efforts
from eldorado.games.quest.model.tiles import SIDES
from eldorado.kit.hex import neighbour, rotate

LEAST_EFFORT = 34
MOST_EFFORT = 56
FAIR = 3  # the largest difference between start spaces
# From the seven recommended courses and the cards of the box: literals, so that a new course or a new card leaves the
# course of every seed unchanged.
LARGEST_AREAS = {0: 106, 1: 14, 2: 12, ground.RUBBLE: 12, ground.CAMP: 2, ground.MOUNTAIN: 7}
STRONGEST_BOAT = 4  # the Captain
# the middle of the next tile, seen from the one before, with a seam of seven or eight edges
LARGE_TO_LARGE = [rotate(q, r, k) for k in range(6) for q, r in ((7, -3), (7, -4))]
TO_STRIP = [[rotate(3, -5, k), rotate(-2, 5, k)] for k in range(6)]  # by the strip's rotation
FINISH_FROM_LAST = (4, -4)
LARGE_TILES = [("C", "D"), ("E", "F"), ("G", "H"), ("I", "J"), ("K", "L"), ("M", "N")]
STRIPS = [("O", "P"), ("Q", "R")]


def covered(tile: Placed) -> set[tuple[int, int]]:
    return {tile.on_board(spot.q, spot.r) for spot in SIDES[tile.side].spots}


def beside(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    return {neighbour(q, r, direction) for q, r in cells for direction in range(6)}


def places_after(last: Placed, side: str, dice: QuickDice) -> Placed:
    """Draw a random place for the next tile."""
    turn = dice.below(6)
    if SIDES[side].large and SIDES[last.side].large:
        q, r = LARGE_TO_LARGE[dice.below(len(LARGE_TO_LARGE))]
    else:
        strip = turn if not SIDES[side].large else last.rotation
        q, r = TO_STRIP[strip][dice.below(2)]
    return Placed(side, turn, last.q + q, last.r + r)


def grow(dice: QuickDice) -> Course | None:
    """Grow a chain of tiles that only touch their neighbours in the chain, and a finish; None if it got stuck."""
    sides = [pair[dice.below(2)] for pair in LARGE_TILES]
    order = list(range(len(sides)))
    dice.shuffle(order)
    chain = [sides[i] for i in order[: 4 + dice.below(2)]]
    for pair in STRIPS:
        if dice.below(4) == 0:
            # a strip lies between two large tiles, never next to another strip
            at = dice.below(len(chain))
            if SIDES[chain[at]].large and (at == 0 or SIDES[chain[at - 1]].large):
                chain.insert(at, pair[dice.below(2)])
    tiles = [Placed("AB"[dice.below(2)], dice.below(6), 0, 0)]
    cells = [covered(tiles[0])]
    for side in chain:
        for _ in range(12):
            tile = places_after(tiles[-1], side, dice)
            mine = covered(tile)
            near = mine | beside(mine)
            if not mine & cells[-1] and not any(near & other for other in cells[:-1]):
                tiles.append(tile)
                cells.append(mine)
                break
        else:
            return None
    last = tiles[-1]
    for _ in range(6):
        turn = dice.below(6)
        q, r = rotate(*FINISH_FROM_LAST, turn)
        finish = Placed(("jungle", "water")[dice.below(2)], turn, last.q + q, last.r + r)
        course = Course("random", "", tuple(tiles), finish)
        hexes, city = hexes_of(course)
        end = {(h.q, h.r) for h in hexes if h.tile == len(tiles)} | set(city)
        if not any((end | beside(end)) & other for other in cells[:-1]) and not end & cells[-1]:
            return course
    return None


def areas(made: Layout) -> dict[int, int]:
    """The largest connected area of each terrain, over seams too."""
    terrain = {(h.q, h.r): h.terrain for h in made.hexes if h.terrain != ground.START}
    largest: dict[int, int] = {}
    seen: set[tuple[int, int]] = set()
    for place, kind in terrain.items():
        if place in seen:
            continue
        seen.add(place)
        edge = [place]
        size = 0
        while edge:
            q, r = edge.pop()
            size += 1
            for direction in range(6):
                there = neighbour(q, r, direction)
                if there not in seen and terrain.get(there) == kind:
                    seen.add(there)
                    edge.append(there)
        largest[kind] = max(largest.get(kind, 0), size)
    return largest


def start_efforts(made: Layout) -> list[int]:
    """The least effort from each start space, without blockades."""
    board = build(made)
    far = efforts(board, [0] * board.seams, 0)
    return [far[at] for at in board.starts]


def touches_next(made: Layout, q: int, r: int) -> bool:
    around = {neighbour(q, r, direction) for direction in range(6)}
    return any(h.tile == 1 and (h.q, h.r) in around for h in made.hexes)


def boats_suffice(made: Layout) -> bool:
    """Whether El Dorado can be reached without water that no boat can cross, like in all recommended courses.

    The Captain is the strongest; before wilder water everybody queues for the rare card that crosses anything."""
    board = build(made)
    seen = set(board.starts)
    line = list(seen)
    while line:
        at = line.pop()
        if board.finish[at]:
            return True
        for direction in range(6):
            there = board.neighbours[at * 6 + direction]
            if there < 0 or there in seen or board.terrain[there] == ground.MOUNTAIN:
                continue
            if board.terrain[there] != ground.PADDLE or board.power[there] <= STRONGEST_BOAT:
                seen.add(there)
                line.append(there)
    return False


def plays_well(made: Layout) -> bool:
    """Whether a course is as long, as fair and as varied as the recommended ones."""
    effort = start_efforts(made)
    if min(effort) < LEAST_EFFORT or max(effort) > MOST_EFFORT or max(effort) - min(effort) > FAIR:
        return False
    if any(h.start and touches_next(made, h.q, h.r) for h in made.hexes):
        return False  # the start spaces lie at the outer end of their tile
    if not boats_suffice(made):
        return False
    return all(size <= LARGEST_AREAS[kind] for kind, size in areas(made).items())


@lru_cache(maxsize=64)
def random_course(seed: int) -> Course:
    """Return the random course of a seed.

    >>> random_course(7) == random_course(7), random_course(7).tiles[0].side in "AB"
    (True, True)
    """
    dice = QuickDice(seed)
    while True:
        course = grow(dice)
        if course is None:
            continue
        try:
            made = lay_out(course)
        except BadOption:
            continue
        if plays_well(made):
            return Course(f"random:{seed}", f"Random course {seed}", course.tiles, course.finish)
