"""The explorers: what each can do that others cannot, one file for each. Importing this makes all of them known."""

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
