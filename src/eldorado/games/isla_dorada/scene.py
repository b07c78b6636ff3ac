"""What is fixed for the whole game: the map, the cards and goal cards as numbers. Sent once to a client."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.ending import NEEDED
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    AIR_WAY,
    BOARD,
    CARDS,
    GOALS,
    HAND_LIMIT,
    MARKERS,
    NEIGHBOURS,
    PATH_FROM,
    PATH_TO,
    PATH_TYPE,
    PATHS,
    PLACE,
    POOL,
    RED_FIRST,
    RED_SECOND,
    SYMBOLS,
    TYPES,
    WAY_FROM,
    WAY_PATHS,
    WAY_TO,
    WAY_TYPE,
)


def scene(s: IslaState) -> Plain:
    sites = [
        {
            "id": site["id"],
            "name": site["name"],
            "family": site["family"],
            "x": site["x"],
            "y": site["y"],
            "camp": site["id"] == BOARD["start"],
            "near": [PLACE[n] for n in NEIGHBOURS[i]],
        }
        for i, site in enumerate(BOARD["site"])
    ]
    paths = [
        {
            "n": p,
            "type": TYPES[PATH_TYPE[p]],
            "from": PLACE[PATH_FROM[p]],
            "to": PLACE[PATH_TO[p]],
            "one_way": bool(BOARD["path"][p].get("one_way", False)),
            "bend": int(BOARD["path"][p].get("bend", 0)),
        }
        for p in range(PATHS)
    ]
    ways = [
        {
            "way": w,
            "type": TYPES[WAY_TYPE[w]],
            "from": PLACE[WAY_FROM[w]],
            "to": PLACE[WAY_TO[w]],
            "paths": list(WAY_PATHS[w]),
        }
        for w in range(AIR_WAY)
    ]
    return {
        "seats": s.seats,
        "sites": sites,
        "paths": paths,
        "ways": ways,
        "rivers": [{"id": r["id"], "course": list(r["course"]), "ends": r["ends"]} for r in BOARD["river"]],
        "lake": list(BOARD["lake"]),
        "sea": list(BOARD["sea"]),
        "markers": MARKERS,
        "red": [RED_FIRST, RED_SECOND],
        "hand_limit": HAND_LIMIT,
        "pool": POOL,
        "symbols": list(SYMBOLS),
        "cards": [
            {
                key: card[key]
                for key in ("id", "kind", "count", "way", "value", "gold", "symbol", "points")
                if key in card
            }
            for card in CARDS
        ],
        "treasures": [dict(t) for t in GOALS["treasure"]],
        "curses": [dict(c) for c in GOALS["curse"]],
        "destinies": [
            {
                "id": d["id"],
                "name": d["name"],
                "points": d["points"],
                "need": NEEDED[i],
                "condition": {
                    key: (list(v) if isinstance(v, list) else v) for key, v in d["condition"].items()
                },
            }
            for i, d in enumerate(GOALS["destiny"])
        ],
    }
