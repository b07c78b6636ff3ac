"""The Island bot's picture of a solo game (I-SOLO): its army, the guardians on their way, and its chances against them.

Guardians come to the nearest living thing, so villagers, explorer and some gold for re-rolls are kept on one tile. A
new shrine is looked for only when that tile would hold against the guardian it brings.
"""

from __future__ import annotations

from eldorado.bots.island.sense import FAR, Sense
from eldorado.games.island.cave.dwellers import dweller_strength
from eldorado.games.island.model.components import CAVE, FOOD, GIANT, GOLD, TITAN
from eldorado.games.island.model.map import fort_touches, walkable
from eldorado.games.island.model.odds import chances
from eldorado.games.island.model.ways import steps_away
from eldorado.games.island.rules.market import villagers_left
from eldorado.games.island.solo.guardians import GUARDIANS, THIEF_TURN, UNMET, kind_of
from eldorado.games.island.solo.hunting import robbable


def arrives(faces: list[int], far: int) -> float:
    """The chance that a die brings a guardian that far."""
    return sum(1 for face in faces if face >= far) / len(faces)


class Lone(Sense):
    """A position of a solo game."""

    def __init__(self, sense: Sense) -> None:
        super().__init__(sense.s, sense.seat, sense.weights)
        s = self.s
        self.gold = self.hand[GOLD]
        self.camps: dict[int, int] = {}  # where villagers are, and how many
        first = self.side * s.stride
        for u in range(first + s.figures, first + s.stride - s.pets):
            if s.pos[u] >= 0:
                self.camps[s.pos[u]] = self.camps.get(s.pos[u], 0) + 1
        self.march = {camp: self.toward([camp]) for camp in self.camps}
        self.army = sum(self.camps.values())
        self.buyable = villagers_left(s, self.side)
        self.active = [k for k in range(GUARDIANS) if s.guard[k] >= 0 and not (s.rest >> k) & 1]
        self.walk = self.toward([self.at]) if self.at >= 0 else [FAR] * len(s.kind)
        # found when they are asked for: most decisions do without
        self.fars: dict[int, list[int]] = {}
        self.lured: list[int] | None = None

    def away(self, start: int) -> list[int]:
        """The steps from a tile to every other as guardians walk; -1 where they do not get."""
        if start not in self.fars:
            self.fars[start] = steps_away(self.s, start, True, [0] * len(self.s.kind))
        return self.fars[start]

    def lures(self) -> list[int]:
        """The tiles of `waits`."""
        if self.lured is None:
            self.lured = self.waits()
        return self.lured

    def hold(self, strength: int, against: int, gold: int) -> float:
        """The chance to stand, with gold rerolling low dice and a tie counting as no defeat."""
        if self.weights.sober:
            if strength <= 0:
                return 0.0
            return 1.0 - chances(strength + max(0, min(gold, strength)) // 2, against, self.faces)[2] / 10000
        return min(1.0, self.odds(strength + min(gold, strength) // 2, against) + 0.05)

    def stand(self, tile: int, against: int, ahead: int = 0, paid: int = 0, weaker: int = 0) -> float:
        """The chance to stand on a tile, or some steps ahead of it, with the villagers that gold brings in; `paid` is
        the gold an offering costs before, `weaker` what the explorer loses before."""
        s = self.s
        strength = self.power - weaker + (s.rules.fort_strength if fort_touches(s, self.side, tile) else 0)
        gold = self.gold - paid
        for camp in sorted(self.camps, key=lambda c: self.steps(c, tile)):
            way = self.steps(camp, tile) + ahead
            if way <= gold:
                gold -= way
                strength += self.camps[camp] * s.rules.villager_strength
        return self.hold(strength, against, gold)

    def risk(self, tile: int, paid: int = 0) -> float:
        """How likely the guardians' next round ends the game, the explorer ending its turn here; the loss of an army
        that has to fight alone counts more than half."""
        s = self.s
        safe = 1.0
        grown = -1 if paid and self.weights.sober else 0  # with the offering the explorer is one stronger
        dice = (s.rules.battle, s.rules.thief_low, s.rules.golden)
        for k in self.active:
            if k == THIEF_TURN and s.gifts[self.side] & ~s.stolen:
                if self.weights.sober:
                    safe *= 1.0 - self.ambush(tile, paid)
                continue  # he goes for the offerings
            power = dweller_strength(s, kind_of(k))
            hunted = self.away(s.guard[k])
            far = hunted[tile]
            first = [c for c in self.camps if c != tile and hunted[c] > 0 and (far <= 0 or hunted[c] < far)]
            if first:  # it comes to the army before
                camp = min(first, key=lambda c: hunted[c])
                falls = 1.0 - self.hold(self.camps[camp] * s.rules.villager_strength, power, self.gold)
                safe *= 1.0 - self.weights.bereft * arrives(dice[k], hunted[camp]) * falls
            elif far > 0 or (far == 0 and self.weights.sober):
                safe *= 1.0 - arrives(dice[k], far) * (1.0 - self.stand(tile, power, 0, paid, grown))
        return 1.0 - safe

    def steps(self, camp: int, tile: int) -> int:
        """The steps villagers have to go."""
        return 0 if camp == tile else self.march[camp][tile]

    def joined(self, tile: int, camp: int, paid: int = 0) -> float:
        """The risk on a tile if the villagers of a camp had been brought there, for a gold piece a step."""
        camps, gold = self.camps, self.gold
        self.camps = {c: n for c, n in camps.items() if c != camp}
        self.camps[tile] = camps.get(tile, 0) + camps[camp]
        self.gold = gold - self.march[camp][tile]
        found = self.risk(tile, paid)
        self.camps, self.gold = camps, gold
        return found

    def ambush(self, tile: int, paid: int) -> float:
        """How likely the Thief beats the explorer on his way to an offering, or after he has robbed the last one with
        steps to spare: he goes on in the same round, one stronger, against an explorer one weaker."""
        s = self.s
        hunted = self.away(s.guard[THIEF_TURN])
        power = dweller_strength(s, kind_of(THIEF_TURN))
        goals = robbable(s)
        shrines = [t for t in range(len(goals)) if goals[t] and hunted[t] >= 0]
        if not shrines:
            return 0.0
        shrine = min(shrines, key=lambda t: hunted[t])
        beyond = self.away(shrine)
        low = s.rules.thief_low
        far = hunted[tile]
        if far >= 0 and beyond[tile] >= 0 and far + beyond[tile] == hunted[shrine]:
            ways = [
                t
                for t in range(len(s.kind))
                if hunted[t] == far and beyond[t] >= 0 and far + beyond[t] == hunted[shrine]
            ]
            if len(ways) == 1 and far > 0:  # he has to come past here
                return arrives(low, far) * (1.0 - self.stand(tile, power, 0, paid))
        for camp in self.camps:  # or past the army
            passed = hunted[camp] > 0 and beyond[camp] >= 0 and hunted[camp] + beyond[camp] == hunted[shrine]
            if camp != tile and passed:
                falls = 1.0 - self.hold(self.camps[camp] * s.rules.villager_strength, power, self.gold - paid)
                return self.weights.bereft * arrives(low, hunted[camp]) * falls * 0.5
        if len(shrines) > 1 or beyond[tile] < 0:
            return 0.0
        chance = arrives(low, hunted[shrine] + beyond[tile])
        if chance <= 0.0:
            return 0.0
        nearer = [c for c in self.camps if c != tile and 0 <= beyond[c] < beyond[tile]]
        if nearer:
            camp = min(nearer, key=lambda c: beyond[c])
            falls = 1.0 - self.hold(self.camps[camp] * s.rules.villager_strength, power + 1, self.gold)
            return self.weights.bereft * chance * falls
        return chance * (1.0 - self.stand(tile, power + 1, 0, paid, 0 if paid else 1))

    def provided(self) -> bool:
        """Whether there are cards for an offering, and gold to bring the army with."""
        return (
            self.rich
            and self.gold >= self.price[GOLD] + self.weights.purse
            and (self.buyable == 0 or self.army >= self.weights.army)
        )

    def ready(self) -> bool:
        """Whether the tile would hold against the guardian the next shrine brings."""
        s = self.s
        k = s.found
        patience = self.weights.patience
        if k == GUARDIANS - 1 and s.guard[k] == UNMET:
            patience += self.weights.brink
        if not self.provided() or (s.round < patience and self.lures()):
            return False
        if k >= GUARDIANS or s.guard[k] != -1 or self.buyable == 0:
            return True
        return self.stand(self.at, dweller_strength(s, kind_of(k))) >= self.weights.stand

    def open_reachable(self) -> list[int]:
        """The shrines without an own offering that the explorer can reach."""
        ways = self.toward([self.at], True) if self.at >= 0 else self.walk
        return [t for t in self.open_shrines() if any(ways[b] < FAR for b in self.beside(t))]

    def waits(self) -> list[int]:
        """A guardian beaten goes back to a shrine, one on its way has left it: so wait where it comes out and may not
        arrive, near enough to get past it to the shrine."""
        s = self.s
        found: list[int] = []
        for shrine in self.open_reachable():
            far = self.away(shrine)
            found += [t for t in range(len(s.kind)) if walkable(s.kind[t]) and far[t] == self.weights.lure]
        return found

    def cave_plan(self) -> bool:
        """Whether to visit the cave first: nobody robs its shrine, and with it the third guardian can be met."""
        if self.ours or not self.cave_wanted() or self.s.entrance < 0:
            return False
        if self.offerings < self.weights.deep_after:
            return False
        return self.buyable == 0 or self.army >= self.weights.deep_army

    def cave_time(self) -> bool:
        """Whether there is gold to lead the army through the cave; inside, to stand against what may be found."""
        if self.at < 0 or not self.cave_plan():
            return False
        return self.gold >= self.weights.deep_gold or (self.s.cell[self.at] >> 12 == CAVE and self.dares())

    def dares(self) -> bool:
        """Whether the worst dweller of the cave may be met here."""
        s = self.s
        unmet = s.guard[GUARDIANS - 1] < 0
        worst = max(dweller_strength(s, TITAN) if unmet else 0, dweller_strength(s, GIANT))
        return self.stand(self.at, worst, 1) >= max(0.6, self.weights.nerve - 0.003 * s.round)

    def want(self, r: int) -> int:
        """The value of another card of the type: an army first, then an offering and gold to lead with."""
        held = self.hand[r]
        if r == FOOD and self.buyable > 0:
            return 9 if held < 2 * min(self.buyable, 3) + 1 else 1
        if r == GOLD:
            return 7 if held < (8 if self.cave_plan() else self.price[GOLD] + 3) else 1
        if self.cave_plan():
            return 5 if held < self.price[r] else 1
        return 8 if held < self.price[r] else 1

    def broke(self) -> bool:
        """Whether the player is hunted without gold to bring the army."""
        return self.weights.sober and self.gold == 0 and bool(self.active) and self.army > 0

    def crowning(self) -> bool:
        """Whether the next offering wins, so that nothing after it is to be feared."""
        return self.ours and self.offerings + 1 >= self.s.rules.to_win

    def altars(self) -> list[int]:
        """Tiles from which an offering can be bought now: affordable, and no guardian on the shrine."""
        s = self.s
        if not self.rich:
            return []
        return [t for shrine in self.open_shrines() if shrine not in s.guard for t in self.beside(shrine)]

    def lead(self) -> int:
        """The distance of the army behind the explorer; one that cannot come is not waited for."""
        if self.at < 0:
            return 0
        if self.weights.sober:  # a cave-in lets them in and not out again
            behind = [self.walk[camp] for camp in self.camps if self.walk[camp] < FAR]
        else:
            behind = [self.march[camp][self.at] for camp in self.camps]
        return min(behind, default=0)
