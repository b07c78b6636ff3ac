"""The `eldorado` command: one thin module per command."""

from __future__ import annotations

import sys

from eldorado import __version__


def main() -> None:
    """Run the command line."""
    if sys.argv[1:] == ["--version"]:
        print(f"eldorado {__version__}")
        return
    print("eldorado: unknown command", file=sys.stderr)
    raise SystemExit(2)
