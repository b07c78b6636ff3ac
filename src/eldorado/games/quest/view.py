"""What a seat may know, and a world consistent with it.

Every deck's composition is public: starting decks are alike, cards are bought, played, discarded and removed in the
open. Hidden is only which of a player's remaining cards are in the hand and which in the draw pile. So for another
player a view has the two together (`unseen`), how many are in the hand, and which cards are *known* to be in it: those
that were kept over a shuffle, when everything else of the deck lay open. Cave tokens nobody has seen are one bag.
"""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.plain import Plain
from eldorado.games.quest.boards import board_of
from eldorado.games.quest.state import QuestState, look_around
from eldorado.games.quest.tables import (
    BLOCKADES,
    CARD,
    CARD_NUMBER,
    KINDS,
    PHASES,
    SYMBOLS,
    TOKEN,
    TOKEN_NUMBER,
    TOKENS,
)

NEW = "new "  # before the name of a card bought or taken this turn


def tagged(kind: int) -> str:
    return CARD[kind] if kind < KINDS else NEW + CARD[kind - KINDS]


def untagged(name: str) -> int:
    return CARD_NUMBER[name[len(NEW) :]] + KINDS if name.startswith(NEW) else CARD_NUMBER[name]


TAGGED = [tagged(kind) for kind in range(2 * KINDS)]


def bag_names(bag: list[int]) -> list[str]:
    """A bag of counts as a list of names."""
    names: list[str] = []
    kind = 0
    for count in bag:
        if count == 1:
            names.append(TAGGED[kind])
        elif count:
            names.extend([TAGGED[kind]] * count)
        kind += 1
    return names


def names_of(kinds: list[int]) -> list[str]:
    return [CARD[kind] for kind in kinds]


def bits(mask: int, count: int) -> list[int]:
    return [bit for bit in range(count) if (mask >> bit) & 1] if mask else []


def draw_pile(s: QuestState, seat: int) -> list[int]:
    """The seat's draw pile as tagged counts."""
    bag = s.draws[seat] + [0] * KINDS
    if seat == s.turn:
        for kind in s.new_draw:
            bag[kind + KINDS] += 1
    return bag


def player(s: QuestState, seat: int, eye: int) -> Plain:
    """One player as the seat `eye` sees them."""
    mine = seat == s.turn
    each = s.pieces_each
    hand = s.hands[seat]
    new_hand = s.new_hand if mine else []
    pile = draw_pile(s, seat)
    seen: Plain = {
        "pieces": s.pieces[seat * each : seat * each + each],
        "near": [bits(mask, len(s.board.caves)) for mask in s.near[seat * each : seat * each + each]],
        "hand_count": len(hand) + len(new_hand),
        "draw_count": sum(pile),
        "discard": bag_names(s.discards[seat]),
        "new": names_of(s.new_discard) if mine else [],
        "tokens": [TOKEN[token] for token in s.tokens[seat]],
        "blockades": bits(s.taken[seat], BLOCKADES + 1),
        "known": [tagged(kind) for kind in s.known[seat]],
    }
    if seat == eye:
        seen["hand"] = names_of(hand)
        seen["new_hand"] = names_of(new_hand)
        seen["draw"] = bag_names(pile)
    else:
        for kind in hand:
            pile[kind] += 1
        for kind in new_hand:
            pile[kind + KINDS] += 1
        seen["unseen"] = bag_names(pile)
    return seen


def observe(s: QuestState, eye: int) -> Plain:
    """What the seat `eye` may know; -1 for a spectator."""
    board = s.board
    return {
        "seat": eye,
        "seats": s.seats,
        "options": dict(s.options),
        "round": s.round,
        "start": s.start,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "final": s.final,
        "players": [player(s, seat, eye) for seat in range(s.seats)],
        "played": names_of(s.played),
        "market": {CARD[kind]: s.market[kind] for kind in range(KINDS) if s.market[kind]},
        "on_board": [CARD[kind] for kind in bits(s.placed, KINDS)],
        "removed": {CARD[kind]: s.removed[kind] for kind in range(KINDS) if s.removed[kind]},
        "blockades": [
            {"seam": seam, "number": s.blockade[seam], "standing": bool((s.standing >> seam) & 1)}
            for seam in range(board.seams)
            if s.blockade[seam]
        ],
        "caves": [{"space": board.caves[cave], "left": left} for cave, left in enumerate(s.cave_left)],
        "tokens_unseen": {TOKEN[token]: s.token_bag[token] for token in range(TOKENS) if s.token_bag[token]},
        "moving": {"piece": s.mover, "symbol": SYMBOLS[s.symbol], "left": s.left, "moved": s.moved},
        "coins": s.coins,
        "spending": s.spending,
        "bought": s.bought,
        "passing": s.passing,
        "changing": s.changing,
        "item": CARD[s.item] if s.item >= 0 else None,
        "owed": s.owed,
        "target": s.target,
        "optional": s.optional,
    }


def hides(s: QuestState, eye: int) -> bool:
    """Whether anything is hidden from a seat: somebody else's hand and draw pile could be dealt otherwise. They often
    cannot, because a draw pile is empty."""
    for seat in range(s.seats):
        if seat == eye:
            continue
        pile = draw_pile(s, seat)
        drawn = bag_kinds(pile)
        hand = s.hands[seat] + ([kind + KINDS for kind in s.new_hand] if seat == s.turn else [])
        for kind in s.known[seat]:
            hand.remove(kind)
        if any(kind != other for kind in hand for other in drawn):
            return True
    return False


def bag_kinds(bag: list[int]) -> list[int]:
    return [kind for kind in range(len(bag)) if bag[kind]]


def determinize(view: Plain, dice: Dice) -> QuestState:
    """A world in which the view's seat would see this view."""
    s = QuestState(view["seats"], dict(view["options"]), board_of(view["options"]["course"]))
    s.round = view["round"]
    s.start = view["start"]
    s.turn = view["turn"]
    s.phase = PHASES.index(view["phase"])
    s.final = view["final"]
    s.played = [CARD_NUMBER[name] for name in view["played"]]
    for name, left in view["market"].items():
        s.market[CARD_NUMBER[name]] = left
    for name in view["on_board"]:
        s.placed |= 1 << CARD_NUMBER[name]
    for name, count in view["removed"].items():
        s.removed[CARD_NUMBER[name]] = count
    for blockade in view["blockades"]:
        s.blockade[blockade["seam"]] = blockade["number"]
        if blockade["standing"]:
            s.standing |= 1 << blockade["seam"]
    s.cave_left = [cave["left"] for cave in view["caves"]]
    for name, count in view["tokens_unseen"].items():
        s.token_bag[TOKEN_NUMBER[name]] = count
    moving = view["moving"]
    s.mover = moving["piece"]
    s.symbol = SYMBOLS.index(moving["symbol"])
    s.left = moving["left"]
    s.moved = moving["moved"]
    s.coins = view["coins"]
    s.spending = view["spending"]
    s.bought = view["bought"]
    s.passing = view["passing"]
    s.changing = view["changing"]
    s.item = CARD_NUMBER[view["item"]] if view["item"] is not None else -1
    s.owed = view["owed"]
    s.target = view["target"]
    s.optional = view["optional"]
    for seat, seen in enumerate(view["players"]):
        seat_player(s, seat, seen, dice)
    look_around(s)
    return s


def seat_player(s: QuestState, seat: int, seen: Plain, dice: Dice) -> None:
    """One player's cards and pieces; what the view does not say is drawn."""
    each = s.pieces_each
    for piece in range(each):
        s.pieces[seat * each + piece] = seen["pieces"][piece]
        s.near[seat * each + piece] = sum(1 << cave for cave in seen["near"][piece])
    for name in seen["discard"]:
        s.discards[seat][CARD_NUMBER[name]] += 1
    s.discard_size[seat] = len(seen["discard"])
    if seat == s.turn:
        s.new_discard = [CARD_NUMBER[name] for name in seen["new"]]
    s.tokens[seat] = [TOKEN_NUMBER[name] for name in seen["tokens"]]
    s.taken[seat] = sum(1 << number for number in seen["blockades"])
    s.known[seat] = [untagged(name) for name in seen["known"]]
    pile = [0] * (2 * KINDS)
    hand: list[int] = []
    if "hand" in seen:
        hand = [CARD_NUMBER[name] for name in seen["hand"]]
        hand += [CARD_NUMBER[name] + KINDS for name in seen["new_hand"]]
        for name in seen["draw"]:
            pile[untagged(name)] += 1
    else:
        for name in seen["unseen"]:
            pile[untagged(name)] += 1
        for kind in s.known[seat]:
            pile[kind] -= 1
        hand = s.known[seat][:]
        total = sum(pile)
        for _ in range(seen["hand_count"] - len(hand)):
            kind = dice.pick(pile, total)
            pile[kind] -= 1
            total -= 1
            hand.append(kind)
    s.hands[seat] = sorted(kind for kind in hand if kind < KINDS)
    s.draws[seat] = pile[:KINDS]
    s.draw_size[seat] = sum(s.draws[seat])
    if seat == s.turn:
        s.new_hand = sorted(kind - KINDS for kind in hand if kind >= KINDS)
        for kind in range(KINDS):
            s.new_draw.extend([kind] * pile[kind + KINDS])
