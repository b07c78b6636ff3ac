"""The data files of the game, read once."""

from __future__ import annotations

from typing import Final

from eldorado.kit import data

PACKAGE: Final = "eldorado.games.isla_dorada"
ADVENTURE: Final = data.read(PACKAGE, "adventure")
BOARD: Final = data.read(PACKAGE, "board")
GOALS: Final = data.read(PACKAGE, "goals")
