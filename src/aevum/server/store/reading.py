"""Rows of the database as the types of `records`."""

from collections.abc import Callable
from typing import Final, TypeVar

from msgspec import convert
from msgspec.json import Decoder

from aevum.server.store.records import TableRow

T = TypeVar("T")


def reader(kind: type[T]) -> Callable[[object], T]:
    """Return the function that reads a row of this type, in any thread.

    msgspec inspects a type when it is first used, and a second thread that uses the type meanwhile
    crashes the whole process. This function inspects it, so call it when a module is imported.
    """
    Decoder(kind)
    return lambda row: convert(row, kind, from_attributes=True)


table_row: Final = reader(TableRow)
