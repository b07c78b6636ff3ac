"""The board in flat lists, and the surroundings of a piece.

A board never changes during a game: which blockades stand, and where pieces are, is in the state. What a piece can do
from where it stands (`Around`) depends only on its space, on the blockades standing at that space's seams, and on which
neighbours are occupied; so it is worked out once and looked up ever after.
"""

from __future__ import annotations

from typing import Final

from eldorado.games.quest.model import actions, blockades, cards, ground, tokens
from eldorado.kit.choices import Choices

MOST: Final = 10  # one more than the highest possible power: a literal, so that compiled code folds it
NOWHERE: Final = -1
NONE: Final[list[int]] = []  # shared: lists of an `Around` are never changed


def acting(kind: int, free: bool) -> list[int]:
    """The uses of a card besides moving and paying; a Native needs a place to go (`free`)."""
    return (
        [actions.ACT + kind - cards.POWERED]
        if kind >= cards.POWERED and (free or not cards.GUIDES[kind])
        else []
    )


class Uses:
    """The actions of cards and tokens, as lists. They follow from the least power that leads anywhere by each
    symbol, and whether a Native could go anywhere: so many places share it."""

    def __init__(self) -> None:
        self.plays: list[list[int]] = []  # by kind: cards worth playing for their power
        self.changed: list[list[int]] = []  # the same with a symbol token: any symbol
        self.tokens: list[list[int]] = []  # by token with a power
        # actions of a hand while moving, in the usual case: one piece and no symbol token
        self.moving: Choices = NO_CHOICES


class Around:
    """The actions of one piece from its space, as lists. Shared between states."""

    def __init__(self) -> None:
        # by symbol * MOST + power left: landscape steps, blockades to overcome
        self.steps: list[list[int]] = []
        # by number of cards that can be given, 0 to 4: rubble, camp, blockades
        self.gives: list[list[int]] = []
        self.free: list[int] = []  # by a Native
        self.uses: Uses = NO_USES


NO_CHOICES: Final = Choices([], [])
NO_USES: Final = Uses()


class Board:
    """A course in flat lists; `index * 6 + direction` finds a neighbour and the seam in between."""

    def __init__(
        self,
        q: list[int],
        r: list[int],
        tile: list[int],
        terrain: list[int],
        power: list[int],
        start: list[int],
        cave: list[int],
        neighbours: list[int],
        seam: list[int],
    ) -> None:
        self.size: int = len(q)
        self.q = q
        self.r = r
        self.tile = tile
        self.terrain = terrain
        self.power = power
        self.starts: list[int] = [0, 0, 0, 0]  # the space of each start number 1 to 4
        self.caves: list[int] = []  # the spaces that show a cave
        self.cave_at: list[int] = []  # by space: the number of its cave, or -1
        for at in range(self.size):
            if start[at]:
                self.starts[start[at] - 1] = at
            self.cave_at.append(len(self.caves) if cave[at] else -1)
            if cave[at]:
                self.caves.append(at)
        self.neighbours = neighbours
        self.seam = seam  # by space and direction: the seam crossed, or -1
        self.tiles: int = tile[self.size - 1]  # number of terrain tiles; also the number of the finish
        self.finish: list[bool] = [tile[at] == self.tiles for at in range(self.size)]
        self.seams: int = self.tiles - 1
        self.touches: list[list[int]] = []  # by space: the seams it touches
        self.cave_near: list[list[int]] = []  # by space: directions with a cave
        self.towards: list[int] = [-1] * (self.size * self.size)  # direction from a space to a neighbour
        for at in range(self.size):
            touched: list[int] = []
            near: list[int] = []
            for direction in range(6):
                there = neighbours[at * 6 + direction]
                if there < 0:
                    continue
                self.towards[at * self.size + there] = direction
                crossed = seam[at * 6 + direction]
                if 0 <= crossed < self.seams and crossed not in touched:
                    touched.append(crossed)
                if self.cave_at[there] >= 0:
                    near.append(direction)
            self.touches.append(touched)
            self.cave_near.append(near)
        self.known: dict[int, Around] = {}
        self.uses: dict[int, Uses] = {}
        self.maps: dict[int, list[int]] = {}  # distances, by standing blockades
        self.nothing: Around = self.look(0, [], 0, 0, NOWHERE)

    def around(self, at: int, blockade: list[int], standing: int, occupied: int, piece: int) -> Around:
        """What `piece` can do on space `at`. `blockade` has the printed numbers by seam, `standing` the mask of seams
        where they still lie, `occupied` the mask of directions whose neighbour holds a piece."""
        laid = 0
        for crossed in self.touches[at]:
            laid *= 7
            if (standing >> crossed) & 1:
                laid += blockade[crossed]
        key = ((laid * self.size + at) * 64 + occupied) * 2 + piece
        found = self.known.get(key)
        if found is None:
            found = self.look(at, blockade, standing, occupied, piece)
            self.known[key] = found
        return found

    def look(self, at: int, blockade: list[int], standing: int, occupied: int, piece: int) -> Around:
        """Compute what `around` caches."""
        found = Around()
        land: list[list[int]] = [[], [], []]  # action, cost, action, cost … by symbol
        cards: list[int] = []  # action, number of cards …
        if piece >= 0:
            for direction in range(6):
                there = self.neighbours[at * 6 + direction]
                if there < 0 or (occupied >> direction) & 1:
                    continue  # Q-MOVE-8: another piece is there
                crossed = self.seam[at * 6 + direction]
                if 0 <= crossed < self.seams and (standing >> crossed) & 1:
                    continue  # Q-BLOCK-1: a blockade lies between
                terrain = self.terrain[there]
                action = actions.STEP + piece * 6 + direction
                if terrain in (ground.MOUNTAIN, ground.START):
                    continue
                found.free.append(action)
                if terrain < ground.RUBBLE:
                    land[terrain].append(action)
                    land[terrain].append(self.power[there])
                else:
                    cards.append(action)
                    cards.append(self.power[there])
            for crossed in self.touches[at]:
                if not (standing >> crossed) & 1:
                    continue
                number = blockade[crossed]
                terrain = blockades.TERRAIN[number]
                action = actions.OVERCOME + crossed
                found.free.append(action)
                if terrain < ground.RUBBLE:
                    land[terrain].append(action)
                    land[terrain].append(blockades.POWER[number])
                else:
                    cards.append(action)
                    cards.append(blockades.POWER[number])
        self.sort(found, land, cards, max(piece, 0))
        return found

    def sort(self, found: Around, land: list[list[int]], payable: list[int], piece: int) -> None:
        """Build the lists by requirement: the power left, the card, the number of cards."""
        need: list[int] = []
        for symbol in range(3):
            least = 99
            for i in range(1, len(land[symbol]), 2):
                least = min(least, land[symbol][i])
            need.append(least)
            row = land[symbol]
            for left in range(MOST):
                if left < least:
                    found.steps.append(NONE)
                else:
                    found.steps.append([row[i] for i in range(0, len(row), 2) if row[i + 1] <= left])
        for number in range(5):
            if not payable:
                found.gives.append(NONE)
            else:
                found.gives.append(
                    [payable[i] for i in range(0, len(payable), 2) if payable[i + 1] <= number]
                )
        key = piece * 2 + (1 if found.free else 0)
        for least in need:
            key = key * 100 + least
        uses = self.uses.get(key)
        if uses is None:
            uses = self.use(need, len(found.free) > 0, piece)
            self.uses[key] = uses
        found.uses = uses

    def use(self, need: list[int], free: bool, piece: int) -> Uses:
        """Compute the uses of cards and tokens, where `need` is the least power by symbol that leads anywhere."""
        found = Uses()
        powered, play = cards.POWERED, actions.PLAY
        for kind in range(len(cards.POWER)):
            if kind >= powered:
                break
            power = cards.POWER[kind]
            own = cards.SYMBOL[kind]
            plain: list[int] = []
            changed: list[int] = []
            for symbol in range(3):
                if need[symbol] <= power:
                    action = play + (kind * 3 + symbol) * 2 + piece
                    changed.append(action)
                    if own == symbol or own == ground.JOKER:
                        plain.append(action)
            found.plays.append(plain)
            found.changed.append(changed)
        for token in range(tokens.POWERED):
            if need[tokens.SYMBOL[token]] <= tokens.POWER[token]:
                found.tokens.append([actions.PLAY_TOKEN + token * 2 + piece])
            else:
                found.tokens.append(NONE)
        each = [
            [*(found.plays[kind] if kind < powered else acting(kind, free)), actions.SPEND + kind]
            for kind in range(cards.KINDS)
        ]
        found.moving = Choices([actions.END], each)
        return found
