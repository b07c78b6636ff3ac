"""`/metrics`: the figures in Prometheus format, made on request."""

from __future__ import annotations

import gc
import os
import secrets
import sys
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from eldorado import __version__
from eldorado.core.plain import Plain
from eldorado.core.system import extras

if TYPE_CHECKING:
    from eldorado.server.tables.registry import Registry

TOKEN = "ELDORADO_METRICS_TOKEN"
FORWARDED = (b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via")
OWN = ("127.0.0.1", "::1")


def admitted(headers: dict[bytes, bytes], address: str) -> bool:
    """Whether a request may see the figures: with the token, or without one from this machine, not through a proxy."""
    token = os.environ.get(TOKEN, "")
    if token:
        given = headers.get(b"authorization", b"")
        return secrets.compare_digest(given, b"Bearer " + token.encode())
    return address in OWN and not any(name in headers for name in FORWARDED)


class Collector:
    """Reads the registry of the tables on request."""

    def __init__(self, registry: Registry) -> None:
        self.families = extras.load("prometheus_client.core", "metrics")
        self.registry = registry

    def collect(self) -> Iterator[Any]:
        yield from self.tables()
        yield from self.actions()
        yield from self.store()
        yield from self.process()

    def gauge(self, name: str, about: str, value: float) -> Any:
        return self.families.GaugeMetricFamily(f"eldorado_{name}", about, value=value)

    def counter(self, name: str, about: str, value: float) -> Any:
        return self.families.CounterMetricFamily(f"eldorado_{name}", about, value=value)

    def tables(self) -> Iterator[Any]:
        registry = self.registry
        tables = self.families.GaugeMetricFamily(
            "eldorado_tables", "Tables in memory, by game and status", labels=["game", "status"]
        )
        counts: dict[tuple[str, str], int] = {}
        for table in registry.tables.values():
            place = (table.game.info.id, table.status)
            counts[place] = counts.get(place, 0) + 1
        for (game, status), count in sorted(counts.items()):
            tables.add_metric([game, status], count)
        yield tables
        sockets = [socket for table in registry.tables.values() for socket in table.sockets]
        yield self.gauge("sockets", "Open sockets at tables", len(sockets))
        yield self.gauge(
            "outbox_messages", "Messages that wait to be sent", sum(len(s.outbox) for s in sockets)
        )
        yield self.gauge("bots_thinking", "Bots that think at the moment", self.thinking())
        yield self.counter("bot_failures", "Thoughts of bots that failed", registry.thinkers.failures)
        yield self.counter("defects", "Exceptions that are defects of ours", registry.exceptions)

    def thinking(self) -> int:
        return sum(len(table.thinking) for table in self.registry.tables.values())

    def actions(self) -> Iterator[Any]:
        figures = self.registry.figures
        spent = self.families.HistogramMetricFamily(
            "eldorado_action_seconds", "From the arrival of an action to its answer, by kind", labels=["kind"]
        )
        for kind, durations in sorted(figures.actions.items()):
            spent.add_metric([kind], buckets=list(durations.up_to()), sum_value=durations.total)
        yield spent
        yield self.counter("slow_actions", "Actions that took longer than is logged as slow", figures.slow)
        requests = self.families.CounterMetricFamily(
            "eldorado_requests", "Answered HTTP requests, by status", labels=["status"]
        )
        for status, count in sorted(figures.requests.items()):
            requests.add_metric([str(status)], count)
        yield requests

    def store(self) -> Iterator[Any]:
        store = self.registry.store
        yield self.gauge("store_writable", "1 unless the last write failed", store.failing is None)
        yield self.counter("store_commits", "Transactions", store.commits)
        yield self.counter("store_jobs", "Changes of tables; several share a transaction", store.jobs)
        yield self.gauge("store_waiting", "Changes that wait to be written", store.queue.qsize())

    def process(self) -> Iterator[Any]:
        info = self.families.InfoMetricFamily("eldorado", "What runs here")
        info.add_metric([], {"version": __version__, "python": sys.version.split()[0]})
        yield info
        yield self.counter("cpu_seconds", "Processor time of the server's process", time.process_time())
        yield self.gauge("resident_bytes", "Memory of the server's process", resident())
        yield self.gauge(
            "loop_lag_seconds", "How late the event loop was, at worst, lately", self.registry.figures.lag
        )
        yield self.counter(
            "collections", "Garbage collections", sum(g["collections"] for g in gc.get_stats())
        )


def resident() -> int:
    """Return this process's memory in bytes; 0 if the system does not say."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


class Ready:
    """Figures computed beforehand."""

    def __init__(self, families: list[Any]) -> None:
        self.families = families

    def collect(self) -> list[Any]:
        return self.families


def told(metrics: Metrics, machine: str = "") -> dict[str, str]:
    """Return the figures of this process, for sending to another one."""
    name = f"{machine}/{os.getpid()}" if machine else str(os.getpid())
    return {"process": name, "text": metrics.text().decode()}


class Metrics:
    """The text shown at /metrics."""

    def __init__(self, registry: Registry) -> None:
        self.library = extras.load("prometheus_client", "metrics")
        self.known = self.library.CollectorRegistry()
        self.known.register(Collector(registry))
        self.kind: str = self.library.CONTENT_TYPE_LATEST

    def together(self, parts: list[Plain]) -> bytes:
        """Join the figures of several processes, each under its number."""
        parser = extras.load("prometheus_client.parser", "metrics")
        families: dict[str, Any] = {}
        for part in parts:
            for family in parser.text_string_to_metric_families(part["text"]):
                known = families.setdefault(family.name, family)
                samples = [
                    one._replace(labels={**one.labels, "process": part["process"]}) for one in family.samples
                ]
                known.samples = samples if known is family else [*known.samples, *samples]
        gathered = self.library.CollectorRegistry()
        gathered.register(Ready(list(families.values())))
        made: bytes = self.library.generate_latest(gathered)
        return made

    def text(self) -> bytes:
        made: bytes = self.library.generate_latest(self.known)
        return made
