"""Positions in the words of the rulebook: what scenarios give; `describe` writes the same.

A space is "q,r" on the board, or "K 2,1" in the coordinates of a
tile at rotation 0; a seam is named by its two tiles, "B-C". What is not given has a default: no blockades, full caves,
a full market less the cards in players' hands and piles, a starting deck for a player of whom no card is given.
Cards that are nowhere else are out of the game, so that every position adds up.
"""

from __future__ import annotations

from typing import Any

from eldorado.core.errors import BadPosition
from eldorado.core.info import complete
from eldorado.core.plain import Plain
from eldorado.games.quest.knowledge.view import bits
from eldorado.games.quest.meta import INFO
from eldorado.games.quest.model import actions, blockades, cards, ground, phases, tokens
from eldorado.games.quest.model.courses import board_of, layout
from eldorado.games.quest.model.state import QuestState, look_around
from eldorado.games.quest.model.stock import SOURCES
from eldorado.games.quest.rules.caves import EXCHANGE_MOST
from eldorado.games.quest.rules.setup import place_pieces
from eldorado.games.quest.scenarios.describe import ARRIVED, FLAGS, NUMBERS, seam_name

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
    *["removed", "blockades", "caves", "tokens_unseen", "symbol", "source", "mover", "item", "target"],
]


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


def card_list(value: Any, key: str) -> list[int]:
    for name in listed(value, key):
        if name not in cards.NUMBER:
            raise wrong(key, name)
    return sorted(cards.NUMBER[name] for name in value)


def bag(kinds: list[int], size: int = cards.KINDS) -> list[int]:
    counts = [0] * size
    for kind in kinds:
        counts[kind] += 1
    return counts


def space(s: QuestState, name: Any, key: str) -> int:
    """Find a space by "q,r" on the board or "K 2,1" on a tile."""
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
    """Build the position a scenario gives."""
    told = dict(given)
    for key in told:
        if key not in KEYS:
            raise BadPosition("quest.position.unknown_key", key=key, choices=sorted(KEYS))
    seats = number(
        told.get("seats", INFO.default_seats), "seats", min(INFO.seats + INFO.more_seats), max(INFO.seats)
    )
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
    s.left = number(told.get("left", 0), "left", 0, cards.MOST_POWER)
    s.mover = number(told.get("mover", 1), "mover", 1, s.pieces_each) - 1
    for key, names in (("phase", phases.NAME), ("symbol", ground.SYMBOLS[:3])):
        value = told.get(key, names[0])
        if value not in names:
            raise wrong(key, value)
        setattr(s, key, names.index(value))
    s.given_up = number(told.get("given_up", 0), "given_up", 0, 100)
    s.exchanged = number(told.get("exchanged", 0), "exchanged", 0, EXCHANGE_MOST)
    source = told.get("source")
    if source is not None:
        if source not in SOURCES:
            raise wrong("source", source)
        s.source = SOURCES.index(source)
    item = told.get("item")
    if item is not None and item not in cards.NUMBER:
        raise wrong("item", item)
    s.item = -1 if item is None else cards.NUMBER[item]
    s.played = card_list(told.get("played", []), "played")
    s.new_hand = card_list(told.get("new_hand", []), "new_hand")
    s.new_draw = card_list(told.get("new_draw", []), "new_draw")
    s.new_discard = card_list(told.get("new_discard", []), "new_discard")


def read_blockades(s: QuestState, told: dict[str, Any]) -> None:
    for name, value in told.items():
        at = seam(s, name, "blockades")
        laid = number(value, f"blockades.{name}", 1, blockades.COUNT)
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
            if at >= 0 and s.board.terrain[at] == ground.MOUNTAIN:
                raise BadPosition("quest.position.on_mountain", key=f"{key}.pieces", space=str(name))
            if at >= 0 and s.board.finish[at]:
                raise BadPosition("quest.position.on_finish", key=f"{key}.pieces", space=str(name))
            s.pieces[seat * each + piece] = at
    s.hands[seat] = card_list(part.get("hand", []), f"{key}.hand")
    s.draws[seat] = bag(card_list(part.get("draw", []), f"{key}.draw"))
    s.discards[seat] = bag(card_list(part.get("discard", []), f"{key}.discard"))
    try:
        s.known[seat] = sorted(
            cards.TAG_NUMBER[str(name)] for name in listed(part.get("known", []), f"{key}.known")
        )
    except KeyError as error:
        raise wrong(f"{key}.known", error.args[0]) from None
    owned = listed(part.get("tokens", []), f"{key}.tokens")
    for name in owned:
        if name not in tokens.NUMBER:
            raise wrong(f"{key}.tokens", name)
    s.tokens[seat] = sorted(tokens.NUMBER[name] for name in owned)
    for value in listed(part.get("blockades", []), f"{key}.blockades"):
        laid = number(value, f"{key}.blockades", 1, blockades.COUNT)
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
    held = bag([token for owned in s.tokens for token in owned], tokens.KINDS)
    for token in range(tokens.KINDS):
        if held[token] > tokens.COPIES[token]:
            raise BadPosition(
                "quest.position.too_many", card=tokens.NAME[token], count=held[token], of=tokens.COPIES[token]
            )
    if not s.options["caves"]:
        if told.get("caves") or told.get("tokens_unseen") or any(held):
            raise BadPosition("quest.position.caves_off")
        return
    s.cave_left = [tokens.CAVE_SIZE] * len(s.board.caves)
    for name, left in table(told.get("caves", {}), "caves").items():
        s.cave_left[cave(s, name, "caves")] = number(left, f"caves.{name}", 0, tokens.CAVE_SIZE)
    s.token_bag = [tokens.COPIES[token] - held[token] for token in range(tokens.KINDS)]
    unseen = told.get("tokens_unseen")
    if unseen is not None:
        counts = [0] * tokens.KINDS
        for name, count in table(unseen, "tokens_unseen").items():
            if name not in tokens.NUMBER:
                raise wrong("tokens_unseen", name)
            token = tokens.NUMBER[name]
            counts[token] = number(count, f"tokens_unseen.{name}", 0, s.token_bag[token])
        s.token_bag = counts
    if sum(s.token_bag) < sum(s.cave_left):
        raise BadPosition("quest.position.few_tokens", tokens=sum(s.token_bag), wanted=sum(s.cave_left))


def read_market(s: QuestState, told: Plain) -> None:
    """Put on sale what players do not have, unless the scenario says otherwise; the rest is out of the game."""
    owned = bag(s.played + s.new_hand + s.new_draw + s.new_discard)
    for seat in range(s.seats):
        hand = bag(s.hands[seat])
        for kind in range(cards.KINDS):
            owned[kind] += hand[kind] + s.draws[seat][kind] + s.discards[seat][kind]
    gone = table(told.get("removed", {}), "removed")
    given = table(told.get("market", {}), "market")
    for name in (*given, *gone):
        if name not in cards.NUMBER:
            raise wrong("market", name)
    for kind in range(cards.KINDS):
        copies = cards.COPIES[kind] * (s.seats if kind < cards.STARTING else 1)
        removed = number(gone.get(cards.NAME[kind], 0), f"removed.{cards.NAME[kind]}", 0, copies)
        if owned[kind] + removed > copies:
            raise BadPosition(
                "quest.position.too_many", card=cards.NAME[kind], count=owned[kind] + removed, of=copies
            )
        rest = copies - owned[kind] - removed
        if kind >= cards.STARTING:
            s.market[kind] = number(given.get(cards.NAME[kind], rest), f"market.{cards.NAME[kind]}", 0, rest)
        s.removed[kind] = copies - owned[kind] - s.market[kind]
    on_board = told.get("on_board")
    for kind in range(cards.KINDS):
        wanted = (
            cards.ON_BOARD[kind] if on_board is None else cards.NAME[kind] in listed(on_board, "on_board")
        )
        if wanted and s.market[kind]:
            s.placed |= 1 << kind
    if len(bits(s.placed, cards.KINDS)) > 6:
        raise wrong("on_board", on_board)


def read_target(s: QuestState, told: Any) -> None:
    if told is None:
        return
    name, _, piece = str(told).partition(" ")
    if name in ground.DIRECTIONS:
        s.target = ground.DIRECTIONS.index(name) + 6 * (
            number(int(piece or "1"), "target", 1, s.pieces_each) - 1
        )
    else:
        s.target = actions.OVERCOME + seam(s, str(told), "target")


def check(s: QuestState) -> None:
    """Refuse the impossible: two pieces on a space (except with a pass token), known cards that are not there."""
    standing = [at for at in s.pieces if at >= 0]
    if not s.options["caves"] and len(set(standing)) != len(standing):
        raise BadPosition("quest.position.shared_space")
    for seat in range(s.seats):
        hand = s.hands[seat] + ([kind + cards.KINDS for kind in s.new_hand] if seat == s.turn else [])
        for kind in s.known[seat]:
            if kind not in hand:
                raise wrong(f"players.{seat}.known", cards.TAGGED[kind])
            hand.remove(kind)
