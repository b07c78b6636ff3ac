"""The blockades, from data/blockades.toml: lists indexed by the printed number, 0 is “no blockade”."""

from __future__ import annotations

from typing import Final

from eldorado.games.quest.model.ground import MOUNTAIN, TERRAINS
from eldorado.kit.data import Table, read

ASKING: Final[list[str]] = TERRAINS[:4]  # jungle, village, water, rubble


def read_blockades(file: Table) -> list[Table]:
    """Read the blockades, numbered from 1 without gaps."""
    found = file.tables("blockade")
    for number, blockade in enumerate(found, 1):
        blockade.only(["number", "terrain", "power"])
        blockade.number("number", number, number)
        blockade.word("terrain", ASKING)
        blockade.number("power", 1, 9 if blockade.entries["terrain"] != "rubble" else 4)
    return found


_blockades = read_blockades(read("eldorado.games.quest", "blockades"))
COUNT: Final[int] = len(_blockades)
TERRAIN: Final[list[int]] = [MOUNTAIN, *[TERRAINS.index(b.word("terrain", ASKING)) for b in _blockades]]
POWER: Final[list[int]] = [0, *[b.number("power", 1, 9) for b in _blockades]]
