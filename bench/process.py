"""Meters as processes: one for each build of a tree, one for each peer that is installed."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.trees import ROOT, Tree

BUILD_CHOICE = "AEVUM_BUILD"  # an environment variable: the build is used unchanged
PEER_FOLDER = ROOT / ".venv-peers"


@dataclass(frozen=True)
class Peer:
    """A game of another package with which one of ours is compared."""

    package: str
    module: str
    """Its meter."""
    words: tuple[str, ...] = ()
    """The arguments of the meter."""


PEERS = {
    "hex": Peer("open_spiel", "bench.openspiel", ("hex",)),
    "gin_rummy": Peer("open_spiel", "bench.openspiel", ("gin_rummy",)),
    "yacht": Peer("open_spiel", "bench.openspiel", ("yacht",)),
    "catanatron": Peer("catanatron", "bench.catanatron"),
}


class Meter:
    """A process that answers requests to measure, one at a time."""

    def __init__(
        self,
        name: str,
        python: Path,
        module: str,
        environ: dict[str, str],
        words: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self._process = subprocess.Popen(
            [str(python), "-m", module, *words],
            cwd=ROOT,
            env=os.environ | environ,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for the process that asks
        )

    def ask(self, do: str, **request: object) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        if self._process.stdin is None or self._process.stdout is None:
            raise RuntimeError("a meter talks through pipes")
        self._process.stdin.write(json.dumps({"do": do, **request}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"The meter of the {self.name} build failed at {do} {request}.")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End the process, whatever it is measuring."""
        self._process.terminate()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self._process.wait(30)


def environ_of(tree: Tree, build: str) -> dict[str, str]:
    """Return the environment that imports a build of a tree, with the bench of this one."""
    path = os.pathsep.join(map(str, [tree.source(build), ROOT]))
    return {"PYTHONPATH": path, BUILD_CHOICE: build}


def own_meter(tree: Tree, build: str) -> Meter:
    """Start the meter of a build, and make sure that this build answers."""
    meter = Meter(build, Path(sys.executable), "bench.meter", environ_of(tree, build))
    facts = meter.ask("facts")
    if facts["build"] != build:
        raise SystemExit(f"The {build} build was asked for, but the {facts['build']} one answered.")
    if not Path(facts["folder"]).is_relative_to(tree.source(build).resolve()):
        raise SystemExit(f"{tree.name} was asked for, but {facts['folder']} answered.")
    return meter


def peer_meter(name: str) -> Meter | None:
    """Start the meter of a peer if it is installed."""
    python = PEER_FOLDER / "bin" / "python"
    if not python.exists():
        python = PEER_FOLDER / "Scripts" / "python.exe"
    if not python.exists():
        return None
    peer = PEERS[name]
    look = [str(python), "-c", f"from importlib.metadata import version; version({peer.package!r})"]
    if subprocess.run(look, capture_output=True, check=False).returncode != 0:
        return None
    return Meter(name, python, peer.module, {"PYTHONPATH": str(ROOT)}, peer.words)
