"""Positions for scenarios: the whole state in the words of the rulebook, and a state from such words."""

from __future__ import annotations

from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadPosition
from eldorado.core.given import overlay
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada import flow
from eldorado.games.isla_dorada.bidding import start_bidding
from eldorado.games.isla_dorada.drawing import start_drawing
from eldorado.games.isla_dorada.ending import score
from eldorado.games.isla_dorada.goals import hold_treasure
from eldorado.games.isla_dorada.notation import asks, next_path, path_word, way_word
from eldorado.games.isla_dorada.setup import set_options
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    BONUS,
    CAMP,
    CARD,
    COUNT,
    CURSE,
    CURSES,
    DESTINIES,
    DESTINY,
    DRAWING,
    GOLD,
    HAND_LIMIT,
    HELD,
    KINDS,
    MARKERS,
    OVER,
    PATH_TYPE,
    PATH_WET,
    PHASE,
    PLACE,
    PLACES,
    POOL,
    SEA,
    SEA_TOKENS,
    STARTING,
    TREASURE,
    TREASURE_SYMBOL,
    TREASURES,
    TYPES,
)
from eldorado.games.isla_dorada.view import cards, figure, offer_names, seats_of


# --- a state in words ---
def listed(counts: list[int]) -> list[str]:
    """Counts by kind as a list of names."""
    return [CARD[kind] for kind in range(len(counts)) for _ in range(counts[kind])]


def names(items: list[int], table: list[str]) -> list[str]:
    return [table[item] for item in items]


def describe(s: IslaState) -> Plain:
    asked = seats_of(flow.actors(s), s.seats)
    at = figure(s)
    return {
        "seats": s.seats,
        "options": {
            "cooperative": bool(s.cooperative),
            "two_treasures": bool(s.two_treasures),
            "two_sea_journeys": bool(s.two_sea_journeys),
        },
        "phase": PHASE[s.phase],
        "asked": asked,
        "question": asks(s, asked[0]) if asked else "",
        "round": s.round,
        "leader": s.leader,
        "place": PLACE[s.place],
        "figure": path_word(at["path"]) if at["path"] >= 0 else at["place"],
        "markers": names(s.markers, PLACE),
        "visited": {PLACE[p]: s.visited[p] for p in range(PLACES) if s.visited[p]},
        "legs": {TYPES[t]: s.legs[t] for t in range(len(TYPES)) if s.legs[t]},
        "sea_tokens": [path_word(p) for p in s.tokens],
        "bigfoot": path_word(s.bigfoot) if s.bigfoot >= 0 else "",
        "leviathan": path_word(s.leviathan) if s.leviathan >= 0 else "",
        "pool": names(s.pool, CARD),
        "deck": cards(s.deck),
        "discard": cards(s.discard),
        "treasure_deck": [names(bag, TREASURE) for bag in s.treasure_deck],
        "destiny_deck": [names(bag, DESTINY) for bag in s.destiny_deck],
        "curse_deck": names(s.curse_deck, CURSE),
        "box": names(s.box, TREASURE),
        "high": s.high,
        "way": way_word(s, s.way) if s.way >= 0 else "",
        "silenced": seats_of(s.out, s.seats),
        "due": s.due,
        "players": [describe_player(s, seat) for seat in range(s.seats)],
    }


def describe_player(s: IslaState, seat: int) -> Plain:
    return {
        "gold": s.gold[seat],
        "hand": listed(s.hand[seat]),
        "treasures": names(s.treasures[seat], TREASURE),
        "curses": names(s.curses[seat], CURSE),
        "destiny": DESTINY[s.destiny[seat]] if s.destiny[seat] >= 0 else "",
        "offer": offer_names(s, seat),
        "played": names(s.played[seat], TREASURE),
        "bonuses": names(s.bonuses[seat], TREASURE),
        "cursed": names(s.cursed[seat], CURSE),
        "bid": way_word(s, s.bid_way[seat]) if s.bid_way[seat] >= 0 else "",
        "share": s.share[seat],
        "score": score(s, seat, s.phase == OVER),
    }


# --- a state from words ---
def bad(key: str, what: str, **args: Plain) -> BadPosition:
    return BadPosition("isla_dorada.position." + what, key=key, **args)


def default(seats: int) -> Plain:
    """What a scenario need not say: the start of a round at Base Camp, empty hands. None is «all that is left»."""
    return {
        "phase": "bidding",
        "round": None,
        "leader": 0,
        "place": PLACE[CAMP],
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
                "gold": GOLD,
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
    try:
        return next_path(word.split())
    except (ValueError, IndexError):
        raise bad(key, "unknown", value=str(word)[:60]) from None


def position(given: Plain) -> IslaState:
    wanted = {key: value for key, value in given.items() if key not in ("seats", "options")}
    seats = int(given["seats"])
    data = overlay(default(seats), wanted)
    s = IslaState(seats)
    set_options(s, given["options"])
    place_board(s, data)
    place_goals(s, data)
    place_cards(s, data)
    if data["phase"] == "bidding":
        start_bidding(s)
    elif data["phase"] == PHASE[DRAWING]:
        start_drawing(s)
        flow.advance(s, QuickDice(0), None)
    else:
        raise bad("phase", "phase", value=str(data["phase"])[:60])
    check_hands(s)
    return s


def place_board(s: IslaState, data: Plain) -> None:
    if not 0 <= data["leader"] < s.seats:
        raise bad("leader", "no_seat", value=data["leader"])
    s.leader = data["leader"]
    s.place = look("place", data["place"], PLACE)
    s.markers = look_all("markers", data["markers"], PLACE)
    if CAMP in s.markers:
        raise bad("markers", "marker_at_camp")
    if len(s.markers) > MARKERS - (data["phase"] == "bidding"):
        raise bad("markers", "too_many", n=len(s.markers), most=MARKERS - 1)
    s.round = len(s.markers) + 1 if data["round"] is None else data["round"]
    for number, place in enumerate(s.markers, 1):
        s.visited[place] = number
    for word, number in data["visited"].items():
        s.visited[look("visited", word, PLACE)] = number
    for word, number in data["legs"].items():
        s.legs[look("legs", word, TYPES)] = number
    s.tokens = [look_path("sea_tokens", word) for word in data["sea_tokens"]]
    if len(s.tokens) > SEA_TOKENS:
        raise bad("sea_tokens", "too_many", n=len(s.tokens), most=SEA_TOKENS)
    if any(PATH_TYPE[path] != SEA for path in s.tokens):
        raise bad("sea_tokens", "wrong_path")
    for key, wet in (("bigfoot", False), ("leviathan", True)):
        path = look_path(key, data[key]) if data[key] else -1
        if path >= 0 and PATH_WET[path] != wet:
            raise bad(key, "wrong_path")
        if wet:
            s.leviathan = path
        else:
            s.bigfoot = path


def claim(free: list[int], items: list[int], key: str, table: list[str]) -> list[int]:
    """Take single cards out of what is free; each is there once."""
    for item in items:
        if item not in free:
            raise bad(key, "twice", value=table[item])
        free.remove(item)
    return items


def place_goals(s: IslaState, data: Plain) -> None:
    treasures = list(range(TREASURES))
    curses = list(range(CURSES))
    destinies = list(range(DESTINIES))
    for seat in range(s.seats):
        player = data["players"][seat]
        key = f"players.{seat}."
        for treasure in claim(
            treasures, look_all(key + "treasures", player["treasures"], TREASURE), key + "treasures", TREASURE
        ):
            hold_treasure(s, seat, treasure)
        s.played[seat] = claim(
            treasures, look_all(key + "played", player["played"], TREASURE), key + "played", TREASURE
        )
        s.bonuses[seat] = look_all(key + "bonuses", player["bonuses"], TREASURE)
        if any(t not in s.played[seat] for t in s.bonuses[seat]):
            raise bad(key + "bonuses", "bonus_without")
        s.curses[seat] = claim(
            curses, look_all(key + "curses", player["curses"], CURSE), key + "curses", CURSE
        )
        s.curse_round[seat] = [s.round - 1] * len(s.curses[seat])
        s.cursed[seat] = claim(
            curses, look_all(key + "cursed", player["cursed"], CURSE), key + "cursed", CURSE
        )
        if player["destiny"]:
            chosen = [look(key + "destiny", player["destiny"], DESTINY)]
            s.destiny[seat] = claim(destinies, chosen, key + "destiny", DESTINY)[0]
        for row in s.starts:
            row[seat] = sum(1 for t in s.treasures[seat] if STARTING[t])
    for seat in range(s.seats):
        if s.destiny[seat] < 0:
            s.destiny[seat] = destinies.pop(0)
    place_decks(s, data, treasures, curses, destinies)


def place_decks(
    s: IslaState, data: Plain, treasures: list[int], curses: list[int], destinies: list[int]
) -> None:
    """The face-down piles of goal cards: what is left, or what is said; what is in no pile then is in the box."""
    s.treasure_deck = [[t for t in treasures if not STARTING[t]]]
    if data["treasure_deck"] is not None:
        s.treasure_deck = [look_all("treasure_deck", bag, TREASURE) for bag in data["treasure_deck"]]
    for bag in s.treasure_deck:
        claim(treasures, bag, "treasure_deck", TREASURE)
        bag.sort()
    s.box = treasures
    s.box_seen = [0] * len(s.box)
    s.destiny_deck = [destinies[:]]
    if data["destiny_deck"] is not None:
        s.destiny_deck = [look_all("destiny_deck", bag, DESTINY) for bag in data["destiny_deck"]]
    for bag in s.destiny_deck:
        claim(destinies, bag, "destiny_deck", DESTINY)
    s.curse_deck = curses[:]
    if data["curse_deck"] is not None:
        s.curse_deck = claim(curses, look_all("curse_deck", data["curse_deck"], CURSE), "curse_deck", CURSE)
    s.treasure_deck = [bag for bag in s.treasure_deck if bag]
    s.destiny_deck = [bag for bag in s.destiny_deck if bag]
    s.treasure_seen = [[0] * len(bag) for bag in s.treasure_deck]
    s.destiny_seen = [[0] * len(bag) for bag in s.destiny_deck]


def place_cards(s: IslaState, data: Plain) -> None:
    free = COUNT[:]
    for seat in range(s.seats):
        key = f"players.{seat}.hand"
        for kind in look_all(key, data["players"][seat]["hand"], CARD):
            if kind >= HELD:
                raise bad(key, "bolt", value=CARD[kind])
            draw(free, kind, key)
            s.hand[seat][kind] += 1
            s.hand_size[seat] += 1
        for treasure in s.bonuses[seat]:
            draw(free, BONUS + TREASURE_SYMBOL[treasure], f"players.{seat}.bonuses")
    if data["pool"] is None:
        s.pool = [kind for kind in range(HELD) if free[kind]][:POOL]
    else:
        s.pool = look_all("pool", data["pool"], CARD)
    if len(s.pool) > POOL or any(kind >= HELD for kind in s.pool):
        raise bad("pool", "pool", most=POOL)
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
        if not 0 <= s.gold[seat] <= GOLD:
            raise bad(f"players.{seat}.gold", "gold", most=GOLD)


def draw(free: list[int], kind: int, key: str) -> None:
    if free[kind] == 0:
        raise bad(key, "too_many_cards", value=CARD[kind], most=COUNT[kind])
    free[kind] -= 1


def take_pile(free: list[int], table: Plain, key: str, pile: list[int]) -> None:
    for word, count in table.items():
        kind = look(key, word, CARD)
        for _ in range(int(count)):
            draw(free, kind, key)
            pile[kind] += 1


def check_hands(s: IslaState) -> None:
    for seat in range(s.seats):
        if s.hand_size[seat] > HAND_LIMIT and s.phase != DRAWING:
            raise bad(f"players.{seat}.hand", "hand", most=HAND_LIMIT)
    if sum(s.deck[:HELD]) + sum(s.discard[:HELD]) == 0 and sum(s.deck[HELD:KINDS]) > 0:
        raise bad("deck", "only_bolts")
