"""What the greedy bot does alone and as the Thieves, in positions where it matters."""

from __future__ import annotations

from typing import Any

from eldorado import bots, games
from eldorado.core.dice import QuickDice

GAME = games.load("island")


def position(given: dict[str, Any]) -> Any:
    """“players.0.at” and the like are keys within keys."""
    nested: dict[str, Any] = {}
    for key, value in given.items():
        *path, last = key.split(".", 2) if key.startswith("players") else key.split(".", 1)
        here = nested
        for part in path:
            here = here.setdefault(part, {})
        here[last] = value
    return GAME.position(nested)


def chosen(s: Any, seat: int) -> str:
    bot = bots.make("greedy", GAME, seat, QuickDice(1))
    return GAME.notation(s, seat, bot.choose(GAME.observe(s, seat), GAME.legal(s, seat)))


def play_turn(s: Any, seat: int, most: int = 60) -> list[str]:
    """The moves of one turn, as far as nobody else is asked."""
    made: list[str] = []
    for _ in range(most):
        if GAME.actors(s) != 1 << seat:
            break
        made.append(chosen(s, seat))
        GAME.apply(s, seat, GAME.encode(s, seat, made[-1]), QuickDice(5))
        if made[-1] == "end":
            break
    return made


def alone(more: dict[str, Any]) -> Any:
    """A shrine four steps away that the Wolf has just left; the army is two steps behind on the way."""
    given: dict[str, Any] = {
        "seats": 1,
        "options": GAME.options(1, {}),
        "phase": "explore",
        "tiles": {
            "0,0": "gold", "1,0": "food", "2,0": "wood", "3,0": "gold", "4,0": "shrine", "0,1": "food", "1,1": "wood",
            "2,1": "gold", "3,1": "food", "-1,1": "gold", "-1,2": "wood", "-2,2": "food",
        },
        "guardians": {"wolf": "-2,2"},
        "players.0.explorer": "stella",
        "players.0.at": "0,0",
        "players.0.speed": 6,
        "players.0.villagers": {"0,0": 6},
        "players.0.hand": {"food": 1, "wood": 2, "gold": 3},
        **more,
    }  # fmt: skip
    return position(given)


def test_alone_gold_for_the_offering_is_not_spent_on_the_army() -> None:
    made = play_turn(alone({}), 0)
    assert "offering 4,0" in made
    assert not any(move.startswith("army") for move in made[: made.index("offering 4,0")])


def test_alone_no_danger_keeps_from_the_offering_that_wins() -> None:
    s = alone(
        {
            "guardians": {"wolf": "-2,2", "thief": "3,1", "titan": "2,1"},
            "players.0.cave_shrine": True,
            "players.0.offerings": ["5,0", "5,1"],
            "tiles.5,0": "shrine",
            "tiles.5,1": "shrine",
            "tiles.4,1": "food",
            "stolen": ["5,0", "5,1"],
            "players.0.villagers": {"-1,1": 6},
        }
    )
    play_turn(s, 0)
    assert GAME.result(s).key == "island.result.won"


def test_alone_the_army_does_not_wait_where_a_cave_in_would_bury_it() -> None:
    given = {
        "tiles.-1,0": "cave_entrance",
        "tiles.c0,0": "exit",
        "tiles.c-1,0": "basic",
        "guardians": {},
        "players.0.at": "c-1,0",
        "players.0.villagers": {"c0,0": 6},
    }
    assert chosen(alone(given), 0) == "army c0,0 w"


def test_alone_who_is_shut_in_looks_for_the_exit() -> None:
    given = {
        "tiles.-1,0": "cave_entrance",
        "tiles.c0,0": "cave_in",
        "guardians": {},
        "players.0.at": "c0,0",
        "players.0.villagers": {"0,0": 6},
        "players.0.hand": {"food": 1},
    }
    assert chosen(alone(given), 0) == "discover"


def band(turn: int, more: dict[str, Any]) -> Any:
    """An explorer and a thief side by side."""
    return position(
        {
            "seats": 2,
            "options": GAME.options(2, {"mode": "thieves"}),
            "turn": turn,
            "phase": "explore",
            "round": 4,
            "tiles": {"0,0": "gold", "1,0": "food", "0,1": "wood", "1,1": "food"},
            "players.0.explorer": "pedro",
            "players.0.at": "0,0",
            "players.0.villagers": {"0,0": 4},
            "players.0.hand": {"wood": 4, "gold": 4},
            "players.1.thieves": ["1,0"],
            "players.1.speeds": [0],
            "players.1.doubloons": 2,
            "players.1.hand": {"food": 1, "gold": 1},
            **more,
        }
    )


def test_the_thieves_trade_an_odd_card_for_a_pair() -> None:
    s = band(1, {})
    assert play_turn(s, 1)[0] == "trade 0"
    assert GAME.describe(s)["phase"] == "answer"
    assert chosen(s, 0) == "accept"  # food is what an offering lacks
    GAME.apply(s, 0, GAME.encode(s, 0, "accept"), QuickDice(1))
    assert chosen(s, 1) == "pair gold"


def test_the_thieves_take_what_makes_pairs_and_nothing_else() -> None:
    """Wood and gold that are given, then food, wood and gold that are asked for."""
    for numbers, answer in (("01100", "accept"), ("10001", "refuse")):
        s = band(0, {})
        GAME.apply(s, 0, GAME.encode(s, 0, "trade 1"), QuickDice(1))
        for n in numbers:
            if GAME.describe(s)["phase"] == "offer":
                GAME.apply(s, 0, GAME.encode(s, 0, f"amount {n}"), QuickDice(1))
        assert GAME.describe(s)["phase"] == "answer"
        assert chosen(s, 1) == answer


def test_the_titan_that_keeps_the_cave_shrine_is_met_with_all_villagers() -> None:
    """Nobody wins before it is beaten: who lacks only that goes for it together, and not into the empty cave."""
    given: dict[str, Any] = {
        "seats": 2,
        "options": GAME.options(2, {"cave_tiles": True}),
        "titan": "2,0",
        "keeper": "titan",
        "tiles": {
            "0,0": "gold", "1,0": "food", "2,0": "wood", "0,1": "shrine", "1,1": "shrine", "2,1": "shrine",
            "-1,0": "food", "-2,0": "food", "-1,1": "cave_entrance",
        },
        "players.0.explorer": "pedro",
        "players.0.speed": 4,
        "players.0.offerings": ["0,1", "1,1", "2,1"],
        "players.0.villagers": {"0,0": 4},
        "players.0.hand": {"gold": 4},
        "players.1.at": "-2,0",
    }  # fmt: skip
    assert play_turn(position(given), 0)[:4] == ["move e", "move e", "army 0,0 w", "amount 4"]
    alone = position({**given, "players.0.villagers": {}})
    assert "move e" not in play_turn(alone, 0)  # four dice fewer: not yet
