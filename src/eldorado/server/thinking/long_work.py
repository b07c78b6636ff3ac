"""Long work on data from strangers, each kind done by its own module.

What these modules return, or raise as a UserError, goes back over the worker's pipe as JSON. A worker that takes too
long is replaced.
"""

from __future__ import annotations

from eldorado import games
from eldorado.core.errors import UserError
from eldorado.core.plain import Plain
from eldorado.server.store import importing
from eldorado.server.thinking import courses, drawing, reviewing


def answer(question: Plain) -> Plain:
    """`{"ok": …}` or `{"error": {"key", "args", "status"}}`."""
    try:
        return {"ok": asked(question)}
    except UserError as error:
        return {"error": {"key": error.key, "args": error.args_, "status": getattr(error, "status", 400)}}


def asked(question: Plain) -> Plain:
    match question["do"]:
        case "import":
            return importing.import_record(question["text"])
        case "course" | "races":
            return courses.answer(question)
        case "png" | "course_svg":
            return drawing.answer(question)
        case "review":
            return reviewing.answer(question)
    return games.load(question["game"]).options(question["seats"], question["options"])
