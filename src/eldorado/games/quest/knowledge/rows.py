"""The Quest's rows straight from the state, for loops that step many games: the same numbers as encoding.py makes from
a view (a test compares them), without the view. Counts by kind are written in one piece, and what lies around a space
is kept with the map of ways it belongs to: single numbers are what costs."""

from __future__ import annotations

from eldorado.games.quest.knowledge.view import draw_pile
from eldorado.games.quest.model import cards
from eldorado.games.quest.model.board import Board
from eldorado.games.quest.model.distance import efforts
from eldorado.games.quest.model.state import QuestState

AROUND = 6
EACH = 11  # numbers about each of them
MOST_MAPS = 1000  # that are kept
TAKEN = 9  # where among those it says that somebody stands there


class PlayerPlaces:
    """Where the numbers of one player begin in the row."""

    def __init__(self, at: dict[str, int], place: int, pieces: int) -> None:
        first = "players." + str(place) + "."
        self.pieces: list[int] = [at[first + "pieces." + str(i) + ".arrived"] for i in range(pieces)]
        self.count: int = at[first + "pieces.n"]
        self.hand_count: int = at[first + "hand_count"]
        self.draw_count: int = at[first + "draw_count"]
        self.discard: int = at[first + "discard." + cards.NAME[0]]
        self.new: int = at[first + "new." + cards.NAME[0]]
        self.tokens: int = self.new + 2 * cards.KINDS
        self.blockades: int = at[first + "blockades.0"]
        self.known: int = at[first + "known." + cards.NAME[0]]
        own = first + "hand." + cards.NAME[0]
        self.hand: int = at.get(own, -1)
        self.new_hand: int = at.get(first + "new_hand." + cards.NAME[0], -1)
        self.draw: int = at.get(first + "draw." + cards.NAME[0], -1)
        self.unseen: int = at.get(first + "unseen." + cards.NAME[0], -1)


class QuestRows:
    """Writes rows of one layout; `at` says where each of its features is."""

    def __init__(self, seats: int, at: dict[str, int], size: int) -> None:
        self.size: int = size
        self.seats: int = seats
        pieces = 2 if seats == 2 else 1
        self.players: list[PlayerPlaces] = [PlayerPlaces(at, place, pieces) for place in range(seats)]
        self.seat: int = at["seat.0"]
        self.round: int = at["round"]
        self.start: int = at["start.0"]
        self.turn: int = at["turn.0"]
        self.phase: int = at["phase.play"]
        self.final: int = at["final"]
        self.played: int = at["played." + cards.NAME[0]]
        self.market: int = at["market." + cards.NAME[0]]
        self.on_board: int = at["on_board." + cards.NAME[0]]
        self.removed: int = at["removed." + cards.NAME[0]]
        self.blockades: int = at["blockades.n"]
        self.caves: int = at["caves.n"]
        self.unseen: int = at["caves.15.left"] + 1
        self.moving: int = at["moving.piece"]
        self.source: int = at["source." + cards.NAME[0]]
        self.given_up: int = at["given_up"]
        self.item: int = at["item." + cards.NAME[0]]
        self.owed: int = at["owed"]
        self.laid_out: dict[int, bytes] = {}  # the kinds on the board, by their bits
        self.maps: dict[int, list[int]] = {}  # maps of ways by identity; holding them keeps that unique
        self.surroundings: dict[int, dict[int, bytes]] = {}  # by map and space

    def row(self, s: QuestState, eye: int) -> bytearray:
        """The row of a seat, who must be one."""
        row = bytearray(self.size)
        row[self.seat + eye] = 1
        row[self.round] = min(255, s.round)
        row[self.start + (s.start - eye) % s.seats] = 1
        row[self.turn + (s.turn - eye) % s.seats] = 1
        row[self.phase + s.phase] = 1
        row[self.final] = int(s.final)
        for place in range(s.seats):
            self.player(s, (eye + place) % s.seats, place, row)
        self.table(s, row)
        self.turned(s, row)
        return row

    def table(self, s: QuestState, row: bytearray) -> None:
        """Market, blockades, caves."""
        row[self.market : self.market + cards.KINDS] = bytes(s.market)
        row[self.removed : self.removed + cards.KINDS] = bytes(s.removed)
        on_board = self.laid_out.get(s.placed)
        if on_board is None:
            on_board = bytes([(s.placed >> kind) & 1 for kind in range(cards.KINDS)])
            self.laid_out[s.placed] = on_board
        row[self.on_board : self.on_board + cards.KINDS] = on_board
        for kind in s.played:
            row[self.played + kind] += 1
        laid = 0
        for seam in range(s.board.seams):
            if s.blockade[seam]:
                first = self.blockades + 1 + 3 * laid
                row[first] = seam
                row[first + 1] = s.blockade[seam]
                row[first + 2] = (s.standing >> seam) & 1
                laid += 1
        row[self.blockades] = laid
        row[self.caves] = len(s.cave_left)
        row[self.caves + 1 : self.caves + 1 + len(s.cave_left)] = bytes(s.cave_left)
        row[self.unseen : self.unseen + len(s.token_bag)] = bytes(s.token_bag)

    def turned(self, s: QuestState, row: bytearray) -> None:
        """What belongs to the turn: the card in use, coins, what is owed."""
        row[self.moving] = s.mover
        row[self.moving + 1 + s.symbol] = 1
        row[self.moving + 6] = min(255, s.left)
        row[self.moving + 7] = int(s.moved)
        if s.source >= 0:
            row[self.source + s.source] = 1
        row[self.given_up] = min(255, s.given_up)
        row[self.given_up + 1] = min(255, s.coins)
        row[self.given_up + 2] = int(s.spending)
        row[self.given_up + 3] = int(s.bought)
        row[self.given_up + 4] = int(s.passing)
        row[self.given_up + 5] = int(s.changing)
        if s.item >= 0:
            row[self.item + s.item] = 1
        row[self.owed] = s.owed
        row[self.owed + 1] = (s.target + 1) >> 8
        row[self.owed + 2] = (s.target + 1) & 255
        row[self.owed + 3] = int(s.optional)
        row[self.owed + 4] = s.exchanged

    def player(self, s: QuestState, seat: int, place: int, row: bytearray) -> None:
        to = self.players[place]
        mine = seat == s.turn
        hand = s.hands[seat]
        pile = draw_pile(s, seat)
        drawn = sum(pile)
        row[to.hand_count] = len(hand) + (len(s.new_hand) if mine else 0)
        row[to.draw_count] = drawn
        self.pieces(s, seat, to, place == 0, row)
        if s.discard_size[seat]:
            row[to.discard : to.discard + cards.KINDS] = bytes(s.discards[seat])
        for token in s.tokens[seat]:
            row[to.tokens + token] += 1
        for kind in s.known[seat]:
            row[to.known + kind] += 1
        taken = s.taken[seat]
        number = 0
        while taken:
            row[to.blockades + number] = taken & 1
            taken >>= 1
            number += 1
        if drawn:
            first = to.draw if place == 0 else to.unseen
            row[first : first + 2 * cards.KINDS] = bytes(pile)
        held = to.hand if place == 0 else to.unseen
        fresh = to.new_hand if place == 0 else to.unseen + cards.KINDS
        for kind in hand:
            row[held + kind] += 1
        if mine:
            for kind in s.new_discard:
                row[to.new + kind] += 1
            for kind in s.new_hand:
                row[fresh + kind] += 1

    def pieces(self, s: QuestState, seat: int, to: PlayerPlaces, own: bool, row: bytearray) -> None:
        """Where they stand, how far that is, and what lies around the viewer's own."""
        board = s.board
        far = efforts(board, s.blockade, s.standing)
        row[to.count] = s.pieces_each
        for piece in range(s.pieces_each):
            index = seat * s.pieces_each + piece
            at = s.pieces[index]
            first = to.pieces[piece]
            near = s.near[index]
            cave = 0
            while near:
                row[first + 4 + cave] = near & 1
                near >>= 1
                cave += 1
            if at < 0:
                row[first] = 1
                continue
            row[first + 1] = at >> 8
            row[first + 2] = at & 255
            row[first + 3] = min(255, far[at])
            if own:
                self.around(s, at, far, first + 20, row)

    def around(self, s: QuestState, at: int, far: list[int], first: int, row: bytearray) -> None:
        known = self.surroundings.get(id(far))
        if known is None:
            if len(self.maps) >= MOST_MAPS:  # courses drawn by chance bring ever new ones
                self.maps.clear()
                self.surroundings.clear()
            self.maps[id(far)] = far
            known = {}
            self.surroundings[id(far)] = known
        found = known.get(at)
        if found is None:
            found = surroundings(s.board, at, far)
            known[at] = found
        row[first : first + AROUND * EACH] = found
        for piece in s.pieces:
            if piece >= 0 and piece != at:
                for direction in range(AROUND):
                    if s.board.neighbours[at * AROUND + direction] == piece:
                        row[first + direction * EACH + TAKEN] = 1


def surroundings(board: Board, at: int, far: list[int]) -> bytes:
    """What never changes around a space while the same blockades stand."""
    found = bytearray(AROUND * EACH)
    for direction in range(AROUND):
        there = board.neighbours[at * AROUND + direction]
        first = direction * EACH
        if there >= 0:
            found[first + board.terrain[there]] = 1
            found[first + 7] = board.power[there]
            found[first + 8] = int(board.finish[there])
            found[first + 10] = min(255, max(0, far[at] - far[there] + 10))
    return bytes(found)
