"""The table as text: what everybody may see, for terminals and messages."""

from __future__ import annotations

from eldorado.games.isla_dorada.knowledge.view import figure
from eldorado.games.isla_dorada.model import board, cards, numbers, phases
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.speech.notation import way_word


def draw(s: IslaState) -> str:
    """The expedition, the ways from its place, the pool and what lies before each player."""
    at = figure(s)
    lines = [f"Isla Dorada, round {s.round}, {phases.PHASE[s.phase].replace('_', ' ')}"]
    lines.append(
        f"expedition  {at['place']}"
        + (f", at the path {board.path_word(at['path'])}" if at["path"] >= 0 else "")
    )
    marks = [f"{number} {board.PLACE[place]}" for number, place in enumerate(s.markers, 1)]
    lines.append(f"markers     {len(s.markers)} of {numbers.MARKERS}: " + (", ".join(marks) or "none"))
    for name, path in (("bigfoot", s.bigfoot), ("leviathan", s.leviathan)):
        if path >= 0:
            lines.append(f"{name:<11} {board.path_word(path)}")
    if s.tokens:
        lines.append("sea tokens  " + ", ".join(board.path_word(path) for path in s.tokens))
    lines.append("ways        " + ", ".join(way_word(s, way) for way in board.WAYS_FROM[s.place]))
    lines.append("pool        " + (", ".join(cards.CARD[kind] for kind in s.pool) or "empty"))
    lines.append(f"deck        {s.deck_size}, discards {s.discard_size}")
    if s.high >= 0 and s.phase != phases.OVER:
        by = "by " if board.WAY_CLASS[s.way] == cards.AIR else ""
        lines.append(f"bid         {s.high} by seat {s.last} for {by}{way_word(s, s.way)}")
    for seat in range(s.seats):
        mark = "*" if seat == s.leader else " "
        found = len(s.played[seat])
        lines.append(
            f"seat {seat}{mark}     gold {s.gold[seat]:>2}, cards {s.hand_size[seat]:>2}, "
            f"treasures {len(s.treasures[seat])} in hand and {found} played, curses {len(s.cursed[seat])} played"
        )
    return "\n".join(lines)
