"""Link previews: Open Graph tags in the pages of tables, replays and courses."""

from __future__ import annotations

import re
from html import escape
from urllib.parse import parse_qs, quote, urlencode

from litestar.types import Scope

from eldorado.core.errors import UserError
from eldorado.core.language.words import Words
from eldorado.lab import pictures
from eldorado.server.http.limits import household
from eldorado.server.share import cards, courses, told
from eldorado.server.store import schema
from eldorado.server.store.ids import ALPHABET, ID
from eldorado.server.tables.registry import Registry
from eldorado.server.ws import messages

TABLE = re.compile(rf"/t/([{ALPHABET}]{{{ID}}})/?")
COST = 0.4  # of a request: the store is queried


class Preview:
    """The tags of one page."""

    def __init__(self, address: str, words: Words, title: str, line: str, picture: str = "") -> None:
        site = words.say("ui.title")
        tags = [
            ("og:site_name", site),
            ("og:type", "website"),
            ("og:title", title),
            ("og:description", line),
            ("og:locale", words.language),
        ]
        if picture:
            tags += [
                ("og:image", address + picture),
                ("og:image:type", "image/png"),
                ("og:image:width", str(cards.WIDTH)),
                ("og:image:height", str(cards.HEIGHT)),
                ("og:image:alt", f"{title}: {line}"),
            ]
        named = [("description", line), ("twitter:card", "summary_large_image" if picture else "summary")]
        self.html = "".join(f'<meta property="{key}" content="{escape(text)}" />\n' for key, text in tags)
        self.html += "".join(f'<meta name="{key}" content="{escape(text)}" />\n' for key, text in named)


class Pages:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def head(self, scope: Scope) -> str:
        """Return the tags for the page at this address, or nothing on error: the page is served in any case."""
        path, headers = scope["path"], dict(scope["headers"])
        found = TABLE.fullmatch(path)
        course = path.rstrip("/") == "/courses/edit"
        if found is None and not course:
            return ""
        now = self.registry.now() / 1000
        client = household(scope["client"][0] if scope.get("client") else "")  # type: ignore[index]
        if not self.registry.requests.get(client, now).take(now, COST):
            return ""
        words = told.words_for("", headers.get(b"accept-language", b"").decode("latin-1"))
        asked = parse_qs(scope["query_string"].decode("latin-1"), max_num_fields=20, errors="replace")
        query = {key: values[0] for key, values in asked.items()}
        try:
            address = self.address(scope, headers)
            if found is not None:
                return await self.table(address, found[1], query, words)
            return self.course(address, query, words)
        except (UserError, ValueError):
            return ""

    def address(self, scope: Scope, headers: dict[bytes, bytes]) -> str:
        """Our public address: as configured, otherwise as in this request (its Host was checked)."""
        if self.registry.config.links:
            return self.registry.config.links[0]
        return f"{scope['scheme']}://{headers.get(b'host', b'localhost').decode('latin-1')}"

    async def table(self, address: str, table_id: str, query: dict[str, str], words: Words) -> str:
        table = self.registry.tables.get(table_id)
        if table is None:
            listed = await self.registry.listed(schema.board.c.id == table_id)
            if not listed:
                return ""
            table = listed[0]
        at = messages.number(query.get("at", ""))
        at = at if at is not None and at <= table.n else None
        picture = ""
        if pictures.can_png() and table.seed is not None:
            asked = {"lang": words.language, **({} if at is None else {"at": at})}
            # The number of the last event: caches of pictures then ask for a new one after a move.
            picture = f"/api/tables/{table.id}/share/picture.png?{urlencode({**asked, 'no': table.no})}"
        players = ", ".join(told.names_of(table, words))
        line = f"{told.line_of(table, words, at)} · {players}"
        return Preview(address, words, told.title_of(table, words), line, picture).html

    def course(self, address: str, query: dict[str, str], words: Words) -> str:
        code = query.get("c", "")
        draft = courses.draft(code, query.get("name", ""))
        if draft is None:
            return ""
        picture = ""
        if pictures.can_png():
            name = quote(draft["name"])
            picture = f"/api/courses/share/picture.png?lang={words.language}&c={quote(code)}&name={name}"
        title = draft["name"] or words.say("share.course")
        return Preview(address, words, title, words.say("share.course.line"), picture).html
