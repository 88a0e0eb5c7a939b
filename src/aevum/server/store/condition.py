"""Whether the database can store rows, as the last commits show."""

# compiled: every move of every table passes through here

import time
from typing import Final

REMEMBERED: Final = 60.0  # seconds for which a failure counts, if nothing is stored after it


class Condition:
    """The result of a writer's last commit; set in its thread, read in any."""

    def __init__(self) -> None:
        self._failed = ("", 0.0)

    def stored(self) -> None:
        """Note a commit."""
        if self._failed[0]:
            self._failed = ("", 0.0)

    def failed(self, sentence: str) -> None:
        """Note a failed commit: a full disk, a lock, damage."""
        self._failed = (sentence, time.monotonic())

    def trouble(self) -> str:
        """Return why commits fail, "" if they do not."""
        sentence, at = self._failed
        return sentence if sentence and time.monotonic() - at < REMEMBERED else ""
