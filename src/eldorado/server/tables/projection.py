"""Each viewer's picture of a table: the only place where a state becomes something that is sent.

An *eye* is the seat somebody looks as, or SPECTATOR. Everything about the game comes from the engine's own answers for
that eye, so what leaves here is what the seat may know and nothing else.
"""

from __future__ import annotations

import hashlib
from typing import Any, cast

import msgspec

from eldorado.core.game import SPECTATOR, Event, Game, Plan, Refusal, State
from eldorado.core.matches.telling import Said
from eldorado.core.plain import Plain
from eldorado.server.store.history import Entry, History, card_of
from eldorado.server.store.rows import Note
from eldorado.server.tables.looks import looks
from eldorado.server.tables.seats import ASK, MATTERS, NEVER
from eldorado.server.tables.table import OPEN, OVER, PLAYING, Table
from eldorado.server.ws import letters, messages, pieces
from eldorado.server.ws import outgoing as out
from eldorado.server.ws.letters import Letter
from eldorado.server.ws.pieces import Common, Heard, Told, difference
from eldorado.server.ws.socket import Socket


def bits(mask: int, seats: int) -> list[int]:
    return [i for i in range(seats) if mask >> i & 1]


# --- the table -------------------------------------------------------------------------------------------
def table_info(table: Table, client: bytes | None) -> out.TableInfo:
    over = table.status == OVER
    mine = table.own(client) if client is not None else []
    asked = [
        i
        for i, seat in enumerate(table.seats)
        if seat.kind == "asked" and client is not None and seat.client == client
    ]
    return out.TableInfo(
        id=table.id,
        code=table.code,
        game=card_of(table.game).id,
        rules_version=table.rules_version,
        options=table.options,
        status=table.status,
        pace=table.pace,
        bot_pace=table.bot_pace,
        title=table.title,
        hints=table.hints,
        review=table.reviewable,
        listed=table.listed,
        created=table.created,
        updated=table.updated,
        n=table.n,
        no=table.no,
        actors=bits(table.actors, len(table.seats)),
        link=table.registry.link(table.id),
        seats=[seat_info(table, i, i in mine, look) for i, look in enumerate(looks(table.seats))],
        you=out.YouAt(
            seats=mine,
            asked=asked,
            host=client is not None and table.host == client,
            orders={str(i): table.seats[i].orders for i in mine},
            fights=[i for i in mine if table.seats[i].fights],
            trades={str(i): table.seats[i].trades for i in mine},
        ),
        sides=table.game.sides(len(table.seats), table.options),
        offer=table.offer,
        error=table.error,
        next=table.next,
        result=table.result,
        commitment=commitment(table.seed),
        seed=table.seed.hex() if over and table.seed is not None and not table.sealed else None,
        read_only=table.read_only,
        day=table.day,
    )


def seat_info(table: Table, i: int, yours: bool, look: tuple[str, str]) -> out.SeatInfo:
    seat = table.seats[i]
    return out.SeatInfo(
        seat=i,
        kind=seat.kind,
        name=seat.name,
        level=seat.level if seat.kind == "bot" else None,
        yours=yours,
        host=table.host is not None and seat.client == table.host,
        online=table.online(i),
        held=seat.held,
        out=seat.out,
        ready=seat.ready if table.status == OPEN and seat.person and asks_ready(table) else None,
        colour=look[0],
        emblem=look[1],
    )


def asks_ready(table: Table) -> bool:
    """Whether the players must say that they are ready, before clocks run."""
    return table.pace["kind"] == "live" and any(
        seat.client != table.host for seat in table.seats if seat.kind != "bot"
    )


def commitment(seed: bytes | None) -> str | None:
    """The hash that commits the table to its seed before the deal."""
    return hashlib.sha256(seed).hexdigest() if seed is not None else None


# --- events ---------------------------------------------------------------------------------------
def item(table: Table, thing: Entry | Note, eye: int, muted: set[bytes | None] | None = None) -> out.Item:
    """Return one numbered event as an eye sees it. Every audience gets every number."""
    if isinstance(thing, Note):
        if muted and thing.body["is"] == "chat":
            watcher = thing.body["seat"] < 0
            if thing.client in muted or (watcher and None in muted):
                return out.Item(thing.no, "chat", muted=True)
        return msgspec.convert({"no": thing.no, **thing.body}, out.Item)
    made = out.Item(
        thing.no,
        "act" if thing.to is None else "undo",
        n=thing.n,
        seat=thing.seat,
        by=whose(table, thing, eye),
        at=thing.at,
        events=[event_seen(event, eye) for event in thing.events],
    )
    if thing.to is not None:
        made.to = thing.to
    elif eye == thing.seat or table.status == OVER:
        made.notation = thing.notation
    return made


def event_seen(event: Event, eye: int) -> out.GameEvent:
    seen = event.seen_by(eye)
    return out.GameEvent(seen["kind"], seen["args"], seen.get("own", msgspec.UNSET))


def whose(table: Table, entry: Entry, eye: int) -> out.By:
    """Who made an entry. That the table answered in a window would tell that the seat held nothing to play, so only the
    seat itself sees it before the game is over."""
    if entry.by == "table" and eye != entry.seat and table.status != OVER:
        return "player"
    return entry.by


# --- the position ----------------------------------------------------------------------------------------
def told(table: Table, eye: int) -> Told | None:
    """The present position for an eye, in pieces that only an entry changes; None before the deal."""
    history, known = table.history, table.memo.told.get(eye)
    if known is not None or history is None:
        return known
    shared = common(table, history)
    if eye == SPECTATOR:
        made = Told(eye, table.n, shared, {}, shared.facts_told)
    else:
        made = told_seat(table, history, eye, shared)
    made.state = history.match.kept.get(history.n)
    table.memo.told[eye] = made
    return made


SEQ = pieces.YOU["seq"]


def told_seat(table: Table, history: History, eye: int, shared: Common) -> Told:
    """The same for a seat: where it differs from a spectator's, and its question."""
    game, state, before = table.game, history.state, table.memo.before.get(eye)
    asked = playing(table) and bool(game.actors(state) >> eye & 1)
    if (
        before is not None
        and before.state is not None
        and before.own is not None
        and not asked
        and before.own[SEQ] == b"null"
        and before.common.facts_told == shared.facts_told
        and game.unchanged_for(before.state, state, eye)
    ):
        own = pieces.still_unasked(before.own, game.prompt(state, eye), way_back_told(table, eye))
        return Told(eye, table.n, shared, own, before.facts)
    seen, seats = besides(table, state, eye), len(table.seats)
    facts = game.facts_beside(state, eye, shared.facts)
    if seen is None:
        made = pieces.compared(game.observe(state, eye), shared, seats, game.parted())
    else:
        made = pieces.besides(seen)
    if made is not None:
        made.update(pieces.asked(you(table, state, eye, facts)))
    return Told(eye, table.n, shared, made, shared.tell(facts))


def position(table: Table, eye: int, now: int) -> out.Position | None:
    """The present position for an eye, encoded; None before the deal.

    The parts that only an entry changes are encoded once per eye; clock and window are added each time.
    """
    if table.history is None:
        return None
    known = table.memo.whole.get(eye)
    if known is None:
        known = messages.encode(fixed(table, table.history.state, eye, table.n))
        table.memo.whole[eye] = known
    return cast(out.Position, msgspec.Raw(known[:-1] + b"," + messages.encode(moving(table, now))[1:]))


def besides(table: Table, state: State, eye: int) -> Plain:
    """The parts of the view that differ from a spectator's; None if the game does not say."""
    return {} if eye == SPECTATOR else table.game.sees_besides(state, eye)


def common(table: Table, history: History) -> Common:
    """The parts of the present position that everybody sees."""
    known = table.memo.common
    if known is not None:
        return known
    game, state = table.game, history.state
    before = next((told for told in table.memo.before.values() if told.state is not None), None)
    since = game.sees_since(before.state, state) if before is not None and before.state is not None else None
    if since is None or before is None:
        seen = pieces.cut(game.observe(state, SPECTATOR), len(table.seats), game.parted())
    else:
        seen = pieces.besides(since)
    seen[pieces.N] = messages.encode(table.n)
    seen[pieces.ACTORS] = messages.encode(actors(table, state))
    seen[pieces.RESULT] = messages.encode(table.result)
    told_before = before.common if since is not None and before is not None else None
    known = table.memo.common = Common(seen, game.facts(state, SPECTATOR), told_before)
    return known


def moving(table: Table, now: int) -> out.Moving:
    clock = table.clock.told(now) if table.status == PLAYING else None
    return out.Moving(clock, window_told(table))


STILL = messages.encode(out.Moving(None, None))


def moved(table: Table) -> bytes:
    """The changing part, encoded; at most tables neither a clock nor a window is open."""
    if table.window is None and not table.clock.ticking:
        return STILL
    return messages.encode(moving(table, table.registry.now()))


def actors(table: Table, state: State) -> list[int]:
    return bits(table.game.actors(state) if playing(table) else 0, len(table.seats))


def playing(table: Table) -> bool:
    return table.status == PLAYING and not table.read_only


def fixed(table: Table, state: State, eye: int, n: int) -> out.Fixed:
    """The part of a position that only an entry changes."""
    return out.Fixed(
        n=n,
        actors=actors(table, state),
        eye=eye,
        view=table.game.observe(state, eye),
        result=table.result,
        you=None if eye == SPECTATOR else you(table, state, eye),
        facts=table.game.facts(state, SPECTATOR) if eye == SPECTATOR else msgspec.UNSET,
    )


def you(table: Table, state: State, eye: int, facts: Plain = None) -> out.You:
    """The seat's question, moves and plans, with its facts unless the caller has them."""
    game, history = table.game, table.history
    asked = playing(table) and bool(game.actors(state) >> eye & 1)
    prompt = game.prompt(state, eye)
    moves = legal(game, state, eye) if asked else []
    answer = answer_to(table, state, eye, prompt) if asked else None
    if history is not None and state is history.state:  # not in a replay
        table.memo.answers[eye] = answer
        for move in moves:
            table.memo.said[eye, move.action] = Said(move.notation, move.move.reveals)
    return out.You(
        seat=eye,
        seq=table.seqs[eye] if asked else None,
        legal=moves,
        plans=[plan_told(plan) for plan in game.plans(state, eye)] if asked else [],
        facts=game.facts(state, eye) if facts is None else facts,
        prompt=prompt,
        undo=way_back_told(table, eye),
        auto=answer is not None,
    )


NO_WAY_BACK = out.Undo(0, None, None, None, False)


def way_back_told(table: Table, eye: int) -> out.Undo:
    history = table.history
    return way_back(history, eye, bool(table.day)) if history is not None and playing(table) else NO_WAY_BACK


def way_back(history: History, eye: int, strict: bool = False) -> out.Undo:
    """The undo open to the seat: its last gesture, and its turn so far; if `strict`, only what is free."""
    free = history.free(eye)
    ask, turn = history.way_back(eye)
    if strict:
        ask, turn = None, turn if turn in free else None
    return out.Undo(
        free=len(free),
        to=free[0] if free else None,
        ask=ask,
        turn=turn if turn != (free[0] if free else ask) else None,
        turn_free=turn in free,
    )


def legal(game: Game[Any], state: State, eye: int) -> list[out.Legal]:
    actions = game.legal(state, eye)
    told: list[out.Legal] = []
    for action, move in zip(actions, game.decode_legal(state, eye, actions), strict=True):
        shown = out.Move(move.kind, move.args, move.at, move.reveals)
        told.append(out.Legal(action, game.notation(state, eye, action), shown))
    return told


def refusal_told(refusal: Refusal) -> out.Refusal:
    return out.Refusal(refusal.key, refusal.args, refusal.clause)


def plan_told(plan: Plan) -> out.Plan:
    return out.Plan(plan.kind, plan.actions, plan.args, plan.at, plan.uses, plan.best)


def window_told(table: Table) -> out.Window | None:
    if table.window is None:
        return None
    return out.Window(bits(table.actors, len(table.seats)), table.window["until"])


def own_answer(table: Table, state: State, seat: int) -> int | None:
    """The automatic answer for this seat, or None if the player must be asked.

    A game marks a reaction window by `pass` in the prompt, the action that declines; `matters` is false if by the
    seat's own knowledge nothing hangs on it. Under attack `stand` is the action that fights with what is there; asked
    for a trade, `decline` the one that refuses it.
    """
    if table.history is not None and state is table.history.state and table.owes(seat):
        known = table.memo.answers
        if seat in known:
            return known[seat]
    return answer_to(table, state, seat, table.game.prompt(state, seat))


def answer_to(table: Table, state: State, seat: int, prompt: Plain) -> int | None:
    """The same, if the seat's prompt is known already."""
    place = table.seats[seat]
    refuse: int | None = prompt.get("decline")
    if refuse is not None:
        return refuse if place.trades != ASK and not place.halt else None
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
) -> out.Sync:
    """Everything a client needs, and what it missed since number `since`."""
    muted = table.mutes.get(socket.client)
    missed: list[Entry | Note] = []
    gap = False
    if since is not None and since < table.no:
        missed = [thing for thing in table.log if thing.no > since]
        gap = not missed or missed[0].no != since + 1
    return out.Sync(
        id=ref,
        no=table.no,
        stale=stale,
        gap=gap,
        items=[item(table, thing, socket.eye, muted) for thing in missed],
        chat=[
            item(table, thing, socket.eye, muted)
            for thing in table.log
            if isinstance(thing, Note) and thing.body["is"] == "chat"
        ][-50:],
        table=table_info(table, socket.client),
        position=None if table.status == OPEN else shown(table, socket),
    )


def shown(table: Table, socket: Socket) -> out.Position | None:
    """The present position, or None if showing it raises: the table is then paused and can still be
    seen, left and stepped back."""
    socket.shown = None
    try:
        made = position(table, socket.eye, table.registry.now())
        if socket.differences:
            socket.shown = told(table, socket.eye)
            table.memo.rest()
    except Exception as error:
        table.registry.pause_later(table, error)
        return None
    return made


def heard(table: Table, entries: list[Entry]) -> Heard:
    """What has been told of these entries."""
    known = table.memo.heard
    if known is None or known.of is not entries:
        seats = {entry.seat for entry in entries}
        known = table.memo.heard = Heard(entries, seats, [e for entry in entries for e in entry.events])
    return known


def items_told(table: Table, entries: list[Entry], eye: int, heard: Heard) -> bytes:
    """Encode the entries as an eye sees them; once for all eyes that see the same."""
    like = eye if eye in heard.apart else SPECTATOR
    known = heard.items.get(like)
    if known is None:
        known = heard.items[like] = messages.encode([item(table, entry, eye) for entry in entries])
    return known


def step(table: Table, entries: list[Entry], eye: int, before: Told | None, moved: bytes) -> Letter:
    """Entries and the position after them: as what changed since `before`, which the socket has, where that is less.
    `moved` is the part that changes with time.

    Eyes that hear the same and to which the same has changed, as for most of those who wait, share a letter.
    """
    of = heard(table, entries)
    after = told(table, eye) if before is not None else None
    changed = difference(before, after) if before is not None and after is not None else None
    items, no = items_told(table, entries, eye, of), entries[-1].no
    if before is None or changed is None:
        return letters.step(items, no, messages.encode(position(table, eye, table.registry.now())))
    if eye in of.apart:
        return letters.changes(items, no, changed, moved, before.n)
    known = of.alike.get((changed, before.n))
    if known is None:
        known = of.alike[changed, before.n] = letters.changes(items, no, changed, moved, before.n)
    return known


def turn_eye(table: Table, socket: Socket) -> None:
    """Set the socket's eye: its only seat, or at a shared screen the requested seat until it is another's turn."""
    own = table.own(socket.client)
    if len(own) <= 1:
        socket.eye = own[0] if own else SPECTATOR
    elif socket.eye not in own or (
        not table.owes(socket.eye) and any(table.owes(seat) for seat in own if seat != socket.eye)
    ):
        socket.eye = SPECTATOR
