"""Settings of the documentation site (`make docs`), and how docstrings become pages."""

from __future__ import annotations

import inspect
import pkgutil
import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import eldorado
from eldorado.cli import _commands

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "eldorado"
author = "the contributors of eldorado"
version = release = eldorado.__version__
copyright = "the contributors of eldorado, MIT licence"  # noqa: A001 - Sphinx reads this name

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
suppress_warnings: list[str] = []  # strict: a broken link or an unreadable docstring fails the build

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_use_type_comments = False

html_theme = "furo"
html_title = f"eldorado {version}"
html_show_sphinx = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a5a00", "color-brand-content": "#8a5a00"},
    "dark_css_variables": {"color-brand-primary": "#e8b64a", "color-brand-content": "#e8b64a"},
}

MODULES = re.compile(r"^```\{modules\} (\S+)\n```$", re.MULTILINE)
DOCUMENT = re.compile(r"^```\{document\} \.\./(\S+)\n```$", re.MULTILINE)
# Documents of the top folder, and the pages that show them.
PAGES = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
}
COMMANDS = "```{commands}\n```"
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")


def paragraphs(lines: list[str]) -> list[list[str]]:
    """Split a docstring at its empty lines."""
    found: list[list[str]] = [[]]
    for line in lines:
        if line.strip():
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return [part for part in found if part]


def as_rst(lines: list[str]) -> list[str]:
    """Turn one of our docstrings into reStructuredText.

    Docstrings are written as plain text: `code` in backticks, lists with dashes, examples with >>>, and
    whatever is indented is shown as it stands.
    """
    out: list[str] = []
    for part in paragraphs(lines):
        if part[0].lstrip().startswith(">>>"):
            out += part
        elif part[0].startswith(" "):
            out += ["::", "", *("    " + line for line in part)]
        else:
            out += [CODE.sub(r"``\1``", line.replace("\\", "\\\\").replace("*", r"\*")) for line in part]
        out.append("")
    return out


def read_docstring(app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """Called by autodoc for every docstring; changes `lines` in place."""
    lines[:] = as_rst(lines)


def public_modules(package: str) -> list[str]:
    """The modules of a package that have a docstring and a public name."""
    names = [module.name for module in pkgutil.iter_modules(import_module(package).__path__)]
    return [f"{package}.{name}" for name in names if not name.startswith("_")]


def list_modules(app: Sphinx, name: str, source: list[str]) -> None:
    """Replace a block “modules PACKAGE” by the reference of every module in it: a new module needs no line here."""

    def blocks(found: re.Match[str]) -> str:
        return "\n\n".join(
            f"## {module}\n\n```{{eval-rst}}\n.. automodule:: {module}\n   :members:\n```"
            for module in public_modules(found[1])
        )

    source[0] = MODULES.sub(blocks, source[0])


def take_documents(app: Sphinx, name: str, source: list[str]) -> None:
    """Replace a block “document ../FILE” by a document of the top folder, with links that lead to the same places."""

    def link(found: re.Match[str]) -> str:
        target = found[1]
        return f"]({PAGES.get(target) or (target[5:] if target.startswith('docs/') else f'../{target}')})"

    def text(found: re.Match[str]) -> str:
        path = Path(app.srcdir).parent / found[1]
        app.env.note_dependency(str(path))
        return re.sub(r"\]\((?![a-z]+:|#)([^)]+)\)", link, path.read_text(encoding="utf-8"))

    source[0] = DOCUMENT.sub(text, source[0])


def command_text(name: str) -> str:
    """One command as Markdown: how it is called, what it does, and its parameters."""
    function = _commands.load(name)
    about, _, listed = inspect.cleandoc(function.__doc__ or "").partition("Parameters\n----------\n")
    lines = [f"## {name}", "", f"```text\n{_commands.usage(name, function)}\n```", "", about]
    kinds = inspect.signature(function).parameters
    for line in listed.splitlines():
        if line.startswith(" "):
            lines.append(f": {line.strip()}" if lines[-1].startswith("`") else f"  {line.strip()}")
        elif line:
            flag = kinds[line].kind is inspect.Parameter.KEYWORD_ONLY
            lines += ["", f"`--{line.replace('_', '-')}`" if flag else f"`{line.upper()}`"]
    return "\n".join(lines)


def list_commands(app: Sphinx, name: str, source: list[str]) -> None:
    """Replace a block “commands” by the reference of every command."""
    if COMMANDS in source[0]:
        source[0] = source[0].replace(COMMANDS, "\n\n".join(command_text(c) for c in _commands.names()))


def setup(app: Sphinx) -> None:
    """Called by Sphinx when it starts."""
    from pygments.lexers.special import TextLexer  # type: ignore[import-untyped]

    app.add_lexer("fluent", TextLexer)  # Pygments does not know it
    app.connect("autodoc-process-docstring", read_docstring)
    app.connect("source-read", list_modules)
    app.connect("source-read", list_commands)
    app.connect("source-read", take_documents)
