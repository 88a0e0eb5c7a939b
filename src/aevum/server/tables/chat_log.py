"""The last lines of chat at a table."""

from typing import Final

from aevum.server.wire import Line

SHOWN: Final = 100  # lines in a snapshot
MOST_SAID: Final = 1_000  # lines whose ids are remembered, as repeated ones come soon or never


class ChatLog:
    """The last lines of one table."""

    def __init__(self, lines: list[Line], said: list[tuple[str, str]]) -> None:
        self._lines = lines
        self._said = dict.fromkeys(said)
        """The guests and ids of the last lines, so that one sent twice appears once."""
        self._number = lines[-1].number if lines else 0
        """The last line's number; numbers of deleted lines are not used again."""

    def lines(self) -> list[Line]:
        """Return the last lines."""
        return self._lines[-SHOWN:]

    def next_number(self) -> int:
        """Return the number for a new line."""
        self._number += 1
        return self._number

    def add(self, line: Line, order: str) -> None:
        """Add a line, and the id of its command."""
        self._said[line.guest, order] = None
        if len(self._said) > MOST_SAID:
            del self._said[next(iter(self._said))]
        self._lines.append(line)
        del self._lines[:-SHOWN]

    def was_said(self, guest: str, order: str) -> bool:
        """Return whether a guest's command has already added a line."""
        return (guest, order) in self._said

    def heard(self, guest: str) -> bool:
        """Return whether one of the last lines is this guest's."""
        return any(line.guest == guest for line in self._lines)

    def forget(self, guest: str) -> None:
        """Delete all lines of a deleted guest."""
        self._lines[:] = [line for line in self._lines if line.guest != guest]
