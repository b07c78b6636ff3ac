"""The log: lines for people, or one JSON object a line for programs that collect logs."""

from __future__ import annotations

import json
import logging
import time
from typing import Any, Literal

Form = Literal["text", "json"]
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


def set_up(form: Form) -> None:
    """Log warnings and worse to stderr in this format."""
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    handler.setFormatter(JsonFormatter() if form == "json" else plain)
    logging.basicConfig(handlers=[handler], force=True)
