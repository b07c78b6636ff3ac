"""A position of the Quest as a picture: the course, its blockades and pieces, and the viewer's cards."""

from __future__ import annotations

from math import sqrt

from eldorado.core.plain import Plain
from eldorado.kit.svg import BAND, GOLD, INK, PAPER, TERRAIN, Sheet, seat_colour

SIZE = 22.0  # from the middle of a hex to its corner
PALE = ("start", "village", "water", "rubble")  # terrains on which ink can be read


def place(there: Plain) -> tuple[float, float]:
    return there["x"] * SIZE * sqrt(3) / 2, there["y"] * SIZE * 1.5


def svg(scene: Plain, view: Plain) -> str:
    sheet = Sheet()
    standing = {told["seam"] for told in view["blockades"] if told["standing"]}
    spots = land(sheet, scene, standing)
    pieces(sheet, view, spots)
    hand(sheet, scene, view)
    return sheet.svg()


def course(scene: Plain, laid: set[int]) -> str:
    """Draw only the course, with the blockades on these seams."""
    sheet = Sheet()
    land(sheet, scene, laid)
    return sheet.svg()


def land(sheet: Sheet, scene: Plain, standing: set[int]) -> list[tuple[float, float]]:
    """Draw the spaces, the city and blockades; return the position of each space."""
    spots = [place(there) for there in scene["hexes"]]
    for x, y in spots:
        sheet.hexagon(x, y + 2, SIZE + 3, "#3a2c1a")
    for x, y in [place(there) for there in scene["finish"]["city"]]:
        sheet.hexagon(x, y, SIZE + 2, GOLD, "#7a5410", 1.5)
    for there, (x, y) in zip(scene["hexes"], spots, strict=True):
        space(sheet, there, x, y)
    powers = {told["number"]: told for told in scene["blockades"]}
    for seam in scene["seams"]:
        if seam["seam"] in standing:
            blockade(sheet, seam, spots, powers[seam["blockade"]])
    return spots


def space(sheet: Sheet, there: Plain, x: float, y: float) -> None:
    """Draw a hex: its terrain, and a dot for each power it asks for."""
    sheet.hexagon(x, y, SIZE - 0.6, GOLD if there["finish"] else TERRAIN[there["terrain"]])
    ink = INK if there["terrain"] in PALE or there["finish"] else PAPER
    if there["start"]:
        sheet.text(x, y + 7, str(there["start"]), 20, INK)
    elif there["cave"] >= 0:
        sheet.polygon([(x - 7, y + 8), (x, y - 8), (x + 7, y + 8)], "#08070b", GOLD, 1.5)
    elif there["terrain"] != "mountain":
        for dot in range(there["power"]):
            sheet.circle(x + (dot - (there["power"] - 1) / 2) * 7.5, y, 2.6, ink)


def blockade(sheet: Sheet, seam: Plain, spots: list[tuple[float, float]], told: Plain) -> None:
    """Draw a bar along the edges it closes, and its power on a disc of its terrain."""
    middles = []
    for at, beyond, _ in seam["edges"]:
        (a, b), (c, d) = spots[at], spots[beyond]
        x, y = (a + c) / 2, (b + d) / 2
        along = (-(d - b) * 0.29, (c - a) * 0.29)
        sheet.line((x - along[0], y - along[1]), (x + along[0], y + along[1]), "#1d120a", 11)
        sheet.line((x - along[0], y - along[1]), (x + along[0], y + along[1]), "#8a5a2b", 7.5)
        middles.append((x, y))
    if middles:
        x, y = middles[len(middles) // 2]
        terrain = told["terrain"]
        sheet.circle(x, y, 12, TERRAIN[terrain], PAPER, 1.6)
        sheet.text(x, y + 6, str(told["power"]), 17, INK if terrain in PALE else PAPER)


def pieces(sheet: Sheet, view: Plain, spots: list[tuple[float, float]]) -> None:
    for seat, told in enumerate(view["players"]):
        for at in told["pieces"]:
            if at >= 0:
                x, y = spots[at]
                sheet.circle(x, y + 3, 11, seat_colour(seat), "#0b1513", 2)
                sheet.circle(x, y - 8, 7, seat_colour(seat), "#0b1513", 2)


def hand(sheet: Sheet, scene: Plain, view: Plain) -> None:
    """Draw, below the course, whose turn it is, and for each seat its cards; the viewer's own are open."""
    cards = {card["id"]: card for card in scene["cards"]}
    left, y = sheet.left, sheet.bottom + 46
    for seat, told in enumerate(view["players"]):
        if seat == view["turn"]:
            sheet.circle(left + 12, y, 15, "none", GOLD, 3)
        sheet.circle(left + 12, y, 10, seat_colour(seat), "#0b1513", 2)
        open_hand = [*told.get("hand", []), *told.get("new_hand", [])]
        for number in range(told["hand_count"]):
            x = left + 52 + 34 * number
            sheet.box(x, y, 28, 40, PAPER if open_hand else "#6b5330", INK, 1.5)
            if open_hand:
                card = cards[open_hand[number].removeprefix("new ")]
                sheet.box(x, y, 28, 18, BAND[card["symbol"]])
                pale = card["symbol"] in ("coin", "paddle")
                sheet.text(x, y + 6, str(card["power"] or "*"), 17, INK if pale else PAPER)
        y += 50
