"""What a lobby needs to know about a game, without loading its engine."""

from __future__ import annotations

from dataclasses import dataclass, field

from eldorado.core.plain import Options, Plain

__all__ = ["GameInfo", "Liked", "Option", "Preset", "complete"]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a table may choose. `kind` is "switch" (bool), "choice" (one of `choices`), "number" (low..high) or
    "text" (free, checked by the game: a course). Words: `GAME.option.ID`, and `GAME.option.ID.CHOICE` for its values.

    >>> Option("rounds", "number", 100, low=1, high=500).default
    100
    """

    id: str
    kind: str
    default: Plain
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of options, the first thing a lobby offers. Words: `GAME.preset.ID`, `GAME.preset.ID.about`.

    >>> Preset("long", {"rounds": 500}).seats
    ()
    """

    id: str
    options: Options = field(default_factory=dict)
    seats: tuple[int, ...] = ()  # empty: all seat counts of the game


@dataclass(frozen=True, slots=True)
class Liked:
    """Events that show what a player likes to get: which argument names the seat, which one the thing, and below which
    words (`GAME.WORDS.THING`) the thing is named. A player's statistics count them.

    >>> Liked("bought", "seat", "card", "card").event
    'bought'
    """

    event: str
    seat: str
    thing: str
    words: str


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game's card in the lobby.

    >>> card = GameInfo("toy", "Toy", rules_version=1, seats=(2, 3), default_seats=2)
    >>> card.plain()["seats"]
    [2, 3]
    """

    id: str
    title: str
    rules_version: int  # raised by every change that makes an old record play differently
    seats: tuple[int, ...]  # the numbers of players, each by itself: (2, 3, 4)
    default_seats: int
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    turns: tuple[str, ...] = ()  # the kinds of events that begin a seat's turn, if the game has turns
    more_seats: tuple[int, ...] = ()  # seat counts the engine plays but no lobby offers, only the daily race
    liked: tuple[Liked, ...] = ()  # all with the same words
    clauses: str = ""  # package path of rules.md, e.g. "eldorado.games.quest:rules.md"

    def __post_init__(self) -> None:
        """Refuse a card on which something does not fit, before a table is set up with it.

        >>> GameInfo("toy", "Toy", 1, seats=(2, 5), default_seats=3)
        Traceback (most recent call last):
        eldorado.core.errors.BadOption: toy: default_seats is 3, but seats lists 2, 5.
        """
        from eldorado.core.errors import BadOption

        if self.default_seats not in self.seats:
            raise BadOption(
                "game.bad_seats", game=self.id, usual=self.default_seats, choices=[str(n) for n in self.seats]
            )
        complete(self, {})

    def usual_seats(self, preset: str = "") -> int:
        """The default number of seats, of the game or of a preset.

        >>> GameInfo("toy", "Toy", 1, (1, 2, 3), 2, presets=(Preset("alone", seats=(1,)),)).usual_seats("alone")
        1
        """
        able = next((p.seats for p in self.presets if p.id == preset and p.seats), self.seats)
        return self.default_seats if self.default_seats in able else able[0]

    def plain(self) -> Plain:
        """Return plain data for `eldorado games --json` and the lobby."""
        return {
            "id": self.id,
            "title": self.title,
            "rules_version": self.rules_version,
            "seats": list(self.seats),
            "default_seats": self.default_seats,
            "options": [
                {
                    "id": o.id,
                    "kind": o.kind,
                    "default": o.default,
                    "choices": list(o.choices),
                    "low": o.low,
                    "high": o.high,
                }
                for o in self.options
            ],
            "presets": [
                {"id": p.id, "options": p.options, "seats": list(p.seats or self.seats)} for p in self.presets
            ],
        }


def complete(info: GameInfo, given: Options) -> Options:
    """Check the given options against their declarations and fill in defaults.

    >>> info = GameInfo("toy", "Toy", 1, (2,), 2, (Option("long", "switch", False),))
    >>> complete(info, {}), complete(info, {"long": True})
    ({'long': False}, {'long': True})
    """
    from eldorado.core.errors import BadOption

    known = {o.id: o for o in info.options}
    for key in given:
        if key not in known:
            raise BadOption("option.unknown", option=key, game=info.id, choices=sorted(known))
    done: Options = {}
    for option in info.options:
        value = given.get(option.id, option.default)
        good = (
            isinstance(value, bool)
            if option.kind == "switch"
            else isinstance(value, str) and value in option.choices
            if option.kind == "choice"
            else isinstance(value, int) and not isinstance(value, bool) and option.low <= value <= option.high
            if option.kind == "number"
            else isinstance(value, str)
        )
        if not good:
            choices = (
                ["true", "false"]
                if option.kind == "switch"
                else [f"{option.low}..{option.high}"]
                if option.kind == "number"
                else list(option.choices)
            )
            raise BadOption(
                "option.bad_value", option=option.id, value=str(value)[:60], choices=choices, game=info.id
            )
        done[option.id] = value
    return done
