"""The services that all tables share: the store, the workers, the clock, the settings."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from aevum.server.clock import Clock
from aevum.server.config import Config
from aevum.server.load import Load
from aevum.server.metrics import Metrics
from aevum.server.store import Store
from aevum.server.workers import BotWorkers

if TYPE_CHECKING:
    from aevum.core.record import Record
    from aevum.server.store.records import Guest, TableRow
    from aevum.server.tables.table import Table
    from aevum.server.tables.table_data import TableData


class Services(NamedTuple):
    """The services of one server, handed to every table."""

    config: Config
    store: Store
    bot_workers: BotWorkers
    clock: Clock
    metrics: Metrics
    load: Load
    drop: "Callable[[Table, str], None]"
    """Put a table away at once: its sessions are closed and reconnect to the stored state."""
    draw: Callable[[int], int]
    """Return so many unpredictable random bits, like `secrets.randbits`."""
    again: "Callable[[TableData, Guest], Awaitable[str]]"
    """Make a table for a rematch, and return its code."""
    keep_replays: "Callable[[TableRow, Record], None]"
    """Start making and storing the replays of a finished match."""
