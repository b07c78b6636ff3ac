"""What both sides may do before the dice of a battle: bring more, or flee (I-FIGHT-2, I-FIGHT-16, I-FIGHT-17)."""

from __future__ import annotations

from island.referee.exploring import armies, free_army, named
from island.referee.ground import distances, occupied, slips, steps, through
from island.referee.hexes import OPPOSITE, STEPS, beside, of_anchor
from island.referee.position import Plain, Position


def battle_of(pos: Position) -> Plain:
    return next(question for question in reversed(pos.under_way) if question["what"] == "battle")


def entries(pos: Position, tile: str) -> dict[str, list[str]]:
    """The tiles from which the battle tile can be entered, by the side they lie on; `through` is the cave's mouth, and
    the way in by the secret exit (I-EVENT-2)."""
    found: dict[str, list[str]] = {}
    for way in STEPS:
        there = beside(tile, way)
        if there in pos.tiles and steps(pos, there).get(OPPOSITE[way]) == tile:
            found[way] = [there]
    mouths = [t for t in pos.tiles if through(pos, t) == tile or tile in slips(pos, t).values()]
    if mouths:
        found["through"] = mouths
    return found


def costs(pos: Position, start: str, tile: str, side: int, secret: bool = True) -> dict[str, int]:
    """Tiles to pay for from a start onto the battle tile, by the side one enters from; every tile before the battle
    tile must be unoccupied (I-FIGHT-16)."""
    free = distances(
        pos, start, lambda there: there != tile and not occupied(pos, there, side), secret=secret
    )
    found = {}
    for way, mouths in entries(pos, tile).items():
        usable = [t for t in mouths if t in free and (secret or tile not in slips(pos, t).values())]
        if usable:
            found[way] = 1 + min(free[there] for there in usable)
    return found


def stopped(pos: Position, start: str, tile: str, side: int) -> dict[str, set[int]]:
    """[1st] who finds no free way goes a shortest one and is stopped by the first opponent on it (I-FIGHT-2); where
    several are as short, several prices are possible."""
    if not pos.first_edition:
        return {}
    every = distances(pos, start, lambda there: there != tile)
    found = {
        way: {n for there in mouths if there in every for n in stops(pos, every, there, side)}
        for way, mouths in entries(pos, tile).items()
    }
    return {way: prices for way, prices in found.items() if prices}


def affordable(pos: Position, start: str, tile: str, side: int, purse: int, sure: bool) -> set[str]:
    """The sides from which somebody can come for so much; all for certain, or all that are possible."""
    ways = costs(pos, start, tile, side)
    halts = stopped(pos, start, tile, side)
    free = {way for way, n in ways.items() if n <= purse}
    if sure:
        return free | {way for way, ns in halts.items() if way not in ways and max(ns) <= purse}
    return free | {way for way, ns in halts.items() if min(ns) <= purse}


def stops(pos: Position, every: dict[str, int], goal: str, side: int) -> set[int]:
    """How far one may come on the shortest ways to a tile before an opponent stops one."""
    on_way = {goal}
    wave = [goal]
    while wave:
        wave = [
            t
            for t in every
            if t not in on_way and any(every[t] + 1 == every[n] and n in onward(pos, t) for n in wave)
        ]
        on_way |= set(wave)
    reached = {t for t in on_way if every[t] == 0}
    found = set()
    while reached:
        ahead = {n for t in reached for n in onward(pos, t) if n in on_way and every[n] == every[t] + 1}
        halted = {t for t in ahead if occupied(pos, t, side)}
        found |= {every[t] for t in halted}
        reached = ahead - halted
    return found


def onward(pos: Position, tile: str) -> list[str]:
    return [*steps(pos, tile).values(), *slips(pos, tile).values()]


def engaged(pos: Position, side: int, tile: str) -> bool:
    """[1st] who attacks in a further battle cannot leave it until it is over (I-FIGHT-2)."""
    return (tile, side) in pos.owed


def joining(pos: Position, seat: int, purse: bool = True, sure: bool = True) -> set[str]:
    """Moves that bring pieces; without the purse, what everybody can see that might be brought (I-REACT-5)."""
    battle = battle_of(pos)
    tile, side = of_anchor(battle["at"]), pos.sides[seat]
    found: set[str] = set()
    if (battle["kind"] == "shot" or pos.shot == tile) and battle["stage"] == "attacker":
        return found  # I-EXP-YANGA-2: nobody joins Yanga
    found |= figures_joining(pos, seat, tile, sure)
    own_phase = pos.turn_side == side and not pos.over
    cards = sum(pos.hands[seat].values())
    gold = (pos.hands[seat]["gold"] if purse else cards) + (1 if free_army(pos, seat) and own_phase else 0)
    for start in armies(pos, side):
        fled = start in pos.fled_to and (sure or not mixed(pos, side, start))
        if start != tile and not fled and not engaged(pos, side, start):
            found |= {f"army {start} {way}" for way in affordable(pos, start, tile, side, gold, sure)}
    food = pos.hands[seat]["food"] if purse else cards
    for wolf in pos.pieces:
        if wolf.kind == "wolf" and wolf.side == side and wolf.at != tile and not wolf.held:
            ways = costs(pos, wolf.at, tile, side, secret=False)
            found |= {f"wolf {way}" for way, n in ways.items() if n <= food}
    return found


def mixed(pos: Position, side: int, tile: str) -> bool:
    """[1st] Villagers who fled share the tile with others: which of them an order means cannot be told."""
    return len([p for p in pos.on(tile, side) if p.kind == "villager"]) > pos.fled_to[tile]


def figures_joining(pos: Position, seat: int, tile: str, sure: bool) -> set[str]:
    """Explorers and thieves join on their own turn alone, for speed (I-FIGHT-2, I-THIEF-8)."""
    side = pos.sides[seat]
    if pos.turn_side != side or pos.over:
        return set()
    found = set()
    for p in pos.pieces:
        own = p.kind in ("explorer", "thief") and p.seat == seat
        if own and p.at not in ("", tile) and not p.held and not engaged(pos, side, p.at):
            ways = affordable(pos, p.at, tile, side, p.speed, sure)
            found |= {named("move", p.number, way) for way in ways}
    return found


def fleeing(pos: Position, seat: int, purse: bool = True, sure: bool = True) -> set[str]:
    """I-FIGHT-2, I-FIGHT-17: villagers, and the Wolf (I-DWELL-4), one tile away for one payment, [2nd] onto an
    unoccupied tile; explorers never. [1st] who has fled may go on, but not back."""
    battle = battle_of(pos)
    tile, side = of_anchor(battle["at"]), pos.sides[seat]
    cards = sum(pos.hands[seat].values())
    found: set[str] = set()
    if battle["kind"] in ("farmhouse", "outpost"):
        return found  # the building alone is attacked
    bellona = free_army(pos, seat) and not pos.over
    if bellona or (pos.hands[seat]["gold"] if purse else cards) >= 1:
        starts = {tile} | (set(pos.fled_to) if pos.first_edition else set())
        for start in starts & set(armies(pos, side)):
            unclear = sure and start != tile and mixed(pos, side, start)
            if not engaged(pos, side, start) and not unclear:
                found |= {f"army {start} {way}" for way in refuges(pos, start, tile, side)}
                found |= {
                    f"slip_army {way}"
                    for way, there in slips(pos, start).items()
                    if pos.first_edition or not occupied(pos, there, side)
                }
    wolf = any(p.kind == "wolf" and p.side == side and p.at == tile and not p.held for p in pos.pieces)
    if wolf and (pos.hands[seat]["food"] if purse else cards) >= 1:
        found |= {f"wolf {way}" for way in refuges(pos, tile, tile, side)}
    return found


def refuges(pos: Position, start: str, tile: str, side: int) -> list[str]:
    return [
        way
        for way, there in steps(pos, start).items()
        if there != tile and there in pos.tiles and (pos.first_edition or not occupied(pos, there, side))
    ]


def in_battle(pos: Position, seat: int, sure: bool = True) -> set[str]:
    """What a seat may move at this stage of the battle; [2nd] the defender brings or flees, not both."""
    stage = battle_of(pos)["stage"]
    if stage == "attacker":
        return joining(pos, seat, sure=sure)
    if stage != "defender":
        return set()
    either = not pos.first_edition
    found = set() if either and pos.fled else joining(pos, seat, sure=sure)
    return found if either and pos.brought else found | fleeing(pos, seat, sure=sure)
