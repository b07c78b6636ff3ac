"""Play on from a position of a finished game: a new table, one person against bots, with chance of its own.

The position is the real one. Everybody may look at all hands of a game that is over, so nothing is given away.
"""

from __future__ import annotations

from eldorado import bots
from eldorado.server.http.errors import NotNow
from eldorado.server.tables import lobby, moves
from eldorado.server.tables.seats import BOT, HUMAN, Seat
from eldorado.server.tables.table import OVER, Table


async def play_on(table: Table, client: bytes, at: int, seat: int) -> Table:
    """Make a table that begins with the position after entry `at`, with the client at the seat."""
    history, registry = table.history, table.registry
    if history is None or table.status != OVER:
        raise NotNow("table.not_over")
    if table.sealed:  # the new table would be shown to everybody
        raise NotNow("daily.not_yet")
    if table.read_only:
        raise NotNow("record.older_rules", rules=table.rules_version, known=table.game.info.rules_version)
    if at > history.n:
        raise NotNow("table.no_such_entry", at=at, n=history.n)
    if seat >= len(table.seats):
        raise NotNow("table.no_such_seat", seat=seat)
    begun = history.match.branch(at, moves.draw_seed())
    if begun.over or begun.n >= registry.config.limits.entries:
        raise NotNow("review.nothing_left")
    name = await registry.name_of(client)
    game = table.game.info.id
    seats = [bot_for(game, old) for old in table.seats]
    seats[seat] = Seat(HUMAN, client, name or table.seats[seat].name)
    return await lobby.place(
        registry,
        client,
        game,
        table.options,
        seats,
        {"kind": "relaxed"},
        table.bot_pace,
        table.title,
        begun=begun,
    )


def bot_for(game: str, old: Seat) -> Seat:
    """Return a bot for a seat: the same one if a bot sat there."""
    offered = [level.name for level in bots.levels(game)]
    level = old.level if old.kind == BOT and old.level in offered else bots.default(game)
    return Seat(BOT, None, old.name, level)
