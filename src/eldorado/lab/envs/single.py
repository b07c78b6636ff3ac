"""Gymnasium: one seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from eldorado.bots import registry
from eldorado.bots.bot import Bot
from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadOption
from eldorado.core.plain import Options
from eldorado.lab.envs.playing import MODES, Bytes, Playing, Table, check_mode

__all__ = ["Single"]


class Single(gymnasium.Env[Bytes, Any]):
    """An observation is a row; `info["action_mask"]` and `action_masks()` say what is legal."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Options | None,
        bots: list[str],
        seat: int | None,
        max_decisions: int,
        render_mode: str | None,
        shaping: float = 0.0,
    ) -> None:
        check_mode(render_mode)
        self.table = Table(game, seats, options, max_decisions, shaping)
        others = self.table.seats - 1
        if len(bots) not in (1, others):
            raise BadOption("lab.env_bots", given=len(bots), others=others)
        if seat is not None and not 0 <= seat < self.table.seats:
            raise BadOption("lab.env_seat", given=seat, most=others)
        self.levels = [registry.level(game, name) for name in (bots * others if len(bots) == 1 else bots)]
        self.wanted = seat
        self.metadata = {"render_modes": MODES, "render_fps": 1}
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.table.layout.size,), np.uint8)
        self.action_space = spaces.Discrete(self.table.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed)
        key = int(self.np_random.integers(2**31))
        drawn = int(self.np_random.integers(self.table.seats))
        self.seat = drawn if self.wanted is None else self.wanted
        self.playing: Playing = self.table.deal(key)
        self.bots: dict[int, Bot] = {}
        free = [seat for seat in range(self.table.seats) if seat != self.seat]
        for number, (seat, level) in enumerate(zip(free, self.levels, strict=True)):
            self.bots[seat] = level.make(self.table.game, seat, QuickDice(key * 31 + number + 1))
        self.others_play()
        self.worth = self.playing.values()[self.seat]
        return self.playing.row(self.seat), self.info()

    def others_play(self) -> None:
        playing = self.playing
        while playing.seat >= 0 and playing.seat != self.seat:
            view = self.table.game.observe(playing.state, playing.seat)
            playing.act(self.bots[playing.seat].choose(view, playing.legal(playing.seat)))

    def step(self, action: Any) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.playing.legal(self.seat):
            return self.playing.row(self.seat), -1.0, True, False, {**self.info(), "illegal": int(action)}
        self.playing.act(int(action))
        self.others_play()
        over = self.playing.seat < 0 and not self.playing.cut
        ended = self.playing.seat < 0
        before, self.worth = self.worth, self.playing.values()[self.seat]
        reward = self.worth - before + (self.playing.rewards()[self.seat] if ended else 0.0)
        return self.playing.row(self.seat), reward, over, self.playing.cut, self.info()

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> NDArray[np.int8]:
        return self.playing.mask(self.seat)

    def render(self) -> Any:
        return self.playing.render(self.render_mode, self.seat)
