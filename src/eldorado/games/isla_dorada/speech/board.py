"""The table as text: what everybody may see, for terminals and messages, in the language of the process."""

from __future__ import annotations

from eldorado import games
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.knowledge.view import figure
from eldorado.games.isla_dorada.model import board, cards, numbers, phases
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.speech.notation import way_word


def say(key: str, **args: Plain) -> str:
    return games.words().say(f"isla_dorada.drawn.{key}", args)


def draw(s: IslaState) -> str:
    """Draw the expedition, the ways from its place, the pool and each player's open cards."""
    at = figure(s)
    phase = phases.PHASE[s.phase]
    stands: str = at["place"]
    if at["path"] >= 0:
        stands = say("at_path", place=stands, path=board.path_word(at["path"]))
    rows = [("expedition", stands)]
    marks = [f"{number} {board.PLACE[place]}" for number, place in enumerate(s.markers, 1)]
    shown = ", ".join(marks) or say("none")
    rows.append(("markers", say("markers_of", n=len(s.markers), of=numbers.MARKERS, places=shown)))
    rows += [
        (name, board.path_word(path))
        for name, path in (("bigfoot", s.bigfoot), ("leviathan", s.leviathan))
        if path >= 0
    ]
    if s.tokens:
        rows.append(("sea_tokens", ", ".join(board.path_word(path) for path in s.tokens)))
    rows.append(("ways", ", ".join(way_word(s, way) for way in board.WAYS_FROM[s.place])))
    rows.append(("pool", ", ".join(cards.CARD[kind] for kind in s.pool) or say("empty")))
    rows.append(("deck", say("deck_of", deck=s.deck_size, discards=s.discard_size)))
    if s.high >= 0 and phase != phases.PHASE[phases.OVER]:
        kind = "air" if board.WAY_CLASS[s.way] == cards.AIR else "land"
        rows.append(("bid", say("bid_of", gold=s.high, seat=s.last, kind=kind, way=way_word(s, s.way))))
    wide = max(len(say(f"row.{name}")) for name, _ in rows) + 2
    lines = [say("title", round=s.round, phase=phase)]
    lines += [f"{say(f'row.{name}'):<{wide}}{told}" for name, told in rows]
    return "\n".join([*lines, *(draw_seat(s, seat) for seat in range(s.seats))])


def draw_seat(s: IslaState, seat: int) -> str:
    told = say(
        "seat",
        gold=f"{s.gold[seat]:>2}",
        cards=f"{s.hand_size[seat]:>2}",
        held=len(s.treasures[seat]),
        played=len(s.played[seat]),
        curses=len(s.cursed[seat]),
    )
    return f"seat {seat}{'*' if seat == s.leader else ' '}     {told}"  # a terminal puts the name there
