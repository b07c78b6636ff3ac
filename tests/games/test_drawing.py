"""Positions as pictures: well-formed, with nothing that is hidden, in the client's colours."""

from __future__ import annotations

import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import eldorado
from eldorado import games
from eldorado.cli.picture import picture
from eldorado.core.dice import QuickDice
from eldorado.core.errors import UserError
from eldorado.kit import svg

PALETTE = Path(__file__).parents[2] / "web/src/ui/art/palette.ts"


@pytest.mark.parametrize(
    ("name", "seats"), [("quest", 2), ("quest", 4), ("isla_dorada", 6), ("island", 1), ("island", 5)]
)
def test_every_position_is_drawn_by_what_a_seat_knows(name: str, seats: int) -> None:
    game, dice, chance = games.load(name), QuickDice(2), random.Random(2)
    s = game.new(seats, game.options(seats, {}), dice)
    pictures = set()
    for step in range(150):
        if not game.actors(s):
            break
        seat = chance.choice([seat for seat in range(seats) if (game.actors(s) >> seat) & 1])
        game.apply(s, seat, chance.choice(game.legal(s, seat)), dice)
        if step % 10 == 0:
            eye = chance.randrange(-1, seats)
            drawn = game.svg(s, eye)
            ElementTree.fromstring(drawn)
            pictures.add(drawn)
            if eye >= 0:
                assert game.svg(game.permute(s, eye, QuickDice(7)), eye) == drawn
    assert len(pictures) > 4


def test_isla_dorada_shows_a_seat_its_cards_and_where_its_treasures_lie() -> None:
    match = eldorado.start("isla_dorada", seats=4, seed=3)
    drawn = {eye: match.svg(eye) for eye in (-1, 0, 1)}
    assert len(set(drawn.values())) == 3
    words = games.words()
    for eye in (0, 1):
        you = match.view(eye)["you"]
        for kind in you["hand"]:
            assert f">{words.say(f'isla_dorada.card.{kind}')}<" in drawn[eye]
        assert drawn[eye].count("#6B2C86") == drawn[-1].count("#6B2C86") + len(you["treasures"])


def test_the_colours_are_the_clients() -> None:
    source = PALETTE.read_text(encoding="utf-8")
    told = dict(re.findall(r"(\w+): '(#[0-9A-Fa-f]{6})'", source.partition("BAND")[0]))
    assert {name: told[name] for name in svg.TERRAIN} == svg.TERRAIN
    order = re.search(r"const ORDER: SeatColour\[\] = \[(.*?)\]", source)
    assert order is not None
    assert tuple(told[name] for name in re.findall(r"'(\w+)'", order[1])) == svg.SEATS
    assert dict(re.findall(r"(\w+): '(#[0-9A-Fa-f]{6})'", source.partition("BAND")[2])) == svg.BAND


def test_the_command_draws_a_position_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = eldorado.start("quest", seats=2, seed=7)
    before = match.svg(0)
    match.push("explorer machete 1")
    (tmp_path / "game.json").write_text(match.export(), encoding="utf-8")
    picture(tmp_path / "game.json", at=0, as_=0, out=tmp_path / "x.svg")
    assert (tmp_path / "x.svg").read_text(encoding="utf-8") == before
    assert match._repr_svg_() == match.svg(-1) != before
    with pytest.raises(UserError, match="one of"):
        picture(tmp_path / "game.json", as_=2, out=tmp_path / "y.svg")
    assert not (tmp_path / "y.svg").exists()
