"""Titles and lines for a table's link preview and picture: nothing that a spectator may not know."""

from __future__ import annotations

import tomllib

from eldorado import games
from eldorado.core.language import languages
from eldorado.core.language.words import Words
from eldorado.server.http import sanitize
from eldorado.server.share.cards import Player
from eldorado.server.tables.seats import OPEN as FREE
from eldorado.server.tables.table import OPEN, OVER, PAUSED, Table

LONGEST = 200  # characters of a line


def words_for(wished: str, header: str = "") -> Words:
    """Return the words of a language, or of the one that a browser prefers."""
    known = languages.languages(games.homes())
    return games.words(wished if wished in known else languages.preferred(header, known))


def names_of(table: Table, words: Words) -> list[str]:
    return [
        words.say("share.free")
        if seat.kind == FREE
        else sanitize.name(seat.name) or words.say("seat", {"n": i + 1})
        for i, seat in enumerate(table.seats)
    ]


def title_of(table: Table, words: Words) -> str:
    if table.day:
        return f"{words.say('daily.title')} · {table.day}"
    key = f"{table.game.info.id}.title"
    game = words.say(key) if key in words else table.game.info.title
    called = table.title or course_of(table)
    return f"{game} · {called}" if called else game


def course_of(table: Table) -> str:
    """The name of a custom course, for a table without a title of its own."""
    text = table.options.get("course")
    if not isinstance(text, str) or "tiles" not in text:
        return ""
    try:
        named = tomllib.loads(text).get("name")
    except tomllib.TOMLDecodeError:
        return ""
    return sanitize.text(named, sanitize.TITLE) if isinstance(named, str) else ""


def line_of(table: Table, words: Words, at: int | None = None) -> str:
    """The standing, or the moment shown."""
    names = names_of(table, words)
    if at is not None and at < table.n:
        return words.say("share.moment", {"at": at, "of": table.n})
    if table.status == OVER and table.result is not None:
        return words.say(table.result["key"], table.result["args"], names)[:LONGEST]
    if table.status == OPEN:
        return words.say("share.open")
    if table.status == PAUSED:
        return words.say("share.paused")
    who = [i for i in range(len(table.seats)) if table.owes(i)]
    return words.say("share.to_move", {"who": who}, names)[:LONGEST]


def players_of(table: Table, words: Words, at: int | None = None) -> list[Player]:
    """Everybody at the table, first those who won or, during the game, are to move."""
    now = at is None or at >= table.n
    over = table.result if table.status == OVER else None
    ranks: list[int] = over["ranks"] if over is not None else []
    if over is not None and over["how"] != "played" and set(ranks) == {1}:
        ranks = [0] * len(ranks)  # broken off before anybody was ahead: nobody won
    names = names_of(table, words)
    return [Player(name, now and (ranks[i] == 1 if ranks else table.owes(i))) for i, name in enumerate(names)]
