"""The `eldorado` command.

Adding a command is adding one file here, `NAME.py` (for `two-words`, `two_words.py`), with

- a module docstring, whose first line stands in `eldorado --help`,
- a public function `NAME`, whose annotated parameters are the command's arguments (positional before `*`, flags after)
  and whose docstring explains them; it may return an exit code.

For example `games.py`:

    '''List the games.'''

    def games(*, json: bool = False) -> None:
        '''List the games with their seats, options and presets.

        Parameters
        ----------
        json
            print one JSON document instead of a table
        '''

What `--help` shows of it is in words/en/help.ftl too, as the docstring says it, and in the other languages (a test
compares them).

A file whose name starts with an underscore is shared by commands and is not one itself. Only the module of the command
that was asked for is imported, so that `eldorado games` does not wait for a web server to load.

A mistake of the user is raised as a `UserError`; it is printed here in one line, “eldorado: …”, with exit code 2. So is
any other exception, unless ELDORADO_DEBUG is set: then the traceback is shown.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

BAD = 2
STOPPED = 130  # the exit code shells report for Ctrl-C


def main(argv: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    try:
        code = run(sys.argv[1:] if argv is None else list(argv))
    except KeyboardInterrupt:  # while the first modules are loaded
        code = STOPPED
    raise SystemExit(code)


def run(argv: list[str]) -> int:
    """Run the command line and return its exit code."""
    from eldorado.core.errors import UserError

    try:
        from eldorado.cli import _commands

        code = _commands.dispatch(argv)
        sys.stdout.flush()
        return code
    except UserError as error:
        return complain(_commands.voice(error, argv))
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        # The reader of a pipe has left (`eldorado games | head -1`): there is nobody to write to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if os.environ.get("ELDORADO_DEBUG"):
            raise
        what = " ".join(f"{type(error).__name__}: {error}".split())
        return complain(f"this should not have happened: {what} (ELDORADO_DEBUG=1 shows where)")


def complain(sentence: str) -> int:
    """Print the error in one line and return its exit code."""
    print("eldorado:", " ".join(sentence.split()), file=sys.stderr)
    return BAD
