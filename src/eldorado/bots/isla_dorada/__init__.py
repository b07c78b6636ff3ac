"""Bots for Isla Dorada."""

from __future__ import annotations

from eldorado.bots.attentive import attentive
from eldorado.bots.registry import Level, Room

GREEDY = "eldorado.bots.isla_dorada.greedy:greedy"

ROOM = Room(
    levels=(
        Level("greedy", GREEDY, "bot.greedy", "bot.greedy.about", offered=False),
        Level("easy", attentive(GREEDY, 3), "bot.easy", "bot.easy.about"),
        Level("normal", "eldorado.bots.isla_dorada.greedy:normal", "bot.normal", "bot.normal.about"),
        Level("hard", "eldorado.bots.isla_dorada.greedy:hard", "bot.hard", "bot.hard.about"),
        Level("expert", "eldorado.bots.isla_dorada.expert:expert", "bot.expert", "bot.expert.about"),
    ),
    default="normal",
    advisor="hard",
    proposer="hard",
    policy="eldorado.bots.isla_dorada.expert:thought",
    reasons="eldorado.bots.isla_dorada.reasons:why",
)
