"""Action cards (Q-ACT-1 to -7)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.quest.model import cards, phases
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.rules.deck import draw_cards, put_away, use_card
from eldorado.games.quest.rules.native import can_step_free


def can_act(s: QuestState, kind: int) -> bool:
    """Whether an action card has something to do."""
    if cards.GUIDES[kind]:
        return can_step_free(s)
    if cards.TAKES[kind]:
        return max(s.market) > 0
    return True


def act(s: QuestState, kind: int, dice: Dice, out: list[Event] | None) -> None:
    """Play an action card for its action; this does not end a move (Q-ACT-1, Q-MOVE-3)."""
    use_card(s, kind)
    put_away(s, kind, cards.ITEM[kind])
    if out is not None:
        out.append(Event("acted", {"seat": s.turn, "card": cards.NAME[kind]}))
    if cards.GUIDES[kind]:
        s.phase = phases.NATIVE_STEP
    elif cards.TAKES[kind]:
        s.phase = phases.TAKING
    else:
        draw_cards(s, cards.DRAWS[kind], dice, out)
        if cards.REMOVES[kind] and (s.hands[s.turn] or s.new_hand):
            s.phase = phases.REMOVING
            s.owed = cards.REMOVES[kind]
            s.optional = True
