"""The shape of all incoming messages. What does not fit is refused, never guessed at (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from eldorado.core.plain import Plain
from eldorado.server.http.errors import Malformed

SeatNo = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Action = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Id = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(max_length=200)]
Level = Annotated[str, Meta(max_length=40)]  # empty: the game's default
Colour = Literal["", "azure", "vermilion", "ivory", "amber", "plum", "jade", "umber", "ink"]
BotPace = Literal["slow", "normal", "fast", "instant"]


# --- the socket ------------------------------------------------------------------------------------------
class Message(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: Id | None = None


class Act(Message, tag="act", kw_only=True):
    seat: SeatNo
    seq: Number
    moves: Annotated[list[Action], Meta(min_length=1, max_length=64)]
    whole: bool = False  # all of it was on the sheet: go on past what only shows others the choice
    joins: bool = False  # it continues the gesture of the seat's last entry


class Undo(Message, tag="undo", kw_only=True):
    seat: SeatNo
    seq: Number
    to: Number | None = None
    ask: bool = False


class Offer(Message, tag="offer", kw_only=True):
    seat: SeatNo
    kind: Literal["end"]


class Answer(Message, tag="answer", kw_only=True):
    seat: SeatNo
    offer: Number
    yes: bool


class Withdraw(Message, tag="withdraw", kw_only=True):
    seat: SeatNo
    offer: Number


class Chat(Message, tag="chat", kw_only=True):
    text: Annotated[str, Meta(max_length=4000)]


class Mute(Message, tag="mute", kw_only=True):
    seat: Annotated[int, Meta(ge=-1, le=15)]
    on: bool = True


class Ask(Struct, forbid_unknown_fields=True):
    to: Annotated[str, Meta(max_length=80)]
    with_: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=32)] = msgspec.field(
        default_factory=list, name="with"
    )


class Why(Message, tag="why", kw_only=True):
    seat: SeatNo
    action: Action | None = None
    ask: Ask | None = None


class Hint(Message, tag="hint", kw_only=True):
    seat: SeatNo
    seq: Number


class Advise(Message, tag="advise", kw_only=True):
    seat: SeatNo
    seq: Number


class Orders(Message, tag="orders", kw_only=True):
    seat: SeatNo
    ask: Literal["always", "matters", "never"] | None = None
    fights: bool | None = None
    trades: Literal["ask", "turn", "never"] | None = None


class Halt(Message, tag="halt", kw_only=True):
    seat: SeatNo


class Skip(Message, tag="skip", kw_only=True):
    seat: SeatNo


class Look(Message, tag="look", kw_only=True):
    seat: Annotated[int, Meta(ge=-1, le=15)]


class Resync(Message, tag="resync", kw_only=True):
    since: Number | None = None


class Ping(Message, tag="ping", kw_only=True):
    pass


Inbound = (
    Act
    | Undo
    | Offer
    | Answer
    | Withdraw
    | Chat
    | Mute
    | Why
    | Hint
    | Advise
    | Orders
    | Halt
    | Skip
    | Look
    | Resync
    | Ping
)


# --- HTTP bodies -----------------------------------------------------------------------------------------
class Body(Struct, forbid_unknown_fields=True):
    pass


class Ready(Body):
    on: bool = True


class AtLesson(Body):
    """A learner's place in a lesson, and what is tried or asked there."""

    step: Annotated[int, Meta(ge=0, le=200)] = 0
    made: Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(max_length=200)] = msgspec.field(
        default_factory=list
    )
    moves: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=200)] = msgspec.field(
        default_factory=list
    )
    ask: Ask | None = None
    scene: bool = False


class Me(Body):
    """The new profile; fields left out stay as they are."""

    name: Name | None = None
    emblem: Colour | None = None
    colours: Annotated[list[Colour], Meta(max_length=8)] | None = None
    strength: bool | None = None  # whether an estimate of the strength is shown


class SeatWish(Body):
    kind: Literal["you", "hot", "open", "bot"]
    name: Name = ""
    level: Level = ""


class Pace(Body):
    kind: Literal["relaxed", "live", "days"] = "relaxed"
    minutes: Annotated[int, Meta(ge=1, le=180)] = 15
    increment: Annotated[int, Meta(ge=0, le=120)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 2

    def plain(self) -> Plain:
        if self.kind == "live":
            return {"kind": "live", "minutes": self.minutes, "increment": self.increment}
        if self.kind == "days":
            return {"kind": "days", "days": self.days}
        return {"kind": "relaxed"}


class Make(Body):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    preset: Annotated[str, Meta(max_length=64)] | None = None
    options: dict[Annotated[str, Meta(max_length=64)], Any] = {}
    pace: Pace = msgspec.field(default_factory=Pace)
    bot_pace: BotPace = "normal"
    title: Name = ""
    hints: bool | None = None  # None: unless people play each other with a live clock
    review: bool = True
    listed: bool = False  # in the lobby, if there is one


class Nothing(Body):
    pass


class Sit(Body):
    seat: SeatNo | None = None
    name: Name = ""


class ChangeSeat(Body):
    seat: SeatNo
    kind: Literal["open", "bot", "hot"]
    name: Name = ""
    level: Level = ""


class OneSeat(Body):
    seat: SeatNo


class PlayOn(Body):
    """A position of a finished game, by the number of entries, and the seat to play."""

    at: Number
    seat: SeatNo


class Settings(Body):
    bot_pace: BotPace | None = None
    title: Name | None = None
    hints: bool | None = None
    listed: bool | None = None


class ProfileCode(Body):
    """The code that moves a profile, or one to keep as a backup."""

    backup: bool = False


class Sure(Body):
    """Confirmation by a word for what cannot be undone, so that no stray request does it."""

    sure: Literal["delete everything"]


class CloseTable(Body):
    table: Annotated[str, Meta(max_length=16)]
    block: SeatNo | None = None  # also block the browser of that seat


class Code(Body):
    code: Annotated[str, Meta(max_length=64)]


_inbound = msgspec.json.Decoder(Inbound)


def read_message(frame: str | bytes) -> Inbound:
    try:
        message: Inbound = _inbound.decode(frame)
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("wire.malformed", detail=str(error)[:120]) from None


def message_id(frame: str | bytes) -> str | None:
    """Return the id of a malformed message, if it has one, so that its sender knows which was refused."""

    class OnlyId(Struct):
        id: Id | None = None

    try:
        return msgspec.json.decode(frame, type=OnlyId).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def number(given: str) -> int | None:
    """Parse a number in a URL; None if it is not one.

    >>> number("57"), number("²"), number("9" * 10), number("")
    (57, None, None, None)
    """
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else None


# Equal data are equal bytes: the keys of tables are sorted, and those of our structs in the order of their fields.
encode: Callable[[Plain | Struct], bytes] = msgspec.json.Encoder(order="deterministic").encode
