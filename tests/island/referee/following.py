"""The referee's own position, carried on by what a move and its events say was chosen and rolled; what follows from
it is worked out here, and told events of that sort are checked against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from island.referee.asking import skipped
from island.referee.exploring import free_army
from island.referee.ground import distances, occupied, steps
from island.referee.hexes import beside, of_anchor
from island.referee.hunting import toward
from island.referee.joining import costs, entries
from island.referee.outcome import Losses, outcome
from island.referee.position import UNSURE, Piece, Position

TIES = ("tie", "tie_raid", "tie_shot")
DEFEATS = ("defeated", "thieves_lost")
CONSEQUENCES = (*TIES, *DEFEATS, "villagers_lost", "destroyed", "dweller_beaten", "guardian_beaten")
# What these bring about is not the referee's business: the engine's position is taken over.
ADOPTED = {
    "announces",
    "buys",
    "removes",
    "emerges",
    "vanishes",
    "cave_in",
    "enters",
    "returns",
    "exit",
    "trades",
}
ADOPTED |= {"bridge", "bridge_gone", "explorer", "starters", "begins", "guardian", "shuffled_back", "lost"}
ADOPTED |= {"bearer", "cave_shrine"}


class Following:
    """One move carried out on a copy of the position."""

    def __init__(self, before: Position, seat: int, move: str) -> None:
        self.pos = before.copy()
        self.pos.adopt = False
        self.seat = seat
        self.words = move.split()
        self.expected: Losses = Counter()
        self.defeated: list[int] = []
        self.given: Counter[int] = Counter()
        self.told: list[str] = []
        self.before = before

    def follow(self, events: list[Any]) -> Iterator[str]:
        self.note_order()
        for event in events:
            self.told.append(event.kind)
            if event.kind in CONSEQUENCES:
                yield from self.consequence(event.kind, event.args)
            elif event.kind in ADOPTED:
                self.pos.adopt = True
            handler = getattr(self, f"on_{event.kind}", None)
            if handler is not None:
                yield from handler(event.args)
        yield from self.missing()

    def missing(self) -> Iterator[str]:
        for loss in self.expected:
            yield f"not told: {loss}"
        self.expected = Counter()

    def note_order(self) -> None:
        word = self.words[0]
        if word in ("army", "slip_army"):
            self.pos.order = " ".join(self.words)
        if word in ("move", "discover", "slip", "show"):
            self.pos.figure = int(self.words[1]) if len(self.words) > 1 and self.words[1].isdigit() else 0
            self.pos.mover = self.seat
        if word == "wolf" or (word == "place" and self.pos.figure < 0):
            self.pos.figure = -1
        if word == "raze":
            self.pos.razed = self.words[2]

    def consequence(self, kind: str, args: Any) -> Iterator[str]:
        if kind in TIES:
            loss: tuple[Any, ...] = ("tie",)
        elif kind in DEFEATS:
            loss = ("defeated", args["who"])
            self.defeated.append(args["who"])
        elif kind == "villagers_lost":
            loss = (kind, self.pos.sides[args["who"]], args["n"], args["at"])
        elif kind == "destroyed":
            loss = (kind, self.pos.sides[args["who"]], args["what"])
        else:
            loss = (kind, args["what"])
        if "cave_in" in self.told:
            return
        if self.expected[loss] <= 0:
            yield f"told, not expected: {loss}"
        self.expected -= Counter({loss: 1})

    # --- what was chosen ----------------------------------------------------------------------------------------------
    def mover(self) -> Piece | None:
        if self.pos.figure < 0:
            return next((p for p in self.pos.pieces if p.kind == "wolf"), None)
        for p in self.pos.pieces:
            if p.seat == self.seat and p.kind in ("explorer", "thief") and p.number == self.pos.figure:
                return p
        return None

    def on_step(self, args: Any) -> Iterator[str]:
        piece = self.mover()
        if piece is not None:
            battle = bool(self.battle_tile())  # [1st] stopped on the way to it
            piece.speed -= self.price(piece.at, args["to"], piece.side, "") if battle else 1
            piece.came, piece.at = UNSURE if battle else piece.at, args["to"]
            self.moved_in(args["to"], piece.side)
        yield from ()

    def moved_in(self, tile: str, side: int) -> None:
        """I-FIGHT-1: moving onto a tile occupied by an opponent starts a battle; I-FIGHT-14: not in the first round,
        except with the Titan."""
        if tile not in self.pos.tiles:
            self.pos.tiles[tile] = "exit"
        monster = tile == self.pos.titan or tile in self.pos.guardians.values()
        if monster or (not self.pos.peace and occupied(self.pos, tile, side)):
            self.pos.owed.append((tile, side))

    def on_wolf(self, args: Any) -> Iterator[str]:
        piece = self.mover()
        battle = self.battle_tile()
        if piece is not None:
            self.note_battle(args["from"] == battle, args["to"] == battle)
            reinforces = battle and args["to"] == battle
            piece.came = self.entered(battle, self.words[-1], piece.at) if reinforces else piece.at
            ways = costs(self.pos, args["from"], battle, piece.side, secret=False) if reinforces else {}
            food = ways[self.words[-1]] if reinforces else 1
            self.pos.hands[self.seat]["food"] -= food  # I-DWELL-WOLF
            piece.at = args["to"]
            self.moved_in(args["to"], piece.side)
        yield from ()

    def on_flips(self, args: Any) -> Iterator[str]:
        """I-MOVE-2: one speed; the Wolf's discovery costs food instead (I-DWELL-5)."""
        piece = self.mover()
        if piece is not None and piece.kind == "wolf":
            self.pos.hands[self.seat]["food"] -= 1
        elif piece is not None:
            piece.speed -= 1
        yield from ()

    on_shows = on_flips

    def on_discovers(self, args: Any) -> Iterator[str]:
        """I-MOVE-2: the move is part of the discovery; water and shrines are not entered; I-SHRINE-2."""
        self.pos.tiles[args["at"]] = args["what"]
        piece = self.mover()
        stays = args["what"] in ("water", "shrine") or (
            self.pos.first_edition and args["what"] == "cave_shrine"
        )
        if piece is not None and not stays:
            piece.came, piece.at = piece.at, args["at"]
            self.moved_in(args["at"], piece.side)
        if args["what"] == "titan" and not self.pos.solo:
            self.pos.titan = args["at"]
        yield from ()

    def on_joins(self, args: Any) -> Iterator[str]:
        piece = self.mover()
        if piece is not None:
            piece.speed -= self.price(piece.at, args["at"], piece.side, self.words[-1])
            piece.came, piece.at = self.entered(args["at"], self.words[-1], piece.at), args["at"]
            self.note_battle(False, True)
            if args["at"] != self.battle_tile():
                self.moved_in(args["at"], piece.side)
        yield from ()

    def on_army(self, args: Any) -> Iterator[str]:
        """I-BUY-7: a number of villagers, all alike, go from one tile to another."""
        side = self.pos.sides[args["who"]]
        battle = self.battle_tile()
        self.note_battle(args["from"] == battle, args["to"] == battle)
        going = [p for p in self.pos.on(args["from"], side) if p.kind == "villager" and not p.held]
        if len(going) < args["n"]:
            yield f"{args['n']} villagers leave {args['from']}, where {len(going)} can be moved"
        if len(going) > args["n"] and len({p.came for p in going}) > 1:
            for p in going:
                p.came = UNSURE
        fleeing = args["from"] == battle or args["from"] in self.pos.fled_to
        reinforces = bool(battle) and not fleeing
        self.pay(args, reinforces, side)
        if fleeing and battle:
            self.pos.fled_to[args["to"]] += args["n"]
            self.pos.fled_to[args["from"]] = max(0, self.pos.fled_to[args["from"]] - args["n"])
            self.pos.fled_to += Counter()  # without those nobody is left of
        came = args["from"]
        if reinforces:
            came = self.entered(args["to"], self.pos.order.split()[-1], args["from"])
        for p in going[: args["n"]]:
            p.came = came
            p.at = args["to"]
        if args["to"] != battle:
            self.moved_in(args["to"], side)

    def pay(self, args: Any, reinforces: bool, side: int) -> None:
        """I-BUY-7, I-FIGHT-2: one army movement a tile; one of them is free for Bellona in her own phase."""
        price = 1
        if reinforces:
            price = self.price(args["from"], args["to"], side, self.pos.order.split()[-1])
        seat = args["who"]
        if free_army(self.pos, seat) and not self.pos.over:
            self.pos.paid_nothing = True
            price -= 1
        self.pos.hands[seat]["gold"] -= price

    def price(self, start: str, end: str, side: int, way: str) -> int:
        """Steps to the battle tile, or [1st] to the tile where a reinforcement is stopped."""
        battle = self.battle_tile()
        if end == battle:
            return costs(self.pos, start, battle, side)[way]
        return distances(self.pos, start, lambda there: there != battle)[end]

    def battle_tile(self) -> str:
        battles = [q for q in self.pos.under_way if q["what"] == "battle"]
        return of_anchor(battles[-1]["at"]) if battles else ""

    def note_battle(self, fled: bool, brought: bool) -> None:
        """What the defender does: the one or the other."""
        battles = [q for q in self.pos.under_way if q["what"] == "battle"]
        if battles and battles[-1]["stage"] == "defender":
            self.pos.fled = self.pos.fled or fled
            self.pos.brought = self.pos.brought or brought

    def entered(self, tile: str, way: str, start: str) -> str:
        """The neighbour from which a reinforcement enters the battle tile."""
        if tile != self.battle_tile():
            return UNSURE  # stopped on the way
        if way != "through":
            return beside(tile, way)
        mouths = entries(self.pos, tile)["through"]
        return start if start in mouths else mouths[0] if len(mouths) == 1 else UNSURE

    def on_shoots(self, args: Any) -> Iterator[str]:
        self.pos.shot = args["at"]
        yield from ()

    def on_no_battle(self, args: Any) -> Iterator[str]:
        self.pos.owed = [owed for owed in self.pos.owed if owed[0] != args["at"]]
        self.pos.shot = self.pos.razed = ""
        self.pos.fled = self.pos.brought = False
        self.pos.fled_to = Counter()
        yield from ()

    def on_thief_joins(self, args: Any) -> Iterator[str]:
        for p in self.pos.pieces:
            if p.kind == "thief" and not p.at:
                p.at = args["at"]
                break
        yield from ()

    def on_titan_moves(self, args: Any) -> Iterator[str]:
        onward = steps(self.pos, self.pos.titan)
        if args["at"] not in {onward[way] for way in toward(self.pos, "titan")}:
            yield f"the Titan goes from {self.pos.titan} to {args['at']}"
        self.pos.titan_came, self.pos.titan = self.pos.titan, args["at"]

    def on_guardian_moves(self, args: Any) -> Iterator[str]:
        at = self.pos.guardians[args["what"]]
        onward = steps(self.pos, at, shrines=True)
        if args["at"] not in {onward[way] for way in toward(self.pos, args["what"])}:
            yield f"the {args['what']} goes from {at} to {args['at']}"
        self.pos.guardian_came = at
        self.pos.guardians[args["what"]] = args["at"]

    # --- dice and turns -----------------------------------------------------------------------------------------------
    def on_battle(self, args: Any) -> Iterator[str]:
        yield from self.missing()
        yield from skipped(self.before, self.pos, self.words[0], args)
        self.pos.owed = [owed for owed in self.pos.owed if owed[0] != args["at"]]
        self.expected, wrong = outcome(self.pos, args)
        yield from wrong

    on_raided = on_battle

    def on_turn(self, args: Any) -> Iterator[str]:
        """A new turn: nobody has moved, nobody is held."""
        self.turn_over()
        self.pos.over = False
        self.pos.paid_nothing = False
        yield from ()

    on_turn_team = on_turn

    def on_titan_rolls(self, args: Any) -> Iterator[str]:
        """I-DWELL-1: the turn before is over."""
        self.turn_over()
        self.pos.over = True
        self.pos.titan_came = ""
        yield from ()

    def on_guardian_rolls(self, args: Any) -> Iterator[str]:
        self.turn_over()
        self.pos.over = True
        self.pos.guardian_came = ""
        yield from ()

    def turn_over(self) -> None:
        for p in self.pos.pieces:
            p.came, p.held = "", False

    def on_bank(self, args: Any) -> Iterator[str]:
        self.pos.hands[args["who"]][args["give"]] -= args["n"]
        self.pos.hands[args["who"]][args["get"]] += 1
        yield from ()

    def on_spoils(self, args: Any) -> Iterator[str]:
        self.given[args["who"]] += 1
        yield from ()

    on_gives_back = on_spoils
