"""Many games of Temporum at once: processes on a variant's build, their rows gathered."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from tools import builds
from tools.balance import games, watching
from tools.balance.games import Played, from_line

Request = tuple[int, int]  # seats, number of the game


def _way_of_watching() -> str:
    """Return what tells games that were watched in this way from those of another version."""
    return builds.digest([Path(games.__file__), Path(watching.__file__)])[:8]


def _kept(file: Path) -> dict[Request, Played]:
    """Return the games of an earlier run; the last line may be torn."""
    if not file.is_file():
        return {}
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    found = [from_line(line) for line in lines if line.endswith("\n")]
    return {(game.seats, game.index): game for game in found}


@dataclass(frozen=True)
class Crew:
    """How games are played: by which bot, from which seed, in how many processes."""

    bot: str
    seed: int
    jobs: int

    def play(
        self, folder: Path, requests: list[Request], tell: Callable[[int, int], None]
    ) -> list[Played]:
        """Return these games, played with the package in `folder`, in the order asked for.

        They are kept in a file there, so that a run that was broken off goes on where it was.
        """
        file = folder / f"games-{self.bot}-{self.seed}-{_way_of_watching()}.txt"
        played = _kept(file)
        left = [request for request in requests if request not in played]
        fresh, lock = 0, Lock()

        with file.open("w", encoding="utf-8") as keep, ThreadPoolExecutor(self.jobs) as pool:
            keep.writelines(f"{game.to_line()}\n" for game in played.values())

            def one(number: int) -> None:
                nonlocal fresh
                for game in self._process(folder, left[number :: self.jobs]):
                    with lock:
                        played[game.seats, game.index] = game
                        keep.write(f"{game.to_line()}\n")
                        fresh += 1
                        tell(fresh, len(left))

            list(pool.map(one, range(min(self.jobs, len(left)))))
        return [played[request] for request in requests]

    def _process(self, folder: Path, requests: list[Request]) -> Iterator[Played]:
        """Yield the games of one process as they end."""
        command = [sys.executable, "-m", "tools.balance.watching", self.bot, str(self.seed)]
        path = os.pathsep.join([str(folder), str(builds.ROOT)])
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
            process.stdin.write(json.dumps(requests) + "\n")
            process.stdin.close()
            done = 0
            for line in process.stdout:
                done += 1
                yield from_line(line)
        if process.returncode != 0:
            seats, index = requests[min(done, len(requests) - 1)]
            raise SystemExit(
                f"Game {index} with {seats} players (simulation seed {self.seed}, bot {self.bot}) "
                f"of the build in {folder.name} broke; the reason stands above."
            )
