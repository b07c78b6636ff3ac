"""Convert actions to text, text to actions, and actions to moves, where `model.actions` alone is not enough.

One line each, in the words of the rulebook: "scout machete" plays a card for its power, "ne" steps, "blockade 5"
overcomes, "give sailor" pays for rubble or camp, "spend traveler", "buy scout", "token coin_2", "end".
With two pieces a step or a play for power ends with the number of the piece: "scout machete 2", "ne 2".
"""

from __future__ import annotations

from collections.abc import Sequence

from eldorado.core.game import Move
from eldorado.games.quest.model import actions, blockades, cards, ground, phases, tokens
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.rules.caves import caves_next_to
from eldorado.kit.speech import Speech, Words


# --- words that depend on the position ----------------------------------------------------------------------------
def piece_word(s: QuestState, seat: int, piece: int) -> str | None:
    """The number of a piece; empty if everybody has one."""
    if piece >= s.pieces_each:
        return None
    return str(piece + 1) if s.pieces_each == 2 else ""


def seam_word(s: QuestState, seat: int, seam: int) -> str | None:
    """The name of a seam, by the blockade on it."""
    if seam >= s.board.seams:
        return None
    return f"blockade {s.blockade[seam]}" if (s.standing >> seam) & 1 else f"seam {seam + 1}"


def tidy(text: str) -> str:
    """Normalise spaces, case, and the printed names of cards to their ids.

    >>> tidy("  Buy  Jack-of-all-Trades ")
    'buy jack_of_all_trades'
    """
    word = " ".join(text.lower().replace("-", "_").split())
    for name in cards.NAME:
        word = word.replace(name.replace("_", " "), name)
    return word


# --- details of moves beyond their declaration ----------------------------------------------------------------------
def step_details(s: QuestState, seat: int, move: Move, values: list[int]) -> None:
    piece, direction = values
    index = seat * s.pieces_each + piece
    at = s.pieces[index]
    there = s.board.neighbours[at * 6 + direction] if at >= 0 else -1
    move.args["space"] = there
    if there >= 0:
        terrain = s.board.terrain[there]
        move.args["terrain"] = ground.TERRAINS[terrain]
        move.args["power"] = s.board.power[there]
        move.at.append(f"space:{there}")
        if s.phase == phases.NATIVE_STEP:
            move.kind = "native_step"
        elif terrain >= ground.RUBBLE:
            move.kind = "pay_step"
        # One that must be paid for is not made yet: what it shows comes with the last card that is given.
        move.reveals = move.kind != "pay_step" and landing_reveals(s, index, there)
    move.reveals = move.reveals or stopping_reveals(s, seat)


def blockade_details(s: QuestState, seat: int, move: Move, values: list[int]) -> None:
    seam = values[0]
    number = s.blockade[seam] if (s.standing >> seam) & 1 else 0
    terrain = blockades.TERRAIN[number]
    move.args.update(
        {
            "blockade": number,
            "seam": seam,
            "terrain": ground.TERRAINS[terrain],
            "power": blockades.POWER[number],
        }
    )
    if number:
        move.at.append(f"blockade:{number}")
    if s.phase == phases.NATIVE_STEP:
        move.kind = "native_blockade"
    elif number and terrain >= ground.RUBBLE:
        move.kind = "pay_blockade"
    # a piece that moved and now uses up its power stops, perhaps next to a cave the blockade kept it from
    move.reveals = stopping_reveals(s, seat) or (s.moved and s.left > 0 and bool(s.cave_left))


def stop_details(s: QuestState, seat: int, move: Move, values: list[int]) -> None:
    move.args["left"] = s.left
    move.at.append(f"piece:{seat}:{s.mover}")
    move.reveals = stopping_reveals(s, seat)


def end_details(s: QuestState, seat: int, move: Move, values: list[int]) -> None:
    empty = seat != s.turn or not (s.hands[seat] or s.new_hand)
    move.reveals = empty or stopping_reveals(s, seat)


def done_details(s: QuestState, seat: int, move: Move, values: list[int]) -> None:
    move.kind = "keep" if s.phase == phases.DISCARDING else "done"
    move.reveals = s.phase in (phases.DISCARDING, phases.EXCHANGING)


def give_details(s: QuestState, seat: int, move: Move, values: list[int]) -> None:
    exchanging = s.phase == phases.EXCHANGING
    move.kind = "exchange" if exchanging else "give"
    move.reveals = exchanging or (s.owed <= 1 and paid_step_reveals(s))


def spend_details(s: QuestState, seat: int, move: Move, values: list[int]) -> None:
    move.reveals = stopping_reveals(s, seat)


def play_details(s: QuestState, seat: int, move: Move, values: list[int]) -> None:
    move.args["power"] = cards.POWER[values[0]]
    move.reveals = stopping_reveals(s, seat)


def act_details(s: QuestState, seat: int, move: Move, values: list[int]) -> None:
    move.reveals = cards.DRAWS[values[0]] > 0


def discard_details(s: QuestState, seat: int, move: Move, values: list[int]) -> None:
    move.reveals = len(s.hands[s.turn]) <= 1


def play_token_details(s: QuestState, seat: int, move: Move, values: list[int]) -> None:
    move.args["power"] = tokens.POWER[values[0]]
    move.reveals = stopping_reveals(s, seat)


def use_token_details(s: QuestState, seat: int, move: Move, values: list[int]) -> None:
    move.reveals = tokens.EFFECT[values[0]] == tokens.DRAW


def landing_reveals(s: QuestState, index: int, there: int) -> bool:
    """Whether a step of a piece onto a space shows something: the race may be over, or a cave be explored, unless the
    piece explored it where it stopped before (Q-CAVE-3)."""
    return s.board.finish[there] or (bool(s.cave_left) and caves_next_to(s, there) & ~s.near[index] != 0)


def paid_step_reveals(s: QuestState) -> bool:
    """Whether the step that cards are being given for shows something once it is paid."""
    if not 0 <= s.target < actions.OVERCOME:
        return False
    index = s.turn * s.pieces_each + s.target // 6
    at = s.pieces[index]
    return at >= 0 and landing_reveals(s, index, s.board.neighbours[at * 6 + s.target % 6])


def stopping_reveals(s: QuestState, seat: int) -> bool:
    """Whether giving up the power left would explore a cave."""
    if s.left == 0 or not s.moved or not s.cave_left or seat != s.turn:
        return False
    at = s.pieces[seat * s.pieces_each + s.mover]
    return at >= 0 and caves_next_to(s, at) & ~s.near[seat * s.pieces_each + s.mover] != 0


SPEECH = Speech(
    "quest",
    actions.CODEC,
    words={"piece": Words(piece_word), "seam": Words(seam_word)},
    details={
        "step": step_details,
        "overcome": blockade_details,
        "stop": stop_details,
        "end": end_details,
        "done": done_details,
        "give": give_details,
        "spend": spend_details,
        "spend_as_coin": spend_details,
        "play": play_details,
        "act": act_details,
        "discard": discard_details,
        "play_token": play_token_details,
        "spend_token": spend_details,
        "use_token": use_token_details,
    },
)
notation = SPEECH.notation
decode = SPEECH.decode


def encode(s: QuestState, seat: int, text: str, legal: Sequence[int]) -> int:
    """Return the action meant: exactly its notation, or a beginning of it that fits only one legal action."""
    return SPEECH.encode(s, seat, tidy(text), legal)
