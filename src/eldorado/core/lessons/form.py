"""Read the files of lessons: `lessons/*.toml` in the package of a game. docs/lessons.md has the format."""

from __future__ import annotations

from functools import lru_cache

from eldorado.core.errors import BadOption, BadScenario
from eldorado.core.language.languages import home
from eldorado.core.plain import Plain
from eldorado.core.system import toml

__all__ = ["Lesson", "Step", "available", "parse", "read"]

TOP: dict[str, type] = {
    "minutes": int,
    "place": int,
    "seats": int,
    "options": dict,
    "learner": int,
    "step": list,
}
STEP: dict[str, type] = {
    "id": str,
    "given": dict,
    "dice": list,
    "do": list,
    "until": dict,
    "any_order": bool,
    "wrong": dict,
    "others": list,
    "point": list,
    "picture": list,
}
NAMES = {str: "a text", list: "a list", int: "a number", dict: "a table", bool: "true or false"}


class Step:
    """One idea: what the lesson says, what the learner should do, and the replies to wrong moves.

    >>> Step({"id": "walk", "do": ["scout machete", ["e", "ne"]]}).do
    [['scout machete'], ['e', 'ne']]
    """

    def __init__(self, data: dict[str, Plain]) -> None:
        self.id: str = data["id"]
        self.given: dict[str, Plain] | None = data.get("given")
        self.dice: list[Plain] = data.get("dice", [])
        # Each move with its alternatives; the first is the one that a demonstration plays.
        self.do: list[list[str]] = [move if isinstance(move, list) else [move] for move in data.get("do", [])]
        self.until: dict[str, Plain] = data.get("until", {})
        self.any_order: bool = data.get("any_order", False)
        self.wrong: dict[str, str] = data.get("wrong", {})
        self.others: list[str] = data.get("others", [])
        self.point: list[str] = data.get("point", [])
        self.picture: list[str] = data.get("picture", [])

    @property
    def open(self) -> bool:
        """Whether the learner has a choice, so that the position after the step depends on it."""
        return bool(self.until) or self.any_order or any(len(move) > 1 for move in self.do)


class Lesson:
    """A well-formed lesson.

    >>> lesson = read("quest", "eldorado.games.quest", "first")
    >>> lesson.steps[0].id, lesson.words
    ('goal', 'quest.lesson.first')
    """

    def __init__(self, game: str, name: str, data: dict[str, Plain]) -> None:
        self.game = game
        self.id = name
        self.minutes: int = data["minutes"]
        self.place: int = data.get("place", 0)
        self.seats: int = data.get("seats", 0)
        self.options: dict[str, Plain] = data.get("options", {})
        self.learner: int = data.get("learner", 0)
        self.steps = [Step(step) for step in data["step"]]

    @property
    def words(self) -> str:
        """The prefix of its sentences: the key of its name, and the beginning of all others."""
        return f"{self.game}.lesson.{self.id}"

    def sentences(self) -> list[str]:
        """The keys of all sentences the lesson needs."""
        found = [self.words, f"{self.words}.about", f"{self.words}.end"]
        for step in self.steps:
            here = f"{self.words}.{step.id}"
            found += [here, f"{here}.say"]
            if step.do:
                found += [f"{here}.ask", f"{here}.done"]
            found += [f"{here}.wrong.{name}" for name in dict.fromkeys(step.wrong.values())]
        return found


def parse(text: str, file: str, game: str, name: str) -> Lesson:
    """Parse a lesson; BadScenario names file and entry for what does not belong.

    >>> parse('minutes = 1\\n[[step]]\\nid = "a"\\ndo = "e"', "a.toml", "quest", "a")
    Traceback (most recent call last):
    eldorado.core.errors.BadScenario: a.toml: “step 1: do” must be a list.
    """
    try:
        data = toml.loads(text)
    except toml.BadToml as error:
        raise BadScenario("scenario.not_toml", file=file, problem=error.problem) from None
    checked(data, TOP, file, "")
    for key in ("minutes", "step"):
        if not data.get(key):
            raise BadScenario("scenario.lacks", file=file, key=key)
    seen: set[str] = set()
    open_before = False
    for number, step in enumerate(data["step"], 1):
        where = f"step {number}: "
        if not isinstance(step, dict):
            raise BadScenario("scenario.bad_value", file=file, key=f"step {number}", wanted="a table")
        checked(step, STEP, file, where)
        if "id" not in step:
            raise BadScenario("scenario.lacks", file=file, key=where + "id")
        check_step(step, file, where)
        if step["id"] in seen:
            raise BadScenario("lesson.twice", file=file, step=number, id=step["id"])
        seen.add(step["id"])
        if "given" not in step and (number == 1 or open_before):
            raise BadScenario("lesson.needs_given", file=file, step=number)
        open_before = Step(step).open
    return Lesson(game, name, data)


def check_step(step: dict[str, Plain], file: str, where: str) -> None:
    """Refuse values of the wrong shape inside a step, and keys whose required companion is missing."""
    for key in ("others", "point", "picture"):
        if not all(isinstance(word, str) for word in step.get(key, [])):
            raise BadScenario("scenario.bad_value", file=file, key=where + key, wanted="a list of texts")
    for move in step.get("do", []):
        texts = move if isinstance(move, list) and move else [move]
        if not all(isinstance(text, str) for text in texts):
            raise BadScenario("scenario.bad_value", file=file, key=where + "do", wanted="a list of moves")
    if not all(isinstance(name, str) for name in step.get("wrong", {}).values()):
        raise BadScenario("scenario.bad_value", file=file, key=where + "wrong", wanted="a table of texts")
    for key in ("until", "any_order", "wrong", "others"):
        if key in step and not step.get("do"):
            raise BadScenario("scenario.lacks", file=file, key=where + "do")
    for other in step.get("others", []):
        seat, colon, move = other.partition(":")
        if not (seat.strip().isdecimal() and colon and move.strip()):
            raise BadScenario("scenario.bad_value", file=file, key=where + "others", wanted='like "1: end"')


def checked(data: Plain, known: dict[str, type], file: str, where: str) -> None:
    for key, value in data.items():
        if key not in known:
            raise BadScenario("lesson.unknown_key", file=file, key=where + key, choices=sorted(known))
        wanted = known[key]
        if not isinstance(value, wanted) or (isinstance(value, bool) and wanted is not bool):
            raise BadScenario("scenario.bad_value", file=file, key=where + key, wanted=NAMES[wanted])


@lru_cache(maxsize=64)
def read(game: str, place: str, name: str) -> Lesson:
    """Read a lesson of the game at a place; BadOption with the choices for an unknown one.

    >>> read("quest", "eldorado.games.quest", "no-such")
    Traceback (most recent call last):
    eldorado.core.errors.BadOption: There is no lesson “no-such” of quest. Choose one of: caves, first, pieces.
    """
    known = files(place)
    if name not in known:
        raise BadOption("lesson.unknown", lesson=name, game=game, choices=known or ["—"])
    file = home(place) / "lessons" / f"{name}.toml"
    return parse(file.read_text(encoding="utf-8"), f"{game}/lessons/{name}.toml", game, name)


def files(place: str) -> list[str]:
    """The names of the lessons at a place."""
    folder = home(place) / "lessons"
    if not folder.is_dir():
        return []
    return sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml"))


def available(game: str, place: str) -> list[Lesson]:
    """All lessons of a game, in the order to take them.

    >>> available("quest", "eldorado.games.quest")[0].id
    'first'
    """
    return sorted((read(game, place, name) for name in files(place)), key=lambda one: (one.place, one.id))
