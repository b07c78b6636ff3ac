"""Find mistakes in a catalogue, each with its file, its line and the remedy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources import files

from eldorado.core.errors import UserError
from eldorado.core.language import languages
from eldorado.core.language.fluent import TERM, Catalogue, Entry, fault, parse
from eldorado.core.language.needs import called, needs, refers

__all__ = ["faults", "refuse_faults"]


def faults(language: str, places: Iterable[str] = ()) -> list[UserError]:
    """The mistakes in the sentences of a language, apart from missing ones.

    >>> faults("en")
    []
    """
    places = tuple(places)
    own = Catalogue(language, languages.sentences(language, places))
    english = Catalogue(languages.ENGLISH, languages.sentences(languages.ENGLISH, places))
    return [error for key, entry in list(own.entries.items()) for error in wrong(own, english, key, entry)]


def refuse_faults(places: Iterable[str] = ()) -> None:
    """Raise the first mistake in sentences from outside: a server reports it at start-up, a browser would not.

    >>> refuse_faults()
    """
    places = tuple(places)
    ours = str(files("eldorado"))
    for language in languages.languages(places):
        if not all(str(file).startswith(ours) for file in languages.written(language, places)):
            for error in faults(language, places):
                raise error


def wrong(own: Catalogue, english: Catalogue, key: str, entry: Entry) -> Iterator[UserError]:
    """Yield the mistakes in one entry."""
    from eldorado.core.language.bundle import CALLED

    try:
        tree = own.trees[key] = parse(entry)
    except UserError as error:
        yield error
        return
    if tree.value is None:
        yield fault(entry.file, entry.line, "words.fault.empty")
    if "{" not in entry.text:
        return
    for name in called(tree):
        if name not in CALLED:
            yield fault(entry.file, entry.line, "words.fault.function", name=name, choices=list(CALLED))
    for name in refers(tree):
        if name not in own.entries:
            yield fault(entry.file, entry.line, "words.fault.refers", name=name)
    if key.startswith(TERM):
        return
    if key in english.entries and "$" in entry.text:
        known = list(dict.fromkeys(need.name for need in needs(english, key)))
        for name in dict.fromkeys(need.name for need in needs(own, key)):
            if name not in known:
                key = "words.fault.argument" if known else "words.fault.no_argument"
                choices = [f"${one}" for one in known]
                yield fault(entry.file, entry.line, key, name=name, choices=choices)
