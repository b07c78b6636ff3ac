"""A position as the referee keeps it: read from what scenarios check (`describe`) and from what everybody sees
(`observe` of a spectator), with one thing added that neither prints: from where each piece came this turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from island.referee.hexes import ROUND, corner_tiles, of_anchor

Plain = Any
UNSURE = "?"  # villagers are alike (I-BUY-7): which of them stayed behind cannot be told


@dataclass
class Piece:
    kind: str  # explorer, thief, villager, wolf
    side: int
    seat: int  # an explorer's or thief's player, else the first seat of the side
    number: int  # which thief
    at: str  # "" off the map
    speed: int = 0
    held: bool = False  # may not move any more this turn (I-FIGHT-7)
    came: str = ""  # the tile it entered from this turn; "" if it has not moved


@dataclass
class Building:
    kind: str  # farmhouse, fort, outpost, hideout
    side: int
    name: str  # as moves write it: farmhouse2
    tiles: frozenset[str]  # the three places at its corner

    @property
    def occupies(self) -> bool:
        """Farmhouses and outposts occupy nothing (I-MAP-5, I-THIEF-10, I-THIEF-11)."""
        return self.kind in ("fort", "hideout")


@dataclass
class Position:
    options: Plain
    sides: list[int]  # of each seat
    tiles: dict[str, str]
    ends: tuple[str, ...]  # directions of the bridge
    crossed: dict[str, list[str]]  # directions of a tile with an X
    stacks: Plain
    pieces: list[Piece]
    buildings: list[Building]
    hands: list[dict[str, int]]
    explorers: list[str]  # by seat; "thieves"
    offerings: list[list[str]]  # by side
    secret: list[list[str]]
    shrine_seat: int
    bearer: int
    keeper: str
    cursed: int
    cursed_thief: int
    relics: list[int]
    titan: str
    guardians: dict[str, str]
    stolen: list[str]
    turn: int
    round: int
    phase: str
    asked: list[int]
    declared: list[int]
    under_way: list[Plain]
    held_villagers: list[int]  # by side: on which tiles, only the referee's own position says
    hidden: bool = False
    owed: list[tuple[str, int]] = field(
        default_factory=list
    )  # battles started during another one, and who attacks
    fled_to: Counter[str] = field(default_factory=Counter)  # villagers who fled from the battle under way
    paid_nothing: bool = False  # Bellona's free army movement is used up
    figure: int = 0  # the thief who discovers
    mover: int = 0  # and its seat
    order: str = ""  # the army movement whose number is still to be named
    fled: bool = False  # in the battle under way
    brought: bool = False
    shot: str = ""  # the tile Yanga shoots at
    razed: str = ""  # the farmhouse or outpost under attack
    titan_came: str = ""
    guardian_came: str = ""
    over: bool = False  # the turn is, and the Titan or the guardians move
    adopt: bool = False  # something happened that only the engine's position tells

    @property
    def first_edition(self) -> bool:
        return bool(self.options["edition"] == "first")

    @property
    def peace(self) -> bool:
        """I-FIGHT-1, I-FIGHT-14: no battle before everybody has finished a first turn."""
        return self.round == 1

    @property
    def turn_side(self) -> int:
        return self.sides[self.turn]

    @property
    def solo(self) -> bool:
        return len(self.sides) == 1

    def seats_of(self, side: int) -> list[int]:
        return [seat for seat, of in enumerate(self.sides) if of == side]

    def on(self, tile: str, side: int) -> list[Piece]:
        return [p for p in self.pieces if p.at == tile and p.side == side]

    def copy(self) -> Position:
        return replace(
            self,
            pieces=[replace(p) for p in self.pieces],
            buildings=list(self.buildings),
            hands=[dict(h) for h in self.hands],
            guardians=dict(self.guardians),
            tiles=dict(self.tiles),
            owed=list(self.owed),
            fled_to=Counter(self.fled_to),
        )


def read(game: Any, state: Any) -> Position:
    """The position of a state by names alone."""
    told, seen = game.describe(state), game.observe(state, -1)
    sides = list(seen["sides"])
    players = told["players"]
    laid = {of_anchor(tile["at"]): tile for tile in seen["tiles"]}
    ends = [tuple(ROUND[i] for i in tile["ends"]) for tile in laid.values() if tile["ends"]]
    offerings: list[list[str]] = [[] for _ in range(max(sides) + 1)]
    for seat, player in enumerate(players):
        offerings[sides[seat]] = player["offerings"]
    found = pieces(told, seen, sides)
    band = next((p for p in players if p["explorer"] == "thieves"), None)
    return Position(
        options=seen["table"]["options"],
        sides=sides,
        tiles={name: tile["kind"] for name, tile in laid.items()},
        ends=ends[0] if ends else (),
        crossed={name: [ROUND[i] for i in tile["crossed"]] for name, tile in laid.items() if tile["crossed"]},
        stacks=seen["stacks"],
        pieces=found,
        buildings=buildings(told, seen, sides),
        hands=[dict(p["hand"]) for p in players],
        explorers=[p["explorer"] for p in players],
        offerings=offerings,
        secret=told["secret"],
        shrine_seat=next((i for i, p in enumerate(players) if p["cave_shrine"]), -1),
        bearer=band["bearer"] if band else -1,
        keeper=told["keeper"],
        cursed=told["cursed"],
        cursed_thief=band["cursed_thief"] if band else -1,
        relics=told["relics"],
        titan=told["titan"],
        guardians={k: v for k, v in told["guardians"].items() if v},
        stolen=told["stolen"],
        turn=told["turn"],
        round=told["round"],
        phase=told["phase"],
        asked=told["asked"],
        declared=told["declared"],
        under_way=told["under_way"],
        held_villagers=held_villagers(told, found, sides),
        hidden=bool(band and band["hidden"]),
    )


def pieces(told: Plain, seen: Plain, sides: list[int]) -> list[Piece]:
    found: list[Piece] = []
    for seat, player in enumerate(told["players"]):
        if player["explorer"] == "thieves":
            for number, at in enumerate(player["thieves"]):
                held = bool(player["held"][number])
                found.append(Piece("thief", sides[seat], seat, number, at, player["speeds"][number], held))
        else:
            found.append(Piece("explorer", sides[seat], seat, 0, player["at"], player["speed"]))
        if player["wolf"] and sides.index(sides[seat]) == seat:
            found.append(Piece("wolf", sides[seat], seat, 0, player["wolf"]))
    for piece in seen["pieces"]:
        at, side = of_anchor(piece["at"]), sides[piece["seat"]]
        if piece["kind"] == "villager":
            found += [Piece("villager", side, piece["seat"], 0, at) for _ in range(piece["n"])]
        else:
            for p in found:
                if p.side == side and p.at == at and p.kind == piece["kind"] != "thief":
                    p.held = p.held or (piece["held"] and (p.seat == piece["seat"] or p.kind == "wolf"))
    return found


def held_villagers(told: Plain, found: list[Piece], sides: list[int]) -> list[int]:
    """A player's figure counts explorer and villagers."""
    held = [0] * (max(sides) + 1)
    for seat, player in enumerate(told["players"]):
        if player["explorer"] != "thieves":
            explorer = next(p for p in found if p.kind == "explorer" and p.seat == seat)
            held[sides[seat]] = player["held"] - int(explorer.held)
    return held


def buildings(told: Plain, seen: Plain, sides: list[int]) -> list[Building]:
    """Corners from the one, numbers from the other: both list a side's buildings in the same order."""
    corners: list[str] = []
    for seat, player in enumerate(told["players"]):
        if sides.index(sides[seat]) == seat:
            small, large = (
                ("outposts", "hideout") if player["explorer"] == "thieves" else ("farmhouses", "fort")
            )
            corners += player[small] + ([player[large]] if player[large] else [])
    found: list[Building] = []
    for corner, building in zip(corners, seen["buildings"], strict=True):
        kind = building["kind"]
        name = kind if kind in ("fort", "hideout") else f"{kind}{building['number'] + 1}"
        found.append(Building(kind, sides[building["seat"]], name, corner_tiles(corner)))
    return found
