"""The view of a seat: everything it may know.

Every deck's composition is public: starting decks are equal, cards are bought, played, discarded and removed in the
open. The only secret is which of a player's remaining cards are in the hand and which in the draw pile. So for another
player a view has the two together (`unseen`), how many are in the hand, and which cards are *known* to be in it: those
that were kept over a shuffle, when everything else of the deck lay open. Cave tokens nobody has seen are one bag.
"""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.quest.model import blockades, cards, ground, phases, tokens
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.model.stock import SOURCES


def bits(mask: int, count: int) -> list[int]:
    return [bit for bit in range(count) if (mask >> bit) & 1] if mask else []


def draw_pile(s: QuestState, seat: int) -> list[int]:
    """Return the seat's draw pile as tagged counts."""
    bag = s.draws[seat] + [0] * cards.KINDS
    if seat == s.turn:
        for kind in s.new_draw:
            bag[kind + cards.KINDS] += 1
    return bag


def player(s: QuestState, seat: int, eye: int) -> Plain:
    """Describe one player as the seat `eye` sees them."""
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
        "discard": cards.bag_names(s.discards[seat]),
        "new": cards.names_of(s.new_discard) if mine else [],
        "tokens": [tokens.NAME[token] for token in s.tokens[seat]],
        "blockades": bits(s.taken[seat], blockades.COUNT + 1),
        "known": cards.names_of(s.known[seat]),
    }
    if seat == eye:
        seen["hand"] = cards.names_of(hand)
        seen["new_hand"] = cards.names_of(new_hand)
        seen["draw"] = cards.bag_names(pile)
    else:
        for kind in hand:
            pile[kind] += 1
        for kind in new_hand:
            pile[kind + cards.KINDS] += 1
        seen["unseen"] = cards.bag_names(pile)
    return seen


def observe(s: QuestState, eye: int) -> Plain:
    """Return what the seat `eye` may know; -1 for a spectator."""
    view = of_the_turn(s)
    view["seat"] = eye
    view["seats"] = s.seats
    view["options"] = dict(s.options)
    view["players"] = [player(s, seat, eye) for seat in range(s.seats)]
    view["market"] = {cards.NAME[kind]: s.market[kind] for kind in range(cards.KINDS) if s.market[kind]}
    view["on_board"] = [cards.NAME[kind] for kind in bits(s.placed, cards.KINDS)]
    view["removed"] = {cards.NAME[kind]: s.removed[kind] for kind in range(cards.KINDS) if s.removed[kind]}
    view["blockades"] = standing_blockades(s)
    view["caves"] = [{"space": s.board.caves[cave], "left": left} for cave, left in enumerate(s.cave_left)]
    view["tokens_unseen"] = unseen_tokens(s)
    return view


def of_the_turn(s: QuestState) -> dict[str, Plain]:
    """The parts that change with almost every decision."""
    return {
        "round": s.round,
        "start": s.start,
        "turn": s.turn,
        "phase": phases.NAME[s.phase],
        "final": s.final,
        "played": cards.names_of(s.played),
        "moving": {
            "piece": s.mover,
            "symbol": ground.SYMBOLS[s.symbol],
            "left": s.left,
            "moved": s.moved,
        },
        "source": SOURCES[s.source] if s.source >= 0 else None,
        "given_up": s.given_up,
        "coins": s.coins,
        "spending": s.spending,
        "bought": s.bought,
        "passing": s.passing,
        "changing": s.changing,
        "item": cards.NAME[s.item] if s.item >= 0 else None,
        "owed": s.owed,
        "target": s.target,
        "optional": s.optional,
        "exchanged": s.exchanged,
    }


def standing_blockades(s: QuestState) -> list[Plain]:
    return [
        {"seam": seam, "number": s.blockade[seam], "standing": bool((s.standing >> seam) & 1)}
        for seam in range(s.board.seams)
        if s.blockade[seam]
    ]


def unseen_tokens(s: QuestState) -> dict[str, Plain]:
    found: dict[str, Plain] = {}
    for token in range(tokens.KINDS):
        if s.token_bag[token]:
            found[tokens.NAME[token]] = s.token_bag[token]
    return found


# --- changes ----------------------------------------------------------------------------------
def same_player(a: QuestState, b: QuestState, seat: int) -> bool:
    """Whether a player looks the same in both positions, to everybody including themselves."""
    if seat == a.turn or seat == b.turn:
        return False  # the cards of this turn belong to them
    first, last = seat * a.pieces_each, (seat + 1) * a.pieces_each
    return (
        a.hands[seat] == b.hands[seat]
        and a.draws[seat] == b.draws[seat]
        and a.discards[seat] == b.discards[seat]
        and a.tokens[seat] == b.tokens[seat]
        and a.taken[seat] == b.taken[seat]
        and a.known[seat] == b.known[seat]
        and a.pieces[first:last] == b.pieces[first:last]
        and a.near[first:last] == b.near[first:last]
    )


def sees_since(a: QuestState, b: QuestState) -> Plain:
    """The parts of a spectator's view that may differ in a later position: the turn, and what was touched."""
    view = of_the_turn(b)
    others: dict[int, Plain] = {}
    for seat in range(b.seats):
        if not same_player(a, b, seat):
            others[seat] = player(b, seat, -1)
    view["players"] = others  # never empty: somebody is to move
    if a.market != b.market:
        view["market"] = {cards.NAME[kind]: b.market[kind] for kind in range(cards.KINDS) if b.market[kind]}
    if a.placed != b.placed:
        view["on_board"] = [cards.NAME[kind] for kind in bits(b.placed, cards.KINDS)]
    if a.removed != b.removed:
        view["removed"] = {
            cards.NAME[kind]: b.removed[kind] for kind in range(cards.KINDS) if b.removed[kind]
        }
    if a.standing != b.standing or a.blockade != b.blockade:
        view["blockades"] = standing_blockades(b)
    if a.cave_left != b.cave_left:
        view["caves"] = [
            {"space": b.board.caves[cave], "left": left} for cave, left in enumerate(b.cave_left)
        ]
    if a.token_bag != b.token_bag:
        view["tokens_unseen"] = unseen_tokens(b)
    return view


def unchanged_for(a: QuestState, b: QuestState, seat: int) -> bool:
    """Whether a seat that is not to move has the same cards, and can buy from the same piles."""
    return a.market == b.market and a.placed == b.placed and same_player(a, b, seat)


def sees_besides(s: QuestState, eye: int) -> Plain:
    """How a seat's view differs from a spectator's: its own cards."""
    return {"seat": eye, "players": {eye: player(s, eye, eye)}}


def hides(s: QuestState, eye: int) -> bool:
    """Whether anything is hidden from a seat: somebody else's hand and draw pile could be dealt differently. They often
    cannot, because a draw pile is empty."""
    for seat in range(s.seats):
        if seat == eye:
            continue
        pile = draw_pile(s, seat)
        drawn = bag_kinds(pile)
        hand = s.hands[seat] + ([kind + cards.KINDS for kind in s.new_hand] if seat == s.turn else [])
        for kind in s.known[seat]:
            hand.remove(kind)
        if any(kind != other for kind in hand for other in drawn):
            return True
    return False


def bag_kinds(bag: list[int]) -> list[int]:
    return [kind for kind in range(len(bag)) if bag[kind]]
