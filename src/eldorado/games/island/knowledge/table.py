"""Convert the public part of a state to plain data and back; every view holds it, and worlds are made from it.

`kit.fields` does the same for any state by looking up each name. Here it is written out, because a search makes a world
of a view for each line it tries: it takes a third of the time. A test holds it to the names in `model.state`.
"""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.island.model.state import IslandState


def public_part(s: IslandState) -> dict[str, Plain]:
    """Return what lies on the table, lists copied."""
    return {
        "figures": s.figures,
        "stride": s.stride,
        "turn": s.turn,
        "first": s.first,
        "round": s.round,
        "die_a": s.die_a,
        "die_b": s.die_b,
        "free": s.free,
        "offers": s.offers,
        "due": s.due,
        "ending": s.ending,
        "over": s.over,
        "upper": s.upper,
        "entrance": s.entrance,
        "exit": s.exit,
        "shrine_tile": s.shrine_tile,
        "shrine_seat": s.shrine_seat,
        "keeper": s.keeper,
        "mask": s.mask,
        "found": s.found,
        "bridge": s.bridge,
        "ended": s.ended,
        "done": s.done,
        "again": s.again,
        "boxed": s.boxed,
        "cursed": s.cursed,
        "totec": s.totec,
        "titan": s.titan,
        "titan_came": s.titan_came,
        "hole": s.hole,
        "cave_in": s.cave_in,
        "voided": s.voided,
        "relic_used": s.relic_used,
        "upper_exit": s.upper_exit,
        "pets": s.pets,
        "guard_came": s.guard_came,
        "rest": s.rest,
        "stolen": s.stolen,
        "lair": s.lair,
        "doubloons": s.doubloons,
        "hidden": s.hidden,
        "bearer": s.bearer,
        "cursed_unit": s.cursed_unit,
        "kind": s.kind[:],
        "cell": s.cell[:],
        "near": s.near[:],
        "cave": s.cave[:],
        "deep": s.deep[:],
        "stock": s.stock[:],
        "treasure": s.treasure[:],
        "board": s.board[:],
        "explorer": s.explorer[:],
        "side": s.side[:],
        "pos": s.pos[:],
        "came": s.came[:],
        "held": s.held[:],
        "speed": s.speed[:],
        "fled": s.fled[:],
        "build": s.build[:],
        "lost": s.lost[:],
        "gifts": s.gifts[:],
        "captor": s.captor[:],
        "bought": s.bought[:],
        "taken": s.taken[:],
        "offer": s.offer[:],
        "queue": s.queue[:],
        "rolled": s.rolled[:],
        "played": s.played[:],
        "marks": s.marks[:],
        "sure": s.sure[:],
        "relic": s.relic[:],
        "starter": s.starter[:],
        "pool": s.pool[:],
        "guard": s.guard[:],
        "known": s.known[:],
    }


def fill(s: IslandState, table: dict[str, Plain]) -> None:
    """Put the public part of a view into a new state; the lists are copied."""
    s.figures = table["figures"]
    s.stride = table["stride"]
    s.turn = table["turn"]
    s.first = table["first"]
    s.round = table["round"]
    s.die_a = table["die_a"]
    s.die_b = table["die_b"]
    s.free = table["free"]
    s.offers = table["offers"]
    s.due = table["due"]
    s.ending = table["ending"]
    s.over = table["over"]
    s.upper = table["upper"]
    s.entrance = table["entrance"]
    s.exit = table["exit"]
    s.shrine_tile = table["shrine_tile"]
    s.shrine_seat = table["shrine_seat"]
    s.keeper = table["keeper"]
    s.mask = table["mask"]
    s.found = table["found"]
    s.bridge = table["bridge"]
    s.ended = table["ended"]
    s.done = table["done"]
    s.again = table["again"]
    s.boxed = table["boxed"]
    s.cursed = table["cursed"]
    s.totec = table["totec"]
    s.titan = table["titan"]
    s.titan_came = table["titan_came"]
    s.hole = table["hole"]
    s.cave_in = table["cave_in"]
    s.voided = table["voided"]
    s.relic_used = table["relic_used"]
    s.upper_exit = table["upper_exit"]
    s.pets = table["pets"]
    s.guard_came = table["guard_came"]
    s.rest = table["rest"]
    s.stolen = table["stolen"]
    s.lair = table["lair"]
    s.doubloons = table["doubloons"]
    s.hidden = table["hidden"]
    s.bearer = table["bearer"]
    s.cursed_unit = table["cursed_unit"]
    s.kind = numbers(table["kind"])
    s.cell = numbers(table["cell"])
    s.near = numbers(table["near"])
    s.cave = numbers(table["cave"])
    s.deep = numbers(table["deep"])
    s.stock = numbers(table["stock"])
    s.treasure = numbers(table["treasure"])
    s.board = numbers(table["board"])
    s.explorer = numbers(table["explorer"])
    s.side = numbers(table["side"])
    s.pos = numbers(table["pos"])
    s.came = numbers(table["came"])
    s.held = numbers(table["held"])
    s.speed = numbers(table["speed"])
    s.fled = numbers(table["fled"])
    s.build = numbers(table["build"])
    s.lost = numbers(table["lost"])
    s.gifts = numbers(table["gifts"])
    s.captor = numbers(table["captor"])
    s.bought = numbers(table["bought"])
    s.taken = numbers(table["taken"])
    s.offer = numbers(table["offer"])
    s.queue = numbers(table["queue"])
    s.rolled = numbers(table["rolled"])
    s.played = numbers(table["played"])
    s.marks = numbers(table["marks"])
    s.sure = numbers(table["sure"])
    s.relic = numbers(table["relic"])
    s.starter = numbers(table["starter"])
    s.pool = numbers(table["pool"])
    s.guard = numbers(table["guard"])
    s.known = numbers(table["known"])


def numbers(value: Plain) -> list[int]:
    """Copy a list."""
    found: list[int] = value
    return found[:]
