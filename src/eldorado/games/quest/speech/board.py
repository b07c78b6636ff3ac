"""A board drawn in text: `print(match)`, in the language of the process. Only what everybody may see."""

from __future__ import annotations

from textwrap import wrap

from eldorado import games
from eldorado.core.plain import Plain
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
NARROW = 20  # the least width of a drawing


def say(key: str, **args: Plain) -> str:
    """Render a line beside the board."""
    return games.words().say(f"quest.drawn.{key}", args)


def mark(s: QuestState, at: int) -> str:
    """A few letters for a space: its piece, or what it is."""
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
        lines += ["", say("part", columns=wide)]
    return lines


def names(kinds: list[int]) -> str:
    return ", ".join(cards.NAME[kind] for kind in kinds) or say("none")


def pile(bag: list[int]) -> str:
    return ", ".join(f"{bag[kind]} {cards.NAME[kind]}" for kind in range(cards.KINDS) if bag[kind]) or say(
        "empty"
    )


def draw(s: QuestState, width: int = 0) -> str:
    """Draw the position as everybody sees it, on a screen of so many columns (0: unlimited)."""
    width = max(width, NARROW) if width else 0
    lines = told(s)
    if width:
        lines = [part for line in lines for part in wrap(line, width, subsequent_indent="    ")]
    return "\n".join([*drawn_board(s, width), "", *lines])


def told(s: QuestState) -> list[str]:
    """The lines beside the board."""
    lines = [say("legend", caves="yes" if s.cave_left else "no"), *told_blockades(s)]
    lines.append(say("round", round=s.round, phase=phases.NAME[s.phase], final="yes" if s.final else "no"))
    for seat in range(s.seats):
        lines.append(draw_player(s, seat))
    on_board = [kind for kind in range(cards.STARTING, cards.KINDS) if (s.placed >> kind) & 1]
    beside = [kind for kind in range(cards.STARTING, cards.KINDS) if s.market[kind] and kind not in on_board]
    lines.append(say("market", piles=piles(s, on_board)))
    lines.append(say("beside", piles=piles(s, beside)))
    return lines


def told_blockades(s: QuestState) -> list[str]:
    tiles = layout(s.options["course"]).course.tiles
    return [
        say(
            "blockade",
            number=number,
            terrain=ground.TERRAINS[blockades.TERRAIN[number]],
            power=blockades.POWER[number],
            one=tiles[seam].side,
            two=tiles[seam + 1].side,
        )
        for seam in range(s.board.seams)
        if (number := s.blockade[seam]) and (s.standing >> seam) & 1
    ]


def draw_course(s: QuestState, drawn: set[int]) -> str:
    """Draw a course before the set-up; on the seams `drawn` a blockade is drawn when a race begins."""
    s.pieces[:] = [-1] * len(s.pieces)
    tiles = layout(s.options["course"]).course.tiles
    later = [say("blockade_later", one=tiles[seam].side, two=tiles[seam + 1].side) for seam in sorted(drawn)]
    return "\n".join([*drawn_board(s, 0), "", say("legend", caves="no"), *told_blockades(s), *later])


def piles(s: QuestState, kinds: list[int]) -> str:
    """List piles of the market: how many are left, and the price."""
    found = [say("pile", n=s.market[kind], card=cards.NAME[kind], price=cards.COST[kind]) for kind in kinds]
    return ", ".join(found) or say("none")


def draw_player(s: QuestState, seat: int) -> str:
    each = s.pieces_each
    mine = s.pieces[seat * each : seat * each + each]
    turn = seat == s.turn
    bag = s.discards[seat][:]
    for kind in s.new_discard if turn else []:
        bag[kind] += 1
    told = [
        say(
            "player",
            mark=PIECES[seat].upper(),
            places=["El Dorado" if at < 0 else f"{s.board.q[at]},{s.board.r[at]}" for at in mine],
            hand=len(s.hands[seat]) + (len(s.new_hand) if turn else 0),
            deck=s.draw_size[seat] + (len(s.new_draw) if turn else 0),
            discard=pile(bag),
        )
    ]
    taken = [str(n) for n in range(1, blockades.COUNT + 1) if (s.taken[seat] >> n) & 1]
    if taken:
        told.append(say("taken", numbers=" ".join(taken)))
    if s.tokens[seat]:
        told.append(say("tokens", tokens=" ".join(tokens.NAME[token] for token in s.tokens[seat])))
    if turn and s.played:
        told.append(say("played", cards=names(s.played)))
    if turn and s.left:
        told.append(say("left", symbol=ground.SYMBOLS[s.symbol], left=s.left))
    return f"{'>' if turn else ' '} {', '.join(told)}"
