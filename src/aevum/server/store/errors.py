"""What can go wrong with the store."""

from aevum.core.errors import AevumError
from aevum.server import messages as m


class BadDatabase(AevumError):
    """The database cannot be used; the sentence says why and what helps."""


class NotStored(AevumError):
    """Nothing was stored or changed."""


class Superseded(NotStored):
    """Another server has opened the database since, and only the latest may write."""

    def __init__(self) -> None:
        super().__init__(m.server_store_taken())


class NameTaken(Exception):
    """Something else has this name."""


class TooMany(Exception):
    """This guest has reached the limit."""


class DamagedLog(AevumError):
    """The rows of a match cannot be read; they stay as they are."""


class CodeTaken(Exception):
    """Another table has this code; the caller tries another one."""
