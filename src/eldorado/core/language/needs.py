"""Find the arguments a sentence takes, and how it formats each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from eldorado.core.language.fluent import TERM, Catalogue, key_of
from eldorado.core.language.values import plain_word
from eldorado.core.plain import Plain

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Need", "needs"]

SORTS = ("zero", "one", "two", "few", "many", "other")  # of numbers, by CLDR


class Need(NamedTuple):
    """An argument of a sentence: said as it is (""), by a function (its name), or choosing between forms of the
    sentence, as a number ("count") or a word ("choice")."""

    name: str
    how: str = ""
    of: str = ""

    @property
    def chooses(self) -> bool:
        return self.how in ("count", "choice")

    def key(self, value: Plain) -> str:
        """Return the key that WORD looks up for a value.

        >>> Need("card", "WORD", "quest-card").key("scout")
        'quest.card.scout'
        """
        return f"{key_of(self.of)}.{plain_word(value)}"


def needs(catalogue: Catalogue, key: str) -> list[Need]:
    """The arguments of a sentence in order of appearance, each way of formatting one once.

    >>> from eldorado.core.language.fluent import cut
    >>> needs(Catalogue("en", cut("a = { SEAT($who) } has { $n }, { $n }", "")), "a")
    [Need(name='who', how='SEAT', of=''), Need(name='n', how='', of='')]
    """
    return list(dict.fromkeys(asked(catalogue, catalogue.tree(key), frozenset({key}))))


def asked(catalogue: Catalogue, node: Any, seen: frozenset[str]) -> Iterator[Need]:
    """Yield the arguments below a node of Fluent's syntax tree, and in the sentences it refers to."""
    from fluent.syntax import ast

    if isinstance(node, list):
        for part in node:
            yield from asked(catalogue, part, seen)
    elif isinstance(node, ast.VariableReference):
        yield Need(node.id.name)
    elif isinstance(node, ast.FunctionReference):
        of = next((one.value.value for one in node.arguments.named if one.name.name == "of"), "")
        for value in node.arguments.positional:
            if isinstance(value, ast.VariableReference):
                yield Need(value.id.name, node.id.name, of)
    elif isinstance(node, ast.SelectExpression):
        if isinstance(node.selector, ast.VariableReference):
            keys = [getattr(variant.key, "name", None) for variant in node.variants]
            counts = all(name is None or name in SORTS for name in keys)
            yield Need(node.selector.id.name, "count" if counts else "choice")
        else:
            yield from asked(catalogue, node.selector, seen)
        yield from asked(catalogue, node.variants, seen)
    elif isinstance(node, ast.MessageReference):
        key = key_of(node.id.name)
        if key in catalogue.entries and key not in seen:
            yield from asked(catalogue, catalogue.tree(key), seen | {key})
    elif isinstance(node, ast.BaseNode) and not isinstance(node, ast.TermReference):
        for part in vars(node).values():
            yield from asked(catalogue, part, seen)


def refers(node: Any) -> Iterator[str]:
    """Yield the keys of the sentences and terms that a syntax tree refers to.

    >>> from eldorado.core.language.fluent import Entry, parse
    >>> list(refers(parse(Entry("a = To { -city } by { way-fast }", "", 1))))
    ['-city', 'way.fast']
    """
    from fluent.syntax import ast

    if isinstance(node, list):
        for part in node:
            yield from refers(part)
    elif isinstance(node, ast.BaseNode):
        if isinstance(node, ast.TermReference):
            yield TERM + node.id.name
        elif isinstance(node, ast.MessageReference):
            yield key_of(node.id.name)
        yield from (key for part in vars(node).values() for key in refers(part))


def called(node: Any) -> Iterator[str]:
    """Yield the functions that a syntax tree calls.

    >>> from eldorado.core.language.fluent import Entry, parse
    >>> list(called(parse(Entry("a = { SEAT($who) }", "", 1))))
    ['SEAT']
    """
    from fluent.syntax import ast

    if isinstance(node, list):
        for part in node:
            yield from called(part)
    elif isinstance(node, ast.BaseNode):
        if isinstance(node, ast.FunctionReference):
            yield node.id.name
        yield from (name for part in vars(node).values() for name in called(part))
