"""A hint: what the normal bot would do now, from what the seat may know, and why, in catalogue keys.

The bot is asked on a world that is consistent with the view, so a hint knows no more than its player. It goes on as far
as one gesture of a person reaches: until something is revealed, the turn passes, or the next card would be begun.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eldorado import bots
from eldorado.bots.case import Case, said
from eldorado.bots.isla_dorada_hints import isla_dorada
from eldorado.bots.island_hints import island
from eldorado.core.dice import Dice
from eldorado.core.game import Game, Move
from eldorado.core.plain import Plain

LEVEL = "normal"
LONGEST = 8  # decisions of one gesture
SINGLE = {"island"}  # games where the next kind of move is the next thing a person decides
Reason = Callable[[Case], Plain]


def hint(game: Game[Any], seat: int, view: Plain, legal: list[int], dice: Dice) -> Plain:
    """`{"moves": [{"action", "move"}], "why": {"key", "args"}}`; no moves for a game that nobody taught to a bot."""
    if LEVEL not in bots.names(game.info.id):
        return {"moves": [], "why": None}
    bot = bots.make(LEVEL, game, seat, dice)
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
        if moves and game.info.id in SINGLE and move.kind not in (moves[0].kind, "amount"):
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
    given = REASONS[game](case) if game in REASONS else None
    return given or said("hint.bot")


def quest(case: Case) -> Plain:
    """The race: nearer to El Dorado, a better deck, or nothing more to do."""
    after, moves, seat = case.after, case.moves, case.seat
    far, left = sum(case.before["distance"][seat]), sum(after["distance"][seat])
    kind = moves[-1].kind
    if left < far:
        return said("quest.hint.closer", by=far - left, left=left)
    if kind in ("step", "native_step", "pay_step"):
        return said("quest.hint.onward", left=left)
    if kind in ("overcome", "pay_blockade", "native_blockade"):
        return said("quest.hint.blockade")
    if kind in ("buy", "take"):
        return said("quest.hint.buy", card=moves[-1].args["card"])
    if kind in ("spend", "spend_as_coin", "spend_token"):
        return said("quest.hint.coins", half=after["coins"])
    if kind in ("remove", "remove_new"):
        return said("quest.hint.thin", card=moves[-1].args["card"])
    if kind in ("give", "exchange", "discard"):
        return said("quest.hint.least", card=moves[-1].args["card"])
    if kind in ("act", "use_token"):
        return said("quest.hint.first")
    if kind in ("end", "done", "keep", "stop"):
        return said("quest.hint.end")
    return None


REASONS: dict[str, Reason] = {"quest": quest, "isla_dorada": isla_dorada, "island": island}
