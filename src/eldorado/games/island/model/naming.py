"""How questions of the Island save their numbers."""

from __future__ import annotations

from typing import Final

from eldorado.core.plain import Plain
from eldorado.core.shapes import One, Shape, known
from eldorado.games.island.model.components import GUARDIAN_NAMES, ITEM_NAMES, KIND_NAMES

KIND: Final = One(KIND_NAMES)
ITEM: Final = One(ITEM_NAMES)
FIRST_KEEPER: Final = -10  # a dweller that keeps something: this number minus its kind


class Keeper(Shape):
    """The holder of a treasure: a seat, -1 for nobody, or a dweller, saved by its name.

    >>> Keeper().save(-10 - KIND_NAMES.index("tiger")), Keeper().load("tiger"), Keeper().save(2)
    ('tiger', -22, 2)
    """

    def save(self, value: Plain) -> Plain:
        return KIND_NAMES[FIRST_KEEPER - value] if value <= FIRST_KEEPER else value

    def load(self, saved: Plain) -> Plain:
        if isinstance(saved, str):
            return FIRST_KEEPER - known(KIND.numbers, saved)
        if not isinstance(saved, int) or saved <= FIRST_KEEPER:
            raise ValueError(f"{saved!r} keeps nothing")
        return saved


KEEPER: Final = Keeper()
GUARDIAN: Final = One([*GUARDIAN_NAMES, "all"])  # "all": every guardian has walked
