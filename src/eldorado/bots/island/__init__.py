"""Bots for The Island of El Dorado, its teams, the Thieves and the solo game."""

from __future__ import annotations

from eldorado.bots.attentive import attentive
from eldorado.bots.registry import Level, Room

GREEDY = "eldorado.bots.island.greedy:greedy"

ROOM = Room(
    levels=(
        Level("greedy", GREEDY, "bot.greedy", "bot.greedy.about", offered=False),
        Level("easy", attentive(GREEDY, 3), "bot.easy", "bot.easy.about"),
        Level("normal", "eldorado.bots.island.greedy:normal", "bot.normal", "bot.normal.about"),
        Level("tuned", "eldorado.bots.island.greedy:tuned", "bot.tuned", "bot.tuned.about", offered=False),
        Level("hard", "eldorado.bots.island.expert:hard", "bot.hard", "bot.hard.ahead"),
        Level("expert", "eldorado.bots.island.expert:expert", "bot.expert", "bot.expert.about"),
    ),
    default="normal",
    advisor="expert",
    proposer="tuned",
    policy="eldorado.bots.island.expert:thought",
    reasons="eldorado.bots.island.reasons:why",
    step_by_step=True,
)
