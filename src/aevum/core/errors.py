"""Errors a person can cause. Each carries one sentence that says what is wrong and what would do.

A refused move is not an error but a number returned by `State.apply`: in live play a lost race is
an everyday thing.
"""

from aevum.core.text import Text, text_of


class AevumError(Exception):
    """Something a user can mend: `said` is the sentence to show, `str(error)` it in English."""

    def __init__(self, said: str | Text) -> None:
        self.said = text_of(said)
        super().__init__(str(self.said))


class BadMove(AevumError):
    """A move's notation or JSON form cannot be read."""


class BadOption(AevumError):
    """A game's option is unknown, of the wrong type or out of range."""


class BadData(AevumError):
    """A save or a record is damaged, or was written for something else."""


class UnknownName(AevumError):
    """No game or bot of that name, or several that begin so."""


def quote(text: str) -> str:
    """Return what somebody typed as a sentence may repeat it: short, and without control codes."""
    return "".join([letter if letter.isprintable() else "?" for letter in text[:40]])
