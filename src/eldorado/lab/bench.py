"""Measure the engines on one core: random decisions, greedy games, the policy by state and by view, rollouts of the
search, copies."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from eldorado import bots, compiled, games
from eldorado.bots.quest.policy import TurnPolicy
from eldorado.bots.quest.thought import play_decision
from eldorado.bots.quest.weights import weights
from eldorado.bots.registry import room
from eldorado.bots.review import policy_of
from eldorado.bots.search import Search
from eldorado.core.dice import QuickDice
from eldorado.core.game import Game
from eldorado.core.plain import Options
from eldorado.lab.envs.stepping import Stepper
from eldorado.lab.playout import Count, play_bots, play_random
from eldorado.lab.weights.players import by_state

__all__ = ["bench"]

# The table to measure if a game's defaults are not it: the Quest's first game, with caves, by four.
SETTINGS: dict[str, tuple[int, Options]] = {"quest": (4, {"course": "first-game", "caves": True})}
# The largest table of a game, measured beside its usual one, with random games only.
EVERYTHING: Options = {"mode": "teams", "bridge": True, "sixth_board": True, "cave_tiles": True}
LARGEST: dict[str, tuple[int, Options]] = {"island": (8, EVERYTHING)}
# Decisions of a random game that are played. The Quest's never end, since camps eat the decks: the first ones count.
FIRST = {"quest": 300}
WHOLE = 2_000  # for the others: to the end, or this far
SPANS = 5  # parts of a random game with separate figures…
SPAN = {"quest": 60, "isla_dorada": 40}  # …and the decisions in one…
LONG_SPAN = 400  # …of the other games
LENGTHS = 10  # games for that
COPIES = 5_000
BUDGET = 60  # rollouts of one search
BATCHED = {
    "quest": 2
}  # seats of the games that are stepped side by side, for games that write rows of their own
SIDE_BY_SIDE = 256


def bench(names: list[str], seconds: float = 2.0) -> dict[str, Any]:
    """The figures of each game. Decisions with a single legal action are not counted.

    >>> bench([], 0.1)["compiled"] in (True, False)
    True
    """
    return {"compiled": compiled(), **{name: bench_game(name, seconds) for name in names}}


def bench_game(name: str, seconds: float) -> dict[str, Any]:
    game = games.load(name)
    seats, options = SETTINGS.get(name, (game.info.default_seats, {}))
    full = game.options(seats, dict(options))
    figures: dict[str, Any] = {"random": random_games(game, seats, full, seconds, FIRST.get(name, WHOLE))}
    figures["by_decision"] = by_decision(game, seats, full, SPAN.get(name, LONG_SPAN))
    if bots.reference(name) == "greedy":
        figures["greedy"] = greedy_games(game, seats, full, seconds)
    if by_state(name, room(name).proposer, 0, seats):
        figures["policy"] = policies(game, seats, full, seconds)
    if name == "quest":
        figures["races"] = races(game, seats, full, seconds)
    if room(name).policy:
        figures["rollouts_per_second"] = rollouts(game, seats, full, seconds)
    if (made := batch(game, BATCHED.get(name, 0), seconds)) is not None:
        figures["batch"] = made
    figures["clone_seconds"] = copying(game, seats, full)
    if name in LARGEST:
        most, with_all = LARGEST[name]
        rules = game.options(most, dict(with_all))
        figures["largest"] = {"random": random_games(game, most, rules, seconds, WHOLE)}
    return figures


def random_games(
    game: Game[Any], seats: int, options: Options, seconds: float, most: int
) -> dict[str, float]:
    """Play many games of up to `most` decisions; dealing is not timed."""
    count = Count()
    spent = 0.0
    number = 0
    while spent < seconds:
        dice = QuickDice(number)
        s = game.new(seats, options, dice)
        began = time.process_time()
        play_random(game, s, dice, most, count)
        spent += time.process_time() - began
        number += 1
    return rates(count, spent, number)


def by_decision(game: Game[Any], seats: int, options: Options, span: int) -> dict[str, float]:
    """Seconds for a decision of random games, by its number: the cost must not grow with the game."""
    spent, made = [0.0] * SPANS, [0] * SPANS
    for number in range(LENGTHS):
        dice = QuickDice(number)
        s = game.new(seats, options, dice)
        for part in range(SPANS):
            count = Count()
            began = time.process_time()
            play_random(game, s, dice, span, count)
            spent[part] += time.process_time() - began
            made[part] += count.decisions
    return {
        f"from {part * span + 1} to {(part + 1) * span}": spent[part] / made[part]
        for part in range(SPANS)
        if made[part]
    }


def greedy_games(game: Game[Any], seats: int, options: Options, seconds: float) -> dict[str, float]:
    """Play whole games of greedy bots, including the time they think."""
    count = Count()
    spent = 0.0
    number = 0
    while spent < seconds:
        dice = QuickDice(number)
        s = game.new(seats, options, dice)
        players = [bots.make("greedy", game, seat, QuickDice(number * 31 + seat)) for seat in range(seats)]
        began = time.process_time()
        play_bots(game, s, players, dice, 20_000, count)
        spent += time.process_time() - began
        number += 1
    return rates(count, spent, number)


def policies(game: Game[Any], seats: int, options: Options, seconds: float) -> dict[str, float]:
    """Time the same decisions of a policy by the table's state, and by a world made from the view."""
    players = [by_state(game.info.id, room(game.info.id).proposer, seat, seats) for seat in range(seats)]
    state_time, view_time, made, number = 0.0, 0.0, 0, 0
    while state_time + view_time < seconds:
        dice = QuickDice(number)
        s = game.new(seats, options, dice)
        number += 1
        for _ in range(WHOLE):
            if not (mask := game.actors(s)):
                break
            seat = (mask & -mask).bit_length() - 1
            legal = game.legal(s, seat)
            decide = players[seat]
            action = legal[0]
            if len(legal) > 1 and decide:
                began = time.process_time()
                action = decide(s, seat, legal)
                middle = time.process_time()
                decide(game.determinize(game.observe(s, seat), dice), seat, legal)
                view_time += time.process_time() - middle
                state_time += middle - began
                made += 1
            game.apply(s, seat, action, dice)
    by_view = round(made / view_time)
    by_table = round(made / state_time)
    return {
        "by_state_per_second": by_table,
        "by_view_per_second": by_view,
        "ratio": round(by_table / by_view, 1),
    }


def races(game: Game[Any], seats: int, options: Options, seconds: float) -> dict[str, float]:
    """Time the same games of the Quest's greedy policy on the table's state, and of the greedy bots by their views."""
    state_time, number = 0.0, 0
    by_view = Count()
    view_time = 0.0
    while state_time + view_time < seconds:
        dice = QuickDice(number)
        s = game.new(seats, options, dice)
        minds = [TurnPolicy(weights("greedy")) for _ in range(seats)]
        began = time.process_time()
        while game.actors(s):
            play_decision(s, minds[s.turn], dice)
        middle = time.process_time()
        dice = QuickDice(number)
        s = game.new(seats, options, dice)
        players = [bots.make("greedy", game, seat, QuickDice(seat)) for seat in range(seats)]
        again = time.process_time()
        play_bots(game, s, players, dice, 20_000, by_view)
        view_time += time.process_time() - again
        state_time += middle - began
        number += 1
    return {
        "turns": by_view.turns,
        "turns_by_state_per_second": round(by_view.turns / state_time),
        "turns_by_view_per_second": round(by_view.turns / view_time),
        "ratio": round(view_time / state_time, 2),
    }


def rollouts(game: Game[Any], seats: int, options: Options, seconds: float) -> int:
    """Count rollouts of the search per second, at decisions worth searching in games of the policy."""
    policy = policy_of(game.info.id)
    spent, made, number = 0.0, 0, 0
    while spent < seconds:
        dice = QuickDice(number)
        s = game.new(seats, options, dice)
        while spent < seconds and (mask := game.actors(s)):
            seat = (mask & -mask).bit_length() - 1
            view, legal = game.observe(s, seat), game.legal(s, seat)
            lines = policy.lines(game.determinize(view, dice), seat, legal) if len(legal) > 1 else []
            if len(lines) > 1:
                search = Search(game, policy, view, seat, made)
                began = time.process_time()
                search.best(lines, BUDGET)
                spent += time.process_time() - began
                made += search.rollouts
            policy.play_on(s, dice, policy.clock(s) + 1)
        number += 1
    return round(made / spent)


def batch(game: Game[Any], seats: int, seconds: float) -> dict[str, float] | None:
    """Steps of many games at once, rows and masks included, as `lab.envs.batch` makes them; choosing is timed too."""
    if not seats:
        return None
    options = game.options(seats, {})
    layout = game.layout(seats, options)
    writers = [layout.direct() for _ in range(SIDE_BY_SIDE)]
    stepper = Stepper(game, seats, options, writers, layout.size, FIRST.get(game.info.id, WHOLE), 1)
    memory = [memoryview(part) for part in stepper.memory()]
    given = [bytearray(len(part)) for part in memory]  # the arrays of the learner
    pick = Random(1).random
    steps = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        stepper.step([legal[int(pick() * len(legal))] for legal in stepper.legal])
        for part, into in zip(memory, given, strict=True):
            into[:] = part
        steps += SIDE_BY_SIDE
    return {"steps_per_second": round(steps / spent)}


def rates(count: Count, spent: float, number: int) -> dict[str, float]:
    return {
        "decisions_per_second": round(count.decisions / spent),
        "turns_per_second": round(count.turns / spent),
        "games": number,
    }


def copying(game: Game[Any], seats: int, options: Options) -> float:
    """Seconds for a copy in the middle of a game."""
    dice = QuickDice(1)
    s = game.new(seats, options, dice)
    play_random(game, s, dice, 150, Count())
    clone = game.clone
    began = time.process_time()
    for _ in range(COPIES):
        clone(s)
    return (time.process_time() - began) / COPIES
