"""Watches a worker that thinks, and ends one that hangs long before its job's limit.

It uses the worker's own CPU time, because elapsed time says little on a busy machine. A worker that
uses seconds of it for a single move is in a loop, and one that uses none is stuck. On systems
without `/proc` (other than Linux) only the job's limit counts.
"""

import asyncio
import os
from asyncio.subprocess import Process
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

STEP: Final = 0.25  # seconds from one check to the next
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
BUSY: Final = "RD"  # running, runnable, or waiting for the disk


class ProcessState(NamedTuple):
    """A process's state, and the ticks of CPU time that it has used."""

    state: str
    ticks: int


class HangWatch:
    """Checks a process now and then, and kills it if it hangs."""

    def __init__(self, process: Process, still: float, cpu: float) -> None:
        """Allow so many seconds without CPU time, and so many of CPU time; 0 means any number."""
        self.hung = ""
        """Why the process was killed, "" if it was not."""
        self._process = process
        self._still = still
        self._cpu = cpu
        self._loop = asyncio.get_running_loop()
        self._since = self._loop.time()
        self._first: ProcessState | None = None
        self._last: ProcessState | None = None
        self._timer = self._loop.call_later(STEP, self._look)

    def stop(self) -> None:
        """Stop checking, since the answer is there."""
        self._timer.cancel()

    def _look(self) -> None:
        pulse = pulse_of(self._process.pid)
        if pulse is None:
            return
        self._first = self._first or pulse
        if pulse.state in BUSY or self._last is None or pulse.ticks != self._last.ticks:
            self._since = self._loop.time()
        self._last = pulse
        if self._loop.time() - self._since >= self._still:
            self._kill(f"it used no CPU time for {self._still:g} s")
        elif self._cpu and pulse.ticks - self._first.ticks > self._cpu * TICKS:
            self._kill(f"it thought for more than {self._cpu:g} s")
        else:
            self._timer = self._loop.call_later(STEP, self._look)

    def _kill(self, why: str) -> None:
        self.hung = why
        with suppress(ProcessLookupError):
            self._process.kill()


def pulse_of(pid: int) -> ProcessState | None:
    """Return a process's state, None if the system does not tell."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return None
    fields = text.rpartition(")")[2].split()  # a program's name may contain anything
    return ProcessState(fields[0], int(fields[11]) + int(fields[12]))
