"""What each audience gets to see. The only place where a state is turned into something that is sent.

An *eye* is the seat somebody looks as, or SPECTATOR. Everything about the game comes from the engine's own answers for
that eye, so what leaves here is what the seat may know and nothing else.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from eldorado.core.game import SPECTATOR, State
from eldorado.core.plain import Plain
from eldorado.server import wire
from eldorado.server.line import Entry
from eldorado.server.rows import Note
from eldorado.server.seats import MATTERS, NEVER
from eldorado.server.table import OPEN, OVER, PLAYING, Table

if TYPE_CHECKING:
    from eldorado.server.socket import Socket


def bits(mask: int, seats: int) -> list[int]:
    return [i for i in range(seats) if mask >> i & 1]


# --- the table -------------------------------------------------------------------------------------------
def table_plain(table: Table, client: bytes | None) -> Plain:
    over = table.status == OVER
    mine = table.own(client) if client is not None else []
    asked = [
        i
        for i, seat in enumerate(table.seats)
        if seat.kind == "asked" and client is not None and seat.client == client
    ]
    return {
        "id": table.id,
        "code": table.code,
        "game": table.game.info.id,
        "rules_version": table.rules_version,
        "options": table.options,
        "status": table.status,
        "pace": table.pace,
        "bot_pace": table.bot_pace,
        "title": table.title,
        "hints": table.hints,
        "created": table.created,
        "updated": table.updated,
        "n": table.n,
        "no": table.no,
        "actors": bits(table.actors, len(table.seats)),
        "link": table.hub.link(table.id),
        "seats": [
            {
                "seat": i,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level if seat.kind == "bot" else None,
                "yours": i in mine,
                "host": table.host is not None and seat.client == table.host,
                "online": table.online(i),
                "held": seat.held,
                "out": seat.out,
            }
            for i, seat in enumerate(table.seats)
        ],
        "you": {
            "seats": mine,
            "asked": asked,
            "host": client is not None and table.host == client,
            "orders": {str(i): table.seats[i].orders for i in mine},
            "fights": [i for i in mine if table.seats[i].fights],
        },
        "offer": table.offer,
        "error": table.error,
        "next": table.next,
        "result": table.result,
        "commitment": commitment(table.seed),
        "seed": table.seed.hex() if over and table.seed is not None else None,
        "read_only": table.read_only,
    }


def commitment(seed: bytes | None) -> str | None:
    """What binds the table to its seed before anybody sees a card."""
    return hashlib.sha256(seed).hexdigest() if seed is not None else None


# --- what happened ---------------------------------------------------------------------------------------
def item(table: Table, thing: Entry | Note, eye: int, muted: set[bytes | None] | None = None) -> Plain:
    """One numbered thing as an eye sees it. Every audience gets every number."""
    if isinstance(thing, Note):
        if muted and thing.body["is"] == "chat":
            watcher = thing.body["seat"] < 0
            if thing.client in muted or (watcher and None in muted):
                return {"no": thing.no, "is": "chat", "muted": True}
        return {"no": thing.no, **thing.body}
    made: dict[str, Plain] = {
        "no": thing.no,
        "n": thing.n,
        "is": "act" if thing.to is None else "undo",
        "seat": thing.seat,
        "by": whose(table, thing, eye),
        "at": thing.at,
        "events": [event.seen_by(eye) for event in thing.events],
    }
    if thing.to is not None:
        made["to"] = thing.to
    elif eye == thing.seat or table.status == OVER:
        made["action"] = thing.action
        made["notation"] = thing.notation
    return made


def whose(table: Table, entry: Entry, eye: int) -> str:
    """Whose hand made an entry. That the table answered in a window tells what the seat holds: nothing it could have
    played. So only the seat itself sees it before the game is over."""
    if entry.by == "table" and eye != entry.seat and table.status != OVER:
        return "player"
    return entry.by


STILL = wire.encode({"clock": None, "window": None})  # what a relaxed table outside a window has of them


# --- the position ----------------------------------------------------------------------------------------
def position(table: Table, eye: int, now: int) -> Plain:
    """The present position for an eye; None before the deal."""
    line = table.line
    if line is None:
        return None
    known = table.memo.get(eye)
    if known is None:
        known = table.memo[eye] = wire.encode(fixed(table, line.state, eye, table.n))
    moving = STILL
    if table.window is not None or (table.clock.ticking and table.status == PLAYING):
        clock = table.clock.plain(now) if table.status == PLAYING else None
        moving = wire.encode({"clock": clock, "window": window_plain(table)})
    return msgspec.Raw(known[:-1] + b"," + moving[1:])


def fixed(table: Table, state: State, eye: int, n: int) -> Plain:
    """The part of a position that only an entry changes."""
    game = table.game
    mask = game.actors(state)
    playing = table.status == PLAYING and not table.read_only
    made: dict[str, Plain] = {
        "n": n,
        "actors": bits(mask if playing else 0, len(table.seats)),
        "eye": eye,
        "view": game.observe(state, eye),
        "result": table.result,
        "you": None,
    }
    if eye == SPECTATOR:
        made["facts"] = game.facts(state, SPECTATOR)
    else:
        made["you"] = you(table, state, eye, playing)
    return made


def you(table: Table, state: State, eye: int, playing: bool) -> Plain:
    """What the seat is asked and may do."""
    game, line = table.game, table.line
    asked = playing and bool(game.actors(state) >> eye & 1)
    legal = game.legal(state, eye) if asked else []
    free = line.free(eye) if line is not None and playing else []
    return {
        "seat": eye,
        "seq": table.seqs[eye] if asked else None,
        "legal": [
            {
                "action": action,
                "notation": game.notation(state, eye, action),
                "move": game.decode(state, eye, action).plain(),
            }
            for action in legal
        ],
        "plans": [plan.plain() for plan in game.plans(state, eye)] if asked else [],
        "facts": game.facts(state, eye),
        "prompt": game.prompt(state, eye),
        "undo": {
            "free": len(free),
            "to": free[0] if free else None,
            "ask": line.askable(eye) if line is not None and playing else None,
        },
        "auto": asked and own_answer(table, state, eye) is not None,
    }


def window_plain(table: Table) -> Plain:
    if table.window is None:
        return None
    return {"seats": bits(table.actors, len(table.seats)), "until": table.window["until"]}


def own_answer(table: Table, state: State, seat: int) -> int | None:
    """What the table answers for this seat, by its orders or as there is nothing to decide; None: the seat is asked.

    A game marks a reaction window by `pass` in the prompt, the action that declines; `matters` false says that by the
    seat's own knowledge nothing hangs on it. Under attack `stand` is the action that fights with what is there.
    """
    prompt = table.game.prompt(state, seat)
    place = table.seats[seat]
    stand: int | None = prompt.get("stand")
    if stand is not None:
        return stand if place.fights and not place.halt else None
    decline: int | None = prompt.get("pass")
    if decline is None:
        return None
    if table.game.legal(state, seat) == [decline]:
        return decline
    if place.halted:
        return None
    silent = place.orders == NEVER or (place.orders == MATTERS and not prompt.get("matters", True))
    return decline if silent else None


# --- messages --------------------------------------------------------------------------------------------
def sync(
    table: Table, socket: Socket, since: int | None = None, stale: bool = False, ref: str | None = None
) -> Plain:
    """Everything a client needs, and what it missed since number `since`."""
    muted = table.mutes.get(socket.client)
    missed: list[Entry | Note] = []
    gap = False
    if since is not None and since < table.no:
        missed = [thing for thing in table.log if thing.no > since]
        gap = not missed or missed[0].no != since + 1
    return {
        "on": "sync",
        "id": ref,
        "no": table.no,
        "stale": stale,
        "gap": gap,
        "items": [item(table, thing, socket.eye, muted) for thing in missed],
        "chat": [
            item(table, thing, socket.eye, muted)
            for thing in table.log
            if isinstance(thing, Note) and thing.body["is"] == "chat"
        ][-50:],
        "table": table_plain(table, socket.client),
        "position": None if table.status == OPEN else shown(table, socket.eye),
    }


def shown(table: Table, eye: int) -> Plain:
    """The present position, or nothing if a rule raises while it is shown: the table is then paused and can still be
    seen, left, and taken a step back."""
    try:
        return position(table, eye, table.hub.now())
    except Exception as error:
        table.hub.pause_later(table, error)
        return None


def step(table: Table, entries: list[Entry], eye: int) -> Plain:
    return {
        "on": "step",
        "no": entries[-1].no,
        "items": [item(table, entry, eye) for entry in entries],
        "position": position(table, eye, table.hub.now()),
    }


def turn_eye(table: Table, socket: Socket) -> None:
    """Where a socket looks from now: its one seat, or at a shared screen the seat asked for, until another's turn."""
    own = table.own(socket.client)
    if len(own) <= 1:
        socket.eye = own[0] if own else SPECTATOR
    elif socket.eye not in own or (
        not table.owes(socket.eye) and any(table.owes(seat) for seat in own if seat != socket.eye)
    ):
        socket.eye = SPECTATOR
