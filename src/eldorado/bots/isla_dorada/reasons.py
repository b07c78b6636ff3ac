"""The reasons of a bot's move in Isla Dorada: the auction first, then tricks, treasures, cards and bolt cards."""

from __future__ import annotations

from eldorado.bots.case import Case
from eldorado.core.game import Move
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.knowledge.known import public_part
from eldorado.games.isla_dorada.model import board
from eldorado.games.isla_dorada.rules.movement import onward

# Moves whose reason is just their name, and the arguments that go with it.
PLAIN: dict[str, tuple[str, tuple[str, ...]]] = {
    "keep": ("keep", ("destiny",)),
    "pay": ("pay", ()),
    "pay_gold": ("pay", ()),
    "pay_turned": ("pay_turned", ("card",)),
    "juju": ("juju", ("victim",)),
    "done": ("done", ()),
    "bongo": ("bongo", ("site", "points")),
    "bonus": ("bonus", ()),
    "deck": ("deck", ()),
    "buy_deck": ("buy_deck", ()),
    "no_buy": ("no_buy", ()),
    "discard": ("discard", ("card",)),
    "rob_card": ("rob_card", ("victim",)),
    "rob_treasure": ("rob_treasure", ("victim",)),
    "choose": ("choose", ("victim",)),
}


def said(key: str, **args: Plain) -> Plain:
    return {"key": "isla_dorada.hint." + key, "args": args}


def why(case: Case) -> Plain:
    """Explain what the way is worth, what the payment saves, or why to let the others pay."""
    before, moves = case.before, case.moves
    first, last = moves[0], moves[-1]
    if first.kind in ("way", "bid", "bid_ovetos"):
        return bid(before, first, last)
    if first.kind == "no_sangaia":
        return stay(case)
    if first.kind == "pass":
        return let(before)
    if first.kind in ("take", "buy"):
        return card(before, first)
    if first.kind in ("play", "return", "sangaia"):
        return place(before, first)
    if first.kind == "block":
        return said("block", **{end: first.args[end] for end in ("from", "to")})
    if first.kind in PLAIN:
        key, names = PLAIN[first.kind]
        return said(key, **{name: first.args[name] for name in names})
    return None


def bid(before: Plain, first: Move, last: Move) -> Plain:
    """A way that scores at once, brings the destiny on, or leads towards a treasure; an Ovetos that settles it."""
    row = next((way for way in before.get("ways", []) if way["way"] == first.args.get("way")), None)
    if row is None:
        return None
    to, most = row["to"], row["most"]
    if last.kind == "bid_ovetos":
        return said("ovetos", to=to, worth=row["worth"])
    if row["worth"] > 0:
        return said("worth_destiny" if row["destiny"] else "worth", to=to, worth=row["worth"], most=most)
    if row["destiny"]:
        return said("destiny", to=to, destiny=before["destiny"]["destiny"], most=most)
    if row["toward"] is not None:
        aim = row["toward"]
        return said("toward", to=to, site=aim["site"], points=aim["points"], steps=aim["steps"])
    return said("onward", to=to, most=most)


def stay(case: Case) -> Plain:
    """Explain why not to go on: nothing there, or not worth the card."""
    s = public_part(case.view)
    places = {board.PLACE[board.WAY_TO[way]] for way in onward(s, s.way)}
    near = [spot for spot in case.before["near"] if spot["site"] in places and spot["worth"] > 0]
    if not near:
        return said("no_sangaia")
    best = max(near, key=lambda spot: int(spot["worth"]))
    return said("keep_sangaia", to=best["site"], worth=best["worth"])


def let(before: Plain) -> Plain:
    """Explain why not to bid: others pay for the wanted way, a better one cannot be paid or is not worth a bid."""
    now = before.get("if_now")
    if now is None:
        return said("pass")
    if now["worth"] > 0:
        return said("let", to=now["to"], worth=now["worth"])
    better = [way for way in before["ways"] if way["worth"] > max(0, now["worth"])]
    if better:
        in_reach = [way for way in better if way["can"]]
        best = (in_reach or better)[0]  # the list begins with what is worth most
        told = {"to": best["to"], "worth": best["worth"], "next": best["next"]}
        return said("dear", **told, now=now["to"]) if in_reach else said("beyond", **told)
    if now["worth"] < 0:
        helps = any(way["can"] and way["worth"] > now["worth"] for way in before["ways"])
        return said("suffer" if helps else "stuck", to=now["to"], worth=-now["worth"])
    return said("pass")


def card(before: Plain, move: Move) -> Plain:
    """Explain the choice of a card: for the destiny, or the most useful one."""
    destiny = before.get("destiny")
    if destiny and destiny["card"] == move.args["card"]:
        return said("herd", card=destiny["card"], destiny=destiny["destiny"])
    return said(move.kind, card=move.args["card"])


def place(before: Plain, move: Move) -> Plain:
    """Describe a place's value for the seat, and its distance."""
    site = move.args["to" if move.kind == "sangaia" else "site"]
    near = next((spot for spot in before.get("near", []) if spot["site"] == site), None)
    if near is None:
        return None
    if move.kind == "play":
        return said("play", points=move.args["points"])
    if move.kind == "return":
        return said("give_back", site=site, points=move.args["points"], steps=near["steps"])
    return said("sangaia" if near["worth"] > 0 else "sangaia_on", to=site, worth=near["worth"])
