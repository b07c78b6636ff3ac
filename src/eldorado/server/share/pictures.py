"""Pictures of tables: drawn from a spectator's view, made once, and cached while others ask for the same."""

from __future__ import annotations

import asyncio
from base64 import b64decode
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from eldorado.core.game import SPECTATOR
from eldorado.core.language.languages import speaking
from eldorado.core.language.words import Words
from eldorado.core.plain import Plain
from eldorado.lab import pictures
from eldorado.server.http.errors import NotNow, Problem
from eldorado.server.share import told
from eldorado.server.share.cards import card
from eldorado.server.share.races import race_card
from eldorado.server.tables.registry import Registry
from eldorado.server.tables.table import Table

KEPT = 64  # pictures, of about 100 kB each

Key = tuple[str | int | None, ...]


class NoPicture(Problem):
    """This server, or this game, makes no picture of that kind."""

    status = 501


class Pictures:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.making: dict[Key, asyncio.Task[bytes]] = {}

    async def once(self, key: Key, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """Return what is made for this key; concurrent requests wait for the same work."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.making:
            self.making[key] = self.registry.background(make())
            self.making[key].add_done_callback(lambda _: self.making.pop(key, None))
        made = await asyncio.shield(self.making[key])
        self.kept[key] = made
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return made

    async def of_table(self, table: Table, at: int | None, words: Words, kind: str) -> bytes:
        """Draw a position as a card, `svg` or `png`."""
        history = table.history
        if history is None:
            raise NotNow("table.not_started")
        if at is not None and at > history.n:
            raise NotNow("table.no_such_entry", at=at, n=history.n)
        place = history.n if at is None else at
        key: Key = (table.id, table.no, place, words.language, table.sealed)

        async def draw() -> bytes:
            if table.sealed:
                return race_card(table, words).encode()
            state = history.at(place)
            try:
                with speaking(words.language):  # the thread has a copy of this context
                    board = await self.registry.aside.do(table.game.svg, state, SPECTATOR)
            except NotImplementedError:
                raise NoPicture("match.no_picture", game=table.game.info.title) from None
            shown = told.players_of(table, words, place)
            line = told.line_of(table, words, place)
            return card(board, told.title_of(table, words), line, shown).encode()

        svg = await self.once((*key, "svg"), draw)
        return svg if kind == "svg" else await self.png((*key, "png"), svg.decode())

    async def of_course(self, draft: Plain, words: Words, kind: str, code: str) -> bytes:
        """Draw a course that somebody made as a card."""
        key: Key = ("course", code, draft["name"], words.language)

        async def draw() -> bytes:
            board = await self.registry.long_work({"do": "course_svg", "draft": draft})
            title = draft["name"] or words.say("share.course")
            return card(board, title, words.say("share.course.line")).encode()

        svg = await self.once((*key, "svg"), draw)
        return svg if kind == "svg" else await self.png((*key, "png"), svg.decode())

    async def png(self, key: Key, svg: str) -> bytes:
        if not pictures.can_png():
            raise NoPicture("extra.missing", library="resvg_py", extra="pictures")

        async def draw() -> bytes:
            return b64decode(await self.registry.long_work({"do": "png", "svg": svg}))

        return await self.once(key, draw)
