"""The game protocol: how the table, bots, terminal and tests see every game.

A game is one object without state of its own (`Game`); a game in progress is a `State`, plain data in slots. Decisions
are small integers. Nothing here does I/O, reads a clock, or uses a source of chance other than the `Dice` passed in.

The rules of the protocol, checked for every game by `core.conformance`:

- `actors` is a bitmask of the seats that owe a decision; 0 means the game is over. `legal` is never empty for an actor
  and empty for everybody else. Its order is fixed by the position (no sets, no dict order from outside). The list is
  the game's, which may keep it: callers must not change it.
- `apply` changes the state in place and trusts its caller: the action is legal. It draws chance from `dice` alone, and
  appends to `out`, when given, what happened.
- Answers that are asked at the same time (several bits in `actors`) do not depend on the order they arrive in, unless
  the game says `interleaved`: then whoever is quicker acts, each act is complete before the next, and each seat sees
  what was done before (partners who play one turn together).
- `observe` returns what a seat may know, as plain data, and nothing else leaves the engine. `plans`, `facts`, `decode`,
  `notation` and `why_not` of a seat depend only on what that seat may know.
- Games never return prose, only kinds, keys and arguments; `core.words` makes sentences of them.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from eldorado.core.dice import Dice
from eldorado.core.errors import BadNotation, BadOption
from eldorado.core.info import GameInfo, complete
from eldorado.core.plain import Options, Plain, canonical, digest

__all__ = ["Event", "Game", "Move", "Plan", "Refusal", "Result", "State", "belongs", "ranked"]

SPECTATOR = -1
EVERYBODY = -1  # the mask with every bit set


class Event:
    """Something that happened. `args` are seen by all; `secret` is added for the seats in the mask `seats`.

    Everybody gets every event, perhaps without the secret part, so the count of events tells nothing. `reveals` marks
    hidden information that became known to somebody without a draw of chance (a sealed choice opened, a hand seen).
    Words: `GAME.event.KIND`; with the secret part, `GAME.event.KIND.secret` if there is such a key.

    >>> drew = Event("drew", {"count": 1}, {"cards": ["scout"]}, seats=0b01)
    >>> drew.seen_by(0)
    {'kind': 'drew', 'args': {'count': 1, 'cards': ['scout']}, 'own': True}
    >>> drew.seen_by(1) == drew.seen_by(SPECTATOR) == {"kind": "drew", "args": {"count": 1}}
    True
    """

    __slots__ = ("kind", "args", "secret", "seats", "reveals")

    def __init__(
        self, kind: str, args: Plain, secret: Plain = None, seats: int = 0, reveals: bool = False
    ) -> None:
        self.kind = kind
        self.args = args
        self.secret = secret
        self.seats = seats
        self.reveals = reveals

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args})"

    def seen_by(self, seat: int) -> Plain:
        """This event as that seat sees it (a spectator is in no mask)."""
        if self.secret is not None and seat >= 0 and (self.seats >> seat) & 1:
            return {"kind": self.kind, "args": {**self.args, **self.secret}, "own": True}
        return {"kind": self.kind, "args": self.args}


class Move:
    """The readable side of an action.

    `kind` and `args` make its sentence (`GAME.move.KIND`), `at` are the anchors on the board it belongs to, such as
    "space:12", "card:scout", "pile:native", "seat:2": the client lets a person tap them. `reveals` is true when the
    action may draw chance, reveal something or end the turn, so that it cannot simply be taken back; a client marks it.

    >>> import eldorado
    >>> match = eldorado.start("quest", seats=2, seed=7)
    >>> move = match.game.decode(match.state, 0, match.game.encode(match.state, 0, "spend traveler"))
    >>> move, move.at, move.reveals
    (Move('spend', {'card': 'traveler'}), ['card:traveler'], False)
    """

    __slots__ = ("kind", "args", "at", "reveals")

    def __init__(self, kind: str, args: Plain, at: list[str], reveals: bool = False) -> None:
        self.kind = kind
        self.args = args
        self.at = at
        self.reveals = reveals

    def __repr__(self) -> str:
        return f"Move({self.kind!r}, {self.args})"

    def plain(self) -> Plain:
        return {"kind": self.kind, "args": self.args, "at": self.at, "reveals": self.reveals}


class Refusal:
    """Why a move is not legal: the clause that forbids it, and the sentence `key` with `args`.

    >>> import eldorado
    >>> match = eldorado.start("quest", seats=2, seed=7)
    >>> match.game.why_not(match.state, 0, match.game.encode(match.state, 0, "buy scout"))
    Refusal('Q-BUY-7', 'quest.refusal.spend_first', {'cost': 1})
    """

    __slots__ = ("clause", "key", "args")

    def __init__(self, clause: str, key: str, args: Plain) -> None:
        self.clause = clause
        self.key = key
        self.args = args

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.key!r}, {self.args})"

    def plain(self) -> Plain:
        return {"clause": self.clause, "key": self.key, "args": self.args}


class Plan:
    """Several decisions a person makes in one gesture: legal one after the other, up to the first that reveals.

    `kind` and `args` (cost, gain) make a sentence (`GAME.plan.KIND`), `at` are its anchors, the last one the
    target; `uses` are the anchors it uses up (cards, tokens). `best` marks the one proposal for its target.

    >>> import eldorado
    >>> match = eldorado.start("quest", seats=2, seed=7)
    >>> plan = match.game.plans(match.state, 0)[0]
    >>> plan.actions[0] in match.legal()
    True
    """

    __slots__ = ("kind", "actions", "args", "at", "uses", "best")

    def __init__(
        self, kind: str, actions: list[int], args: Plain, at: list[str], uses: list[str], best: bool = False
    ) -> None:
        self.kind = kind
        self.actions = actions
        self.args = args
        self.at = at
        self.uses = uses
        self.best = best

    def __repr__(self) -> str:
        return f"Plan({self.kind!r}, {self.actions}, {self.args})"

    def plain(self) -> Plain:
        return {
            "kind": self.kind,
            "actions": self.actions,
            "args": self.args,
            "at": self.at,
            "uses": self.uses,
            "best": self.best,
        }


class Result:
    """The standing or the end of a game: rank 1 is best, ties share a rank, all have 2 if nobody wins; `key` says why.

    >>> import eldorado
    >>> eldorado.start("quest", seats=2, seed=7).result()
    Result(over=False, ranks=[1, 1], scores=[0, 0])
    """

    __slots__ = ("over", "ranks", "scores", "key", "args")

    def __init__(self, over: bool, ranks: list[int], scores: list[int], key: str, args: Plain) -> None:
        self.over = over
        self.ranks = ranks
        self.scores = scores
        self.key = key
        self.args = args

    def __repr__(self) -> str:
        return f"Result(over={self.over}, ranks={self.ranks}, scores={self.scores})"

    def plain(self) -> Plain:
        return {
            "over": self.over,
            "ranks": self.ranks,
            "scores": self.scores,
            "key": self.key,
            "args": self.args,
        }


def ranked(scores: list[int]) -> list[int]:
    """Ranks of scores, the highest first; ties share a rank.

    >>> ranked([3, 7, 7, 1])
    [3, 1, 1, 4]
    """
    return [1 + sum([other > score for other in scores]) for score in scores]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress. Games subclass it with annotated ints and lists; `seats` is common to all.

    >>> import eldorado
    >>> eldorado.start("island", seats=3).state.seats
    3
    """

    def __init__(self, seats: int) -> None:
        self.seats: int = seats

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str, Plain]]:
        """Pickle and deepcopy go through the game's `dump` and `load`, compiled or not."""
        home = HOMES.get(type(self).__name__ + " of " + type(self).__module__)
        if home is None:
            raise TypeError(f"{type(self).__name__} cannot be copied: its game has not called `belongs`")
        return revived, (home, game_of(home).dump(self))


HOMES: dict[str, str] = {}  # from a class of states to the module of its game


def belongs(states: Any, module: str) -> None:
    """Register the module in which the game of a class of states lives as GAME. Copies and pickles need it.

    >>> class Heap(State): ...
    >>> belongs(Heap, "pebbles.game")
    """
    HOMES[states.__name__ + " of " + states.__module__] = module


def game_of(module: str) -> Any:
    """Return the game that a module defines as GAME."""
    return import_module(module).GAME


def revived(module: str, data: Plain) -> Any:
    """Rebuild a state from its dump, for pickle."""
    return game_of(module).load(data)


def remade(cls: Any) -> Any:
    """Rebuild a game from its class, for pickle: the one its module defines, if it is of that class."""
    game = getattr(import_module(cls.__module__), "GAME", None)
    return game if type(game) is cls else cls()


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game.

    >>> import eldorado
    >>> from eldorado.core.dice import QuickDice
    >>> game, dice = eldorado.games.load("quest"), QuickDice(1)
    >>> s = game.new(2, game.options(2, {}), dice)
    >>> while game.actors(s) == 0b01:
    ...     game.apply(s, 0, game.legal(s, 0)[0], dice)
    >>> game.actors(s) == 0b10 and game.legal(s, 0) == []
    True
    """

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any]]:
        return remade, (type(self),)

    info: GameInfo
    actions: int  # every action is in range(actions): the fixed space for masks and learning

    # --- setting up -----------------------------------------------------------------------------------------------
    def options(self, seats: int, given: Options) -> Options:
        """Check and complete the options; BadOption for what does not exist or does not fit the seat count."""
        # By name: where this class is compiled, a game that is not keeps its card in its own class, not in our slot.
        card: GameInfo = getattr(self, "info")  # noqa: B009
        if seats not in card.seats and seats not in card.more_seats:
            choices = [str(count) for count in card.seats]
            raise BadOption("option.bad_seats", game=card.title, seats=seats, choices=choices)
        return complete(card, given)

    def new(self, seats: int, options: Options, dice: Dice) -> S:
        """Deal a new game with completed options, waiting for its first decision."""
        raise NotImplementedError

    def position(self, given: Plain) -> S:
        """The position a scenario describes (keys as in `describe`, missing ones at their defaults, plus "seats" and
        "options"). BadPosition names the key of what is impossible."""
        raise NotImplementedError

    def components(self, seats: int, options: Options) -> dict[str, Plain]:
        """What a game with these options begins with, by name: cards, tokens, tiles, the contents of bags. A record
        keeps it, so that the game can be dealt again when the data have grown."""
        return {}

    def begin(self, seats: int, options: Options, components: dict[str, Plain], dice: Dice) -> S:
        """Like `new`, with the components of a record instead of today's; ValueError names an unknown one."""
        return self.new(seats, options, dice)

    # --- playing --------------------------------------------------------------------------------------------------
    def actors(self, s: S) -> int:
        raise NotImplementedError

    def interleaved(self, s: S) -> bool:
        """Whether the seats in `actors` act one after the other in any order instead of answering one question."""
        return False

    def legal(self, s: S, seat: int) -> list[int]:
        raise NotImplementedError

    def apply(self, s: S, seat: int, action: int, dice: Dice, out: list[Event] | None = None) -> None:
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """Ranks as they would be if the game ended now; `over` says whether it did."""
        raise NotImplementedError

    def ranks_so_far(self, s: S) -> list[int]:
        """Ranks for a game that is broken off here: those of `result`, unless they mean nothing before the end."""
        return self.result(s).ranks

    # --- copying and saving ---------------------------------------------------------------------------------------
    def clone(self, s: S) -> S:
        """An independent copy. Slow default; override with a field-by-field copy if the game is searched."""
        return self.load(self.dump(s))

    def dump(self, s: S) -> Plain:
        """The whole state, secrets included, as plain data; `load` is its inverse."""
        raise NotImplementedError

    def load(self, data: Plain) -> S:
        raise NotImplementedError

    def key(self, s: S) -> bytes:
        """A hash that is equal exactly for equal states."""
        return digest(self.dump(s))

    def describe(self, s: S) -> Plain:
        """The whole state in the words of the rulebook, as scenarios give and check it: readable, secrets included."""
        raise NotImplementedError

    def round_of(self, s: S) -> int:
        """The round as people count it, from 1: the state's `round`; 0 for games that count none."""
        return int(getattr(s, "round", 0))

    def conserved(self, s: S) -> Plain:
        """Counts that never change during a game (cards by kind over all piles, pieces …), for conformance checks."""
        raise NotImplementedError

    # --- knowing --------------------------------------------------------------------------------------------------
    def observe(self, s: S, seat: int) -> Plain:
        """Return what the seat may know; SPECTATOR for somebody without a seat."""
        raise NotImplementedError

    def parted(self) -> tuple[str, ...]:
        """The keys of a view that hold tables with a fixed set of keys, of which only a few change at a time."""
        return ()

    def sees_besides(self, s: S, seat: int) -> Plain:
        """How the seat's view differs from a spectator's, by the keys of a view; of a list with something for each seat
        `{seat: …}`, of a table named in `parted` `Inside(…)`. None for a game that does not say: then the two views
        are compared."""
        return None

    def sees_since(self, before: S, after: S) -> Plain:
        """The part of a spectator's view that may have changed since an earlier position of the same game, in the form
        of `sees_besides`. None for a game that does not say: then the whole view is made."""
        return None

    def unchanged_for(self, before: S, after: S, seat: int) -> bool:
        """Whether a seat that is asked nothing in both positions sees the same besides (`sees_besides`), and if a
        spectator is told the same facts is told the same too (`facts_beside`). False is always right."""
        return False

    def determinize(self, view: Plain, dice: Dice) -> S:
        """Draw a world consistent with the view: `observe(determinize(v), seat) == v`. All such worlds can be drawn."""
        raise NotImplementedError

    def permute(self, s: S, seat: int, dice: Dice) -> S:
        """Draw another world that looks the same to the seat."""
        return self.determinize(self.observe(s, seat), dice)

    def hides(self, s: S, seat: int) -> bool:
        """Whether anything in this position is hidden from the seat. The fairness checks expect a different
        world if so, and the very same one if not."""
        return True

    def svg(self, s: S, seat: int) -> str:
        """The position as a picture (SVG): what the seat may know, or a spectator."""
        raise NotImplementedError

    def layout(self, seats: int, options: Options) -> Any:
        """How a seat's view becomes a row of numbers for learning: a `kit.encoding.Layout`. Only learners call it."""
        raise NotImplementedError

    def scene(self, s: S) -> Plain:
        """What is fixed for the whole game and known to all (board, card texts as numbers); sent to a client once."""
        return {}

    # --- speaking -------------------------------------------------------------------------------------------------
    def decode(self, s: S, seat: int, action: int) -> Move:
        """Describe an action as a move, legal or not; BadAction for an int that means nothing here."""
        raise NotImplementedError

    def decode_legal(self, s: S, seat: int, legal: list[int]) -> list[Move]:
        """Describe all legal actions of the seat as moves, like `decode`; a game can override it to share work."""
        return [self.decode(s, seat, action) for action in legal]

    def notation(self, s: S, seat: int, action: int) -> str:
        """Return one readable line; `encode` is its inverse in the same position."""
        raise NotImplementedError

    def encode(self, s: S, seat: int, text: str) -> int:
        """Return the action a notation means, legal or not; BadNotation if it cannot be read or is ambiguous.

        By default it is looked up among the notations of all actions."""
        wanted = " ".join(text.lower().split())
        first_words: dict[str, None] = {}
        actions: int = getattr(self, "actions")  # noqa: B009
        for action in range(actions):
            line = self.notation(s, seat, action)
            if line.lower() == wanted:
                return action
            first_words[line.split(" ")[0]] = None
        raise BadNotation("notation.unreadable", text=text[:60], choices=list(first_words))

    def draw(self, s: S, width: int = 0) -> str:
        """Draw the position as text: what everybody at the table can see, nothing secret.

        With a width, fit a screen of that many columns: a wider board shows the part that matters now.
        """
        raise NotImplementedError

    def chart(self, s: S, width: int = 0) -> str:
        """Draw the position as text with its whole map, for users who ask for it; by default what `draw` shows."""
        return self.draw(s, width)

    def why_not(self, s: S, seat: int, action: int) -> Refusal | None:
        """Return None for a legal action, otherwise the clause that forbids it. Not for hot loops."""
        raise NotImplementedError

    def explain(self, s: S, seat: int, ask: Plain) -> Refusal | None:
        """Explain why a gesture has no plan: `ask` is {"to": anchor, "with": [anchors]}. None if there is no reason."""
        return None

    # --- advising -------------------------------------------------------------------------------------------------
    def plans(self, s: S, seat: int) -> list[Plan]:
        """Proposals for the seat's gestures, using only what the seat may know."""
        return []

    def facts(self, s: S, seat: int) -> Plain:
        """Numbers a player wants to know now (distance, value of the hand, odds), using only what the seat may know."""
        return {}

    def facts_beside(self, s: S, seat: int, other: Plain) -> Plain:
        """The same as `facts`, given those of a spectator in this position."""
        return self.facts(s, seat)

    def prompt(self, s: S, seat: int) -> Plain:
        """What is asked of the seat now: {"key": …, "args": …, "clause": id}; the sentence the client always shows.

        In a reaction window also "pass", the action that declines, and, if this seat has nothing at stake,
        "matters": False; under attack "stand", the action that fights with what is there; asked for a trade
        "decline", the action that refuses it. A table uses them to answer for players who do not want to be asked.
        "hopeless": True says that nothing the seat can still do changes how the game ends for it: a table where nobody
        else plays then offers to give up.
        """
        raise NotImplementedError

    def sides(self, seats: int, options: Options) -> list[int]:
        """The side of each seat, known before the deal: partners have the same."""
        return list(range(seats))

    def same(self, s: S, other: S) -> bool:
        return canonical(self.dump(s)) == canonical(self.dump(other))
