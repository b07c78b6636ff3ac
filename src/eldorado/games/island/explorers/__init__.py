"""The explorers: the abilities of each, one file for each. Importing this registers all of them."""

from eldorado.games.island.explorers import (
    bellona,
    emma,
    hector,
    laffite,
    nicolas,
    pedro,
    sequoia,
    stella,
    tizoc,
    victoria,
    william,
    yanga,
)

__all__ = [
    "bellona", "emma", "hector", "laffite", "nicolas", "pedro", "sequoia", "stella", "tizoc", "victoria", "william",
    "yanga",
]  # fmt: skip
