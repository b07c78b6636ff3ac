"""Notify players who are to move and whose page is closed.

Players with a connection to the table are notified by their page. After a table has changed, and a little later, when
pages had time to reconnect, all others who are waited for are notified once until they move. In quiet
hours nothing is sent; when they end, one notification says how many tables wait.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import sqlalchemy as sa

from eldorado.core.plain import Plain
from eldorado.core.system import extras
from eldorado.server.http import services
from eldorado.server.push import keys, quiet
from eldorado.server.share import told
from eldorado.server.store import rows, schema
from eldorado.server.store.common import common
from eldorado.server.store.store import Op
from eldorado.server.tables import lobby
from eldorado.server.tables.registry import Registry
from eldorado.server.tables.table import Table
from eldorado.server.thinking.line import Line
from eldorado.server.watch import logs

log = logging.getLogger("eldorado.server.calls")
logs.calm(log)  # whoever subscribes can make calls fail as often as they like
push = schema.push.c
DAY_SECONDS = 86_400  # how long a push service keeps a notification for a device that is off
PATIENCE = 10.0  # timeout for a push service, in seconds
GONE = (404, 410)  # the subscription has ended
TOGETHER = 0.1  # seconds: reminders that are due so soon are not waited for
SWEEP = 30.0  # seconds between checks for quiet hours that have ended
AT_ONCE = 4  # notifications on their way to push services, which may let us wait
WAITING = 12  # of one browser; further ones are dropped
MOST = 6  # devices of one browser's token: the newest count

DELETE = sa.delete(schema.push).where(push.id == sa.bindparam("key"))
REPLACE = rows.replace(schema.push)
DUE = sa.update(schema.push).where(push.id == sa.bindparam("key")).values(due=sa.bindparam("v_due"))


class Calls:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.on = keys.installed()
        self.vapid: Any = None
        # Tables and seats notified already, or soon to be; with the mark of the wait they are notified for.
        self.called: dict[tuple[str, int], object] = {}
        # When to look again. All wait equally long, so they are in order of time, and one timer is enough for all.
        self.reminders: deque[tuple[float, str, int, object]] = deque()
        # Threads of our own, in which browsers take turns: a service that does not answer keeps nobody else waiting.
        self.threads = ThreadPoolExecutor(AT_ONCE, "calls")
        self.line: Line[None] = Line()
        for _ in range(AT_ONCE):
            self.line.put(None)
        if self.on:
            registry.on_commit.append(self.look)

    async def open(self) -> None:
        if self.on:
            own = keys.pem_of(self.registry.config.data)
            self.vapid = keys.read(await common(self.registry.store, "vapid", own))

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    @property
    def key(self) -> str | None:
        return keys.public_key(self.vapid) if self.on else None

    # --- subscriptions -------------------------------------------------------------------------------
    async def subscribe(self, name: str, client: bytes, body: Plain) -> None:
        mine = sa.select(push.id).where(push.client == client, push.id != name)
        old = list(await self.registry.store.rows(mine))[MOST - 1 :]
        row = {"id": name, "client": client, "due": 0, "body": rows.text(body)}
        drop = [Op(DELETE, {"key": other.id}) for other in old]
        await self.registry.store.write([*drop, Op(REPLACE, row)])

    async def forget(self, name: str) -> None:
        await self.registry.store.write([Op(DELETE, {"key": name})])

    # --- recipients -----------------------------------------------------------------------------------------
    def look(self, table: Table) -> None:
        """Handle a change of a table."""
        waiting = table.waiting()
        for number, seat in enumerate(table.seats):
            known = (table.id, number)
            if seat.client is None or seat.client not in waiting:
                self.called.pop(known, None)
            elif known not in self.called:
                self.called[known] = mark = object()
                due = time.monotonic() + self.registry.config.push_seconds
                self.reminders.append((due, table.id, number, mark))
                if len(self.reminders) == 1:
                    self.wait()

    def wait(self) -> None:
        """Set the timer for the first reminder."""
        pause = max(0.0, self.reminders[0][0] - time.monotonic())
        asyncio.get_running_loop().call_later(pause, self.wake)

    def wake(self) -> None:
        """Look again at all whose time has come."""
        now = time.monotonic() + TOGETHER
        try:
            while self.reminders and self.reminders[0][0] <= now:
                _, table, number, mark = self.reminders.popleft()
                self.remind(table, number, mark)
        finally:  # whatever happened: nobody sets the timer again while some are waiting
            if self.reminders:
                self.wait()

    def remind(self, table_id: str, number: int, mark: object) -> None:
        """Notify after a delay: most have moved meanwhile, or their page is there."""
        table = self.registry.tables.get(table_id)
        if self.called.get((table_id, number)) is not mark or table is None or self.registry.closing:
            return
        client = table.seats[number].client
        if client is not None and any(socket.client == client for socket in table.sockets):
            del self.called[table_id, number]
            return
        self.registry.background(self.later(table_id, number, mark))

    async def later(self, table_id: str, number: int, mark: object) -> None:
        table = self.registry.tables.get(table_id)
        client = table.seats[number].client if table is not None else None
        if table is None or client is None or self.called.get((table_id, number)) is not mark:
            return
        if not table.waiting_for(client) or any(socket.client == client for socket in table.sockets):
            del self.called[table_id, number]
            return
        try:
            await self.call(client, table)
        except Exception as error:
            self.registry.report("calling to table " + table_id, error)

    async def call(self, client: bytes, table: Table) -> None:
        now = self.registry.now()
        for row in await self.registry.store.rows(sa.select(schema.push).where(push.client == client)):
            wish = rows.read(row.body)
            due = quiet.ends(now, wish["zone"], *wish["quiet"]) if wish["quiet"] else 0
            if due:
                await self.registry.store.write([Op(DUE, {"key": row.id, "v_due": due})])
                continue
            words = told.words_for(wish["lang"])
            said = {"title": words.say("push.turn"), "body": told.title_of(table, words)}
            await self.send(row, wish, {**said, "url": f"/t/{table.id}", "tag": table.id})

    async def sweep(self) -> None:
        """After quiet hours, notify of the waiting tables."""
        while self.on:
            await asyncio.sleep(SWEEP)
            try:
                await self.catch_up()
            except Exception as error:
                self.registry.report("calling after quiet hours", error)

    async def catch_up(self) -> None:
        member = self.registry.member
        late = sa.select(schema.push).where(push.due > 0, push.due <= self.registry.now())
        for row in await self.registry.store.rows(late):
            if member is not None and not member.falls_here(row.id):
                continue
            await self.registry.store.write([Op(DUE, {"key": row.id, "v_due": 0})])
            waiting = [info for info in await lobby.mine(self.registry, row.client) if info.waiting]
            if waiting:
                wish = rows.read(row.body)
                words = told.words_for(wish["lang"])
                said = {"title": words.say("push.turn"), "body": words.say("push.many", {"n": len(waiting)})}
                await self.send(row, wish, {**said, "url": f"/t/{waiting[0].id}", "tag": "eldorado"})

    # --- sending ----------------------------------------------------------------------------------------------
    async def send(self, row: sa.Row[Any], wish: Plain, message: Plain) -> None:
        """Hand a message to the push service, encrypted for the browser alone."""
        if not services.allowed(wish["endpoint"], self.registry.config.push_services):
            return
        whose = row.client.hex()
        if len(self.line.waiting.get(whose, ())) >= WAITING:
            return
        await self.line.get((whose,))
        try:
            text = json.dumps(message, ensure_ascii=False)
            loop = asyncio.get_running_loop()
            status = await loop.run_in_executor(self.threads, self.deliver, wish, text)
        except Exception as error:  # the network, or an unwilling service: the next notification tries again
            log.warning("a call was not delivered: %s", type(error).__name__)
            return
        finally:
            self.line.put(None)
        if status in GONE:
            await self.forget(row.id)
        elif status >= 400:
            log.warning("a push service answered %s", status)

    def deliver(self, wish: Plain, text: str) -> int:
        library = extras.load("pywebpush", "push")
        session = extras.load("requests", "push").Session()
        session.max_redirects = 0  # only to where we meant to send
        links = self.registry.config.links
        contact = links[0] if links and links[0].startswith("https:") else "mailto:eldorado@localhost"
        with session:
            try:
                answer = library.webpush(
                    {"endpoint": wish["endpoint"], "keys": {"p256dh": wish["p256dh"], "auth": wish["auth"]}},
                    text,
                    vapid_private_key=self.vapid,
                    vapid_claims={"sub": contact},
                    ttl=DAY_SECONDS,
                    timeout=PATIENCE,
                    headers={"Urgency": "high"},
                    requests_session=session,
                )
            except library.WebPushException as refused:
                if refused.response is None:
                    raise
                answer = refused.response
        return int(answer.status_code)
