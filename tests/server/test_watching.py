"""What whoever runs a server can watch: figures, readiness, the log, and addresses where there is nothing."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families

from eldorado.server.app import Application
from eldorado.server.http.static import PAGES
from eldorado.server.watch.figures import BOUNDS, Durations
from eldorado.server.watch.logs import JsonFormatter
from eldorado.server.watch.metrics import TOKEN
from server.harness import Browser, Wire, running
from server.outside import Server

ROOT = Path(__file__).parents[2]
HERE = "127.0.0.1"


async def figures(app: Application) -> dict[str, float]:
    """Every sample of /metrics, with its labels."""
    answer = await Browser(app, HERE).request("GET", "/metrics")
    assert answer.status == 200, answer.body
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(answer.body.decode()):
        for sample in family.samples:
            labels = ",".join(f"{k}={v}" for k, v in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}"] = sample.value
    return found


async def pair_at(app: Application) -> list[Wire]:
    host, guest = Browser(app), Browser(app)
    table = await host.make(["you", "open"])
    await guest.post(f"/api/tables/{table['id']}/sit")
    return [await host.sit(table["id"]), await guest.sit(table["id"])]


async def play_one(wires: list[Wire]) -> str:
    """One decision of whoever is asked; the table's id."""
    for wire in wires:
        if wire.you["legal"]:
            answer = await wire.act(wire.you["legal"][0]["action"])
            assert answer["on"] == "ack"
            return str(wire.table["id"])
    raise AssertionError("nobody is asked")


async def test_figures_count_what_happens(tmp_path: Path) -> None:
    async with running(tmp_path, metrics=True) as app:
        before = await figures(app)
        assert before["eldorado_sockets{}"] == 0
        await play_one(await pair_at(app))
        after = await figures(app)
        assert after["eldorado_sockets{}"] == 2
        assert after["eldorado_tables{game=toy,status=playing}"] == 1
        assert after["eldorado_action_seconds_count{kind=act}"] == 1
        assert after["eldorado_action_seconds_count{kind=sit}"] == 1
        assert after["eldorado_action_seconds_bucket{kind=act,le=+Inf}"] == 1
        assert after["eldorado_store_jobs_total{}"] > before["eldorado_store_jobs_total{}"]
        assert after["eldorado_store_writable{}"] == 1
        assert after["eldorado_defects_total{}"] == 0
        assert after["eldorado_requests_total{status=200}"] > 0
        assert after["eldorado_resident_bytes{}"] > 1_000_000
        assert after["eldorado_cpu_seconds_total{}"] >= before["eldorado_cpu_seconds_total{}"]


async def test_dashboard_shows_only_what_exists(tmp_path: Path) -> None:
    dashboard = (ROOT / "deploy" / "grafana-dashboard.json").read_text()
    asked = set(re.findall(r"eldorado_[a-z_]+", " ".join(expressions(json.loads(dashboard)))))
    async with running(tmp_path, metrics=True) as app:
        await play_one(await pair_at(app))
        there = {name.partition("{")[0] for name in await figures(app)}
    assert len(asked) >= 15
    assert asked <= there, asked - there
    # And whoever adds a figure puts it on the dashboard.
    shown = {re.sub(r"_(bucket|count|sum|created)$", "", name) for name in asked}
    assert {re.sub(r"_(bucket|count|sum|created)$", "", name) for name in there} - shown <= {"eldorado_info"}


def expressions(dashboard: dict[str, list[dict[str, list[dict[str, str]]]]]) -> list[str]:
    return [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]


async def test_figures_are_not_shown_to_the_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path / "off") as app:
        assert (await Browser(app, HERE).request("GET", "/metrics")).status == 404  # off unless asked for
    async with running(tmp_path / "on", metrics=True) as app:
        assert (await Browser(app, "10.0.0.7").request("GET", "/metrics")).status == 404
        through_proxy = {"x-forwarded-for": "203.0.113.5"}
        assert (await Browser(app, HERE).request("GET", "/metrics", headers=through_proxy)).status == 404
        assert (await Browser(app, HERE).request("GET", "/metrics")).status == 200
        monkeypatch.setenv(TOKEN, "open sesame")
        assert (await Browser(app, HERE).request("GET", "/metrics")).status == 404
        for given, status in (("Bearer open sesame", 200), ("Bearer open", 404), ("", 404)):
            headers = {"authorization": given}
            assert (
                await Browser(app, "10.0.0.7").request("GET", "/metrics", headers=headers)
            ).status == status


def test_missing_library_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from eldorado.core.errors import UserError
    from eldorado.server.config import Config

    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    monkeypatch.setitem(sys.modules, "prometheus_client.core", None)
    with pytest.raises(UserError, match=r'pip install "eldorado\[metrics\]"'):
        Application(Config(tmp_path, metrics=True))
    Application(Config(tmp_path))


async def test_readiness_follows_the_store(app: Application, browser: Browser) -> None:
    assert await browser.get("/readyz") == {"ready": True}
    app.registry.store.failing = "the disk is full"
    answer = await browser.request("GET", "/readyz")
    assert (answer.status, answer.json()) == (503, {"ready": False})
    app.registry.store.failing = None
    assert (await browser.request("GET", "/readyz")).status == 200
    app.registry.closing = True
    assert (await browser.request("GET", "/readyz")).status == 503
    app.registry.closing = False


async def test_slow_actions_are_logged_with_table_and_kind(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path, slow_seconds=0.0) as app:
        wires = await pair_at(app)
        app.registry.figures.said = 0.0  # the line about sitting down was just now
        caplog.clear()
        table = await play_one(wires)
        told = [record for record in caplog.records if "slow: act" in record.getMessage()]
        assert len(told) == 1
        assert table in told[0].getMessage()
        line = json.loads(JsonFormatter().format(told[0]))
        assert (line["table"], line["kind"], line["level"]) == (table, "act", "warning")
        assert line["ms"] >= 0
        app.registry.figures.said = time.monotonic() + 3600  # not a second has passed since the last line
        slow = app.registry.figures.slow
        await play_one([await wire.browser.sit(table) for wire in wires])
        assert app.registry.figures.slow > slow
        assert len([record for record in caplog.records if "slow: act" in record.getMessage()]) == 1
        assert app.registry.figures.unsaid > 0


def test_json_log_is_one_object_a_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "f", 1, "it “%s”", ("broke\nhere",), sys.exc_info())
    text = JsonFormatter().format(record)
    assert "\n" not in text
    read = json.loads(text)
    assert read["message"] == "it “broke\nhere”"
    assert "ValueError" in read["traceback"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", read["at"])


def test_durations_count_each_once() -> None:
    durations = Durations()
    for seconds in (0.0, 0.005, 0.0051, 9.0, 100.0):
        durations.add(seconds)
    found = dict(durations.up_to())
    assert (found["0.005"], found["0.01"], found["10.0"], found["+Inf"]) == (2, 3, 4, 5)
    assert len(found) == len(BOUNDS) + 1
    assert durations.total == pytest.approx(109.0101)


async def test_unknown_addresses_are_not_the_page(browser: Browser) -> None:
    for path in ("/", "/t/abcdefgh2345", "/new/quest", "/join/abc234", "/rules/quest"):
        assert (await browser.request("GET", path)).status == 200, path
    for path in ("/wp-login.php", "/t", "/t/a/b", "/x/y", "/metricsz", "/assets/none.js", "//t/x", "/.env"):
        answer = await browser.request("GET", path)
        assert answer.status == 404, path
        assert b"nothing at this address" in answer.body
        assert "content-security-policy" in answer.headers


def test_every_page_of_the_client_is_answered() -> None:
    app = (ROOT / "web/src/app/App.svelte").read_text()
    pages = re.findall(r"parts\[0\] === '([a-z]+)'((?: && parts\[\d\])+)", app)
    assert len(pages) >= 5
    for page, more in pages:
        address = f"/{page}" + "/something" * more.count("parts")
        assert PAGES.fullmatch(address), address


def test_server_as_people_run_it_shows_figures_and_logs_objects(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start("", "--metrics", "--log", "json")
    try:
        assert server.get("/readyz") == {"ready": True}
        with urlopen(server.base + "/metrics", timeout=60) as answer:
            assert "eldorado_store_writable 1.0" in answer.read().decode()
    finally:
        server.stop()
