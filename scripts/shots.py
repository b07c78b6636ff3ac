"""Take pictures of the client in named states, at every size of screen, from committed records, into shots/.

    python scripts/shots.py [NAME…] [--size laptop …] [--lang x-pseudo]

Every picture is checked as well: the page does not scroll, nothing is cut off, covered or sticks out, and targets on
the phone measure 44 px. The exit code is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.checks import layout_problems  # noqa: E402
from browser.stage import DESKTOP, FLAGS, PHONE, Server, chromium  # noqa: E402
from browser.states import STATES, TABLES, settings  # noqa: E402
from browser.tables import Looker, lay  # noqa: E402

SIZES: dict[str, dict[str, Any]] = {
    "desktop": DESKTOP,
    "phone": {**PHONE, "device_scale_factor": 2},
    "small": {"viewport": {"width": 1280, "height": 720}},
    "tablet": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
    "across": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "large": {"viewport": {"width": 1920, "height": 1080}},
    "huge": {"viewport": {"width": 2560, "height": 1440}},
}


def main() -> int:
    words = argparse.ArgumentParser()
    words.add_argument("names", nargs="*", help="states to draw; all of them if none is named")
    words.add_argument("--lang", default="", help="x-pseudo finds bare text and narrow places")
    words.add_argument(
        "--size", nargs="*", choices=sorted(SIZES), help="sizes of screen; all of them if none is named"
    )
    asked = words.parse_args()
    out = ROOT / "shots"
    out.mkdir(exist_ok=True)
    wrong = 0
    with tempfile.TemporaryDirectory(prefix="eldorado-shots-") as folder, sync_playwright() as tools:
        lay(Path(folder) / "data", TABLES)
        server = Server(Path(folder), "", "--lobby")
        looker = Looker(server.url)
        browser = tools.chromium.launch(executable_path=chromium("--small"), args=FLAGS)
        for size, options in SIZES.items():
            if asked.size and size not in asked.size:
                continue
            context = browser.new_context(**options, base_url=server.url)
            page = context.new_page()
            looker.enter(page)
            page.goto("/")
            settings(page, coached=True, name="Anna", **({"lang": asked.lang} if asked.lang else {}))
            for state in STATES:
                if asked.names and state.name not in asked.names:
                    continue
                looker.look(page, state.show)
                page.wait_for_timeout(300)
                page.screenshot(path=out / f"{state.name}-{size}.png")
                found = layout_problems(page, size == "phone")
                wrong += len(found)
                print(f"{state.name}-{size}: {'ok' if not found else ''}")
                for line in found:
                    print(f"    {line}")
            context.close()
        browser.close()
        server.stop()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
