"""The Quest's rows straight from the state, for loops that step many games: the same numbers as encoding.py makes from
a view (a test compares them), without the view. While a turn goes on only what it can change is written again, and the
pieces and what lies around them only when one has moved."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from eldorado.games.quest.model import cards
from eldorado.games.quest.model.board import Board
from eldorado.games.quest.model.distance import efforts
from eldorado.games.quest.model.state import QuestState
from eldorado.kit.writing import RowWriter, put, recount

AROUND = 6
EACH = 11  # numbers about each of them
MOST_MAPS = 1000  # that are cached
TAKEN = 9  # index among those of the flag that somebody stands there
CAVES = 16  # flags of each piece


class PlayerPlaces:
    """The offsets of one player's numbers in the row."""

    def __init__(self, at: dict[str, int], place: int, pieces: int) -> None:
        first = "players." + str(place) + "."
        self.pieces: list[int] = [at[first + "pieces." + str(i) + ".arrived"] for i in range(pieces)]
        self.count: i64 = at[first + "pieces.n"]
        self.hand_count: i64 = at[first + "hand_count"]
        self.draw_count: i64 = at[first + "draw_count"]
        self.discard: i64 = at[first + "discard." + cards.NAME[0]]
        self.new: i64 = at[first + "new." + cards.NAME[0]]
        self.tokens: i64 = self.new + 2 * cards.KINDS
        self.blockades: i64 = at[first + "blockades.0"]
        self.known: i64 = at[first + "known." + cards.NAME[0]]
        own = first + "hand." + cards.NAME[0]
        self.hand: i64 = at.get(own, -1)
        self.new_hand: i64 = at.get(first + "new_hand." + cards.NAME[0], -1)
        self.draw: i64 = at.get(first + "draw." + cards.NAME[0], -1)
        self.unseen: i64 = at.get(first + "unseen." + cards.NAME[0], -1)


class QuestPlaces:
    """The offsets of a layout's numbers, by the names of its features; shared by all writers of such rows."""

    def __init__(self, seats: int, at: dict[str, int], size: int) -> None:
        self.size: i64 = size
        pieces = 2 if seats == 2 else 1
        self.players: list[PlayerPlaces] = [PlayerPlaces(at, place, pieces) for place in range(seats)]
        self.seat: i64 = at["seat.0"]
        self.round: i64 = at["round"]
        self.start: i64 = at["start.0"]
        self.turn: i64 = at["turn.0"]
        self.phase: i64 = at["phase.play"]
        self.final: i64 = at["final"]
        self.played: i64 = at["played." + cards.NAME[0]]
        self.market: i64 = at["market." + cards.NAME[0]]
        self.on_board: i64 = at["on_board." + cards.NAME[0]]
        self.removed: i64 = at["removed." + cards.NAME[0]]
        self.blockades: i64 = at["blockades.n"]
        self.caves: i64 = at["caves.n"]
        self.unseen: i64 = at["caves.15.left"] + 1
        self.moving: i64 = at["moving.piece"]
        self.source: i64 = at["source." + cards.NAME[0]]
        self.given_up: i64 = at["given_up"]
        self.item: i64 = at["item." + cards.NAME[0]]
        self.owed: i64 = at["owed"]
        self.maps: dict[int, list[int]] = {}  # maps of ways by identity; keeping references makes that unique
        self.surroundings: dict[int, dict[int, bytes]] = {}  # by map and space

    def around(self, board: Board, at: int, far: list[int]) -> bytes:
        """The surroundings of a space, cached with the map of ways they belong to."""
        known = self.surroundings.get(id(far))
        if known is None:
            if len(self.maps) >= MOST_MAPS:  # random courses bring ever new ones
                self.maps.clear()
                self.surroundings.clear()
            self.maps[id(far)] = far
            known = {}
            self.surroundings[id(far)] = known
        found = known.get(at)
        if found is None:
            found = surroundings(board, at, far)
            known[at] = found
        return found


def surroundings(board: Board, at: int, far: list[int]) -> bytes:
    """The parts of a space's surroundings that never change while the same blockades stand."""
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


class QuestRows(RowWriter):
    """Writes the rows of one game, for a player's seat."""

    def __init__(self, to: QuestPlaces) -> None:
        self.to = to
        # what was written last
        self.state: QuestState | None = None
        self.eye: int = -1
        self.turn: int = -1  # its number in the game, if it is the viewer's
        self.standing: int = -1
        self.placed: int = -1
        self.pieces: list[int] = []
        self.near: list[int] = []
        self.market: list[int] = []
        self.removed: list[int] = []
        self.played: list[int] = []
        self.hand: list[int] = []
        self.known: list[int] = []
        self.tokens: list[int] = []
        self.new: list[int] = []
        self.new_hand: list[int] = []
        self.new_draw: list[int] = []
        self.phase: i64 = 0  # position of the flag in a one-of encoding
        self.symbol: i64 = 0
        self.source: i64 = 0
        self.item: i64 = 0

    def write(self, s: QuestState, seat: int, into: vec[u8], first: i64) -> None:
        # Loops do not ask for a viewer who is not to move, so then everything is rewritten.
        turn = s.round * s.seats + s.turn
        if seat != s.turn or s is not self.state or turn != self.turn:
            self.begin(s, seat, into, first)
            self.turn = turn if seat == s.turn else -1
        if s.standing != self.standing or s.pieces != self.pieces or s.near is not self.near:
            self.board(s, into, first)
        self.own(s, into, first)
        self.table(s, into, first)
        self.turned(s, into, first)

    def begin(self, s: QuestState, seat: int, into: vec[u8], first: i64) -> None:
        """Write only the numbers that stay the same for the whole turn."""
        to = self.to
        for at in range(first, first + to.size):
            into[at] = 0
        self.state = s
        self.eye = seat
        self.standing = -1
        self.placed = -1
        self.market = []
        self.removed = []
        self.played = []
        self.hand = []
        self.known = []
        self.tokens = []
        self.new = []
        self.new_hand = []
        self.new_draw = []
        self.phase = first + to.phase
        self.symbol = first + to.moving + 1
        self.source = first + to.source
        self.item = first + to.item
        into[first + to.seat + seat] = 1
        into[first + to.round] = min(255, s.round)
        into[first + to.start + (s.start - seat) % s.seats] = 1
        into[first + to.turn + (s.turn - seat) % s.seats] = 1
        for place in range(1, s.seats):
            self.other(s, (seat + place) % s.seats, to.players[place], into, first)

    def other(self, s: QuestState, seat: int, to: PlayerPlaces, into: vec[u8], first: i64) -> None:
        """Write another player's numbers, with hand and draw pile combined."""
        hand = s.hands[seat]
        into[first + to.hand_count] = len(hand)
        into[first + to.draw_count] = s.draw_size[seat]
        put(into, first + to.discard, s.discards[seat])
        put(into, first + to.unseen, s.draws[seat])
        for kind in hand:
            into[first + to.unseen + kind] += 1
        if seat == s.turn:  # another player's turn is seldom shown
            into[first + to.hand_count] += len(s.new_hand)
            into[first + to.draw_count] += len(s.new_draw)
            recount(into, first + to.new, [], s.new_discard)
            recount(into, first + to.unseen + cards.KINDS, [], s.new_hand)
            recount(into, first + to.unseen + cards.KINDS, [], s.new_draw)
        recount(into, first + to.tokens, [], s.tokens[seat])
        recount(into, first + to.known, [], s.known[seat])

    def own(self, s: QuestState, into: vec[u8], first: i64) -> None:
        """Write the viewer's cards and tokens."""
        to = self.to.players[0]
        seat = self.eye
        hand = s.hands[seat]
        size = len(hand)
        drawn = s.draw_size[seat]
        if seat == s.turn:
            size += len(s.new_hand)
            drawn += len(s.new_draw)
            recount(into, first + to.new, self.new, s.new_discard)
            recount(into, first + to.new_hand, self.new_hand, s.new_hand)
            recount(into, first + to.draw + cards.KINDS, self.new_draw, s.new_draw)
            self.new = s.new_discard[:]
            self.new_hand = s.new_hand[:]
            self.new_draw = s.new_draw[:]
        into[first + to.hand_count] = size
        into[first + to.draw_count] = drawn
        recount(into, first + to.hand, self.hand, hand)
        self.hand = hand[:]
        put(into, first + to.discard, s.discards[seat])
        put(into, first + to.draw, s.draws[seat])
        recount(into, first + to.tokens, self.tokens, s.tokens[seat])
        self.tokens = s.tokens[seat][:]
        recount(into, first + to.known, self.known, s.known[seat])
        self.known = s.known[seat][:]

    def table(self, s: QuestState, into: vec[u8], first: i64) -> None:
        """Write market, caves, and played cards. Lists shared between copies of a state are never changed."""
        to = self.to
        if s.market is not self.market:
            put(into, first + to.market, s.market)
            self.market = s.market
        if s.removed is not self.removed:
            put(into, first + to.removed, s.removed)
            self.removed = s.removed
        if s.placed != self.placed:
            for kind in range(cards.KINDS):
                into[first + to.on_board + kind] = u8((s.placed >> kind) & 1)
            self.placed = s.placed
        recount(into, first + to.played, self.played, s.played)
        self.played = s.played[:]
        if s.cave_left:
            into[first + to.caves] = len(s.cave_left)
            put(into, first + to.caves + 1, s.cave_left)
            put(into, first + to.unseen, s.token_bag)

    def turned(self, s: QuestState, into: vec[u8], first: i64) -> None:
        """Write the numbers of the turn: the card in use, coins, what is owed."""
        to = self.to
        into[self.phase] = 0
        self.phase = first + to.phase + s.phase
        into[self.phase] = 1
        into[first + to.final] = 1 if s.final else 0
        moving = first + to.moving
        into[moving] = u8(s.mover)
        into[self.symbol] = 0
        self.symbol = moving + 1 + s.symbol
        into[self.symbol] = 1
        into[moving + 6] = u8(min(255, s.left))
        into[moving + 7] = 1 if s.moved else 0
        into[self.source] = 0
        if s.source >= 0:
            self.source = first + to.source + s.source
            into[self.source] = 1
        given = first + to.given_up
        into[given] = u8(min(255, s.given_up))
        into[given + 1] = u8(min(255, s.coins))
        into[given + 2] = 1 if s.spending else 0
        into[given + 3] = 1 if s.bought else 0
        into[given + 4] = 1 if s.passing else 0
        into[given + 5] = 1 if s.changing else 0
        into[self.item] = 0
        if s.item >= 0:
            self.item = first + to.item + s.item
            into[self.item] = 1
        owed = first + to.owed
        into[owed] = u8(s.owed)
        into[owed + 1] = u8((s.target + 1) >> 8)
        into[owed + 2] = u8((s.target + 1) & 255)
        into[owed + 3] = 1 if s.optional else 0
        into[owed + 4] = u8(s.exchanged)

    def board(self, s: QuestState, into: vec[u8], first: i64) -> None:
        """Write blockades, spaces and distances of pieces, and the surroundings of the viewer's own."""
        self.standing = s.standing
        self.pieces = s.pieces[:]
        self.near = s.near
        laid: i64 = first + self.to.blockades
        number = 0
        for seam in range(s.board.seams):
            if s.blockade[seam]:
                into[laid + 1] = seam
                into[laid + 2] = s.blockade[seam]
                into[laid + 3] = u8((s.standing >> seam) & 1)
                laid += 3
                number += 1
        into[first + self.to.blockades] = number
        far = efforts(s.board, s.blockade, s.standing)
        for place in range(s.seats):
            seat = (self.eye + place) % s.seats
            to = self.to.players[place]
            taken = s.taken[seat]
            at: i64 = first + to.blockades
            while taken:
                into[at] = taken & 1
                taken >>= 1
                at += 1
            into[first + to.count] = u8(s.pieces_each)
            for piece in range(s.pieces_each):
                self.piece(s, seat * s.pieces_each + piece, far, into, first + to.pieces[piece], place == 0)

    def piece(self, s: QuestState, index: int, far: list[int], into: vec[u8], first: i64, own: bool) -> None:
        at = s.pieces[index]
        near = s.near[index]
        if s.cave_left:
            for cave in range(CAVES):
                into[first + 4 + cave] = (near >> cave) & 1
        beside: i64 = first + 4 + CAVES
        if at < 0:
            into[first] = 1
            into[first + 1] = 0
            into[first + 2] = 0
            into[first + 3] = 0
            if own:
                for where in range(beside, beside + AROUND * EACH):
                    into[where] = 0
            return
        into[first] = 0
        into[first + 1] = at >> 8
        into[first + 2] = at & 255
        into[first + 3] = min(255, far[at])
        if not own:
            return
        place: i64 = beside
        for told in self.to.around(s.board, at, far):
            into[place] = told
            place += 1
        towards = s.board.towards
        row = at * s.board.size
        for other in s.pieces:
            if other >= 0 and other != at:
                direction = towards[row + other]
                if direction >= 0:
                    into[beside + direction * EACH + TAKEN] = 1
