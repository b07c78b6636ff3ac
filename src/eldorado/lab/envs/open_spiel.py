"""OpenSpiel: importing this module registers a Python game for each of ours, `python_eldorado_quest` and so on.

    import pyspiel
    from eldorado.lab.envs import open_spiel

    game = pyspiel.load_game("python_eldorado_quest", {"players": 2})

Parameters: `players`, `options` (as "caves:true;course:random"), `max_decisions`, `deals`.

Our games draw chance in the middle of a move, sometimes several times, and what is drawn next depends on it; a chance
node for each draw does not fit. So chance is sampled: the one chance node at the root chooses one of `deals` seeds, and
everything a game draws comes from its seed. Nobody sees the seed, so for players the game is the same; an algorithm
that enumerates chance outcomes sees `deals` of them. A game that reaches `max_decisions` ends and is ranked as it
stands: in the Quest by the way that is left.
"""

from __future__ import annotations

from typing import Any

from eldorado import games
from eldorado.core.errors import BadOption
from eldorado.core.game import SPECTATOR
from eldorado.core.plain import Options, canonical
from eldorado.core.system import extras
from eldorado.lab.envs import MOST

with extras.needed("lab"):
    import numpy as np
    import pyspiel

    from eldorado.lab.envs.playing import Playing, Table

__all__ = ["NAMES", "EldoradoGame", "EldoradoState"]

DEALS = 1_000


def read_options(text: str) -> Options:
    """Read options from one word, as OpenSpiel's parameters are. Its names of games give “=” a meaning of their own."""
    found: Options = {}
    for word in filter(None, text.split(";")):
        key, colon, value = word.partition(":")
        if not colon:
            raise BadOption("lab.spiel_options", word=word)
        plain = {"true": True, "false": False}
        found[key] = int(value) if value.isdecimal() else plain.get(value, value)
    return found


def game_type(name: str) -> Any:
    card = games.load(name).info
    return pyspiel.GameType(
        short_name=f"python_eldorado_{name}",
        long_name=card.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(card.seats),
        min_num_players=min(card.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": card.default_seats,
            "options": "",
            "max_decisions": MOST,
            "deals": DEALS,
        },
        default_loadable=True,
    )


class EldoradoGame(pyspiel.Game):
    """One of our games with its parameters."""

    def __init__(self, kind: Any, name: str, params: dict[str, Any]) -> None:
        card = games.load(name).info
        seats = int(params.get("players", card.default_seats))
        given: Options = read_options(str(params.get("options", "")))
        self.table = Table(name, seats, given, int(params.get("max_decisions", MOST)))
        self.deals = int(params.get("deals", DEALS))
        bounds = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.table.most,
        )
        super().__init__(kind, bounds, params)

    def new_initial_state(self) -> EldoradoState:
        return EldoradoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Rows:
        return Rows(self.table)


class EldoradoState(pyspiel.State):
    """A game in progress; before its deal there is nothing but the chance node."""

    def __init__(self, game: EldoradoGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.deals = game.deals
        self.playing: Playing | None = None

    def current_player(self) -> int:
        if self.playing is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.playing.seat if self.playing.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.playing.legal(player)) if self.playing is not None else []

    def _apply_action(self, action: int) -> None:
        if self.playing is None:
            self.playing = self.table.deal(action)
        else:
            self.playing.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.playing is None:
            return f"deal {action}"
        return self.table.game.notation(self.playing.state, player, action)

    def is_terminal(self) -> bool:
        return self.playing is not None and self.playing.seat < 0

    def returns(self) -> list[float]:
        if self.playing is None or self.playing.seat >= 0:
            return [0.0] * self.table.seats
        return self.playing.rewards()

    def __str__(self) -> str:
        if self.playing is None:
            return "before the deal"
        view = canonical(self.table.game.observe(self.playing.state, SPECTATOR))
        return f"{self.playing.decisions} {view.decode()}"


class Rows:
    """OpenSpiel's observer: the row of a seat, each number divided by its top, and the view as text."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tops = np.array(table.layout.tops, dtype=np.float32)
        self.tensor = np.zeros(table.layout.size, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: EldoradoState, player: int) -> None:
        if state.playing is None:
            self.tensor.fill(0)
        else:
            np.divide(state.playing.row(player), self.tops, out=self.tensor)

    def string_from(self, state: EldoradoState, player: int) -> str:
        if state.playing is None:
            return ""
        return canonical(self.table.game.observe(state.playing.state, player)).decode()


def register(name: str) -> str:
    """Register one of our games with OpenSpiel; return its name there."""
    kind = game_type(name)

    class Registered(EldoradoGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, name, params or {})

    pyspiel.register_game(kind, Registered)
    return str(kind.short_name)


NAMES = [register(name) for name in games.names()]
