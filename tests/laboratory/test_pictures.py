"""Pictures as PNG and pixels, and in the environments."""

from __future__ import annotations

from pathlib import Path

import pytest

import eldorado
from eldorado.core.errors import UserError
from eldorado.lab import envs, pictures


@pytest.mark.parametrize("game", ["quest", "isla_dorada", "island"])
def test_a_picture_becomes_pixels(game: str) -> None:
    seen = pictures.pixels(eldorado.start(game, seed=3).svg(0))
    assert seen.ndim == 3
    assert seen.shape[2] == 3
    colours = {tuple(colour) for row in seen[::7, ::7] for colour in row.tolist()}
    assert len(colours) > 8


def test_letters_are_drawn() -> None:
    """resvg leaves out text without a word when it finds no font."""
    words = '<text x="2" y="30" font-size="30" font-family="Alegreya, Georgia, serif">Vanu-Tabu</text>'
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40" width="200" height="40">{}</svg>'
    assert pictures.png(svg.format(words)) != pictures.png(svg.format(""))


def test_environments_draw_themselves() -> None:
    env = envs.gym("quest", 2, render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape[2] == 3
    zoo = envs.aec("island", 3, render_mode="svg")
    zoo.reset(seed=1)
    assert zoo.render().startswith("<svg")
    zoo = envs.aec("isla_dorada", 3, render_mode="ansi")
    zoo.reset(seed=1)
    assert "\n" in zoo.render()


def test_a_name_with_another_end_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"\.svg or \.png"):
        pictures.write("<svg/>", tmp_path / "x.gif")
    with pytest.raises(UserError, match="cannot be written"):
        pictures.write("<svg/>", tmp_path / "none" / "x.svg")
