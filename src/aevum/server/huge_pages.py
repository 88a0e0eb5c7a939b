"""Asks the system to keep this process's heap in huge pages, if it can.

A busy server uses small objects all over its heap, and the processor caches the addresses of only a
few pages. Python allocates its memory in small pieces, so the system never makes huge pages of it
unasked.
"""

import ctypes
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

LARGE: Final = 1 << 21
COLLAPSE: Final = 25  # MADV_COLLAPSE, which Linux knows from 6.1 on

MAPS: Final = Path("/proc/self/maps")
FIELDS_OF_A_FILE: Final = 6  # in a line about memory of a file, or with a name
HEAP: Final = "[heap]"


class HugePages:
    """Gathers the heap into huge pages, one at a time.

    The system holds the memory of the whole process while it gathers, so every thread that touches
    new memory waits: for all of a heap that is half a second, for one page a few milliseconds.
    """

    def __init__(self) -> None:
        self.gathered = 0
        """How many huge pages the system was asked for."""
        self.left: list[int] = []
        """The addresses of the pages that are still to be asked for."""
        self._system = ctypes.CDLL(None) if sys.platform == "linux" else None

    def look(self) -> None:
        """Find the pages of the heap as it is now; none on other systems."""
        if self._system is not None:
            found = stretches(MAPS.read_text(encoding="utf-8"))
            self.left = [page for start, end in found for page in range(start, end, LARGE)]

    def gather(self) -> bool:
        """Ask for the next page; return whether there was one. Other threads go on meanwhile."""
        if not self.left or self._system is None:
            return False
        # A page that cannot be gathered stays as it is.
        page = ctypes.c_void_p(self.left.pop())
        self._system.madvise(page, ctypes.c_size_t(LARGE), COLLAPSE)
        self.gathered += 1
        return True


def stretches(maps: str) -> Iterator[tuple[int, int]]:
    """Return the addresses of a process's own memory where huge pages fit."""
    for line in maps.splitlines():
        fields = line.split()
        if not fields[1].startswith("rw") or fields[FIELDS_OF_A_FILE - 1 :] not in ([], [HEAP]):
            continue
        start, end = (int(number, 16) for number in fields[0].split("-"))
        first, last = -(-start // LARGE) * LARGE, end // LARGE * LARGE
        if first < last:
            yield first, last
