"""A slice of a review, in a low-priority process: as many turns as a little time allows."""

from __future__ import annotations

import time
from functools import lru_cache

from eldorado import games
from eldorado.bots.review import Review
from eldorado.core.errors import UserError
from eldorado.core.matches import record as core_record
from eldorado.core.matches.replay import replay
from eldorado.core.plain import Plain

SLICE = 2.0  # seconds after which no other turn is begun, so that progress is visible
LONGEST = 1500  # turns; nobody plays that long, but a record can claim so


@lru_cache(maxsize=8)  # several are made by turns
def opened(text: str) -> Review:
    found = core_record.read(text)
    whole = Review(replay(found, games.load(found.game)))
    if len(whole.turns) > LONGEST:
        raise UserError("review.too_long", turns=len(whole.turns), most=LONGEST)
    return whole


def answer(question: Plain) -> Plain:
    """Return the turns of a record from a given one on, as many as a slice of time allows, and their total number."""
    whole = opened(question["text"])
    began = time.monotonic()
    made: list[Plain] = []
    for place in range(question["from"], len(whole.turns)):
        made.append(whole.turn(place))
        if time.monotonic() - began > SLICE:
            break
    start = whole.start() if question["from"] == 0 else None
    return {"turns": made, "of": len(whole.turns), "start": start}
