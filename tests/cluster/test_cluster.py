"""A cluster of two nodes gives what one process gives, to the last byte, also when one of them dies midway."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from ray._private import services
from ray.cluster_utils import Cluster

from eldorado.bots.quest.weights import complete, table
from eldorado.core.errors import UserError
from eldorado.lab.arena import arena
from eldorado.lab.crew import Share, crew
from eldorado.lab.report import page
from eldorado.lab.simulate import TIMES, simulate
from eldorado.lab.strength import strength
from eldorado.lab.table import read_rows
from eldorado.lab.tune import tune
from eldorado.lab.weights import isla
from eldorado.lab.weights.company import tuned

pytestmark = pytest.mark.soak


# Ray's limits are for machines that have nothing else to do; here nodes may start while other tests run.
PATIENCE = 300  # seconds
LIMITS = {
    "RAY_agent_register_timeout_ms": 1000 * PATIENCE,
    "RAY_worker_register_timeout_seconds": PATIENCE,
    "RAY_gcs_server_request_timeout_seconds": PATIENCE,
    "RAY_health_check_timeout_ms": 60_000,
}


def patient(ask: Callable[..., Any]) -> Callable[..., Any]:
    """Ask for a node until it is there. Ray has no setting for it: it gives a node half a minute to start."""

    def asking(*of: Any) -> Any:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return ask(*of)
            except RuntimeError:
                if time.monotonic() > end:
                    raise
                time.sleep(1)

    return asking


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    """Two nodes with a core each; `crew` connects this process to them."""
    for name, limit in LIMITS.items():
        monkeypatch.setenv(name, str(limit))
    monkeypatch.setattr(services, "get_node", patient(services.get_node))
    cluster = Cluster()
    try:
        cluster.add_node(num_cpus=1, include_dashboard=False)
        cluster.add_node(num_cpus=1, include_dashboard=False)
        cluster.wait_for_nodes(timeout=PATIENCE)
        yield cluster
    finally:
        if ray.is_initialized():
            ray.shutdown()
        cluster.shutdown()


def lasting(figures: dict[str, Any]) -> str:
    return json.dumps({key: value for key, value in figures.items() if key not in TIMES})


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_a_node_dies_midway_and_nobody_notices(nodes: Cluster, tmp_path: Path) -> None:
    seen: list[list[int]] = [[], []]
    died: list[bool] = []

    def watch(done: int) -> None:
        seen[1].append(done)
        if done >= 20 and not died:
            died.append(True)
            (second,) = (node for node in nodes.list_all_nodes() if not node.is_head())
            nodes.remove_node(second, allow_graceful=False)

    def play(place: Path, progress: Callable[[int], None], share: Share) -> str:
        place.mkdir()
        return lasting(
            simulate(
                "quest",
                seats=2,
                players=["greedy"],
                count=60,
                seed=3,
                share=share,
                progress=progress,
                out=place / "games.csv",
                decisions=place / "decisions.jsonl",
                records=place / "records",
            )
        )

    alone = play(tmp_path / "one", seen[0].append, map)
    with crew(ray=nodes.address) as share:
        shared = play(tmp_path / "two", watch, share)
    assert died
    assert alone == shared
    assert seen[0] == seen[1]
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_a_command_prints_nothing_of_ray_when_a_node_dies(nodes: Cluster, tmp_path: Path) -> None:
    rows = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "eldorado", "simulate", "quest", "--seats", "2", "--bots", "greedy"]
    going = subprocess.Popen(
        [*command, "--games", "60", "--json", "--ray", nodes.address, "--out", str(rows)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while going.poll() is None and (not rows.exists() or rows.read_text().count("\n") < 5):
        time.sleep(0.1)
    assert going.poll() is None
    (second,) = (node for node in nodes.list_all_nodes() if not node.is_head())
    nodes.remove_node(second, allow_graceful=False)
    out, told = going.communicate(timeout=PATIENCE)
    assert json.loads(out)["finished"] == 60
    assert "raylet" not in told


def test_a_cluster_that_is_lost_is_one_sentence_and_what_is_done_is_kept(
    nodes: Cluster, tmp_path: Path
) -> None:
    """Left alone, Ray would end the whole process after a minute, with an advice for its developers."""
    rows = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "eldorado", "simulate", "quest", "--seats", "2", "--bots", "greedy"]
    command += ["--games", "5000", "--ray", nodes.address, "--out", str(rows)]
    going = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while going.poll() is None and (not rows.exists() or rows.read_text().count("\n") < 5):
        time.sleep(0.1)
    assert going.poll() is None
    nodes.head_node.kill_gcs_server()
    out, told = going.communicate(timeout=PATIENCE)
    assert (going.returncode, out) == (2, "")
    assert told.startswith("eldorado: The Ray cluster could not do the work")
    assert told.count("\n") == 1
    assert len(read_rows(rows)) >= 5


def test_all_that_can_be_shared_out_is_the_same_there(nodes: Cluster, tmp_path: Path) -> None:
    rows = tmp_path / "games.jsonl"
    simulate("quest", 2, players=["greedy", "random"], count=8, out=rows)
    tables, start = isla.company()
    weights = complete(table(), "greedy")

    def everything(share: Any) -> list[str]:
        met = arena("quest", ["greedy", "random"], 2, count=4, seed=5, most=400, share=share)
        return [
            lasting(met),
            json.dumps(strength("quest", 4, 5, share, "normal against easy")),
            json.dumps(tune(weights, range(2), 4, 1, None, share)),
            json.dumps(tuned(tables, start, range(2), 4, 3, None, share)),
            page(read_rows(rows), share),
        ]

    with crew(ray=nodes.address) as share:
        there = everything(share)
    assert everything(map) == there


def test_what_goes_wrong_there_is_raised_here(nodes: Cluster) -> None:
    with pytest.raises(UserError, match="has no bot"), crew(ray=nodes.address) as share:
        list(share(refuse, ["nobody"]))
    with crew(ray=nodes.address) as share:
        assert list(share(abs, [-1, -2, -3])) == [1, 2, 3]


def refuse(name: str) -> None:
    raise UserError("bot.unknown", bot=name, game="quest", choices=[])
