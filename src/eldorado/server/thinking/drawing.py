"""Pictures, made in a separate process (`worker.py`): drawing pixels takes tenths of a second."""

from __future__ import annotations

from base64 import b64encode

from eldorado import games
from eldorado.core.dice import QuickDice
from eldorado.core.plain import Plain
from eldorado.games.quest.knowledge import drawing, scene
from eldorado.games.quest.model.course import from_table
from eldorado.games.quest.model.courses import layout
from eldorado.lab import pictures


def answer(question: Plain) -> Plain:
    """Return a picture as PNG, in base64; or a course, given as tiles, as SVG."""
    if question["do"] == "png":
        return b64encode(pictures.png(question["svg"])).decode()
    course = from_table(question["draft"])
    text = course.text()
    layout(text)  # refuses unplayable courses
    quest = games.load("quest")
    laid = {seam for seam, number in enumerate(course.blockades) if number > 0}
    s = quest.new(4, quest.options(4, {"course": text}), QuickDice(0))
    return drawing.course(scene.scene(s), laid)
