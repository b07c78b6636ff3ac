"""Removing cards of the hand from the game: Scientist, Travel Log, remove token (Q-ACT-5, -6, Q-CAVE-7)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.quest.model import actions, cards, phases
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.questions.question import QuestQuestion
from eldorado.games.quest.questions.refusing import no
from eldorado.games.quest.rules.deck import added, each_kind, forget, leave_hand


class Removing(QuestQuestion):
    """Removing `owed` cards; fewer are enough if it is `optional`."""

    def legal(self, s: QuestState, seat: int) -> list[int]:
        found: list[int] = []
        each_kind(s.hands[seat], actions.REMOVE, found)
        if s.new_hand:
            each_kind(s.new_hand, actions.REMOVE_NEW - cards.STARTING, found)
        if s.optional:
            found.append(actions.DONE)
        return found

    def apply(self, s: QuestState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if action == actions.DONE:
            finish(s)
        else:
            remove(s, actions.CARD[action], action >= actions.REMOVE_NEW, out)

    def clause(self, s: QuestState) -> str:
        if not s.optional:
            return "Q-CAVE-7"
        return "Q-ACT-6" if s.item >= 0 else "Q-ACT-5"

    def refuse(self, s: QuestState, seat: int, action: int) -> Refusal:
        if actions.FAMILY[action] in (actions.REMOVE, actions.REMOVE_NEW):
            return no(self.clause(s), "not_there_to_remove", card=cards.NAME[actions.CARD[action]])
        return super().refuse(s, seat, action)


def remove(s: QuestState, kind: int, new: bool, out: list[Event] | None) -> None:
    """Remove a card of the hand from the game; it was not played."""
    if new:
        left = s.new_hand[:]
        left.remove(kind)
        s.new_hand = left
        forget(s, kind + cards.KINDS)
    else:
        leave_hand(s, kind)
    s.removed = added(s.removed, kind, 1)
    if out is not None:
        out.append(Event("removed", {"seat": s.turn, "card": cards.NAME[kind]}))
    s.owed -= 1
    if s.owed == 0 or not (s.hands[s.turn] or s.new_hand):
        finish(s)


def finish(s: QuestState) -> None:
    s.owed = 0
    s.optional = False
    s.phase = phases.PLAYING
