"""Looking back: the list of what happened, any position of it, and figures over time."""

from __future__ import annotations

from eldorado.core.game import SPECTATOR
from eldorado.core.plain import Plain
from eldorado.server import audience
from eldorado.server.problems import NotNow, NotYours
from eldorado.server.table import OVER, Table


def may_look(table: Table, client: bytes, eye: int) -> None:
    """As a spectator anybody; as a seat its player, and everybody once the game is over."""
    if eye == SPECTATOR:
        return
    if not 0 <= eye < len(table.seats) or (table.status != OVER and eye not in table.own(client)):
        raise NotYours("table.not_yours", seat=eye)


def index(table: Table, eye: int) -> Plain:
    if table.line is None:
        raise NotNow("table.not_started")
    items = [audience.item(table, entry, eye) for entry in table.line.entries]
    return {"n": table.n, "seat": eye, "items": items}


def position(table: Table, eye: int, at: int) -> Plain:
    line, game = table.line, table.game
    if line is None:
        raise NotNow("table.not_started")
    if at > line.n:
        raise NotNow("table.no_such_entry", at=at, n=line.n)
    state = line.at(at)
    last = table.status == OVER and at == line.n
    position = {
        "n": at,
        "actors": audience.bits(game.actors(state), len(table.seats)),
        "eye": eye,
        "view": game.observe(state, eye),
        "facts": game.facts(state, eye),
        "result": table.result if last else None,
        "you": None,
        "clock": None,
        "window": None,
    }
    item = audience.item(table, line.entries[at - 1], eye) if at > 0 else None
    return {"n": line.n, "at": at, "item": item, "position": position}


def chart(table: Table) -> Plain:
    """What a spectator may know, each time somebody else is to decide, along the path that was played."""
    line, game = table.line, table.game
    if line is None:
        raise NotNow("table.not_started")
    points: list[Plain] = []
    if line.frozen:
        return {"points": points}
    state = line.at(0)
    before = -1
    steps = [0, *line.path]
    for i, number in enumerate(steps):
        if number:
            state = line.after(state, number)
        mask = game.actors(state)
        if mask != before or i == len(steps) - 1:
            facts = game.facts(state, SPECTATOR)
            points.append({"n": number, "actors": audience.bits(mask, len(table.seats)), "facts": facts})
            before = mask
    return {"points": points}
