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
        self.hunts = {k: steps_away(s, s.guard[k], True, [0] * len(s.kind)) for k in self.active}
        self.walk = self.toward([self.at]) if self.at >= 0 else [FAR] * len(s.kind)
        self.ways_to = self.toward([self.at], True) if self.at >= 0 else self.walk
        self.lures = self.waits()

    def hold(self, strength: int, against: int, gold: int) -> float:
        """The chance to stand, with gold rerolling low dice and a tie counting as no defeat."""
        if self.weights.sober:
            if strength <= 0:
                return 0.0
            return 1.0 - chances(strength + min(gold, strength) // 2, against, self.faces)[2] / 10000
        return min(1.0, self.odds(strength + min(gold, strength) // 2, against) + 0.05)

    def stand(self, tile: int, against: int, ahead: int = 0, paid: int = 0) -> float:
        """The chance to stand on a tile, or some steps ahead of it, with the villagers that gold brings in; `paid` is
        the gold an offering costs before."""
        s = self.s
        strength = self.power + (s.rules.fort_strength if fort_touches(s, self.side, tile) else 0)
        gold = self.gold - paid
        for camp in sorted(self.camps, key=lambda c: self.march[c][tile]):
            if self.march[camp][tile] + ahead <= gold:
                gold -= self.march[camp][tile] + ahead
                strength += self.camps[camp] * s.rules.villager_strength
        return self.hold(strength, against, gold)

    def risk(self, tile: int, paid: int = 0) -> float:
        """How likely the guardians' next round ends the game, the explorer ending its turn here; the loss of an army
        that has to fight alone counts more than half."""
        s = self.s
        safe = 1.0
        dice = (s.rules.battle, s.rules.thief_low, s.rules.golden)
        for k in self.active:
            if k == THIEF_TURN and s.gifts[self.side] & ~s.stolen:
                continue  # he goes for the offerings
            power = dweller_strength(s, kind_of(k))
            hunted = self.hunts[k]
            far = hunted[tile]
            first = [c for c in self.camps if c != tile and hunted[c] > 0 and (far <= 0 or hunted[c] < far)]
            if first:  # it comes to the army before
                camp = min(first, key=lambda c: hunted[c])
                falls = 1.0 - self.hold(self.camps[camp] * s.rules.villager_strength, power, self.gold)
                safe *= 1.0 - 0.6 * arrives(dice[k], hunted[camp]) * falls
            elif far > 0:
                safe *= 1.0 - arrives(dice[k], far) * (1.0 - self.stand(tile, power, 0, paid))
        return 1.0 - safe

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
        if not self.provided() or (self.lures and s.round < patience):
            return False
        if k >= GUARDIANS or s.guard[k] != -1 or self.buyable == 0:
            return True
        return self.stand(self.at, dweller_strength(s, kind_of(k))) >= self.weights.stand

    def open_reachable(self) -> list[int]:
        """The shrines without an own offering that the explorer can reach."""
        return [t for t in self.open_shrines() if any(self.ways_to[b] < FAR for b in self.beside(t))]

    def waits(self) -> list[int]:
        """A guardian beaten goes back to a shrine, one on its way has left it: so wait where it comes out and may not
        arrive, near enough to get past it to the shrine."""
        s = self.s
        found: list[int] = []
        for shrine in self.open_reachable():
            far = steps_away(s, shrine, True, [0] * len(s.kind))
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
        behind = [self.march[camp][self.at] for camp in self.camps]
        if self.weights.sober:
            behind = [far for far in behind if far < FAR]
        return min(behind, default=0)
