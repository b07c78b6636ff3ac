"""A position of the Island as a picture: the island and the cave beside it, with pieces and buildings."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.kit.svg import GOLD, INK, PAPER, Sheet, seat_colour

SCALE = 0.046  # views give thousandths of a tile's radius
COLOUR = {
    "food": "#9CC24B",
    "wood": "#165339",
    "gold": "#F3B52F",
    "water": "#5FB3E4",
    "garden": "#C6D66B",
    "shrine": "#A79F92",
    "cave_entrance": "#3B3646",
    "bridge": "#5FB3E4",
    "exit": "#6b6478",
    "cave_shrine": "#6d5a86",
    "secret_exit": "#5b6478",
    "cave_in": "#443a3a",
    "totecs_garden": "#7f8f4a",
}
CAVE = "#514b5e"  # every other tile of the cave
PLACES = ((-18, 12), (18, 12), (0, 24), (-18, -14), (18, -14), (0, -26), (0, 0))


def svg(view: Plain) -> str:
    sheet = Sheet()
    shift = between(view["tiles"])
    spots: dict[str, tuple[float, float]] = {}
    for tile in view["tiles"]:
        spots[tile["at"]] = x, y = place(tile, shift)
        sheet.hexagon(x, y, 45, COLOUR.get(tile["kind"], CAVE), "#0d1b24", 2.5)
        mark(sheet, tile["kind"], x, y)
        for number, seat in enumerate(tile["offerings"]):
            sheet.polygon(diamond(x - 10 + 10 * number, y - 30), seat_colour(seat), INK, 1.5)
    for house in view["buildings"]:
        x, y = place(house, shift)
        sheet.polygon(
            [(x - 9, y + 8), (x - 9, y - 3), (x, y - 12), (x + 9, y - 3), (x + 9, y + 8)],
            seat_colour(house["seat"]),
            INK,
            2.5 if house["kind"] == "fort" else 1.2,
        )
    pieces(sheet, view, spots)
    seats(sheet, view)
    return sheet.svg(ground="#1d5a73")


def between(tiles: list[Plain]) -> float:
    """The distance to move the cave to the right, so that it lies beside the island."""
    right = max([tile["x"] for tile in tiles if tile["map"] == "island"], default=0)
    left = min([tile["x"] for tile in tiles if tile["map"] == "cave"], default=0)
    return float(right - left + 3000)


def place(there: Plain, shift: float) -> tuple[float, float]:
    return (there["x"] + (shift if there["map"] == "cave" else 0)) * SCALE, there["y"] * SCALE


def diamond(x: float, y: float) -> list[tuple[float, float]]:
    return [(x, y - 8), (x + 6, y), (x, y + 8), (x - 6, y)]


def mark(sheet: Sheet, kind: str, x: float, y: float) -> None:
    """Mark what is special about a tile: a shrine, the way into the cave, a dweller."""
    if kind in ("shrine", "cave_shrine"):
        sheet.polygon([(x - 16, y + 12), (x, y - 16), (x + 16, y + 12)], GOLD, INK, 2)
    elif kind in ("cave_entrance", "exit", "secret_exit"):
        sheet.circle(x, y, 15, "#08070b", GOLD, 2)
    elif kind == "bridge":
        sheet.line((x - 30, y), (x + 30, y), "#8a5a2b", 10)
    elif kind in ("giant", "thieves", "tiger", "titan", "wolf"):
        sheet.circle(x, y, 15, "#b8431f", INK, 2)


def pieces(sheet: Sheet, view: Plain, spots: dict[str, tuple[float, float]]) -> None:
    """Draw the pieces: explorers large, villagers small with their number; several on one tile side by side."""
    taken: dict[str, int] = {}
    for piece in view["pieces"]:
        if piece["at"] not in spots:
            continue
        number = taken.get(piece["at"], 0)
        taken[piece["at"]] = number + 1
        x, y = spots[piece["at"]]
        dx, dy = PLACES[number % len(PLACES)]
        villager = piece["kind"] == "villager"
        sheet.circle(x + dx, y + dy, 8 if villager else 12, seat_colour(piece["seat"]), INK, 2)
        if piece["n"] > 1:
            sheet.text(x + dx, y + dy + 5, str(piece["n"]), 14)


def seats(sheet: Sheet, view: Plain) -> None:
    """Draw, below the map, each seat's cards and shrines, and the viewer's hand by resource."""
    left, y = sheet.left + 20, sheet.bottom + 40
    for told in view["players"]:
        seat = told["seat"]
        if seat in view["asked"]:
            sheet.circle(left, y, 18, "none", GOLD, 3)
        sheet.circle(left, y, 12, seat_colour(seat), INK, 2)
        x = left + 40
        amounts = told["hand"] or [told["cards"]]
        fills = [COLOUR["food"], COLOUR["wood"], COLOUR["gold"]] if told["hand"] else [PAPER]
        for amount, fill in zip(amounts, fills, strict=True):
            sheet.box(x, y, 24, 34, fill, INK, 2)
            sheet.text(x, y + 6, str(amount), 18, PAPER if fill == COLOUR["wood"] else INK)
            x += 30
        for shrine in range(told["shrines"]):
            sheet.polygon(diamond(x + 16 * shrine, y), GOLD, INK, 1.5)
        y += 46
