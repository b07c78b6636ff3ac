"""Find a command, read its arguments and call it."""

from __future__ import annotations

import ast
import pkgutil
from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from eldorado import __version__, cli, compiled
from eldorado.core.errors import UserError

if TYPE_CHECKING:
    from cyclopts import CycloptsError

WANTED: dict[object, str] = {int: "cli.whole_number", float: "cli.number", bool: "cli.no_value"}
DEFAULT = "serve"  # the default command: people who just want to play need no other word


def names() -> list[str]:
    """The names of all commands."""
    found = (module.name for module in pkgutil.iter_modules(cli.__path__))
    return sorted(name.replace("_", "-") for name in found if not name.startswith("_"))


def summary(name: str) -> str:
    """A command's line in the overview, read without importing it."""
    source = (files(cli) / f"{module_name(name)}.py").read_text(encoding="utf-8")
    return (ast.get_docstring(ast.parse(source)) or "").partition("\n")[0]


def module_name(name: str) -> str:
    return name.replace("-", "_")


def load(name: str) -> Callable[..., Any]:
    """Return the function behind a command."""
    known = names()
    if name not in known:
        raise UserError(
            "cli.unknown_command", command=name, choices=get_close_matches(name, known, n=3) or known
        )
    found: Callable[..., Any] = getattr(
        import_module(f"{cli.__name__}.{module_name(name)}"), module_name(name)
    )
    return found


def version() -> str:
    return f"eldorado {__version__} ({'compiled' if compiled() else 'pure Python'})"


def overview() -> str:
    """Return the text of `eldorado --help`, in the chosen language."""
    from eldorado import games
    from eldorado.cli._helping import texts

    words = games.words()
    known = names()
    width = max((len(name) for name in known), default=0)
    lines = [
        words.say("help.title"),
        "",
        f"{words.say('help.usage')} eldorado [{words.say('help.command')}] …",
        "",
    ]
    lines += [f"  {name:<{width}}  {texts.summary(name, summary(name), words)}" for name in known]
    lines += ["", words.say("help.more")]
    return "\n".join(lines)


def choose(tokens: list[str]) -> None:
    """Choose the language before the arguments are read, for help that is shown before anything else."""
    from eldorado.cli._common import prepare

    said = {"--lang": "", "--words": ""}
    for token, after in zip(tokens, [*tokens[1:], ""], strict=True):
        option, given, value = token.partition("=")
        if option in said:
            said[option] = value if given else after
    prepare(said["--lang"], Path(said["--words"]) if said["--words"] else None, [])


def voice(error: UserError, argv: list[str]) -> str:
    """Say what is wrong in the language that was asked for, even if nothing else could be read."""
    from contextlib import suppress

    from eldorado import games

    with suppress(UserError):  # no such language: then that is what is wrong
        choose(argv)
    return games.voice(error)


def dispatch(argv: list[str]) -> int:
    """Run the command line and return its exit code. Without a command, serve: most people just want to play."""
    if argv[:1] == ["help"]:
        return call(argv[1], ["--help"]) if len(argv) > 1 else dispatch(["--help"])
    if argv[:1] in (["--version"], ["-V"]):
        print(version())
        return 0
    ahead, rest = taken_ahead(argv)
    if rest[:1] in (["-h"], ["--help"]):
        choose(ahead + rest)
        print(overview())
        return 0
    if not rest or rest[0].startswith("-"):
        return call(DEFAULT, argv)
    return call(rest[0], ahead + rest[1:])


def taken_ahead(argv: list[str]) -> tuple[list[str], list[str]]:
    """What every command takes may also stand before its name.

    >>> taken_ahead(["--lang", "it", "play", "quest"])
    (['--lang', 'it'], ['play', 'quest'])
    """
    at = 0
    while at < len(argv) and argv[at].split("=")[0] in ("--lang", "--words"):
        at += 1 if "=" in argv[at] else 2
    return argv[:at], argv[at:]


def call(name: str, tokens: list[str]) -> int:
    """Read a command's arguments and call it."""
    from eldorado import games
    from eldorado.cli._common import with_common
    from eldorado.cli._helping import texts

    asked = any(token in ("-h", "--help") for token in tokens)
    if asked:
        choose(tokens)
    words = games.words() if asked else None
    function = with_common(
        load(name), lambda doc: doc if words is None else texts.translated(name, doc, words)
    )
    whole_numbers(name, function, tokens)
    from cyclopts import App, CycloptsError, Group, Parameter

    app = App(
        name=f"eldorado {name}",
        help_format="markdown",
        version_flags=[],
        suppress_keyboard_interrupt=False,
        default_parameter=Parameter(show_default=shown_default),
        group_parameters=Group("Options" if words is None else words.say("help.options")),
    )
    app["--help"].group = app.group_parameters
    if words is not None:
        from eldorado.cli._helping.panel import panel

        app.usage = usage(name, function, words.say("help.usage"), words.say("help.options_word"))
        app["--help"].help = words.say("help.help")
        app.help_formatter = panel(words)
    app.default(function)
    try:
        code = app(tokens, print_error=False, exit_on_error=False, result_action="return_value")
    except CycloptsError as error:
        raise misread(name, error) from error
    return code if isinstance(code, int) else 0


def usage(name: str, function: Callable[..., object], say: str = "Usage:", options: str = "OPTIONS") -> str:
    """A command's first line of help.

    >>> def frob(game: str, word: str = "", *files: str, json: bool = False) -> None: ...
    >>> usage("frob", frob)
    'Usage: eldorado frob [OPTIONS] GAME [WORD] [FILES...]'
    """
    from inspect import Parameter, signature

    words = [say, "eldorado", name, f"[{options}]"]
    for parameter in signature(function).parameters.values():
        word = parameter.name.upper()
        if parameter.kind is Parameter.VAR_POSITIONAL:
            words.append(f"[{word}...]")
        elif parameter.kind is not Parameter.KEYWORD_ONLY:
            words.append(word if parameter.default is Parameter.empty else f"[{word}]")
    return " ".join(words)


def shown_default(value: object) -> str | None:
    """Return the default if it is worth showing; an empty text or a 0 for “as usual” is explained in words instead."""
    return str(value) if value else None


def whole_numbers(name: str, function: Callable[..., object], tokens: list[str]) -> None:
    """Refuse 2.5 for a whole number; cyclopts would round it."""
    kinds = {f"--{key.replace('_', '-')}": str(kind) for key, kind in function.__annotations__.items()}
    for token, after in zip(tokens, [*tokens, ""][1:], strict=True):
        option, given, value = token.partition("=")
        said = value if given else after
        if kinds.get(option, "").startswith("int") and "." in said:
            raise UserError("cli.whole_number", command=name, option=option, value=said[:60])


def misread(name: str, error: CycloptsError) -> UserError:
    """Turn an error of cyclopts into one sentence without jargon."""
    from cyclopts import exceptions as wrong

    unused = getattr(error, "unused_tokens", None)
    if isinstance(error, wrong.UnknownOptionError):
        return UserError("cli.unknown_option", command=name, option=error.token.keyword or error.token.value)
    if isinstance(error, wrong.UnusedCliTokensError) and unused:
        return UserError("cli.too_many", command=name, words=list(unused))
    if type(error) is wrong.MissingArgumentError and error.argument is not None:
        if error.keyword:
            return UserError("cli.missing_value", command=name, argument=error.keyword)
        word = error.argument.name.removeprefix("--")
        return UserError("cli.missing", command=name, argument=word.upper())
    token = getattr(error, "token", None)
    if isinstance(error, wrong.RepeatArgumentError):
        return UserError("cli.twice", command=name, option=error.token.keyword or "")
    if isinstance(error, wrong.CoercionError) and token is not None and error.target_type in WANTED:
        wanted = WANTED[error.target_type]
        return UserError(wanted, command=name, option=token.keyword or "", value=token.value[:60])
    return UserError("cli.bad_arguments", command=name, message=str(error).rstrip(".") + ".")
