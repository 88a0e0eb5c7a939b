"""Whether the database takes what is to be stored, as the last commits show."""

# compiled: every move of every table passes through here

import time
from typing import Final

REMEMBERED: Final = 60.0  # seconds for which a failure counts, where nothing is stored after it


class Condition:
    """What the last commit of one writer came to; told in its thread, asked in any."""

    def __init__(self) -> None:
        self._failed = ("", 0.0)

    def stored(self) -> None:
        """A commit was made."""
        if self._failed[0]:
            self._failed = ("", 0.0)

    def failed(self, sentence: str) -> None:
        """A commit was not possible: a full disk, a lock, damage."""
        self._failed = (sentence, time.monotonic())

    def trouble(self) -> str:
        """Return why commits fail, "" if they don't."""
        sentence, at = self._failed
        return sentence if sentence and time.monotonic() - at < REMEMBERED else ""
