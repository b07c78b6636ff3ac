"""The games as environments of the libraries that learn and search: PettingZoo, Gymnasium and OpenSpiel.

    from eldorado.lab import envs

    env = envs.aec("quest", seats=2)                    # PettingZoo, all seats
    env = envs.gym("quest", seats=2, bots=["greedy"])   # Gymnasium, one seat against bots
    from eldorado.lab.envs import open_spiel            # registers python_eldorado_quest …

They need `eldorado[lab]`. In all of them an observation is a row of the game's layout (rows.py), an action is a number
below `game.actions`, and a mask says which are legal. Where several seats owe an answer they give it in seat order, and
a seat sees nothing of what the others have answered: views have it hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from eldorado.core.plain import Options
from eldorado.core.system import extras

__all__ = ["aec", "gym"]

MOST = 2_000  # decisions; random games of the Quest do not end by themselves


def aec(
    game: str,
    seats: int = 0,
    options: Options | None = None,
    max_decisions: int = MOST,
    render_mode: str | None = None,
    shaping: float = 0.0,
) -> Any:
    """A PettingZoo AEC environment of all seats, with PettingZoo's usual wrappers: an illegal action ends the episode,
    -1 for who chose it. With `shaping` each step is also rewarded by that much of what it changed in a seat's chance to
    win, as the game's own policy judges it."""
    wrappers = extras.load("pettingzoo.utils.wrappers", "lab")
    from eldorado.lab.envs.zoo import Zoo

    env: Any = Zoo(game, seats, options, max_decisions, render_mode, shaping)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def gym(
    game: str,
    seats: int = 0,
    options: Options | None = None,
    bots: Sequence[str] = ("random",),
    seat: int | None = None,
    max_decisions: int = MOST,
    render_mode: str | None = None,
    shaping: float = 0.0,
) -> Any:
    """A Gymnasium environment of one seat; the others are played by `bots`, one name for all or one for each of them in
    seat order. `seat` None takes a seat by chance in each episode. An illegal action ends the episode with -1."""
    extras.load("gymnasium", "lab")
    from eldorado.lab.envs.single import Single

    return Single(game, seats, options, list(bots), seat, max_decisions, render_mode, shaping)
