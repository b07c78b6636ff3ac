"""A picture to share: a board on a card of link-preview size, with the players and the standing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from eldorado.kit.svg import GOLD, PAPER, TABLE, seat_colour

WIDTH, HEIGHT = 1200, 630
MARGIN = 40
LETTER = 0.5  # average width of a letter, relative to its size
FONT = "Alegreya, Georgia, serif"
NAMES = 26.0  # the size of names


@dataclass(frozen=True)
class Player:
    name: str
    first: bool = False  # has won, or is to move


def card(board: str, title: str, line: str, players: Sequence[Player] = ()) -> str:
    """Draw the card as SVG. Text that people typed is escaped here.

    >>> made = card('<svg viewBox="0 0 4 4"></svg>', "A & B", "", [Player("<i>")])
    >>> "A &amp; B" in made, "&lt;i&gt;" in made
    (True, True)
    """
    rows = (len(players) + 3) // 4
    foot = 44 * rows + 14  # the board does not lie on the frame
    wide, high = WIDTH - 2 * MARGIN, HEIGHT - 132 - foot
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{TABLE}"/>',
        f'<rect x="12" y="12" width="{WIDTH - 24}" height="{HEIGHT - 24}" rx="18" fill="none" stroke="{GOLD}" '
        'stroke-width="2" opacity="0.6"/>',
        text(MARGIN, 72, title, 44, GOLD, wide, 800),
        text(MARGIN, 106, line, 27, PAPER, wide),
        f"<g>{placed(board, MARGIN, 120, wide, high)}</g>",
    ]
    cell = wide / max(1, min(4, len(players)))
    for seat, player in enumerate(players):
        x = MARGIN + 16 + (seat % 4) * cell
        y = HEIGHT - 30 - 44 * (rows - 1 - seat // 4) - 10
        if player.first:
            parts.append(f'<circle cx="{x}" cy="{y}" r="17" fill="none" stroke="{GOLD}" stroke-width="3.5"/>')
        parts.append(
            f'<circle cx="{x}" cy="{y}" r="12" fill="{seat_colour(seat)}" stroke="#0b1513" stroke-width="2"/>'
        )
        parts.append(text(x + 26, y + 9, player.name, NAMES, GOLD if player.first else PAPER, cell - 50))
    return "".join(parts) + "</svg>"


def text(x: float, y: float, said: str, size: float, fill: str, wide: float, weight: int = 500) -> str:
    """Draw a line that begins at x, cut with "…" where it would exceed its width."""
    most = int(wide / (size * LETTER))
    short = said if len(said) <= most else said[: most - 1].rstrip() + "…"
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="{weight}" fill="{fill}" '
        f'font-family="{FONT}">{escape(short)}</text>'
    )


def placed(board: str, x: float, y: float, wide: float, high: float) -> str:
    """Place a drawing within a rectangle of another one, as large as it fits."""
    inner = board.removeprefix("<svg ")
    for name in ("width", "height"):  # of the outer element, which the rectangle replaces
        head, _, rest = inner.partition(">")
        before, found, after = head.partition(f' {name}="')
        inner = f"{before}{after.partition(chr(34))[2]}>{rest}" if found else inner
    return f'<svg x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" {inner}'
