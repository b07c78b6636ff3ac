"""`eldorado`, but whatever is dealt follows from a name in a file: a test meets the same cards every time.

    python tests/browser/dealt.py FILE serve …

A variable names games of the tests that are there as well: ELDORADO_TEST_GAMES=toy. Another names a push service of a
test, beside those that browsers have: ELDORADO_TEST_PUSH=http://127.0.0.1:5000.

The name is that of the test that plays; without one the deal is as random as ever. What was proven with one deal is
proven again with it, however busy the machine is; tests of the long run are dealt new cards each time.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections import Counter
from pathlib import Path

from eldorado import games
from eldorado.cli import main
from eldorado.server.http import services
from eldorado.server.tables import moves

at_random = moves.draw_seed
dealt: Counter[str] = Counter()


def draw_seed() -> bytes:
    """The test's name, and which of its tables this is."""
    named = Path(sys.argv[0])
    name = named.read_text(encoding="utf-8") if named.is_file() else ""
    dealt[name] += 1
    return hashlib.sha256(f"{name} {dealt[name]}".encode()).digest() if name else at_random()


if __name__ == "__main__":
    del sys.argv[0]
    moves.draw_seed = draw_seed
    for game in os.environ.get("ELDORADO_TEST_GAMES", "").split():
        games.register(game, game)
    services.KNOWN += tuple(os.environ.get("ELDORADO_TEST_PUSH", "").split())
    main()
