"""Work on custom courses, in a separate process (`worker.py`): the report and simulated games."""

from __future__ import annotations

from eldorado.core.errors import BadOption
from eldorado.core.plain import Plain
from eldorado.games.quest.advice.courses.report import report
from eldorado.games.quest.model.course import from_table
from eldorado.games.quest.model.courses import layout, read
from eldorado.lab.courses.races import races

BATCH = 0.5  # seconds of simulated games at a time: the report on the next change waits for this process too


def answer(question: Plain) -> Plain:
    """Return the report on a course, given as text or as tiles, or a few simulated games on it."""
    if question["do"] == "races":
        text: str = question["text"]
        layout(text)  # refuses unplayable courses
        made = races(text, question["first"], question["count"], BATCH)
        return {"first": question["first"], "races": [race.plain() for race in made]}
    if question["text"]:
        if question["text"].strip() == "random":
            raise BadOption("quest.course.bad_seed", seed="")
        return report(read(question["text"]))
    return report(from_table(question["draft"]))
