"""The phases: which question is asked.

The phase is a plain int and not a stack of question objects as in the other games: a turn is one loop over phase 1,
almost every decision is taken there, and nothing interrupts anything else. `questions.ASKED` has the question of each.
"""

from __future__ import annotations

from typing import Final

NAME: Final[list[str]] = ["play", "pay", "native", "remove", "exchange", "take", "discard", "over"]
PLAYING: Final = 0  # phase 1 of the turn, nothing pending
PAYING: Final = 1  # cards to give for rubble, base camp or a rubble blockade
NATIVE_STEP: Final = 2  # a Native was played: its destination
REMOVING: Final = 3  # cards of the hand may leave the game
EXCHANGING: Final = 4  # cards to play without effect, to draw as many
TAKING: Final = 5  # the Transmitter: the card to take
DISCARDING: Final = 6  # phase 2: discard or keep the rest of the hand
OVER: Final = 7
