"""The clauses that concern a table: those of its edition, options and number of seats, the goal first.

What a clause depends on is data, `rules.toml` beside a game's rules.md: the clauses that hold only at some tables, and
what a tag such as `[1st]` stands for. Without that file every clause concerns every table. docs/adding-a-game.md.
"""

from __future__ import annotations

import re
from dataclasses import replace
from fnmatch import fnmatchcase
from functools import lru_cache

from eldorado.core.info import GameInfo
from eldorado.core.plain import Plain
from eldorado.core.rulebook import RULING, Clause, Rulebook, places
from eldorado.core.system import toml

__all__ = ["at_table"]

TAG = re.compile(r"\[(\w+)\]")
# A tag after one of these names an edition; any other begins what holds in it.
NAMED = re.compile(r"\b(?:in|of|every|by|from|with|di|ogni|da|con)\s$", re.IGNORECASE)
# A tag at the end of part of a sentence stands for that part.
BEHIND = re.compile(r"; ([^;.]*) \[(\w+)\]\.")
CITED = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b")


@lru_cache(maxsize=16)
def settings(game: str, clauses: str) -> Plain:
    """A game's settings for its clauses: `only`, `tags`, `names`, `goal`."""
    found = places(game, clauses, "en")
    if not found:
        return {}
    file = found[0].parent / "rules.toml" if hasattr(found[0], "parent") else None
    return toml.loads(file.read_text(encoding="utf-8")) if file is not None and file.is_file() else {}


def holds(conditions: Plain, seats: int, options: dict[str, Plain]) -> bool:
    """Whether one of the conditions holds: each names options, or `seats`, with the values that will do.

    >>> holds([{"mode": ["teams"]}, {"seats": [1]}], 1, {"mode": "free"})
    True
    """
    known = {**options, "seats": seats}
    return any(all(known.get(key) in values for key, values in each.items()) for each in conditions)


def at_table(book: Rulebook, info: GameInfo, seats: int, options: dict[str, Plain]) -> list[Clause]:
    """The clauses that concern a table, without remarks on other editions and options, the goal first.

    >>> from eldorado import games
    >>> from eldorado.core import rulebook
    >>> info = games.info("quest")
    >>> [c.id for c in at_table(rulebook.load(info), info, 3, {"caves": False})][0]
    'Q-WIN-1'
    """
    data = settings(info.id, info.clauses)
    hidden = {
        clause.id
        for clause in book.clauses
        for rule in data.get("only", [])
        if any(fnmatchcase(clause.id, pattern) for pattern in rule["clauses"])
        and not holds(rule["when"], seats, options)
    }
    tags = {tag: holds(when, seats, options) for tag, when in data.get("tags", {}).items()}
    reader = Reader(tags, data.get("names", {}), hidden)
    shown = [
        replace(clause, text=text, tags=())
        for clause in book.clauses
        if clause.id not in hidden and (text := reader.read(clause.text))
    ]
    first = book.by_id[data["goal"]].section if data.get("goal") in book.by_id else ""
    return sorted(shown, key=lambda clause: clause.section != first)


class Reader:
    """Cut the remarks on other tables out of a clause.

    >>> reader = Reader({"1st": False, "2nd": True}, {"2nd": "the second edition"}, {"T-B-1"})
    >>> reader.read("Tie: [1st] the turn ends. [2nd] all step back (fort: T-B-1). **Ruling** so too in [1st].")
    'Tie: all step back.'
    >>> reader.read("[2nd] **Ruling** nobody joins."), reader.read("[1st] **Ruling** nobody joins.")
    ('**Ruling** nobody joins.', '')
    """

    def __init__(self, tags: dict[str, bool], names: dict[str, str], hidden: set[str]) -> None:
        self.tags = tags
        self.names = names
        self.hidden = hidden

    def read(self, text: str) -> str:
        """The clause as this table reads it; empty if nothing of it concerns the table."""
        printed, *rulings = (part.strip() for part in text.split(RULING))
        bare = not TAG.sub(
            "", printed
        ).strip()  # a clause that consists of nothing but a ruling, tagged as a whole or not
        if not (self.played(printed) if bare else self.part(printed, True)):
            return ""  # a ruling on a clause of another table is of no use
        told = [self.part(ruling, bare) for ruling in rulings]
        first = self.part(printed, True)
        said = [first[:1].upper() + first[1:], *(f"{RULING} {ruling}" for ruling in told if ruling)]
        return " ".join(part for part in said if part)

    def part(self, text: str, whole: bool) -> str:
        """Return what remains of a printed rule or ruling; `whole`: a tag at its beginning stands for all of it."""
        kept = BEHIND.sub(lambda found: f"; {found[1]}." if self.tags.get(found[2], True) else ".", text)
        kept = self.without_citations(self.without_others(kept, whole))
        kept = " ".join(piece for piece in re.split(r"(?<=[;.]) ", kept) if not self.of_others(piece))
        kept = TAG.sub(lambda tag: self.names.get(tag[1], tag[0]) if self.named(kept, tag) else "", kept)
        return tidy(kept)

    def played(self, text: str) -> bool:
        """Whether every tag names something this table plays."""
        return all(self.tags.get(tag, True) for tag in TAG.findall(text))

    def named(self, text: str, tag: re.Match[str]) -> bool:
        """Whether a tag is the name of an edition rather than the start of text that holds only in that edition."""
        return tag[1] in self.tags and bool(NAMED.search(text[: tag.start()]))

    def of_others(self, piece: str) -> bool:
        """Whether part of a sentence compares with an edition that is not played."""
        return any(not self.tags.get(tag[1], True) and self.named(piece, tag) for tag in TAG.finditer(piece))

    def without_others(self, text: str, whole: bool) -> str:
        """Remove the text that begins with the tag of another edition, up to where that text ends."""
        at = 0
        while tag := TAG.search(text, at):
            if self.tags.get(tag[1], True) or self.named(text, tag):
                at = tag.end()
                continue
            before = text[: tag.start()].rstrip()
            stops = "" if whole and not before else ".;" if before.endswith(",") else "."
            end = self.end_of(text, tag.end(), stops)
            after = text[end:]
            if before and before[-1] in ",;:" and not after.lstrip().startswith("["):
                before = before[:-1] + ("" if after.startswith(")") else text[end - 1])
            text = f"{before} {after.lstrip()}" if not after.startswith(")") else before + after
            at = len(before)
        return text

    def end_of(self, text: str, start: int, stops: str) -> int:
        """The end of the text that a tag begins: the next tag, its bracket, or one of the `stops`."""
        depth = 0
        for at in range(start, len(text)):
            letter = text[at]
            if letter == "(":
                depth += 1
            elif letter == ")":
                depth -= 1
                if depth < 0:
                    return at
            elif letter == "[" and (tag := TAG.match(text, at)) and not self.named(text, tag):
                return at
            elif letter in stops and depth == 0 and text[at + 1 : at + 2] in ("", " "):
                return at + 1
        return len(text)

    def without_citations(self, text: str) -> str:
        """Remove brackets that only cite clauses which do not apply to the table."""

        def shorter(found: re.Match[str]) -> str:
            pieces = [piece for piece in found[1].rstrip(".").split("; ") if not self.cites_hidden(piece)]
            return f"({'; '.join(pieces)})" if pieces else ""

        return re.sub(r"\(([^()]*)\)", lambda f: shorter(f) if CITED.search(f[1]) else f[0], text)

    def cites_hidden(self, piece: str) -> bool:
        cited = CITED.findall(piece)
        return bool(cited) and all(clause in self.hidden for clause in cited)


def tidy(text: str) -> str:
    """Close the gaps that removals left in a sentence."""
    text = re.sub(r"\s+", " ", text).replace("( ", "(").replace("()", "")
    text = re.sub(r"\s+([,.;:)])", r"\1", text)
    text = re.sub(r"[,;:]+\.", ".", text).strip(" ;,")
    text = re.sub(r"(?<=[a-z)\d]\. )[a-z]", lambda letter: letter[0].upper(), text)
    return "" if text in (".", "") or text.endswith(":") else text if text[-1] in ".)!?" else text + "."
