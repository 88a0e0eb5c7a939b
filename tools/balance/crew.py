"""Many games in parallel: processes that play a variant, and their gathered rows."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Generic, Protocol, TypeVar

import aevum
from aevum.core.native import build
from tools import builds
from tools.balance.variants import Variant

LAB = builds.ROOT / "build" / "lab"
Request = tuple[int, int]  # seats, number of the game


class Row(Protocol):
    """The record of a game."""

    @property
    def index(self) -> int: ...

    @property
    def seats(self) -> int: ...

    def to_line(self) -> str: ...


R = TypeVar("R", bound=Row)


@dataclass(frozen=True)
class Watch(Generic[R]):
    """How games are recorded: the module that plays them, and the record of each of its lines."""

    module: str
    read: Callable[[str], R]
    sources: tuple[Path, ...]
    """The files that determine the record of a game."""

    def version(self) -> str:
        """Return a fingerprint of these files, to recognise games recorded by another version."""
        return builds.digest(list(self.sources))[:8]

    def kept(self, file: Path) -> dict[Request, R]:
        """Return the games of an earlier run; the last line may be incomplete."""
        if not file.is_file():
            return {}
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        found = [self.read(line) for line in lines if line.endswith("\n")]
        return {(game.seats, game.index): game for game in found}


@dataclass(frozen=True)
class Crew(Generic[R]):
    """How games are played: by which bot, from which seed, in how many processes."""

    bot: str
    seed: int
    jobs: int
    watch: Watch[R]

    def play(
        self, variant: Variant, requests: list[Request], tell: Callable[[int, int], None]
    ) -> list[R]:
        """Return these games, played with the numbers of a variant, in the order asked for.

        They are kept in a file, so that an interrupted run can continue.
        """
        kept = f"{variant.name}-{variant.version()}-{self.watch.version()}"
        file = lab_folder() / f"{kept}-{self.bot}-{self.seed}.txt"
        played = self.watch.kept(file)
        left = [request for request in requests if request not in played]
        fresh, lock = 0, Lock()

        with file.open("w", encoding="utf-8") as keep, ThreadPoolExecutor(self.jobs) as pool:
            keep.writelines(f"{game.to_line()}\n" for game in played.values())

            def one(number: int) -> None:
                nonlocal fresh
                for game in self._process(variant, left[number :: self.jobs]):
                    with lock:
                        played[game.seats, game.index] = game
                        keep.write(f"{game.to_line()}\n")
                        fresh += 1
                        tell(fresh, len(left))

            list(pool.map(one, range(min(self.jobs, len(left)))))
        return [played[request] for request in requests]

    def _process(self, variant: Variant, requests: list[Request]) -> Iterator[R]:
        """Yield the games of one process as they end."""
        command = [sys.executable, "-m", self.watch.module, self.bot, str(self.seed)]
        path = os.pathsep.join([str(Path(aevum.__file__).parents[1]), str(builds.ROOT)])
        with subprocess.Popen(
            command,
            cwd=builds.ROOT,
            env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps([variant.numbers, requests]) + "\n")
            process.stdin.close()
            done = 0
            for line in process.stdout:
                done += 1
                yield self.watch.read(line)
        if process.returncode != 0:
            seats, index = requests[min(done, len(requests) - 1)]
            raise SystemExit(
                f"Game {index} with {seats} players (simulation seed {self.seed}, bot {self.bot}) "
                f"of the variant {variant.name} failed; the reason is above."
            )


def lab_folder() -> Path:
    """Return where games of these sources are kept; those of earlier sources are deleted."""
    sources = [builds.SOURCE / path for path in builds.package_files() if path.suffix == ".py"]
    folder = LAB / build() / builds.digest(sources)[:16]
    if not folder.is_dir():
        shutil.rmtree(folder.parent, ignore_errors=True)
        folder.mkdir(parents=True)
    return folder


def answer(play: Callable[[str, int, int, int, dict[str, int]], Row]) -> int:
    """Play the games requested on a line of the input, as a process of a crew; return the exit
    code.

    The line is a pair: the numbers that differ from print, and pairs of (seats, number of the
    game). `play` takes bot, seed, seats, number of the game, and those numbers.
    """
    bot, seed = sys.argv[1], int(sys.argv[2])
    numbers, requests = json.loads(sys.stdin.readline())
    for seats, index in requests:
        print(play(bot, seed, seats, index, numbers).to_line(), flush=True)
    return 0
