"""What the dice of a battle decide: who is lost, who steps back, who may not move any more."""

from __future__ import annotations

from collections import Counter
from typing import Any

from island.referee.position import Building, Piece, Position
from island.referee.strength import attacking, defending, numbers, of_dweller, of_piece

Losses = Counter[tuple[Any, ...]]


def outcome(pos: Position, told: dict[str, Any]) -> tuple[Losses, list[str]]:
    """Carries out one battle as the event tells its dice; what must be told next, and what is wrong with the dice."""
    tile, attack, defence = told["at"], told["attack"], told["defence"]
    raid = "who" not in told
    attacker = -1 if raid else pos.sides[told["who"]]
    defender = pos.sides[told["against"]] if told["against"] >= 0 else -1
    house = house_of(pos, tile, defender, told)
    shot = pos.shot == tile and not raid
    wrong = []
    for name, n, dice in (
        ("attacker", attack_dice(pos, told, tile, attacker), attack),
        ("defender", defence_dice(pos, told, tile, defender, house), defence),
    ):
        if n != len(dice):
            wrong.append(f"{name} rolls {len(dice)} dice, the referee counts {n}")
    pos.shot = pos.razed = ""
    pos.fled = pos.brought = False
    pos.fled_to = Counter()
    if sum(attack) > sum(defence):  # I-FIGHT-4
        return defeat(pos, tile, defender, attacker, house, told), wrong
    if sum(attack) < sum(defence):
        if shot:  # I-EXP-YANGA: without risk, but he moves no more
            hold_yanga(pos, told["who"])
            return Counter(), wrong
        return defeat(pos, tile, attacker, defender, None, told), wrong
    return tie(pos, tile, attacker, defender, house, shot, told), wrong


def house_of(pos: Position, tile: str, side: int, told: dict[str, Any]) -> Building | None:
    """The farmhouse or outpost that is fought for, alone (I-FIGHT-11)."""
    houses = [b for b in pos.buildings if not b.occupies and b.side == side and tile in b.tiles]
    if "who" not in told and pos.tiles.get(tile) == "bridge":
        houses = [b for b in pos.buildings if b.side == side and tile in b.tiles]  # all buildings, one by one
    if "who" in told:
        if told["kind"] not in ("farmhouse", "outpost"):
            return None
        houses = [b for b in houses if b.name == pos.razed] or houses
    elif pos.on(tile, side) or walls(pos, tile, side):
        return None  # I-DWELL-3: first everybody and the fort together
    if len(houses) > 1:
        pos.adopt = True  # the event does not say which
    return houses[0] if houses else None


def walls(pos: Position, tile: str, side: int) -> list[Building]:
    if pos.tiles.get(tile) == "bridge":
        return []
    return [b for b in pos.buildings if b.occupies and b.side == side and tile in b.tiles]


def attack_dice(pos: Position, told: dict[str, Any], tile: str, side: int) -> int:
    if side < 0:
        return of_dweller(pos, told["what"])
    if pos.shot == tile:  # I-EXP-YANGA: with his own strength only
        return of_piece(pos, explorer(pos, told["who"]))
    return attacking(pos, tile, side)


def defence_dice(pos: Position, told: dict[str, Any], tile: str, side: int, house: Building | None) -> int:
    if side < 0:
        return of_dweller(pos, told["kind"])
    if house is not None:
        return numbers(pos)[house.kind]
    return defending(pos, tile, side)


def explorer(pos: Position, seat: int) -> Piece:
    """Who shoots: Yanga, where partners share a side."""
    side = pos.sides[seat]
    seats = [s for s in pos.seats_of(side) if pos.explorers[s] == "yanga"]
    return next(p for p in pos.pieces if p.kind == "explorer" and p.seat in seats)


def hold_yanga(pos: Position, seat: int) -> None:
    explorer(pos, seat).held = True


def defeat(
    pos: Position, tile: str, loser: int, winner: int, house: Building | None, told: dict[str, Any]
) -> Losses:
    """I-FIGHT-8: villagers and buildings go to their supply; I-FIGHT-9, I-FIGHT-10: the explorer leaves the map."""
    lost: Losses = Counter()
    if loser < 0:
        return beaten_dweller(pos, told)
    if house is not None:
        pos.buildings.remove(house)
        lost["destroyed", loser, house.kind] += 1
        return lost
    side = pos.on(tile, loser)
    villagers = [p for p in side if p.kind == "villager"]
    if villagers:
        lost["villagers_lost", loser, len(villagers), tile] += 1
    for piece in side:
        if piece.kind == "wolf" and winner >= 0:
            piece.side, piece.seat = winner, pos.seats_of(winner)[0]  # I-DWELL-WOLF: taken over, where it is
            piece.came, piece.held = "", False
        elif piece.kind in ("villager", "wolf"):
            pos.pieces.remove(piece)
        else:
            piece.at, piece.came = "", ""
            lost["defeated", piece.seat] = 1
    if "who" not in told or pos.sides[told["who"]] != loser:  # an attacker's fort was not in the battle
        for fort in walls(pos, tile, loser):
            pos.buildings.remove(fort)
            lost["destroyed", loser, fort.kind] += 1
    return lost


def beaten_dweller(pos: Position, told: dict[str, Any]) -> Losses:
    """I-CAVE-4, I-DWELL-3, I-SOLO-5, I-DWELL-WOLF."""
    name = told["what"] if "who" not in told else told["kind"]
    if pos.solo and name in ("wolf", "thief", "thieves", "titan"):
        guardian = {"thieves": "thief"}.get(name, name)
        pos.guardians.pop(guardian, None)  # to a shrine, or beside the map until one is free
        return Counter({("guardian_beaten", guardian): 1})
    if name == "titan":
        pos.titan = ""
    if name == "wolf":
        side = pos.sides[told["who"]]
        pos.pieces.append(Piece("wolf", side, pos.seats_of(side)[0], 0, told["at"]))
    return Counter({("dweller_beaten", name): 1})


def tie(
    pos: Position, tile: str, attacker: int, defender: int, house: Building | None, shot: bool, told: Any
) -> Losses:
    """I-FIGHT-7: [2nd] whoever in the battle moved this turn goes back and may not move again, of both sides;
    [1st] the attacker and his army step back. I-FIGHT-18: nobody fights on the way back."""
    sides = [side for side in (attacker, defender) if side >= 0]
    if pos.first_edition:
        sides = [attacker]
    if shot:
        hold_yanga(pos, told["who"])
        sides.remove(attacker)
    for side in sides:
        if side == defender and house is not None:
            continue  # only the building was in the battle
        for piece in pos.on(tile, side):
            step_back(pos, piece)
            piece.held = not pos.first_edition and not pos.over
    if "who" not in told:
        driven_back(pos, told["what"])
    return Counter({("tie",): 1})


def step_back(pos: Position, piece: Piece) -> None:
    if piece.came == "?":
        pos.adopt = True
    elif piece.came and piece.came in pos.tiles and pos.tiles[piece.came] != "water":
        piece.at, piece.came = piece.came, ""


def driven_back(pos: Position, name: str) -> None:
    """I-DWELL-2, I-SOLO-6: a tie sends the Titan or guardian that moved back to the tile it came from."""
    if pos.solo:
        if pos.guardian_came:
            pos.guardians[name] = pos.guardian_came
    elif pos.titan_came:
        pos.titan = pos.titan_came
