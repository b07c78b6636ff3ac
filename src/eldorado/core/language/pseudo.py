"""A pseudo-language made from English: it shows untranslated text and layouts that do not fit."""

from __future__ import annotations

from typing import Any

from eldorado.core.language.fluent import Catalogue, Entry

__all__ = ["pseudo", "stretch"]

PSEUDO = "x-pseudo"
ACCENTS = str.maketrans("aceinouyACEINOUYsSzZgG", "áçéíñóúýÁÇÉÍÑÓÚÝšŠžŽğĞ")


def stretch(text: str) -> str:
    """Make English text longer and strange, yet readable.

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


def pseudo(english: Catalogue) -> Catalogue:
    """Stretch every sentence by about 40 %, keeping its arguments.

    >>> from eldorado.core.language.words import Words
    >>> english = Words.read("en", "a = Take { $n ->\\n [one] a card\\n *[other] { $n } cards\\n }").catalogues[0]
    >>> Words("x-pseudo", pseudo(english)).say("a", {"n": 2})
    '⟦Táákéé 2 çáárdš·⟧'
    """
    from fluent.syntax import FluentSerializer, ast
    from fluent.syntax.visitor import Transformer

    class Stretch(Transformer):
        def visit_TextElement(self, node: Any) -> Any:  # noqa: N802  # named after the node
            return ast.TextElement(stretch(node.value))

        def visit_Attribute(self, node: Any) -> Any:  # noqa: N802  # grammar, which nobody reads
            return node

    serializer = FluentSerializer()

    def strange(key: str, entry: Entry) -> Entry:
        tree = Stretch().visit(english.tree(key).clone())
        if tree.value is not None and isinstance(tree, ast.Message):
            tree.value.elements = [ast.TextElement("⟦"), *tree.value.elements, ast.TextElement("⟧")]
        return Entry(serializer.serialize_entry(tree).rstrip("\n"), entry.file, entry.line)

    return Catalogue(PSEUDO, {key: strange(key, entry) for key, entry in english.entries.items()})
