"""Convert the public part of a state to plain data and back; every view holds it, and worlds are made from it.

`kit.fields` does the same for any state by looking up each name. Here it is written out, because a search makes a world
of a view for each line it tries: it takes a third of the time. Two positions are compared here as well, after each
move and for each player who looks on. A test holds all this to the names in `model.state`.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.plain import Plain
from eldorado.games.island.model.state import FIELDS, IslandState

SECRET: Final = ("hand", "answers", "bag", "top", "secret")
# A copy of a table has room for all names at once; one that begins empty is moved four times as it grows.
BLANK: Final[dict[str, Plain]] = dict.fromkeys([name for name in FIELDS if name not in SECRET])
LISTS: Final = (
    "kind", "cell", "near", "cave", "deep", "stock", "treasure", "board", "explorer", "side", "pos", "came", "held",
    "speed", "fled", "build", "lost", "gifts", "captor", "bought", "taken", "offer", "queue", "rolled", "played",
    "marks", "sure", "relic", "starter", "pool", "guard", "known",
)  # fmt: skip


def open_part(s: IslandState) -> dict[str, Plain]:
    """Return what lies on the table, with the state's own lists: to be compared, and read before it changes."""
    table = BLANK.copy()
    table["figures"] = s.figures
    table["stride"] = s.stride
    table["turn"] = s.turn
    table["first"] = s.first
    table["round"] = s.round
    table["die_a"] = s.die_a
    table["die_b"] = s.die_b
    table["free"] = s.free
    table["offers"] = s.offers
    table["due"] = s.due
    table["ending"] = s.ending
    table["over"] = s.over
    table["upper"] = s.upper
    table["entrance"] = s.entrance
    table["exit"] = s.exit
    table["shrine_tile"] = s.shrine_tile
    table["shrine_seat"] = s.shrine_seat
    table["keeper"] = s.keeper
    table["mask"] = s.mask
    table["found"] = s.found
    table["bridge"] = s.bridge
    table["ended"] = s.ended
    table["done"] = s.done
    table["again"] = s.again
    table["boxed"] = s.boxed
    table["cursed"] = s.cursed
    table["totec"] = s.totec
    table["titan"] = s.titan
    table["titan_came"] = s.titan_came
    table["hole"] = s.hole
    table["cave_in"] = s.cave_in
    table["voided"] = s.voided
    table["relic_used"] = s.relic_used
    table["upper_exit"] = s.upper_exit
    table["pets"] = s.pets
    table["guard_came"] = s.guard_came
    table["rest"] = s.rest
    table["stolen"] = s.stolen
    table["lair"] = s.lair
    table["doubloons"] = s.doubloons
    table["hidden"] = s.hidden
    table["bearer"] = s.bearer
    table["cursed_unit"] = s.cursed_unit
    table["kind"] = s.kind
    table["cell"] = s.cell
    table["near"] = s.near
    table["cave"] = s.cave
    table["deep"] = s.deep
    table["stock"] = s.stock
    table["treasure"] = s.treasure
    table["board"] = s.board
    table["explorer"] = s.explorer
    table["side"] = s.side
    table["pos"] = s.pos
    table["came"] = s.came
    table["held"] = s.held
    table["speed"] = s.speed
    table["fled"] = s.fled
    table["build"] = s.build
    table["lost"] = s.lost
    table["gifts"] = s.gifts
    table["captor"] = s.captor
    table["bought"] = s.bought
    table["taken"] = s.taken
    table["offer"] = s.offer
    table["queue"] = s.queue
    table["rolled"] = s.rolled
    table["played"] = s.played
    table["marks"] = s.marks
    table["sure"] = s.sure
    table["relic"] = s.relic
    table["starter"] = s.starter
    table["pool"] = s.pool
    table["guard"] = s.guard
    table["known"] = s.known
    return table


def public_part(s: IslandState) -> dict[str, Plain]:
    """Return what lies on the table, lists copied."""
    table = open_part(s)
    for name in LISTS:
        table[name] = numbers(table[name])
    return table


def same_for_others(a: IslandState, b: IslandState) -> bool:
    """Whether everything is the same that concerns a seat while others act: not what they do with their turn, with
    cards and dice, and in a trade, which it sees as a spectator does."""
    return (
        a.figures == b.figures
        and a.stride == b.stride
        and a.first == b.first
        and a.round == b.round
        and a.ending == b.ending
        and a.over == b.over
        and a.upper == b.upper
        and a.entrance == b.entrance
        and a.exit == b.exit
        and a.shrine_tile == b.shrine_tile
        and a.shrine_seat == b.shrine_seat
        and a.keeper == b.keeper
        and a.found == b.found
        and a.bridge == b.bridge
        and a.ended == b.ended
        and a.boxed == b.boxed
        and a.cursed == b.cursed
        and a.totec == b.totec
        and a.titan == b.titan
        and a.titan_came == b.titan_came
        and a.hole == b.hole
        and a.cave_in == b.cave_in
        and a.voided == b.voided
        and a.relic_used == b.relic_used
        and a.upper_exit == b.upper_exit
        and a.pets == b.pets
        and a.guard_came == b.guard_came
        and a.rest == b.rest
        and a.stolen == b.stolen
        and a.lair == b.lair
        and a.doubloons == b.doubloons
        and a.hidden == b.hidden
        and a.bearer == b.bearer
        and a.cursed_unit == b.cursed_unit
        and a.kind == b.kind
        and a.cell == b.cell
        and a.near == b.near
        and a.bag == b.bag
        and a.top == b.top
        and a.cave == b.cave
        and a.deep == b.deep
        and a.treasure == b.treasure
        and a.board == b.board
        and a.explorer == b.explorer
        and a.side == b.side
        and a.pos == b.pos
        and a.held == b.held
        and a.fled == b.fled
        and a.build == b.build
        and a.lost == b.lost
        and a.gifts == b.gifts
        and a.captor == b.captor
        and a.bought == b.bought
        and a.answers == b.answers
        and a.taken == b.taken
        and a.secret == b.secret
        and a.played == b.played
        and a.marks == b.marks
        and a.sure == b.sure
        and a.relic == b.relic
        and a.starter == b.starter
        and a.pool == b.pool
        and a.guard == b.guard
    )


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
