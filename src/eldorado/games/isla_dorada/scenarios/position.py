"""Build a state from the words of a scenario."""

from __future__ import annotations

from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadPosition
from eldorado.core.plain import Plain
from eldorado.core.question import settle
from eldorado.core.scenarios.given import overlay
from eldorado.games.isla_dorada.model import board, cards, goals, numbers, phases
from eldorado.games.isla_dorada.model.state import IslaState, find_owing
from eldorado.games.isla_dorada.questions.rounds import Round, start_bidding, start_drawing
from eldorado.games.isla_dorada.rules.goal_cards import hold_treasure
from eldorado.games.isla_dorada.rules.setup import set_options


def bad(key: str, what: str, **args: Plain) -> BadPosition:
    return BadPosition("isla_dorada.position." + what, key=key, **args)


def default(seats: int) -> Plain:
    """The defaults of a scenario: the start of a round at Base Camp, empty hands. None is “all that is left”."""
    return {
        "phase": "bidding",
        "round": None,
        "leader": 0,
        "place": board.PLACE[board.CAMP],
        "markers": [],
        "visited": {},
        "legs": {},
        "sea_tokens": [],
        "bigfoot": "",
        "leviathan": "",
        "pool": None,
        "deck": None,
        "discard": {},
        "treasure_deck": None,
        "destiny_deck": None,
        "curse_deck": None,
        "players": [
            {
                "gold": numbers.GOLD,
                "hand": [],
                "treasures": [],
                "curses": [],
                "destiny": "",
                "played": [],
                "bonuses": [],
                "cursed": [],
            }
            for _ in range(seats)
        ],
    }


def look(key: str, word: Plain, table: list[str]) -> int:
    if not isinstance(word, str) or word not in table:
        raise bad(key, "unknown", value=str(word)[:60])
    return table.index(word)


def look_all(key: str, words: Plain, table: list[str]) -> list[int]:
    return [look(key, word, table) for word in words]


def look_path(key: str, word: str) -> int:
    path = board.find_path(word)
    if path < 0:
        raise bad(key, "unknown", value=str(word)[:60])
    return path


def position(given: Plain) -> IslaState:
    wanted = {key: value for key, value in given.items() if key not in ("seats", "options")}
    seats = int(given["seats"])
    data = overlay(default(seats), wanted)
    s = IslaState(seats)
    set_options(s, given["options"])
    place_board(s, data)
    place_goals(s, data)
    place_cards(s, data)
    s.questions.append(Round())
    if data["phase"] == "bidding":
        start_bidding(s)
    elif data["phase"] == phases.PHASE[phases.DRAWING]:
        start_drawing(s)
        settle(s, s.questions, QuickDice(0), None)
    else:
        raise bad("phase", "phase", value=str(data["phase"])[:60])
    find_owing(s)
    check_hands(s)
    return s


def place_board(s: IslaState, data: Plain) -> None:
    if not 0 <= data["leader"] < s.seats:
        raise bad("leader", "no_seat", value=data["leader"])
    s.leader = data["leader"]
    s.place = look("place", data["place"], board.PLACE)
    s.markers = look_all("markers", data["markers"], board.PLACE)
    if board.CAMP in s.markers:
        raise bad("markers", "marker_at_camp")
    if len(s.markers) > numbers.MARKERS - (data["phase"] == "bidding"):
        raise bad("markers", "too_many", n=len(s.markers), most=numbers.MARKERS - 1)
    s.round = len(s.markers) + 1 if data["round"] is None else data["round"]
    for number, place in enumerate(s.markers, 1):
        s.visited[place] = number
    for word, number in data["visited"].items():
        s.visited[look("visited", word, board.PLACE)] = number
    for word, number in data["legs"].items():
        s.legs[look("legs", word, board.TYPES)] = number
    s.tokens = [look_path("sea_tokens", word) for word in data["sea_tokens"]]
    if len(s.tokens) > numbers.SEA_TOKENS:
        raise bad("sea_tokens", "too_many", n=len(s.tokens), most=numbers.SEA_TOKENS)
    if any(board.PATH_TYPE[path] != board.SEA for path in s.tokens):
        raise bad("sea_tokens", "wrong_path")
    for key, wet in (("bigfoot", False), ("leviathan", True)):
        path = look_path(key, data[key]) if data[key] else -1
        if path >= 0 and board.PATH_WET[path] != wet:
            raise bad(key, "wrong_path")
        if wet:
            s.leviathan = path
        else:
            s.bigfoot = path


def claim(free: list[int], items: list[int], key: str, table: list[str]) -> list[int]:
    """Take single cards out of the free ones; each exists once."""
    for item in items:
        if item not in free:
            raise bad(key, "twice", value=table[item])
        free.remove(item)
    return items


def place_goals(s: IslaState, data: Plain) -> None:
    treasures = list(range(goals.TREASURES))
    curses = list(range(goals.CURSES))
    destinies = list(range(goals.DESTINIES))
    for seat in range(s.seats):
        player = data["players"][seat]
        key = f"players.{seat}."
        held = look_all(key + "treasures", player["treasures"], goals.TREASURE)
        for treasure in claim(treasures, held, key + "treasures", goals.TREASURE):
            hold_treasure(s, seat, treasure)
        s.played[seat] = claim(
            treasures,
            look_all(key + "played", player["played"], goals.TREASURE),
            key + "played",
            goals.TREASURE,
        )
        s.bonuses[seat] = look_all(key + "bonuses", player["bonuses"], goals.TREASURE)
        if any(t not in s.played[seat] for t in s.bonuses[seat]):
            raise bad(key + "bonuses", "bonus_without")
        s.curses[seat] = claim(
            curses, look_all(key + "curses", player["curses"], goals.CURSE), key + "curses", goals.CURSE
        )
        s.curse_round[seat] = [s.round - 1] * len(s.curses[seat])
        s.cursed[seat] = claim(
            curses, look_all(key + "cursed", player["cursed"], goals.CURSE), key + "cursed", goals.CURSE
        )
        if player["destiny"]:
            chosen = [look(key + "destiny", player["destiny"], goals.DESTINY)]
            s.destiny[seat] = claim(destinies, chosen, key + "destiny", goals.DESTINY)[0]
        for row in s.starts:
            row[seat] = sum(1 for t in s.treasures[seat] if goals.STARTING[t])
    for seat in range(s.seats):
        if s.destiny[seat] < 0:
            s.destiny[seat] = destinies.pop(0)
    place_decks(s, data, treasures, curses, destinies)


def place_decks(
    s: IslaState, data: Plain, treasures: list[int], curses: list[int], destinies: list[int]
) -> None:
    """Lay the face-down piles of goal cards: as given, or all that are left; the rest are in the box."""
    s.treasure_deck = [[t for t in treasures if not goals.STARTING[t]]]
    if data["treasure_deck"] is not None:
        s.treasure_deck = [look_all("treasure_deck", bag, goals.TREASURE) for bag in data["treasure_deck"]]
    for bag in s.treasure_deck:
        claim(treasures, bag, "treasure_deck", goals.TREASURE)
        bag.sort()
    s.box = treasures
    s.box_seen = [0] * len(s.box)
    s.destiny_deck = [destinies[:]]
    if data["destiny_deck"] is not None:
        s.destiny_deck = [look_all("destiny_deck", bag, goals.DESTINY) for bag in data["destiny_deck"]]
    for bag in s.destiny_deck:
        claim(destinies, bag, "destiny_deck", goals.DESTINY)
    s.curse_deck = curses[:]
    if data["curse_deck"] is not None:
        s.curse_deck = claim(
            curses, look_all("curse_deck", data["curse_deck"], goals.CURSE), "curse_deck", goals.CURSE
        )
    s.treasure_deck = [bag for bag in s.treasure_deck if bag]
    s.destiny_deck = [bag for bag in s.destiny_deck if bag]
    s.treasure_seen = [[0] * len(bag) for bag in s.treasure_deck]
    s.destiny_seen = [[0] * len(bag) for bag in s.destiny_deck]


def place_cards(s: IslaState, data: Plain) -> None:
    free = cards.COUNT[:]
    for seat in range(s.seats):
        key = f"players.{seat}.hand"
        for kind in look_all(key, data["players"][seat]["hand"], cards.CARD):
            if kind >= cards.HELD:
                raise bad(key, "bolt", value=cards.CARD[kind])
            draw(free, kind, key)
            s.hand[seat][kind] += 1
            s.hand_size[seat] += 1
        for treasure in s.bonuses[seat]:
            draw(free, cards.BONUS + goals.TREASURE_SYMBOL[treasure], f"players.{seat}.bonuses")
    if data["pool"] is None:
        s.pool = [kind for kind in range(cards.HELD) if free[kind]][: numbers.POOL]
    else:
        s.pool = look_all("pool", data["pool"], cards.CARD)
    if len(s.pool) > numbers.POOL or any(kind >= cards.HELD for kind in s.pool):
        raise bad("pool", "pool", most=numbers.POOL)
    for kind in s.pool:
        draw(free, kind, "pool")
    take_pile(free, data["discard"], "discard", s.discard)
    s.discard_size = sum(s.discard)
    if data["deck"] is None:
        s.deck = free
    else:
        take_pile(free, data["deck"], "deck", s.deck)
        s.gone = free
    s.deck_size = sum(s.deck)
    for seat in range(s.seats):
        s.gold[seat] = data["players"][seat]["gold"]
        if not 0 <= s.gold[seat] <= numbers.GOLD:
            raise bad(f"players.{seat}.gold", "gold", most=numbers.GOLD)


def draw(free: list[int], kind: int, key: str) -> None:
    if free[kind] == 0:
        raise bad(key, "too_many_cards", value=cards.CARD[kind], most=cards.COUNT[kind])
    free[kind] -= 1


def take_pile(free: list[int], table: Plain, key: str, pile: list[int]) -> None:
    for word, count in table.items():
        kind = look(key, word, cards.CARD)
        for _ in range(int(count)):
            draw(free, kind, key)
            pile[kind] += 1


def check_hands(s: IslaState) -> None:
    for seat in range(s.seats):
        if s.hand_size[seat] > numbers.HAND_LIMIT and s.phase != phases.DRAWING:
            raise bad(f"players.{seat}.hand", "hand", most=numbers.HAND_LIMIT)
    if (
        sum(s.deck[: cards.HELD]) + sum(s.discard[: cards.HELD]) == 0
        and sum(s.deck[cards.HELD : cards.KINDS]) > 0
    ):
        raise bad("deck", "only_bolts")
