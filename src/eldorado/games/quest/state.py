"""The state of a race: ints and lists of ints in slots.

Hands are short sorted lists of kinds. Draw and discard piles are bags: counts by kind, because a face-down pile has no
order until it is drawn from, and nothing ever depends on the order of a discard pile. Cards bought or taken this turn
(Q-BUY-8) are in lists of their own until the turn ends, wherever they are: `new_discard`, `new_draw`, `new_hand`.
"""

from __future__ import annotations

from eldorado.core.game import State
from eldorado.core.plain import Options, Plain
from eldorado.games.quest.board import Around, Board
from eldorado.games.quest.tables import KINDS, PLAYING, TOKENS


class QuestState(State):
    """A race in progress. Everything of the turn belongs to the player to move, `turn`."""

    def __init__(self, seats: int, options: Options, board: Board) -> None:
        super().__init__(seats)
        self.options: Options = options
        self.board: Board = board
        self.pieces_each: int = 2 if seats == 2 else 1
        # --- the table
        self.pieces: list[int] = [-1] * (
            seats * self.pieces_each
        )  # by seat, piece: its space; -1 has arrived
        self.market: list[int] = [0] * KINDS  # cards left of each kind
        self.placed: int = 0  # mask of the kinds on the market board
        self.removed: list[int] = [0] * KINDS  # out of the game
        self.blockade: list[int] = [0] * board.seams  # by seam: the number of the blockade laid there
        self.standing: int = 0  # mask of the seams where it still lies
        self.taken: list[int] = [0] * seats  # by seat: mask of blockade numbers
        self.cave_left: list[int] = []  # tokens in each cave; no list without the caves variant
        self.token_bag: list[int] = [0] * TOKENS  # tokens nobody has seen, in caves or in the box
        # --- the players
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.draws: list[list[int]] = [[0] * KINDS for _ in range(seats)]
        self.draw_size: list[int] = [0] * seats
        self.discards: list[list[int]] = [[0] * KINDS for _ in range(seats)]
        self.discard_size: list[int] = [0] * seats
        self.known: list[list[int]] = [[] for _ in range(seats)]  # cards everybody knows to be in that hand
        self.tokens: list[list[int]] = [[] for _ in range(seats)]
        self.near: list[int] = [0] * (
            seats * self.pieces_each
        )  # mask of caves the piece last stopped next to
        # --- the turn
        self.start: int = 0  # the start player
        self.turn: int = 0
        self.round: int = 1
        self.final: bool = False  # somebody has arrived: this is the last round
        self.phase: int = PLAYING
        self.played: list[int] = []  # kinds above the expedition board, to be discarded in phase 2
        self.spending: bool = False
        self.bought: bool = False
        self.coins: int = 0  # half coins spent and not yet used
        self.passing: bool = False  # a pass token was played
        self.changing: bool = False  # a symbol token waits for the next card
        self.item: int = -1  # the item just used for its function, which a preserve token could save
        self.left: int = 0  # power left over of the card or token in use
        self.symbol: int = 0
        self.mover: int = 0  # the piece it is used for
        self.moved: bool = False  # that piece moved with it
        self.owed: int = 0  # cards to give, remove or exchange
        self.target: int = -1  # what is paid for: a step or blockade action
        self.optional: bool = False  # fewer than `owed` will do
        self.new_discard: list[int] = []
        self.new_draw: list[int] = []
        self.new_hand: list[int] = []
        # --- worked out, not part of the position: what the player's pieces can do from where they stand
        self.around: list[Around] = [board.nothing] * self.pieces_each

    def __str__(self) -> str:
        from eldorado.games.quest.drawing import draw

        return draw(self)


NUMBERS: list[str] = [
    "placed",
    "standing",
    "start",
    "turn",
    "round",
    "final",
    "phase",
    "spending",
    "bought",
    "coins",
    "passing",
    "changing",
    "item",
    "left",
    "symbol",
    "mover",
    "moved",
    "owed",
    "target",
    "optional",
]
LISTS: list[str] = [
    "pieces",
    "market",
    "removed",
    "blockade",
    "taken",
    "cave_left",
    "token_bag",
    "draw_size",
    "discard_size",
    "near",
    "played",
    "new_discard",
    "new_draw",
    "new_hand",
]
NESTED: list[str] = ["hands", "draws", "discards", "known", "tokens"]


def clone(s: QuestState) -> QuestState:
    """An independent copy; the board and what is looked up on it are shared."""
    c = QuestState.__new__(QuestState)
    c.seats = s.seats
    c.options = s.options
    c.board = s.board
    c.pieces_each = s.pieces_each
    c.pieces = s.pieces[:]
    c.market = s.market[:]
    c.placed = s.placed
    c.removed = s.removed[:]
    c.blockade = s.blockade  # laid once, never changed
    c.standing = s.standing
    c.taken = s.taken[:]
    c.cave_left = s.cave_left[:]
    c.token_bag = s.token_bag[:]
    c.hands = [cards[:] for cards in s.hands]
    c.draws = [cards[:] for cards in s.draws]
    c.draw_size = s.draw_size[:]
    c.discards = [cards[:] for cards in s.discards]
    c.discard_size = s.discard_size[:]
    c.known = [cards[:] for cards in s.known]
    c.tokens = [tokens[:] for tokens in s.tokens]
    c.near = s.near[:]
    c.start = s.start
    c.turn = s.turn
    c.round = s.round
    c.final = s.final
    c.phase = s.phase
    c.played = s.played[:]
    c.spending = s.spending
    c.bought = s.bought
    c.coins = s.coins
    c.passing = s.passing
    c.changing = s.changing
    c.item = s.item
    c.left = s.left
    c.symbol = s.symbol
    c.mover = s.mover
    c.moved = s.moved
    c.owed = s.owed
    c.target = s.target
    c.optional = s.optional
    c.new_discard = s.new_discard[:]
    c.new_draw = s.new_draw[:]
    c.new_hand = s.new_hand[:]
    c.around = s.around[:]
    return c


def look_around(s: QuestState) -> None:
    """Renew `around` for the player to move; called whenever pieces, blockades or the turn changed."""
    pieces = s.pieces
    board = s.board
    each = s.pieces_each
    first = s.turn * each
    for piece in range(each):
        at = pieces[first + piece]
        if at < 0:
            s.around[piece] = board.nothing
            continue
        occupied = 0
        if not s.passing:
            row = at * board.size
            for other in pieces:
                if other >= 0:
                    direction = board.towards[row + other]
                    if direction >= 0:
                        occupied |= 1 << direction
        s.around[piece] = board.around(at, s.blockade, s.standing, occupied, piece)


def dump(s: QuestState) -> Plain:
    """The whole state as plain data."""
    data: Plain = {"seats": s.seats, "options": dict(s.options)}
    for name in NUMBERS:
        data[name] = int(getattr(s, name))
    for name in LISTS:
        data[name] = list(getattr(s, name))
    for name in NESTED:
        data[name] = [list(part) for part in getattr(s, name)]
    return data


FLAGS: list[str] = ["final", "spending", "bought", "passing", "changing", "moved", "optional"]


def load(data: Plain, board: Board) -> QuestState:
    """The inverse of `dump`."""
    s = QuestState(data["seats"], dict(data["options"]), board)
    for name in NUMBERS:
        setattr(s, name, bool(data[name]) if name in FLAGS else int(data[name]))
    for name in LISTS:
        setattr(s, name, list(data[name]))
    for name in NESTED:
        setattr(s, name, [list(part) for part in data[name]])
    look_around(s)
    return s
