"""Games of bots that are told in detail: what was bought, found or lost, by whom, in which round; every decision.

Slower than `playout.play_bots`, which hands out no events, and the same games: the same seeds give the same decisions.
"""

from __future__ import annotations

from typing import Any

from eldorado.bots.bot import Bot
from eldorado.core.dice import Dice, QuickDice
from eldorado.core.game import Event, Game
from eldorado.core.matches.match import Match
from eldorado.core.matches.record import Record
from eldorado.core.plain import Options
from eldorado.lab.playout import Count

__all__ = ["COUNTED", "Told", "play_told", "record_of"]

# Of each game: the events a row of figures lists, with the arguments that name the seat and the thing.
COUNTED: dict[str, dict[str, tuple[str, str]]] = {
    "quest": {
        "bought": ("seat", "card"),
        "took": ("seat", "card"),
        "removed": ("seat", "card"),
        "explored": ("seat", "token"),
    },
    "island": {"explorer": ("who", "explorer"), "buys": ("who", "what")},
    "isla_dorada": {
        "bolt": ("who", "card"),
        "treasure": ("who", "treasure"),
        "cursed": ("who", "curse"),
        "won": ("who", "to"),
    },
}


class Told:
    """What a game was like: `things` are [event, seat, round, name], `decisions` [round, seat, move, legal moves]."""

    def __init__(self) -> None:
        self.things: list[list[Any]] = []
        self.decisions: list[list[Any]] = []
        self.actions: list[tuple[int, int]] = []  # seat and action, forced ones too


def play_told(
    game: Game[Any], s: Any, bots: list[Bot], dice: Dice, most: int, count: Count, told: Told
) -> bool:
    """Let bots play until the game is over (True) or `most` decisions were made, and write down what happens.

    >>> from eldorado import bots, games
    >>> from eldorado.core.dice import QuickDice
    >>> game, dice, told = games.load("quest"), QuickDice(1), Told()
    >>> s = game.new(2, game.options(2, {}), dice)
    >>> players = [bots.make("greedy", game, seat, QuickDice(seat)) for seat in range(2)]
    >>> play_told(game, s, players, dice, 2000, Count(), told), told.things[0][0]
    (True, 'bought')
    """
    counted = COUNTED.get(game.info.id, {})
    before = made = 0
    while made < most:
        mask = game.actors(s)
        if mask == 0:
            return True
        if mask != before:
            count.turns += 1
            before = mask
        seat = (mask & -mask).bit_length() - 1
        legal = game.legal(s, seat)
        action = bots[seat].choose(game.observe(s, seat), legal) if len(legal) > 1 else legal[0]
        if len(legal) > 1:
            count.decisions += 1
            told.decisions.append([round_of(s), seat, game.notation(s, seat, action), len(legal)])
        else:
            count.forced += 1
        made += 1
        told.actions.append((seat, action))
        events: list[Event] = []
        game.apply(s, seat, action, dice, events)
        told.things += [
            [event.kind, event.args[who], round_of(s), event.args[what]]
            for event in events
            if event.kind in counted
            for who, what in [counted[event.kind]]
        ]
    return game.actors(s) == 0


def record_of(game: Game[Any], seats: int, options: Options, names: list[str], told: Told, seed: int) -> str:
    """The record of a game that `play_told` played with `QuickDice(seed)`: it holds what was drawn, so that it replays
    to the last entry; nobody committed to a seed beforehand, as a table does.

    >>> from eldorado import games
    >>> import eldorado
    >>> game, told = games.load("quest"), Told()
    >>> told.actions = [(0, game.legal(game.new(2, game.options(2, {}), QuickDice(5)), 0)[0])]
    >>> eldorado.load(record_of(game, 2, game.options(2, {}), ["greedy", "random"], told, 5)).n
    1
    """
    dice = QuickDice(seed)
    dice.recording = True
    components = game.components(seats, options)
    state = game.begin(seats, options, components, dice)
    deal, dice.outcomes = dice.outcomes, []
    record = Record(game.info.id, game.info.rules_version, seats, options, "", deal, names, components)
    match = Match(game, record, state, dice)
    for seat, action in told.actions:
        match.push(action, seat)
    return match.export()


def round_of(s: Any) -> int:
    """The round a state is in; 0 for games that count none."""
    return int(getattr(s, "round", 0))
