"""A server in a process of its own, which can be stopped and started again at the same address."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STARTED = "Aevum is at "
GAMES = (
    "tests.tiny.guild:Guild",
    "tests.tiny.haggle:Haggle",
    "tests.tiny.sheets:Sheets",
    "tests.web.bazaar:Bazaar",
    "tests.web.staged:Staged",
    "tests.web.staged_chronos:StagedConquest",
    "tests.web.staged_ascii:StagedEmpires",
    "tests.web.staged_temporum:StagedTemporum",
    "aevum.games.template.game:Template",
)


class Server:
    """`host.py` with the tests' games, bots that do not wait, and no limits on haste."""

    def __init__(
        self, folder: Path, games: tuple[str, ...] = GAMES, site: Path | None = None
    ) -> None:
        """Serve these games; in `site` further packages are installed."""
        self.folder = folder
        self.games = games
        self.path = [str(site), *sys.path] if site is not None else []
        self.port = "0"
        self.url = ""
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        with (self.folder / "logs.txt").open("a") as logs:
            self.process = subprocess.Popen(
                self.command(),
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=logs,
                text=True,
                env=self.environment(),
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith(STARTED), line + self.logs()
        self.url = line.removeprefix(STARTED).split()[0]
        self.port = self.url.rpartition(":")[2]

    def command(self) -> list[str]:
        """Return the command that runs it."""
        words = ["--port", self.port, "--games", ",".join(self.games), "--bot-pace-ms", "0"]
        words += ["--limits", "no", "--grace-ms", "600000"]
        return [sys.executable, "-m", "tests.web.host", "serve", *words]

    def environment(self) -> dict[str, str]:
        """Return its environment."""
        found = os.environ | {
            "AEVUM_COUNTDOWN_MS": "0",
            "AEVUM_HOME": str(self.folder),
            "AEVUM_PAR_SECONDS": "1",
            "PYTHONUNBUFFERED": "1",
        }
        if self.path:
            found["PYTHONPATH"] = os.pathsep.join(self.path)
        return found

    def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        if self.process is not None:
            self.process.terminate()
            self._gone()

    def kill(self) -> None:
        """Kill it."""
        if self.process is not None:
            self.process.kill()
            self._gone()

    def _gone(self) -> None:
        assert self.process is not None
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def logs(self) -> str:
        """Return what it has written to its logs."""
        return (self.folder / "logs.txt").read_text()
