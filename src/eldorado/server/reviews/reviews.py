"""Reviews of games that are over: made slice by slice, once for each table, and kept in the store.

Slices are made one at a time, for the waiting households in turn: however long an imported record is, and
however many, the reviews of others go on.
"""

from __future__ import annotations

import asyncio

import sqlalchemy as sa

from eldorado import bots, games
from eldorado.bots.review import points
from eldorado.core.plain import Plain
from eldorado.server.archive import records
from eldorado.server.http.errors import Elsewhere, NotNow, TooMany
from eldorado.server.store import rows, schema
from eldorado.server.store.store import Op
from eldorado.server.tables.registry import Registry
from eldorado.server.tables.table import OVER, Table
from eldorado.server.thinking.pool import Pool
from eldorado.server.thinking.turns import WHOSE, Turns
from eldorado.server.ws import answers
from eldorado.server.ws import outgoing as out

LARGEST = 16_000_000  # bytes of a slice
WAITING = 40  # games that may wait for a review
PATIENCE = (
    10.0  # how much longer a slice may take than work somebody waits for: it runs behind everything else
)


class Job:
    """A review in progress."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 0
        self.begun = False
        self.failed: out.Sentence | None = None


class Reviews:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.jobs: dict[str, Job] = {}
        self.turns = Turns(WAITING)
        # A process of its own: nobody who imports a record has to wait for it.
        self.pool = Pool(1, PATIENCE * registry.config.long_seconds, largest=LARGEST)

    async def ask(self, table: Table) -> answers.Review:
        """Return a table's review, or its progress; the first request starts it."""
        if table.status != OVER:
            raise NotNow("table.not_over")
        why = self.why_none(table)
        if why is not None:
            return answers.Review("none", 0, 0, why, None)
        kept = await self.registry.store.rows(
            sa.select(schema.review.c.body).where(schema.review.c.board == table.id)
        )
        if kept:
            told = rows.read(kept[0].body)
            return answers.Review("done", len(told["turns"]), len(told["turns"]), None, told)
        job = self.jobs.get(table.id)
        if job is not None and job.failed is not None:
            del self.jobs[table.id]  # reported once; the next request tries again
            return answers.Review("failed", 0, 0, job.failed, None)
        if job is None:
            self.turns.check(WHOSE.get())
            job = self.jobs[table.id] = Job()
            self.registry.background(self.make(table, job))
        return answers.Review("working" if job.begun else "waiting", job.done, job.of, None, None)

    def why_none(self, table: Table) -> out.Sentence | None:
        """Why a game is not reviewed: not wanted, not possible, or played by other rules."""
        if not table.reviewed:
            return out.Sentence("review.off", {})
        game = table.game.info.id
        if not bots.reviewable(game):
            return out.Sentence("review.no_policy", {"game": game})
        if table.read_only:
            versions = {"rules": table.rules_version, "known": table.game.info.rules_version}
            return out.Sentence("record.older_rules", versions)
        return out.Sentence("review.no_turns", {}) if not table.n else None

    async def make(self, table: Table, job: Job) -> None:
        try:
            table.reviewing = True
            told = await self.made(table, job)
            if told is not None and not table.gone:
                row = {"board": table.id, "body": rows.text(told)}
                drop = Op(rows.DELETE_REVIEW, {"key": table.id})
                await table.write([drop, Op(rows.INSERT_REVIEW, row)])
        except Elsewhere:
            pass  # the process that has the table now has it reviewed
        except TooMany as error:  # it was dropped to make room for others
            job.failed = out.Sentence(error.key, error.args_)
        except Exception as error:
            self.registry.report("reviewing table " + table.id, error)
            job.failed = out.Sentence("review.failed", {})
        finally:
            table.reviewing = False
        if job.failed is None:
            self.jobs.pop(table.id, None)

    async def made(self, table: Table, job: Job) -> Plain:
        """All turns, asked for slice by slice; None if that failed, and the job says why, or if the table is no longer
        ours: only who has it works at its review."""
        text = await asyncio.to_thread(records.record_of(table).write)
        turns: list[Plain] = []
        start: Plain = None
        while not job.of or len(turns) < job.of:
            question = {"do": "review", "text": text, "from": len(turns), "known": games.KNOWN}
            async with self.turns.turn():
                job.begun = True
                if table.gone:
                    return None
                reply = await self.pool.ask(question)
            if reply is None:
                job.failed = out.Sentence("review.failed", {})
                return None
            if "error" in reply:
                job.failed = out.Sentence(reply["error"]["key"], reply["error"]["args"])
                return None
            found = reply["ok"]
            turns += found["turns"]
            start = start or found["start"]
            job.done, job.of = len(turns), found["of"]
        return {"start": start, "turns": turns, "points": points(turns)}
