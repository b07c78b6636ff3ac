"""Bots for The Quest for El Dorado."""

from __future__ import annotations

from eldorado.bots.attentive import from_greedy
from eldorado.bots.registry import Level, Room

ROOM = Room(
    levels=(
        *from_greedy("eldorado.bots.quest.greedy:QuestGreedy"),
        Level("hard", "eldorado.bots.quest.expert:hard", "bot.hard", "bot.hard.about"),
        Level("expert", "eldorado.bots.quest.expert:expert", "bot.expert", "bot.expert.about"),
    ),
    default="normal",
    advisor="expert",
    proposer="hard",
    policy="eldorado.bots.quest.expert:thought",
    reasons="eldorado.bots.quest.reasons:why",
)
