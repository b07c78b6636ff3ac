"""What places, goals and cards are worth to one player of Isla Dorada, in points, as far as its view goes."""

from __future__ import annotations

from eldorado.games.isla_dorada.advice import worth
from eldorado.games.isla_dorada.ending import BY_TYPES, HERD, NEEDED, SITES, SORT, progress
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    BONGO,
    BONUS,
    BONUS_POINTS,
    CAMP,
    CURSE_POINTS,
    CURSE_SITE,
    DESTINY_POINTS,
    DRAKO,
    HELD,
    KAYAK,
    MARKERS,
    NATURAL,
    NEAR,
    OVETOS,
    SANGAIA,
    SEA,
    SET_UP,
    SHAMAN,
    STEPS,
    TREASURE_POINTS,
    TREASURE_SITE,
    TREASURE_SYMBOL,
    TYPES,
    WATER,
    WAY_PATHS,
    WAY_TO,
    WAY_TYPE,
    ZEPPELIN,
)

# How likely a site so many legs away is reached in time, if one keeps wanting it. From games of this bot.
REACH = [0.30, 0.55, 0.40, 0.32, 0.28, 0.26, 0.25]
# How often in a round a leg is of each type, from the same games.
RATE = dict(zip(TYPES, [0.24, 0.24, 0.24, 0.12, 0.10, 0.12, 0.16], strict=True))
NEW_SITE = 0.74  # how often a marker goes to a site without one
SAME_SITE = 0.13  # how often to one particular site that somebody wants

# How often each destiny was fulfilled in 600 games of four such bots that kept one by lot: what to hope for at set-up.
HOPE = [
    0.39, 0.50, 0.50, 0.57, 0.41, 0.40, 0.30, 0.52, 0.65, 0.95, 0.45,
    0.52, 0.38, 0.72, 0.69, 0.77, 0.81, 0.74, 0.72, 0.62, 0.37, 0.57,
]  # fmt: skip


def at_least(rounds: int, chance: float, times: int) -> float:
    """The chance of so many successes in so many rounds.

    >>> at_least(3, 0.5, 2)
    0.5
    """
    if times <= 0:
        return 1.0
    if times > rounds:
        return 0.0
    odds = [1.0] + [0.0] * times
    for _ in range(rounds):
        for n in range(times, 0, -1):
            gained = odds[n - 1] * chance
            odds[n] = odds[n] + gained if n == times else odds[n] * (1 - chance) + gained
        odds[0] *= 1 - chance
    return odds[times]


def reach(steps: int, rounds: int) -> float:
    """The chance that a site so far away is visited within the rounds left."""
    if rounds <= 0 or steps > rounds:
        return 0.0
    full = REACH[min(steps, len(REACH) - 1)]
    return full * min(1.0, 0.35 + 0.65 * rounds / (steps + 5))


class Worth:
    """The reckoning of one seat at one moment. `s` holds what the seat may know; other hands in it are empty."""

    def __init__(self, s: IslaState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.left = MARKERS - len(s.markers)  # markers still to be placed
        self.prices: list[int] = []
        self.arrivals: dict[int, float] = {}

    # --- places -----------------------------------------------------------------------------------------------------
    def goals_from(self, place: int, rounds: int) -> float:
        """What the goals in hand are worth with the expedition there and not yet on the way."""
        s, steps = self.s, STEPS[place]
        total = 0.0
        for treasure in s.treasures[self.seat]:
            site = TREASURE_SITE[treasure]
            if site != place:
                total += TREASURE_POINTS[treasure] * reach(steps[site], rounds)
        for curse in s.curses[self.seat]:
            site = CURSE_SITE[curse]
            if site != place:
                total += CURSE_POINTS[curse] * reach(steps[site], rounds) * 0.7
        return total

    def bongo_from(self, place: int) -> float:
        """A Bongo in hand plays the best treasure of a neighbour."""
        s = self.s
        if s.hand[self.seat][BONGO] == 0:
            return 0.0
        near = [TREASURE_POINTS[t] for t in s.treasures[self.seat] if NEAR[place][TREASURE_SITE[t]]]
        return max(near, default=0) * 0.8

    def arrival(self, way: int) -> float:
        """What it is worth if the expedition goes that way now."""
        if way not in self.arrivals:
            self.arrivals[way] = self.reckon(way)
        return self.arrivals[way]

    def reckon(self, way: int) -> float:
        place = WAY_TO[way]
        rounds = self.left - (place != CAMP)
        total = worth(self.s, self.seat, place) + self.bongo_from(place) + self.goals_from(place, rounds)
        return total + self.destiny_after(self.s.destiny[self.seat], place, WAY_TYPE[way], way, rounds)

    # --- destinies --------------------------------------------------------------------------------------------------
    def destiny_after(self, destiny: int, place: int, leg: int, way: int, rounds: int) -> float:
        """Points of the destiny times the chance of it after a leg of that type to the place; leg -1 for none."""
        s = self.s
        if destiny < 0:
            return 0.0
        points = DESTINY_POINTS[destiny]
        sort = SORT[destiny]
        need = NEEDED[destiny]
        have = progress(s, destiny, s.hand[self.seat], s.gold[self.seat])
        if sort == "visit_all":
            chance = 1.0
            for site in SITES[destiny]:
                if s.visited[site] == 0 and site != place:
                    chance *= min(0.85, reach(STEPS[place][site], rounds) * 1.7)
            return points * chance
        if sort == "moves_by_path":
            types = BY_TYPES[destiny]
            rate = sum(RATE[TYPES[t]] for t in types) + 0.08
            return points * at_least(rounds, rate, need - have - (leg in types))
        if sort == "sea_tokens_placed":
            placed = leg == SEA and (not s.tokens or way < 0 or s.tokens[0] != path_of(way))
            return points * at_least(rounds, RATE["sea"] + 0.05, need - have - placed)
        if sort == "different_sites_visited":
            new = place != CAMP and place not in s.markers and leg >= 0
            return points * at_least(rounds, NEW_SITE, need - have - new)
        if sort == "markers_on_one_site":
            most = max(
                (s.markers.count(p) + (p == place and leg >= 0) for p in set(s.markers) | {place}), default=0
            )
            return points * at_least(rounds, SAME_SITE, need - most)
        if sort == "last_marker_on":
            if rounds == 0:
                return points * (place in SITES[destiny])
            return points * 0.35
        if sort == "hand_at_end":
            return points * (0.8 if have >= need else at_least(rounds + 1, 0.4, need - have))
        return points * (0.85 if have > need else 0.7 if have == need else 0.0)

    def destiny(self, destiny: int) -> float:
        """A destiny to choose: at set-up by experience more than by what is in sight."""
        seen = self.destiny_after(destiny, self.s.place, -1, -1, self.left)
        if self.s.phase != SET_UP:
            return seen
        return 0.3 * seen + 0.7 * DESTINY_POINTS[destiny] * HOPE[destiny]

    # --- cards ------------------------------------------------------------------------------------------------------
    def scarcity(self) -> float:
        """Cards and gold kept for later bids are worth less the fewer rounds are left to use them."""
        return min(1.0, max(0, self.left - 1) / 5)

    def card(self, kind: int) -> float:
        """What one more such card in hand is worth."""
        s = self.s
        hand = s.hand[self.seat]
        later = self.scarcity()
        extra = self.hoarded(kind)
        if kind == ZEPPELIN:
            return 2.0 * later * (1.0 if s.gold[self.seat] >= 3 else 0.2) + extra
        if kind == DRAKO:
            return 1.3 * later * (1.0 if s.gold[self.seat] >= 1 else 0.2) + extra
        if kind == KAYAK:
            return 1.0 * later + extra
        if kind in NATURAL[:WATER]:
            return (0.7 + 0.15 * min(hand[kind], 3)) * later + extra
        if kind == BONGO:
            near = sorted((TREASURE_POINTS[t] for t in s.treasures[self.seat]), reverse=True)
            return 0.5 * near[hand[BONGO]] * min(1.0, self.left / 3) if hand[BONGO] < len(near) else 0.1
        if kind >= BONUS:
            matches = any(TREASURE_SYMBOL[t] == kind - BONUS for t in s.treasures[self.seat])
            return BONUS_POINTS * (0.55 if matches else 0.2) * min(1.0, self.left / 3)
        if kind == SHAMAN:
            return 0.8 * later
        if kind == SANGAIA:
            return 1.3 * later
        if kind == OVETOS:
            return 1.2 * later
        return 1.0 * later

    def hoarded(self, kind: int) -> float:
        """A card that a destiny wants in hand at the end."""
        destiny = self.s.destiny[self.seat]
        if destiny < 0 or HERD[destiny] != kind:
            return 0.0
        have = self.s.hand[self.seat][kind]
        return DESTINY_POINTS[destiny] / NEEDED[destiny] * (0.7 if have <= NEEDED[destiny] else 0.0)

    def costs(self) -> list[int]:
        """What giving up each card costs, in hundredths of a point."""
        if not self.prices:
            self.prices = [max(5, int(100 * self.loss(kind))) for kind in range(HELD)]
        return self.prices

    def loss(self, kind: int) -> float:
        """What a card of the hand is worth: as if it were drawn now."""
        hand = self.s.hand[self.seat]
        if hand[kind] == 0:
            return self.card(kind)
        hand[kind] -= 1
        value = self.card(kind)
        hand[kind] += 1
        return value

    def coin(self) -> int:
        """What a coin costs: a point, and more for the thrifty."""
        destiny = self.s.destiny[self.seat]
        if destiny >= 0 and SORT[destiny] == "gold_at_end" and self.s.gold[self.seat] >= NEEDED[destiny]:
            return 100 + 350 // (1 + self.s.gold[self.seat] - NEEDED[destiny])
        return 100

    def blind(self) -> float:
        """A card from the deck: unknown, perhaps a bolt card."""
        return 0.9 * self.scarcity() + 0.05


def path_of(way: int) -> int:
    return WAY_PATHS[way][0] if WAY_PATHS[way] else -1
