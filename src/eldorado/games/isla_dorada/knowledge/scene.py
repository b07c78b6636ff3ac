"""What is fixed for the whole game: the map, the cards and goal cards as numbers. Sent once to a client."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import board, cards, goals, numbers
from eldorado.games.isla_dorada.model.data import BOARD
from eldorado.games.isla_dorada.model.state import IslaState


def scene(s: IslaState) -> Plain:
    sites = [
        {
            "id": site["id"],
            "name": site["name"],
            "family": site["family"],
            "x": site["x"],
            "y": site["y"],
            "camp": i == board.CAMP,
            "near": [board.PLACE[n] for n in board.NEIGHBOURS[i]],
        }
        for i, site in enumerate([row.entries for row in board.SITES])
    ]
    paths = [
        {
            "n": p,
            "type": board.TYPES[board.PATH_TYPE[p]],
            "from": board.PLACE[board.PATH_FROM[p]],
            "to": board.PLACE[board.PATH_TO[p]],
            "one_way": board.PATH_ROWS[p].flag("one_way"),
            "bend": board.PATH_ROWS[p].number("bend", -400, 400, 0),
        }
        for p in range(board.PATHS)
    ]
    ways = [
        {
            "way": w,
            "type": board.TYPES[board.WAY_TYPE[w]],
            "from": board.PLACE[board.WAY_FROM[w]],
            "to": board.PLACE[board.WAY_TO[w]],
            "paths": list(board.WAY_PATHS[w]),
        }
        for w in range(board.AIR_WAY)
    ]
    return {
        "seats": s.seats,
        "sites": sites,
        "paths": paths,
        "ways": ways,
        "rivers": [
            {"id": r["id"], "course": list(r["course"]), "ends": r["ends"]} for r in BOARD.entries["river"]
        ],
        "lake": list(BOARD.entries["lake"]),
        "sea": list(BOARD.entries["sea"]),
        "markers": numbers.MARKERS,
        "red": [numbers.RED_FIRST, numbers.RED_SECOND],
        "hand_limit": numbers.HAND_LIMIT,
        "pool": numbers.POOL,
        "symbols": list(cards.SYMBOLS),
        "cards": [
            {
                key: card[key]
                for key in ("id", "kind", "count", "way", "value", "gold", "symbol", "points")
                if key in card
            }
            for card in cards.CARDS
        ],
        "treasures": [dict(t.entries) for t in goals.TREASURE_ROWS],
        "curses": [dict(c.entries) for c in goals.CURSE_ROWS],
        "destinies": [
            {
                "id": d["id"],
                "name": d["name"],
                "points": d["points"],
                "need": goals.NEEDED[i],
                "condition": {
                    key: (list(v) if isinstance(v, list) else v) for key, v in d["condition"].items()
                },
            }
            for i, d in enumerate([row.entries for row in goals.DESTINY_ROWS])
        ],
    }
