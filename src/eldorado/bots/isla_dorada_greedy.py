"""A greedy player of Isla Dorada: bids what a way is worth to it, over what happens anyway.

It knows its goals, its curse and its destiny, and how far each is; it pays with the cards it will miss least, keeps
Juju and Ovetos for bids that matter and a Sangaia for a place much better than the one reached. It does not guess what
others hold.
"""

from __future__ import annotations

from eldorado.bots.bot import Bot
from eldorado.bots.isla_dorada_worth import Worth
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.bidding import least
from eldorado.games.isla_dorada.drawing import BUY, DIAWAS_DRAW, TURN
from eldorado.games.isla_dorada.ending import score
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    A_BID,
    A_CARD,
    A_DECK,
    A_DESTINY,
    A_LAST,
    A_PATH,
    A_SEAT,
    A_TAKE,
    A_TREASURE,
    A_WAY,
    AIR_WAY,
    BIDDING,
    BIGFOOT,
    DRAWING,
    FINDING,
    LEVIATHAN,
    MAKAKS,
    MOVING,
    NEWS,
    PANDA,
    PASS,
    PATH_FROM,
    PATH_TO,
    PAYING,
    SET_UP,
    STEPS,
    TREASURE_POINTS,
    TREASURE_SITE,
    WAY_CLASS,
)
from eldorado.games.isla_dorada.thrift import cheapest
from eldorado.games.isla_dorada.worlds import own_part, public_part

MATTERS = 3.0  # points a bid must bring over its cost before a Juju or an Ovetos is spent on it
SANGAIA_GAIN = 2.0  # points a Sangaia must bring


class IslaGreedy(Bot):
    """One seat; every decision is made from the view alone."""

    def rank(self, view: Plain, legal: list[int]) -> list[int]:
        s = public_part(view)
        own_part(s, view["you"], self.seat)
        values = self.values(s, Worth(s, self.seat), legal)
        order = sorted(range(len(legal)), key=lambda i: -values[i])
        return [legal[i] for i in order]

    def values(self, s: IslaState, worth: Worth, legal: list[int]) -> list[float]:
        if s.phase == BIDDING:
            return self.amounts(s, worth, legal) if s.picked >= 0 else self.bids(s, worth, legal)
        if s.phase == PAYING:
            return self.payments(s, worth, legal)
        if s.phase == MOVING:
            return self.sangaias(s, worth, legal)
        if s.phase == FINDING:
            return [self.find(s, action) for action in legal]
        if s.phase in (SET_UP, NEWS):
            return [self.keep(s, worth, action) for action in legal]
        if s.phase == DRAWING:
            return self.draws(s, worth, legal)
        return [0.0] * len(legal)

    # --- bidding ----------------------------------------------------------------------------------------------------
    def cost(self, s: IslaState, worth: Worth, way: int, amount: int) -> float:
        """What paying the amount costs in points, beyond a share already promised."""
        hand, gold = s.hand[self.seat], s.gold[self.seat]
        costs, coin = worth.costs(), worth.coin()
        before = s.share[self.seat] if s.cooperative and s.bid_way[self.seat] == way else 0
        whole = cheapest(hand, gold, WAY_CLASS[way], before + amount, costs=costs, coin=coin)
        if whole is None:
            return 1000.0
        promised = cheapest(hand, gold, WAY_CLASS[way], before, costs=costs, coin=coin) if before else None
        return (whole.cost - (promised.cost if promised else 0)) / 100

    def net(self, s: IslaState, worth: Worth, way: int, now: float) -> float:
        """What the smallest bid for the way brings over what happens if nobody bids any more."""
        gain = worth.arrival(way) - now
        amount = least(s, self.seat, way)
        if gain <= 0 and amount > 0:
            return gain - amount * 0.01
        return gain - self.cost(s, worth, way, amount)

    def bids(self, s: IslaState, worth: Worth, legal: list[int]) -> list[float]:
        opened = s.high >= 0
        now = worth.arrival(s.way) if opened else 0.0
        nets = {
            action: self.net(s, worth, action - A_WAY, now) for action in legal if A_WAY <= action < A_BID
        }
        best = max(nets.values(), default=-1000.0)
        if not opened:
            best -= sum(nets.values()) / len(nets) if nets else 0.0
        values: list[float] = []
        for action in legal:
            if action == PASS:
                values.append(0.0 if opened else -50.0)
            elif action < A_BID:
                values.append(nets[action] - 0.05 if opened else nets[action])
            else:
                values.append(self.juju(s, action - A_SEAT, best))
        if not opened and nets:
            top = max(nets.values())
            for i, action in enumerate(legal):
                if A_SEAT <= action < A_CARD and values[i] > 0:
                    values[i] += top
        return values

    def juju(self, s: IslaState, victim: int, best: float) -> float:
        """Silence the strongest rival before a bid that matters; one who cannot answer anyway is spared."""
        if best < MATTERS or (s.high < 0 and best < MATTERS + 2):
            return -10.0
        strength = s.hand_size[victim] + s.gold[victim] / 2
        return best + strength / 100 if strength >= 7 else -10.0

    def amounts(self, s: IslaState, worth: Worth, legal: list[int]) -> list[float]:
        """The smallest bid; with an Ovetos the smallest that allows it, where the way matters."""
        way = s.picked
        now = worth.arrival(s.way) if s.high >= 0 else self.usual(s, worth)
        gain = worth.arrival(way) - now
        values: list[float] = []
        for action in legal:
            if action < A_LAST:
                values.append(-float(action - A_BID))
            else:
                net = gain - self.cost(s, worth, way, action - A_LAST) - 1.0
                rivals = max(s.hand_size[w] for w in range(s.seats) if w != self.seat) >= 4
                values.append(net - 0.01 * (action - A_LAST) if net >= MATTERS and rivals else -100.0)
        return values

    def usual(self, s: IslaState, worth: Worth) -> float:
        """What a round brings if somebody else chooses the way."""
        places = [AIR_WAY + place for place in range(len(STEPS)) if STEPS[s.place][place] == 1]
        return sum(worth.arrival(way) for way in places) / len(places)

    def payments(self, s: IslaState, worth: Worth, legal: list[int]) -> list[float]:
        best = cheapest(
            s.hand[self.seat],
            s.gold[self.seat],
            WAY_CLASS[s.way],
            s.due,
            s.cap,
            s.turned,
            worth.costs(),
            worth.coin(),
        )
        first = A_CARD + best.kinds[0] if best is not None and best.kinds else -1
        return [1.0 if action == first else 0.0 for action in legal]

    # --- windows ----------------------------------------------------------------------------------------------------
    def sangaias(self, s: IslaState, worth: Worth, legal: list[int]) -> list[float]:
        here = worth.arrival(AIR_WAY + s.place)
        spared = SANGAIA_GAIN if worth.left > 2 else 0.3
        return [0.0 if a == PASS else worth.arrival(a - A_WAY) - here - spared for a in legal]

    def find(self, s: IslaState, action: int) -> float:
        """Everything that scores: treasures of the site, Bonus cards, then a Bongo for the best of a neighbour."""
        if action == PASS:
            return 0.0
        if action < A_TREASURE:
            return 20.0
        treasure = action - A_TREASURE
        return TREASURE_POINTS[treasure] + (30.0 if TREASURE_SITE[treasure] == s.place else 0.0)

    def treasure(self, s: IslaState, worth: Worth, treasure: int) -> float:
        """What a treasure in hand promises: near is good, and company at its site is."""
        site = TREASURE_SITE[treasure]
        steps = max(1, STEPS[s.place][site])
        company = sum(1 for t in s.treasures[self.seat] if TREASURE_SITE[t] == site and t != treasure)
        return TREASURE_POINTS[treasure] + 0.8 * company - 0.35 * steps

    def keep(self, s: IslaState, worth: Worth, action: int) -> float:
        if A_DESTINY <= action < A_PATH:
            return worth.destiny(action - A_DESTINY)
        return -self.treasure(s, worth, action - A_TREASURE)

    # --- drawing ----------------------------------------------------------------------------------------------------
    def draws(self, s: IslaState, worth: Worth, legal: list[int]) -> list[float]:
        frame, step = s.stack[-3], s.stack[-1]
        if frame in (TURN, DIAWAS_DRAW) and legal[-1] >= A_TAKE:
            price = worth.coin() / 100 if frame == TURN and step == BUY else 0.0
            return [self.take(worth, action, price) for action in legal]
        return [self.bolt(s, worth, frame, action) for action in legal]

    def take(self, worth: Worth, action: int, price: float) -> float:
        if action == PASS:
            return 0.0
        if action == A_DECK:
            return worth.blind() - price
        return worth.card(action - A_TAKE) - price

    def bolt(self, s: IslaState, worth: Worth, frame: int, action: int) -> float:
        if A_SEAT <= action < A_CARD:
            return self.victim(s, frame, action - A_SEAT)
        if A_CARD <= action < A_TAKE:
            return -worth.loss(action - A_CARD)
        if frame in (BIGFOOT, LEVIATHAN):
            return self.blocked(s, worth, action - A_PATH)
        return self.keep(s, worth, action)

    def victim(self, s: IslaState, frame: int, who: int) -> float:
        """Harm whoever is ahead or has most; never oneself."""
        if who == self.seat:
            return -100.0
        points = float(score(s, who, False))
        if frame in (MAKAKS, PANDA):
            return points + s.hand_size[who]
        return points

    def blocked(self, s: IslaState, worth: Worth, path: int) -> float:
        """Close the path from here to the place one wants least; elsewhere one near the own curse."""
        ends = (PATH_FROM[path], PATH_TO[path])
        if s.place in ends:
            there = ends[0] if ends[1] == s.place else ends[1]
            return -worth.arrival(AIR_WAY + there)
        return -min(STEPS[s.place][ends[0]], STEPS[s.place][ends[1]]) - 100.0
