"""A lesson: learn to win the Quest from nothing but its rules, with numpy and ten minutes.

    pip install "eldorado[lab]"
    python examples/learn_quest.py --minutes 10 --curve curve.csv --plot curve.svg

Two seats play against each other, 256 games at once, and both are the same small network. After some thousand
decisions it is asked of each: did things go better afterwards than expected? What did is made more likely, what did not
less. That is the whole method (policy gradient, with the clipped steps that are called PPO). Read from top to bottom.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import numpy as np

from eldorado.lab.envs.batch import Batch
from eldorado.lab.envs.rows import layout

GAMES = 256  # games side by side
STEPS = 64  # decisions in each of them before the network learns
CUT = 600  # decisions after which a game is broken off: players who know nothing never arrive
HIDDEN = 64  # the size of the network
PASSES = 2  # how often it looks at what was played before it plays on
PIECE = 1024  # decisions it looks at together
RATE = 7e-4  # how far one step goes
CLIP = 0.2  # a choice may become this much more or less likely at once, no more
CURIOUS = 0.01  # what it is worth to remain undecided: whoever is sure of everything tries nothing new
FUTURE = 0.99  # what the next decision's prospects count today
TRACE = 0.95  # how far a surprise is traced back
LOOK = 40, 1000  # games, and decisions at most in each, to see now and then how good it is
WAY = 0.05  # reward for a step's worth of way; winning is 1 and losing is -1


# --- what the network sees -------------------------------------------------------------------------------------------
# A row of the environment is 890 numbers; `features` names them and `tops` says what each reaches in ordinary play, so
# that after dividing all of them are between 0 and about 1. We leave out what is always 0 without caves, and the
# numbers of spaces: what lies around a piece says more. `far` is the way that a piece still has before it.
ROWS = layout("quest", seats=2)
SILENT = ("caves.", "tokens", ".near.", ".space.", "target.")
SEEN = np.array([at for at, name in enumerate(ROWS.features) if not any(word in name for word in SILENT)])
SCALE = (1 / np.array(ROWS.tops, np.float32))[SEEN]
FAR = [ROWS.features.index(f"players.0.pieces.{piece}.far") for piece in range(2)]


def seen(rows: np.ndarray) -> np.ndarray:
    return rows[:, SEEN] * SCALE


# --- the network -----------------------------------------------------------------------------------------------------
class Network:
    """One hidden layer; from it the preference for each action and the prospects of whoever is to act."""

    def __init__(self, size: int, actions: int, chance: np.random.Generator) -> None:
        def weights(rows: int, columns: int, scale: float) -> np.ndarray:
            return (chance.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.parts = {
            "into": weights(size, HIDDEN, 2.0),
            "bias": np.zeros(HIDDEN, np.float32),
            "choose": weights(HIDDEN, actions, 0.01),  # at first all actions are about as good
            "judge": weights(HIDDEN, 1, 0.1),
        }
        self.slopes = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def think(self, rows: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the chance of each action (0 for illegal ones), and the prospects."""
        hidden = np.maximum(0, seen(rows) @ self.parts["into"] + self.parts["bias"])
        wishes = np.where(masks, hidden @ self.parts["choose"], -1e9)
        chances = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ self.parts["judge"])[:, 0]

    def move(self, slopes: dict[str, np.ndarray], rate: float) -> None:
        """One step of Adam against the slopes."""
        self.steps += 1
        size = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        for name, slope in slopes.items():
            slope = slope * min(1.0, 0.5 / (size + 1e-8))
            self.slopes[name] += 0.1 * (slope - self.slopes[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            mean = self.slopes[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            self.parts[name] -= rate * mean / (np.sqrt(square) + 1e-8)


def drawn(chances: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """For each row an action, drawn by its chances."""
    heaps = chances.cumsum(axis=1)
    points = chance.random((len(chances), 1)) * heaps[:, -1:]
    return (heaps <= points).sum(axis=1)


# --- playing ---------------------------------------------------------------------------------------------------------
class Played:
    """What was seen, done and got in `STEPS` decisions of each game."""

    def __init__(self, actions: int) -> None:
        self.rows = np.zeros((STEPS, GAMES, ROWS.size), np.uint8)
        self.masks = np.zeros((STEPS, GAMES, actions), np.uint8)
        self.seats = np.zeros((STEPS, GAMES), np.int64)
        self.actions = np.zeros((STEPS, GAMES), np.int64)
        self.chances = np.zeros((STEPS, GAMES), np.float32)  # of the actions that were taken
        self.prospects = np.zeros((STEPS, GAMES), np.float32)
        self.rewards = np.zeros((STEPS, GAMES, 2), np.float32)
        self.ended = np.zeros((STEPS, GAMES), np.uint8)


def play(batch: Batch, arrays, network: Network, chance: np.random.Generator, into: Played) -> None:
    for step in range(STEPS):
        _, chances, prospects = network.think(arrays.rows, arrays.masks)
        actions = drawn(chances, chance)
        into.rows[step], into.masks[step], into.seats[step] = arrays.rows, arrays.masks, arrays.seats
        into.actions[step], into.prospects[step] = actions, prospects
        into.chances[step] = chances[np.arange(GAMES), actions]
        batch.step(actions, arrays)
        into.rewards[step], into.ended[step] = arrays.rewards, arrays.ended


# --- was it better than expected? ------------------------------------------------------------------------------------
def surprises(played: Played) -> tuple[np.ndarray, np.ndarray]:
    """For each decision how much better things went than expected, and whether that is known.

    We go backwards. What follows a decision is the *same seat's* next one, so what comes after is kept for each seat:
    its prospects there, the way it still had, and the surprise. When a game ended, the result is all that follows.
    """
    far = played.rows[:, :, FAR].sum(axis=2, dtype=np.float32)
    found = np.zeros((STEPS, GAMES), np.float32)
    known = np.zeros((STEPS, GAMES), bool)
    games = np.arange(GAMES)
    prospects, way, trace, result = (np.zeros((GAMES, 2), np.float32) for _ in range(4))
    follows, last = np.zeros((GAMES, 2), bool), np.zeros((GAMES, 2), bool)
    for step in reversed(range(STEPS)):
        over = played.ended[step] > 0
        follows[over], last[over] = True, True
        prospects[over], trace[over], result[over] = 0, 0, played.rewards[step][over]
        mine = games, played.seats[step]
        reward = np.where(last[mine], result[mine], (far[step] - way[mine]) * WAY)
        surprise = reward + FUTURE * prospects[mine] - played.prospects[step]
        known[step] = follows[mine]
        found[step] = np.where(known[step], surprise + FUTURE * TRACE * trace[mine], 0)
        prospects[mine], way[mine], trace[mine] = played.prospects[step], far[step], found[step]
        follows[mine], last[mine] = True, False
    return found, known


# --- learning --------------------------------------------------------------------------------------------------------
def learn(network: Network, played: Played, chance: np.random.Generator, rate: float) -> None:
    found, known = surprises(played)
    where = np.flatnonzero(known)
    rows = played.rows.reshape(-1, ROWS.size)
    masks = played.masks.reshape(len(rows), -1)
    actions, before, hoped = (part.ravel() for part in (played.actions, played.chances, played.prospects))
    wanted = found.ravel() + hoped  # what the prospects should have been
    better = (found.ravel() - found.ravel()[where].mean()) / (found.ravel()[where].std() + 1e-8)
    for _ in range(PASSES):
        chance.shuffle(where)
        for first in range(0, len(where), PIECE):
            at = where[first : first + PIECE]
            network.move(
                slopes(network, rows[at], masks[at], actions[at], before[at], better[at], wanted[at]), rate
            )


def slopes(network: Network, rows, masks, actions, before, better, wanted) -> dict[str, np.ndarray]:
    """By how much the error changes with each weight: the chain rule by hand, from the end to the beginning."""
    hidden, chances, prospects = network.think(rows, masks)
    count, lines = len(rows), np.arange(len(rows))
    ratio = chances[lines, actions] / before
    # Where a choice is already far more likely than when it was made (or far less), it is left alone.
    free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull = (free * better * ratio)[:, None]
    wishes = chances * pull
    wishes[lines, actions] -= pull[:, 0]
    logs = np.log(chances + 1e-9)
    undecided = -(chances * logs).sum(axis=1, keepdims=True)
    wishes += CURIOUS * chances * (logs + undecided)
    wishes /= count
    wrong = (0.5 * (prospects - wanted) / count)[:, None].astype(np.float32)
    wishes = wishes.astype(np.float32)
    back = (wishes @ network.parts["choose"].T + wrong @ network.parts["judge"].T) * (hidden > 0)
    return {
        "into": seen(rows).T @ back,
        "bias": back.sum(axis=0),
        "choose": hidden.T @ wishes,
        "judge": hidden.T @ wrong,
    }


# --- how good is it? -------------------------------------------------------------------------------------------------
def against_random(network: Network, count: int, most: int, seed: int) -> float:
    """The share of `count` games won against a player who chooses at random; half of them from each seat.

    Won is won: the game came to its end and the network was first. A game that is broken off counts as lost.
    """
    batch = Batch("quest", count, seats=2, max_decisions=most, seed=seed)
    arrays, chance = batch.arrays(), np.random.default_rng(seed)
    batch.reset(arrays)
    seat = np.arange(count) % 2
    going, won = np.ones(count, bool), np.zeros(count, bool)
    while going.any():
        _, chances, _ = network.think(arrays.rows, arrays.masks)
        uniform = arrays.masks / arrays.masks.sum(axis=1, keepdims=True)
        batch.step(drawn(np.where((arrays.seats == seat)[:, None], chances, uniform), chance), arrays)
        over = going & (arrays.ended > 0)
        won |= over & (arrays.ended == 1) & (arrays.rewards[np.arange(count), seat] > 0)
        going &= ~over
    return float(won.mean())


Look = tuple[float, int, float]  # minutes, decisions, share of games won against random


# --- all together ----------------------------------------------------------------------------------------------------
def train(minutes: float, seed: int, looks: int = 12, rounds: int = 0) -> tuple[Network, list[Look]]:
    """Learn for so many minutes of one core, and look from time to time how good it is."""
    chance = np.random.default_rng(seed)
    batch = Batch("quest", GAMES, seats=2, max_decisions=CUT, seed=seed)
    arrays = batch.arrays()
    batch.reset(arrays)
    network, played = Network(len(SEEN), arrays.masks.shape[1], chance), Played(arrays.masks.shape[1])
    curve: list[Look] = []
    spent, done = 0.0, 0
    while spent < 60 * minutes and (not rounds or done < rounds):
        began = time.process_time()
        play(batch, arrays, network, chance, played)
        learn(network, played, chance, RATE * max(0.1, 1 - spent / (60 * minutes)))
        done, spent = done + 1, spent + time.process_time() - began
        if spent >= 60 * minutes * (len(curve) + 1) / looks or done == rounds:
            won = against_random(network, *LOOK, seed=1000 + done)
            curve.append((round(spent / 60, 2), done * GAMES * STEPS, won))
            arrived = (played.ended == 1).sum() / max(1, (played.ended > 0).sum())
            told = f"{spent / 60:5.1f} min  {curve[-1][1]:9,} decisions  {arrived:4.0%} of its own games came to an end"
            print(f"{told}  won {won:4.0%} against random", flush=True)
    return network, curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a CSV file for the curve")
    parser.add_argument("--plot", type=Path, help="a picture of the curve, .svg or .png")
    said = parser.parse_args()
    network, curve = train(said.minutes, said.seed)
    print(f"200 fresh games: won {against_random(network, 200, 2000, seed=7_000_000):.1%}")
    if said.curve:
        with said.curve.open("w", newline="") as file:
            csv.writer(file).writerows([("minutes", "decisions", "won"), *curve])
    if said.plot:
        from matplotlib.pyplot import subplots

        figure, axes = subplots(figsize=(7, 3), layout="constrained")
        axes.plot([one[0] for one in curve], [100 * one[2] for one in curve], "o-", color="#b8862b")
        axes.set(xlabel="minutes of learning", ylabel="won against random, %", ylim=(-3, 103))
        axes.grid(alpha=0.3)
        figure.savefig(said.plot)


if __name__ == "__main__":
    main()
