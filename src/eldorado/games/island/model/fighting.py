"""Battles: what is attacked, the stages, and how one begins (I-FIGHT)."""

from __future__ import annotations

from typing import Final

from eldorado.games.island.model.state import IslandState, ask

# What is attacked.
PIECES: Final = 0
FARM: Final = 1  # a farmhouse or an outpost alone
DWELLER: Final = 2
SHOT: Final = 3  # Yanga from afar
RAID: Final = 4  # by the Titan or a guardian
AMBUSH: Final = 5  # a thief met on the Thieves tile
# The stages of a battle.
ATTACKER: Final = 0
DEFENDER: Final = 1
ROLL: Final = 2
REROLL_ATTACK: Final = 3
ROLL_DEFENCE: Final = 4
REROLL_DEFENCE: Final = 5
OUTCOME: Final = 6

# What holds a piece for the rest of the turn.
AFTER_TIE: Final = 1
AFTER_SHOT: Final = 2  # Yanga, after a tied or lost shot

# Receivers of spoils that are not a seat.
STACKS: Final = -1
TREASURE: Final = -2


def begin_battle(
    s: IslandState,
    tile: int,
    attacker: int,
    defender: int,
    against: int,
    stage: int = ATTACKER,
    house: int = -1,
    dweller: int = -1,
    foes: int = 0,
    found: int = 0,
    hidden: int = 0,
    off_turn: int = 0,
) -> None:
    """Push the question Battle; its fields are explained in questions/battle/battle.py."""
    ask(s, "battle", tile, attacker, defender, against, stage, house, dweller, foes, found, hidden, off_turn)
