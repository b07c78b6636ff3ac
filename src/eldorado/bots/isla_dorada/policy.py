"""A player of Isla Dorada on the state: bids what a way is worth to it, over what happens anyway.

It knows its goals, its curse and its destiny, and how far each is; it pays with the cards it will miss least, keeps
Juju and Ovetos for bids that matter and a Sangaia for a place much better than the one reached. Of the others it reads
only what lies open, so that it chooses the same on the table's state, on a world made from a view, and on what a view
tells.
"""

from __future__ import annotations

from typing import Final

from eldorado.bots.isla_dorada.weights import Weights
from eldorado.bots.isla_dorada.worth import Worth
from eldorado.games.isla_dorada.advice.thrift import cheapest
from eldorado.games.isla_dorada.model import actions, board, goals
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.questions.base import IslaQuestion, asked
from eldorado.games.isla_dorada.questions.bidding import Bidding
from eldorado.games.isla_dorada.questions.bolts.panda import Panda
from eldorado.games.isla_dorada.questions.bolts.robbers import Makaks
from eldorado.games.isla_dorada.questions.drawing import BUY, Drawing
from eldorado.games.isla_dorada.questions.payment import Payment
from eldorado.games.isla_dorada.questions.sangaia import Sangaia
from eldorado.games.isla_dorada.questions.treasures import Treasures
from eldorado.games.isla_dorada.rules.auction import least
from eldorado.games.isla_dorada.rules.scoring import score

NEIGHBOURS: Final[list[list[int]]] = [
    [board.AIR_WAY + there for there in range(len(board.STEPS)) if board.STEPS[place][there] == 1]
    for place in range(len(board.STEPS))
]


class IslaPolicy:
    """Decides for one seat. Policies with the same weights play alike."""

    def __init__(self, weights: Weights, seat: int) -> None:
        self.weights = weights
        self.seat = seat

    def decide(self, s: IslaState, legal: list[int]) -> int:
        """Return the best action; of equal ones the first."""
        values = self.values(s, legal)
        best = 0
        for i in range(1, len(values)):
            if values[i] > values[best]:
                best = i
        return legal[best]

    def rank(self, s: IslaState, legal: list[int]) -> list[int]:
        """Return all actions, the best first."""
        values = self.values(s, legal)
        order = sorted(range(len(legal)), key=lambda i: -values[i])
        return [legal[i] for i in order]

    def values(self, s: IslaState, legal: list[int]) -> list[float]:
        worth = Worth(s, self.seat, self.weights)
        question = asked(s)
        if isinstance(question, Bidding):
            if question.picked >= 0:
                return self.amounts(s, worth, question.picked, legal)
            return self.bids(s, worth, legal)
        if isinstance(question, Payment):
            return self.payments(s, worth, question, legal)
        if isinstance(question, Sangaia):
            return self.sangaias(s, worth, legal)
        if isinstance(question, Treasures):
            return [self.find(s, action) for action in legal]
        if actions.FAMILY[legal[-1]] in (actions.TAKE, actions.DECK):
            buys = isinstance(question, Drawing) and question.step == BUY
            price = worth.coin() / 100 + worth.room() if buys else 0.0
            return [self.take(worth, action, price) for action in legal]
        return [self.choice(s, worth, question, action) for action in legal]

    # --- bidding ----------------------------------------------------------------------------------------------------
    def cost(self, s: IslaState, worth: Worth, way: int, amount: int) -> float:
        """The cost in points of paying the amount, beyond a share already promised."""
        before = s.share[self.seat] if s.cooperative and s.bid_way[self.seat] == way else 0
        whole = worth.outlay(board.WAY_CLASS[way], before + amount)
        if whole < 0:
            return 1000.0
        promised = worth.outlay(board.WAY_CLASS[way], before) if before else 0
        return self.weights.spend * ((whole - max(0, promised)) / 100)

    def net(self, s: IslaState, worth: Worth, way: int, now: float) -> float:
        """The gain of the smallest bid for the way over what happens if nobody bids any more."""
        gain = worth.arrival(way) - now
        amount = least(s, self.seat, way)
        if s.high > 0 and way != s.way:
            gain += self.weights.deny * s.high
        elif s.high > 0 and self.weights.join > 0.0:
            gain = self.weights.join * (now - self.usual(s, worth))
        if gain <= 0 and amount > 0:
            return gain - amount * 0.01
        return gain - self.cost(s, worth, way, amount)

    def bids(self, s: IslaState, worth: Worth, legal: list[int]) -> list[float]:
        opened = s.high >= 0
        now = worth.arrival(s.way) if opened else 0.0
        margin = self.weights.margin if opened else 0.0
        values: list[float] = []
        top = -1000.0
        total = 0.0
        ways = 0
        for action in legal:
            if actions.FAMILY[action] != actions.WAY:
                values.append(0.0 if opened else -50.0)  # to pass; a Juju needs to know the best way
                continue
            net = self.net(s, worth, action - actions.WAY, now)
            values.append(net - margin)
            top = max(top, net)
            total += net
            ways += 1
        best = top if opened or not ways else top - total / ways
        for i, action in enumerate(legal):
            if actions.FAMILY[action] == actions.JUJU:
                values[i] = self.juju(s, action - actions.JUJU, best)
                if values[i] > 0 and ways and not opened:
                    values[i] += top
        return values

    def juju(self, s: IslaState, victim: int, best: float) -> float:
        """Score silencing the strongest rival before a bid that matters; one who cannot answer anyway is spared."""
        matters = self.weights.matters
        if best < matters or (s.high < 0 and best < matters + 2):
            return -10.0
        strength = s.hand_size[victim] + s.gold[victim] / 2
        return best + strength / 100 if strength >= self.weights.rival else -10.0

    def amounts(self, s: IslaState, worth: Worth, way: int, legal: list[int]) -> list[float]:
        """Score the amounts: the smallest bid; with an Ovetos the smallest that allows it, if the way matters."""
        now = worth.arrival(s.way) if s.high >= 0 else self.usual(s, worth)
        gain = worth.arrival(way) - now
        values: list[float] = []
        for action in legal:
            if actions.FAMILY[action] == actions.BID:
                values.append(-float(action - actions.BID))
            else:
                net = gain - self.cost(s, worth, way, action - actions.BID_OVETOS) - 1.0
                rivals = max(s.hand_size[w] for w in range(s.seats) if w != self.seat) >= 4
                values.append(
                    net - 0.01 * (action - actions.BID_OVETOS)
                    if net >= self.weights.matters and rivals
                    else -100.0
                )
        return values

    def usual(self, s: IslaState, worth: Worth) -> float:
        """The value of a round in which somebody else chooses the way."""
        near = NEIGHBOURS[s.place]
        return sum([worth.arrival(way) for way in near]) / len(near)

    def payments(self, s: IslaState, worth: Worth, owed: Payment, legal: list[int]) -> list[float]:
        best = cheapest(
            s.hand[self.seat],
            s.gold[self.seat],
            board.WAY_CLASS[s.way],
            owed.due,
            owed.cap,
            owed.turned,
            worth.costs(),
            worth.coin(),
        )
        first = actions.PAY + best.kinds[0] if best is not None and best.kinds else -1
        return [1.0 if action == first else 0.0 for action in legal]

    # --- windows ----------------------------------------------------------------------------------------------------
    def sangaias(self, s: IslaState, worth: Worth, legal: list[int]) -> list[float]:
        here = worth.arrival(board.AIR_WAY + s.place)
        spared = self.weights.flight if worth.left > 2 else self.weights.late
        return [0.0 if a == actions.NO else worth.arrival(a - actions.SANGAIA) - here - spared for a in legal]

    def find(self, s: IslaState, action: int) -> float:
        """Score a find: treasures of the site, Bonus cards, then a Bongo for the best of a neighbour."""
        if action == actions.DONE:
            return 0.0
        if actions.FAMILY[action] == actions.BONUS:
            return 20.0
        treasure = action - actions.PLAY
        return goals.TREASURE_POINTS[treasure] + (30.0 if goals.TREASURE_SITE[treasure] == s.place else 0.0)

    def treasure(self, s: IslaState, worth: Worth, treasure: int) -> float:
        """The value of a treasure in hand: better if it is near, or its site has other goals."""
        site = goals.TREASURE_SITE[treasure]
        steps = max(1, board.STEPS[s.place][site])
        company = sum(1 for t in s.treasures[self.seat] if goals.TREASURE_SITE[t] == site and t != treasure)
        w = self.weights
        return goals.TREASURE_POINTS[treasure] + w.company * company - w.step * steps

    def keep(self, s: IslaState, worth: Worth, action: int) -> float:
        if actions.FAMILY[action] == actions.KEEP:
            return worth.destiny(action - actions.KEEP)
        return -self.treasure(s, worth, action - actions.RETURN)

    # --- drawing ----------------------------------------------------------------------------------------------------
    def take(self, worth: Worth, action: int, price: float) -> float:
        if action == actions.DONE:
            return 0.0
        if action == actions.DECK:
            return worth.blind() - price
        return worth.card(action - actions.TAKE) - price

    def choice(self, s: IslaState, worth: Worth, question: IslaQuestion | None, action: int) -> float:
        kind = actions.FAMILY[action]
        if kind == actions.ROB or kind == actions.CHOOSE:
            return self.victim(s, question, action - kind)
        if kind == actions.DISCARD:
            return -worth.loss(action - actions.DISCARD)
        if kind == actions.BLOCK:
            return self.blocked(s, worth, action - actions.BLOCK)
        return self.keep(s, worth, action)

    def victim(self, s: IslaState, question: IslaQuestion | None, who: int) -> float:
        """Score a victim: harm whoever is ahead or has most; never oneself."""
        if who == self.seat:
            return -100.0
        points = float(score(s, who, False))
        return points + s.hand_size[who] if isinstance(question, (Makaks, Panda)) else points

    def blocked(self, s: IslaState, worth: Worth, path: int) -> float:
        """Score closing a path: the one from here to the least wanted place; elsewhere one near the own curse."""
        ends = (board.PATH_FROM[path], board.PATH_TO[path])
        if s.place in ends:
            there = ends[0] if ends[1] == s.place else ends[1]
            return -worth.arrival(board.AIR_WAY + there)
        return -min(board.STEPS[s.place][ends[0]], board.STEPS[s.place][ends[1]]) - 100.0
