"""The Island's views as rows of numbers (kit/encoding.py).

A view holds everything twice, for worlds and for clients; rows use the former (`seen` in view.py). Tiles are in
the order in which they were laid, each with its place on the map, and pieces say the number of their tile.
"""

from __future__ import annotations

from eldorado.core.plain import Options, Plain
from eldorado.games.island.model.components import (
    BUILDINGS,
    EXPLORER_NAMES,
    GONE,
    KIND_NAMES,
    RESOURCES,
    TILES,
)
from eldorado.games.island.model.edition import rules_for
from eldorado.games.island.model.state import QUESTIONS, IslandState
from eldorado.games.island.questions import known as known
from eldorado.kit.asking import Asked
from eldorado.kit.cells import q_of, r_of, sheet_of
from eldorado.kit.encoding import (
    Choice,
    Counts,
    Each,
    Eyes,
    Field,
    Flags,
    Group,
    Layout,
    Number,
    OfSides,
    PerSeat,
    Seat,
    Seats,
    Wide,
)

SEAT_FIELDS = ("seat", "chooser", "loser", "other", "by", "victim")
SIDE_FIELDS = ("attacker", "defender", "side")
LOW = -40  # the least number that does not stand for a count

SEAT = ("shrine_seat", "cursed")
SEAT_MASK = ("mask", "ended", "done")
SIDE = ("turn", "first")
TILE = (
    "entrance",
    "exit",
    "shrine_tile",
    "bridge",
    "titan",
    "titan_came",
    "hole",
    "cave_in",
    "guard_came",
    "lair",
)
UNIT = ("bearer", "cursed_unit")
KINDS = ("cave", "deep", "sure", "played", "bag")
NUMBER = (
    "round", "die_a", "die_b", "free", "offers", "due", "ending", "over", "upper", "keeper", "found", "again", "boxed",
    "totec", "voided", "relic_used", "upper_exit", "rest", "stolen", "doubloons", "hidden",
)  # fmt: skip
LISTS = {"offer": 14, "queue": 9, "rolled": 24, "marks": 16, "relic": 3, "pool": 8, "guard": 3}


def tile() -> Group:
    return Group(
        {"kind": Choice(KIND_NAMES), "sheet": Number(1), "q": Number(12, low=-32), "r": Number(12, low=-32)}
    )


def unit() -> Group:
    return Group(
        {
            "pos": Number(TILES, low=-2),
            "came": Number(TILES, low=-2),
            "held": Number(1),
            "speed": Number(12),
            "fled": Number(1),
        }
    )


def side(stride: int, seats: int) -> Group:
    return Group(
        {
            "units": Each(stride, unit()),
            "build": Each(BUILDINGS, Wide(low=-1)),
            "lost": Each(3, Number(4)),
            "gifts": Flags(TILES),
            "starter": Number(seats, low=-1),
            "secret": Number(6),
        }
    )


def seat() -> Group:
    return Group(
        {
            "board": Number(6, low=-1),
            "explorer": Choice(len(EXPLORER_NAMES)),
            "captor": Number(8, low=-1),
            "bought": Number(8),
            "answers": Wide(low=LOW),
            "taken": Counts(RESOURCES, 4),
            "counts": Number(12),
            "known": Counts(RESOURCES, 6),
            "hands": Counts(RESOURCES, 6),
            "open": Number(1),
        }
    )


def globals_of(seats: int, sides: int) -> dict[str, Field]:
    told: dict[str, Field] = {name: Number(12 if name != "round" else 100, low=-2) for name in NUMBER}
    told.update({name: Seat(seats) for name in SEAT})
    told.update({name: Seats(seats) for name in SEAT_MASK})
    told.update({name: OfSides(Seat(sides)) for name in SIDE})
    told.update({name: Number(TILES, low=-2) for name in TILE})
    told.update({name: Number(60, low=-1) for name in UNIT})
    told.update({name: Counts(KIND_NAMES) for name in KINDS})
    told.update({name: Each(count, Wide(low=LOW)) for name, count in LISTS.items()})
    told["stock"] = Counts(RESOURCES, 30)
    told["treasure"] = Counts(RESOURCES, 4)
    told["top"] = Each(4, Number(len(KIND_NAMES), low=-1))
    return told


LEFT_OUT = {
    "seats": "fixed for a layout",
    "options": "fixed for a layout",
    "components": "fixed for a game: what it began with",
    "figures": "fixed for a layout",
    "stride": "fixed for a layout",
    "pets": "fixed for a layout",
    "near": "follows from where tiles lie, and from entrance and exit",
    "side": "fixed for a layout",
}


def layout(seats: int, options: Options) -> Layout:
    rules = rules_for(seats, options)
    fresh = IslandState(seats, rules)
    told = globals_of(seats, rules.sides)
    told["seat"] = Choice(seats)
    told["own_tiles"] = Counts(KIND_NAMES)
    told["pot"] = Group({"cards": Number(12), "known": Counts(RESOURCES, 6), "seen": Counts(RESOURCES, 6)})
    told["tiles"] = Each(TILES, tile())
    told["by_side"] = OfSides(PerSeat(rules.sides, side(fresh.stride, seats)))
    told["by_seat"] = PerSeat(seats, seat())
    told["questions"] = Asked(
        list(QUESTIONS.kinds), SEAT_FIELDS, ("asked", "waiting"), SIDE_FIELDS, depth=4, width=24
    )

    def eyes(view: Plain) -> Eyes:
        first = int(view["viewer"])
        return Eyes(seats, first, Eyes(rules.sides, rules.side[first]))

    return Layout(Group(told, LEFT_OUT), eyes, arranged)


PER_SEAT = ("board", "explorer", "captor", "bought", "answers", "counts")
ARRANGED = (
    "kind", "cell", "pos", "came", "held", "speed", "fled", "build", "lost", "gifts", "starter", "secret",
    "taken", "known", *PER_SEAT,
)  # fmt: skip


def arranged(view: Plain) -> Plain:
    """Arrange what a seat knows tile by tile, side by side and seat by seat."""
    table = view["table"]
    told = {name: value for name, value in table.items() if name not in ARRANGED}
    told["seat"] = view["viewer"]
    told["own_tiles"] = view["own_tiles"]
    told["tiles"] = [placed(kind, cell) for kind, cell in zip(table["kind"], table["cell"], strict=True)]
    told["by_side"] = [one_side(table, number) for number in range(len(table["gifts"]))]
    seats = table["seats"]
    told["by_seat"] = [one_seat(table, view["hands"], number) for number in range(seats)]
    told["pot"] = {
        "cards": table["counts"][seats],
        "known": table["known"][3 * seats :],
        "seen": view["hands"][seats],
    }
    top = table["top"]
    told["top"] = [-1] * top if isinstance(top, int) else top
    return told


def placed(kind: int, cell: int) -> Plain:
    if kind == GONE:
        return {}
    return {"kind": KIND_NAMES[kind], "sheet": sheet_of(cell), "q": q_of(cell), "r": r_of(cell)}


def one_side(table: Plain, number: int) -> Plain:
    units = range(number * table["stride"], (number + 1) * table["stride"])
    return {
        "units": [{name: table[name][u] for name in ("pos", "came", "held", "speed", "fled")} for u in units],
        "build": table["build"][number * BUILDINGS : (number + 1) * BUILDINGS],
        "lost": table["lost"][3 * number : 3 * number + 3],
        "gifts": table["gifts"][number],
        "starter": table["starter"][number],
        "secret": table["secret"][number],
    }


def one_seat(table: Plain, hands: Plain, number: int) -> Plain:
    return {
        **{name: table[name][number] for name in PER_SEAT},
        "taken": table["taken"][3 * number : 3 * number + 3],
        "known": table["known"][3 * number : 3 * number + 3],
        "hands": hands[number],
        "open": int(hands[number] is not None),
    }
