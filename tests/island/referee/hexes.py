"""Names of tiles and corners: `2,-1` on the island, `c0,1` in the cave; what lies next to what, before any rule."""

from __future__ import annotations

STEPS = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}
OPPOSITE = {"e": "w", "ne": "sw", "nw": "se", "w": "e", "sw": "ne", "se": "nw"}
ROUND = list(STEPS)
# a corner lies between two neighbouring directions
CORNERS = {
    "en": ("e", "ne"),
    "n": ("ne", "nw"),
    "wn": ("nw", "w"),
    "ws": ("w", "sw"),
    "s": ("sw", "se"),
    "es": ("se", "e"),
}


def split(tile: str) -> tuple[str, int, int]:
    sheet = "c" if tile.startswith("c") else ""
    q, r = tile.removeprefix("c").split(",")
    return sheet, int(q), int(r)


def beside(tile: str, way: str) -> str:
    """The place next to a tile in a direction, laid or not."""
    sheet, q, r = split(tile)
    dq, dr = STEPS[way]
    return f"{sheet}{q + dq},{r + dr}"


def around(tile: str) -> list[str]:
    return [beside(tile, way) for way in STEPS]


def from_middle(tile: str) -> int:
    """Steps from the middle of a map."""
    _, q, r = split(tile)
    return max(abs(q), abs(r), abs(q + r))


def corner_tiles(corner: str) -> frozenset[str]:
    """The three places that meet at a corner: `0,-3 wn`."""
    tile, name = corner.split()
    first, second = CORNERS[name]
    return frozenset((tile, beside(tile, first), beside(tile, second)))


def in_cave(tile: str) -> bool:
    return tile.startswith("c")


def of_anchor(anchor: str) -> str:
    """`cave:0,1` as views write it, `c0,1` as moves do."""
    sheet, _, place = anchor.partition(":")
    return ("c" if sheet == "cave" else "") + place
