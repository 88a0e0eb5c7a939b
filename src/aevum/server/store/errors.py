"""What can go wrong with the store."""

from aevum.core.errors import AevumError
from aevum.server import messages as m


class BadDatabase(AevumError):
    """The database cannot be used; the sentence says why and what would do."""


class NotStored(AevumError):
    """Something was not stored, and nothing has changed."""


class Superseded(NotStored):
    """Another server has opened the database since, and only the latest may write to it."""

    def __init__(self) -> None:
        super().__init__(m.server_store_taken())


class NameTaken(Exception):
    """Something else has this name."""


class TooMany(Exception):
    """This guest has as many of them as a guest may have."""


class DamagedLog(AevumError):
    """The rows of a match cannot be read; what is stored stays as it is."""


class CodeTaken(Exception):
    """Another table has this code: the caller makes up another one, and nobody is told."""
