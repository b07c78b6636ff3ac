"""The table as text, for a terminal: what everybody sees, nothing that is secret."""

from __future__ import annotations

from eldorado.games.island.shrines import explorer_strength, shrines
from eldorado.games.island.sides import player_of
from eldorado.games.island.state import IslandState, cards_of, units_of
from eldorado.games.island.tables import EXPLORER_NAMES, GONE, RESOURCES
from eldorado.kit.cells import q_of, r_of, sheet_of

SIGNS = (
    "fd", "wd", "gd", "**", "~~", "SH", "CV", "..", "EX", "CS", "GI", "TH", "TI", "==",
    "BV", "RO", "JI", "CU", "TT", "WO", "CI", "SE", "TO",
)  # fmt: skip


def draw(s: IslandState) -> str:
    """Each tile as its sign with the seats that stand there: capital letters for explorers, numbers for villagers."""
    lines: list[str] = []
    for sheet in range(2):
        lines += draw_sheet(s, sheet)
    stock = ", ".join(f"{s.stock[r]} {RESOURCES[r]}" for r in range(3))
    lines.append(f"stacks: {stock}; round {s.round + 1}")
    for seat in range(s.seats):
        name = EXPLORER_NAMES[s.explorer[seat]] if s.explorer[seat] >= 0 else "?"
        if s.side[seat] == s.thieves:
            name = "the Thieves, in hiding" if s.hidden else "the Thieves"
            name += f", {s.doubloons} doubloons"
        mark = ">" if s.side[seat] == s.turn else " "
        power = explorer_strength(s, seat) if s.explorer[seat] >= 0 or s.side[seat] == s.thieves else 0
        lines.append(
            f"{mark}{chr(65 + seat)} {name}: {cards_of(s, seat)} cards, "
            f"{shrines(s, s.side[seat])} shrines, strength {power}"
        )
    return "\n".join(lines)


def draw_sheet(s: IslandState, sheet: int) -> list[str]:
    here = [t for t in range(len(s.kind)) if s.kind[t] != GONE and sheet_of(s.cell[t]) == sheet]
    if not here:
        return []
    rows = sorted({r_of(s.cell[t]) for t in here})
    left = min(2 * q_of(s.cell[t]) + r_of(s.cell[t]) for t in here)
    lines: list[str] = []
    for r in range(rows[0], rows[-1] + 1):
        line = ""
        for t in sorted((t for t in here if r_of(s.cell[t]) == r), key=lambda t: q_of(s.cell[t])):
            column = (2 * q_of(s.cell[t]) + r - left) * 4
            line = line.ljust(column) + SIGNS[s.kind[t]] + standing(s, t)
        lines.append(line)
    return [*lines, ""]


def standing(s: IslandState, tile: int) -> str:
    text = ""
    for side in range(s.sides):
        villagers = 0
        for u in units_of(s, side):
            if s.pos[u] == tile:
                if u - side * s.stride < s.figures:
                    text += chr(65 + player_of(s, u))
                else:
                    villagers += 1
        if villagers:
            text += chr(97 + s.rules.speaker[side]) + str(villagers)
    return text
