"""PettingZoo: one environment for all seats, each acting when it is asked."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from eldorado.core.plain import Options
from eldorado.lab.envs.playing import MODES, Playing, Table, check_mode

__all__ = ["Zoo"]


class Zoo(AECEnv[str, Any, Any]):
    """Agents are called seat_0, seat_1 …; an observation is {"observation": row, "action_mask": mask}."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Options | None,
        max_decisions: int,
        render_mode: str | None,
        shaping: float = 0.0,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.table = Table(game, seats, options, max_decisions, shaping)
        self.metadata = {"name": f"eldorado_{game}_v0", "render_modes": MODES, "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        rows = spaces.Box(0, 255, (self.table.layout.size,), np.uint8)
        masks = spaces.Box(0, 1, (self.table.actions,), np.int8)
        self.seen = {
            agent: spaces.Dict({"observation": rows, "action_mask": masks}) for agent in self.possible_agents
        }
        self.chosen = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self.chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.seen[agent]

    def action_space(self, agent: str) -> Any:
        return self.chosen[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.playing: Playing = self.table.deal(int(self.chance.integers(2**31)))
        self.worth = self.playing.values()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(0, self.playing.seat)]

    def observe(self, agent: str) -> Any:
        seat = self.possible_agents.index(agent)
        return {"observation": self.playing.row(seat), "action_mask": self.playing.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.playing.act(int(action))
        before, self.worth = self.worth, self.playing.values()
        for one, then, now in zip(self.possible_agents, before, self.worth, strict=True):
            self.rewards[one] = now - then
        if self.playing.seat >= 0:
            self.agent_selection = self.possible_agents[self.playing.seat]
        else:
            ended = self.truncations if self.playing.cut else self.terminations
            for one, reward in zip(self.possible_agents, self.playing.rewards(), strict=True):
                self.rewards[one] += reward
                ended[one] = True
        self._accumulate_rewards()
        if self.playing.seat < 0:
            self._deads_step_first()

    def render(self) -> Any:
        seat = self.possible_agents.index(self.agent_selection) if self.agents else 0
        return self.playing.render(self.render_mode, seat)

    def close(self) -> None:
        pass
