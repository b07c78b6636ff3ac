"""The course an option means, and its board: a recommended one, a random one, or the text of a course file."""

from __future__ import annotations

from functools import lru_cache

from eldorado.core.errors import BadOption
from eldorado.core.system import toml
from eldorado.games.quest import meta
from eldorado.games.quest.model.board import Board
from eldorado.games.quest.model.boards import build
from eldorado.games.quest.model.course import RECOMMENDED, Course, Layout, from_table, lay_out
from eldorado.games.quest.model.generator import random_course


def read(text: str) -> Course:
    """Return the course an option means: an id, "random:SEED", or the text of a course file.

    >>> [tile.side for tile in read("first-game").tiles]
    ['B', 'C', 'N', 'I', 'K']
    """
    word = text.strip()
    if word in RECOMMENDED:
        return RECOMMENDED[word]
    if word.startswith("random:"):
        seed = word[len("random:") :]
        if not seed.isdecimal() or len(seed) > 18:
            raise BadOption("quest.course.bad_seed", seed=seed[:20])
        return random_course(int(seed))
    if word and not any(sign in word for sign in "\n={[#"):  # a word; a file is told what is wrong with it
        raise BadOption("quest.course.unknown", course=word[:60], choices=[*meta.COURSES, "random:7"])
    try:
        table = toml.loads(text)
    except toml.BadToml as error:
        raise BadOption("quest.course.not_toml", why=error.problem) from None
    listed = table.get("course")
    if listed is not None:
        if not isinstance(listed, list) or len(listed) != 1 or not isinstance(listed[0], dict):
            raise BadOption("quest.course.one_only")
        table = listed[0]
    return from_table(table)


@lru_cache(maxsize=256)
def layout(text: str) -> Layout:
    """Return the checked course that an option means.

    >>> len(layout("first-game").hexes)
    188
    """
    return lay_out(read(text))


@lru_cache(maxsize=256)
def board_of(course: str) -> Board:
    """Return the board of the course that an option means.

    >>> board = board_of("first-game")
    >>> board.size, board.seams, len(board.caves)
    (188, 4, 3)
    """
    return build(layout(course))
