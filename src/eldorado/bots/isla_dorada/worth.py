"""The value of places, goals and cards to one player of Isla Dorada, in points, from its view."""

from __future__ import annotations

from typing import Final

from eldorado.bots.isla_dorada.odds import MET, PLAYED, counted
from eldorado.bots.isla_dorada.weights import Weights
from eldorado.games.isla_dorada.advice.thrift import least_cost
from eldorado.games.isla_dorada.model import board, cards, goals, numbers, phases
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.rules.scoring import progress

# How likely a site three legs away and more is reached in time, if one keeps wanting it. From games of the first bot.
FAR: Final[list[float]] = [0.32, 0.28, 0.26, 0.25]
# How often in a round a leg is of each type, from the same games.
RATE: Final[dict[str, float]] = dict(
    zip(board.TYPES, [0.24, 0.24, 0.24, 0.12, 0.10, 0.12, 0.16], strict=True)
)
# The same for the types of leg a destiny asks for, together.
LEGS: Final[list[float]] = [sum([RATE[board.TYPES[t]] for t in types]) + 0.08 for types in goals.BY_TYPES]
# A sea token is placed a little more often than a leg leads over the sea.
AT_SEA: Final[float] = RATE["sea"] + 0.05
WAYFARING: Final[list[int]] = [*cards.NATURAL[: cards.WATER + 1], cards.DRAKO, cards.ZEPPELIN]
PAYING: Final[list[bool]] = [kind in WAYFARING for kind in range(cards.HELD)]
CLASSES: Final = 8  # more than there are classes of ways
FURTHEST: Final[int] = max([max(row) for row in board.STEPS])  # steps between two places at most
NEW_SITE: Final = 0.74  # how often a marker goes to a site without one
SAME_SITE: Final = 0.13  # how often to one particular site that somebody wants

# Not worked out yet, for each way and each place: lists are read faster than dicts.
UNSEEN: Final = -1e9
UNSEEN_WAYS: Final[list[float]] = [UNSEEN] * len(board.WAY_TO)
UNSEEN_PLACES: Final[list[float]] = [UNSEEN] * board.PLACES

# How often each destiny was fulfilled in 600 games of four such bots that kept one by lot: what to hope for at set-up.
HOPE: Final[list[float]] = [
    0.39, 0.50, 0.50, 0.57, 0.41, 0.40, 0.30, 0.52, 0.65, 0.95, 0.45,
    0.52, 0.38, 0.72, 0.69, 0.77, 0.81, 0.74, 0.72, 0.62, 0.37, 0.57,
]  # fmt: skip


# A cache of `at_least`, by chance and then rounds * MOST + times: the same come up again and again.
REMEMBERED: Final[dict[float, list[float]]] = {}
MOST: Final = 32
UNKNOWN: Final = -1.0


def at_least(rounds: int, chance: float, times: int) -> float:
    """The chance of at least so many successes in so many rounds.

    >>> at_least(3, 0.5, 2)
    0.5
    """
    if times <= 0:
        return 1.0
    if times > rounds:
        return 0.0
    if rounds >= MOST:
        return reckoned(rounds, chance, times)
    row = REMEMBERED.get(chance)
    if row is None:
        row = [UNKNOWN] * (MOST * MOST)
        REMEMBERED[chance] = row
    found = row[rounds * MOST + times]
    if found < 0.0:
        found = reckoned(rounds, chance, times)
        row[rounds * MOST + times] = found
    return found


def reckoned(rounds: int, chance: float, times: int) -> float:
    odds = [1.0] + [0.0] * times
    for _ in range(rounds):
        for n in range(times, 0, -1):
            gained = odds[n - 1] * chance
            odds[n] = odds[n] + gained if n == times else odds[n] * (1 - chance) + gained
        odds[0] *= 1 - chance
    return odds[times]


class Worth:
    """The values for one seat at one moment. `s` holds what the seat may know; other hands in it are empty."""

    def __init__(self, s: IslaState, seat: int, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.left = numbers.MARKERS - len(s.markers)  # markers still to be placed
        self.hand: list[int] = s.hand[seat]
        self.prices: list[int] = []
        self.arrivals: list[float] = UNSEEN_WAYS[:]
        self.visits: list[float] = UNSEEN_PLACES[:]  # the part of an arrival that no destiny changes
        self.pursued: int = -1  # a destiny…
        self.progress: int = 0  # …and how far it has come
        self.outlays: dict[int, int] = {}  # by class of way and amount: what the cheapest payment costs
        # Cards and gold kept for later bids are worth less the fewer rounds are left to use them.
        self.later: float = min(1.0, max(0, self.left - 1) / weights.horizon)

    # --- places -----------------------------------------------------------------------------------------------------
    def reach(self, steps: int, rounds: int) -> float:
        """The chance that a site at this distance is visited within the rounds left."""
        return self.chances(rounds)[steps]

    def chances(self, rounds: int) -> list[float]:
        """The same by distance."""
        if not self.weights.reached:
            self.weights.reached = [
                [self.chance_of(far, left) for far in range(FURTHEST + 1)]
                for left in range(numbers.MARKERS + 1)
            ]
        return self.weights.reached[max(0, rounds)]

    def meetings(self, rounds: int) -> list[float]:
        """The chance by distance that a site with a curse in hand is visited."""
        if not self.weights.learned:
            return self.chances(rounds)
        if not self.weights.met:
            self.weights.met = [
                [counted(MET, far, left) for far in range(FURTHEST + 1)]
                for left in range(numbers.MARKERS + 1)
            ]
        return self.weights.met[max(0, rounds)]

    def chance_of(self, steps: int, rounds: int) -> float:
        return counted(PLAYED, steps, rounds) if self.weights.learned else self.guessed(steps, rounds)

    def guessed(self, steps: int, rounds: int) -> float:
        """The chance as it was set by hand: it is kept for the frozen bot, and for the sites of a destiny."""
        if rounds <= 0 or steps > rounds:
            return 0.0
        close = self.weights.reach
        if steps < len(close):
            full = close[steps]
        else:
            full = FAR[min(steps - len(close), len(FAR) - 1)] * self.weights.far
        return full * min(1.0, 0.35 + 0.65 * rounds / (steps + 5))

    def visit(self, place: int, rounds: int) -> float:
        """The value of the goals in hand with the expedition at that place: those of the place at once, with a Bonus
        card for each symbol, and the others by the chance that they are still reached."""
        s, steps, chances, hand = self.s, board.STEPS[place], self.chances(rounds), self.hand
        now = 0
        later = 0.0
        symbols = 0  # a mask: a Bonus card counts once, however many treasures have its symbol
        for treasure in s.treasures[self.seat]:
            site = goals.TREASURE_SITE[treasure]
            if site != place:
                later += goals.TREASURE_POINTS[treasure] * chances[steps[site]]
                continue
            now += goals.TREASURE_POINTS[treasure]
            symbol = goals.TREASURE_SYMBOL[treasure]
            if not symbols >> symbol & 1:
                symbols |= 1 << symbol
                if hand[cards.BONUS + symbol]:
                    now += cards.BONUS_POINTS
        meetings = self.meetings(rounds)
        for curse in s.curses[self.seat]:
            site = goals.CURSE_SITE[curse]
            if site == place:
                now += goals.CURSE_POINTS[curse]
            else:
                later += goals.CURSE_POINTS[curse] * meetings[steps[site]] * self.weights.curse
        return now + self.bongo_from(place) + later

    def bongo_from(self, place: int) -> float:
        """The value of a Bongo in hand, which plays the best treasure of a neighbour."""
        s = self.s
        if s.hand[self.seat][cards.BONGO] == 0:
            return 0.0
        most = 0
        for treasure in s.treasures[self.seat]:
            if board.NEAR[place][goals.TREASURE_SITE[treasure]]:
                most = max(most, goals.TREASURE_POINTS[treasure])
        return most * self.weights.bongo_near

    def arrival(self, way: int) -> float:
        """The value of the expedition going that way now."""
        found = self.arrivals[way]
        if found == UNSEEN:
            found = self.reckon(way)
            self.arrivals[way] = found
        return found

    def reckon(self, way: int) -> float:
        place = board.WAY_TO[way]
        rounds = self.left - (place != board.CAMP)
        total = self.visits[place]
        if total == UNSEEN:
            total = self.visit(place, rounds)
            self.visits[place] = total
        destiny = self.destiny_after(self.s.destiny[self.seat], place, board.WAY_TYPE[way], way, rounds)
        return total + self.weights.destiny * destiny

    # --- destinies --------------------------------------------------------------------------------------------------
    def destiny_after(self, destiny: int, place: int, leg: int, way: int, rounds: int) -> float:
        """Points of the destiny times the chance of it after a leg of that type to the place; leg -1 for none."""
        s = self.s
        if destiny < 0:
            return 0.0
        points = goals.DESTINY_POINTS[destiny]
        sort = goals.SORT_NUMBER[destiny]
        need = goals.NEEDED[destiny]
        if destiny != self.pursued:
            self.pursued = destiny
            self.progress = progress(s, destiny, self.hand, s.gold[self.seat])
        have = self.progress
        if sort == goals.VISIT_ALL:
            chance = 1.0
            for site in goals.SITES[destiny]:
                if s.visited[site] == 0 and site != place:
                    chance *= min(0.85, self.guessed(board.STEPS[place][site], rounds) * 1.7)
            return points * chance
        if sort == goals.MOVES_BY_PATH:
            types = goals.BY_TYPES[destiny]
            return points * at_least(rounds, LEGS[destiny], need - have - (leg in types))
        if sort == goals.SEA_TOKENS:
            placed = leg == board.SEA and (not s.tokens or way < 0 or s.tokens[0] != path_of(way))
            return points * at_least(rounds, AT_SEA, need - have - placed)
        if sort == goals.DIFFERENT_SITES:
            new = place != board.CAMP and place not in s.markers and leg >= 0
            return points * at_least(rounds, NEW_SITE, need - have - new)
        if sort == goals.ON_ONE_SITE:
            most = max(have, s.markers.count(place) + (leg >= 0))
            return points * at_least(rounds, SAME_SITE, need - most)
        if sort == goals.LAST_MARKER:
            if rounds == 0:
                return points * (place in goals.SITES[destiny])
            return points * 0.35
        if sort == goals.HAND_AT_END:
            return points * (0.8 if have >= need else at_least(rounds + 1, 0.4, need - have))
        return points * (0.85 if have > need else 0.7 if have == need else 0.0)

    def destiny(self, destiny: int) -> float:
        """The value of a destiny to choose: at set-up mostly by experience."""
        seen = self.destiny_after(destiny, self.s.place, -1, -1, self.left)
        if self.s.phase != phases.SET_UP:
            return seen
        w = self.weights
        return w.sight * seen + w.hope * goals.DESTINY_POINTS[destiny] * HOPE[destiny]

    # --- cards ------------------------------------------------------------------------------------------------------
    def card(self, kind: int) -> float:
        """The value of one more such card in hand."""
        s, w = self.s, self.weights
        later = self.later
        if PAYING[kind]:
            return self.paying(kind, later) + self.hoarded(kind)
        if kind == cards.BONGO:
            have = s.hand[self.seat][cards.BONGO]
            near = sorted([goals.TREASURE_POINTS[t] for t in s.treasures[self.seat]], reverse=True)
            return w.bongo * near[have] * min(1.0, self.left / 3) if have < len(near) else 0.1
        if kind >= cards.BONUS:
            matches = kind - cards.BONUS in [goals.TREASURE_SYMBOL[t] for t in s.treasures[self.seat]]
            return cards.BONUS_POINTS * (w.bonus if matches else w.idle) * min(1.0, self.left / 3)
        if kind == cards.SHAMAN:
            return w.shaman * later
        if kind == cards.SANGAIA:
            return w.sangaia * later
        if kind == cards.OVETOS:
            return w.ovetos * later
        return w.juju * later

    def paying(self, kind: int, later: float) -> float:
        """The value of a card that pays for ways: less in a crowded hand."""
        s, w = self.s, self.weights
        gold = s.gold[self.seat]
        if kind == cards.ZEPPELIN:
            value = w.zeppelin * later * (1.0 if gold >= cards.ZEPPELIN_FEE else w.poor)
        elif kind == cards.DRAKO:
            value = w.drako * later * (1.0 if gold >= cards.DRAKO_FEE else w.poor)
        elif kind == cards.KAYAK:
            value = w.kayak * later
        else:
            value = (w.animal + w.herd * min(s.hand[self.seat][kind], 3)) * later
        if w.crowd == 0.0:
            return value
        return value * max(0.0, 1.0 - w.crowd * s.hand_size[self.seat] / numbers.HAND_LIMIT)

    def hoarded(self, kind: int) -> float:
        """The value of a card that a destiny wants in hand at the end."""
        destiny = self.s.destiny[self.seat]
        if destiny < 0 or goals.HERD[destiny] != kind:
            return 0.0
        have = self.s.hand[self.seat][kind]
        return (
            goals.DESTINY_POINTS[destiny]
            / goals.NEEDED[destiny]
            * (0.7 if have <= goals.NEEDED[destiny] else 0.0)
        )

    def costs(self) -> list[int]:
        """The cost of giving up each card of the hand, in hundredths of a point."""
        if not self.prices:
            self.prices = [
                max(5, int(100 * self.loss(kind))) if self.hand[kind] else 0 for kind in range(cards.HELD)
            ]
        return self.prices

    def outlay(self, way_class: int, amount: int) -> int:
        """The cost of the cheapest payment in hundredths of a point, -1 if it cannot be paid."""
        key = amount * CLASSES + way_class
        found = self.outlays.get(key)
        if found is None:
            found = least_cost(
                self.hand, self.s.gold[self.seat], way_class, amount, self.costs(), self.coin()
            )
            self.outlays[key] = found
        return found

    def loss(self, kind: int) -> float:
        """The value of a card of the hand: as if it were drawn now."""
        hand = self.hand
        if hand[kind] == 0:
            return self.card(kind)
        hand[kind] -= 1
        value = self.card(kind)
        hand[kind] += 1
        return value

    def room(self) -> float:
        """The loss from a bought card: the card missed least, if the hand is full."""
        over = self.s.hand_size[self.seat] + 1 - numbers.HAND_LIMIT
        if over <= 0 or not self.weights.full:
            return 0.0
        hand = self.s.hand[self.seat]
        held = [self.loss(kind) for kind in range(cards.HELD) for _ in range(hand[kind])]
        held.sort()
        return held[over - 1]

    def coin(self) -> int:
        """The cost of a coin: a point, and more for the thrifty."""
        destiny = self.s.destiny[self.seat]
        if destiny >= 0 and goals.SORT_NUMBER[destiny] == goals.GOLD_AT_END:
            over = self.s.gold[self.seat] - goals.NEEDED[destiny]
            return self.weights.coin + (350 // (1 + over) if over >= 0 else 0)
        return self.weights.coin

    def blind(self) -> float:
        """The value of a card from the deck: unknown, perhaps a bolt card."""
        return self.weights.blind * self.later + 0.05


def path_of(way: int) -> int:
    return board.WAY_PATHS[way][0] if board.WAY_PATHS[way] else -1
