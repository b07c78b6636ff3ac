"""A language of no country, made from English: it shows what was forgotten and what does not fit."""

from __future__ import annotations

from eldorado.core.language.languages import PSEUDO
from eldorado.core.language.words import HOLE, Words

__all__ = ["pseudo", "stretch"]

ACCENTS = str.maketrans("aceinouyACEINOUYsSzZgG", "áçéíñóúýÁÇÉÍÑÓÚÝšŠžŽğĞ")


def stretch(text: str) -> str:
    """English made longer and strange, yet readable.

    >>> stretch("a card")
    'áá çáárd'
    """
    wanted = round(len(text) * 0.4)
    made: list[str] = []
    for letter in text:
        strange = letter.translate(ACCENTS)
        made.append(strange)
        if wanted > 0 and letter in "aeiou":
            made.append(strange)
            wanted -= 1
    if wanted > 0 and text.strip():
        made.append("·" * wanted)
    return "".join(made)


def pseudo(words: Words) -> Words:
    """Stretch every sentence by about 40 %, keeping its holes.

    >>> pseudo(Words("en", {"a": "Take {n} {n#card|cards}"})).say("a", {"n": 2})
    '⟦Táákéé 2 çáárdš·⟧'
    """

    def strange(template: str) -> str:
        made: list[str] = []
        end = 0
        for hole in HOLE.finditer(template):
            made.append(stretch(template[end : hole.start()]))
            if hole[2] == "#":
                forms = "|".join(stretch(form) for form in hole[3].split("|"))
                made.append("{" + hole[1] + "#" + forms + "}")
            else:
                made.append(hole[0])
            end = hole.end()
        made.append(stretch(template[end:]))
        return "⟦" + "".join(made) + "⟧"

    return Words(PSEUDO, {key: strange(template) for key, template in words.entries.items()})
