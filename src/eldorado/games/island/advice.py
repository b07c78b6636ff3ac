"""Numbers and proposals for the player: reach, prices with reasons, odds, and several decisions in one gesture."""

from __future__ import annotations

from eldorado.core.dice import QuickDice
from eldorado.core.game import Plan
from eldorado.core.plain import Plain
from eldorado.games.island.acts import act
from eldorado.games.island.band import is_band, item_name
from eldorado.games.island.battlefield import sides_strength
from eldorado.games.island.buying import (
    farmhouses_left,
    forts_left,
    offering_tiles,
    offerings_left,
    villager_tiles,
    villagers_left,
)
from eldorado.games.island.cave import dweller_strength
from eldorado.games.island.events import anchor, land, spot
from eldorado.games.island.gathering import farmed, gather_slot
from eldorado.games.island.guardians import GUARDIANS, kind_of
from eldorado.games.island.legal import legal_of
from eldorado.games.island.map import occupation, walkable
from eldorado.games.island.movement import free_steps, movers
from eldorado.games.island.odds import chances
from eldorado.games.island.prompts import field_name
from eldorado.games.island.refusals import no
from eldorado.games.island.refusals_buying import building_refusal, none_left, too_dear, villager_supply
from eldorado.games.island.refusals_ground import all_off_map, standing
from eldorado.games.island.shrines import explorer_strength, shrines
from eldorado.games.island.sides import allied, unit_of
from eldorado.games.island.stakes import bills, second_roll, stakes
from eldorado.games.island.state import IslandState, base, cards_of, clone, seat_of, top
from eldorado.games.island.strength import defence, figure_strength, house_strength, strength
from eldorado.games.island.tables import (
    A_AMOUNT,
    A_ARMY,
    A_ARMY_HOLE,
    A_DIE,
    A_EMERGE,
    A_FARMHOUSE,
    A_FORT,
    A_HOLE,
    A_HOLE_MORE,
    A_MINE,
    A_OWN,
    A_PLACE,
    A_RAZE,
    A_SHOOT,
    A_STEP,
    A_TAKE,
    A_WOLF,
    A_WOLF_FIND,
    BUILDINGS,
    DIRECTIONS,
    F_BATTLE,
    F_DICE,
    F_EXPLORE,
    F_GATHER,
    F_HAUL,
    F_OFFER,
    F_SHARE,
    F_WINDOW,
    FARMHOUSE,
    FORT,
    OFFERING,
    RESOURCES,
    ROLL,
    TITAN,
    VILLAGER,
    WOLF,
)
from eldorado.games.island.theft import CHOOSE, prospects
from eldorado.games.island.trade import FIELDS, HALF, SHRINE_FIELD, most_of
from eldorado.games.island.wolf import wolf_of
from eldorado.kit.cells import corner_cells


def odds_of(s: IslandState, attack: int, against: int) -> Plain:
    """Win, tie and loss in ten thousandths."""
    return list(chances(attack, against, tuple(s.rules.battle)))


# --- facts -----------------------------------------------------------------------------------------
def facts(s: IslandState, seat: int) -> Plain:
    found: dict[str, Plain] = {
        "shrines": [shrines(s, s.side[other]) for other in range(s.seats)],
        "strength": [
            explorer_strength(s, other) if s.explorer[other] >= 0 or is_band(s, other) else 0
            for other in range(s.seats)
        ],
        "cards": [cards_of(s, other) for other in range(s.seats)],
    }
    if seat < 0:  # of a game as a whole: for the plot of its rounds
        found["round"] = s.round + 1
    if s.over:
        return found
    if top(s) == F_BATTLE:
        attack, against = sides_strength(s, base(s))
        found["battle"] = {"attack": attack, "defence": against, "odds": odds_of(s, attack, against)}
    if seat < 0 or (s.explorer[seat] < 0 and not is_band(s, seat)):
        return found
    found["buy"] = [buy(s, seat, item) for item in (VILLAGER, FARMHOUSE, FORT, OFFERING)]
    if not (s.mask >> seat) & 1:
        return found
    if top(s) == F_EXPLORE:
        found["reach"] = reach(s, seat)
        found["free_march"] = free_steps(s, seat)
    if top(s) in (F_DICE, F_SHARE):
        found["farms"] = [RESOURCES[r] for r in range(3) if (farmed(s, seat) >> r) & 1]
    if top(s) == F_OFFER:
        found["offer"] = offer(s)
    found["attacks"] = attack_odds(s, seat)
    if top(s) == F_BATTLE and s.frames[base(s) + 5] < ROLL:
        found["stakes"] = stakes(s, seat)
        found["bills"] = bills(s, seat)
    elif top(s) == F_BATTLE:
        found["again"] = second_roll(s)
    if top(s) == F_HAUL and s.frames[base(s) + 1] == CHOOSE:
        found["haul"] = prospects(s)
    return found


def reach(s: IslandState, seat: int) -> Plain:
    """Tiles the explorer, or each thief, can get to with the speed left, and the steps; a tile of an opponent is where
    it stops."""
    first = unit_of(s, seat)
    found: list[Plain] = []
    for figure in range(s.rules.own_figures[seat]):
        found += figure_reach(s, seat, first + figure)
    return found


def figure_reach(s: IslandState, seat: int, unit: int) -> list[Plain]:
    side = s.side[seat]
    taken = occupation(s)
    found: list[Plain] = []
    for t, way, battle in ways(s, unit, side):
        entry: dict[str, Plain] = {"at": anchor(s, t), "cost": len(way), "battle": battle}
        if is_band(s, seat):
            entry["figure"] = f"figure:{side}:{unit % s.stride}"
        if battle:
            # The strongest of those who stand there, with what would be there without reinforcement.
            attack = figure_strength(s, unit) + strength(s, side, t)
            against = beast(s, t)
            for f in range(s.sides):
                if f != side and (taken[t] >> f) & 1:
                    against = max(against, defence(s, f, t))
            entry["odds"] = odds_of(s, attack, against)
        found.append(entry)
    return found


def beast(s: IslandState, tile: int) -> int:
    """The strength of the strongest there of the Titan and the guardians; 0 if none is there."""
    found = dweller_strength(s, TITAN) if tile == s.titan else 0
    for k in range(GUARDIANS):
        if s.guard[k] == tile:
            found = max(found, dweller_strength(s, kind_of(k)))
    return found


def ways(s: IslandState, unit: int, side: int) -> list[tuple[int, list[int], bool]]:
    """Shortest ways of an explorer: target, directions, whether a battle waits there."""
    start = s.pos[unit]
    if start < 0 or s.held[unit] or s.speed[unit] <= 0:
        return []
    taken = occupation(s)
    war = s.round > 0
    path: dict[int, list[int]] = {start: []}
    line = [start]
    found: list[tuple[int, list[int], bool]] = []
    for t in line:
        if len(path[t]) >= s.speed[unit]:
            continue
        for d in range(DIRECTIONS):
            other = s.near[t * DIRECTIONS + d]
            if other < 0 or other in path or not walkable(s.kind[other]):
                continue
            path[other] = [*path[t], d]
            battle = beast(s, other) > 0 or (war and taken[other] & ~(1 << side) != 0)
            found.append((other, path[other], battle))
            if not battle:
                line.append(other)
    return found


def buy(s: IslandState, seat: int, item: int) -> Plain:
    """A line of the buy list: its price, where it could stand, or why it cannot be had."""
    side = s.side[seat]
    refusal = None
    where: list[str] = []
    if item == VILLAGER:
        left = villagers_left(s, side)
        where = [anchor(s, t) for t in villager_tiles(s, side)]
        refusal = villager_supply(s, side) or too_dear(s, seat, item)
        if not refusal and not where:
            refusal = (
                no("I-THIEF-7", "not_beside_outpost")
                if is_band(s, seat)
                else no("I-BUY-2", "not_beside_building")
            )
    elif item == OFFERING:
        left = offerings_left(s, side)
        refusal = all_off_map(s, seat)
        if not refusal:
            tiles = {t: True for at in standing(s, seat) for t in offering_tiles(s, side, at)}
            where = [anchor(s, t) for t in tiles]
            refusal = none_left(s, side, item, left, 0) or (
                None if where else no("I-BUY-3", "not_next_to_shrine")
            )
        refusal = refusal or too_dear(s, seat, item)
    else:
        left = farmhouses_left(s, side) if item == FARMHOUSE else forts_left(s, side)
        refusal = all_off_map(s, seat) or (
            none_left(s, side, item, left, s.lost[3 * side + item]) if left <= 0 else None
        )
        first = A_FARMHOUSE if item == FARMHOUSE else A_FORT
        for i in range(6 * s.rules.own_figures[seat] if not refusal else 0):
            found = building_refusal(s, seat, first + i)
            if found is None:
                refusal = None
                break
            if refusal is None or refusal.key.endswith(
                "thief_off_map"
            ):  # of several thieves one that is there
                refusal = found
    if refusal is None and (top(s) != F_EXPLORE or not (s.mask >> seat) & 1):
        refusal = no("I-BUY-1", "not_your_explore")
    return {
        "id": "buy:" + item_name(s, seat, item),
        "cost": s.rules.cost[3 * item : 3 * item + 3] if not is_band(s, seat) else [0, 0, 0],
        "doubloons": s.rules.coins[item] if is_band(s, seat) else 0,
        "left": max(0, left),
        "where": where,
        "refusal": refusal.plain() if refusal else None,
    }


def offer(s: IslandState) -> Plain:
    """A trade as one form: what is still to be filled in, with the most of each, and the action of every number. Of
    cards nobody shows, `shared` ones are bounded together: what is asked of one type is not left for the next."""
    i = base(s)
    seat, other = s.frames[i + 1], s.frames[i + 2]
    fields: list[Plain] = []
    for field in range(s.frames[i + 3], FIELDS):
        most = most_of(s, i, field)
        if most > 0:
            shared = field >= HALF and field % HALF < SHRINE_FIELD and not allied(s, seat, other)
            half = ("give", "ask")[field // HALF]
            fields.append({"half": half, "what": field_name(field), "most": most, "shared": shared})
    amounts = [A_AMOUNT + n for n in range(1 + max([f["most"] for f in fields], default=0))]
    return {"to": other, "fields": fields, "amounts": amounts}


def attack_odds(s: IslandState, seat: int) -> Plain:
    """For every legal action that starts a battle, the exact odds with what would be there without reinforcement.
    For an army: with all of it that can go."""
    found: list[Plain] = []
    frame = top(s)
    if frame != F_EXPLORE and frame != F_WINDOW:
        return found
    taken = occupation(s)
    for action in legal_of(s, seat):
        entry = one_attack(s, seat, action, taken, frame == F_WINDOW)
        if entry is not None:
            found.append(entry)
    return found


def one_attack(s: IslandState, seat: int, action: int, taken: list[int], off_turn: bool) -> Plain:
    side = s.side[seat]
    if A_RAZE <= action < A_OWN:
        slot, k = divmod(action - A_RAZE, 3)
        tile = s.grid[corner_cells(s.build[slot])[k]]
        attack = strength(s, side, tile)
        return attack_entry(s, action, tile, slot // BUILDINGS, attack, house_strength(s, slot))
    tile, attack = assault(s, seat, action)
    if tile < 0:
        return None
    if not A_SHOOT <= action < A_DIE:
        attack += strength(s, side, tile)  # who is there already fights too (I-FIGHT-14)
    strongest = beast(s, tile)
    if strongest:
        return attack_entry(s, action, tile, -1, attack, strongest)
    foes = taken[tile] & ~(1 << side) if s.round > 0 else 0
    if off_turn and (foes >> s.turn) & 1:
        foes = 1 << s.turn
    if foes == 0:
        return None
    foe = max((f for f in range(s.sides) if (foes >> f) & 1), key=lambda f: defence(s, f, tile))
    return attack_entry(s, action, tile, foe, attack, defence(s, foe, tile))


def assault(s: IslandState, seat: int, action: int) -> tuple[int, int]:
    """The tile an action moves onto or shoots at, and the strength it brings there; -1 if it does neither."""
    side = s.side[seat]
    unit = unit_of(s, seat)
    each = s.rules.villager_strength
    if A_STEP <= action < A_PLACE:
        figure, d = divmod(action - A_STEP, DIRECTIONS)
        return s.near[s.pos[unit + figure] * DIRECTIONS + d], figure_strength(s, unit + figure)
    if A_SHOOT <= action < A_DIE:
        return action - A_SHOOT, explorer_strength(s, seat)
    if A_HOLE <= action < A_ARMY_HOLE:
        return s.near[s.entrance * DIRECTIONS + action - A_HOLE], figure_strength(s, unit)
    if A_HOLE_MORE <= action < A_EMERGE:
        figure, d = divmod(action - A_HOLE_MORE, 6)
        return s.near[s.entrance * DIRECTIONS + d], figure_strength(s, unit + 1 + figure)
    if A_ARMY_HOLE <= action < A_WOLF:
        return s.near[s.entrance * DIRECTIONS + action - A_ARMY_HOLE], movers(s, side, s.hole) * each
    if A_WOLF <= action < A_WOLF_FIND:
        at = s.pos[wolf_of(s, side)]
        return s.near[at * DIRECTIONS + action - A_WOLF], s.rules.dweller_strength[WOLF]
    if action >= A_ARMY:
        source, d = divmod(action - A_ARMY, DIRECTIONS)
        return s.near[source * DIRECTIONS + d], movers(s, side, source) * each
    return -1, 0


def attack_entry(s: IslandState, action: int, tile: int, foe: int, attack: int, against: int) -> Plain:
    return {
        "action": action,
        "at": anchor(s, tile),
        "against": seat_of(s, foe),
        "attack": attack,
        "defence": against,
        "odds": odds_of(s, attack, against),
    }


# --- plans -----------------------------------------------------------------------------------------
def plans(s: IslandState, seat: int) -> list[Plan]:
    if s.over or not (s.mask >> seat) & 1:
        return []
    frame = top(s)
    if frame == F_GATHER:
        return gather_plans(s, seat)
    if frame == F_EXPLORE:
        return walk_plans(s, seat)
    if frame == F_SHARE and not s.frames[base(s) + 1]:
        return share_plans(s, seat)
    return []


def share_plans(s: IslandState, seat: int) -> list[Plan]:
    """Teams: a die for speed and one to gather with in one gesture (I-TEAM-4)."""
    legal = legal_of(s, seat)
    fast = [a for a in legal if A_MINE <= a < A_MINE + 4]
    found: list[Plan] = []
    for one in fast:
        after = clone(s)
        act(after, seat, one, QuickDice(0), None)
        if top(after) != F_SHARE:
            continue
        for other in legal_of(after, seat):
            if A_MINE + 4 <= other < A_MINE + 8:
                dice = [one - A_MINE, other - A_MINE - 4]
                args = {"speed": s.pool[dice[0]], "gather": s.pool[dice[1]]}
                found.append(Plan("share", [one, other], args, [f"die:{i}" for i in dice], []))
    return found


def walk_plans(s: IslandState, seat: int) -> list[Plan]:
    """A way to every tile within reach, step by step, of every figure."""
    first = unit_of(s, seat)
    found: list[Plan] = []
    nearest: dict[int, int] = {}  # of several thieves the one with the shortest way is proposed first
    for figure in range(s.rules.own_figures[seat]):
        for t, way, _ in ways(s, first + figure, s.side[seat]):
            if t not in nearest or len(way) < nearest[t] // 8:
                nearest[t] = 8 * len(way) + figure
    for figure in range(s.rules.own_figures[seat]):
        for t, way, battle in ways(s, first + figure, s.side[seat]):
            actions = [A_STEP + figure * DIRECTIONS + d for d in way]
            args: dict[str, Plain] = {"to": spot(s, t), "land": land(s, t), "cost": len(way)}
            if is_band(s, seat):
                args["figure"] = f"figure:{s.side[seat]}:{figure}"
            best = nearest[t] % 8 == figure
            found.append(Plan("attack" if battle else "walk", actions, args, [anchor(s, t)], [], best))
    return found


def gather_plans(s: IslandState, seat: int) -> list[Plan]:
    """Every mix of cards that can be taken, as one choice."""
    n = s.frames[gather_slot(s, seat)]
    found: list[Plan] = []
    mixes = [(f, w, n - f - w) for f in range(n + 1) for w in range(n + 1 - f)]
    for mix in mixes:
        actions = [A_TAKE + r for r in range(3) for _ in range(mix[r])]
        played = follow(s, seat, actions)
        if played == len(actions):
            args = {"food": mix[0], "wood": mix[1], "gold": mix[2]}
            found.append(
                Plan("gather", actions, args, ["resource:" + RESOURCES[r] for r in range(3) if mix[r]], [])
            )
    return found


def follow(s: IslandState, seat: int, actions: list[int]) -> int:
    """How many of the actions are legal one after the other before anything is revealed; all, if what comes after was
    done by itself."""
    world = clone(s)
    dice = QuickDice(0)
    for i, action in enumerate(actions):
        if action not in legal_of(world, seat):
            return i
        act(world, seat, action, dice, None)
        if top(world) != top(s) or world.mask != s.mask:
            return i + 1
    return len(actions)
