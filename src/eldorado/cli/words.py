"""List the languages, and what each still lacks."""

from __future__ import annotations

from eldorado import games
from eldorado.cli._setup import print_json
from eldorado.core.language import languages
from eldorado.core.plain import Plain


def words(language: str = "", *, json: bool = False) -> None:
    """List the languages with how many sentences each says itself and how many are still said in English.

    Parameters
    ----------
    language
        show the sentences this language lacks, in English, to be translated
    json
        print one JSON document instead of text
    """
    english = languages.sentences(languages.ENGLISH, games.homes())
    if language:
        own = languages.sentences(known(language), games.homes())
        lacking = {key: said for key, said in english.items() if key not in own}
        if json:
            print_json({"language": language, "missing": lacking})
        else:
            print("\n".join(f"{key} = {said}" for key, said in lacking.items()))
        return
    found = [counted(code, english) for code in languages.languages(games.homes())]
    if json:
        print_json({"languages": found})
        return
    for one in found:
        print(line(one))


def known(language: str) -> str:
    codes = languages.languages(games.homes())
    if language not in codes:
        raise languages.unknown(language, codes)
    return language


def counted(code: str, english: dict[str, str]) -> dict[str, Plain]:
    own = languages.sentences(code, games.homes())
    return {
        "language": code,
        "name": languages.own_name(code),
        "sentences": sum(key in english for key in own),
        "missing": sum(key not in own for key in english),
        "unknown": [key for key in own if key not in english],
    }


def line(one: dict[str, Plain]) -> str:
    """One language in one line.

    >>> line({"language": "it", "name": "Italiano", "sentences": 12, "missing": 1822, "unknown": ["ui.hoem"]})
    'it: 12 sentences, 1822 missing, unknown: ui.hoem'
    """
    told = f"{one['language']}: {one['sentences']} sentences, {one['missing']} missing"
    return told + (f", unknown: {', '.join(one['unknown'])}" if one["unknown"] else "")
