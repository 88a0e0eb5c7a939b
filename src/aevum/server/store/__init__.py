"""Guests, tables, the logs of matches and their ends, in one SQLite file."""

from aevum.server.store.errors import BadDatabase, CodeTaken, NotStored
from aevum.server.store.records import (
    ChairRow,
    DailyStats,
    Guest,
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
    "Guest",
    "MatchRow",
    "NotStored",
    "Phase",
    "Result",
    "Store",
    "TableRow",
]
