"""Plans, facts and refusals: what a player is told is true."""

from __future__ import annotations

import re
from importlib.resources import files

from eldorado import bots
from eldorado.bots.case import Case
from eldorado.bots.quest.reasons import why
from eldorado.core.dice import QuickDice
from eldorado.core.language.languages import load as load_words
from eldorado.games.quest.game import GAME
from eldorado.games.quest.model import cards, tokens
from eldorado.games.quest.model.actions import CODEC
from eldorado.games.quest.model.distance import effort_left
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.questions.unplayable import NO_EFFECT, REFUSALS

WORDS = load_words("en", ["eldorado.games.quest"])


def at(place: str, hand: list[str], **more: object) -> QuestState:
    return GAME.position(
        {"seats": 4, "players": {"0": {"pieces": [place], "hand": hand}}, "options": {}, **more}
    )


def space(s: QuestState, q: int, r: int) -> str:
    found = [i for i in range(s.board.size) if (s.board.q[i], s.board.r[i]) == (q, r)]
    return f"space:{found[0]}"


def test_a_card_alone_shows_every_space_it_reaches_and_what_it_costs() -> None:
    s = at("23,1", ["trailblazer"])
    walks = {plan.at[-1]: plan for plan in GAME.plans(s, 0) if plan.kind == "walk"}
    assert walks[space(s, 22, 2)].args["cost"] == 1
    assert walks[space(s, 21, 1)].args["cost"] == 3
    assert walks[space(s, 21, 1)].args["costs"] in ([1, 2, 3], [2, 3])
    assert walks[space(s, 22, 1)].args["cost"] == 2
    assert space(s, 20, 1) not in walks
    assert all(plan.uses == ["card:trailblazer"] for plan in walks.values())


def test_a_far_space_is_reached_with_the_cheapest_cards() -> None:
    s = at("23,1", ["explorer", "scout", "pioneer", "traveler"])
    best = [plan for plan in GAME.plans(s, 0) if plan.at[-1] == space(s, 21, 1) and plan.best]
    route = next(plan for plan in best if plan.kind == "route")
    assert sorted(route.uses) == ["card:explorer", "card:scout"]
    end = GAME.clone(s)
    from eldorado.core.dice import QuickDice

    for action in route.actions:
        assert action in GAME.legal(end, 0)
        GAME.apply(end, 0, action, QuickDice(1))
    assert GAME.describe(end)["players"][0]["pieces"] == ["21,1"]


def test_an_item_is_not_burnt_where_ordinary_cards_do() -> None:
    s = at("23,1", ["giant_machete", "explorer", "scout", "traveler"])
    there = [plan for plan in GAME.plans(s, 0) if plan.at[-1] == space(s, 21, 1)]
    (best,) = [plan for plan in there if plan.best]
    assert sorted(best.uses) == ["card:explorer", "card:scout"]
    assert ["card:giant_machete"] in [plan.uses for plan in there]


def test_no_way_leads_back_to_where_it_began() -> None:
    dice = QuickDice(5)
    s = GAME.new(2, GAME.options(2, {"caves": True}), dice)
    seated = [bots.make("greedy", GAME, seat, QuickDice(seat)) for seat in range(2)]
    ways = 0
    for _ in range(160):
        for plan in GAME.plans(s, s.turn):
            if plan.kind in ("walk", "route"):
                ways += 1
                piece = s.pieces[s.turn * s.pieces_each + plan.args["piece"]]
                assert plan.at[-1] != f"space:{piece}"
        legal = GAME.legal(s, s.turn)
        GAME.apply(s, s.turn, seated[s.turn].choose(GAME.observe(s, s.turn), legal), dice)
    assert ways > 500


def test_no_way_ends_with_a_card_played_for_nothing() -> None:
    s = at("0,0", ["trailblazer", "traveler", "scout"])
    for text in ("trailblazer machete", "e"):
        GAME.apply(s, 0, GAME.encode(s, 0, text), QuickDice(1))
    ways = [plan for plan in GAME.plans(s, 0) if plan.kind in ("walk", "route")]
    last = {GAME.decode(s, 0, plan.actions[-1]).kind for plan in ways}
    assert last <= {"step", "pay_step", "give"}
    assert any(plan.uses for plan in ways)


def test_camp_and_rubble_ask_for_the_weakest_cards() -> None:
    s = at("22,2", ["pioneer", "native", "traveler"])
    camp = next(plan for plan in GAME.plans(s, 0) if plan.at[-1] == space(s, 21, 3) and plan.best)
    assert camp.uses == ["card:traveler"]
    assert camp.args["removed"] == ["traveler"]


def test_a_pile_in_reach_comes_with_its_payment() -> None:
    s = at("23,1", ["traveler", "photographer", "explorer", "sailor"])
    piles = {plan.args["card"]: plan for plan in GAME.plans(s, 0) if plan.kind == "buy"}
    assert sorted(piles["transmitter"].args["cards"]) == ["explorer", "photographer", "sailor", "traveler"]
    assert piles["scout"].args["cards"] == ["traveler"]
    assert GAME.facts(s, 0)["worth"] == 8
    assert set(GAME.facts(s, 0)["in_reach"]) == set(piles)


def test_the_end_of_the_turn_says_what_to_keep() -> None:
    s = at("23,1", ["traveler", "native"])
    end = next(plan for plan in GAME.plans(s, 0) if plan.kind == "end")
    assert end.args["keep"] == ["native"]
    assert end.args["discard"] == ["traveler"]


def test_the_card_that_wins_next_turn_is_kept() -> None:
    s = at("24,-3", ["sailor", "traveler", "pioneer"])
    end = next(plan for plan in GAME.plans(s, 0) if plan.kind == "end")
    assert end.args["keep"] == ["sailor"]
    assert sorted(end.args["discard"]) == ["pioneer", "traveler"]


def test_a_hint_that_buys_and_ends_the_turn_tells_of_the_card() -> None:
    s = at("23,1", ["traveler", "traveler", "traveler"])
    facts = GAME.facts(s, 0)
    moves, actions = [], []
    for text in ("spend traveler", "buy scout", "end", "discard traveler"):
        actions.append(GAME.encode(s, 0, text))
        assert actions[-1] in GAME.legal(s, 0)
        moves.append(GAME.decode(s, 0, actions[-1]))
        GAME.apply(s, 0, actions[-1], QuickDice(1))
    assert why(Case(0, {}, facts, facts, moves, actions)) == {
        "key": "quest.hint.buy",
        "args": {"card": "scout"},
    }
    assert why(Case(0, {}, facts, facts, moves[2:3], actions[2:3])) == {"key": "quest.hint.end", "args": {}}


def test_distances_fall_to_nothing() -> None:
    s = at("24,-3", ["sailor"])
    assert effort_left(s, 0) == [1]
    assert GAME.facts(s, 0)["distance"][0] == [1]
    told = GAME.facts(s, -1)
    assert set(told) == {"distance", "length", "round"}
    assert told["distance"] == GAME.facts(s, 0)["distance"]
    # The scale of the race is that of its start, however far somebody has come.
    start = GAME.new(s.seats, GAME.options(s.seats, {}), QuickDice(1))
    assert GAME.facts(start, -1)["length"] == max(max(far) for far in GAME.facts(start, -1)["distance"])


def test_a_tap_on_a_space_out_of_reach_names_the_clause() -> None:
    s = at("23,1", ["explorer"])
    asked = {
        space(s, 22, 1): "Q-MOVE-1",
        space(s, -3, 0): "Q-MOVE-11",
        space(s, -2, -1): "Q-MOVE-11",
        space(s, 0, 2): "Q-MOVE-8",
        "pile:captain": "Q-BUY-4",
        "pile:photographer": "Q-BUY-2",
    }
    for target, clause in asked.items():
        refusal = GAME.explain(s, 0, {"to": target})
        assert refusal is not None
        assert refusal.clause == clause, target
        assert WORDS.problems(refusal.key, refusal.args) == []
    assert GAME.explain(s, 0, {"to": "sun"}) is None


def test_every_card_and_token_has_a_line_of_help() -> None:
    for name in cards.NAME:
        assert len(WORDS.say(f"quest.card.{name}.help")) > 8
        assert WORDS.say(f"quest.card.{name}") != f"quest.card.{name}"
    for name in tokens.NAME:
        assert len(WORDS.say(f"quest.token.{name}.help")) > 8


def test_every_refusal_in_the_source_has_words() -> None:
    folder = files("eldorado.games.quest").joinpath("questions")
    source = "".join(
        file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".py")
    )
    keys = re.findall(r'no\(\s*"?[^"()]*"[^"]*"(?: if [^,]*)?,\s*"([a-z_.]+)"', source)
    keys += [key for _, key in NO_EFFECT.values()]
    assert len(keys) > 40
    for key in keys:
        assert f"quest.refusal.{key}" in WORDS or key == "asked.", key
    for family in CODEC.families:
        if family.base not in REFUSALS and family.name != "end":
            assert f"quest.refusal.{family.name}" in WORDS


def test_a_board_is_drawn_for_reading() -> None:
    s = at("23,1", ["explorer"])
    drawn = GAME.draw(s)
    assert "[A]" in drawn
    assert "explorer" not in drawn.split("market")[0].split("discard pile")[0]
    assert len(drawn.splitlines()) > 15
