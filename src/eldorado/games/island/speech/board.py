"""The table as text for a terminal, in the language of the process: what everybody sees, nothing secret."""

from __future__ import annotations

from eldorado import games
from eldorado.core.plain import Plain
from eldorado.games.island.model.components import (
    BAND_ITEMS,
    BUILDINGS,
    EXPLORER_NAMES,
    FORT_SLOT,
    GONE,
    GUARDIAN_NAMES,
    ITEM_NAMES,
    KIND_NAMES,
    OFFERING,
    RESOURCES,
)
from eldorado.games.island.model.events import corner_name, spot
from eldorado.games.island.model.hands import cards_of
from eldorado.games.island.model.sides import player_of
from eldorado.games.island.model.state import IslandState, units_of
from eldorado.games.island.rules.shrines import explorer_strength, shrines
from eldorado.games.island.solo.guardians import GUARDIANS
from eldorado.kit.cells import q_of, r_of, sheet_of

HALF = 7  # columns from a tile to the next one in the row beside it


def say(key: str, **args: Plain) -> str:
    return games.words().say(f"island.drawn.{key}", args)


def draw(s: IslandState) -> str:
    """Draw each tile with its place, its kind, and who is there: A, B … the explorers (or thieves) of the players,
    a2 two villagers of the first one, +A an offering."""
    lines: list[str] = []
    for sheet in range(2):
        lines += draw_sheet(s, sheet)
    prices = [
        say("price", what=ITEM_NAMES[i], cost=cards(s.rules.cost[3 * i : 3 * i + 3]))
        for i in range(OFFERING + 1)
    ]
    prices.append(say("price", what="army_move", cost=cards(s.rules.cost[12:15])))
    lines.append(say("round", round=s.round + 1, stacks=cards(s.stock), prices="; ".join(prices)))
    for seat in range(s.seats):
        lines.append(draw_seat(s, seat))
    return "\n".join(lines)


def cards(counts: list[int]) -> str:
    found = [say("cards", n=counts[r], what=RESOURCES[r]) for r in range(3) if counts[r]]
    return ", ".join(found) or say("nothing")


def draw_seat(s: IslandState, seat: int) -> str:
    side = s.side[seat]
    band = side == s.thieves
    name = EXPLORER_NAMES[s.explorer[seat]] if s.explorer[seat] >= 0 else "?"
    if band:
        name = say("band", hidden="yes" if s.hidden else "no", doubloons=s.doubloons)
    known = s.known[3 * seat : 3 * seat + 3]
    said = [say("hand", n=cards_of(s, seat))]
    if sum(known):
        said[0] += f" ({say('seen', cards=cards(known))})"
    said.append(say("shrines", n=shrines(s, side), cave="yes" if s.shrine_seat == seat else "no"))
    said.append(say("strength", n=explorer_strength(s, seat) if s.explorer[seat] >= 0 or band else 0))
    if s.rules.speaker[side] == seat:
        for i in range(BUILDINGS):
            corner = s.build[side * BUILDINGS + i]
            item = (2 if i == FORT_SLOT else 1) if corner >= 0 else 0
            if item:
                what = (BAND_ITEMS if band else ITEM_NAMES)[item]
                said.append(say("building", what=what, corner=corner_name(s, corner)))
    mark = ">" if side == s.turn else " "
    return f"{mark}{chr(65 + seat)} {name}: {', '.join(said)}"


def draw_sheet(s: IslandState, sheet: int) -> list[str]:
    here = [t for t in range(len(s.kind)) if s.kind[t] != GONE and sheet_of(s.cell[t]) == sheet]
    if not here:
        return []
    rows = sorted({r_of(s.cell[t]) for t in here})
    left = min(2 * q_of(s.cell[t]) + r_of(s.cell[t]) for t in here)
    lines: list[str] = []
    for r in range(rows[0], rows[-1] + 1):
        upper = lower = ""
        for t in sorted((t for t in here if r_of(s.cell[t]) == r), key=lambda t: q_of(s.cell[t])):
            column = (2 * q_of(s.cell[t]) + r - left) * HALF
            upper = upper.ljust(column) + f"{spot(s, t)} {say(f'tile.{KIND_NAMES[s.kind[t]]}')}"
            lower = lower.ljust(column) + standing(s, t)
        lines += [upper.rstrip(), lower.rstrip()]
    return [*lines, ""]


def standing(s: IslandState, tile: int) -> str:
    """List the pieces on a tile: players' pieces, offerings, the Titan or guardians."""
    found: list[str] = []
    for side in range(s.sides):
        letter = s.rules.speaker[side]
        villagers = 0
        for u in units_of(s, side):
            if s.pos[u] == tile:
                if u - side * s.stride < s.figures:
                    found.append(chr(65 + player_of(s, u)))
                elif s.pets and u == (side + 1) * s.stride - 1:
                    found.append(chr(97 + letter) + say("tile.wolf"))
                else:
                    villagers += 1
        if villagers:
            found.append(chr(97 + letter) + str(villagers))
        if (s.gifts[side] >> tile) & 1:
            found.append("+" + chr(65 + letter))
    if s.titan == tile:
        found.append(say("tile.titan") + "!")
    found += [say(f"guardian.{GUARDIAN_NAMES[k]}") + "!" for k in range(GUARDIANS) if s.guard[k] == tile]
    return " ".join(found)
