"""The shape of HTTP answers about a person: the profile, finished games, and the lobby (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from eldorado.server.ws.outgoing import Kind, Pace, Sent, Status


class Me(Sent):
    """The profile of a browser, and what its server offers; `host` is the operator."""

    name: str
    emblem: str
    colours: list[str]
    strength: bool
    version: str
    protocol: int
    links: list[str]
    lobby: bool
    host: bool


class PlayedSeat(Sent):
    kind: Kind
    name: str
    level: str
    yours: bool
    out: str | None


class Played(Sent):
    """A finished game as one of its players keeps it. `rounds` and `liked` are null until they are counted."""

    table: str
    seat: int
    game: str
    ended: int
    options: dict[str, Any]
    title: str
    pace: Pace
    how: str
    ranks: list[int]
    scores: list[int]
    sides: list[int]
    seats: list[PlayedSeat]
    rounds: int | None
    liked: dict[str, int] | None
    branch: bool  # played on from a position of another game
    review: bool  # whether the table was made with a review
    there: bool  # whether the table can still be viewed


class History(Sent):
    """A player's finished games, newest first; `more`: there are older ones."""

    games: list[Played]
    more: bool


class LobbySeat(Sent):
    seat: int
    kind: Kind
    name: str
    level: str
    online: bool


class LobbyTable(Sent):
    id: str
    game: str
    status: Status
    options: dict[str, Any]
    title: str
    pace: Pace
    updated: int
    yours: bool
    seats: list[LobbySeat]


class Lobby(Sent):
    """Tables that wait for players, and games to watch."""

    waiting: list[LobbyTable]
    running: list[LobbyTable]


ANSWERS = (Me, History, Lobby)
