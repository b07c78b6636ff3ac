"""Who is asked in a battle (I-REACT-5): whoever, by what everybody can see, could bring or flee; nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from island.referee.hexes import of_anchor
from island.referee.joining import battle_of, fleeing, joining
from island.referee.position import Position


def could(pos: Position, side: int, stage: str, sure: bool = True) -> bool:
    """Something can be brought, or by the defender moved away, if the cards in hand are the right ones."""
    for seat in pos.seats_of(side):
        either = stage == "defender" and not pos.first_edition
        if not (either and pos.fled) and joining(pos, seat, purse=False, sure=sure):
            return True
        if (
            stage == "defender"
            and not (either and pos.brought)
            and fleeing(pos, seat, purse=False, sure=sure)
        ):
            return True
    return False


def asked_for_nothing(pos: Position, seat: int) -> Iterator[str]:
    stage = battle_of(pos)["stage"]
    side = pos.sides[seat]
    sequoia = any(pos.explorers[s] == "sequoia" for s in pos.seats_of(side))  # speed can be bought
    if stage in ("attacker", "defender") and not sequoia and not could(pos, side, stage, sure=False):
        yield f"seat {seat} is asked as {stage} and can do nothing"


def skipped(before: Position, pos: Position, word: str, told: dict[str, Any]) -> Iterator[str]:
    """A side that was not asked, or not any more, had nothing left to do."""
    if pos.options["hard_rerolls"] or pos.solo or max(pos.relics) >= 0 or word == "shoot":
        return
    waiting = [q for q in before.under_way if q["what"] == "battle" and of_anchor(q["at"]) == told["at"]]
    stage = waiting[-1]["stage"] if waiting else ""
    kind = "raid" if "who" not in told else "shot" if pos.shot else told["kind"]
    if waiting and waiting[-1]["kind"] in ("farmhouse", "outpost"):
        kind = waiting[-1]["kind"]  # villagers moved in to save it do not flee (I-FIGHT-22)
    battle = {"what": "battle", "at": anchor(told["at"]), "kind": kind}
    sides = {"attacker": told.get("who", -1), "defender": told["against"]}
    for name in ("attacker", "defender"):
        seat = sides[name]
        passed = (stage == name and word == "done") or (name == "attacker" and stage == "defender")
        partners = len(pos.seats_of(pos.sides[seat])) > 1 and bool(
            stage
        )  # one of them may have said so before
        if seat < 0 or passed or partners:
            continue
        seen = replace(pos, under_way=[*before.under_way, battle | {"stage": name}])
        seen.fled, seen.brought = (pos.fled, pos.brought) if stage == name else (False, False)
        if could(seen, pos.sides[seat], name):
            yield f"the {name} at {told['at']} is not asked"


def anchor(tile: str) -> str:
    return f"cave:{tile[1:]}" if tile.startswith("c") else f"tile:{tile}"
