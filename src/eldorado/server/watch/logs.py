"""The log: lines for people, or one JSON object a line for programs that collect logs."""

from __future__ import annotations

import json
import logging
import time
from typing import Any, Literal

Form = Literal["text", "json"]
QUIET = 60.0  # seconds between two log lines of the same kind
FORMS: tuple[Form, ...] = ("text", "json")


class JsonFormatter(logging.Formatter):
    """One object a line: time, level, logger, message, and the line's own fields (`extra` “told”)."""

    def format(self, record: logging.LogRecord) -> str:
        made: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            made["traceback"] = self.formatException(record.exc_info)
        return json.dumps(made, ensure_ascii=False, default=str)


class Calm(logging.Filter):
    """Lets one line of each kind through in a minute: strangers can cause uvicorn's warnings as often as they like."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[str, float] = {}  # uvicorn's own words, without what they are about: so there are few

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info or time.monotonic() - self.said.get(record.msg, -QUIET) < QUIET:
            return bool(record.exc_info)
        self.said[record.msg] = time.monotonic()
        return True


def calm(logger: logging.Logger) -> None:
    logger.addFilter(CALM)


CALM = Calm()


def set_up(form: Form) -> None:
    """Log warnings and worse to stderr in this format."""
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    handler.setFormatter(JsonFormatter() if form == "json" else plain)
    logging.basicConfig(handlers=[handler], force=True)
    calm(logging.getLogger("uvicorn.error"))
