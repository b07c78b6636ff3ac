"""Find languages and load their words.

A language is a tree of Fluent files: `words/CODE/*.ftl` for what games share, and `words/CODE/*.ftl` in the package of
each game, with `rules.md` beside them for its rules. A language from outside mirrors that tree in a folder of its own:

    FOLDER/words/it/*.ftl
    FOLDER/games/quest/words/it/*.ftl
    FOLDER/games/quest/words/it/rules.md

Such folders are `languages` in the user's data folder, those the variable ELDORADO_WORDS names (separated like PATH),
and those given to `add_folder`. A sentence that a language lacks is shown in English.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from eldorado.core.errors import BadOption, UserError
from eldorado.core.language.fluent import Catalogue, Entry, cut, fault
from eldorado.core.language.pseudo import PSEUDO, pseudo
from eldorado.core.language.words import Words
from eldorado.core.system.places import data_folder
from eldorado.core.system.reasons import reason

__all__ = [
    "PSEUDO",
    "add_folder",
    "folders",
    "languages",
    "load",
    "own_english",
    "own_name",
    "preferred",
    "sentences",
    "speak",
    "speaking",
    "spoken",
]

ENGLISH = "en"
CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
FOLDERS = "ELDORADO_WORDS"  # in the environment, so that worker processes find the same languages
SPOKEN = "ELDORADO_LANG"
WITHIN: ContextVar[str] = ContextVar("language", default="")  # chosen for a piece of work, see `speaking`
MOST_WISHES = 20  # of the languages a browser prefers, how many are considered


# --- where words are ------------------------------------------------------------------------------------------------
def folders() -> tuple[str, ...]:
    """The folders with languages from outside; later ones override earlier ones.

    >>> Path(folders()[0]).name
    'languages'
    """
    named = [name for name in os.environ.get(FOLDERS, "").split(os.pathsep) if name]
    return (str(data_folder() / "languages"), *named)


def add_folder(folder: Path) -> None:
    """Look for languages in this folder too, here and in processes started from here.

    >>> add_folder(Path("no/such"))
    Traceback (most recent call last):
    eldorado.core.errors.UserError: There is no folder no/such with languages.
    """
    if not folder.is_dir():
        raise UserError("words.no_folder", folder=str(folder))
    named = os.environ.get(FOLDERS, "").split(os.pathsep)
    if str(folder.resolve()) not in named:
        os.environ[FOLDERS] = os.pathsep.join([*filter(None, named), str(folder.resolve())])


def home(place: str) -> Traversable:
    """Return the place of a game: its package, or the folder of its file."""
    if os.path.isabs(place):
        return Path(place)
    try:
        return files(place)
    except Exception:  # an outside package that cannot be imported: loading the game says why
        return Path(os.devnull)


def trees(places: Iterable[str]) -> Iterator[Traversable]:
    """Yield every folder that contains languages, in the order they are read."""
    yield files("eldorado") / "words"
    for place in places:
        yield home(place) / "words"
    for folder in map(Path, folders()):
        yield folder / "words"
        yield from sorted(folder.glob("games/*/words"))


def sentences(language: str, places: Iterable[str] = ()) -> dict[str, Entry]:
    """The sentences a language has itself, without the English fallback, and the terms it uses (`-city`).

    >>> sentences("en")["seat"].text, sentences("xx")
    ('seat = Player { $n }', {})
    """
    entries: dict[str, Entry] = {}
    for file in written(language, places):
        entries.update(read(file))
    return entries


def written(language: str, places: Iterable[str] = ()) -> Iterator[Traversable]:
    """Yield the files of a language, in the order they are read."""
    for tree in trees(places):
        folder = tree / language
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda f: f.name):
                if file.name.endswith(".ftl"):
                    yield file
                elif file.name.endswith(".toml"):  # the file format used before Fluent
                    raise UserError("words.no_fluent", file=str(file))


def read(file: Traversable) -> dict[str, Entry]:
    """Read the entries of one file by their keys."""
    try:
        source = file.read_text(encoding="utf-8")
    except OSError as error:
        raise fault(str(file), 1, "words.fault.closed", problem=reason(error)) from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise fault(str(file), line, "words.fault.utf8") from None
    return cut(source, str(file))


# --- the words of a language ----------------------------------------------------------------------------------------
def load(language: str = ENGLISH, places: Iterable[str] = ()) -> Words:
    """Load the words of a language: the shared ones and those of the games at the given places.

    >>> load().say("seat", {"n": 3})
    'Player 3'
    >>> load("x-pseudo").say("seat", {"n": 3}).startswith("⟦")
    True
    """
    return _load(language, tuple(places), folders())


@lru_cache(maxsize=32)
def _load(language: str, places: tuple[str, ...], outside: tuple[str, ...]) -> Words:
    """Load a language's own catalogue, with English behind it for what it lacks."""
    if language == ENGLISH:
        return Words(ENGLISH, Catalogue(ENGLISH, sentences(ENGLISH, places)))
    (english,) = _load(ENGLISH, places, outside).catalogues
    if language == PSEUDO:
        return Words(PSEUDO, pseudo(english))
    return Words(language, Catalogue(language, sentences(language, places)), english)


def languages(places: Iterable[str] = ()) -> list[str]:
    """The codes of the languages that have words anywhere, English first.

    >>> languages()[0]
    'en'
    """
    found = {
        folder.name
        for tree in trees(places)
        if tree.is_dir()
        for folder in tree.iterdir()
        if folder.is_dir() and CODE.fullmatch(folder.name)
    }
    return [ENGLISH, *sorted(found - {ENGLISH})]


def own_name(language: str) -> str:
    """A language's name for itself; its code if it has none.

    >>> own_name("en")
    'English'
    """
    words = load(language)
    return words.say("language.name") if "language.name" in words.catalogues[0].entries else language


def own_english() -> Words:
    """The built-in English, for reporting that other words cannot be read.

    >>> own_english().say("seat", {"n": 1})
    'Player 1'
    """
    entries: dict[str, Entry] = {}
    for file in (files("eldorado") / "words" / ENGLISH).iterdir():
        entries.update(read(file))
    return Words(ENGLISH, Catalogue(ENGLISH, entries))


# --- choosing one ---------------------------------------------------------------------------------------------------
def speak(language: str, places: Iterable[str] = ()) -> None:
    """Choose the language of this process and of those started from it.

    >>> speak("tlh")
    Traceback (most recent call last):
    eldorado.core.errors.BadOption: There are no words for the language “tlh”. Choose one of: en, it.
    """
    known = languages(places)
    if language not in (*known, PSEUDO):
        raise unknown(language, known)
    os.environ[SPOKEN] = language


def unknown(language: str, known: list[str]) -> BadOption:
    return BadOption("words.unknown", language=language, choices=known)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Choose the language for the work inside, as a server does that draws for readers of several languages.

    >>> with speaking("it"):
    ...     spoken()
    'it'
    """
    before = WITHIN.set(language)
    try:
        yield
    finally:
        WITHIN.reset(before)


def spoken() -> str:
    """The language chosen for this work or else for this process, English if none was.

    >>> spoken()
    'en'
    """
    return WITHIN.get() or os.environ.get(SPOKEN) or ENGLISH


def voice(error: UserError) -> str:
    """Render an error in the chosen language, without the words of any game, for `str`.

    >>> voice(BadOption("game.unknown", game="chess", choices=["quest"]))
    'There is no game “chess”. Choose one of: quest.'
    """
    return load(spoken()).error(error)


def preferred(wishes: str, known: Iterable[str]) -> str:
    """Return the known language that a browser's Accept-Language header prefers.

    >>> preferred("fr, it-CH;q=0.9, en;q=0.5", ["en", "it"]), preferred("", ["en", "it"])
    ('it', 'en')
    >>> preferred("pt", ["en", "pt-BR"]), preferred("it;q=0, de", ["en", "it"])
    ('pt-BR', 'en')
    """
    by_code = {code.lower(): code for code in known}
    for _, wish in sorted(map(weighed, wishes.split(",")[:MOST_WISHES]), key=lambda pair: pair[0]):
        main = wish.partition("-")[0]
        near = (wish, main, *(code for code in by_code if code.partition("-")[0] == main))
        found = next((by_code[code] for code in near if code in by_code), None)
        if found is not None:
            return found
    return ENGLISH


def weighed(wish: str) -> tuple[float, str]:
    """Return one entry of an Accept-Language header with its rank, lower is better; an empty code if excluded."""
    code, _, rest = wish.strip().partition(";")
    given = re.fullmatch(r"\s*q=(\d(?:\.\d{0,3})?)\s*", rest)
    weight = float(given[1]) if given else 1.0
    return -weight, code.strip().lower() if weight else ""
