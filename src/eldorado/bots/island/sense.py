"""The greedy bot's reading of a position: needs, distances, odds, dangerous opponents."""

from __future__ import annotations

from eldorado.bots.island.weights import Weights
from eldorado.games.island.cave.dwellers import dweller_strength
from eldorado.games.island.cave.totec import produce
from eldorado.games.island.model.components import (
    BUILDINGS,
    CAVE,
    CAVE_SHRINE,
    DIRECTIONS,
    FOOD,
    FORT_SLOT,
    GARDEN,
    GOLD,
    GONE,
    ISLAND,
    OFFERING,
    SHRINE,
    THROUGH,
    TITAN,
    WOOD,
)
from eldorado.games.island.model.hands import cards_of
from eldorado.games.island.model.map import occupation, places, walkable
from eldorado.games.island.model.odds import chances
from eldorado.games.island.model.sides import allied, figure_seats, unit_of
from eldorado.games.island.model.state import IslandState, villager_slots
from eldorado.games.island.questions.turn.gather import farmed
from eldorado.games.island.rules.shrines import explorer_strength, island_shrines
from eldorado.games.island.rules.strength import defence, strength
from eldorado.kit.cells import corner_cells

FAR = 99


class Sense:
    """A world as one side sees it; hidden parts are guesses and are never read."""

    def __init__(self, s: IslandState, seat: int, weights: Weights) -> None:
        self.s = s
        self.weights = weights
        self.seat = seat
        self.side = s.side[seat]
        self.unit = unit_of(s, seat)
        self.at = s.pos[self.unit]
        self.hand = s.hand[3 * seat : 3 * seat + 3]
        self.taken = occupation(s)
        self.others = ~(1 << self.side)
        self.offerings = island_shrines(s, self.side)
        self.has_cave = s.shrine_seat == seat
        self.ours = s.shrine_seat >= 0 and allied(
            s, s.shrine_seat, seat
        )  # the cave shrine, also with a partner
        self.enough = self.offerings >= s.rules.to_win
        self.exploring = s.found < s.rules.to_win or s.entrance < 0
        self.power = explorer_strength(s, seat)
        price = s.rules.cost[3 * OFFERING : 3 * OFFERING + 3]
        self.price = price
        self.lacks = [max(0, price[r] - self.hand[r]) for r in range(3)]
        self.rich = sum(self.lacks) == 0
        self.farms = farmed(s, seat)
        self.faces = tuple(s.rules.battle)

    # --- what is wanted ---------------------------------------------------------------------------------------------
    def need(self, r: int) -> int:
        """The value of a card of the type now: first for an offering, then a second one, then anything."""
        held = self.hand[r]
        if self.enough:
            levy = self.titan_keeps()  # villagers to meet it with, and a farmhouse they come from
            if r == GOLD:
                return 6 if held < 3 else 1
            return 4 if held < (2 if r == WOOD else 4) * levy or (r == FOOD and held < 2) else 1
        if held < self.price[r]:
            return 10
        if held < self.price[r] + 1:
            return 4
        return 1

    def open_shrines(self) -> list[int]:
        s = self.s
        return [t for t in range(len(s.kind)) if s.kind[t] == SHRINE and not (s.gifts[self.side] >> t) & 1]

    def ready_for_cave(self) -> bool:
        return (
            self.enough
            or (self.power >= self.weights.power and (self.rich or not self.open_shrines()))
            or self.power >= self.weights.power + 1
        )

    def cave_wanted(self) -> bool:
        """Whether the cave shrine is still to be found in the cave; the Titan may have walked off with it."""
        s = self.s
        return s.shrine_seat < 0 and (
            s.cave[CAVE_SHRINE] + s.deep[CAVE_SHRINE] + s.sure[CAVE_SHRINE] > 0
            or (s.keeper >= 0 and not self.titan_keeps())
        )

    def titan_keeps(self) -> bool:
        """Whether the cave shrine walks about with the Titan, so that beating it wins the shrine."""
        return self.s.keeper == TITAN and self.s.titan >= 0

    def muster(self, tile: int) -> int:
        """The strength of the explorer on a tile with all villagers that gold brings there."""
        s = self.s
        way = self.toward([tile])
        gold = self.hand[GOLD]
        n = self.power
        camps = [s.pos[u] for u in villager_slots(s, self.side) if s.pos[u] >= 0]
        for camp in sorted(set(camps), key=lambda t: way[t]):
            if way[camp] <= gold:
                gold -= way[camp]
                n += camps.count(camp) * s.rules.villager_strength
        return n

    def hunts_titan(self) -> bool:
        """Whether to go for the Titan that keeps the cave shrine: together with the villagers, and the longer it lasts
        the more is dared, since nobody wins before it is beaten."""
        s = self.s
        if not self.titan_keeps() or self.at < 0 or not self.enough:
            return False
        dare = max(0.1, 0.5 - 0.008 * s.round)
        return self.odds(self.muster(s.titan), dweller_strength(s, TITAN)) >= dare

    def danger(self, seat: int) -> int:
        """How near another seat is to winning: shrines, the cave shrine counting double."""
        s = self.s
        n = island_shrines(s, s.side[seat])
        return n + (2 if s.shrine_seat >= 0 and allied(s, s.shrine_seat, seat) else 0)

    # --- ways -------------------------------------------------------------------------------------------------------
    def toward(self, goal: list[int], through: bool = False) -> list[int]:
        """The steps from every tile to the nearest goal tile, avoiding tiles of opponents unless told otherwise."""
        s = self.s
        far = [FAR] * len(s.kind)
        line: list[int] = []
        for t in goal:
            far[t] = 0
            line.append(t)
        for t in line:
            if not through and s.round > 0 and self.taken[t] & self.others and far[t] > 0:
                continue
            for d in range(DIRECTIONS):
                other = s.near[t * DIRECTIONS + d]
                if d == THROUGH and s.cave_in >= 0:
                    continue  # inward only
                if other >= 0 and far[other] == FAR and walkable(s.kind[other]):
                    far[other] = far[t] + 1
                    line.append(other)
            if t == s.cave_in and far[s.entrance] == FAR:
                far[s.entrance] = far[t] + 1
                line.append(s.entrance)
        return far

    def trapped(self) -> bool:
        """Whether the explorer is in a cave without an exit, so that only discovering leads out."""
        s = self.s
        return self.at >= 0 and s.cell[self.at] >> 12 == CAVE and s.cave_in >= 0

    def beside(self, tile: int) -> list[int]:
        """Walkable tiles next to a tile; those that no opponent holds, if there are any."""
        s = self.s
        found = [s.near[tile * DIRECTIONS + d] for d in range(6)]
        found = [t for t in found if t >= 0 and walkable(s.kind[t])]
        return [t for t in found if not self.taken[t] & self.others] or found

    def edge(self, sheet: int) -> list[int]:
        """The tiles from which something can be discovered."""
        s = self.s
        return [
            t
            for t in range(len(s.kind))
            if s.kind[t] != GONE and s.cell[t] >> 12 == sheet and walkable(s.kind[t]) and places(s, t)
        ]

    def goal(self) -> list[int]:
        """The tiles where the explorer wants to be; empty if nothing attracts it."""
        s = self.s
        if self.trapped() and self.edge(CAVE):
            return self.edge(CAVE)
        shrines = self.open_shrines()
        if self.rich and shrines:
            places_ = [t for shrine in shrines for t in self.beside(shrine)]
            if self.at < 0 or self.power < 3 or self.toward(places_)[self.at] < FAR:
                return places_
            if not self.cave_wanted() or s.entrance < 0 or self.toward([s.entrance])[self.at] == FAR:
                return places_
        if not self.ours and self.ready_for_cave():
            if self.hunts_titan():
                return [s.titan]
            if self.cave_wanted():
                if s.exit >= 0 or s.cave_in >= 0:
                    return self.edge(CAVE)
                if s.entrance >= 0:
                    return [s.entrance]
            elif s.shrine_seat >= 0:
                prey = self.holder_at()
                # a band that holds it need not come out: the longer it lasts, the more is dared against it
                dare = 0.3 if s.thieves < 0 else max(0.02, 0.3 - 0.008 * s.round)
                if prey >= 0 and self.odds(self.power, defence(s, s.side[s.shrine_seat], prey)) >= dare:
                    return [prey]
        if self.exploring and sum(s.bag) + len(s.top) > 0:
            if self.at >= 0 and s.cell[self.at] >> 12 == CAVE:
                return [s.entrance]
            return self.edge(ISLAND)
        good = [t for t in range(len(s.kind)) if self.farm_value(t) >= 8 and not self.taken[t] & self.others]
        near = [t for shrine in shrines for t in self.beside(shrine)]
        both = [t for t in near if t in good]
        if both:
            return both
        missing = any(self.lacks[r] and not (self.farms >> r) & 1 for r in range(3))
        return good if missing else near

    def farm_value(self, tile: int) -> int:
        """How much standing on a tile adds to the next gathering."""
        s = self.s
        if s.kind[tile] > GARDEN or s.kind[tile] == GONE:
            return 0
        mask = produce(s.kind[tile])
        return max((self.need(r) for r in range(3) if (mask >> r) & 1), default=0) + (3 if mask == 7 else 0)

    def holder_at(self) -> int:
        """The tile of the cave shrine: of its holder's explorer, or the thief who carries it; -1 off the map."""
        s = self.s
        if s.side[s.shrine_seat] == s.thieves:
            return s.pos[s.bearer] if s.bearer >= 0 else -1
        return s.pos[unit_of(s, s.shrine_seat)]

    # --- battles ------------------------------------------------------------------------------------------------------
    def odds(self, attack: int, against: int) -> float:
        """The chance to win, a tie counting a little."""
        if attack <= 0:
            return 0.0
        win, tie, _ = chances(attack, against, self.faces)
        return (win + self.weights.tie * tie) / 10000

    def prize(self, foe: int, tile: int) -> float:
        """The value of beating a side's pieces on a tile, in cards."""
        s = self.s
        worth = 0.0
        for seat in figure_seats(s, foe, tile):
            worth += cards_of(s, seat) / 2 + self.weights.robbed
            if s.shrine_seat == seat and self.holder_at() == tile:
                worth += self.weights.shrine + 4 * island_shrines(s, foe)
            worth += self.weights.near_win * self.danger(seat)
        worth += 1.2 * sum(
            1 for u in range(foe * s.stride + s.figures, (foe + 1) * s.stride) if s.pos[u] == tile
        )
        corner = s.build[foe * BUILDINGS + FORT_SLOT]
        if corner >= 0 and s.cell[tile] in corner_cells(corner):
            worth += 1.5
        return worth

    def stake(self, explorer: bool, villagers: int) -> float:
        """The cost of losing, in cards."""
        lost = self.weights.villager * villagers
        if explorer:
            lost += sum(self.hand) / 2 + self.weights.lost + (14 if self.has_cave else 0)
        return lost

    def attack_worth(self, tile: int, attack: int, explorer: bool, villagers: int, off_turn: bool) -> float:
        """The expected cards from attacking the occupants of the tile."""
        s = self.s
        foes = [f for f in range(s.sides) if (self.taken[tile] & self.others) >> f & 1]
        if off_turn and s.turn in foes:
            foes = [s.turn]
        worth = 0.0
        survive = 1.0
        for foe in foes:
            win = self.odds(attack + strength(s, self.side, tile), defence(s, foe, tile))
            worth += survive * win * self.prize(foe, tile)
            survive *= win
        return worth - (1 - survive) * self.stake(explorer, villagers)
