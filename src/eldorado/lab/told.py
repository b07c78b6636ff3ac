"""Details of bot games: everything bought, found or lost, by whom and in which round, and every decision.

Slower than without events, and the same games: the same seeds give the same decisions.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from eldorado.core.dice import Dice, QuickDice
from eldorado.core.game import Event, Game, Result
from eldorado.core.matches.match import Match
from eldorado.core.matches.record import Record
from eldorado.core.plain import Options
from eldorado.lab.playout import Count
from eldorado.lab.weights.players import Decide

__all__ = ["AT_THE_END", "COUNTED", "NOBODY", "Told", "at_the_end", "play_told", "record_of"]

NOBODY = -1  # the seat for events that concern all


class Counted(NamedTuple):
    """Events that a row of figures lists: what they are called there, their kind, and the arguments that name the seat
    and the thing. Without a seat it is everybody's (-1), without a thing the kind is its name. `room` is where the
    game's words have the titles of such things."""

    name: str
    kind: str
    who: str = ""
    what: str = ""
    room: str = ""


COUNTED: dict[str, tuple[Counted, ...]] = {
    "quest": (
        Counted("bought", "bought", "seat", "card", "card"),
        Counted("took", "took", "seat", "card", "card"),
        Counted("removed", "removed", "seat", "card", "card"),
        Counted("explored", "explored", "seat", "token", "token"),
    ),
    "island": (
        Counted("explorer", "explorer", "who", "explorer", "explorer"),
        Counted("buys", "buys", "who", "what", "item"),
        *(
            Counted("does", kind, "who")
            for kind in ("army", "bank", "trades", "reacts", "vanishes", "looks_hand")
        ),
        *(Counted("fights", kind, "who") for kind in ("battle", "defeated")),
    ),
    "isla_dorada": (
        Counted("bolt", "bolt", "who", "card", "card"),
        Counted("treasure", "treasure", "who", "treasure", "treasure"),
        Counted("cursed", "cursed", "who", "curse", "curse"),
        Counted("won", "won", "who", "to", "place"),
        Counted("bid", "won", "who", "amount"),
        Counted("leg", "moved", "", "type", "type"),
        Counted("marker", "marker", "", "site", "place"),
        # The last of the tricks is a Shaman.
        *(
            Counted("trick", kind, "who")
            for kind in ("juju", "ovetos", "sangaia", "bongo", "bonus", "paid_turned")
        ),
    ),
}


# What `at_the_end` adds.
AT_THE_END: dict[str, tuple[Counted, ...]] = {
    "isla_dorada": (
        Counted("destiny", "", room="destiny"),
        Counted("fulfilled", "", room="destiny"),
    ),
}


class Told:
    """The details of a game: `things` are [event, seat, round, name], `decisions` [round, seat, move, legal moves]."""

    def __init__(self) -> None:
        self.things: list[list[Any]] = []
        self.decisions: list[list[Any]] = []
        self.actions: list[tuple[int, int]] = []  # seat and action, forced ones too


def play_told(
    game: Game[Any], s: Any, players: list[Decide], dice: Dice, most: int, count: Count, told: Told
) -> bool:
    """Let players decide until the game is over (True) or `most` decisions were made, and write down what happens.

    >>> from eldorado import games
    >>> from eldorado.core.dice import QuickDice
    >>> from eldorado.lab.weights.players import seated
    >>> game, dice, told = games.load("quest"), QuickDice(1), Told()
    >>> s = game.new(2, game.options(2, {}), dice)
    >>> players = [seated(game, "greedy", seat, 2, QuickDice(seat)) for seat in range(2)]
    >>> play_told(game, s, players, dice, 2000, Count(), told), told.things[0][0]
    (True, 'bought')
    """
    counted: dict[str, list[Counted]] = {}
    for one in COUNTED.get(game.info.id, ()):
        counted.setdefault(one.kind, []).append(one)
    told.things += at_the_start(game, s)
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
        action = players[seat](s, seat, legal) if len(legal) > 1 else legal[0]
        if len(legal) > 1:
            count.decisions += 1
            told.decisions.append([game.round_of(s), seat, game.notation(s, seat, action), len(legal)])
        else:
            count.forced += 1
        made += 1
        told.actions.append((seat, action))
        events: list[Event] = []
        game.apply(s, seat, action, dice, events)
        told.things += [
            thing(one, event, game.round_of(s)) for event in events for one in counted.get(event.kind, ())
        ]
    return game.actors(s) == 0


def thing(one: Counted, event: Event, round_: int) -> list[Any]:
    """An event as a row lists it.

    >>> thing(Counted("bid", "won", "who", "amount"), Event("won", {"who": 2, "amount": 4}), 1)
    ['bid', 2, 1, '4']
    """
    who = event.args[one.who] if one.who else NOBODY
    return [one.name, who, round_, str(event.args[one.what]) if one.what else event.kind]


def at_the_start(game: Game[Any], s: Any) -> list[list[Any]]:
    """What is dealt before anybody decides, and so no event tells: the explorers of the Island's first edition.

    >>> from eldorado import games
    >>> game = games.load("island")
    >>> s = game.new(2, game.options(2, {"edition": "first"}), QuickDice(1))
    >>> [kind for kind, seat, round_, name in at_the_start(game, s)]
    ['explorer', 'explorer']
    """
    players = game.observe(s, NOBODY).get("players", [])
    names = [player.get("explorer") for player in players if isinstance(player, dict)]
    return [["explorer", seat, 0, name] for seat, name in enumerate(names) if name]


def at_the_end(result: Result, round_: int) -> list[list[Any]]:
    """What a result tells of each seat beside its score: the destiny it kept, and whether that was fulfilled."""
    found: list[list[Any]] = []
    for seat, destiny in enumerate(result.args.get("destinies", [])):
        found.append(["destiny", seat, round_, destiny])
        if result.args["sheets"][seat]["destiny"] > 0:
            found.append(["fulfilled", seat, round_, destiny])
    return found


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
