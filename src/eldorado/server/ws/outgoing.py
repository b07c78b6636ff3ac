"""The shape of everything sent over the socket (docs/protocol.md); `answers.py` has the answers of HTTP.

The client's types in web/src/net/generated.ts are made from these structs by scripts/client_types.py. Raise PROTOCOL
when a page built for the old shapes could no longer read the new ones: a page that meets a newer server reloads.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

PROTOCOL = 2

Status = Literal["open", "playing", "paused", "over"]
Kind = Literal["open", "asked", "human", "bot"]
By = Literal["player", "bot", "table"]
Args = dict[str, Any]
Facts = dict[str, Any]


class Sent(Struct, forbid_unknown_fields=True):
    pass


class Sentence(Sent):
    """A key of the catalogue with its arguments."""

    key: str
    args: Args


class Refusal(Sentence):
    """A refusal; `clause` is null when the table refuses, not the rules."""

    clause: str | None


class Prompt(Sentence):
    """The question for a seat, and the clause it follows from."""

    clause: str | None
    pass_: int | UnsetType = field(
        default=UNSET, name="pass"
    )  # in a reaction window: the action that declines
    matters: bool | UnsetType = UNSET
    stand: int | UnsetType = UNSET  # under attack: the action that fights with what is there
    decline: int | UnsetType = UNSET  # asked for a trade: the action that refuses it
    hopeless: bool | UnsetType = UNSET  # nothing the seat can still do changes how the game ends for it


class Move(Sent):
    kind: str
    args: Args
    at: list[str]
    reveals: bool


class Legal(Sent):
    action: int
    notation: str
    move: Move


class Plan(Sent):
    kind: str
    actions: list[int]
    args: Args
    at: list[str]
    uses: list[str]
    best: bool


class Undo(Sent):
    """Positions the seat can go back to: by a gesture (`to` freely, `ask` by consent), and to the start of its turn."""

    free: int  # gestures that can be undone freely
    to: int | None
    ask: int | None
    turn: int | None  # null if the turn so far is no more than the gesture
    turn_free: bool


class HintMove(Sent):
    action: int
    move: Move


class Advice(Sent):
    """The table's advice: the decisions of one gesture, and why."""

    moves: list[HintMove]
    why: Sentence | None


class You(Sent):
    """The question and options of the seat that looks. `auto`: the table answers for it."""

    seat: int
    seq: int | None
    legal: list[Legal]
    plans: list[Plan]
    facts: Facts
    prompt: Prompt
    undo: Undo
    auto: bool


class Clock(Sent):
    now: int
    left: list[int]
    running: list[int]
    deadline: int | None


class Window(Sent):
    """An open reaction window: the seats asked, and when answers are released."""

    seats: list[int]
    until: int


class Result(Sent):
    how: Literal["played", "agreed", "resigned", "abandoned", "long"]
    ranks: list[int]
    scores: list[int]
    key: str
    args: Args


class Fixed(Sent, kw_only=True):
    """The part of a position that only an entry changes; `facts` are there for a spectator."""

    n: int
    actors: list[int]
    eye: int
    view: Any
    result: Result | None
    you: You | None
    facts: Facts | UnsetType = UNSET


class Moving(Sent):
    """The part of a position that changes with time."""

    clock: Clock | None
    window: Window | None


class Position(Fixed, kw_only=True):
    """The present position as one eye sees it."""

    clock: Clock | None = None
    window: Window | None = None


class SeatInfo(Sent):
    seat: int
    kind: Kind
    name: str
    level: str | None
    yours: bool
    host: bool
    online: bool
    held: str | None
    out: str | None
    ready: bool | None  # null if nobody is asked
    colour: str
    emblem: str


class YouAt(Sent):
    """A browser's role at a table."""

    seats: list[int]
    asked: list[int]
    host: bool
    orders: dict[str, str]
    fights: list[int]
    trades: dict[str, str]  # of one's seats: "ask", "turn" or "never"


class Offer(Sent):
    id: int
    kind: Literal["undo", "end"]
    by: int
    to: int | None
    waiting: list[int]


class ErrorId(Sent):
    id: str


class Relaxed(Sent, tag_field="kind", tag="relaxed"):
    pass


class Live(Sent, tag_field="kind", tag="live"):
    minutes: int
    increment: int


class Days(Sent, tag_field="kind", tag="days"):
    days: int


Pace = Relaxed | Live | Days


class TableInfo(Sent):
    id: str
    code: str
    game: str
    rules_version: int
    options: dict[str, Any]
    status: Status
    pace: Pace
    bot_pace: str
    title: str
    hints: bool
    review: bool
    listed: bool  # in the lobby
    created: int
    updated: int
    n: int
    no: int
    actors: list[int]
    link: str | None
    seats: list[SeatInfo]
    you: YouAt
    sides: list[int]  # for each seat; partners have the same
    offer: Offer | None
    error: ErrorId | None
    next: str | None
    result: Result | None
    commitment: str | None
    seed: str | None
    read_only: bool
    day: str  # the day of a daily race; empty for all other tables
    waiting: bool | UnsetType = UNSET  # in the list of a browser's tables: something is asked of it


class GameEvent(Sent):
    kind: str
    args: Args
    own: bool | UnsetType = UNSET


class Item(Sent):
    """One numbered event: a decision, an undo, a line of chat, a change of the table."""

    no: int
    is_: Literal["act", "undo", "chat", "table"] = field(name="is")
    n: int | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    by: By | UnsetType = UNSET
    at: int | UnsetType = UNSET
    to: int | UnsetType = UNSET
    events: list[GameEvent] | UnsetType = UNSET
    notation: str | UnsetType = UNSET
    name: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    muted: bool | UnsetType = UNSET
    what: str | UnsetType = UNSET
    args: Args | UnsetType = UNSET


# --- the socket ------------------------------------------------------------------------------------------
class Outgoing(Sent, tag_field="on", kw_only=True):
    pass


class Sync(Outgoing, tag="sync", kw_only=True):
    """Everything a client needs; the first message of every connection."""

    protocol: int = PROTOCOL
    id: str | None
    no: int
    stale: bool
    gap: bool
    items: list[Item]
    chat: list[Item]
    table: TableInfo
    position: Position | None


class Step(Outgoing, tag="step", kw_only=True):
    """Entries, and the position after them: whole, or as `changes` of the position after entry `since`, by the pointers
    of what has changed, with clock and window in `moving`."""

    no: int
    items: list[Item]
    position: Position | None
    since: int | UnsetType = UNSET
    changes: dict[str, Any] | UnsetType = UNSET
    moving: Moving | UnsetType = UNSET


class TableChanged(Outgoing, tag="table", kw_only=True):
    no: int
    item: Item
    table: TableInfo


class Chatted(Outgoing, tag="chat", kw_only=True):
    no: int
    item: Item


class Presence(Outgoing, tag="presence", kw_only=True):
    online: list[bool]
    watchers: int


class ClockChanged(Outgoing, tag="clock", kw_only=True):
    clock: Clock | None


class Ack(Outgoing, tag="ack", kw_only=True):
    id: str | None
    n: int
    no: int
    done: int


class Refused(Outgoing, tag="refused", kw_only=True):
    id: str | None
    why: Refusal
    done: int


class WhyNot(Outgoing, tag="why", kw_only=True):
    id: str | None
    why: Refusal | None


class Hint(Outgoing, tag="hint", kw_only=True):
    """A bot's move for this seat: the decisions of one gesture, and why; `others` are its alternatives."""

    id: str | None
    seat: int
    seq: int
    moves: list[HintMove]
    why: Sentence | None
    others: list[list[HintMove]]


class Advised(Outgoing, tag="advice", kw_only=True):
    """The table's advice for the decision asked about; null if there is none."""

    id: str | None
    seat: int
    seq: int
    advice: Advice | None


class Error(Outgoing, tag="error", kw_only=True):
    id: str | None
    key: str
    args: Args


Message = (
    Sync
    | Step
    | TableChanged
    | Chatted
    | Presence
    | ClockChanged
    | Ack
    | Refused
    | WhyNot
    | Hint
    | Advised
    | Error
)
