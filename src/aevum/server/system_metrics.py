"""Metrics of a server's machine: its workers, its disk, its database."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from aevum.server.workers import BotWorkers


class SystemMetrics(Collector):
    """Collects the metrics when Prometheus asks for them."""

    def __init__(self, bot_workers: BotWorkers, database: Path) -> None:
        self._bot_workers = bot_workers
        self._database = database

    def collect(self) -> Iterator[Metric]:
        """Return the metrics."""
        yield from self._workers()
        free = shutil.disk_usage(self._database.parent).free
        yield GaugeMetricFamily("aevum_disk_free_bytes", "Free space on the database's disk.", free)
        size = sum(_size(self._database.with_name(name)) for name in self._files())
        yield GaugeMetricFamily("aevum_database_bytes", "Size of the database.", size)

    def _workers(self) -> Iterator[Metric]:
        busy = GaugeMetricFamily("aevum_workers_busy", "Busy workers.", labels=["kind"])
        waiting = GaugeMetricFamily("aevum_worker_queue", "Jobs in queues.", labels=["kind"])
        replaced = CounterMetricFamily("aevum_worker_restarts", "Lost workers.", labels=["kind"])
        for kind, queues in self._bot_workers.queues_by_kind().items():
            busy.add_metric([kind], sum(each.busy() for each in queues))
            waiting.add_metric([kind], sum(each.waiting() for each in queues))
            replaced.add_metric([kind], sum(each.replaced() for each in queues))
        yield from (busy, waiting, replaced)

    def _files(self) -> list[str]:
        """Return the database's file and SQLite's log beside it."""
        return [self._database.name, f"{self._database.name}-wal"]


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0
