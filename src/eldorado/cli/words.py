"""List the languages, and what each still lacks."""

from __future__ import annotations

from eldorado import games
from eldorado.cli._setup import print_json
from eldorado.core.language import languages
from eldorado.core.language.check import faults
from eldorado.core.language.fluent import Catalogue, Entry
from eldorado.core.plain import Plain


def words(language: str = "", *, json: bool = False) -> int:
    """List the languages with how many sentences each says itself, how many are still said in English, and what is
    wrong in its files; the exit code is 1 if anything is.

    Parameters
    ----------
    language
        show the sentences this language lacks, in English, to be translated in a file of its own
    json
        print one JSON document instead of text
    """
    english = spoken_in(languages.ENGLISH)
    if language:
        own = spoken_in(known(language))
        lacking = {key: entry for key, entry in english.items() if key not in own}
        if json:
            print_json({"language": language, "missing": {key: e.text for key, e in lacking.items()}})
        else:
            print("\n".join(entry.text for entry in lacking.values()))
        return 0
    found = [counted(code, english) for code in languages.languages(games.homes())]
    if json:
        print_json({"languages": found})
    else:
        for one in found:
            print(line(one))
            print("".join(f"  {wrong}\n" for wrong in one["faults"]), end="")
    return 1 if any(one["faults"] for one in found) else 0


def spoken_in(language: str) -> dict[str, Entry]:
    """The sentences of a language by key, without the terms they use."""
    own = Catalogue(language, languages.sentences(language, games.homes()))
    return {key: own.entries[key] for key in own.messages()}


def known(language: str) -> str:
    codes = languages.languages(games.homes())
    if language not in codes:
        raise languages.unknown(language, codes)
    return language


def counted(code: str, english: dict[str, Entry]) -> dict[str, Plain]:
    own = spoken_in(code)
    return {
        "language": code,
        "name": languages.own_name(code),
        "sentences": sum(key in english for key in own),
        "missing": sum(key not in own for key in english),
        "unknown": [key for key in own if key not in english],
        "faults": [str(error) for error in faults(code, games.homes())],
    }


def line(one: dict[str, Plain]) -> str:
    """One language in one line.

    >>> line({"language": "it", "name": "Italiano", "sentences": 12, "missing": 1822, "unknown": ["ui.hoem"]})
    'it: 12 sentences, 1822 missing, unknown: ui.hoem'
    """
    told = f"{one['language']}: {one['sentences']} sentences, {one['missing']} missing"
    return told + (f", unknown: {', '.join(one['unknown'])}" if one["unknown"] else "")
