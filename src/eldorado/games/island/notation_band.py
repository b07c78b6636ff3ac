"""The Thieves' own moves as moves and as text; beside notation.py and reading.py."""

from __future__ import annotations

from eldorado.core.errors import BadAction
from eldorado.core.plain import Plain
from eldorado.games.island.events import anchor, land, spot
from eldorado.games.island.hiding import emerge_code, emerge_corner
from eldorado.games.island.state import IslandState, top
from eldorado.games.island.tables import (
    A_BRIDGE,
    A_BRIDGE_MORE,
    A_EMERGE,
    A_FIGURE,
    A_HIDE,
    A_HOLE,
    A_HOLE_MORE,
    A_OWN,
    A_OWN_MORE,
    A_PAIR,
    A_ROB,
    A_ROLL,
    DIRECTIONS,
    F_BEARER,
    F_RIDER,
    KIND_NAMES,
    KINDS,
    RESOURCES,
    SIDES,
)
from eldorado.kit.cells import CORNER_NAMES, DIRECTION_NAMES, STEPS, corner_of


def unknown(action: int) -> BadAction:
    return BadAction("action.unknown", action=action)


def band_moves(s: IslandState, seat: int, action: int) -> tuple[str, Plain, list[str]]:
    """Kind, arguments and anchors; BadAction for what can mean nothing here."""
    if action == A_HIDE:
        return "hide", {}, ["doubloon"]
    if action == A_ROLL:
        return "steal", {}, ["die:0"]
    if action < A_ROB:
        name = RESOURCES[action - A_PAIR]
        return "pair", {"what": name, "n": s.rules.pair}, [f"resource:{name}", "doubloon"]
    if action < A_FIGURE:
        k, victim = divmod(action - A_ROB, SIDES)
        if victim >= s.seats:
            raise unknown(action)
        reach = s.die_a if k == 0 else s.die_b
        return (
            "rob",
            {"to": victim, "reach": reach, "n": s.die_a + s.die_b - reach},
            [f"seat:{victim}", f"die:{k}"],
        )
    if action < A_OWN_MORE:
        return which_thief(s, seat, action - A_FIGURE)
    if action >= A_EMERGE:
        corner = emerge_corner(s, action - A_EMERGE)
        if corner < 0:
            raise unknown(action)
        tile, i = divmod(action - A_EMERGE, 6)
        args = {"at": spot(s, tile), "land": land(s, tile), "corner": CORNER_NAMES[i]}
        return "emerge", args, ["buy:hideout", f"corner:{corner}"]
    return more(s, seat, action)


def which_thief(s: IslandState, seat: int, figure: int) -> tuple[str, Plain, list[str]]:
    if figure >= s.figures:
        raise unknown(A_FIGURE + figure)
    at = s.pos[s.side[seat] * s.stride + figure]
    kind = "rider" if top(s) == F_RIDER else "bearer" if top(s) == F_BEARER else "hand_over"
    where = {"n": figure, "at": spot(s, at), "land": land(s, at)}
    return kind, where, [f"figure:{s.side[seat]}:{figure}"] + ([anchor(s, at)] if at >= 0 else [])


def more(s: IslandState, seat: int, action: int) -> tuple[str, Plain, list[str]]:
    """What an explorer does alone, by another thief than the first: secret tiles, the bridge, the secret exit."""
    figure, code = more_parts(action)
    if figure >= s.figures:
        raise unknown(action)
    at = s.pos[s.side[seat] * s.stride + figure]
    mark = f"figure:{s.side[seat]}:{figure}"
    if action < A_BRIDGE_MORE:
        name = KIND_NAMES[code]
        return "show", {"what": name}, [f"own:{name}", mark]
    if action < A_HOLE_MORE:
        d, axis = divmod(code, 3)
        water = s.grid.get(s.cell[at] + STEPS[d], -1) if at >= 0 else -1
        marks = [anchor(s, water)] if water >= 0 else []
        return (
            "bridge",
            {"way": DIRECTION_NAMES[d], "axis": DIRECTION_NAMES[axis]},
            ["buy:bridge", *marks, mark],
        )
    target = s.near[s.entrance * DIRECTIONS + code] if s.entrance >= 0 else -1
    return "slip", {"way": DIRECTION_NAMES[code]}, ([anchor(s, target)] if target >= 0 else []) + [mark]


def more_parts(action: int) -> tuple[int, int]:
    """The figure and the code of the act."""
    first, width = (
        (A_OWN_MORE, KINDS)
        if action < A_BRIDGE_MORE
        else (A_BRIDGE_MORE, 18)
        if action < A_HOLE_MORE
        else (A_HOLE_MORE, 6)
    )
    return 1 + (action - first) // width, (action - first) % width


def band_notation(s: IslandState, seat: int, action: int) -> str:
    kind, args, _ = band_moves(s, seat, action)
    if kind in ("hide", "steal"):
        return kind
    if kind == "pair":
        return f"pair {args['what']}"
    if kind == "rob":
        return f"rob {args['to']} {args['reach']}"
    if action < A_OWN_MORE:
        return f"figure {action - A_FIGURE}"
    if kind == "emerge":
        return f"emerge {args['at']} {args['corner']}"
    figure = more_parts(action)[0]
    if kind == "show":
        return f"show {figure} {args['what']}"
    if kind == "bridge":
        return f"bridge {figure} {args['way']} {args['axis']}"
    return f"slip {figure} {args['way']}"


# --- reading --------------------------------------------------------------------------------------
def read_band(s: IslandState, words: list[str], tile: int) -> int:
    """The action of a line; -1 if it is none of these. `tile` is what the second word names, -1 for none."""
    head, rest = words[0], words[1:]
    if head == "hide" and not rest:
        return A_HIDE
    if head == "steal" and not rest:
        return A_ROLL
    if head == "pair" and len(rest) == 1 and rest[0] in RESOURCES:
        return A_PAIR + RESOURCES.index(rest[0])
    if head == "rob" and len(rest) == 2 and rest[0].isdecimal() and rest[1].isdecimal():
        k = 0 if int(rest[1]) == s.die_a else 1 if int(rest[1]) == s.die_b else -1
        return A_ROB + SIDES * k + int(rest[0]) if k >= 0 and int(rest[0]) < s.seats else -1
    if head == "figure" and len(rest) == 1 and rest[0].isdecimal() and int(rest[0]) < s.figures:
        return A_FIGURE + int(rest[0])
    if head == "emerge" and len(rest) == 2 and tile >= 0 and rest[1] in CORNER_NAMES:
        return A_EMERGE + emerge_code(s, corner_of(s.cell[tile], CORNER_NAMES.index(rest[1])))
    if len(rest) > 1 and rest[0].isdecimal() and int(rest[0]) < s.figures:
        return read_more(head, int(rest[0]), rest[1:])
    return -1


def read_more(head: str, figure: int, rest: list[str]) -> int:
    if head == "show" and len(rest) == 1 and rest[0] in KIND_NAMES:
        kind = KIND_NAMES.index(rest[0])
        return A_OWN + kind if figure == 0 else A_OWN_MORE + (figure - 1) * KINDS + kind
    if head == "bridge" and len(rest) == 2 and rest[0] in DIRECTION_NAMES and rest[1] in DIRECTION_NAMES[:3]:
        code = 3 * DIRECTION_NAMES.index(rest[0]) + DIRECTION_NAMES.index(rest[1])
        return A_BRIDGE + code if figure == 0 else A_BRIDGE_MORE + (figure - 1) * 18 + code
    if head == "slip" and len(rest) == 1 and rest[0] in DIRECTION_NAMES:
        d = DIRECTION_NAMES.index(rest[0])
        return A_HOLE + d if figure == 0 else A_HOLE_MORE + (figure - 1) * 6 + d
    return -1
