"""Pictures as SVG: the few shapes that boards are drawn with, and the client's colours (web/src/ui/art/palette.ts)."""

from __future__ import annotations

from math import cos, pi, sin
from xml.sax.saxutils import escape

TERRAIN = {
    "jungle": "#165339",
    "water": "#5FB3E4",
    "village": "#F3B52F",
    "rubble": "#A79F92",
    "camp": "#D1562F",
    "mountain": "#2A2733",
    "start": "#EBDDBD",
}
SEATS = ("#2F6FDE", "#E4572E", "#F7F1E1", "#F4B731", "#6B2C86", "#0FA37F", "#7A4A21", "#1B1A22")  # by seat
BAND = {"machete": "#165339", "paddle": "#5FB3E4", "coin": "#F3B52F", "joker": "#5C6B6F", "action": "#6B2C86"}
GOLD = "#E9B949"
INK = "#2B2118"
PAPER = "#F3E7CB"
TABLE = "#12302A"


def seat_colour(seat: int) -> str:
    """The colour of a seat, as in the client.

    >>> seat_colour(1), seat_colour(9) == seat_colour(1)
    ('#E4572E', True)
    """
    return SEATS[seat % len(SEATS)]


def short(number: float) -> str:
    """Round a coordinate to at most one decimal, so that every machine writes the same.

    >>> short(2.0), short(-0.04), short(1.25)
    ('2', '0', '1.2')
    """
    said = f"{number:.1f}".removesuffix(".0")
    return "0" if said == "-0" else said


class Sheet:
    """Shapes, in the order in which they are drawn, and the rectangle that holds them all.

    >>> sheet = Sheet()
    >>> sheet.circle(10, 10, 5, "#ffffff")
    >>> sheet.svg(margin=0).startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="5 5 10 10"')
    True
    """

    def __init__(self) -> None:
        self.shapes: list[str] = []
        self.left = self.top = float("inf")
        self.right = self.bottom = float("-inf")

    def holds(self, x: float, y: float, reach: float) -> None:
        self.left, self.right = min(self.left, x - reach), max(self.right, x + reach)
        self.top, self.bottom = min(self.top, y - reach), max(self.bottom, y + reach)

    def circle(
        self, x: float, y: float, radius: float, fill: str, stroke: str = "none", width: float = 0
    ) -> None:
        self.holds(x, y, radius + width / 2)
        self.shapes.append(
            f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(radius)}" fill="{fill}" stroke="{stroke}" '
            f'stroke-width="{short(width)}"/>'
        )

    def hexagon(
        self, x: float, y: float, radius: float, fill: str, stroke: str = "none", width: float = 0
    ) -> None:
        """Draw a hexagon with a corner on top."""
        corners = [
            (x + radius * cos(pi / 6 + k * pi / 3), y + radius * sin(pi / 6 + k * pi / 3)) for k in range(6)
        ]
        self.polygon(corners, fill, stroke, width)

    def polygon(
        self, points: list[tuple[float, float]], fill: str, stroke: str = "none", width: float = 0
    ) -> None:
        for x, y in points:
            self.holds(x, y, width / 2)
        said = " ".join(f"{short(x)},{short(y)}" for x, y in points)
        self.shapes.append(
            f'<polygon points="{said}" fill="{fill}" stroke="{stroke}" stroke-width="{short(width)}" '
            'stroke-linejoin="round"/>'
        )

    def box(
        self, x: float, y: float, wide: float, high: float, fill: str, stroke: str = "none", width: float = 0
    ) -> None:
        """Draw a rectangle with round corners; `x` and `y` are its middle."""
        self.holds(x - wide / 2, y - high / 2, width / 2)
        self.holds(x + wide / 2, y + high / 2, width / 2)
        self.shapes.append(
            f'<rect x="{short(x - wide / 2)}" y="{short(y - high / 2)}" width="{short(wide)}" '
            f'height="{short(high)}" rx="3" fill="{fill}" stroke="{stroke}" stroke-width="{short(width)}"/>'
        )

    def curve(
        self,
        start: tuple[float, float],
        bend: tuple[float, float],
        end: tuple[float, float],
        stroke: str,
        width: float,
        dashes: str = "",
    ) -> None:
        """Draw a curve from start to end, bent towards `bend`."""
        (a, b), (c, d), (e, f) = start, bend, end
        for x, y in (start, end, ((a + 2 * c + e) / 4, (b + 2 * d + f) / 4)):
            self.holds(x, y, width)
        extra = f' stroke-dasharray="{dashes}"' if dashes else ""
        self.shapes.append(
            f'<path d="M{short(a)} {short(b)} Q{short(c)} {short(d)} {short(e)} {short(f)}" fill="none" '
            f'stroke="{stroke}" stroke-width="{short(width)}" stroke-linecap="round"{extra}/>'
        )

    def line(self, start: tuple[float, float], end: tuple[float, float], stroke: str, width: float) -> None:
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        self.curve(start, middle, end, stroke, width)

    def text(self, x: float, y: float, said: str, size: float, fill: str = INK, halo: str = "") -> None:
        """Draw text; `x` is the middle of the line, `y` its base; a halo of a colour keeps it readable over lines."""
        wide = 0.55 * size * len(said)
        self.holds(x - wide / 2, y - size / 2, size / 2)
        self.holds(x + wide / 2, y - size / 2, size / 2)
        around = (
            f' stroke="{halo}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"' if halo else ""
        )
        self.shapes.append(
            f'<text x="{short(x)}" y="{short(y)}" font-size="{short(size)}" fill="{fill}" '
            f'text-anchor="middle" font-family="Alegreya, Georgia, serif"{around}>{escape(said)}</text>'
        )

    def svg(self, margin: float = 20, ground: str = TABLE) -> str:
        """Return the whole picture, with its background."""
        left, top = self.left - margin, self.top - margin
        wide, high = self.right - self.left + 2 * margin, self.bottom - self.top + 2 * margin
        frame = f"{short(left)} {short(top)} {short(wide)} {short(high)}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}" width="{short(wide)}" '
            f'height="{short(high)}"><rect x="{short(left)}" y="{short(top)}" width="{short(wide)}" '
            f'height="{short(high)}" fill="{ground}"/>{"".join(self.shapes)}</svg>'
        )
