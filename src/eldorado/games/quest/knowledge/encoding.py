"""The Quest's views as rows of numbers (kit/encoding.py).

Beside what a view says, a row holds what the board says around the viewer's own pieces: a network that only knew the
number of a space would have to learn every course by heart.
"""

from __future__ import annotations

from eldorado.core.plain import Options, Plain
from eldorado.games.quest.knowledge.rows import QuestPlaces, QuestRows
from eldorado.games.quest.model import actions, blockades, cards, ground, phases, tokens
from eldorado.games.quest.model.board import Board
from eldorado.games.quest.model.courses import board_of
from eldorado.games.quest.model.distance import efforts
from eldorado.games.quest.model.stock import SOURCES
from eldorado.kit.encoding import (
    Choice,
    Counts,
    Each,
    Eyes,
    Field,
    Flags,
    Group,
    Layout,
    Number,
    PerSeat,
    Seat,
    Wide,
)

CAVES = 16  # most caves of a course


def neighbour() -> Group:
    """The features of a space beside a piece: terrain, power, occupied or not, and how much nearer it is."""
    return Group(
        {
            "terrain": Choice(ground.TERRAINS),
            "power": Number(4),
            "finish": Number(1),
            "taken": Number(1),
            "nearer": Number(10, low=-10),
        }
    )


def piece(own: bool) -> Group:
    told: dict[str, Field] = {"arrived": Number(1), "space": Wide(), "far": Number(120), "near": Flags(CAVES)}
    if own:
        told["around"] = Group({name: neighbour() for name in ground.DIRECTIONS})
    return Group(told)


def player(own: bool, pieces: int) -> Group:
    told: dict[str, Field] = {
        "pieces": Each(pieces, piece(own)),
        "hand_count": Number(6),
        "draw_count": Number(12),
        "discard": Counts(cards.NAME),
        "new": Counts(cards.TAGGED),
        "tokens": Counts(tokens.NAME, 2),
        "blockades": Flags(blockades.COUNT + 1),
        "known": Counts(cards.TAGGED),
    }
    piles = ("hand", "new_hand", "draw") if own else ("unseen",)
    for pile in piles:
        told[pile] = Counts(cards.TAGGED)
    return Group(told, {"near": "with each piece"})


def layout(seats: int, options: Options) -> Layout:
    pieces = 2 if seats == 2 else 1
    root = Group(
        {
            "seat": Choice(seats),
            "round": Number(60),
            "start": Seat(seats),
            "turn": Seat(seats),
            "phase": Choice(phases.NAME),
            "final": Number(1),
            "players": PerSeat(seats, player(False, pieces), player(True, pieces)),
            "played": Counts(cards.TAGGED),
            "market": Counts(cards.NAME),
            "on_board": Counts(cards.NAME, 1),
            "removed": Counts(cards.NAME),
            "blockades": Each(actions.SEAMS, blockade()),
            "caves": Each(CAVES, Group({"left": Number(4)}, {"space": "the course says where caves are"})),
            "tokens_unseen": Counts(tokens.NAME),
            "moving": Group(
                {"piece": Number(1), "symbol": Choice(ground.SYMBOLS), "left": Number(6), "moved": Number(1)}
            ),
            "source": Choice(SOURCES),
            "given_up": Number(6),
            "coins": Number(20),
            "spending": Number(1),
            "bought": Number(1),
            "passing": Number(1),
            "changing": Number(1),
            "item": Choice(cards.NAME),
            "owed": Number(4),
            "target": Wide(low=-1),
            "optional": Number(1),
            "exchanged": Number(4),
        },
        {
            "seats": "fixed for a layout",
            "options": "fixed for a layout; the course is what lies around pieces",
        },
    )
    made = Layout(root, lambda view: Eyes(seats, view["seat"]), arranged)
    places = QuestPlaces(seats, {name: at for at, name in enumerate(made.features)}, made.size)
    made.direct = lambda: QuestRows(places)
    return made


def blockade() -> Group:
    return Group({"seam": Number(8), "number": Number(6), "standing": Number(1)})


def arranged(view: Plain) -> Plain:
    """Arrange the pieces of a view as tables: their spaces, distances, and the surroundings of the viewer's own."""
    board = board_of(view["options"]["course"])
    laid = [0] * board.seams
    standing = 0
    for told in view["blockades"]:
        laid[told["seam"]] = told["number"]
        standing |= int(told["standing"]) << told["seam"]
    far = efforts(board, laid, standing)
    taken = {at for told in view["players"] for at in told["pieces"]}
    players = []
    for seat, told in enumerate(view["players"]):
        pieces: list[Plain] = []
        for at, near in zip(told["pieces"], told["near"], strict=True):
            if at < 0:
                pieces.append({"arrived": 1, "near": near})
                continue
            one: dict[str, Plain] = {"arrived": 0, "space": at, "far": far[at], "near": near}
            if seat == view["seat"]:
                one["around"] = around(board, at, far, taken)
            pieces.append(one)
        players.append({**told, "pieces": pieces})
    return {**view, "players": players}


def around(board: Board, at: int, far: list[int], taken: set[int]) -> Plain:
    """The spaces around a piece, by direction; directions without a space are left out."""
    told: dict[str, Plain] = {}
    for direction, name in enumerate(ground.DIRECTIONS):
        there = board.neighbours[at * 6 + direction]
        if there >= 0:
            told[name] = {
                "terrain": ground.TERRAINS[board.terrain[there]],
                "power": board.power[there],
                "finish": int(board.finish[there]),
                "taken": int(there in taken),
                "nearer": far[at] - far[there],
            }
    return told
