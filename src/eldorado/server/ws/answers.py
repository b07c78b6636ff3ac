"""The shape of HTTP answers (docs/protocol.md), built from the same parts as the socket's messages."""

from __future__ import annotations

from typing import Any, Literal

from eldorado.server.ws.outgoing import (
    Facts,
    HintMove,
    Item,
    Move,
    Position,
    Refusal,
    Sent,
    Sentence,
    TableInfo,
)


# --- lessons ---------------------------------------------------------------------------------------------
class LessonCard(Sent):
    """A lesson in a list; its sentences are below GAME.lesson.ID."""

    id: str
    minutes: int
    steps: list[str]


class Lessons(Sent):
    """The lessons of each game that has any."""

    games: dict[str, list[LessonCard]]


class LessonMoment(Sent):
    """A learner's place. `right` is the outcome of the moves that came with the request."""

    step: int
    steps: list[str]
    made: list[str]
    done: bool
    asks: bool  # whether the step wants moves, or is only to be read
    right: bool | None
    said: Refusal | None
    point: list[str]
    picture: list[str]
    shown: list[HintMove]  # what a demonstration would do now
    table: TableInfo
    position: Position
    items: list[Item]
    scene: Any | None


# --- HTTP answers ----------------------------------------------------------------------------------------
class KeptTable(Sent):
    """A table whose game is not installed: it is listed, and opens again with the game."""

    id: str
    game: str
    title: str
    updated: int


class Tables(Sent):
    tables: list[TableInfo]
    kept: list[KeptTable]


class TransferCode(Sent):
    code: str
    seconds: int


class ReplayIndex(Sent):
    n: int
    seat: int
    items: list[Item]


class Moment(Sent):
    n: int
    at: int
    item: Item | None
    position: Position


class ChartPoint(Sent):
    n: int
    actors: list[int]
    facts: Facts


class Chart(Sent):
    points: list[ChartPoint]


class ReviewMove(Move):
    notation: str


class ReviewTurn(Sent):
    """A turn and its entries from `first` to `last`: the chances after it, and where it left the expert's line."""

    turn: int
    seat: int
    first: int
    last: int
    before: float  # the mover's chance when the turn began
    chances: list[float]
    change: float
    played: list[str]
    at: int  # the entry before `instead`
    instead: list[ReviewMove]
    expert: list[ReviewMove]  # empty: the same
    cost: float


class Reviewed(Sent):
    """A whole review: `points` are the turns that changed the mover's chance most."""

    start: list[float]
    turns: list[ReviewTurn]
    points: list[int]


class Review(Sent):
    """A review or its progress; `why` there is none."""

    status: Literal["waiting", "working", "done", "failed", "none"]
    done: int
    of: int
    why: Sentence | None
    review: Reviewed | None


class Clause(Sent):
    id: str
    section: str
    text: str
    tags: list[str]


class Rules(Sent):
    game: str
    clauses: list[Clause]
    markdown: str


class OptionInfo(Sent):
    id: str
    kind: Literal["switch", "choice", "number", "text"]
    default: Any
    choices: list[str]
    low: int
    high: int


class Preset(Sent):
    id: str
    options: dict[str, Any]
    seats: list[int]


class Level(Sent):
    """A bot people can choose as opponent; `title` and `about` are keys of the catalogue, or the words themselves."""

    name: str
    title: str
    about: str
    rating: int | None  # Elo points above “normal”, as measured; null if not measured


class GameCard(Sent):
    id: str
    title: str
    rules_version: int
    seats: list[int]
    default_seats: int
    options: list[OptionInfo]
    presets: list[Preset]
    levels: list[Level]
    default_level: str
    review: bool  # whether it can be reviewed after the game
    liked: str | None  # the words below GAME that name the things a player's statistics count


class Games(Sent):
    games: list[GameCard]


class Language(Sent):
    code: str
    name: str


class Languages(Sent):
    """The languages by their own names, and the one the browser prefers."""

    languages: list[Language]
    preferred: str


ANSWERS = (
    Lessons,
    LessonMoment,
    Tables,
    TransferCode,
    ReplayIndex,
    Moment,
    Chart,
    Review,
    Rules,
    Games,
    Languages,
)
