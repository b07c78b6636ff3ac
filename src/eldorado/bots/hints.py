"""Help for a person, from what the seat may know: immediate advice, and a hint after some thought.

Both are one gesture with its reason: they go on until something is revealed, the turn passes, or the next
card would be begun. Advice comes from the game's policy alone, in a few milliseconds, and is what the table proposes
unasked; a hint comes from the strongest bot that answers in time, with the alternatives it weighed. The bot is asked on
a world that is consistent with the view, so neither knows more than its player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eldorado import bots
from eldorado.bots.case import Case, said
from eldorado.bots.registry import RANDOM, found, room
from eldorado.core.dice import Dice, QuickDice
from eldorado.core.game import Game, Move
from eldorado.core.plain import Plain

LONGEST = 8  # decisions of one gesture
SECONDS = 0.8  # an advisor that searches answers with its best so far then
ALTERNATIVES = 2  # named beside a hint
Reason = Callable[[Case], Plain]
Choose = Callable[[Plain, list[int]], int]


def advice(game: Game[Any], seat: int, view: Plain, legal: list[int]) -> Plain:
    """`{"moves": [{"action", "move"}], "why": …}` by the policy, the same whenever it is asked; None for a game that
    has no policy of ours."""
    level = room(game.info.id).proposer
    if not level:
        return None
    dice = QuickDice(0)
    bot = bots.make(level, game, seat, dice)
    case = gesture(game, seat, view, legal, bot.choose, dice)
    return {"moves": told(case), "why": reason(game.info.id, case)}


def hint(game: Game[Any], seat: int, view: Plain, legal: list[int], dice: Dice) -> Plain:
    """As advice, thought over, with `others`: what was weighed and left, best first. No moves for a game that nobody
    taught to a bot."""
    level = room(game.info.id).advisor or bots.default(game.info.id)
    if level == RANDOM.name:
        return {"moves": [], "why": None, "others": []}
    bot = bots.make(level, game, seat, dice)
    bot.seconds = SECONDS
    ranked = bot.rank(view, legal)
    lines = bot.weighed or [[action] for action in ranked]
    case = gesture(game, seat, view, legal, after(ranked[:1], bot.choose), dice)
    shown = told(case)
    others: list[Plain] = []
    for line in lines[1:]:
        other = told(departure(game, seat, view, lines[0], line, dice))
        if other and other != shown and other not in others and len(others) < ALTERNATIVES:
            others.append(other)
    return {"moves": shown, "why": reason(game.info.id, case), "others": others}


def departure(
    game: Game[Any], seat: int, view: Plain, chosen: list[int], line: list[int], dice: Dice
) -> Case:
    """The moves of another line from where it leaves the chosen one; empty if something is revealed before that."""
    world = game.determinize(view, dice)
    for i, (mine, other) in enumerate(zip(chosen, line, strict=False)):
        legal = game.legal(world, seat)
        if other not in legal:
            break
        if mine != other:
            return gesture(game, seat, game.observe(world, seat), legal, after(line[i:]), dice)
        if game.decode(world, seat, other).reveals:
            break
        game.apply(world, seat, other, dice)
    return Case(seat, view, None, None, [], [])


def after(line: list[int], then: Choose | None = None) -> Choose:
    """Choose along a line as long as it is legal, then as `then` does; -1 where nobody goes on."""
    rest = list(line)

    def choose(view: Plain, legal: list[int]) -> int:
        if rest:
            action = rest.pop(0)
            return action if action in legal else -1
        return then(view, legal) if then is not None else -1

    return choose


def gesture(game: Game[Any], seat: int, view: Plain, legal: list[int], choose: Choose, dice: Dice) -> Case:
    """Return the actions from here that a player makes in one gesture."""
    world = game.determinize(view, dice)
    before = game.facts(world, seat)
    first = view
    facts = before
    moves: list[Move] = []
    actions: list[int] = []
    while len(moves) < LONGEST:
        action = choose(view, legal)
        if action < 0:
            break
        move = game.decode(world, seat, action)
        begun_anew = moves and begins(move.kind, moves[0].kind, moves[-1].kind)
        if begun_anew or (moves and move.reveals and move.kind != moves[0].kind and not follows(moves, move)):
            break
        if moves and room(game.info.id).step_by_step and move.kind not in (moves[0].kind, "amount"):
            break
        moves.append(move)
        actions.append(action)
        if move.reveals:
            break
        game.apply(world, seat, action, dice)
        if not game.actors(world) >> seat & 1:
            break
        facts = game.facts(world, seat)
        view, legal = game.observe(world, seat), game.legal(world, seat)
    return Case(seat, first, before, facts, moves, actions)


def begins(kind: str, first: str, last: str) -> bool:
    """Whether a move is the next gesture: the end of the turn, an action card, paying after something else, the first
    kind again.

    >>> begins("act", "play", "step"), begins("take", "act", "act")
    (True, False)
    """
    pays = kind.startswith("spend") and not last.startswith("spend")
    return kind in ("end", "act") or pays or (kind == first and kind != last)


def told(case: Case) -> Plain:
    return [
        {"action": action, "move": move.plain()}
        for action, move in zip(case.actions, case.moves, strict=True)
    ]


def follows(moves: list[Move], move: Move) -> bool:
    """Whether a move belongs to the gesture that was begun: it names something the gesture has named, or is what the
    gesture takes: its amount, or the cards that are given for it."""
    named = {anchor for earlier in moves for anchor in earlier.at}
    return not move.at or bool(named & set(move.at)) or move.kind in ("bid", "amount", "buy", "step", "give")


def reason(game: str, case: Case) -> Plain:
    place = room(game).reasons
    explain: Reason | None = found(place) if place else None
    given = explain(case) if explain else None
    return given or said("hint.bot")
