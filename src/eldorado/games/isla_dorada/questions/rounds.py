"""The round: six phases in order, and the transitions between them (D-ROUND-1)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.core.plain import Options, Plain
from eldorado.games.isla_dorada.model import board, cards, numbers, phases
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState
from eldorado.games.isla_dorada.questions.base import IslaQuestion
from eldorado.games.isla_dorada.questions.bidding import Bidding
from eldorado.games.isla_dorada.questions.destiny import DestinyChoice
from eldorado.games.isla_dorada.questions.drawing import FREE, Drawing
from eldorado.games.isla_dorada.questions.news import broadcast, news_size
from eldorado.games.isla_dorada.questions.payment import Payment
from eldorado.games.isla_dorada.questions.sangaia import Sangaia
from eldorado.games.isla_dorada.questions.treasures import Treasures
from eldorado.games.isla_dorada.rules.movement import arrive, leads_on, travel
from eldorado.games.isla_dorada.rules.setup import deal, set_options
from eldorado.kit.stock import Stock


class Round(IslaQuestion):
    """The bottom of the stack: it asks nothing, and pushes the next question when a phase is over."""

    def copy(self) -> Round:
        return Round()

    def actors(self, s: IslaState) -> int:
        return 0

    def clause(self) -> str:
        return "D-ROUND-1"

    def show(self, s: IslaState, eye: int) -> Plain:
        return {"question": "round"}

    def resolve(self, s: IslaState, dice: Dice, out: list[Event] | None) -> None:
        phase = s.phase
        if phase == phases.BIDDING or phase == phases.PAYING:
            collect(s, out)
        elif phase == phases.MOVING:
            reach(s, out)
        elif phase == phases.TREASURES:
            news(s, dice, out)
        elif phase == phases.NEWS:
            start_drawing(s)
        elif phase == phases.SET_UP:
            start_round(s, out)
        else:
            end_round(s, out)


QUESTIONS.add(Round)


def new(seats: int, options: Options, dice: Dice, stock: Stock) -> IslaState:
    """Deal a new game: everybody chooses a destiny."""
    s = IslaState(seats)
    s.stock = stock
    set_options(s, options)
    dealt = deal(s, dice)
    s.questions.append(Round())
    s.owing = (1 << seats) - 1
    s.questions.append(DestinyChoice(s.owing, dealt, [-1] * seats, [-1] * seats))
    return s


def start_round(s: IslaState, out: list[Event] | None) -> None:
    start_bidding(s)
    if out is not None:
        out.append(Event("round", {"n": s.round, "who": s.leader}))


def start_bidding(s: IslaState) -> None:
    s.phase = phases.BIDDING
    s.last = -1
    s.high = -1
    s.way = -1
    for seat in range(s.seats):
        s.bid_way[seat] = -1
        s.share[seat] = 0
    s.questions.append(Bidding(s.leader, -1, 0, 0, [0] * s.seats))


def collect(s: IslaState, out: list[Event] | None) -> None:
    """Let the next seat pay, clockwise from the leader, or move on when everything is paid."""
    s.phase = phases.PAYING
    for step in range(s.seats):
        seat = (s.leader + step) % s.seats
        if s.bid_way[seat] == s.way and s.share[seat] > 0:
            s.questions.append(Payment(seat, s.share[seat], cards.ZEPPELIN_VALUE, 0))
            return
    move(s, out)


def move(s: IslaState, out: list[Event] | None) -> None:
    """Carry out the leg that won; ask for a Sangaia if one could follow."""
    s.phase = phases.MOVING
    travel(s, s.leader, s.way, out)
    if not leads_on(s, s.way):
        return
    waiting = 0
    for seat in range(s.seats):
        if s.hand_size[seat] > 0:
            waiting |= 1 << seat
    if waiting:
        s.questions.append(Sangaia(s.way, waiting, [-1] * s.seats))


def reach(s: IslaState, out: list[Event] | None) -> None:
    """Arrive, and ask all who by public knowledge could play a treasure.

    At a site these are all with a treasure; at Base Camp only a Bongo helps, so a card is needed too.
    """
    arrive(s, out)
    s.phase = phases.TREASURES
    waiting = 0
    for seat in range(s.seats):
        if s.treasures[seat] and (s.place != board.CAMP or s.hand_size[seat] > 0):
            waiting |= 1 << seat
    if waiting:
        s.questions.append(Treasures(waiting, [], []))


def news(s: IslaState, dice: Dice, out: list[Event] | None) -> None:
    size = news_size(s)
    if size == 0:
        start_drawing(s)
        return
    s.phase = phases.NEWS
    broadcast(s, size, dice, out)


def start_drawing(s: IslaState) -> None:
    s.phase = phases.DRAWING
    s.questions.append(Drawing(s.leader, FREE))


def end_round(s: IslaState, out: list[Event] | None) -> None:
    if len(s.markers) >= numbers.MARKERS:
        s.phase = phases.OVER
        s.questions.pop()
        if out is not None:
            out.append(Event("over", {}, None, 0, True))
        return
    s.round += 1
    start_round(s, out)
