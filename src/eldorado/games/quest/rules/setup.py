"""Setting up a race: decks, blockades, pieces, market and caves (Q-SETUP)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.plain import Options
from eldorado.games.quest.model import blockades, cards, tokens
from eldorado.games.quest.model.course import DRAWN, Layout
from eldorado.games.quest.model.courses import board_of, layout
from eldorado.games.quest.model.state import QuestState, look_around
from eldorado.games.quest.rules.caves import lay_tokens
from eldorado.games.quest.rules.deck import draw_cards
from eldorado.kit.stock import Stock

RANDOM_SEEDS = 1_000_000


def seams_with_blockades(made: Layout, strips: str) -> list[int]:
    """The seams that get a blockade, from the start on (Q-SETUP-5). Seam n lies between tiles n and n + 1."""
    found: list[int] = []
    for seam in range(len(made.course.tiles) - 1):
        before, after = made.large(seam), made.large(seam + 1)
        if (before and after) or strips == "every_seam" or (strips == "start_side" and not after):
            found.append(seam)
    return found[: blockades.COUNT]


def lay_blockades(s: QuestState, seams: list[int], dice: Dice) -> None:
    """Lay one of the six at random on each of these seams."""
    bag = [0] + [1] * blockades.COUNT
    for seam in seams:
        number = dice.pick(bag, sum(bag))
        bag[number] = 0
        s.blockade[seam] = number
        s.standing |= 1 << seam


def lay_own_blockades(s: QuestState, told: list[int], dice: Dice) -> None:
    """Lay the blockades of a course that names them by seam: these by number, the drawn ones from the others."""
    bag = [0] + [1] * blockades.COUNT
    for seam in range(len(told)):
        if told[seam] > 0:
            bag[told[seam]] = 0
            s.blockade[seam] = told[seam]
            s.standing |= 1 << seam
    for seam in range(len(told)):
        left = sum(bag)
        if told[seam] == DRAWN and left:
            number = dice.pick(bag, left)
            bag[number] = 0
            s.blockade[seam] = number
            s.standing |= 1 << seam


def place_pieces(s: QuestState) -> None:
    """Place the start player on start space 1, the others clockwise on the next; with two players 1 and 3, 2 and 4."""
    for turn in range(s.seats):
        seat = (s.start + turn) % s.seats
        for piece in range(s.pieces_each):
            s.pieces[seat * s.pieces_each + piece] = s.board.starts[turn + piece * s.seats]


def stock_market(s: QuestState, copies: list[int]) -> None:
    """Lay out the market, three of each kind: the six marked kinds on the board, the others beside it (Q-SETUP-7)."""
    for kind in range(cards.STARTING, cards.KINDS):
        s.market[kind] = copies[kind]
        if cards.ON_BOARD[kind] and copies[kind]:
            s.placed |= 1 << kind


def new(seats: int, options: Options, dice: Dice, stock: Stock) -> QuestState:
    """Set up a new race, dealt, with the start player to move."""
    if options["course"] == "random":
        options = {**options, "course": f"random:{dice.below(RANDOM_SEEDS)}"}
    course = options["course"]
    s = QuestState(seats, options, board_of(course))
    s.start = dice.below(seats) if options["start"] == "lots" else 0
    made = layout(course)
    if made.course.blockades:
        lay_own_blockades(s, list(made.course.blockades), dice)
    else:
        lay_blockades(s, seams_with_blockades(made, options["strips"]), dice)
    copies = stock.counts["cards"]
    stock_market(s, copies)
    if options["caves"]:
        lay_tokens(s, stock.counts["tokens"], tokens.CAVE_SIZE)
    for seat in range(seats):
        s.turn = seat
        for kind in range(cards.STARTING):
            s.draws[seat][kind] = copies[kind]
        s.draw_size[seat] = sum(copies[: cards.STARTING])
        draw_cards(s, cards.HAND_SIZE, dice, None)
    s.turn = s.start
    place_pieces(s)
    look_around(s)
    return s
