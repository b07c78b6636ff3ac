"""What the table tells a player: the list of ways, proposals, and why a tap finds nothing."""

from __future__ import annotations

from typing import Any

from eldorado import games
from eldorado.core.dice import QuickDice

GAME = games.load("isla_dorada")


def position(**given: Any) -> Any:
    return GAME.position({"seats": 3, "options": GAME.options(3, given.pop("options", {})), **given})


def play(s: Any, *texts: str) -> None:
    for text in texts:
        seat = next(seat for seat in range(s.seats) if (GAME.actors(s) >> seat) & 1)
        GAME.apply(s, seat, GAME.encode(s, seat, text), QuickDice(1), None)


def test_an_ovetos_goes_with_a_bid_of_four() -> None:
    """What cannot reach four is not offered with it: the choice of amounts would have none that plays it."""
    s = position(players={"0": {"hand": ["gonogo"] * 4 + ["kayak", "ovetos"]}})
    ways = {(row["type"], row["to"]): row["ovetos"] for row in GAME.facts(s, 0)["ways"]}
    assert ways["jungle", "kilitiping"]
    assert not ways["lake", "mana_hatu"]
    assert not any(
        row["ovetos"] for row in GAME.facts(position(players={"0": {"hand": ["gonogo"] * 4}}), 0)["ways"]
    )


def test_an_ovetos_that_no_bid_can_go_with_says_so() -> None:
    """It asked for a way first, where no way could be bid four for."""
    for hand, key, amount in (
        (["gonogo", "gonogo", "ovetos"], "isla_dorada.refusal.ovetos_far", 2),
        (["ovetos"], "isla_dorada.refusal.ovetos_far", 0),
        (["gonogo"] * 4 + ["ovetos"], "isla_dorada.refusal.which_way", None),
        (["gonogo"] * 4, "isla_dorada.refusal.no_ovetos", None),
    ):
        s = position(players={"0": {"hand": hand}})
        why = GAME.why_not(s, 0, GAME.encode(s, 0, "bid 4 ovetos"))
        assert why is not None
        assert (why.key, why.args.get("amount")) == (key, amount)


def test_where_to_next() -> None:
    hand = ["gonogo", "gonogo", "drako", "bonus_scroll"]
    players = {"1": {"hand": hand, "treasures": ["t65"], "curses": ["c08"]}}
    s = position(players=players)
    play(s, "mountain kamoptis", "bid 0")
    facts = GAME.facts(s, 1)
    first = facts["ways"][0]
    assert (first["type"], first["to"], first["worth"]) == ("jungle", "kilitiping", 8)
    assert (first["most"], first["next"], first["cards"], first["gold"]) == (4, 1, ["gonogo"], 0)
    kamoptis = next(row for row in facts["ways"] if row["to"] == "kamoptis" and row["type"] == "mountain")
    assert (kamoptis["worth"], kamoptis["curse"], kamoptis["cards"], kamoptis["gold"]) == (
        -4,
        -4,
        ["drako"],
        1,
    )
    assert facts["if_now"]["to"] == "kamoptis"
    assert facts["if_now"]["worth"] == -4
    assert facts["if_now"]["steps_to_curse"] == 0
    assert facts["destiny"]["need"] == 4
    assert GAME.facts(s, 2)["ways"][0]["worth"] == 0, "the goals of others are no fact of this seat"


def test_the_next_bid_is_a_plan_for_each_way() -> None:
    s = position(players={"0": {"hand": ["gonogo", "drako"]}})
    plans = GAME.plans(s, 0)
    targets = [plan.at[-1] for plan in plans if plan.best]
    assert len(targets) == len(set(targets)) == 18
    play(s, "jungle kilitiping", "bid 1", "pass", "pass")
    (plan,) = GAME.plans(s, 0)
    assert (plan.kind, plan.args["cards"], plan.uses) == ("pay", ["gonogo"], ["card:gonogo"])


def test_treasures_are_shown_in_one_gesture() -> None:
    players = {"0": {"treasures": ["t65", "t66", "t01"], "hand": ["bonus_scroll", "bonus_mask"]}}
    s = position(players=players)
    play(s, "jungle kilitiping", "bid 0", "pass", "pass", "no")
    (plan,) = GAME.plans(s, 0)
    assert plan.args == {"treasures": ["t65", "t66"], "points": 13}
    for action in plan.actions:
        GAME.apply(s, 0, action, QuickDice(1), None)
    assert GAME.describe(s)["players"][0]["bonuses"] == ["t65"]


def test_why_a_tap_finds_nothing() -> None:
    s = position(bigfoot="jungle base_camp kilitiping", players={"0": {"hand": ["yak"]}})
    blocked = GAME.explain(s, 0, {"to": "site:kilitiping"})
    assert blocked is not None
    assert blocked.clause == "D-BID-10"
    far = GAME.explain(s, 0, {"to": "site:septris"})
    assert far is not None
    assert far.clause == "D-BID-6"
    assert GAME.explain(s, 0, {"to": "site:kamoptis"}) is None
    assert GAME.explain(s, 0, {"to": "site:nowhere"}) is None
    path = GAME.explain(s, 0, {"to": "path:7"})
    assert path is not None
    assert path.clause == "D-BID-10"
    card = GAME.explain(s, 0, {"to": "card:yak"})
    assert card is not None
    assert card.key == "isla_dorada.refusal.pays_later"
    away = GAME.explain(s, 0, {"to": "path:23"})
    assert away is not None
    assert (away.clause, away.key) == ("D-BID-1", "isla_dorada.refusal.not_from_here")
    goal = GAME.explain(s, 0, {"to": "treasure:t65"})
    assert goal is not None
    assert goal.key == "isla_dorada.refusal.other_site"
    destiny = GAME.explain(s, 0, {"to": "destiny:d01"})
    assert destiny is not None
    assert destiny.clause == "D-END-2"
    pool = GAME.explain(s, 0, {"to": "pool:0"})
    assert pool is not None
    assert pool.key == "isla_dorada.refusal.other_question"
    juju = GAME.explain(s, 0, {"to": "card:juju"})
    assert juju is not None
    assert juju.key == "isla_dorada.refusal.no_juju"
    turn = GAME.explain(s, 1, {"to": "seat:2"})
    assert turn is not None
    assert turn.clause == "D-BID-2"
    for anchor in ("pool:0", "deck", "treasure:t01", "destiny:d01", "path:99", "seat:9", "card:makaks", ""):
        GAME.explain(s, 0, {"to": anchor})


def test_scores_are_explained_point_by_point() -> None:
    markers = ["septris"] * 15
    players = {
        "0": {"played": ["t65"], "bonuses": ["t65"], "cursed": ["c17"], "gold": 2, "destiny": "d21"},
        "1": {"gold": 0},
        "2": {"gold": 0},
    }
    s = position(markers=markers, pool=[], deck={}, players=players)
    before = GAME.result(s)
    assert before.scores[0] == 5, "a destiny is secret until the end"
    play(s, "jungle kilitiping", "bid 0", "pass", "pass")
    result = GAME.result(s)
    assert GAME.observe(s, -1)["players"][0]["progress"] == [4, 4]
    assert result.args["sheets"][0] == {
        "gold": 2,
        "treasures": 5,
        "bonuses": 3,
        "destiny": 8,
        "curses": -5,
        "total": 13,
    }


def row_to(facts: Any, kind: str, place: str) -> Any:
    return next(row for row in facts["ways"] if (row["type"], row["to"]) == (kind, place))


def test_a_way_says_what_it_does_for_the_destiny_and_where_it_leads() -> None:
    players = {"0": {"hand": ["gonogo"], "treasures": ["t65"], "destiny": "d02"}}  # the northern tombs
    s = position(players=players, visited={"septris": 1})
    facts = GAME.facts(s, 0)
    assert facts["destiny"]["sites"] == ["methritis", "rhobanis", "kamoptis"]
    assert row_to(facts, "mountain", "kamoptis")["destiny"]
    assert not row_to(facts, "jungle", "kilitiping")["destiny"]
    assert row_to(facts, "jungle", "qualtops")["toward"] == {"site": "kilitiping", "steps": 2, "points": 5}
    assert row_to(facts, "jungle", "kilitiping")["toward"] is None, "it is the only treasure, and it is there"
    jungle = position(players={"0": {"destiny": "d05"}})
    ways = GAME.facts(jungle, 0)["ways"]
    assert {row["type"] for row in ways if row["destiny"]} == {"jungle"}
    herd = position(players={"0": {"destiny": "d15", "hand": ["yak"]}})
    assert GAME.facts(herd, 0)["destiny"]["card"] == "yak"
    assert not any(row["destiny"] for row in GAME.facts(herd, 0)["ways"])


def test_a_bongo_is_one_gesture_too() -> None:
    players = {"0": {"treasures": ["t61", "t65"], "hand": ["bongo", "bonus_scroll"]}}
    s = position(players=players)
    play(s, "jungle kilitiping", "bid 0", "pass", "pass", "no")
    plain, bongo = GAME.plans(s, 0)
    assert (plain.kind, plain.args, plain.best) == ("show_bonus", {"treasures": ["t65"], "points": 8}, True)
    assert (bongo.kind, bongo.args) == ("show_bongo", {"treasures": ["t65", "t61"], "points": 13})
    assert "card:bongo" in bongo.uses
    for action in bongo.actions:
        GAME.apply(s, 0, action, QuickDice(1), None)
    assert GAME.describe(s)["players"][0]["played"] == ["t65", "t61"]


def test_the_question_says_whose_the_highest_bid_is_and_where_it_leads() -> None:
    s = position()
    play(s, "jungle kilitiping", "bid 0")
    asked = GAME.prompt(s, 1)
    assert asked["key"].endswith(".bid")
    assert asked["args"] == {"place": "base_camp", "high": 0, "to": "kilitiping", "who": [0]}
    shared = position(
        options={"cooperative": True}, players={"0": {"hand": ["gonogo"]}, "1": {"hand": ["gonogo"]}}
    )
    play(shared, "jungle kilitiping", "bid 1", "jungle kilitiping", "bid 1")
    assert GAME.prompt(shared, 2)["args"]["who"] == [0, 1]


def test_who_opens_with_every_path_closed_is_asked_for_a_flight() -> None:
    s = position(
        place="vanu_tabu",
        bigfoot="mountain bulo_mapo vanu_tabu",
        leviathan="river vanu_tabu aminadang",
    )
    assert GAME.prompt(s, 0)["key"].endswith(".open_by_air")
    play(s, "pass")
    assert GAME.prompt(s, 1)["key"].endswith(".open_by_air"), "who does not lead is not told so"
    assert GAME.prompt(position(), 0)["key"].endswith(".open")


def test_each_amount_has_its_price() -> None:
    s = position(players={"0": {"hand": ["gonogo", "drako"]}})
    assert "amounts" not in GAME.facts(s, 0)
    play(s, "jungle kilitiping")
    assert [(a["amount"], a["cards"], a["gold"]) for a in GAME.facts(s, 0)["amounts"]] == [
        (0, [], 0),
        (1, ["gonogo"], 0),
        (2, ["drako"], 1),
        (3, ["drako", "gonogo"], 1),
    ]
    assert "amounts" not in GAME.facts(s, 1), "what the bidder can pay is nobody else's business"


def test_the_second_victim_is_asked_for_by_the_name_of_the_first() -> None:
    s = position(phase="drawing", deck={"samedi": 1, "yak": 4}, pool=["yak", "yak", "yak", "yak"])
    for seed in range(40):
        again = GAME.clone(s)
        deck = next(a for a in GAME.legal(again, 0) if GAME.decode(again, 0, a).kind == "deck")
        GAME.apply(again, 0, deck, QuickDice(seed), None)
        if GAME.prompt(again, 0)["key"].endswith(".samedi"):
            break
    assert GAME.prompt(again, 0)["args"] == {}
    GAME.apply(again, 0, GAME.legal(again, 0)[2], QuickDice(1), None)
    asked = GAME.prompt(again, 0)
    assert (asked["key"].rsplit(".", 1)[1], asked["args"]) == ("samedi_second", {"first": 2})


def test_the_question_about_treasures_says_what_can_be_shown() -> None:
    """Whoever holds none of the place is asked about the Bongo, and after a first choice about the rest."""
    players = {"0": {"hand": ["bongo"], "treasures": ["t65"]}, "1": {"treasures": ["t01"]}}
    s = position(players=players)
    play(s, "lake balabatung", "bid 0", "pass", "pass")
    while GAME.prompt(s, 0)["key"].endswith("sangaia"):
        play(s, "no")
    assert GAME.prompt(s, 0)["key"] == "isla_dorada.prompt.treasures_near"
    GAME.apply(s, 0, GAME.encode(s, 0, "play t65"), QuickDice(1), None)
    assert GAME.prompt(s, 0)["key"] == "isla_dorada.prompt.treasures_more"
