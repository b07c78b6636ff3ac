"""The destinations of a Native (Q-ACT-7, Q-CAVE-11)."""

from __future__ import annotations

from eldorado.games.quest.model.state import QuestState


def free_moves(s: QuestState) -> list[int]:
    """The steps and blockades open to a Native; two pieces at one seam offer its blockade only once."""
    found = s.around[0].free[:]
    if s.pieces_each == 2:
        for action in s.around[1].free:
            if action not in found:
                found.append(action)
    return found


def can_step_free(s: QuestState) -> bool:
    """Whether there are any such moves."""
    return len(s.around[0].free) > 0 or (s.pieces_each == 2 and len(s.around[1].free) > 0)
