"""Random play with the referee beside it: what the engine allows and does against what the rulebook says."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from eldorado import games
from eldorado.core.dice import QuickDice
from island.referee.asking import asked_for_nothing
from island.referee.exploring import FAMILIES, exploring, wolf_places
from island.referee.following import Following
from island.referee.ground import occupied, places
from island.referee.hexes import of_anchor
from island.referee.hunting import toward
from island.referee.joining import in_battle
from island.referee.position import Piece, Plain, Position, read
from island.referee.reacting import may_be_asked, reacting
from island.referee.returning import homes
from island.referee.strength import attacking

GAME = games.load("island")
RARELY = ("end", "bank", "trade", "pair", "remove", "pass")
KEPT = (
    "paid_nothing",
    "figure",
    "mover",
    "order",
    "fled",
    "brought",
    "shot",
    "razed",
    "titan_came",
    "guardian_came",
    "over",
    "owed",
    "fled_to",
)


def laying(pos: Position) -> set[str]:
    """I-MAP-1: where the tile just flipped may lie; the Wolf's next to its explorer too (I-DWELL-5)."""
    if pos.figure < 0:
        wolf = next(p for p in pos.pieces if p.kind == "wolf" and p.side == pos.turn_side)
        return {f"place {way}" for way in wolf_places(pos, pos.asked[0], wolf)}
    kinds = ("explorer", "thief")
    at = next(p.at for p in pos.pieces if p.seat == pos.mover and p.kind in kinds and p.number == pos.figure)
    return {f"place {way}" for way in places(pos, at)}


def put_back(pos: Position) -> set[str]:
    return homes(pos, pos.under_way[-1]["seat"])


def hunting(pos: Position) -> set[str]:
    hunter = pos.under_way[-1].get("guardian", "titan")
    return {f"move {way}" for way in toward(pos, hunter)}


OTHERS = {"place": laying, "return": put_back, "titan": hunting, "guardians": hunting}


def check_moves(pos: Position, seat: int, moves: list[str]) -> Iterator[str]:
    """The legal moves of the covered families against the referee's."""
    what = pos.under_way[-1]["what"] if pos.under_way else ""
    possible: set[str] = set()
    if what == "explore":
        expected = exploring(pos, seat)
    elif what == "window":
        expected = reacting(pos, seat)
        if not may_be_asked(pos, seat):
            yield f"seat {seat} is asked in a window"
    elif what == "battle":
        expected, possible = in_battle(pos, seat), in_battle(pos, seat, sure=False)
        yield from asked_for_nothing(pos, seat)
    elif what in OTHERS:
        expected = OTHERS[what](pos)
    else:
        return
    engine = {move for move in moves if move.split()[0] in (*FAMILIES, "place", "put")}
    for move in sorted(engine - expected - possible):
        yield f"{what}: engine allows “{move}”"
    for move in sorted(expected - engine):
        yield f"{what}: engine refuses “{move}”"


def choose(rng: random.Random, moves: list[str]) -> int:
    """By kind of move first, so that rare kinds are played as often as steps."""
    kinds: dict[str, list[int]] = {}
    for index, move in enumerate(moves):
        kinds.setdefault(move.split()[0], []).append(index)
    kind = rng.choice(sorted(kinds))
    if kind in RARELY:
        kind = rng.choice(sorted(kinds))
    return rng.choice(kinds[kind])


def standing(pos: Position) -> Counter[tuple[Any, ...]]:
    """Where everything is, and who is held."""
    found: Counter[tuple[Any, ...]] = Counter()
    for p in pos.pieces:
        who = p.seat if p.kind in ("explorer", "thief") else -1
        held = p.held and bool(p.at) and p.kind != "villager"
        found[p.kind, p.side, who, p.at, held] += 1
    for b in pos.buildings:
        found["building", b.side, b.name, *sorted(b.tiles)] += 1
    found["titan", pos.titan] += 1
    for guardian, at in pos.guardians.items():
        found["guardian", guardian, at] += 1
    return found


def check_standing(expected: Position, after: Position) -> Iterator[str]:
    for side, n in enumerate(after.held_villagers):
        held = sum(1 for p in expected.pieces if p.kind == "villager" and p.side == side and p.held)
        if held != n:
            yield f"{n} villagers of side {side} are held, the referee counts {held}"
    mine, engine = standing(expected), standing(after)
    if mine != engine:
        yield f"referee {sorted((mine - engine).items(), key=str)}, engine {sorted((engine - mine).items(), key=str)}"


def inherit(after: Position, followed: Position) -> None:
    """What no position prints goes on from the referee's own: where pieces came from, what a battle has seen."""
    for name in KEPT:
        setattr(after, name, getattr(followed, name))
    before: dict[tuple[Any, ...], list[Piece]] = {}
    for p in followed.pieces:
        before.setdefault((p.kind, p.side, p.seat, p.number, p.at), []).append(p)
    for p in after.pieces:
        same = before.get((p.kind, p.side, p.seat, p.number, p.at))
        if same and p.at:
            mine = same.pop()
            p.came = mine.came
            p.held = mine.held if p.kind == "villager" else p.held


def check_spoils(step: Following, before: Position, after: Position) -> Iterator[str]:
    """I-FIGHT-10, I-CAVE-5: a defeated explorer's player gives half, rounded down; [1st] everything (I-FIGHT-9)."""
    if set(step.told) & {"cave_in", "vanishes", "treasure", "turn", "turn_team", "lost"}:
        return
    pending = any(q["what"] in ("spoils", "heir", "divide") for q in after.under_way)
    for seat in set(step.defeated):
        cards = sum(after.hands[seat].values())
        if before.first_edition:
            if cards:
                yield f"seat {seat} keeps {cards} cards"
            continue
        due = (cards + step.given[seat]) // 2 - step.given[seat]
        if due < 0 or (due > 0 and not pending):
            yield f"seat {seat} gave {step.given[seat]} cards and keeps {cards}"


def check_strength(pos: Position) -> Iterator[str]:
    """The strengths everybody is shown while a battle waits for its dice."""
    battle: Plain = pos.under_way[-1] if pos.under_way else {"what": ""}
    if battle["what"] == "battle" and battle["kind"] == "pieces" and not pos.shot:
        mine = attacking(pos, of_anchor(battle["at"]), pos.sides[battle["attacker"]])
        if mine != battle["attack"]:
            yield f"strength {battle['attack']} shown, the referee counts {mine}"


def check_battles(step: Following, after: Position) -> Iterator[str]:
    """I-FIGHT-1: who moved onto an occupied tile has started a battle, fought before anybody explores on; one started
    during another battle comes after it (I-FIGHT-12)."""
    going_on = not after.under_way or after.under_way[-1]["what"] in ("explore", "window")
    if not going_on and not {"turn", "turn_team"} & set(step.told):
        return
    for tile, side in step.pos.owed:
        if occupied(after, tile, side) and after.on(tile, side):
            yield f"no battle is started at {tile}"
    step.pos.owed = []


# events after which a hand has changed for other reasons than moving
CARDS = {
    "spoils",
    "gives_back",
    "treasure",
    "gathers",
    "finds",
    "trades",
    "heir",
    "divides",
    "steals",
    "rerolls",
    "buys",
}
CARDS |= {"defeated", "thieves_lost", "dweller_beaten", "raided", "cave_in", "vanishes"}
CARDS |= {"turn", "turn_team", "rolls", "dice"}


def check_hands(step: Following, after: Position) -> Iterator[str]:
    """What moving cost, where nothing else changed a hand."""
    if not CARDS & set(step.told) and set(step.told) & {"army", "wolf", "step", "joins", "discovers"}:
        for seat, hand in enumerate(step.pos.hands):
            if hand != after.hands[seat]:
                yield f"seat {seat} has {after.hands[seat]}, the referee counts {hand}"
        speeds = {(p.seat, p.number): p.speed for p in step.pos.pieces if p.kind in ("explorer", "thief")}
        for p in after.pieces:
            if p.kind in ("explorer", "thief") and p.at and speeds[p.seat, p.number] != p.speed:
                yield f"speed {p.speed} left, the referee counts {speeds[p.seat, p.number]}"


class Table:
    """One game of random decisions under the referee's eyes."""

    def __init__(self, seats: int, options: dict[str, Any], seed: int) -> None:
        self.seed = seed
        self.dice = QuickDice(seed)
        self.rng = random.Random(seed)
        self.state = GAME.new(seats, GAME.options(seats, options), self.dice)
        self.pos = read(GAME, self.state)
        self.decisions = 0

    @property
    def over(self) -> bool:
        return GAME.actors(self.state) == 0

    def decide(self) -> Iterator[str]:
        actors = GAME.actors(self.state)
        seat = self.rng.choice([i for i in range(len(self.pos.sides)) if actors >> i & 1])
        legal = GAME.legal(self.state, seat)
        moves = [GAME.notation(self.state, seat, action) for action in legal]
        yield from check_moves(self.pos, seat, moves)
        yield from check_strength(self.pos)
        chosen = choose(self.rng, moves)
        events: list[Any] = []
        GAME.apply(self.state, seat, legal[chosen], self.dice, events)
        after = read(GAME, self.state)
        step = Following(self.pos, seat, moves[chosen])
        yield from step.follow(events)
        if not step.pos.adopt:
            yield from check_standing(step.pos, after)
        yield from check_spoils(step, self.pos, after)
        yield from check_battles(step, after)
        yield from check_hands(step, after)
        inherit(after, step.pos)
        self.pos = after
        self.decisions += 1
