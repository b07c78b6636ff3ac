"""Positions in the words of the rulebook: what scenarios give and check.

`describe` writes a position, `position` reads one. A space is "q,r" on the board, or "K 2,1" in the coordinates of a
tile at rotation 0; a seam is named by its two tiles, "B-C". What is not given has a default: no blockades, full caves,
a full market less the cards in players' hands and piles, a starting deck for a player of whom no card is given.
Cards that are nowhere else are out of the game, so that every position adds up.
"""

from __future__ import annotations

from typing import Any

from eldorado.core.errors import BadPosition, UserError
from eldorado.core.info import complete
from eldorado.core.plain import Plain
from eldorado.games.quest.boards import board_of
from eldorado.games.quest.course import layout
from eldorado.games.quest.meta import INFO
from eldorado.games.quest.setup import place_pieces
from eldorado.games.quest.state import QuestState, look_around
from eldorado.games.quest.tables import (
    BLOCKADES,
    CARD,
    CARD_NUMBER,
    CAVE_SIZE,
    COPIES,
    DIRECTIONS,
    KINDS,
    MOUNTAIN,
    ON_BOARD,
    OVERCOME,
    PHASES,
    STARTING,
    SYMBOLS,
    TOKEN,
    TOKEN_COUNT,
    TOKEN_NUMBER,
    TOKENS,
)
from eldorado.games.quest.view import bag_names, bits, names_of, tagged, untagged

ARRIVED = "el dorado"
FLAGS = ["final", "spending", "bought", "passing", "changing", "moved", "optional"]
NUMBERS = ["round", "start", "turn", "coins", "owed", "left"]
PLAYER_KEYS = ["pieces", "hand", "draw", "discard", "known", "tokens", "blockades", "near"]
KEYS = [
    *FLAGS,
    *NUMBERS,
    *[
        "seats",
        "options",
        "phase",
        "players",
        "played",
        "new_hand",
        "new_draw",
        "new_discard",
        "market",
        "on_board",
    ],
    *["removed", "blockades", "caves", "tokens_unseen", "symbol", "mover", "item", "target"],
]


# --- writing ------------------------------------------------------------------------------------------------------
def space_name(s: QuestState, at: int) -> str:
    return ARRIVED if at < 0 else f"{s.board.q[at]},{s.board.r[at]}"


def seam_name(s: QuestState, seam: int) -> str:
    tiles = layout(s.options["course"]).course.tiles
    return f"{tiles[seam].side}-{tiles[seam + 1].side}"


def target_name(s: QuestState) -> str | None:
    if s.target < 0:
        return None
    if s.target >= OVERCOME:
        return seam_name(s, s.target - OVERCOME)
    return f"{DIRECTIONS[s.target % 6]} {s.target // 6 + 1}"


def describe_player(s: QuestState, seat: int) -> Plain:
    each = s.pieces_each
    mine = range(seat * each, seat * each + each)
    return {
        "pieces": [space_name(s, s.pieces[i]) for i in mine],
        "hand": names_of(s.hands[seat]),
        "draw": bag_names(s.draws[seat]),
        "discard": bag_names(s.discards[seat]),
        "known": [tagged(kind) for kind in s.known[seat]],
        "tokens": [TOKEN[token] for token in s.tokens[seat]],
        "blockades": bits(s.taken[seat], BLOCKADES + 1),
        "near": [
            [space_name(s, s.board.caves[c]) for c in bits(s.near[i], len(s.board.caves))] for i in mine
        ],
    }


def describe(s: QuestState) -> Plain:
    """The whole position, secrets included, in words."""
    told: Plain = {name: getattr(s, name) for name in (*FLAGS, *NUMBERS)}
    told.update(
        {
            "seats": s.seats,
            "options": dict(s.options),
            "phase": PHASES[s.phase],
            "players": [describe_player(s, seat) for seat in range(s.seats)],
            "played": names_of(s.played),
            "new_hand": names_of(s.new_hand),
            "new_draw": names_of(s.new_draw),
            "new_discard": names_of(s.new_discard),
            "market": {CARD[kind]: s.market[kind] for kind in range(STARTING, KINDS)},
            "on_board": [CARD[kind] for kind in bits(s.placed, KINDS)],
            "removed": {CARD[kind]: s.removed[kind] for kind in range(KINDS) if s.removed[kind]},
            "blockades": {seam_name(s, seam): s.blockade[seam] for seam in bits(s.standing, s.board.seams)},
            "caves": {space_name(s, s.board.caves[c]): left for c, left in enumerate(s.cave_left)},
            "tokens_unseen": {TOKEN[t]: s.token_bag[t] for t in range(TOKENS) if s.token_bag[t]},
            "symbol": SYMBOLS[s.symbol],
            "mover": s.mover + 1,
            "item": CARD[s.item] if s.item >= 0 else None,
            "target": target_name(s),
        }
    )
    return told


# --- reading ------------------------------------------------------------------------------------------------------
def wrong(key: str, value: Any) -> BadPosition:
    return BadPosition("quest.position.bad_value", key=key, value=str(value)[:60])


def number(value: Any, key: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise wrong(key, value)
    return value


def listed(value: Any, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise wrong(key, value)
    return value


def table(value: Any, key: str) -> dict[str, Any]:
    if isinstance(value, list):  # players by number, as a list or as a table
        return {str(i): part for i, part in enumerate(value)}
    if not isinstance(value, dict):
        raise wrong(key, value)
    return value


def cards(value: Any, key: str) -> list[int]:
    for name in listed(value, key):
        if name not in CARD_NUMBER:
            raise wrong(key, name)
    return sorted(CARD_NUMBER[name] for name in value)


def bag(kinds: list[int], size: int = KINDS) -> list[int]:
    counts = [0] * size
    for kind in kinds:
        counts[kind] += 1
    return counts


def space(s: QuestState, name: Any, key: str) -> int:
    """A space by "q,r" on the board or "K 2,1" on a tile."""
    made = layout(s.options["course"])
    try:
        tile, _, local = str(name).rpartition(" ")
        q, r = (int(part) for part in local.split(","))
        if tile:
            q, r = next(t for t in made.course.tiles if t.side == tile).on_board(q, r)
    except (ValueError, StopIteration):
        raise wrong(key, name) from None
    for at in range(s.board.size):
        if s.board.q[at] == q and s.board.r[at] == r:
            return at
    raise BadPosition("quest.position.no_space", key=key, space=str(name)[:20])


def seam(s: QuestState, name: str, key: str) -> int:
    for found in range(s.board.seams):
        if seam_name(s, found) == name:
            return found
    raise BadPosition(
        "quest.position.no_seam",
        key=key,
        seam=name[:20],
        choices=[seam_name(s, i) for i in range(s.board.seams)],
    )


def position(given: Plain) -> QuestState:
    """The position a scenario gives."""
    told = dict(given)
    for key in told:
        if key not in KEYS:
            raise BadPosition("quest.position.unknown_key", key=key, choices=sorted(KEYS))
    seats = number(told.get("seats", INFO.default_seats), "seats", min(INFO.seats), max(INFO.seats))
    options = complete(INFO, table(told.get("options", {}), "options"))
    s = QuestState(seats, options, board_of(options["course"]))
    read_turn(s, told)
    read_blockades(s, table(told.get("blockades", {}), "blockades"))
    place_pieces(s)
    players = table(told.get("players", {}), "players")
    for name, part in players.items():
        if not name.isdecimal() or int(name) >= seats:
            raise BadPosition("quest.position.no_player", player=name[:20])
        read_player(s, int(name), table(part, f"players.{name}"), f"players.{name}")
    for seat in range(seats):
        part = players.get(str(seat), {})
        if not any(key in part for key in ("hand", "draw", "discard")) and not (seat == s.turn and s.played):
            s.hands[seat] = [0, 0, 0, 1]
            s.draws[seat] = bag([1, 1, 1, 2])
        s.draw_size[seat] = sum(s.draws[seat])
        s.discard_size[seat] = sum(s.discards[seat])
    read_caves(s, told)
    read_market(s, told)
    read_target(s, told.get("target"))
    check(s)
    look_around(s)
    return s


def read_turn(s: QuestState, told: Plain) -> None:
    for name in FLAGS:
        value = told.get(name, False)
        if not isinstance(value, bool):
            raise wrong(name, value)
        setattr(s, name, value)
    s.round = number(told.get("round", 1), "round", 1, 10_000)
    s.start = number(told.get("start", 0), "start", 0, s.seats - 1)
    s.turn = number(told.get("turn", s.start), "turn", 0, s.seats - 1)
    s.coins = number(told.get("coins", 0), "coins", 0, 1000)
    s.owed = number(told.get("owed", 0), "owed", 0, 10)
    s.left = number(told.get("left", 0), "left", 0, 6)
    s.mover = number(told.get("mover", 1), "mover", 1, s.pieces_each) - 1
    for key, names in (("phase", PHASES), ("symbol", SYMBOLS[:3])):
        value = told.get(key, names[0])
        if value not in names:
            raise wrong(key, value)
        setattr(s, key, names.index(value))
    item = told.get("item")
    if item is not None and item not in CARD_NUMBER:
        raise wrong("item", item)
    s.item = -1 if item is None else CARD_NUMBER[item]
    s.played = cards(told.get("played", []), "played")
    s.new_hand = cards(told.get("new_hand", []), "new_hand")
    s.new_draw = cards(told.get("new_draw", []), "new_draw")
    s.new_discard = cards(told.get("new_discard", []), "new_discard")


def read_blockades(s: QuestState, told: dict[str, Any]) -> None:
    for name, value in told.items():
        at = seam(s, name, "blockades")
        laid = number(value, f"blockades.{name}", 1, BLOCKADES)
        if laid in s.blockade:
            raise BadPosition("quest.position.blockade_twice", number=laid)
        s.blockade[at] = laid
        s.standing |= 1 << at


def read_player(s: QuestState, seat: int, part: dict[str, Any], key: str) -> None:
    for name in part:
        if name not in PLAYER_KEYS:
            raise BadPosition("quest.position.unknown_key", key=f"{key}.{name}", choices=PLAYER_KEYS)
    each = s.pieces_each
    if "pieces" in part:
        if len(listed(part["pieces"], f"{key}.pieces")) != each:
            raise BadPosition("quest.position.pieces", key=f"{key}.pieces", count=each)
        for piece, name in enumerate(part["pieces"]):
            at = -1 if name == ARRIVED else space(s, name, f"{key}.pieces")
            if at >= 0 and s.board.terrain[at] == MOUNTAIN:
                raise BadPosition("quest.position.on_mountain", key=f"{key}.pieces", space=str(name))
            s.pieces[seat * each + piece] = at
    s.hands[seat] = cards(part.get("hand", []), f"{key}.hand")
    s.draws[seat] = bag(cards(part.get("draw", []), f"{key}.draw"))
    s.discards[seat] = bag(cards(part.get("discard", []), f"{key}.discard"))
    try:
        s.known[seat] = sorted(untagged(str(name)) for name in listed(part.get("known", []), f"{key}.known"))
    except KeyError as error:
        raise wrong(f"{key}.known", error.args[0]) from None
    tokens = listed(part.get("tokens", []), f"{key}.tokens")
    for name in tokens:
        if name not in TOKEN_NUMBER:
            raise wrong(f"{key}.tokens", name)
    s.tokens[seat] = sorted(TOKEN_NUMBER[name] for name in tokens)
    for value in listed(part.get("blockades", []), f"{key}.blockades"):
        laid = number(value, f"{key}.blockades", 1, BLOCKADES)
        if laid in s.blockade or any((taken >> laid) & 1 for taken in s.taken):
            raise BadPosition("quest.position.blockade_twice", number=laid)
        s.taken[seat] |= 1 << laid
    for piece, caves in enumerate(listed(part.get("near", []), f"{key}.near")[:each]):
        for name in listed(caves, f"{key}.near"):
            s.near[seat * each + piece] |= 1 << cave(s, name, f"{key}.near")


def cave(s: QuestState, name: Any, key: str) -> int:
    found = s.board.cave_at[space(s, name, key)]
    if found < 0:
        raise BadPosition("quest.position.no_cave", key=key, space=str(name)[:20])
    return found


def read_caves(s: QuestState, told: Plain) -> None:
    held = bag([token for tokens in s.tokens for token in tokens], TOKENS)
    for token in range(TOKENS):
        if held[token] > TOKEN_COUNT[token]:
            raise BadPosition(
                "quest.position.too_many", card=TOKEN[token], count=held[token], of=TOKEN_COUNT[token]
            )
    if not s.options["caves"]:
        if told.get("caves") or told.get("tokens_unseen") or any(held):
            raise BadPosition("quest.position.caves_off")
        return
    s.cave_left = [CAVE_SIZE] * len(s.board.caves)
    for name, left in table(told.get("caves", {}), "caves").items():
        s.cave_left[cave(s, name, "caves")] = number(left, f"caves.{name}", 0, CAVE_SIZE)
    s.token_bag = [TOKEN_COUNT[token] - held[token] for token in range(TOKENS)]
    unseen = told.get("tokens_unseen")
    if unseen is not None:
        counts = [0] * TOKENS
        for name, count in table(unseen, "tokens_unseen").items():
            if name not in TOKEN_NUMBER:
                raise wrong("tokens_unseen", name)
            token = TOKEN_NUMBER[name]
            counts[token] = number(count, f"tokens_unseen.{name}", 0, s.token_bag[token])
        s.token_bag = counts
    if sum(s.token_bag) < sum(s.cave_left):
        raise BadPosition("quest.position.few_tokens", tokens=sum(s.token_bag), wanted=sum(s.cave_left))


def read_market(s: QuestState, told: Plain) -> None:
    """What players do not have is for sale, unless the scenario says otherwise; the rest is out of the game."""
    owned = bag(s.played + s.new_hand + s.new_draw + s.new_discard)
    for seat in range(s.seats):
        hand = bag(s.hands[seat])
        for kind in range(KINDS):
            owned[kind] += hand[kind] + s.draws[seat][kind] + s.discards[seat][kind]
    gone = table(told.get("removed", {}), "removed")
    given = table(told.get("market", {}), "market")
    for name in (*given, *gone):
        if name not in CARD_NUMBER:
            raise wrong("market", name)
    for kind in range(KINDS):
        copies = COPIES[kind] * (s.seats if kind < STARTING else 1)
        removed = number(gone.get(CARD[kind], 0), f"removed.{CARD[kind]}", 0, copies)
        if owned[kind] + removed > copies:
            raise BadPosition(
                "quest.position.too_many", card=CARD[kind], count=owned[kind] + removed, of=copies
            )
        rest = copies - owned[kind] - removed
        if kind >= STARTING:
            s.market[kind] = number(given.get(CARD[kind], rest), f"market.{CARD[kind]}", 0, rest)
        s.removed[kind] = copies - owned[kind] - s.market[kind]
    on_board = told.get("on_board")
    for kind in range(KINDS):
        wanted = ON_BOARD[kind] if on_board is None else CARD[kind] in listed(on_board, "on_board")
        if wanted and s.market[kind]:
            s.placed |= 1 << kind
    if len(bits(s.placed, KINDS)) > 6:
        raise wrong("on_board", on_board)


def read_target(s: QuestState, told: Any) -> None:
    if told is None:
        return
    name, _, piece = str(told).partition(" ")
    if name in DIRECTIONS:
        s.target = DIRECTIONS.index(name) + 6 * (number(int(piece or "1"), "target", 1, s.pieces_each) - 1)
    else:
        s.target = OVERCOME + seam(s, str(told), "target")


def check(s: QuestState) -> None:
    """What cannot be: two pieces on a space (but for a pass token's doing), known cards that are not there."""
    standing = [at for at in s.pieces if at >= 0]
    if not s.options["caves"] and len(set(standing)) != len(standing):
        raise BadPosition("quest.position.shared_space")
    for seat in range(s.seats):
        hand = s.hands[seat] + ([kind + KINDS for kind in s.new_hand] if seat == s.turn else [])
        for kind in s.known[seat]:
            if kind not in hand:
                raise wrong(f"players.{seat}.known", tagged(kind))
            hand.remove(kind)


def wish(word: str) -> int:
    """A scenario's word for what is drawn: a card, a card of this turn ("new scout"), a token, or a number."""
    if word in TOKEN_NUMBER:
        return TOKEN_NUMBER[word]
    if word.lstrip("-").isdecimal():
        return int(word)
    try:
        return untagged(word)
    except KeyError:
        raise UserError("quest.position.no_wish", word=word[:40]) from None
