"""Games that tune the Island's weights: four players with policies on the state, or one player alone."""

from __future__ import annotations

from eldorado.bots.island.policy import IslandPolicy, play_out
from eldorado.bots.island.weights import Weights, read, table, weights
from eldorado.core.dice import QuickDice
from eldorado.core.plain import Options
from eldorado.games.island.game import GAME
from eldorado.games.island.rules.shrines import island_shrines
from eldorado.lab.weights.company import Company, Given

SEATS = 4
MOST = 6000  # decisions of one game
OFFERING = 0.08  # worth of an offering or the cave shrine, compared with a victory
STEPS: Given = {
    "attack": 50, "march": 60, "window": 60, "lost": 150, "villager": 60, "robbed": 80, "shrine": 400, "near_win": 80,
    "tie": 15, "dare": 12, "boldness": 40, "gather": 25, "haste": 25, "stroll": 15, "crowd": 200, "levy": 100,
    "odds": 15,
}  # fmt: skip

LONE: Given = {
    "fear": 4000, "stand": 8, "altar": 1200, "patience": 1000, "army": 100, "thrift": 40, "pinch": 20,
    "hurry": 300, "trail": 100, "purse": 100, "deep_gold": 100, "deep_army": 100, "deep_after": 100, "nerve": 8,
    "apart": 100, "lure": 100, "brink": 1000, "wane": 60,
}  # fmt: skip


def margins(seed: int, given: list[Given | None]) -> list[float]:
    """For each seat, whether it won and how far it got."""
    return ends(SEATS, {}, seed, given)


def alone(seed: int, given: list[Given | None]) -> list[float]:
    """The same for a game alone."""
    return ends(1, {"bridge": True, "sixth_board": True}, seed, given)


def ends(seats: int, options: Options, seed: int, given: list[Given | None]) -> list[float]:
    dice = QuickDice(seed)
    s = GAME.new(seats, GAME.options(seats, options), dice)
    players = [weights("greedy") if one is None else Weights(one) for one in given]
    done = play_out(s, [IslandPolicy(one, seat) for seat, one in enumerate(players)], dice, MOST)
    ranks = GAME.result(s).ranks
    found: list[float] = []
    for seat in range(seats):
        shrines = island_shrines(s, s.side[seat]) + (s.shrine_seat == seat)
        found.append((1.0 if done and ranks[seat] == 1 else 0.0) + OFFERING * shrines)
    return found


def company() -> tuple[Company, Given]:
    """The weights to tune, and their starting points: all four at a table are candidates."""
    return Company(STEPS, margins, SEATS, SEATS), read(table(), "normal")


def company_of_none() -> tuple[Company, Given]:
    """The same for games alone: a candidate plays each of them."""
    return Company(LONE, alone, 1, 1), read(table(), "alone")
