"""A hint: what the game's advisor would do now, from what the seat may know, and why, in catalogue keys.

The bot is asked on a world that is consistent with the view, so a hint knows no more than its player. It goes on as far
as one gesture of a person reaches: until something is revealed, the turn passes, or the next card would be begun.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eldorado import bots
from eldorado.bots.case import Case, said
from eldorado.bots.registry import RANDOM, found, room
from eldorado.core.dice import Dice
from eldorado.core.game import Game, Move
from eldorado.core.plain import Plain

LONGEST = 8  # decisions of one gesture
SECONDS = 0.8  # an advisor that searches answers with its best so far then
Reason = Callable[[Case], Plain]


def hint(game: Game[Any], seat: int, view: Plain, legal: list[int], dice: Dice) -> Plain:
    """`{"moves": [{"action", "move"}], "why": {"key", "args"}}`; no moves for a game that nobody taught to a bot."""
    level = room(game.info.id).advisor or bots.default(game.info.id)
    if level == RANDOM.name:
        return {"moves": [], "why": None}
    bot = bots.make(level, game, seat, dice)
    bot.seconds = SECONDS
    world = game.determinize(view, dice)
    before = game.facts(world, seat)
    first = view
    after = before
    moves: list[Move] = []
    actions: list[int] = []
    while len(moves) < LONGEST:
        chosen = bot.choose(view, legal)
        move = game.decode(world, seat, chosen)
        begun_anew = moves and move.kind == moves[0].kind and move.kind != moves[-1].kind
        if begun_anew or (moves and move.reveals and move.kind != moves[0].kind and not follows(moves, move)):
            break
        if moves and room(game.info.id).step_by_step and move.kind not in (moves[0].kind, "amount"):
            break
        moves.append(move)
        actions.append(chosen)
        if move.reveals:
            break
        game.apply(world, seat, chosen, dice)
        if not game.actors(world) >> seat & 1:
            break
        after = game.facts(world, seat)
        view, legal = game.observe(world, seat), game.legal(world, seat)
    return {
        "moves": [
            {"action": action, "move": move.plain()} for action, move in zip(actions, moves, strict=True)
        ],
        "why": reason(game.info.id, Case(seat, first, before, after, moves, actions)),
    }


def follows(moves: list[Move], move: Move) -> bool:
    """Whether a move belongs to the gesture that was begun: it names something the gesture has named, or its amount."""
    named = {anchor for earlier in moves for anchor in earlier.at}
    return not move.at or bool(named & set(move.at)) or move.kind in ("bid", "amount", "buy", "step")


def reason(game: str, case: Case) -> Plain:
    place = room(game).reasons
    explain: Reason | None = found(place) if place else None
    given = explain(case) if explain else None
    return given or said("hint.bot")
