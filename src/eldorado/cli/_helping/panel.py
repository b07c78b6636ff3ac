"""Draw a command's help with cyclopts, with the words of the chosen language. Imported only when help is asked for."""

from __future__ import annotations

from copy import copy
from math import ceil
from typing import Any

from cyclopts.help import DefaultFormatter
from cyclopts.help.specs import AsteriskColumn, ColumnSpec, DescriptionRenderer, NameRenderer
from rich.text import Text

from eldorado.core.language.words import Words


class Panel(DefaultFormatter):
    """The usual panel, without any built-in English."""

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:
        console.print(Text(str(usage), style="cyclopts.usage"))


def panel(words: Words) -> Panel:
    def described(entry: Any) -> Any:
        """Describe a parameter, its default, and whether it is required."""
        notes = []
        if entry.default is not None:
            notes.append(words.say("help.default", {"value": entry.default}))
        if entry.required:
            notes.append(words.say("help.required"))
        bare = copy(entry)
        bare.default, bare.required = None, False
        description: Any = DescriptionRenderer()(bare)
        for note in notes:
            description.append(Text(note, "dim"))
        return description

    def columns(console: Any, options: Any, entries: list[Any]) -> tuple[ColumnSpec, ...]:
        widest = ceil(console.width * 0.35)
        name = ColumnSpec(renderer=NameRenderer(max_width=widest), style="cyclopts.name", max_width=widest)
        about = ColumnSpec(renderer=described, overflow="fold")
        must = any(entry.required for entry in entries)
        return (AsteriskColumn, name, about) if must else (name, about)

    return Panel(column_specs=columns)
