"""Several decisions in one gesture: a walk, a mix of cards, a pair of dice."""

from __future__ import annotations

from eldorado.core.dice import QuickDice
from eldorado.core.game import Plan
from eldorado.core.plain import Plain
from eldorado.games.island.advice.attacks import beast
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import DIRECTIONS, RESOURCES
from eldorado.games.island.model.events import anchor, land, spot
from eldorado.games.island.model.map import occupation, walkable
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import IslandState, clone
from eldorado.games.island.questions.turn.explore import Explore
from eldorado.games.island.questions.turn.gather import Gather
from eldorado.games.island.questions.turn.share import Share
from eldorado.games.island.rules.flow import act, legal_of
from eldorado.games.island.thieves.band import is_band


def walks(s: IslandState, unit: int, side: int) -> list[tuple[int, list[int], bool]]:
    """The shortest ways of an explorer: target, directions, whether a battle waits there."""
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


def plans(s: IslandState, seat: int) -> list[Plan]:
    if s.over or not (s.mask >> seat) & 1:
        return []
    question = s.questions[-1]
    if isinstance(question, Gather):
        return gather_plans(s, question, seat)
    if isinstance(question, Explore):
        return walk_plans(s, seat)
    if isinstance(question, Share) and not question.again:
        return share_plans(s, seat)
    return []


def share_plans(s: IslandState, seat: int) -> list[Plan]:
    """Plans for partners: one gesture that takes a die for speed and one to gather with (I-TEAM-4)."""
    legal = legal_of(s, seat)
    fast = [a for a in legal if actions.MINE <= a < actions.MINE_GATHER]
    found: list[Plan] = []
    for one in fast:
        after = clone(s)
        act(after, seat, one, QuickDice(0), None)
        if not isinstance(after.questions[-1], Share):
            continue
        for other in legal_of(after, seat):
            if actions.MINE_GATHER <= other < actions.HIDE:
                dice = [one - actions.MINE, other - actions.MINE_GATHER]
                args = {"speed": s.pool[dice[0]], "gather": s.pool[dice[1]]}
                found.append(Plan("share", [one, other], args, [f"die:{i}" for i in dice], []))
    return found


def walk_plans(s: IslandState, seat: int) -> list[Plan]:
    """Plans for a walk to every tile within reach, step by step, for every figure."""
    first = unit_of(s, seat)
    found: list[Plan] = []
    nearest: dict[int, int] = {}  # of several thieves the one with the shortest way comes first
    for figure in range(s.rules.own_figures[seat]):
        for t, way, _ in walks(s, first + figure, s.side[seat]):
            if t not in nearest or len(way) < nearest[t] // 8:
                nearest[t] = 8 * len(way) + figure
    for figure in range(s.rules.own_figures[seat]):
        for t, way, battle in walks(s, first + figure, s.side[seat]):
            steps = [actions.STEP + figure * DIRECTIONS + d for d in way]
            args: dict[str, Plain] = {"to": spot(s, t), "land": land(s, t), "cost": len(way)}
            if is_band(s, seat):
                args["figure"] = f"figure:{s.side[seat]}:{figure}"
            best = nearest[t] % 8 == figure
            at = [anchor(s, tile) for tile in tiles_on(s, s.pos[first + figure], way)]
            found.append(Plan("attack" if battle else "walk", steps, args, at, [], best))
    return found


def tiles_on(s: IslandState, start: int, way: list[int]) -> list[int]:
    """The tiles a way leads over, its target last."""
    tiles: list[int] = []
    for d in way:
        start = s.near[start * DIRECTIONS + d]
        tiles.append(start)
    return tiles


def gather_plans(s: IslandState, question: Gather, seat: int) -> list[Plan]:
    """Plans for every mix of cards that can be taken, as one choice."""
    n = question.left[s.rules.first_figure[seat]]
    found: list[Plan] = []
    mixes = [(f, w, n - f - w) for f in range(n + 1) for w in range(n + 1 - f)]
    for mix in mixes:
        taken = [actions.TAKE + r for r in range(3) for _ in range(mix[r])]
        played = follow(s, seat, taken)
        if played == len(taken):
            what = [RESOURCES[r] for r in range(3) for _ in range(mix[r])]
            args: Plain = {"food": mix[0], "wood": mix[1], "gold": mix[2], "what": what}
            found.append(
                Plan("gather", taken, args, ["resource:" + RESOURCES[r] for r in range(3) if mix[r]], [])
            )
    return found


def follow(s: IslandState, seat: int, chosen: list[int]) -> int:
    """How many of the actions are legal one after the other before anything is revealed; all, if what comes after was
    done by itself."""
    world = clone(s)
    dice = QuickDice(0)
    for i, action in enumerate(chosen):
        if action not in legal_of(world, seat):
            return i
        act(world, seat, action, dice, None)
        if (
            not world.questions
            or type(world.questions[-1]) is not type(s.questions[-1])
            or world.mask != s.mask
        ):
            return i + 1
    return len(chosen)
