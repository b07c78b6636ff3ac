"""The components of a game: the number of each card, token or tile, by name.

A record keeps it in its header, and the game is dealt again from there, not from today's data: a card that was added
since is then one of which there are none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from eldorado.core.errors import BadRecord
from eldorado.core.plain import Plain


class Stock:
    """The components of a game, each sort with its names and with how many there are of each.

    >>> today = Stock({"cards": ["scout", "native", "ranger"]}, {"cards": [3, 2, 1]})
    >>> today.plain()
    {'cards': {'scout': 3, 'native': 2, 'ranger': 1}}
    >>> today.named({"cards": {"scout": 3, "native": 2}}).counts
    {'cards': [3, 2, 0]}
    >>> today.named(today.plain()) is today
    True
    >>> Stock({"goals": ["t1", "t2"]}, {"goals": [1, 1]}).plain()
    {'goals': ['t1', 't2']}
    """

    def __init__(self, names: Mapping[str, Sequence[str]], counts: Mapping[str, list[int]]) -> None:
        self.names = {sort: list(each) for sort, each in names.items()}
        self.counts = {sort: list(each) for sort, each in counts.items()}
        self.saved: dict[str, Plain] = {}  # as `plain` gives it; a stock never changes
        for sort, numbers in self.counts.items():
            each = {name: count for name, count in zip(self.names[sort], numbers, strict=True) if count}
            self.saved[sort] = list(each) if max(numbers, default=0) <= 1 else each

    def plain(self) -> dict[str, Plain]:
        """Return the components by name, with counts if there are several; absent ones are left out."""
        return {sort: each.copy() for sort, each in self.saved.items()}

    def named(self, saved: Plain) -> Stock:
        """Return the stock that a record names, this one itself if it is the same; BadRecord for unknown components."""
        if saved == self.saved:
            return self
        counts = {sort: [0] * len(names) for sort, names in self.names.items()}
        for sort, each in saved.items():
            if sort not in counts or not isinstance(each, dict | list):
                raise BadRecord("record.unknown_component", what=sort, name=sort)
            for name, count in each.items() if isinstance(each, dict) else [(name, 1) for name in each]:
                if name not in self.names[sort] or not isinstance(count, int) or not 0 <= count <= 999:
                    raise BadRecord("record.unknown_component", what=sort, name=str(name))
                counts[sort][self.names[sort].index(name)] = count
        return Stock(self.names, counts)
