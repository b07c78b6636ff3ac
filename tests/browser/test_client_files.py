"""The built client without a browser: its weight, its words, its colours."""

from __future__ import annotations

import gzip
import itertools
import math
import re
from pathlib import Path

from eldorado import bots, games

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/eldorado/static"
WEB = ROOT / "web/src"
MOST = 250_000
# Fetched with the first table of each: the boards, and that of games without one.
GAMES = tuple(f"{one.name}-" for one in sorted((WEB / "games").iterdir()) if one.is_dir())
MOST_OF_A_GAME = 60_000
# Fetched by whoever opens them and by nobody else: the course editor, the profile, the lobby, the daily race, the box
# for sharing, lessons, settings, the grammar of Italian; and by browsers that are at rest: the service worker.
LATER = ("Page-", "Daily-", "ShareBox-", "Learn-", "SettingsBox-", "italian-", "sw.js")
MOST_LATER = 57_000


def test_the_first_load_is_light(built: None) -> None:
    """Everything the page may fetch but fonts, the icons of the app and pages apart, compressed as it goes over the
    wire."""
    apart = (".woff2", ".woff", ".png")
    files = [p for p in STATIC.rglob("*") if p.is_file() and p.suffix not in apart]
    weight = {p.name: len(gzip.compress(p.read_bytes(), 9)) for p in files}
    later = {name: size for name, size in weight.items() if name.startswith(LATER)}
    assert all(any(name.startswith(which) for name in later) for which in LATER)
    assert sum(later.values()) <= MOST_LATER, later
    by_game = {game: sum(weight[name] for name in weight if name.startswith(game)) for game in GAMES}
    assert all(by_game.values())
    assert max(by_game.values()) <= MOST_OF_A_GAME, by_game
    first = sum(weight.values()) - sum(later.values()) - sum(by_game.values())
    assert first + max(by_game.values()) <= MOST, weight


def test_nothing_is_inline(built: None) -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "style=" not in page
    assert "<style" not in page


def sources() -> dict[str, str]:
    found = [p for end in ("*.svelte", "*.ts") for p in WEB.rglob(end) if not p.name.endswith(".test.ts")]
    return {str(p.relative_to(WEB)): p.read_text(encoding="utf-8") for p in found}


def test_files_and_lines_of_the_client_are_short() -> None:
    written = {name: text for name, text in sources().items() if name != "net/generated.ts"}
    long = [name for name, text in written.items() if text.count("\n") > 450]
    wide = [name for name, text in sources().items() if any(len(line) > 120 for line in text.split("\n"))]
    assert not long
    assert not wide


def test_every_key_the_client_says_is_in_the_catalogue() -> None:
    words = games.words().entries
    missing = {
        f"{name}: {key}"
        for name, text in sources().items()
        for key in re.findall(r"\bt\(\s*'([a-z_0-9.]+)'", text)
        if key not in words
    }
    assert not missing, sorted(missing)


def test_keys_made_of_parts_have_all_their_parts() -> None:
    words = games.words().entries
    wanted = [
        *(f"ui.pace.{pace}{end}" for pace in ("relaxed", "live", "days") for end in ("", ".about")),
        *(key for game in games.names() for level in bots.levels(game) for key in (level.title, level.about)),
        *(f"ui.held.{why}" for why in ("away", "time", "asked")),
        *(f"ui.rail.held.{why}" for why in ("away", "time", "asked")),
        *(f"ui.out.{how}" for how in ("resigned", "left", "removed")),
        *(f"ui.offer.{kind}" for kind in ("undo", "end")),
        *(f"ui.result.how.{how}" for how in ("agreed", "resigned", "abandoned", "long")),
        *(f"ui.orders.trades.{how}" for how in ("ask", "turn", "never")),
        *(f"ui.island.mute.{how}" for how in ("turn", "never")),
        *(
            f"{key}.{mode}"
            for key in ("daily", "ui.daily.start", "ui.daily.text")
            for mode in ("alone", "experts")
        ),
        *(f"ui.me.{part}" for part in ("first", "within", "of")),
        *(f"ui.menu.bot_pace.{pace}" for pace in ("slow", "normal", "fast", "instant")),
    ]
    # A bot from outside, which another test may have brought, has no words of ours.
    assert not [key for key in wanted if key and key not in words]


def test_no_bare_sentence_is_written_in_the_client() -> None:
    """Text between tags comes from t(…): what is left are signs, numbers and keys."""
    bare: list[str] = []
    for name, text in sources().items():
        if not name.endswith(".svelte"):
            continue
        markup = re.sub(r"<(script|style)\b.*?</\1>", "", text, flags=re.S)
        markup = re.sub(r"<!--.*?-->", "", markup, flags=re.S)
        while (inner := re.sub(r"\{[^{}]*\}", "", markup)) != markup:
            markup = inner
        markup = re.sub(r"&\w+;|\bEsc\b", "", markup)
        found = re.findall(r">([^<>]*[A-Za-z]{3,}[^<>]*)<", markup)
        bare.extend(f"{name}: {text.strip()[:60]}" for text in found if text.strip())
    assert not bare, "\n".join(bare)


# --- colours: Machado's simulation of colour blindness, distances by CIEDE2000 -------------------------------------
EYES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def lab(rgb: list[float]) -> tuple[float, float, float]:
    rows = (
        (0.4124564, 0.3575761, 0.1804375),
        (0.2126729, 0.7151522, 0.0721750),
        (0.0193339, 0.1191920, 0.9503041),
    )
    x, y, z = (sum(m * c for m, c in zip(row, rgb, strict=True)) for row in rows)

    def bend(t: float) -> float:
        return t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116

    fx, fy, fz = bend(x / 0.95047), bend(y), bend(z / 1.08883)
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: tuple[float, float, float], two: tuple[float, float, float]) -> float:
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = h2 - h1
    if abs(turn) > 180:
        turn -= math.copysign(360, turn)
    if c1 * c2 == 0:
        turn = 0
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = h1 + h2 if c1 * c2 == 0 else (h1 + h2) / 2 if abs(h1 - h2) <= 180 else (h1 + h2 + 360) / 2 % 360
    t = (
        1
        - 0.17 * math.cos(math.radians(hm - 30))
        + 0.24 * math.cos(math.radians(2 * hm))
        + 0.32 * math.cos(math.radians(3 * hm + 6))
        - 0.2 * math.cos(math.radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    spin = 30 * math.exp(-(((hm - 275) / 25) ** 2))
    rt = -math.sin(math.radians(2 * spin)) * 2 * math.sqrt(cm**7 / (cm**7 + 25**7))
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * dc / sc * dh / sh)


def palette(name: str) -> dict[str, str]:
    text = (WEB / "ui/art/palette.ts").read_text(encoding="utf-8")
    block = re.search(rf"{name}[^=]*= \{{(.*?)\}}", text, flags=re.S)
    assert block is not None
    return dict(re.findall(r"(\w+): '(#[0-9A-Fa-f]{6})'", block[1]))


def nearest(colours: dict[str, str], eye: str) -> float:
    def seen(colour: str) -> tuple[float, float, float]:
        rgb = linear(colour)
        return lab(
            [min(1.0, max(0.0, sum(m * c for m, c in zip(row, rgb, strict=True)))) for row in EYES[eye]]
        )

    return min(distance(seen(a), seen(b)) for a, b in itertools.combinations(colours.values(), 2))


def test_terrain_is_told_apart_by_everybody() -> None:
    terrain = palette("TERRAIN")
    assert len(terrain) == 7
    assert {eye: nearest(terrain, eye) > 15.9 for eye in EYES} == dict.fromkeys(EYES, True)


def test_four_seats_are_told_apart_by_everybody() -> None:
    seats = palette("SEAT_COLOUR")
    four = {name: seats[name] for name in ("ivory", "vermilion", "azure", "amber")}
    assert {eye: nearest(four, eye) > 16.0 for eye in EYES} == dict.fromkeys(EYES, True)


def contrast(one: str, two: str) -> float:
    light = [sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(x), strict=True)) for x in (one, two)]
    return (max(light) + 0.05) / (min(light) + 0.05)


def test_text_stands_out() -> None:
    css = (WEB / "app/app.css").read_text(encoding="utf-8")
    colour = dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-fA-F]{6})", css.split("data-theme='contrast'")[0]))
    for text, ground in (
        ("cream", "table"),
        ("cream", "panel2"),
        ("muted", "table"),
        ("gold", "table"),
        ("ink", "paper"),
    ):
        least = 7.4 if ground != "panel2" else 7
        assert contrast(colour[text], colour[ground]) >= least, f"{text} on {ground}"
