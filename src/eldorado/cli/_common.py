"""Options that every command takes: the language, folders with languages, and code from outside."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, cleandoc, signature
from pathlib import Path
from typing import Annotated, Any

COMMON: dict[str, tuple[str, Any]] = {
    "lang": ("the language to speak, as it; `eldorado words` lists them", str),
    "words": ("a folder with languages, besides those that are installed", Path),
    "code": ("a Python file that brings games or bots; can be given several times", list[Path]),
}


def with_common(function: Callable[..., Any], doc: Callable[[str], str] = str) -> Callable[..., Any]:
    """Add the common options to the signature and help of a command's function; `doc` may translate that help."""

    @wraps(function)
    def called(*args: Any, lang: str = "", words: Path | None = None, code: Any = None, **rest: Any) -> Any:
        prepare(lang, words, code or [])
        return function(*args, **rest)

    own = signature(function)
    added = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=shape(kind))
        for name, (_, kind) in COMMON.items()
    ]
    vars(called)["__signature__"] = own.replace(parameters=[*own.parameters.values(), *added])
    called.__annotations__ = {**function.__annotations__, **{p.name: p.annotation for p in added}}
    called.__doc__ = doc(explained(function.__doc__ or ""))
    return called


def shape(kind: Any) -> Any:
    from cyclopts import Parameter as Option

    return Annotated[kind | None, Option(negative=())]


def explained(doc: str) -> str:
    text = cleandoc(doc)
    if "Parameters\n---" not in text:
        text += "\n\nParameters\n----------"
    return text + "".join(f"\n{name}\n    {about}" for name, (about, _) in COMMON.items())


def prepare(lang: str | None, words: Path | None, code: list[Path]) -> None:
    """Apply the common options before the command runs."""
    if code:
        from eldorado.bots.outside import load_code

        for file in code:
            load_code(file)
    if words is not None or lang:
        from eldorado import games
        from eldorado.core.language import languages

        if words is not None:
            if lang and not words.is_dir():
                languages.speak(lang, games.homes())  # to refuse the folder in it
            languages.add_folder(words)
        if lang:
            languages.speak(lang, games.homes())
