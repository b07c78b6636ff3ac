"""Cable news: everybody draws treasures and returns one."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import actions, board, goals, numbers, stock
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState
from eldorado.games.isla_dorada.questions.base import HIDDEN, UNSEEN, IslaQuestion, one_of
from eldorado.games.isla_dorada.rules.goal_cards import draw_treasure, hold_treasure, treasures_in_deck, under
from eldorado.games.isla_dorada.rules.refusals import no


class CableNews(IslaQuestion):
    """All choose at once while the deck has enough for all, otherwise clockwise, one after the other (D-NEWS-1 …)."""

    def __init__(
        self,
        size: int,
        waiting: int,
        drawer: int,
        drawn: list[int],
        rejected: list[int],
        aside: list[int],
        aside_seen: list[int],
    ) -> None:
        self.size: int = size  # number of treasures each draws
        self.waiting: int = waiting  # mask
        self.drawer: int = drawer  # the seat that draws next if the deck is short, else -1
        self.drawn: list[int] = drawn  # treasures, `size` places for each seat, -1 for none
        self.rejected: list[int] = rejected  # by seat, -1 until chosen
        self.aside: list[int] = aside  # rejected treasures lie aside until all have chosen
        self.aside_seen: list[int] = aside_seen  # for each: the mask of the seats that know it

    def copy(self) -> CableNews:
        drawn, rejected = self.drawn[:], self.rejected[:]
        return CableNews(
            self.size, self.waiting, self.drawer, drawn, rejected, self.aside[:], self.aside_seen[:]
        )

    def actors(self, s: IslaState) -> int:
        return self.waiting

    def legal(self, s: IslaState, seat: int) -> list[int]:
        return [actions.RETURN + treasure for treasure in self.offers(seat)]

    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        self.rejected[seat] = action - actions.RETURN
        self.waiting &= ~(1 << seat)
        if out is not None:
            out.append(Event("answered", {"who": seat}))
        if self.drawer >= 0:
            self.keep(s, seat)
            self.next_drawer(s)

    def resolve(self, s: IslaState, dice: Dice, out: list[Event] | None) -> None:
        """Let the next seat draw; after the last, rejected treasures go under the deck."""
        while self.drawer >= 0:
            seat = self.drawer
            self.draw(s, seat, dice, out)
            if len(self.offers(seat)) == self.size:
                self.waiting = 1 << seat
                return
            self.keep(s, seat)
            self.next_drawer(s)
        for step in range(s.seats):
            self.keep(s, (s.leader + step) % s.seats)
        under(s.treasure_deck, s.treasure_seen, self.aside, self.aside_seen)
        s.questions.pop()

    def draw(self, s: IslaState, seat: int, dice: Dice, out: list[Event] | None) -> None:
        found: list[int] = []
        for _ in range(self.size):
            if not s.treasure_deck and self.aside:
                under(s.treasure_deck, s.treasure_seen, self.aside, self.aside_seen)
                self.aside = []
                self.aside_seen = []
            treasure = draw_treasure(s, seat, dice)
            if treasure >= 0:
                found.append(treasure)
        found.sort()
        for i, treasure in enumerate(found):
            self.drawn[seat * self.size + i] = treasure
        if out is not None:
            names = [goals.TREASURE[t] for t in found]
            out.append(Event("news_drawn", {"who": seat, "n": len(names)}, {"treasures": names}, 1 << seat))

    def keep(self, s: IslaState, seat: int) -> None:
        """Keep the drawn treasures except the rejected one."""
        for treasure in self.offers(seat):
            if treasure == self.rejected[seat]:
                self.aside.append(treasure)
                self.aside_seen.append(1 << seat)
            else:
                hold_treasure(s, seat, treasure)
        for i in range(self.size):
            self.drawn[seat * self.size + i] = -1
        self.rejected[seat] = -1

    def next_drawer(self, s: IslaState) -> None:
        self.drawer = (self.drawer + 1) % s.seats
        if self.drawer == s.leader:
            self.drawer = -1

    # --- words --------------------------------------------------------------------------------------------------------
    def asks(self, s: IslaState, seat: int) -> str:
        return "news"

    def clause(self) -> str:
        return "D-NEWS-1"

    def details(self, s: IslaState, seat: int) -> dict[str, Plain]:
        return {"keep": len(self.offers(seat)) - 1}

    def reason(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        return no("D-NEWS-1", "not_offered") if actions.FAMILY[action] == actions.RETURN else None

    # --- views -------------------------------------------------------------------------------------------------
    def offers(self, seat: int) -> list[int]:
        return [t for t in self.drawn[seat * self.size : (seat + 1) * self.size] if t != -1]

    def show(self, s: IslaState, eye: int) -> Plain:
        drawn: list[int] = []
        for seat in range(s.seats):
            for treasure in self.drawn[seat * self.size : (seat + 1) * self.size]:
                drawn.append(treasure if treasure < 0 or seat == eye else HIDDEN)
        own = 1 << eye if eye >= 0 else 0
        return {
            "question": "cable_news",
            "size": self.size,
            "waiting": self.waiting,
            "drawer": self.drawer,
            "drawn": drawn,
            "rejected": [self.rejected[seat] if seat == eye else UNSEEN for seat in range(s.seats)],
            "aside": [t if self.aside_seen[i] & own else HIDDEN for i, t in enumerate(self.aside)],
            "aside_seen": [mask & own for mask in self.aside_seen],
        }

    def cards_seen(self) -> list[int]:
        return [treasure for treasure in self.drawn + self.aside if treasure >= 0]

    def unhide(self, pile: list[int]) -> None:
        for first in range(0, len(self.drawn), self.size):
            if self.drawn[first] == HIDDEN:
                found = [pile.pop() for _ in range(self.size)]
                found.sort()
                self.drawn[first : first + self.size] = found
        for i in range(len(self.aside)):
            if self.aside[i] == HIDDEN:
                self.aside[i] = pile.pop()

    def imagine(self, s: IslaState, me: int, dice: Dice) -> None:
        for who in range(s.seats):
            if who != me and not (self.waiting >> who) & 1 and self.offers(who):
                self.rejected[who] = one_of(self.offers(who), dice)


QUESTIONS.add(CableNews, {"drawn": stock.TREASURES, "rejected": stock.TREASURES, "aside": stock.TREASURES})


def news_size(s: IslaState) -> int:
    """The number of treasures each draws now; 0 if the marker just placed is not red (D-NEWS-1)."""
    if s.place == board.CAMP:
        return 0
    if len(s.markers) == numbers.RED_FIRST:
        return 2
    if len(s.markers) == numbers.RED_SECOND:
        return 3
    return 0


def broadcast(s: IslaState, size: int, dice: Dice, out: list[Event] | None) -> None:
    """Begin the cable news; everybody draws now if the deck has enough for all."""
    if out is not None:
        out.append(Event("news", {"n": size, "keep": size - 1}))
    news = CableNews(size, 0, -1, [-1] * (size * s.seats), [-1] * s.seats, [], [])
    s.questions.append(news)
    if treasures_in_deck(s) < size * s.seats:
        news.drawer = s.leader
        return
    for step in range(s.seats):
        seat = (s.leader + step) % s.seats
        news.draw(s, seat, dice, out)
        news.waiting |= 1 << seat
