"""The picture of a daily race while others may still play it: its result, and nothing of its course."""

from __future__ import annotations

from eldorado.core.language.words import Words
from eldorado.kit.svg import GOLD, PAPER, TERRAIN, Sheet
from eldorado.server.share.cards import card
from eldorado.server.tables.table import OVER, Table

ROW = 15  # spaces in a row
MOST = 45  # rounds shown
GROUND = ("jungle", "water", "village", "jungle", "rubble")  # along the way, the same for every race


def race_card(table: Table, words: Words) -> str:
    """Draw a card with the number of rounds, a space for each of them, and a golden one at the end if finished."""
    mode = "alone" if len(table.seats) == 1 else "experts"
    result = table.result if table.status == OVER else None
    rounds, place = 0, ""
    if result is None:
        said = words.say("daily.card.running")
    elif result["how"] != "played":
        said = words.say("daily.card.gave_up")
    elif not result["scores"][0]:
        said = words.say("daily.card.late")
    else:
        rounds = result["args"]["round"]
        said = f"{rounds} {words.say('daily.card.rounds', {'n': rounds})}"
        place = "" if mode == "alone" else words.say("daily.card.place", {"place": result["ranks"][0]})
    day = words.say("daily.card.line", {"day": table.day, "mode": mode})
    return card(drawn(said, place, rounds), words.say("daily.title"), day)


def drawn(said: str, place: str, rounds: int) -> str:
    sheet = Sheet()
    sheet.holds(-520, -160, 0)
    sheet.holds(520, 160, 0)
    sheet.text(0, -50, said, 96, GOLD)
    if place:
        sheet.text(0, 0, place, 40, PAPER)
    shown = min(rounds, MOST)
    for number in range(shown):
        row, column = divmod(number, ROW)
        in_row = min(ROW, shown - row * ROW)
        x = (column - (in_row - 1) / 2) * 62
        last = number == shown - 1
        fill = GOLD if last else TERRAIN[GROUND[number % len(GROUND)]]
        sheet.hexagon(x, 60 + row * 56, 27, fill, PAPER if last else "#0b1513", 2)
    return sheet.svg()
