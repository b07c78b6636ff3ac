"""Actions as text, text as actions, and actions as structured moves.

One line each, in the words of the rulebook: "scout machete" plays a card for its power, "ne" steps, "blockade 5"
overcomes, "give sailor" pays for rubble or camp, "spend traveler", "buy scout", "token coin_2", "end".
With two pieces a step or a play for power ends with the number of the piece: "scout machete 2", "ne 2".
"""

from __future__ import annotations

from eldorado.core.errors import BadAction, BadNotation
from eldorado.core.game import Move
from eldorado.core.plain import Plain
from eldorado.games.quest.caves import caves_next_to
from eldorado.games.quest.moves import legal
from eldorado.games.quest.state import QuestState
from eldorado.games.quest.tables import (
    ACT,
    ACTIONS,
    BLOCKADE_POWER,
    BLOCKADE_TERRAIN,
    BUY,
    CARD,
    COIN_TOKEN,
    DIRECTIONS,
    DISCARD,
    DISCARDING,
    DRAW_TOKEN,
    DRAWS,
    END,
    EXCHANGING,
    GIVE,
    NATIVE_STEP,
    OVERCOME,
    PLAY,
    PLAY_TOKEN,
    POWER,
    POWER_TOKENS,
    POWERED,
    REMOVE,
    REMOVE_NEW,
    RUBBLE,
    SPEND,
    SPEND_AS_COIN,
    SPEND_TOKEN,
    STARTING,
    STOP,
    SYMBOLS,
    TAKE,
    TERRAINS,
    TOKEN,
    TOKEN_POWER,
    USE_TOKEN,
)


def check(s: QuestState, action: int) -> None:
    """BadAction for an int that can mean nothing in this game."""
    piece = 0
    seam = 0
    if 0 <= action < OVERCOME:
        piece = action // 6
    elif OVERCOME <= action < STOP:
        seam = action - OVERCOME
    elif PLAY <= action < ACT:
        piece = (action - PLAY) % 2
    elif PLAY_TOKEN <= action < SPEND_TOKEN:
        piece = (action - PLAY_TOKEN) % 2
    elif not 0 <= action < ACTIONS:
        raise BadAction("quest.action.unknown", action=action)
    if piece >= s.pieces_each or seam >= s.board.seams:
        raise BadAction("quest.action.unknown", action=action)


def notation(s: QuestState, action: int) -> str:
    """The action as one readable line."""
    check(s, action)
    if action < OVERCOME:
        return DIRECTIONS[action % 6] + with_piece(s, action // 6)
    if action < STOP:
        seam = action - OVERCOME
        if (s.standing >> seam) & 1:
            return f"blockade {s.blockade[seam]}"
        return f"seam {seam + 1}"
    if action < GIVE:
        return "stop" if action == STOP else "end" if action == END else "done"
    if action < SPEND:
        return "give " + CARD[action - GIVE]
    if action < SPEND_AS_COIN:
        return "spend " + CARD[action - SPEND]
    if action < PLAY:
        return f"spend {CARD[action - SPEND_AS_COIN]} as coin"
    if action < ACT:
        code = action - PLAY
        return f"{CARD[code // 6]} {SYMBOLS[code // 2 % 3]}{with_piece(s, code % 2)}"
    if action < BUY:
        return CARD[action - ACT + POWERED]
    if action < TAKE:
        return "buy " + CARD[action - BUY + STARTING]
    if action < REMOVE:
        return "take " + CARD[action - TAKE + STARTING]
    if action < REMOVE_NEW:
        return "remove " + CARD[action - REMOVE]
    if action < DISCARD:
        return "remove new " + CARD[action - REMOVE_NEW + STARTING]
    if action < PLAY_TOKEN:
        return "discard " + CARD[action - DISCARD]
    if action < SPEND_TOKEN:
        code = action - PLAY_TOKEN
        return f"token {TOKEN[code // 2]}{with_piece(s, code % 2)}"
    if action < USE_TOKEN:
        return "spend token " + TOKEN[action - SPEND_TOKEN + COIN_TOKEN]
    return "token " + TOKEN[action - USE_TOKEN + POWER_TOKENS]


def with_piece(s: QuestState, piece: int) -> str:
    return f" {piece + 1}" if s.pieces_each == 2 else ""


def means_something(s: QuestState, action: int) -> bool:
    try:
        check(s, action)
    except BadAction:
        return False
    return True


def tidy(text: str) -> str:
    """Spaces, case, and the printed names of cards as their ids.

    >>> tidy("  Buy  Jack-of-all-Trades ")
    'buy jack_of_all_trades'
    """
    word = " ".join(text.lower().replace("-", "_").split())
    for name in CARD:
        word = word.replace(name.replace("_", " "), name)
    return word


def encode(s: QuestState, seat: int, text: str) -> int:
    """The action meant: exactly its notation, or a beginning of it that fits one legal action only."""
    word = tidy(text)
    if not word:
        raise BadNotation("quest.notation.unknown", text=text[:60])
    now = legal(s, seat)
    for action in now:  # mostly it is one of these
        if notation(s, action) == word:
            return action
    every = [action for action in range(ACTIONS) if means_something(s, action)]
    for action in every:
        if notation(s, action) == word:
            return action
    starting = [action for action in every if notation(s, action).startswith(word + " ")]
    found = [action for action in starting if action in now] or starting
    if len(found) == 1:
        return found[0]
    if found:
        raise BadNotation(
            "quest.notation.ambiguous", text=text[:60], choices=[notation(s, action) for action in found]
        )
    raise BadNotation("quest.notation.unknown", text=text[:60])


# --- structured moves ---------------------------------------------------------------------------------------------
def piece_anchor(seat: int, piece: int) -> str:
    return f"piece:{seat}:{piece}"


def decode(s: QuestState, seat: int, action: int) -> Move:
    """The action as a move: kind, arguments, anchors, and whether it may reveal something."""
    check(s, action)
    if action < OVERCOME:
        return decode_step(s, seat, action // 6, action % 6)
    if action < STOP:
        return decode_blockade(s, seat, action - OVERCOME)
    if action < GIVE:
        if action == STOP:
            return Move("stop", {"left": s.left}, [piece_anchor(seat, s.mover)], stopping_reveals(s, seat))
        if action == END:
            empty = seat != s.turn or not (s.hands[seat] or s.new_hand)
            return Move("end", {}, [], empty or stopping_reveals(s, seat))
        kind = "keep" if s.phase == DISCARDING else "done"
        return Move(kind, {}, [], s.phase in (DISCARDING, EXCHANGING))
    if action < PLAY:
        return decode_pay(s, seat, action)
    if action < ACT:
        code = action - PLAY
        card, piece = code // 6, code % 2
        return Move(
            "play",
            {"card": CARD[card], "symbol": SYMBOLS[code // 2 % 3], "power": POWER[card], "piece": piece},
            ["card:" + CARD[card], piece_anchor(seat, piece)],
            stopping_reveals(s, seat),
        )
    if action < PLAY_TOKEN:
        return decode_card(s, action)
    return decode_token(s, seat, action)


def decode_step(s: QuestState, seat: int, piece: int, direction: int) -> Move:
    at = s.pieces[seat * s.pieces_each + piece]
    there = s.board.neighbours[at * 6 + direction] if at >= 0 else -1
    args: Plain = {"piece": piece, "direction": DIRECTIONS[direction], "space": there}
    anchors = [piece_anchor(seat, piece)]
    kind = "step"
    reveals = False
    if there >= 0:
        terrain = s.board.terrain[there]
        args["terrain"] = TERRAINS[terrain]
        args["power"] = s.board.power[there]
        anchors.append(f"space:{there}")
        if s.phase == NATIVE_STEP:
            kind = "native_step"
        elif terrain >= RUBBLE:
            kind = "pay_step"
        reveals = s.board.finish[there] or (bool(s.cave_left) and caves_next_to(s, there) != 0)
    return Move(kind, args, anchors, reveals or stopping_reveals(s, seat))


def decode_blockade(s: QuestState, seat: int, seam: int) -> Move:
    number = s.blockade[seam] if (s.standing >> seam) & 1 else 0
    args: Plain = {
        "blockade": number,
        "seam": seam,
        "terrain": TERRAINS[BLOCKADE_TERRAIN[number]],
        "power": BLOCKADE_POWER[number],
    }
    kind = "native_blockade" if s.phase == NATIVE_STEP else "overcome"
    if kind == "overcome" and number and BLOCKADE_TERRAIN[number] >= RUBBLE:
        kind = "pay_blockade"
    # a piece that moved and now uses up its power stops, perhaps next to a cave the blockade kept from it
    reveals = stopping_reveals(s, seat) or (s.moved and s.left > 0 and bool(s.cave_left))
    return Move(kind, args, [f"blockade:{number}"] if number else [], reveals)


def decode_pay(s: QuestState, seat: int, action: int) -> Move:
    if action < SPEND:
        card = CARD[action - GIVE]
        last = s.phase == EXCHANGING or (s.owed <= 1 and 0 <= s.target < OVERCOME)
        kind = "exchange" if s.phase == EXCHANGING else "give"
        return Move(kind, {"card": card}, ["card:" + card], last)
    as_coin = action >= SPEND_AS_COIN
    card = CARD[action - SPEND_AS_COIN] if as_coin else CARD[action - SPEND]
    return Move(
        "spend_as_coin" if as_coin else "spend", {"card": card}, ["card:" + card], stopping_reveals(s, seat)
    )


def decode_card(s: QuestState, action: int) -> Move:
    if action < BUY:
        kind = action - ACT + POWERED
        return Move("act", {"card": CARD[kind]}, ["card:" + CARD[kind]], DRAWS[kind] > 0)
    if action < REMOVE:
        buying = action < TAKE
        card = CARD[action - (BUY if buying else TAKE) + STARTING]
        return Move("buy" if buying else "take", {"card": card}, ["pile:" + card])
    if action < DISCARD:
        new = action >= REMOVE_NEW
        card = CARD[action - REMOVE_NEW + STARTING] if new else CARD[action - REMOVE]
        return Move("remove_new" if new else "remove", {"card": card}, ["card:" + card])
    card = CARD[action - DISCARD]
    return Move("discard", {"card": card}, ["card:" + card], len(s.hands[s.turn]) <= 1)


def decode_token(s: QuestState, seat: int, action: int) -> Move:
    if action < SPEND_TOKEN:
        code = action - PLAY_TOKEN
        token, piece = code // 2, code % 2
        return Move(
            "play_token",
            {"token": TOKEN[token], "power": TOKEN_POWER[token], "piece": piece},
            ["token:" + TOKEN[token], piece_anchor(seat, piece)],
            stopping_reveals(s, seat),
        )
    if action < USE_TOKEN:
        token = action - SPEND_TOKEN + COIN_TOKEN
        return Move(
            "spend_token", {"token": TOKEN[token]}, ["token:" + TOKEN[token]], stopping_reveals(s, seat)
        )
    token = action - USE_TOKEN + POWER_TOKENS
    return Move("use_token", {"token": TOKEN[token]}, ["token:" + TOKEN[token]], token == DRAW_TOKEN)


def stopping_reveals(s: QuestState, seat: int) -> bool:
    """Whether giving up the power left would explore a cave."""
    if s.left == 0 or not s.moved or not s.cave_left or seat != s.turn:
        return False
    at = s.pieces[seat * s.pieces_each + s.mover]
    return at >= 0 and caves_next_to(s, at) & ~s.near[seat * s.pieces_each + s.mover] != 0
