"""Teams: who sees whose cards, at every decision of a whole game, and a leak between teams is found."""

from __future__ import annotations

from typing import Any

import pytest

from eldorado import bots, games
from eldorado.core.conformance import Broken, check_game
from eldorado.core.dice import QuickDice
from eldorado.core.game import Event
from eldorado.core.plain import Plain
from eldorado.games.island.game import IslandGame
from eldorado.games.island.knowledge import view
from eldorado.games.island.model.state import IslandState

GAME = games.load("island")
TEAMS = {"mode": "teams"}


def team_game(seats: int, options: dict[str, Any], seed: int) -> Any:
    """Every position of a greedy game, and the events that led to it."""
    dice = QuickDice(seed)
    s = GAME.new(seats, GAME.options(seats, options), dice)
    players = [bots.make("greedy", GAME, seat, QuickDice(seat)) for seat in range(seats)]
    while mask := GAME.actors(s):
        asked = [seat for seat in range(seats) if (mask >> seat) & 1]
        seat = asked[dice.below(len(asked))]  # partners in any order
        legal = GAME.legal(s, seat)
        told: list[Event] = []
        GAME.apply(s, seat, players[seat].choose(GAME.observe(s, seat), legal), dice, told)
        yield s, told


@pytest.mark.slow
def test_partners_see_each_others_cards_and_nobody_elses() -> None:
    secrets = 0
    for s, told in team_game(4, TEAMS, 5):
        for seat in range(4):
            shown = GAME.observe(s, seat)["hands"]
            assert [hand is not None for hand in shown[:4]] == [other // 2 == seat // 2 for other in range(4)]
            assert shown[seat ^ 1] == s.hand[3 * (seat ^ 1) : 3 * (seat ^ 1) + 3]
        for event in told:
            if event.secret is not None and "card" in event.secret:
                secrets += 1
                named = {event.args["who"], event.args.get("to", event.args.get("from", event.args["who"]))}
                partners = {other for seat in named for other in (seat, seat ^ 1)}
                assert {seat for seat in range(4) if (event.seats >> seat) & 1} <= partners
    assert secrets > 0


@pytest.mark.slow
def test_a_team_game_ends_and_partners_win_together() -> None:
    last: Any = None
    for s, _ in team_game(8, {**TEAMS, "cave_tiles": True}, 2):
        last = s
    ranks = GAME.result(last).ranks
    assert GAME.result(last).over
    assert ranks[::2] == ranks[1::2]
    assert ranks.count(1) == 2


class ShowsTheNextTeam(IslandGame):
    """A planted leak: everybody sees the hand of the seat two to the left."""

    def observe(self, s: IslandState, seat: int) -> Plain:
        return {**view.observe(s, seat), "peek": s.hand[3 * ((seat + 2) % s.seats)]}


@pytest.mark.slow
def test_a_leak_between_teams_is_found() -> None:
    with pytest.raises(Broken, match="peek"):
        check_game(ShowsTheNextTeam(), 4, TEAMS, seed=1, limit=250)  # until a card is taken unseen
