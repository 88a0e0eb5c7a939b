"""Asks the system to keep this process's heap in large pages, where it can.

A busy server reaches for small objects all over its heap, and the processor remembers the places of
few pages. Python takes its memory piece by piece, so that no large page ever comes by itself.
"""

import ctypes
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

LARGE: Final = 1 << 21
COLLAPSE: Final = 25  # MADV_COLLAPSE, which Linux knows from 6.1 on

MAPS: Final = Path("/proc/self/maps")
FIELDS_OF_A_FILE: Final = 6  # in a line about memory that belongs to a file, or has a name
HEAP: Final = "[heap]"


def use_large_pages() -> int:
    """Gather the heap into large pages; return how many it was asked for, 0 on other systems.

    Takes tens of milliseconds, without holding up other threads.
    """
    if sys.platform != "linux":
        return 0
    system = ctypes.CDLL(None)
    count = 0
    for start, end in stretches(MAPS.read_text(encoding="utf-8")):
        # What cannot be gathered, or not by this system, stays as it is.
        system.madvise(ctypes.c_void_p(start), ctypes.c_size_t(end - start), COLLAPSE)
        count += (end - start) // LARGE
    return count


def stretches(maps: str) -> Iterator[tuple[int, int]]:
    """Return where a process keeps data of its own, as far as large pages fit in."""
    for line in maps.splitlines():
        fields = line.split()
        if not fields[1].startswith("rw") or fields[FIELDS_OF_A_FILE - 1 :] not in ([], [HEAP]):
            continue
        start, end = (int(number, 16) for number in fields[0].split("-"))
        first, last = -(-start // LARGE) * LARGE, end // LARGE * LARGE
        if first < last:
            yield first, last
