"""Guests, tables, the logs of matches and their ends, and maps, in one SQLite file."""

from aevum.server.store.errors import (
    BadDatabase,
    CodeTaken,
    DamagedLog,
    NameTaken,
    NotStored,
    Superseded,
    TooMany,
)
from aevum.server.store.records import (
    ChairRow,
    DailyStats,
    Guest,
    LiveRow,
    MapRow,
    MatchRow,
    Phase,
    Result,
    TableRow,
)
from aevum.server.store.store import Store

__all__ = [
    "BadDatabase",
    "ChairRow",
    "CodeTaken",
    "DailyStats",
    "DamagedLog",
    "Guest",
    "LiveRow",
    "MapRow",
    "MatchRow",
    "NameTaken",
    "NotStored",
    "Phase",
    "Result",
    "Store",
    "Superseded",
    "TableRow",
    "TooMany",
]
