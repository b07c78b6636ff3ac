"""A position of Isla Dorada as a picture: the island, the expedition, each seat's belongings, the viewer's own."""

from __future__ import annotations

from math import hypot

from eldorado import games
from eldorado.core.plain import Plain
from eldorado.kit.svg import GOLD, INK, PAPER, TERRAIN, Sheet, seat_colour

WAYS = {"jungle": "#2f7a52", "mountain": "#8a7a90", "sand": "#E7B24A"}  # all others are water


CENTRE = (500.0, 390.0)
LETTER = 9.0  # the width of a letter of 18
ROUND = 190.0  # how far a way across the sea curves away from the straight line


def svg(scene: Plain, view: Plain) -> str:
    sheet, words = Sheet(), games.words()
    sites = {site["id"]: (float(site["x"]), float(site["y"])) for site in scene["sites"]}
    sheet.box(*CENTRE, 1040, 740, "#EBDDBD", "#6b5330", 3)
    halfway = [path(sheet, sites, told) for told in scene["paths"]]
    for site in scene["sites"]:
        x, y = sites[site["id"]]
        sheet.circle(x, y, 17, TERRAIN["camp"] if site["camp"] else PAPER, INK, 2.5)
        sheet.text(x, y + 36, words.say(f"isla_dorada.place.{site['id']}"), 19, halo="#EBDDBD")
        if site["id"] in view["visited"]:
            sheet.circle(x, y, 9, "#b8431f")
    for token in view["tokens"]:
        x, y = halfway[token]
        sheet.circle(x, y, 9, GOLD, INK, 2)
    for beast, colour in (("bigfoot", "#7A4A21"), ("leviathan", "#0d2b45")):
        if view[beast] >= 0:
            x, y = halfway[view[beast]]
            sheet.hexagon(x, y, 13, colour, PAPER, 2)
    x, y = sites[view["place"]]
    sheet.polygon([(x - 13, y + 4), (x + 13, y + 4), (x, y - 40)], GOLD, INK, 2.5)
    sheet.circle(x, y - 40, 9, GOLD, INK, 2.5)
    seats(sheet, view)
    if "you" in view:
        goals(sheet, scene, sites, view["you"]["treasures"])
        own(sheet, view["you"])
    return sheet.svg(ground="#2f7c98")


def path(sheet: Sheet, sites: dict[str, tuple[float, float]], told: Plain) -> tuple[float, float]:
    """Draw a path, bent to one side; return the point halfway along it."""
    (a, b), (c, d) = sites[told["from"]], sites[told["to"]]
    far = hypot(c - a, d - b) or 1.0
    bend = (a + c) / 2 - (d - b) / far * told["bend"], (b + d) / 2 + (c - a) / far * told["bend"]
    if told["type"] == "sea":  # a ship sails around the island
        x, y = (a + c) / 2 - CENTRE[0], (b + d) / 2 - CENTRE[1]
        out = ROUND / (hypot(x, y) or 1.0)
        bend = (a + c) / 2 + x * out, (b + d) / 2 + y * out
    colour = WAYS.get(told["type"], TERRAIN["water"])
    sheet.curve((a, b), bend, (c, d), "#1d120a", 8)
    sheet.curve((a, b), bend, (c, d), colour, 5.5)
    if told["type"] in ("lake", "sea"):
        sheet.curve((a, b), bend, (c, d), "#D8F0FD", 1.6, dashes="7 5")
    return (a + 2 * bend[0] + c) / 4, (b + 2 * bend[1] + d) / 4


def seats(sheet: Sheet, view: Plain) -> None:
    """Draw, below the map, gold, cards and treasures of each seat."""
    left, y = sheet.left + 10, sheet.bottom + 40
    for seat, told in enumerate(view["players"]):
        x = left + 180 * seat
        if seat in view["waiting"]:
            sheet.circle(x + 14, y, 18, "none", GOLD, 3)
        sheet.circle(x + 14, y, 12, seat_colour(seat), "#0b1513", 2)
        sheet.circle(x + 52, y, 14, GOLD, INK, 2)
        sheet.text(x + 52, y + 6, str(told["gold"]), 18)
        sheet.box(x + 88, y, 24, 34, PAPER, INK, 2)
        sheet.text(x + 88, y + 6, str(told["cards"]), 18)
        gem(sheet, x + 122, y, str(told["treasures"]))


def goals(sheet: Sheet, scene: Plain, sites: dict[str, tuple[float, float]], held: list[str]) -> None:
    """Mark the places of the viewer's treasures, with the points of each."""
    taken: dict[str, int] = {}
    for told in scene["treasures"]:
        if told["id"] in held:
            x, y = sites[told["site"]]
            taken[told["site"]] = place = taken.get(told["site"], 0) + 1
            gem(sheet, x + 30 * place, y - 12, str(told["points"]))


def gem(sheet: Sheet, x: float, y: float, said: str) -> None:
    sheet.polygon([(x, y - 15), (x + 16, y), (x, y + 15), (x - 16, y)], "#6B2C86", PAPER, 2)
    sheet.text(x, y + 6, said, 18, PAPER)


def own(sheet: Sheet, told: Plain) -> None:
    """Write, below the seats, the viewer's cards: each kind with a small card that says how many."""
    words, left, y = games.words(), sheet.left + 10, sheet.bottom + 40
    x = left
    for kind, many in told["hand"].items():
        name = words.say(f"isla_dorada.card.{kind}")
        wide = 34 + LETTER * len(name)
        if x > left and x + wide > CENTRE[0] + 520:
            x, y = left, y + 46
        sheet.box(x + 12, y, 24, 34, PAPER, INK, 2)
        sheet.text(x + 12, y + 6, str(many), 18)
        sheet.text(x + 32 + LETTER / 2 * len(name), y + 6, name, 18, PAPER)
        x += wide + 24
