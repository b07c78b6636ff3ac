"""The loop of the game: resolve what needs nobody, then wait for those who owe a decision.

The question on top of the stack decides what is legal and what an answer does. The bank is open during
almost every question in a player's own turn (I-TRADE-5), so it is added here.
"""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.model import actions
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.rules.bank import add_bank, trade_bank


def run(s: IslandState, dice: Dice, out: list[Event] | None) -> None:
    """Resolve until somebody owes a decision, then set `mask` to these seats."""
    while not s.over:
        question = s.questions[-1]
        s.mask = question.actors(s)
        if s.mask:
            return
        question.resolve(s, dice, out)
    s.mask = 0
    s.questions = []
    s.queue = []


def legal_of(s: IslandState, seat: int) -> list[int]:
    """The actions open to the seat now."""
    if not (s.mask >> seat) & 1:
        return []
    question = s.questions[-1]
    legal = question.legal(s, seat)
    if question.bank_open(s, seat):
        add_bank(s, seat, legal)
    return legal


def act(s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
    """Carry out a legal answer and run on."""
    if actions.BANK <= action < actions.TAKE:
        trade_bank(s, seat, action - actions.BANK, out)
        s.questions[-1].look_again()
    else:
        s.questions[-1].apply(s, seat, action, dice, out)
    run(s, dice, out)


def interleaved(s: IslandState) -> bool:
    """Whether partners act in any order, one act after the other (I-TEAM-12); explorers are chosen and windows
    answered by all at the same time."""
    return s.mask & (s.mask - 1) != 0 and not s.questions[-1].sealed()
