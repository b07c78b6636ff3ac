"""The clauses of a game's rules.md, which refusals cite, scenarios prove and the rules page shows.

A clause is a list item that opens with its id in bold, `- **Q-MOVE-1** Onto an adjacent …`, below the heading of its
section. Tags in square brackets after the id say for which edition it holds; from `**Ruling**` on it settles what the
printed rules leave open.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from eldorado.core.errors import BadOption
from eldorado.core.info import GameInfo
from eldorado.core.language.languages import ENGLISH, folders
from eldorado.core.plain import Plain

__all__ = ["Clause", "Rulebook", "load", "parse", "text_of"]

CLAUSE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*\s*(.*)$")
TAGS = re.compile(r"^((?:\[[^\]]+\]\s*)+)")
RULING = "**Ruling**"


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule.

    >>> Clause("T-A-1", "Turn", "Draw. **Ruling** one card.").ruling
    'one card.'
    """

    id: str
    section: str
    text: str  # as written, in Markdown, with tags and ruling
    tags: tuple[str, ...] = ()

    @property
    def printed(self) -> str:
        """The text of the printed rulebook; empty if all of the clause is a ruling."""
        return TAGS.sub("", self.text).split(RULING)[0].strip()

    @property
    def ruling(self) -> str:
        """Our decision where the printed rules are silent; may be empty."""
        return RULING.join(self.text.split(RULING)[1:]).strip()

    def told(self, ruling: str) -> str:
        """The whole text for a terminal, without Markdown; `ruling` is what our decisions are called there.

        >>> Clause("T-A-1", "Turn", "Draw. **Ruling** one card.").told("Ruling:")
        'Draw. Ruling: one card.'
        """
        return self.text.replace(RULING, ruling).replace("**", "")

    def plain(self) -> Plain:
        return {"id": self.id, "section": self.section, "text": self.text, "tags": list(self.tags)}


class Rulebook:
    """The clauses of one game, by id, in the order of the file.

    >>> book = parse("## Moving\\n- **T-MOVE-1** [2nd] One step. **Ruling** not two.\\n")
    >>> clause = book["T-MOVE-1"]
    >>> clause.section, clause.tags, clause.printed, clause.ruling
    ('Moving', ('2nd',), 'One step.', 'not two.')
    """

    def __init__(self, clauses: list[Clause]) -> None:
        self.clauses = clauses
        self.by_id = {clause.id: clause for clause in clauses}

    def __contains__(self, clause: str) -> bool:
        return clause in self.by_id

    def __getitem__(self, clause: str) -> Clause:
        found = self.by_id.get(clause.upper())
        if found is None:
            near = self.near(clause)
            raise BadOption(
                "rules.unknown_clause", clause=clause, choices=near or [c.id for c in self.clauses]
            )
        return found

    def near(self, clause: str) -> list[str]:
        """The clauses whose ids begin like this one's."""
        return [c.id for c in self.clauses if c.id.startswith(clause.upper()[:4])]

    def __len__(self) -> int:
        return len(self.clauses)

    def find(self, word: str) -> list[Clause]:
        """The clauses that contain the word in id, section or text.

        >>> [c.id for c in parse("## A\\n- **T-A-1** Pay two coins.\\n- **T-A-2** Rest.\\n").find("COIN")]
        ['T-A-1']
        """
        low = word.lower()
        return [c for c in self.clauses if low in f"{c.id} {c.section} {c.text}".lower()]


def parse(text: str) -> Rulebook:
    """The rulebook in a Markdown text; ValueError for an id given twice.

    >>> len(parse("- **T-A-1** Draw.\\n- **T-A-2** Rest.\\n"))
    2
    """
    clauses: list[Clause] = []
    section = ""
    seen: set[str] = set()
    open_clause: list[str] = []
    name = ""

    def close() -> None:
        if name:
            body = " ".join(part.strip() for part in open_clause).strip()
            tags = TAGS.match(body)
            found = tuple(re.findall(r"\[([^\]]+)\]", tags[1])) if tags else ()
            clauses.append(Clause(name, section, body, found))

    for line in text.splitlines():
        start = CLAUSE.match(line)
        heading = line.startswith("#")
        if start or heading or not line.strip() or (line and not line[0].isspace()):
            close()
            name, open_clause = "", []
        if heading:
            section = line.lstrip("#").strip()
        elif start:
            name, open_clause = start[1], [start[2]]
            if name in seen:
                raise ValueError(f"clause {name} is there twice")
            seen.add(name)
        elif name:
            open_clause.append(line)
    close()
    return Rulebook(clauses)


def text_of(info: GameInfo, language: str = ENGLISH) -> str:
    """The game's rules.md, in a language if it was translated; empty if the game has none.

    >>> from eldorado import games
    >>> text_of(games.info("quest"))[:2]
    '# '
    """
    found = places(info.id, info.clauses, language)
    return found[-1].read_text(encoding="utf-8") if found else ""


def places(game: str, clauses: str, language: str) -> list[Traversable]:
    """The existing files with a game's rules: English first, then those of the language, the most specific last."""
    if not clauses:
        return []
    package, _, name = clauses.rpartition(":")
    english = Path(clauses) if os.path.isabs(clauses) else files(package) / name
    folder = english.parent if isinstance(english, Path) else files(package)
    possible: list[Traversable] = [english]
    if language != ENGLISH:
        possible.append(folder / "words" / language / "rules.md")
        outside = (Path(found) / "games" / game / "words" for found in folders())
        possible.extend(place / language / "rules.md" for place in outside)
    return [file for file in possible if file.is_file()]


@lru_cache(maxsize=16)
def _load(game: str, place: str, language: str, outside: tuple[str, ...]) -> Rulebook:
    clauses: dict[str, Clause] = {}
    for file in places(game, place, language):
        said = parse(file.read_text(encoding="utf-8")).by_id
        # A translation covers what it can; it neither adds a clause nor moves one.
        clauses = {name: said.get(name, clause) for name, clause in clauses.items()} if clauses else said
    return Rulebook(list(clauses.values()))


def load(info: GameInfo, language: str = ENGLISH) -> Rulebook:
    """The clauses of a game; those a language lacks are in English.

    >>> from eldorado import games
    >>> len(load(games.info("quest")))
    76
    """
    return _load(info.id, info.clauses, language, folders())
