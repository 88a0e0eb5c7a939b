"""A server's metrics for Prometheus."""

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4

COMMITS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
GROUPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
THINKING: Final = (0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)
WAITING: Final = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0)
ANSWERING: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
LATE: Final = (0, 1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 50, 75, 100, 150, 250, 500, 1000, 5000)


class Metrics:
    """The metrics of one server, in a registry of its own."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        ProcessCollector(registry=own)  # descriptors, memory and time of this process
        self.sockets = Gauge("aevum_sockets", "Open sockets.", registry=own)
        self.tables = Gauge("aevum_tables", "Tables in memory.", registry=own)
        self.moves = Counter("aevum_moves", "Rows of matches stored.", registry=own)
        self.commits = Histogram(
            "aevum_commit_seconds", "Time of a commit of rows.", buckets=COMMITS, registry=own
        )
        self.groups = Histogram(
            "aevum_commit_rows", "Rows in a commit.", buckets=GROUPS, registry=own
        )
        self.refused = Counter(
            "aevum_refused", "Commands refused, by the word for programs.", ["code"], registry=own
        )
        self.thinking = Histogram(
            "aevum_bot_seconds", "Thinking time of a bot.", buckets=THINKING, registry=own
        )
        self.waiting = Histogram(
            "aevum_bot_wait_seconds",
            "Time from a question to the bot's answer, in the queue and thinking.",
            buckets=WAITING,
            registry=own,
        )
        self.late = Histogram(
            "aevum_late_ms",
            "Live matches: delay from the due time of an event to its effect.",
            buckets=LATE,
            registry=own,
        )
        self.requests = Counter(
            "aevum_http_requests",
            "HTTP requests, by the pattern of their address.",
            ["method", "route", "status"],
            registry=own,
        )
        self.answering = Histogram(
            "aevum_http_seconds",
            "Time of an HTTP request.",
            ["route"],
            buckets=ANSWERING,
            registry=own,
        )
        self.faults = Counter("aevum_faults", "Faults of the server itself.", registry=own)

    def committed(self, rows: int, seconds: float) -> None:
        """Count a commit of rows; it is the store's `on_commit`."""
        self.moves.inc(rows)
        self.groups.observe(rows)
        self.commits.observe(seconds)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request; the status is 0 if the client disconnected first."""
        self.requests.labels(method, route, str(status)).inc()
        self.answering.labels(route).observe(seconds)

    def page(self) -> bytes:
        """Return all metrics in Prometheus' text format."""
        return generate_latest(self.registry)
