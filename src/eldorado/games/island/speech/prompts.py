"""The sentence that asks for a decision, and the clause it rests on."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.island.model.state import IslandState


def prompt(s: IslandState, seat: int) -> Plain:
    """Return the sentence a client always shows."""
    if s.over:
        return {"key": "island.prompt.over", "args": {}, "clause": "I-TURN-1"}
    question = s.questions[-1]
    if seat < 0 or not (s.mask >> seat) & 1:
        waits = [other for other in range(s.seats) if (s.mask >> other) & 1]
        return {"key": "island.prompt.wait", "args": {"who": waits}, "clause": question.clause(s)}
    return question.prompt(s, seat)
