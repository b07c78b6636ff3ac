"""The reasons of the Island's bot: a sentence for every kind of move, from what the seat sees and its odds."""

from __future__ import annotations

from eldorado.bots.case import Case, said
from eldorado.core.game import Move
from eldorado.core.plain import Plain

RESOURCES = ("food", "wood", "gold")
LAND = (*RESOURCES, "garden", "totecs_garden")
# Kinds of moves explained by one sentence.
PLAIN = {
    "reroll", "begins", "recall", "bridge", "unbridge", "sprint", "slip", "slip_army", "wolf_find", "show", "die",
    "plunder", "counter", "hide", "emerge", "pair", "rider", "bearer", "hand_over", "thief", "outpost",
    "hideout", "mine_speed", "mine_gather", "remove", "rob", "steal", "fort", "farmhouse", "trade",
}  # fmt: skip


def why(case: Case) -> Plain:
    """Explain a gesture by its last step; a number only says how many of what was begun."""
    move = next((m for m in reversed(case.moves) if m.kind not in ("amount", "mark")), case.moves[-1])
    kind = move.kind
    if kind in ("move", "army", "wolf", "shoot", "raze", "raze_outpost"):
        return going(case, move)
    if kind in ("pass", "done", "join", "bring", "flee"):
        return fighting(case, move)
    if kind in ("take", "give", "amount", "mark", "bank", "accept", "refuse"):
        return dealing(case, move)
    if kind in ("villager", "offering"):
        return buying(case, move)
    if kind == "discover":
        return discovering(case)
    if kind == "explorer":
        points = case.view["table"]["options"]["hard_points"] and move.args["explorer"] == "nicolas"
        return said("island.hint.explorer_points" if points else "island.hint.explorer", **move.args)
    if kind == "speed":
        return said("island.hint." + rolled(case, move), **move.args)
    if kind == "next":
        return said("island.hint.next", what=move.args["what"])
    if kind == "place":
        tile = case.view["under_way"][-1].get("tile")
        return said("island.hint.place_" + tile if tile in ("water", "shrine") else "island.hint.place")
    if kind == "put":
        return said("island.hint.banish" if case.view["phase"] == "banish" else "island.hint.put")
    if kind == "choose":
        return choosing(case, move)
    if kind in ("end", "fight"):
        return said("island.hint.end" if kind == "end" else "island.hint.fight_guardian")
    return said("island.hint." + kind) if kind in PLAIN else None


def rolled(case: Case, move: Move) -> str:
    """What speaks for one of the golden dice as speed; nothing is gathered where nothing is farmed."""
    if not case.before.get("farms"):
        return "dice_walk"
    return "dice_gather" if move.args["gather"] > move.args["n"] else "dice_speed"


def percent(share: int) -> int:
    """Convert ten thousandths to whole percents.

    >>> percent(4567)
    46
    """
    return (share + 50) // 100


def odds_of(case: Case, action: int) -> list[int] | None:
    """The odds the table shows for an action, from the attacker's side."""
    for shown in (*case.before.get("stakes", []), *case.before.get("attacks", [])):
        if shown["action"] == action:
            odds: list[int] = shown["odds"]
            return odds
    return None


def own(case: Case) -> Plain:
    return case.view["players"][case.seat]


# --- on the map ---------------------------------------------------------------------------------------------------
def beside(tile: Plain, other: Plain) -> bool:
    """Whether two tiles of one map lie next to each other."""
    q, r = other["q"] - tile["q"], other["r"] - tile["r"]
    return bool(tile["map"] == other["map"]) and max(abs(q), abs(r), abs(q + r)) == 1


def going(case: Case, move: Move) -> Plain:
    """Explain a way: into battle by its odds, otherwise by what is there."""
    if case.view["phase"] in ("guardians", "titan"):
        return said("island.hint.lead")
    anchor = next((a for a in reversed(move.at) if a.startswith(("tile:", "cave:"))), "")
    odds = odds_of(case, case.actions[case.moves.index(move)])
    if odds is None and move.kind == "move":
        odds = next(
            (w["odds"] for w in case.before.get("reach", []) if w["at"] == anchor and "odds" in w), None
        )
    if odds is not None:
        key = "shoot" if move.kind == "shoot" else "attack"
        return said("island.hint." + key, win=percent(odds[0]), tie=percent(odds[1]), lose=percent(odds[2]))
    if move.kind != "move":
        return said("island.hint." + move.kind)
    if move.args.get("way") == "through":
        below = str(own(case).get("at") or "").startswith("cave:")
        return said("island.hint.out_of_cave" if below else "island.hint.into_cave")
    tile = next((tile for tile in case.view["tiles"] if tile["at"] == anchor), None)
    if tile is None:
        return said("island.hint.walk")
    side = case.view["sides"][case.seat]
    for shrine in case.view["tiles"]:
        mine = side in [case.view["sides"][seat] for seat in shrine["offerings"]]
        if shrine["kind"] == "shrine" and not mine and beside(tile, shrine):
            return said("island.hint.to_shrine")
    if tile["kind"] == "cave_entrance":
        return said("island.hint.to_cave")
    return (
        said("island.hint.to_land", what=tile["kind"]) if tile["kind"] in LAND else said("island.hint.walk")
    )


def discovering(case: Case) -> Plain:
    if str(own(case).get("at") or "").startswith("cave:"):
        return said("island.hint.discover_cave", n=case.view["stacks"]["cave"])
    kinds = [tile["kind"] for tile in case.view["tiles"]]
    if "cave_entrance" in kinds and kinds.count("shrine") >= 3:
        return said("island.hint.discover")
    if kinds.count("shrine") >= 3:
        return said("island.hint.discover_entrance")
    return said("island.hint.discover_shrine", n=3 - kinds.count("shrine"))


# --- battles ------------------------------------------------------------------------------------------------------
def fighting(case: Case, move: Move) -> Plain:
    """Say what is brought, withdrawn or left alone, with the odds before and after."""
    battle = case.before.get("battle")
    if move.kind == "pass":
        best = max((a["odds"][0] for a in case.before.get("attacks", [])), default=None)
        return said("island.hint.pass") if best is None else said("island.hint.pass_odds", win=percent(best))
    if battle is None:  # turn points kept, spoils or cards left to others
        return said("island.hint.keep" if case.view["phase"] == "gather" else "island.hint.leave")
    under: Plain = next((u for u in reversed(case.view["under_way"]) if u["what"] == "battle"), {})
    attacking = under.get("attacker", -1) >= 0 and (
        case.view["sides"][under["attacker"]] == case.view["sides"][case.seat]
    )
    mine = 0 if attacking else 2  # of the attacker's win, tie and loss
    now = percent(battle["odds"][mine])
    if under.get("stage") not in ("attacker", "defender"):
        return said("island.hint.dice_stand")
    if move.kind == "done":
        return said("island.hint.fight" if attacking else "island.hint.hold", win=now)
    if move.kind == "flee":
        return said("island.hint.flee", win=now)
    then = odds_of(case, case.actions[-1])
    return (
        said("island.hint.bring", now=now, then=percent(then[mine]))
        if then
        else said("island.hint.bring_more")
    )


# --- cards --------------------------------------------------------------------------------------------------------
def wanted_for(case: Case, resource: str) -> list[str]:
    """The purchases that lack this resource."""
    r = RESOURCES.index(resource)
    hand = own(case)["hand"] or [0, 0, 0]
    return [b["id"][4:] for b in case.before.get("buy", []) if b["left"] > 0 and hand[r] < b["cost"][r]]


def dealing(case: Case, move: Move) -> Plain:
    kind, phase = move.kind, case.view["phase"]
    if kind == "bank":
        return said("island.hint.bank", give=move.args["give"], get=move.args["get"])
    if kind == "give":
        return said("island.hint.give", what=move.args["what"])
    if kind == "accept":
        return said("island.hint.accept")
    if kind == "refuse":
        giver = next((u.get("seat", -1) for u in reversed(case.view["under_way"]) if "give" in u), -1)
        close = giver >= 0 and case.before["shrines"][giver] >= 2
        return said("island.hint.refuse_leader", who=giver) if close else said("island.hint.refuse")
    if kind == "mark":
        return said("island.hint.low_die")
    if kind == "amount":
        return said("island.hint.offer" if phase == "offer" else "island.hint.all_go")
    if phase == "haul":
        robs = case.view["looking_at"] is not None
        return said("island.hint.loot" if robs else "island.hint.haul_gold", what=move.args["what"])
    items = wanted_for(case, str(move.args["what"]))
    if items:
        return said("island.hint.take", what=move.args["what"], items=items)
    return said("island.hint.take_spare", what=move.args["what"])


def buying(case: Case, move: Move) -> Plain:
    if move.kind == "villager":
        return said("island.hint.villager")
    mine = case.before["shrines"][case.seat]
    return said("island.hint.offering", n=mine + 1, strength=case.before["strength"][case.seat] + 1)


def choosing(case: Case, move: Move) -> Plain:
    """Explain the choice of a player: to rob, to fight first, or to inherit."""
    other = int(move.args["to"])
    if case.view["phase"] == "steal":
        return said("island.hint.choose_steal", who=other, n=case.view["players"][other]["cards"])
    return said("island.hint.choose", who=other)
