"""The state of a race: ints and lists of ints in slots.

Hands are short sorted lists of kinds. Draw and discard piles are bags: counts by kind, because a face-down pile has no
order until it is drawn from, and nothing ever depends on the order of a discard pile. Cards bought or taken this turn
(Q-BUY-8) are in lists of their own until the turn ends, wherever they are: `new_discard`, `new_draw`, `new_hand`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eldorado.core.game import State
from eldorado.core.plain import Options, Plain
from eldorado.games.quest.model import cards, phases, tokens
from eldorado.games.quest.model.board import Around, Board
from eldorado.games.quest.model.stock import SHAPES
from eldorado.kit import fields
from eldorado.kit.choices import Choices

NO_STALL: Final[list[Choices]] = []  # until somebody asks; never changed


class QuestState(State):
    """A race in progress. All fields of the turn belong to the player to move, `turn`."""

    options: Options
    board: Board
    pieces_each: i64
    # --- the table
    pieces: list[int]  # by seat, piece: its space; -1 has arrived
    market: list[int]  # cards left of each kind
    placed: i64  # mask of the kinds on the market board
    removed: list[int]  # out of the game
    blockade: list[int]  # by seam: the number of the blockade laid there
    standing: i64  # mask of the seams where it still stands
    taken: list[int]  # by seat: mask of blockade numbers
    cave_left: list[int]  # tokens in each cave; empty without the caves variant
    token_bag: list[int]  # tokens nobody has seen, in caves or in the box
    # --- the players
    hands: list[list[int]]
    draws: list[list[int]]
    draw_size: list[int]
    discards: list[list[int]]
    discard_size: list[int]
    known: list[list[int]]  # cards that everybody knows to be in that hand
    tokens: list[list[int]]
    near: list[int]  # mask of caves the piece last stopped next to
    # --- the turn
    start: int  # the start player
    turn: i64
    round: int
    final: bool  # somebody has arrived: this is the last round
    phase: i64
    played: list[int]  # kinds above the expedition board, to be discarded in phase 2
    spending: bool
    bought: bool
    coins: i64  # half coins spent and not yet used
    passing: bool  # a pass token was played
    changing: bool  # a symbol token waits for the next card
    item: i64  # the item just used for its function, which a preserve token could save
    left: i64  # power left over of the card or token in use
    symbol: i64
    source: i64  # its source: the kind of a card, or cards.KINDS + token; -1 none
    given_up: i64  # power of the same symbol given up to play it
    mover: i64  # the piece it is used for
    moved: bool  # that piece has moved with it
    owed: i64  # cards to give, remove or exchange
    target: i64  # what is being paid for: a step or blockade action
    optional: bool  # fewer than `owed` are enough
    exchanged: i64  # cards exchanged just now
    new_discard: list[int]
    new_draw: list[int]
    new_hand: list[int]
    # --- derived, not part of the position
    around: list[Around]  # what the player's pieces can do from their spaces
    seen: list[Around | None]  # the same for every piece; what makes it invalid puts a new list there
    on_offer: i64  # mask of the kinds that can be bought; -1: not computed yet (rules/market.py)
    stall: list[
        Choices
    ]  # what hands can do with such a choice to buy from, shared by all states; follows `on_offer`

    def __init__(self, seats: int, options: Options, board: Board, like: QuestState | None = None) -> None:
        """The start of a race before anything is laid out; or, given one, a copy of it.

        Lists that seldom change are shared with the copy: whoever changes one puts a new list in its place.
        The copy is made here, and not on an empty object, because a compiled class has none without its __init__.
        """
        super().__init__(seats)
        if like is not None:
            self.options = like.options
            self.board = like.board
            self.pieces_each = like.pieces_each
            self.pieces = like.pieces[:]
            self.market = like.market
            self.placed = like.placed
            self.removed = like.removed
            self.blockade = like.blockade
            self.standing = like.standing
            self.taken = like.taken
            self.cave_left = like.cave_left
            self.token_bag = like.token_bag
            self.hands = [pile[:] for pile in like.hands]
            self.draws = [pile[:] for pile in like.draws]
            self.draw_size = like.draw_size[:]
            self.discards = [pile[:] for pile in like.discards]
            self.discard_size = like.discard_size[:]
            self.known = like.known[:]
            self.tokens = like.tokens
            self.near = like.near
            self.start = like.start
            self.turn = like.turn
            self.round = like.round
            self.final = like.final
            self.phase = like.phase
            self.played = like.played[:]
            self.spending = like.spending
            self.bought = like.bought
            self.coins = like.coins
            self.passing = like.passing
            self.changing = like.changing
            self.item = like.item
            self.left = like.left
            self.symbol = like.symbol
            self.source = like.source
            self.given_up = like.given_up
            self.mover = like.mover
            self.moved = like.moved
            self.owed = like.owed
            self.target = like.target
            self.optional = like.optional
            self.exchanged = like.exchanged
            self.new_discard = like.new_discard
            self.new_draw = like.new_draw
            self.new_hand = like.new_hand
            self.around = like.around[:]
            self.seen = like.seen
            self.on_offer = like.on_offer
            self.stall = like.stall
            return
        self.options = options
        self.board = board
        self.pieces_each = 2 if seats == 2 else 1
        self.pieces = [-1] * (seats * self.pieces_each)
        self.market = [0] * cards.KINDS
        self.placed = 0
        self.removed = [0] * cards.KINDS
        self.blockade = [0] * board.seams
        self.standing = 0
        self.taken = [0] * seats
        self.cave_left = []
        self.token_bag = [0] * tokens.KINDS
        self.hands = [[] for _ in range(seats)]
        self.draws = [[0] * cards.KINDS for _ in range(seats)]
        self.draw_size = [0] * seats
        self.discards = [[0] * cards.KINDS for _ in range(seats)]
        self.discard_size = [0] * seats
        self.known = [[] for _ in range(seats)]
        self.tokens = [[] for _ in range(seats)]
        self.near = [0] * (seats * self.pieces_each)
        self.start = 0
        self.turn = 0
        self.round = 1
        self.final = False
        self.phase = phases.PLAYING
        self.played = []
        self.spending = False
        self.bought = False
        self.coins = 0
        self.passing = False
        self.changing = False
        self.item = -1
        self.left = 0
        self.symbol = 0
        self.source = -1
        self.given_up = 0
        self.mover = 0
        self.moved = False
        self.owed = 0
        self.target = -1
        self.optional = False
        self.exchanged = 0
        self.new_discard = []
        self.new_draw = []
        self.new_hand = []
        self.around = [board.nothing] * self.pieces_each
        self.seen = [None] * len(self.pieces)
        self.on_offer = -1
        self.stall = NO_STALL


# The position as it is saved; `around`, `seen`, `on_offer` and `stall` follow from it.
FIELDS: Final = (
    "placed", "standing", "start", "turn", "round", "final", "phase", "spending", "bought", "coins",
    "passing", "changing", "item", "left", "symbol", "source", "given_up", "mover", "moved", "owed",
    "target", "optional", "exchanged", "pieces", "market", "removed", "blockade", "taken", "cave_left",
    "token_bag", "draw_size", "discard_size", "near", "played", "new_discard", "new_draw", "new_hand",
    "hands", "draws", "discards", "known", "tokens",
)  # fmt: skip


def clone(s: QuestState) -> QuestState:
    """An independent copy; the board and what is looked up on it are shared."""
    return QuestState(s.seats, s.options, s.board, s)


def look_around(s: QuestState) -> None:
    """Renew `around` for the player to move, after pieces, blockades or a pass token changed the way."""
    s.seen = [None] * len(s.pieces)
    look_on(s)


def look_on(s: QuestState) -> None:
    """The same when only the turn changed: what a piece saw last is still valid."""
    index = s.turn * s.pieces_each
    for piece in range(s.pieces_each):
        found = s.seen[index]
        if found is None:
            found = look_around_piece(s, piece)
            s.seen[index] = found
        s.around[piece] = found
        index += 1


def look_around_piece(s: QuestState, piece: int) -> Around:
    board = s.board
    pieces = s.pieces
    at = pieces[s.turn * s.pieces_each + piece]
    if at < 0:
        return board.nothing
    occupied = 0
    if not s.passing:
        row = at * board.size
        towards = board.towards
        for other in pieces:
            if other >= 0:
                direction = towards[row + other]
                if direction >= 0:
                    occupied |= 1 << direction
    return board.around(at, s.blockade, s.standing, occupied, piece)


def dump(s: QuestState) -> Plain:
    """Return the whole state as plain data."""
    return {"seats": s.seats, "options": dict(s.options), **fields.dump(s, FIELDS, SHAPES)}


def load(data: Plain, board: Board) -> QuestState:
    """Rebuild a state; the inverse of `dump`."""
    s = QuestState(data["seats"], dict(data["options"]), board)
    fields.load(s, data, FIELDS, SHAPES)
    look_around(s)
    return s
