"""The two kinds of workers in which bots think, and which of them has a question.

In `front` think the bots that people play with, in as many processes as `--workers` says, and the few milliseconds of
what the table proposes are worked out, one proposal at a time: whoever waits there waits for bots of other players at
most. Everything that nobody's game waits for goes `behind`, into a process with a lower priority that is started when
first needed and ended when it is not: bots at tables where nobody plays, hints, and what a household has in front
beyond its share.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from eldorado.core.plain import Plain
from eldorado.server.thinking.pool import ANYBODY, Pool

SHARE = 12  # questions of one household in front at once: all bots of the largest table, and some of others
REST = 300.0  # seconds without work after which the process behind is ended: it takes memory, and a second to start


class Thinkers:
    def __init__(self, workers: int, seconds: float) -> None:
        self.front = Pool(workers, seconds)
        self.behind = Pool(1, seconds, low=True, rest=REST)
        self.asked: Counter[str] = Counter()  # questions by household, in front and behind

    @property
    def failures(self) -> int:
        return self.front.failures + self.behind.failures

    async def think(self, question: Plain, players: Collection[str], watchers: Collection[str]) -> int:
        """Let a bot choose an action. Of the households that play at its table the one that asks for least counts.

        A household with more questions than its share thinks behind until they have become fewer: so one with hundreds
        of tables keeps nobody waiting, and one with a few notices nothing.
        """
        if not players:
            return await self.behind.think(question, watchers or ANYBODY)
        whose = min(players, key=self.asked.__getitem__)
        pool = self.front if self.asked[whose] < SHARE else self.behind
        self.asked[whose] += 1
        try:
            return await pool.think(question, (whose,))
        finally:
            self.asked[whose] -= 1
            if not self.asked[whose]:
                del self.asked[whose]

    async def close(self) -> None:
        await self.front.close()
        await self.behind.close()
