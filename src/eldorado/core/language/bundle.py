"""fluent.runtime's bundle for a catalogue whose entries are parsed one by one, and the functions our sentences call.

- `SEAT($who)`: a seat number as the player's name.
- `HALF($n)`: a number of half units, 5 as 2½.
- `SAID($why)`: an argument that is a sentence itself, with key and args, without its full stop.
- `WORD($card, of: "quest-card")`: the sentence `quest-card-VALUE`, which may use the same arguments.

Each takes a list too, and says its items with commas between them. Numbers are written as they are, without points
between the thousands.

Importing fluent.runtime costs about 25 ms and a locale's data 20 more, so this module is imported when the first
sentence is said, and the data is read when the first number chooses a word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from babel import Locale, UnknownLocaleError
from babel.core import parse_locale
from babel.plural import PluralRule
from fluent.runtime import FluentBundle
from fluent.runtime.builtins import BUILTINS
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentType

from eldorado.core.language.fluent import TERM, key_of
from eldorado.core.language.values import halves, plain_word
from eldorado.core.plain import Plain

if TYPE_CHECKING:
    # By its module: kit.speech has a Words too, and the site must tell them apart.
    from eldorado.core.language import words as catalogue

__all__ = ["CALLED", "FUNCTIONS", "Given", "bundle", "formatted"]

LONGEST = 2000  # characters of one argument: Fluent refuses to format longer ones
DEEPEST = 6  # sentences within sentences


# --- arguments ----------------------------------------------------------------------------------------------------
class Given(dict[str, Any]):
    """The arguments of one sentence; each is converted to a Fluent value when the sentence asks for it."""

    def __init__(
        self, words: catalogue.Words, args: Plain, names: Sequence[str] | None, depth: int = 0
    ) -> None:
        super().__init__()
        self.words = words
        self.args: Mapping[str, Plain] = args or {}
        self.names = names
        self.depth = depth

    def __missing__(self, name: str) -> FluentType:
        if name not in self.args:
            return Value("{$" + name + "}", self)
        value = self.args[name]
        kind = Count if isinstance(value, int) and not isinstance(value, bool) else Value
        made: FluentType = kind(value, self)
        self[name] = made
        return made

    def say(self, key: str, args: Plain) -> str:
        """Render a sentence inside this one."""
        return self.words.say(key, args, self.names, self.depth + 1) if self.depth < DEEPEST else key


class Value(FluentType):
    """An argument that is not a number: a word, a list, a sentence."""

    def __init__(self, value: Plain, given: Given) -> None:
        self.value = value
        self.given = given

    def format(self, locale: object) -> str:
        return each(self, plain_word)

    def __eq__(self, other: object) -> bool:  # how a sentence selects by a word
        return self.format(None) == other

    __hash__ = None  # type: ignore[assignment]


class Count(FluentType, int):
    """A number: written as it is; also chooses between forms by the plural rules of the language."""

    value: int
    given: Given

    def __new__(cls, value: int, given: Given) -> Count:
        made = super().__new__(cls, value)
        made.value, made.given = value, given
        return made

    def format(self, locale: object) -> str:
        return str(self.value)


def together(words: Iterable[str]) -> list[str]:
    """Join a list in words; repeated items appear once, with their count."""
    return [said if n == 1 else f"{said} ×{n}" for said, n in Counter(words).items()]


def each(given: Any, say: Callable[[Plain], str], fold: Callable[[Iterable[str]], list[str]] = list) -> str:
    """Render a value, or the values of a list, in words; cut what is longer than anybody reads."""
    value = given.value
    said = ", ".join(fold(map(say, value))) if isinstance(value, list) else say(value)
    return said if len(said) <= LONGEST else said[:LONGEST] + "…"


# --- functions of the sentences -------------------------------------------------------------------------------------
def seat(of: Any) -> str:
    return each(of, lambda v: of.given.words.seat(v, of.given.names))


def half(of: Any) -> str:
    return each(of, halves)


def said(of: Any) -> str:
    return each(of, lambda v: of.given.say(v["key"], v["args"]).rstrip("."))


def word(value: Any, of: str) -> str:
    prefix = key_of(of)
    return each(value, lambda v: value.given.say(f"{prefix}.{plain_word(v)}", value.given.args), together)


FUNCTIONS: dict[str, Callable[..., Any]] = {"SEAT": seat, "HALF": half, "SAID": said, "WORD": word}
CALLED = (*FUNCTIONS, *BUILTINS)  # what a sentence can call


# --- the bundle -----------------------------------------------------------------------------------------------------
class Late(Locale):
    """babel's locale with its plural rule loaded on demand, as that reads the locale's data."""

    plural_form = PluralRule({})  # what a bundle asks for on creation

    def rule(self) -> PluralRule:
        found: PluralRule = Locale.plural_form.fget(self)  # type: ignore[attr-defined]
        return found


class Parsed(dict[str, Any]):
    """The messages, or the terms, of a catalogue: each is parsed when the bundle first asks for it."""

    def __init__(self, tree: Callable[[str], Any], mark: str) -> None:
        super().__init__()
        self.tree = tree
        self.mark = mark

    def __missing__(self, name: str) -> Any:
        found = self[name] = self.tree(self.mark + name if self.mark else key_of(name))
        return found


class Lazy(FluentBundle):
    """A bundle that parses an entry only when it is needed."""

    def __init__(self, language: str, tree: Callable[[str], Any]) -> None:
        super().__init__([language], FUNCTIONS, use_isolating=False)
        self._messages = Parsed(tree, "")
        self._terms = Parsed(tree, TERM)
        self._plural_form = self.plural

    _babel_locale: Late

    def _get_babel_locale(self) -> Late:
        try:
            parts = parse_locale(self.locales[0], sep="-")
            return Late(*parts[:4])
        except (UnknownLocaleError, ValueError):  # the pseudo-language, or one unknown to babel
            return Late("en")

    def plural(self, number: float) -> Any:
        """The plural category of a number in this language: one, few, many, other…"""
        sort: Any = self._babel_locale.rule()
        self._plural_form = sort
        return sort(number)


def bundle(language: str, tree: Callable[[str], Any]) -> FluentBundle:
    """Make a bundle that gets the syntax tree of an entry from `tree` when it needs it."""
    return Lazy(language, tree)


def formatted(bundle: FluentBundle, pattern: Any, given: Given) -> str:
    """Format a pattern with its arguments; mistakes in it stay visible and never raise at a table."""
    environment = ResolverEnvironment(context=bundle, current=CurrentEnvironment(args=given), errors=[])
    try:
        return str(pattern(environment))
    except ValueError:  # more parts than Fluent will join
        return "{???}"
