"""A lesson: learn to win the Quest from nothing but its rules, with numpy and a few minutes.

    pip install "eldorado[lab]"
    python examples/learn_quest.py --cpu-seconds 300 --plot curve.svg

Two seats play against each other, 128 games at once, and both are the same small network. After some thousand
decisions it is asked of each: did things go better afterwards than expected? What did is made more likely, what did not
less. That is the whole method (policy gradient, with the clipped steps that are called PPO). Read from top to bottom.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from eldorado.lab import envs
from eldorado.lab.envs.batch import Arrays, Batch
from eldorado.lab.envs.rows import layout

GAMES = 128  # games side by side
STEPS = 64  # decisions in each of them before the network learns
CUT = 1000  # decisions after which a game is broken off: players who know nothing never arrive
HIDDEN = 64  # the size of the network
PASSES = 3  # how often it looks at what was played before it plays on
PIECE = 1024  # decisions it looks at together
RATE = 1e-3  # how far one step goes
CLIP = 0.2  # a choice may become this much more or less likely at once, no more
CURIOUS = 0.01  # what it is worth to remain undecided: whoever is sure of everything tries nothing new
FUTURE = 0.995  # what the next decision's prospects count today: a card that is bought pays much later
TRACE = 0.95  # how far a surprise is traced back
LOOK = 40, 1000  # games, and decisions at most in each, to see now and then how good it is
WAY = 0.05  # reward for a step's worth of way; winning is 1 and losing is -1

# --- what the network sees -------------------------------------------------------------------------------------------
# A row of the environment is 890 numbers; `features` names them and `tops` says what each reaches in ordinary play, so
# that after dividing all of them are between 0 and about 1. We keep what a beginner looks at: the own cards, the spaces
# around the own pieces, the market, the card in use; of the other player only how far their pieces are.
ROWS = layout("quest", seats=2)
SILENT = (
    *("caves.", "tokens", ".near.", ".space.", "target.", "seat.", "start.", "players.1."),
    *("new", "removed", "known", "on_board", "blockades"),
)
TOLD = tuple(f"players.1.pieces.{piece}.{what}" for piece in range(2) for what in ("far", "arrived"))
SEEN = np.array(
    [at for at, name in enumerate(ROWS.features) if name in TOLD or not any(word in name for word in SILENT)]
)
SCALE = (1 / np.array(ROWS.tops, np.float32))[SEEN]
# The way that the own pieces still have before them, in two of the numbers.
FAR = [ROWS.features.index(f"players.0.pieces.{piece}.far") for piece in range(2)]


def seen(rows: np.ndarray) -> np.ndarray:
    return rows[:, SEEN] * SCALE


# --- the network -----------------------------------------------------------------------------------------------------
class Network:
    """From what is seen the preference for each action and the prospects of whoever is to act: a straight line, plus
    what one hidden layer adds. The line learns the simple things at once, such as to step where it is nearer."""

    def __init__(self, size: int, actions: int, chance: np.random.Generator) -> None:
        def weights(rows: int, columns: int, scale: float) -> np.ndarray:
            return (chance.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.parts = {
            "into": weights(size, HIDDEN, 1.5),
            "bias": np.zeros(HIDDEN, np.float32),
            "choose": weights(HIDDEN, actions, 0.01),  # at first all actions are about as good
            "judge": weights(HIDDEN, 1, 0.1),
            "choose straight": np.zeros((size, actions), np.float32),
            "judge straight": np.zeros((size, 1), np.float32),
            "lean": np.zeros(actions, np.float32),
        }
        self.slopes = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def think(self, what: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the chance of each action (0 for illegal ones), and the prospects."""
        part = self.parts
        hidden = np.maximum(0, what @ part["into"] + part["bias"])
        wishes = hidden @ part["choose"] + what @ part["choose straight"] + part["lean"]
        wishes = np.where(masks, wishes, -1e9)
        chances = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ part["judge"] + what @ part["judge straight"])[:, 0]

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
        self.seen = np.zeros((STEPS, GAMES, len(SEEN)), np.float32)
        self.masks = np.zeros((STEPS, GAMES, actions), np.uint8)
        self.rewards = np.zeros((STEPS, GAMES, 2), np.float32)
        self.seats, self.actions, self.ended = np.zeros((3, STEPS, GAMES), np.int64)
        # the way that whoever acts has before them, the chances of the actions that were taken, the prospects
        self.far, self.chances, self.prospects = np.zeros((3, STEPS, GAMES), np.float32)


def play(batch: Batch, arrays: Arrays, network: Network, chance: np.random.Generator, into: Played) -> None:
    for step in range(STEPS):
        what = seen(arrays.rows)
        _, chances, prospects = network.think(what, arrays.masks)
        actions = drawn(chances, chance)
        into.seen[step], into.masks[step], into.seats[step] = what, arrays.masks, arrays.seats
        into.far[step] = arrays.rows[:, FAR].sum(axis=1, dtype=np.float32)
        into.actions[step], into.prospects[step] = actions, prospects
        into.chances[step] = chances[np.arange(GAMES), actions]
        batch.step(actions, arrays)
        into.rewards[step], into.ended[step] = arrays.rewards, arrays.ended


# --- was it better than expected? ------------------------------------------------------------------------------------
def surprises(played: Played) -> tuple[np.ndarray, np.ndarray]:
    """For each decision how much better things went than expected, and whether that is known.

    We go backwards. What follows a decision is the *same seat's* next one, so what comes after is kept for each seat:
    its prospects there, the way it still had, and the surprise. When a game came to its end (1), the result is all that
    follows; of one that was broken off (2) nobody knows what would have followed.
    """
    found = np.zeros((STEPS, GAMES), np.float32)
    known = np.zeros((STEPS, GAMES), bool)
    games = np.arange(GAMES)
    prospects, way, trace, result = (np.zeros((GAMES, 2), np.float32) for _ in range(4))
    follows, last = np.zeros((GAMES, 2), bool), np.zeros((GAMES, 2), bool)
    for step in reversed(range(STEPS)):
        over, far = played.ended[step] > 0, played.far[step]
        follows[over] = (played.ended[step] == 1)[over, None]
        last[over], prospects[over], trace[over] = True, 0, 0
        result[over] = played.rewards[step][over]
        mine = games, played.seats[step]
        reward = np.where(last[mine], result[mine], (far - way[mine]) * WAY)
        surprise = reward + FUTURE * prospects[mine] - played.prospects[step]
        known[step] = follows[mine]
        found[step] = np.where(known[step], surprise + FUTURE * TRACE * trace[mine], 0)
        prospects[mine], way[mine], trace[mine] = played.prospects[step], far, found[step]
        follows[mine], last[mine] = True, False
    return found, known


# --- learning --------------------------------------------------------------------------------------------------------
def learn(network: Network, played: Played, chance: np.random.Generator, rate: float) -> None:
    found, known = surprises(played)
    what = played.seen.reshape(-1, len(SEEN))
    masks = played.masks.reshape(len(what), -1)
    where = np.flatnonzero(known.ravel() & (masks.sum(axis=1) > 1))  # who has no choice learns nothing
    actions, before, hoped = (part.ravel() for part in (played.actions, played.chances, played.prospects))
    wanted = found.ravel() + hoped  # what the prospects should have been
    better = (found.ravel() - found.ravel()[where].mean()) / (found.ravel()[where].std() + 1e-8)
    for _ in range(PASSES):
        chance.shuffle(where)
        for first in range(0, len(where), PIECE):
            at = where[first : first + PIECE]
            downhill = slopes(network, what[at], masks[at], actions[at], before[at], better[at], wanted[at])
            network.move(downhill, rate)


def slopes(network: Network, what, masks, actions, before, better, wanted) -> dict[str, np.ndarray]:
    """By how much the error changes with each weight: the chain rule by hand, from the end to the beginning."""
    hidden, chances, prospects = network.think(what, masks)
    count, lines = len(what), np.arange(len(what))
    ratio = chances[lines, actions] / before
    # Where a choice is already far more likely than when it was made (or far less), it is left alone.
    free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull = (free * better * ratio)[:, None]
    wishes = chances * pull
    wishes[lines, actions] -= pull[:, 0]
    logs = np.log(chances + 1e-9)
    undecided = -(chances * logs).sum(axis=1, keepdims=True)
    wishes += CURIOUS * chances * (logs + undecided)
    wishes = (wishes / count).astype(np.float32)
    wrong = (0.5 * (prospects - wanted) / count)[:, None].astype(np.float32)
    back = (wishes @ network.parts["choose"].T + wrong @ network.parts["judge"].T) * (hidden > 0)
    return {
        "into": what.T @ back,
        "bias": back.sum(axis=0),
        "choose": hidden.T @ wishes,
        "judge": hidden.T @ wrong,
        "choose straight": what.T @ wishes,
        "judge straight": what.T @ wrong,
        "lean": wishes.sum(axis=0),
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
        _, chances, _ = network.think(seen(arrays.rows), arrays.masks)
        uniform = arrays.masks / arrays.masks.sum(axis=1, keepdims=True)
        batch.step(drawn(np.where((arrays.seats == seat)[:, None], chances, uniform), chance), arrays)
        over = going & (arrays.ended > 0)
        won |= over & (arrays.ended == 1) & (arrays.rewards[np.arange(count), seat] > 0)
        going &= ~over
    return float(won.mean())


def against(network: Network, bot: str, count: int, seed: int) -> float:
    """The same against one of the bots, game by game."""
    won = 0
    for number in range(count):
        env = envs.gym("quest", seats=2, bots=[bot], seat=number % 2)
        chance = np.random.default_rng(seed + number)
        row, info = env.reset(seed=seed + number)
        reward, over, cut = 0.0, False, False
        while not over and not cut:
            _, chances, _ = network.think(seen(row[None]), info["action_mask"][None])
            row, reward, over, cut, info = env.step(int(drawn(chances, chance)[0]))
        won += over and reward > 0
    return won / count


# --- all together ----------------------------------------------------------------------------------------------------
Look = tuple[float, int, float]  # seconds of a core, decisions, share of games won against random


def train(seconds: float, seed: int, looks: int = 12, rounds: int = 0) -> tuple[Network, list[Look]]:
    """Learn for so many seconds of one core, and look from time to time how good it is."""
    chance = np.random.default_rng(seed)
    batch = Batch("quest", GAMES, seats=2, max_decisions=CUT, seed=seed, stagger=True)
    arrays = batch.arrays()
    batch.reset(arrays)
    network, played = Network(len(SEEN), arrays.masks.shape[1], chance), Played(arrays.masks.shape[1])
    curve: list[Look] = []
    spent, done = 0.0, 0
    while spent < seconds and (not rounds or done < rounds):
        began = time.process_time()
        play(batch, arrays, network, chance, played)
        learn(network, played, chance, RATE * max(0.1, 1 - spent / seconds))
        done, spent = done + 1, spent + time.process_time() - began
        if spent >= seconds * (len(curve) + 1) / looks or done == rounds:
            won = against_random(network, *LOOK, seed=1000 + done)
            curve.append((round(spent, 1), done * GAMES * STEPS, won))
            arrived = (played.ended == 1).sum() / max(1, (played.ended > 0).sum())
            told = f"{spent:6.1f} s  {curve[-1][1]:10,} decisions  {arrived:4.0%} of its own games came to an end"
            print(f"{told}  won {won:4.0%} against random", flush=True)
    return network, curve


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to win the Quest from nothing but its rules.")
    parser.add_argument("--cpu-seconds", type=float, default=300, help="of processor time, for learning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", help="a picture of the curve, .svg or .png")
    parser.add_argument("--greedy", type=int, default=0, help="so many games against that bot, too")
    said = parser.parse_args()
    network, curve = train(said.cpu_seconds, said.seed)
    print(f"200 fresh games: won {against_random(network, 200, 2000, seed=7_000_000):.1%}", flush=True)
    if said.plot:
        from matplotlib.pyplot import subplots

        figure, axes = subplots(figsize=(7, 3), layout="constrained")
        axes.plot([one[0] for one in curve], [100 * one[2] for one in curve], "o-", color="#b8862b")
        axes.set(xlabel="seconds of one core", ylabel="won against random, %", ylim=(-3, 103))
        axes.grid(alpha=0.3)
        figure.savefig(said.plot)
    if said.greedy:
        won = against(network, "greedy", said.greedy, seed=8_000_000)
        print(f"{said.greedy} games against greedy: won {won:.1%}")


if __name__ == "__main__":
    main()
