"""The map as text: every place in its position, and every path in the sign of its type."""

from __future__ import annotations

from typing import Final

from eldorado import games
from eldorado.games.isla_dorada.model import board
from eldorado.games.isla_dorada.model.state import IslaState

SIGNS: Final[dict[str, str]] = {
    "jungle": "%",
    "mountain": "^",
    "sand": ":",
    "river": "~",
    "lake": "=",
    "sea": "-",
}
WIDE: Final = 100  # columns if the screen does not say
LEAST: Final = 60
AS_HIGH: Final = 0.33  # lines per column: letters are taller than wide, and names need room
X: Final[list[int]] = [site.number("x", 0, 1000) for site in board.SITES]
Y: Final[list[int]] = [site.number("y", 0, 1000) for site in board.SITES]


class Canvas:
    """A sheet of letters; earlier writing is not overwritten, nor are the blanks in it."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[""] * width for _ in range(height)]

    def free(self, x: int, y: int) -> bool:
        return 0 <= y < len(self.rows) and 0 <= x < len(self.rows[y]) and not self.rows[y][x]

    def dot(self, x: int, y: int, sign: str) -> None:
        if self.free(x, y):
            self.rows[y][x] = sign

    def write(self, x: int, y: int, text: str) -> None:
        """Write text centred on a column, as far as the sheet goes."""
        first = max(0, min(x - len(text) // 2, len(self.rows[0]) - len(text)))
        for i, letter in enumerate(text):
            self.rows[y][first + i] = letter

    def __str__(self) -> str:
        return "\n".join("".join(letter or " " for letter in row).rstrip() for row in self.rows)


def chart(s: IslaState, width: int = 0) -> str:
    """Draw the whole island. The expedition stands at the place in brackets; numbers are markers."""
    wide = max(LEAST, min(width - 1 if width else WIDE, WIDE))
    high = int(wide * AS_HIGH)
    sheet = Canvas(wide, high)
    spots = [place_at(place, wide, high) for place in range(board.PLACES)]
    for place in range(board.PLACES):
        sheet.write(*spots[place], label(s, place))
    for path in range(board.PATHS):
        draw_path(sheet, spots, path)
    for name, path in (("B", s.bigfoot), ("L", s.leviathan)):
        if path >= 0:
            x, y = between(spots[board.PATH_FROM[path]], spots[board.PATH_TO[path]], 0.5)
            sheet.rows[y][x] = name
    return f"{sheet}\n\n{legend(s)}"


def place_at(place: int, wide: int, high: int) -> tuple[int, int]:
    across = (X[place] - min(X)) / (max(X) - min(X))
    down = (Y[place] - min(Y)) / (max(Y) - min(Y))
    return round(5 + across * (wide - 11)), round(down * (high - 1))


def label(s: IslaState, place: int) -> str:
    """The name of a place with its markers; in brackets if the expedition is there."""
    markers = [str(n) for n, at in enumerate(s.markers, 1) if at == place]
    name = " ".join([board.PLACE[place], *markers])
    return f"[{name}]" if place == s.place else f" {name} "


def between(a: tuple[int, int], b: tuple[int, int], share: float) -> tuple[int, int]:
    return round(a[0] + (b[0] - a[0]) * share), round(a[1] + (b[1] - a[1]) * share)


def draw_path(sheet: Canvas, spots: list[tuple[int, int]], path: int) -> None:
    """Draw a path in its sign from place to place; a river ends in a V, as it only leads downstream."""
    a, b = spots[board.PATH_FROM[path]], spots[board.PATH_TO[path]]
    kind = board.TYPES[board.PATH_TYPE[path]]
    far = max(abs(a[0] - b[0]), 2 * abs(a[1] - b[1]), 1)
    # Two paths between the same places are drawn side by side.
    twins = [p for p in range(path) if {*ends(p)} == {*ends(path)}]
    aside = len(twins)
    points = [between(a, b, k / far) for k in range(1, far)]
    free = [(x, y + aside) for x, y in points if sheet.free(x, y + aside)]
    if kind == "river" and free:
        sheet.dot(*free[-1], "V")
    for x, y in free:
        sheet.dot(x, y, SIGNS[kind])


def ends(path: int) -> tuple[int, int]:
    return board.PATH_FROM[path], board.PATH_TO[path]


def legend(s: IslaState) -> str:
    words = games.words()
    signs = "  ".join(f"{sign} {words.say(f'isla_dorada.type.{kind}')}" for kind, sign in SIGNS.items())
    monsters = [(mark, path) for mark, path in (("B", s.bigfoot), ("L", s.leviathan)) if path >= 0]
    more = [words.say(f"isla_dorada.drawn.legend.{mark}") for mark, _ in monsters]
    more.append(words.say("isla_dorada.drawn.legend.place", {"place": board.PLACE[s.place]}))
    return f"{signs}\n{'  '.join([*more, words.say('isla_dorada.drawn.legend.V')])}"
