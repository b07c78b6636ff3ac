"""Scenarios: the rulebook as readable tests. The format is in docs/scenarios.md."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from eldorado.core.dice import Dice, QuickDice, ScriptDice
from eldorado.core.errors import BadAction, BadNotation, BadScenario, UserError
from eldorado.core.game import SPECTATOR, Game
from eldorado.core.plain import Plain, canonical
from eldorado.core.scenarios.given import ABSENT, reach, unfold
from eldorado.core.system import toml
from eldorado.core.system.texts import read_text

__all__ = ["Failed", "Scenario", "parse", "read", "run"]

TOP: dict[str, type | tuple[type, ...]] = {
    "title": str,
    "proves": list,
    "game": str,
    "seats": int,
    "options": dict,
    "dice": (list, str),
    "given": dict,
    "new": bool,
    "play": list,
    "bad_position": str,
    "bad_options": str,
    "says": dict,
}
PLAY: dict[str, type | tuple[type, ...]] = {
    "seat": int,
    "do": (str, list),
    "then": dict,
    "refused": str,
    "clause": str,
    "says": dict,
    "can": list,
    "cannot": list,
    "only": list,
    "seen_by": (int, str),
    "sees": dict,
    "result": dict,
}


BROKEN = ("set_up", "no_seat", "which_seat", "cannot_read", "refused")


class Failed(UserError):
    """A scenario does not hold. `play` counts from 1; 0 is the set-up.

    >>> from eldorado import games
    >>> text = 'title = "t"\\nproves = []\\ngame = "quest"\\nnew = true\\ndice = "seed:1"\\n[[play]]\\nthen.round = 5'
    >>> try:
    ...     run(parse(text, "a.toml"), games.load("quest"))
    ... except Failed as failed:
    ...     print(failed.play, failed.key, failed.args_["found"])
    1 scenario.fails.value 1
    """

    def __init__(self, key: str, /, **args: Plain) -> None:
        super().__init__(key, **args)
        self.play = 0

    @property
    def broken(self) -> bool:
        """Whether the scenario is impossible, not merely untrue: a position, seat or move that cannot exist."""
        return self.key.rpartition(".")[2] in BROKEN


class Scenario:
    """A well-formed scenario.

    >>> Scenario("a.toml", {"title": "Paying", "proves": ["Q-BUY-7"], "game": "quest"}).proves
    ['Q-BUY-7']
    """

    def __init__(self, file: str, data: dict[str, Plain]) -> None:
        self.file = file
        self.title: str = data["title"]
        self.proves: list[str] = data["proves"]
        self.game: str = data["game"]
        self.seats: int = data.get("seats", 0)
        self.options: dict[str, Plain] = data.get("options", {})
        self.dice: list[Plain] | str = data.get("dice", [])
        self.given: dict[str, Plain] = data.get("given", {})
        self.new: bool = data.get("new", False)
        self.plays: list[dict[str, Plain]] = data.get("play", [])
        self.bad_position: str = data.get("bad_position", "")
        self.bad_options: str = data.get("bad_options", "")
        self.says: dict[str, Plain] = data.get("says", {})


def parse(text: str, file: str) -> Scenario:
    """Parse a scenario; BadScenario names file and key for what does not belong.

    >>> parse('title = "t"\\nproves = []\\ngame = "toy"\\nnew = true\\n[[play]]\\ncan = ["dig 1"]', "a.toml").title
    't'
    >>> parse('title = "t"', "a.toml")
    Traceback (most recent call last):
    eldorado.core.errors.BadScenario: a.toml: “proves” is missing.
    """
    try:
        data = toml.loads(text)
    except toml.BadToml as error:
        raise BadScenario("scenario.not_toml", file=file, problem=error.problem) from None
    checked(data, TOP, file, "")
    for key in ("title", "proves", "game"):
        if key not in data:
            raise BadScenario("scenario.lacks", file=file, key=key)
    plays = data.get("play", [])
    for number, play in enumerate(plays, 1):
        if not isinstance(play, dict) or not play:
            raise BadScenario("scenario.bad_value", file=file, key=f"play {number}", wanted="a table")
        checked(play, PLAY, file, f"play {number}: ")
        for key in ("do", "can", "cannot", "only"):
            if isinstance(play.get(key), list) and not all(isinstance(move, str) for move in play[key]):
                where = f"play {number}: {key}"
                raise BadScenario("scenario.bad_value", file=file, key=where, wanted="a list of moves")
        if "clause" in play and "refused" not in play:
            raise BadScenario("scenario.lacks", file=file, key=f"play {number}: refused")
        if ("sees" in play) != ("seen_by" in play):
            lacks = "sees" if "seen_by" in play else "seen_by"
            raise BadScenario("scenario.lacks", file=file, key=f"play {number}: {lacks}")
        if not set(play) - {"seat"}:
            raise BadScenario("scenario.lacks", file=file, key=f"play {number}: do, then, refused …")
    for list_of_words in ("proves",):
        if not all(isinstance(word, str) for word in data[list_of_words]):
            raise BadScenario("scenario.bad_value", file=file, key=list_of_words, wanted="a list of words")
    refusing = [key for key in ("bad_position", "bad_options") if key in data]
    if len(refusing) + bool(plays) != 1:
        raise BadScenario("scenario.one_of", file=file, choices=["play", "bad_position", "bad_options"])
    if data.get("new") and "given" in data:
        raise BadScenario("scenario.one_of", file=file, choices=["new", "given"])
    return Scenario(file, data)


def checked(data: Plain, known: dict[str, type | tuple[type, ...]], file: str, where: str) -> None:
    for key, value in data.items():
        if key not in known:
            raise BadScenario("scenario.unknown_key", file=file, key=where + key, choices=sorted(known))
        wanted = known[key]
        kinds = wanted if isinstance(wanted, tuple) else (wanted,)
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            said = " or ".join(NAMES[kind] for kind in kinds)
            raise BadScenario("scenario.bad_value", file=file, key=where + key, wanted=said)


NAMES = {str: "a text", list: "a list", int: "a number", dict: "a table", bool: "true or false"}


def read(path: Path | str) -> Scenario:
    """Read the scenario in a file.

    >>> read("no/such.toml")
    Traceback (most recent call last):
    eldorado.core.errors.BadScenario: no/such.toml: the scenario cannot be read: No such file or directory.
    """
    return parse(read_text(path, "scenario.unreadable", BadScenario), str(path))


def run(scenario: Scenario, game: Game[Any]) -> None:
    """Play a scenario; Failed says what does not hold, BadScenario what cannot be understood.

    >>> from eldorado import games
    >>> text = 'title = "t"\\nproves = []\\ngame = "quest"\\nnew = true\\ndice = "seed:1"\\n[[play]]\\nthen.round = 1'
    >>> run(parse(text, "a.toml"), games.load("quest"))
    """
    Player(scenario, game).run()


class Player:
    def __init__(self, scenario: Scenario, game: Game[Any]) -> None:
        self.scenario = scenario
        self.game = game
        self.seats = scenario.seats or game.info.default_seats
        self.state: Any = None
        self.dice: Dice = QuickDice(0)

    def run(self) -> None:
        scenario, game = self.scenario, self.game
        full = self.refusal(scenario.bad_options, lambda: game.options(self.seats, dict(scenario.options)))
        if scenario.bad_options:
            return
        self.dice = self.make_dice()
        if scenario.new:
            self.state = self.refusal(scenario.bad_position, lambda: game.new(self.seats, full, self.dice))
        else:
            given = {**unfold(scenario.given), "seats": self.seats, "options": full}
            self.state = self.refusal(scenario.bad_position, lambda: self.placed(given))
        if scenario.bad_position:
            return
        for number, play in enumerate(scenario.plays, 1):
            try:
                self.play(play)
            except Failed as failed:
                raise self.blamed(failed, number) from None
            except UserError as error:
                raise self.blamed(self.misread(error), number) from None
        if isinstance(self.dice, ScriptDice) and self.dice.at < len(self.dice.script):
            left = Failed(
                "scenario.fails.dice_left", used=self.dice.at, n=len(self.dice.script), left=self.left()
            )
            raise self.blamed(left, len(scenario.plays))

    def placed(self, given: Plain) -> Any:
        """Set up the given position; a value of an impossible shape is the file's mistake, not the game's."""
        try:
            return self.game.position(given)
        except (TypeError, AttributeError) as error:
            raise BadScenario(
                "scenario.bad_value", file=self.scenario.file, key="given", wanted=f"a position ({error})"
            ) from error

    def misread(self, error: UserError) -> Failed:
        unread = isinstance(error, BadNotation | BadAction)
        key = "scenario.fails.cannot_read" if unread else "scenario.fails.error"
        return Failed(key, problem={"key": error.key, "args": error.args_})

    def blamed(self, failed: Failed, number: int) -> Failed:
        """The failure to report: a named die that could not be drawn explains all later differences."""
        dice = self.dice
        if isinstance(dice, ScriptDice) and dice.skipped == dice.at:
            failed = Failed("scenario.fails.dice_skipped", word=str(dice.script[dice.skipped]))
        failed.play = number
        return failed

    def left(self) -> list[str]:
        used = self.dice.at if isinstance(self.dice, ScriptDice) else 0
        return [str(word) for word in list(self.scenario.dice)[used:]]

    def make_dice(self) -> Dice:
        said = self.scenario.dice
        if isinstance(said, str):
            name, _, seed = said.partition(":")
            if name != "seed" or not seed.isdecimal():
                raise BadScenario(
                    "scenario.bad_value", file=self.scenario.file, key="dice", wanted='a list or "seed:7"'
                )
            return QuickDice(int(seed))
        script: list[Plain] = []
        for word in said:
            if isinstance(word, bool) or not isinstance(word, int | str):
                raise BadScenario(
                    "scenario.bad_value", file=self.scenario.file, key="dice", wanted="words and numbers"
                )
            script.append(int(word) if isinstance(word, str) and word.lstrip("-").isdecimal() else word)
        return ScriptDice(script)

    def refusal(self, wanted: str, build: Callable[[], Any]) -> Any:
        """Return what `build` makes; if a key is wanted, it must refuse with that key (and what `says` asks for)."""
        try:
            made = build()
        except BadScenario:
            raise
        except UserError as error:
            if error.key != wanted:
                problem = {"key": error.key, "args": error.args_}
                raise Failed("scenario.fails.set_up", problem=problem) from None
            for name, value in self.scenario.says.items():
                if canonical(error.args_.get(name)) != canonical(value):
                    raise Failed(
                        "scenario.fails.value",
                        path=name,
                        found=str(error.args_.get(name)),
                        expected=str(value),
                    ) from None
            return None
        if wanted:
            raise Failed("scenario.fails.not_refused", move=wanted)
        return made

    # --- one play ---------------------------------------------------------------------------------------------------
    def seat(self, play: dict[str, Plain]) -> int:
        if "seat" in play:
            seat: int = play["seat"]
            if not 0 <= seat < self.seats:
                raise Failed("scenario.fails.no_seat", seat=seat)
            return seat
        mask = self.game.actors(self.state)
        seats = [seat for seat in range(self.seats) if (mask >> seat) & 1]
        if len(seats) != 1:
            raise Failed("scenario.fails.which_seat", seats=seats)
        return seats[0]

    def play(self, play: dict[str, Plain]) -> None:
        game = self.game
        moves = play.get("do", [])
        for text in [moves] if isinstance(moves, str) else moves:
            seat = self.seat(play)
            action = game.encode(self.state, seat, text)
            refusal = game.why_not(self.state, seat, action)
            if refusal is not None:
                why = {"key": refusal.key, "args": refusal.args}
                raise Failed("scenario.fails.refused", move=text, seat=seat, clause=refusal.clause, why=why)
            if action not in game.legal(self.state, seat):
                raise Failed("scenario.fails.not_legal", move=text, seat=seat)
            game.apply(self.state, seat, action, self.dice, None)
        compare(game.describe(self.state), play.get("then", {}))
        if "refused" in play:
            self.refused(play)
        if any(key in play for key in ("can", "cannot", "only")):
            self.possible(play)
        if "sees" in play:
            viewer = play["seen_by"]
            if viewer != "spectator" and (not isinstance(viewer, int) or not 0 <= viewer < self.seats):
                raise Failed("scenario.fails.no_seat", seat=viewer)
            compare(game.observe(self.state, SPECTATOR if viewer == "spectator" else viewer), play["sees"])
        if "result" in play:
            self.result(play["result"])

    def refused(self, play: dict[str, Plain]) -> None:
        game, text = self.game, play["refused"]
        seat = self.seat(play)
        before = game.key(self.state)
        action = game.encode(self.state, seat, text)
        refusal = game.why_not(self.state, seat, action)
        if refusal is None or action in game.legal(self.state, seat):
            raise Failed("scenario.fails.not_refused", move=text)
        if refusal.clause != play.get("clause", refusal.clause):
            raise Failed(
                "scenario.fails.other_clause", move=text, clause=refusal.clause, expected=play["clause"]
            )
        compare(refusal.args, play.get("says", {}))
        if game.key(self.state) != before:
            raise Failed("scenario.fails.changed", move=text)

    def possible(self, play: dict[str, Plain]) -> None:
        game, seat = self.game, self.seat(play)
        legal = game.legal(self.state, seat)

        def meant(texts: Plain) -> dict[int, str]:
            return {game.encode(self.state, seat, text): text for text in texts}

        for action, text in meant(play.get("can", [])).items():
            if action not in legal:
                raise Failed("scenario.fails.not_legal", move=text, seat=seat)
        for action, text in meant(play.get("cannot", [])).items():
            if action in legal:
                raise Failed("scenario.fails.not_refused", move=text)
        if "only" in play:
            wanted = meant(play["only"])
            for action, text in wanted.items():
                if action not in legal:
                    raise Failed("scenario.fails.not_legal", move=text, seat=seat)
            more = [game.notation(self.state, seat, action) for action in legal if action not in wanted]
            if more:
                raise Failed("scenario.fails.more_legal", moves=more)

    def result(self, wanted: dict[str, Plain]) -> None:
        found = self.game.result(self.state)
        have = {**found.plain(), "winners": [seat for seat in range(self.seats) if found.ranks[seat] == 1]}
        compare(have, {"over": True, **wanted})


def compare(data: Plain, wanted: dict[str, Plain]) -> None:
    """Check that every path holds its value: "*" is any, "-" is none; tables and lists are compared whole."""
    for path, value in wanted.items():
        found = reach(data, path)
        if value == "-" and found is ABSENT:
            continue
        if found is ABSENT:
            if value != "-":
                raise Failed("scenario.fails.absent", path=path)
        elif value == "-":
            raise Failed("scenario.fails.present", path=path, found=str(found)[:200])
        elif value != "*" and canonical(found) != canonical(value):
            raise Failed("scenario.fails.value", path=path, found=str(found)[:200], expected=str(value)[:200])
