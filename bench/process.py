"""Meters as processes: one for each build, one for each peer that is installed."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = {"pure": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
PEER_FOLDER = ROOT / ".venv-peers"


@dataclass(frozen=True)
class Peer:
    """A game of another package that one of ours is measured beside."""

    package: str
    module: str
    """Its meter."""
    words: tuple[str, ...] = ()
    """What the meter is called with."""


PEERS = {
    "hex": Peer("open_spiel", "bench.openspiel", ("hex",)),
    "gin_rummy": Peer("open_spiel", "bench.openspiel", ("gin_rummy",)),
    "yacht": Peer("open_spiel", "bench.openspiel", ("yacht",)),
    "catanatron": Peer("catanatron", "bench.catanatron"),
}


class Meter:
    """A process that answers requests to measure, one at a time."""

    def __init__(
        self, name: str, python: Path, module: str, path: list[Path], words: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self._process = subprocess.Popen(
            [str(python), "-m", module, *words],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, do: str, **request: object) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        if self._process.stdin is None or self._process.stdout is None:
            raise RuntimeError("a meter talks through pipes")
        self._process.stdin.write(json.dumps({"do": do, **request}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"The meter of the {self.name} build broke at {do} {request}.")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End the process."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self._process.wait(30)


def own_meter(build: str) -> Meter:
    """Start the meter of a build, and make sure that it is that build which answers."""
    meter = Meter(build, Path(sys.executable), "bench.meter", [SOURCES[build], ROOT])
    found = meter.ask("facts")["build"]
    if found != build:
        raise SystemExit(f"The {build} build was asked for, but the {found} one answered.")
    return meter


def peer_meter(name: str) -> Meter | None:
    """Start the meter of a peer if that is installed."""
    python = PEER_FOLDER / "bin" / "python"
    if not python.exists():
        python = PEER_FOLDER / "Scripts" / "python.exe"
    if not python.exists():
        return None
    peer = PEERS[name]
    look = [str(python), "-c", f"from importlib.metadata import version; version({peer.package!r})"]
    if subprocess.run(look, capture_output=True, check=False).returncode != 0:
        return None
    return Meter(name, python, peer.module, [ROOT], peer.words)


def compile_build() -> bool:
    """Bring the compiled build up to date; return whether there is one."""
    command = [sys.executable, "-m", "tools.compile", "--no-switch"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0
