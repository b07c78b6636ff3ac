"""The Island's greedy bot alone against the guardians (I-SOLO): one army that walks with its explorer.

Guardians come to the nearest living thing, so villagers, explorer and some gold for re-rolls are kept on one tile. A
new shrine is looked for only when that tile would hold against the guardian it brings.
"""

from __future__ import annotations

from eldorado.bots.island_acts import bank_score, farm_types, score
from eldorado.bots.island_sense import FAR, Sense
from eldorado.games.island.bank import rate
from eldorado.games.island.battlefield import sides_strength
from eldorado.games.island.buying import villagers_left
from eldorado.games.island.cave import dweller_strength
from eldorado.games.island.guardians import GUARDIANS, kind_of
from eldorado.games.island.hunt import steps_away
from eldorado.games.island.map import fort_touches, touched, walkable
from eldorado.games.island.movement import movers
from eldorado.games.island.raid import THIEF_TURN
from eldorado.games.island.rerolls import first_die
from eldorado.games.island.state import base
from eldorado.games.island.tables import (
    A_AMOUNT,
    A_ARMY,
    A_BANK,
    A_DIE,
    A_DISCOVER,
    A_DONE,
    A_END,
    A_FARMHOUSE,
    A_FORT,
    A_OFFERING,
    A_PLACE,
    A_REMOVE,
    A_REROLL,
    A_SHOOT,
    A_STEP,
    A_TAKE,
    A_VILLAGER,
    ATTACKER,
    BUILDINGS,
    CAVE,
    DEFENDER,
    DIRECTIONS,
    FOOD,
    GARDEN,
    GIANT,
    GOLD,
    THROUGH,
    TILES,
    TITAN,
    TOTEC,
)
from eldorado.kit.cells import corner_of

HANDS = 9  # cards worth holding
PRIZE = 45.0  # of a place where an offering can be bought at once: about a third of a game
DARE = 0.8  # the chance to stand that is asked for in the cave, at first
PATIENCE = 40  # rounds after which more is looked for though a shrine is still open
LURE = 5  # steps from a shrine where its guardian is waited for


def arrives(faces: list[int], far: int) -> float:
    """The chance that a die brings it so far."""
    return sum(1 for face in faces if face >= far) / len(faces)


class Lone(Sense):
    """A position of a game alone."""

    def __init__(self, sense: Sense) -> None:
        super().__init__(sense.s, sense.seat)
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
        """The chance to stand, where gold rolls low dice again and a tie is no defeat."""
        return min(1.0, self.odds(strength + min(gold, strength) // 2, against) + 0.05)

    def stand(self, tile: int, against: int, ahead: int = 0) -> float:
        """The chance to stand on a tile, or some steps ahead of it, with the villagers that gold brings in."""
        s = self.s
        strength = self.power + (s.rules.fort_strength if fort_touches(s, self.side, tile) else 0)
        gold = self.gold
        for camp in sorted(self.camps, key=lambda c: self.march[c][tile]):
            if self.march[camp][tile] + ahead <= gold:
                gold -= self.march[camp][tile] + ahead
                strength += self.camps[camp] * s.rules.villager_strength
        return self.hold(strength, against, gold)

    def risk(self, tile: int) -> float:
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
                safe *= 1.0 - arrives(dice[k], far) * (1.0 - self.stand(tile, power))
        return 1.0 - safe

    def provided(self) -> bool:
        """Cards for an offering, and gold to bring the army with."""
        return self.rich and self.gold >= self.price[GOLD] + 1 and (self.buyable == 0 or self.army >= 4)

    def ready(self) -> bool:
        """Whether the tile would hold against the guardian the next shrine brings."""
        s = self.s
        k = s.found
        if not self.provided() or (self.lures and s.round < PATIENCE):
            return False
        if k >= GUARDIANS or s.guard[k] != -1 or self.buyable == 0:
            return True
        return self.stand(self.at, dweller_strength(s, kind_of(k))) >= 0.8

    def open_reachable(self) -> list[int]:
        """Shrines without an own offering that the explorer can get to."""
        return [t for t in self.open_shrines() if any(self.ways_to[b] < FAR for b in self.beside(t))]

    def waits(self) -> list[int]:
        """A guardian beaten goes back to a shrine, one on its way has left it: so wait where it comes out and may not
        arrive, near enough to get past it to the shrine."""
        s = self.s
        found: list[int] = []
        for shrine in self.open_reachable():
            far = steps_away(s, shrine, True, [0] * len(s.kind))
            found += [t for t in range(len(s.kind)) if walkable(s.kind[t]) and far[t] == LURE]
        return found

    def cave_plan(self) -> bool:
        """The cave comes first: nobody robs its shrine, and with it the third guardian can be met."""
        if self.ours or not self.cave_wanted() or self.s.entrance < 0:
            return False
        return self.buyable == 0 or self.army >= 5

    def cave_time(self) -> bool:
        """Gold enough to lead the army through the cave; inside, to stand against what may be found."""
        if self.at < 0 or not self.cave_plan():
            return False
        return self.gold >= 5 or (self.s.cell[self.at] >> 12 == CAVE and self.dares())

    def dares(self) -> bool:
        """Whether the worst dweller of the cave may be met here."""
        s = self.s
        unmet = s.guard[GUARDIANS - 1] < 0
        worst = max(dweller_strength(s, TITAN) if unmet else 0, dweller_strength(s, GIANT))
        return self.stand(self.at, worst, 1) >= max(0.6, DARE - 0.003 * s.round)

    def want(self, r: int) -> int:
        """How much another card of the type is worth: an army first, then an offering and gold to lead with."""
        held = self.hand[r]
        if r == FOOD and self.buyable > 0:
            return 9 if held < 2 * min(self.buyable, 3) + 1 else 1
        if r == GOLD:
            return 7 if held < (8 if self.cave_plan() else self.price[GOLD] + 3) else 1
        if self.cave_plan():
            return 5 if held < self.price[r] else 1
        return 8 if held < self.price[r] else 1

    def crowning(self) -> bool:
        """The next offering wins, so nothing that comes after it is to be feared."""
        return self.ours and self.offerings + 1 >= self.s.rules.to_win

    def altars(self) -> list[int]:
        """Tiles from which an offering can be bought now: affordable, and no guardian on the shrine."""
        s = self.s
        if not self.rich:
            return []
        return [t for shrine in self.open_shrines() if shrine not in s.guard for t in self.beside(shrine)]

    def lead(self) -> int:
        """How far the army is behind."""
        return min((self.march[camp][self.at] for camp in self.camps), default=0) if self.at >= 0 else 0


# --- the explore phase ---------------------------------------------------------------------------------------------
def lone_scores(sense: Sense, legal: list[int]) -> list[float]:
    lone = Lone(sense)
    goal = errand(lone)
    far = lone.toward(goal) if goal else [FAR] * len(lone.s.kind)
    if goal and lone.at >= 0 and far[lone.at] == FAR:
        far = lone.toward(goal, True)
    best = destination(lone, far, lone.s.speed[lone.unit])
    return [lone_score(lone, action, far, best) for action in legal]


def errand(lone: Lone) -> list[int]:
    """Where the explorer wants to be."""
    s = lone.s
    if lone.at < 0:
        return []
    altars = lone.altars()
    if altars:
        return altars
    if lone.cave_time():
        return lone.edge(CAVE) if s.exit >= 0 or s.cave_in >= 0 else [s.entrance]
    if lone.exploring and lone.ready() and sum(s.bag) + len(s.top) > 0:
        return [s.entrance] if s.cell[lone.at] >> 12 == CAVE else lone.edge(0)
    if lone.rich and lone.lures:
        return lone.lures
    found = wanted_tiles(lone)
    return found if found or not lone.exploring else lone.edge(0)


def wanted_tiles(lone: Lone) -> list[int]:
    """Tiles that bring what is wanted most."""
    s = lone.s
    best = max(lone.want(r) for r in range(3))
    if best < 6:
        return []
    kinds = [r for r in range(3) if lone.want(r) == best]
    return [
        t
        for t in range(len(s.kind))
        if (s.kind[t] in kinds or s.kind[t] == TOTEC or (s.kind[t] == GARDEN and not s.totec))
        and t not in s.guard
    ]


def destination(lone: Lone, far: list[int], speed: int) -> int:
    """The tile within reach where a turn ends best: near the errand, and where the guardians do not win."""
    s = lone.s
    if lone.at < 0:
        return -1
    best = lone.at
    worth = -1000.0
    haste = 2.0
    fear = 140.0 - s.round  # the longer it lasts, the more is dared: a game that is not done is not won
    if not lone.gold:  # without gold no army comes and no die is rolled again: waiting is no help
        haste = 10.0
        fear *= 0.4
    altars = lone.altars()
    prize = 1000.0 if lone.crowning() else PRIZE
    for t in range(len(s.kind)):
        if lone.walk[t] > speed or not walkable(s.kind[t]):
            continue
        if t != lone.at and lone.taken[t] & lone.others:
            continue
        value = -fear * lone.risk(t) - haste * min(far[t], 20) - 0.1 * lone.walk[t]
        if t in altars:
            value += prize
        if lone.active and lone.camps:
            value -= 1.5 * max(0, min(lone.march[camp][t] for camp in lone.camps) - 1)
        if value > worth:
            best = t
            worth = value
    return best


def lone_score(lone: Lone, action: int, far: list[int], best: int) -> float:
    s = lone.s
    if action == A_END:
        return 0.0
    if A_OFFERING <= action < A_OFFERING + TILES:
        return 1000.0
    if A_BANK <= action < A_TAKE:
        return change_score(lone, (action - A_BANK) // 3, (action - A_BANK) % 3)
    if A_DISCOVER <= action < A_STEP:
        return find_score(lone, far)
    if A_STEP <= action < A_PLACE:
        return walk_score(lone, (action - A_STEP) % DIRECTIONS, best)
    if A_FARMHOUSE <= action < A_FORT:
        return house_score(lone, corner_of(s.cell[lone.at], action - A_FARMHOUSE))
    if A_FORT <= action < A_REMOVE:
        return -5.0
    if A_VILLAGER <= action < A_OFFERING:
        camp = max(lone.camps, key=lambda c: lone.camps[c]) if lone.camps else lone.at
        return 60.0 - 4 * min(lone.toward([camp])[action - A_VILLAGER], 9)
    if A_SHOOT <= action < A_DIE:
        return (
            50.0 if lone.risk(lone.at) > 0.1 else -5.0
        )  # without risk, but who is hit goes back to a shrine
    if action >= A_ARMY:
        return follow_score(lone, (action - A_ARMY) // DIRECTIONS, (action - A_ARMY) % DIRECTIONS)
    return score(lone, action, far)


def change_score(lone: Lone, give: int, get: int) -> float:
    """Gold to lead the army with; otherwise what an offering lacks."""
    if get == GOLD and lone.gold < 2 and lone.hand[give] - rate(lone.s, lone.seat) >= 0 and lone.buyable == 0:
        return 61.0
    return bank_score(lone, give, get)


def find_score(lone: Lone, far: list[int]) -> float:
    s = lone.s
    if s.cell[lone.at] >> 12 == CAVE:
        if lone.cave_wanted() and lone.dares():
            return 40.0
        return (
            20.0 if far[lone.at] == FAR or lone.trapped() else -5.0
        )  # shut in: the exit has to be found again
    if not lone.exploring:
        return -5.0
    if lone.ready() and lone.lead() <= 2:
        return 30.0
    missing = [r for r in range(3) if lone.want(r) >= 6]
    known = all(any(s.kind[t] in (r, GARDEN) for t in range(len(s.kind))) for r in missing)
    return 20.0 if s.found == 0 and not known else -5.0


def walk_score(lone: Lone, d: int, best: int) -> float:
    s = lone.s
    target = s.near[lone.at * DIRECTIONS + d]
    if target < 0:
        return 45.0 if d == THROUGH and lone.cave_time() else -5.0
    if lone.taken[target] & lone.others:
        odds = 1.0
        for k in range(GUARDIANS):
            if s.guard[k] == target:
                odds *= lone.stand(target, dweller_strength(s, kind_of(k)))
        leaves = any(
            t not in s.guard for t in lone.open_reachable()
        )  # beaten it would go back to that shrine
        return 36.0 if odds >= 0.95 and not leaves and lone.gold > lone.price[GOLD] else -20.0
    if best == lone.at:
        return -3.0
    way = lone.toward([best])
    return 32.0 + way[lone.at] - way[target] if way[target] < way[lone.at] else -3.0


def house_score(lone: Lone, corner: int) -> float:
    """One farmhouse early, where villagers come from; food before anything."""
    s = lone.s
    first = lone.side * BUILDINGS
    kinds = farm_types(s, corner)
    if not kinds or (lone.buyable == 0 and (s.build[first] >= 0 or s.found)):
        return -5.0  # an army that is complete needs none, and guardians would come for it
    if s.build[first] >= 0 and any(
        s.build[first + b] >= 0 and near(lone, s.build[first + b]) for b in range(2)
    ):
        return -5.0
    mask = 0
    for one in kinds:
        mask |= one
    return 42.0 + (6 if mask & 1 else 0) + bin(mask).count("1") + len(kinds)


def near(lone: Lone, corner: int) -> bool:
    """Whether a building is close to the explorer."""
    return any(lone.walk[t] <= 4 for t in touched(lone.s, corner))


def follow_score(lone: Lone, source: int, d: int) -> float:
    """Villagers come after the explorer when it is two tiles ahead; nearer, gold brings them when they are needed."""
    s = lone.s
    tile = s.near[source * DIRECTIONS + d]
    if tile < 0 or lone.at < 0 or (tile != lone.at and lone.taken[tile] & lone.others):
        return -5.0
    buried = source == s.exit and s.cell[lone.at] >> 12 == CAVE  # what stands there when the cave falls in
    if lone.walk[tile] >= lone.walk[source] or lone.gold < (1 if buried else 2):
        return -5.0
    if buried:
        return 41.0
    if lone.walk[source] < 2:  # together at the end of the turn, if that is cheap
        return 1.0 if lone.active and lone.gold > lone.price[GOLD] else -5.0
    if s.found == 0 and not lone.provided() and s.cell[lone.at] >> 12 != CAVE:
        return -5.0  # nobody hunts yet
    if lone.gold <= lone.price[GOLD] and lone.altars():
        return -5.0  # the offering comes first
    return 38.0 + movers(s, lone.side, source)


# --- everything else -----------------------------------------------------------------------------------------------
def gather_score(sense: Sense, action: int) -> float:
    """Turn points: cards until there is reason to walk."""
    lone = Lone(sense)
    s = lone.s
    if action != A_DONE:
        r = action - A_TAKE
        return float(lone.want(r)) - 0.1 * lone.hand[r] if sum(lone.hand) < HANDS + 3 else 0.0
    if lone.at < 0:
        return -5.0
    if lone.risk(lone.at) > 0.2:
        return 50.0  # away from here
    if any(lone.walk[t] <= s.frames[base(s) + 1] for t in lone.altars()):
        return 50.0
    goal = errand(lone)
    far = lone.toward(goal) if goal else [FAR] * len(s.kind)
    stays = destination(lone, far, s.frames[base(s) + 1]) == lone.at and not (lone.ready() and lone.exploring)
    return 0.2 if stays else 5.5  # whatever is wanted is taken first


def fight_score(sense: Sense, action: int) -> float:
    """Bring whatever helps the explorer; villagers alone flee from what would kill them."""
    lone = Lone(sense)
    s = lone.s
    i = base(s)
    tile = s.frames[i + 1]
    if s.frames[i + 5] > DEFENDER:
        return again_score(lone, action)
    attack, against = sides_strength(s, i)
    mine, theirs = (attack, against) if s.frames[i + 5] == ATTACKER else (against, attack)
    now = lone.hold(mine, theirs, lone.gold)
    if action == A_DONE:
        return 0.0
    if action < A_ARMY:
        return -1.0
    source = (action - A_ARMY) // DIRECTIONS
    n = movers(s, lone.side, source)
    if source == tile:
        return 1.0 if now < 0.5 and lone.at != tile else -1.0
    if lone.at != tile:
        return -1.0
    steps = lone.march[source][tile]
    return 100 * (lone.hold(mine + n, theirs, lone.gold - steps) - now) - 2.0


def again_score(lone: Lone, action: int) -> float:
    """Who rolls second knows what is needed; who rolls first improves the worst dice."""
    s = lone.s
    first = first_die(s)
    dice = s.rolled[first:]
    if action == A_DONE:
        return 0.0
    if action >= A_DIE:
        return 2.0 if dice[action - A_DIE] == min(dice) and min(dice) <= 3 else -1.0
    if action == A_REROLL:
        return -1.0
    face = dice[action - A_AMOUNT]
    marked = sum(dice[k] for k in s.marks)
    if first == 4:  # the attacker
        return 1.0 if face <= 2 else -1.0
    # one may pay only once: enough dice that their sum falls short seldom
    target = sum(s.rolled[4 : 4 + s.rolled[3]])
    hoped = sum(dice) - marked + 3.5 * len(s.marks)
    if hoped <= target:
        return 1.0 if face <= 4 else -1.0
    return 1.0 if hoped <= target + 2.0 * len(s.marks) ** 0.5 and face <= 3 else -1.0


def lead_score(sense: Sense, d: int) -> float:
    """Guardians that may go two ways are led away from the explorer."""
    s = sense.s
    at = s.guard[s.frames[base(s) + 2]]
    tile = s.near[at * DIRECTIONS + d]
    far = steps_away(s, tile, True, [0] * len(s.kind))
    return float(far[sense.at]) if sense.at >= 0 else 0.0


def banish_score(sense: Sense, tile: int) -> float:
    """Far away; the Thief where there is nothing to rob, the others where an offering lies already."""
    s = sense.s
    far = steps_away(s, tile, True, [0] * len(s.kind))
    worth = float(min(far[sense.at], 12)) if sense.at >= 0 and far[sense.at] >= 0 else 12.0
    ours = (s.gifts[sense.side] >> tile) & 1
    if s.frames[base(s) + 1] == THIEF_TURN:
        return worth - (20 if ours and not (s.stolen >> tile) & 1 else 0)
    return worth + (6 if ours else 0)


def pack_score(sense: Sense, guardian: int) -> float:
    return -float(dweller_strength(sense.s, kind_of(guardian)))
