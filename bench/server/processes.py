"""Servers as processes, with everything they use; on their own core if two are compared."""

import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

PROC: Final = Path("/proc")
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
STEAL: Final = 8  # in the first line of /proc/stat
PATIENCE: Final = 60.0  # seconds for a server to begin or to end


@contextmanager
def _last_core() -> Iterator[None]:
    """Restrict processes started here, and their threads, to the last core: the load has
    another."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def free_port() -> int:
    """Return a port that nobody listens to."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Serving:
    """A running server. `url` is where it listens, `pid` its first process."""

    def __init__(
        self,
        command: list[str],
        folder: Path,
        environ: dict[str, str],
        port: int,
        health: str,
        own_core: bool = True,
    ) -> None:
        self.url = f"http://127.0.0.1:{port}"
        with _last_core() if own_core else nullcontext():
            self._process = subprocess.Popen(
                command, cwd=folder, env=os.environ | environ, stdout=subprocess.DEVNULL
            )
        self.pid = self._process.pid
        self._wait_for(self.url + health)

    def _wait_for(self, address: str) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            if self._process.poll() is not None:
                raise SystemExit("A server that was to be measured did not start.")
            try:
                urlopen(address, timeout=1).close()
            except (URLError, OSError):
                if time.monotonic() > until:
                    self.stop()
                    raise SystemExit("A server that was to be measured does not answer.") from None
                time.sleep(0.1)
            else:
                return

    def stop(self) -> None:
        """Stop it: ask first, then kill it."""
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def family(pid: int) -> list[int]:
    """Return a process and all its descendants."""
    parents: dict[int, list[int]] = {}
    for path in PROC.iterdir():
        if path.name.isdigit() and (stat := _stat(int(path.name))):
            parents.setdefault(int(stat[1]), []).append(int(path.name))
    found = [pid]
    for each in found:
        found += parents.get(each, [])
    return found


def cpu_seconds(pid: int) -> float:
    """Return the processor seconds of all processes and threads of a server so far."""
    total = 0
    for each in family(pid):
        stat = _stat(each)
        total += int(stat[11]) + int(stat[12]) if stat else 0
    return total / TICKS


def stolen_seconds() -> float:
    """Return the seconds that the host gave to other machines, over all cores."""
    first = (PROC / "stat").read_text(encoding="ascii").splitlines()[0]
    return int(first.split()[STEAL]) / TICKS


def memory_bytes(pid: int) -> int:
    """Return the memory of all processes of a server; shared memory counts once."""
    total = 0
    for each in family(pid):
        try:
            lines = (PROC / str(each) / "smaps_rollup").read_text(encoding="ascii").splitlines()
        except OSError:  # it has ended meanwhile
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total * 1024


def _stat(pid: int) -> list[str]:
    """Return the fields of a process after its name, [] if it has ended."""
    try:
        text = (PROC / str(pid) / "stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    return text.rpartition(")")[2].split()
