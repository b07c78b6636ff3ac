"""A board drawn in text: `print(match)`. Only what everybody may see."""

from __future__ import annotations

from textwrap import wrap

from eldorado.games.quest.model import blockades, cards, ground, phases, tokens
from eldorado.games.quest.model.courses import layout
from eldorado.games.quest.model.state import QuestState

MARKS = {
    0: "J",
    1: "V",
    2: "W",
    ground.RUBBLE: "R",
    ground.CAMP: "B",
    ground.MOUNTAIN: "^",
    ground.START: "S",
}
PIECES = "abcd"
CELL = 4  # columns of a space
NARROW = 20  # nothing is drawn narrower than this


def mark(s: QuestState, at: int) -> str:
    """A few letters for a space: who stands there, or what it is."""
    board = s.board
    here = [i for i, place in enumerate(s.pieces) if place == at]
    if here:
        seat, piece = divmod(here[0], s.pieces_each)
        letter = PIECES[seat].upper()
        return f"[{letter}{piece + 1}]" if s.pieces_each == 2 else f"[{letter}]"
    cave = board.cave_at[at]
    if cave >= 0:
        return f"^{s.cave_left[cave]} " if s.cave_left else "^c "
    if board.terrain[at] == ground.START:
        return f"S{board.starts.index(at) + 1} "
    if board.terrain[at] == ground.MOUNTAIN:
        return "^^ "
    letter = "*" if board.finish[at] else MARKS[board.terrain[at]]
    return f"{letter}{board.power[at]} "


def drawn_board(s: QuestState, width: int) -> list[str]:
    """The hexes, row by row, half a hex to the right for each row down. On a screen that is narrower than the board
    those around the pieces of the player to move (at the end: before El Dorado)."""
    board = s.board
    rows: dict[int, dict[int, str]] = {}
    for at in range(board.size):
        rows.setdefault(board.r[at], {})[2 * board.q[at] + board.r[at]] = mark(s, at)
    left = min(x for row in rows.values() for x in row)
    wide = 2 * (max(x for row in rows.values() for x in row) - left) + CELL
    if width and wide > width:
        here = [at for at in s.pieces[s.turn * s.pieces_each : (s.turn + 1) * s.pieces_each] if at >= 0]
        columns = [2 * board.q[at] + board.r[at] for at in here or [board.size - 1]]
        left = max(left, min(sum(columns) // len(columns) - width // 4, left + (wide - width + 1) // 2))
    lines: list[str] = []
    for r in range(min(rows), max(rows) + 1):
        line = ""
        for x in sorted(rows.get(r, {})):
            if x >= left and (not width or 2 * (x - left) + CELL <= width):
                line = line.ljust(2 * (x - left)) + rows[r][x]
        lines.append(line.rstrip())
    if width and wide > width:
        shown = [i for i, line in enumerate(lines) if line]
        lines = lines[shown[0] : shown[-1] + 1]
        lines += ["", f"(part of the board, which is {wide} columns wide)"]
    return lines


def names(kinds: list[int]) -> str:
    return ", ".join(cards.NAME[kind] for kind in kinds) or "none"


def pile(bag: list[int]) -> str:
    return ", ".join(f"{bag[kind]} {cards.NAME[kind]}" for kind in range(cards.KINDS) if bag[kind]) or "empty"


def draw(s: QuestState, width: int = 0) -> str:
    """The position as everybody at the table sees it, on a screen of so many columns (0: as wide as it is)."""
    width = max(width, NARROW) if width else 0
    lines = told(s)
    if width:
        lines = [part for line in lines for part in wrap(line, width, subsequent_indent="    ")]
    return "\n".join([*drawn_board(s, width), "", *lines])


def told(s: QuestState) -> list[str]:
    """What lies beside the board, a line each."""
    tiles = layout(s.options["course"]).course.tiles
    caves = ", ^4 a cave with 4 tokens" if s.cave_left else ", ^c a cave"
    lines = [f"J jungle, V village, W water, R rubble, B base camp, ^^ mountain{caves}, S start, * El Dorado"]
    for seam in range(s.board.seams):
        number = s.blockade[seam]
        if number and (s.standing >> seam) & 1:
            asks = f"{ground.TERRAINS[blockades.TERRAIN[number]]} {blockades.POWER[number]}"
            lines.append(f"blockade {number} ({asks}) between {tiles[seam].side} and {tiles[seam + 1].side}")
    lines.append(f"round {s.round}, {phases.NAME[s.phase]}" + (", the final round" if s.final else ""))
    for seat in range(s.seats):
        lines.append(draw_player(s, seat))
    on_board = [kind for kind in range(cards.STARTING, cards.KINDS) if (s.placed >> kind) & 1]
    beside = [kind for kind in range(cards.STARTING, cards.KINDS) if s.market[kind] and kind not in on_board]
    lines.append("market: " + piles(s, on_board))
    lines.append("beside: " + piles(s, beside))
    return lines


def piles(s: QuestState, kinds: list[int]) -> str:
    """Piles of the market: how many are left, and the price."""
    return ", ".join(f"{s.market[kind]} {cards.NAME[kind]} at {cards.COST[kind]}" for kind in kinds) or "none"


def draw_player(s: QuestState, seat: int) -> str:
    each = s.pieces_each
    mine = s.pieces[seat * each : seat * each + each]
    places = " and ".join("El Dorado" if at < 0 else f"{s.board.q[at]},{s.board.r[at]}" for at in mine)
    turn = seat == s.turn
    text = f"{'>' if turn else ' '} {PIECES[seat].upper()} at {places}"
    text += f", hand {len(s.hands[seat]) + (len(s.new_hand) if turn else 0)}"
    text += f", draw pile {s.draw_size[seat] + (len(s.new_draw) if turn else 0)}"
    bag = s.discards[seat][:]
    for kind in s.new_discard if turn else []:
        bag[kind] += 1
    text += f", discard pile: {pile(bag)}"
    taken = [str(n) for n in range(1, blockades.COUNT + 1) if (s.taken[seat] >> n) & 1]
    if taken:
        text += f", blockades {' '.join(taken)}"
    if s.tokens[seat]:
        text += ", tokens " + " ".join(tokens.NAME[token] for token in s.tokens[seat])
    if turn and s.played:
        text += f", played: {names(s.played)}"
    if turn and s.left:
        text += f", {ground.SYMBOLS[s.symbol]} {s.left} left"
    return text
