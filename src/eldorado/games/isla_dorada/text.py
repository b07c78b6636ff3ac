"""The table as text: what everybody may see, for terminals and messages."""

from __future__ import annotations

from eldorado.games.isla_dorada.notation import path_word, way_word
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import AIR, CARD, MARKERS, OVER, PHASE, PLACE, WAY_CLASS, WAYS_FROM
from eldorado.games.isla_dorada.view import figure


def drawn(s: IslaState) -> str:
    """The expedition, the ways from its place, the pool and what lies before each player."""
    at = figure(s)
    lines = [f"Isla Dorada, round {s.round}, {PHASE[s.phase].replace('_', ' ')}"]
    lines.append(
        f"expedition  {at['place']}" + (f", at the path {path_word(at['path'])}" if at["path"] >= 0 else "")
    )
    marks = [f"{number} {PLACE[place]}" for number, place in enumerate(s.markers, 1)]
    lines.append(f"markers     {len(s.markers)} of {MARKERS}: " + (", ".join(marks) or "none"))
    for name, path in (("bigfoot", s.bigfoot), ("leviathan", s.leviathan)):
        if path >= 0:
            lines.append(f"{name:<11} {path_word(path)}")
    if s.tokens:
        lines.append("sea tokens  " + ", ".join(path_word(path) for path in s.tokens))
    lines.append("ways        " + ", ".join(way_word(s, way) for way in WAYS_FROM[s.place]))
    lines.append("pool        " + (", ".join(CARD[kind] for kind in s.pool) or "empty"))
    lines.append(f"deck        {s.deck_size}, discards {s.discard_size}")
    if s.high >= 0 and s.phase != OVER:
        by = "by " if WAY_CLASS[s.way] == AIR else ""
        lines.append(f"bid         {s.high} by seat {s.last} for {by}{way_word(s, s.way)}")
    for seat in range(s.seats):
        mark = "*" if seat == s.leader else " "
        found = len(s.played[seat])
        lines.append(
            f"seat {seat}{mark}     gold {s.gold[seat]:>2}, cards {s.hand_size[seat]:>2}, "
            f"treasures {len(s.treasures[seat])} in hand and {found} played, curses {len(s.cursed[seat])} played"
        )
    return "\n".join(lines)
