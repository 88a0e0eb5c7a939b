"""How busy the server is, and what it refuses first under overload.

New tables, hints and searches are refused, so that the matches under way go on as they should.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from statistics import median
from typing import Final, Literal

from msgspec import Struct
from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector
from structlog import get_logger

from aevum.core.text import Text
from aevum.server import messages as m
from aevum.server.refused import Refused

EVERY: Final = 0.25  # seconds from one measurement of the loop to the next
SAMPLES: Final = 8  # measurements whose median counts, since a single pause isn't an overload

Overload = Literal["", "tables", "lag", "storing"]

log = get_logger("load")


class LoadLimits(Struct, frozen=True):
    """The load up to which a server refuses nothing."""

    tables: int
    """Tables in memory."""
    lag: float
    """Seconds by which the event loop is late."""
    storing: int
    """Commands that wait to be stored."""


class Load(Collector):
    """Measures one server, and refuses what it has no room for."""

    def __init__(
        self, most: LoadLimits, tables: Callable[[], int], storing: Callable[[], int]
    ) -> None:
        self.most = most
        self.refused = 0
        """How often something was refused because of overload."""
        self._tables = tables
        self._storing = storing
        self._late: deque[float] = deque(maxlen=SAMPLES)
        self._lagging = False
        self._task: asyncio.Task[None] | None = None

    def collect(self) -> Iterator[Metric]:
        """Return what Prometheus is told of the load."""
        yield GaugeMetricFamily("aevum_loop_lag_seconds", "Delay of the event loop.", self.lag())
        yield GaugeMetricFamily("aevum_storing", "Appends not yet stored.", self._storing())
        full = float(bool(self.overload()))
        yield GaugeMetricFamily("aevum_overload", "1 while new tables are refused.", full)
        yield CounterMetricFamily("aevum_shed", "Requests refused for overload.", self.refused)

    def start(self) -> None:
        """Start measuring."""
        self._task = asyncio.get_running_loop().create_task(self._measure())

    def stop(self) -> None:
        """Stop measuring."""
        if self._task is not None:
            self._task.cancel()

    async def _measure(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(EVERY)
            self.note(loop.time() - before - EVERY)

    def note(self, late: float) -> None:
        """Add a measurement, the seconds by which the loop was late."""
        self._late.append(max(0.0, late))
        # It ends at half of the limit, else it would start and end all the time.
        enough = self.most.lag / 2 if self._lagging else self.most.lag
        lagging = len(self._late) == SAMPLES and self.lag() > enough
        if lagging != self._lagging:
            self._lagging = lagging
            log.warning("overload" if lagging else "overload over", lag=round(self.lag(), 3))

    def lag(self) -> float:
        """Return by how many seconds the loop was late recently."""
        return median(self._late) if self._late else 0.0

    def overload(self) -> Overload:
        """Return what is overloaded, "" if nothing is."""
        if self._lagging:
            return "lag"
        if self._storing() > self.most.storing:
            return "storing"
        return "tables" if self._tables() >= self.most.tables else ""

    def allow_table(self) -> None:
        """Refuse another table under overload."""
        if self.overload():
            self._refuse(m.server_full())

    def allow_thinking(self) -> None:
        """Refuse a hint or a search if the server is late; the number of tables does not matter."""
        if self.overload() not in ("", "tables"):
            self._refuse(m.server_no_thinking())

    def _refuse(self, sentence: Text) -> None:
        self.refused += 1
        raise Refused("full", sentence)
