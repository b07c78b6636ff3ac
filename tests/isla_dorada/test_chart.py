"""The map in the terminal: all places, all types of paths, within the screen."""

from __future__ import annotations

import re

import pytest

from eldorado import games
from eldorado.core.dice import QuickDice
from eldorado.games.isla_dorada.model import board
from eldorado.games.isla_dorada.speech.chart import SIGNS, Canvas, chart, draw_path, place_at

GAME = games.load("isla_dorada")


@pytest.mark.parametrize("width", [60, 80, 100, 200])
def test_the_map_shows_every_place_within_the_screen(width: int) -> None:
    s = GAME.new(3, GAME.options(3, {}), QuickDice(1))
    s.markers = [board.PLACE.index("septris")]
    text = chart(s, width)
    lines = text.splitlines()
    assert max(map(len, lines)) < width
    for place in board.PLACE:
        assert sum(place in line for line in lines[:-2]) == 1, place
        assert re.search(rf"(^|[ \[]){place}($|[ \]])", text, re.MULTILINE), f"a path runs into {place}"
    assert f"[{board.PLACE[s.place]}]" in text
    assert "septris 1" in text
    assert all(f"{sign} {kind}" in lines[-2] for kind, sign in SIGNS.items())


def test_every_path_is_drawn_in_the_sign_of_its_type() -> None:
    spots = [place_at(place, 79, 26) for place in range(board.PLACES)]
    for path in range(board.PATHS):
        sheet = Canvas(79, 26)
        draw_path(sheet, spots, path)
        kind = board.TYPES[board.PATH_TYPE[path]]
        assert set(str(sheet)) <= {" ", "\n", SIGNS[kind], "V"}
        assert str(sheet).count(SIGNS[kind]) >= 3
        assert ("V" in str(sheet)) == (kind == "river")
