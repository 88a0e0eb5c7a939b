"""Errors a person can cause. Each has a sentence that says what is wrong and what would help.

A refused move is not an error but a number returned by `State.apply`: in live play losing a race is
normal.
"""

from typing import Any

from aevum.core.text import Text, text_of


class AevumError(Exception):
    """An error that a user can fix: `said` is the sentence to show, `str(error)` its English."""

    def __init__(self, said: str | Text) -> None:
        self.said = text_of(said)
        super().__init__(str(self.said))

    def __reduce__(self) -> tuple[type["AevumError"], tuple[Any, ...]]:
        return type(self), (self.said,)  # another process gets the message, not its English


class BadMove(AevumError):
    """A move's notation or JSON form cannot be read."""


class BadOption(AevumError):
    """A game's option is unknown, of the wrong type or out of range."""


class BadData(AevumError):
    """A save or a record is damaged, or was written for something else."""


class UnknownName(AevumError):
    """No game or bot has that name, or several names begin with it."""


def quote(text: str) -> str:
    """Return what somebody typed, shortened and without control codes, for use in a sentence."""
    return "".join([letter if letter.isprintable() else "?" for letter in text[:40]])
