"""Colours and emblems of seats: the profile's preference if it is free, otherwise by the place at the table.

A seat is told from the others by its colour and by the shape of its emblem, so nobody may have either twice. Who sits
down gets both for good; bots and open seats take what is left.
"""

from __future__ import annotations

from collections.abc import Sequence

from eldorado.server.tables.seats import Seat

# In the order of assignment. An emblem is named after the colour it goes with unless somebody chooses another.
LOOKS = ("azure", "vermilion", "ivory", "amber", "plum", "jade", "umber", "ink")


def free(wishes: Sequence[str], usual: str, taken: set[str]) -> str:
    """Return the first of the wishes that nobody has, otherwise the usual one, otherwise the first that is left.

    >>> free(["jade", "plum"], "azure", {"jade"}), free([], "azure", {"azure"}), free([], "ink", set(LOOKS))
    ('plum', 'vermilion', 'ink')
    """
    return next((look for look in (*wishes, usual, *LOOKS) if look in LOOKS and look not in taken), usual)


def usual(number: int) -> str:
    return LOOKS[number % len(LOOKS)]


def give(seats: list[Seat], number: int, colours: Sequence[str] = (), emblem: str = "") -> None:
    """Give the seat of a player who has just sat down a colour and an emblem of its own."""
    others = [seat for i, seat in enumerate(seats) if i != number]
    seat = seats[number]
    seat.colour = free(colours, usual(number), {other.colour for other in others})
    seat.emblem = free([emblem], seat.colour, {other.emblem for other in others})


def looks(seats: list[Seat]) -> list[tuple[str, str]]:
    """Return colour and emblem of every seat.

    >>> some = [Seat("human"), Seat("bot")]
    >>> give(some, 0, ["vermilion"], "jade")
    >>> looks(some)
    [('vermilion', 'jade'), ('azure', 'azure')]
    """
    colours = {seat.colour for seat in seats} - {""}
    emblems = {seat.emblem for seat in seats} - {""}
    made: list[tuple[str, str]] = []
    for i, seat in enumerate(seats):
        colour = seat.colour or free([], usual(i), colours)
        emblem = seat.emblem or free([], colour, emblems)
        colours.add(colour)
        emblems.add(emblem)
        made.append((colour, emblem))
    return made
