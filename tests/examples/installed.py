"""The wheels of Aevum and of the games in `examples/`, in an environment of their own."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import aevum

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ("cups", "quay")


class Installed:
    """A virtual environment with only three wheels.

    The other packages that the server and the commands need come from the environment of the tests,
    after `borrow`: fetching and hashing all of them again would take minutes.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        wheels = folder / "wheels"
        for place in (ROOT, *(ROOT / "examples" / name for name in EXAMPLES)):
            run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels, cwd=place)
        venv = folder / "venv"
        run(sys.executable, "-m", "venv", "--without-pip", venv)
        self.bin = venv / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.bin / "python"
        pip = (sys.executable, "-m", "pip", "--python", self.python, "install", "-qq")
        names = [f"aevum-{name}" for name in EXAMPLES]
        run(*pip, "--no-index", "--no-compile", "--find-links", wheels, *names)

    def borrow(self) -> None:
        """Let it use the packages of the tests' environment, except Aevum, which it has."""
        (packages,) = self.folder.glob("venv/[Ll]ib/**/site-packages")
        path = sysconfig.get_path("purelib")
        (packages / "borrowed.pth").write_text(f"{path}\n", encoding="utf-8")

    def environment(self) -> dict[str, str]:
        """Return its programs' environment: its own Aevum, or the compiled one of these tests."""
        found = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if os.environ.get("AEVUM_BUILD") == "compiled":
            found["PYTHONPATH"] = str(Path(aevum.__file__).parents[1])
        return found | {"AEVUM_HOME": str(self.home), "PYTHONUNBUFFERED": "1"}

    def call(self, *words: str, typed: str = "") -> str:
        """Run its Python, and return what it printed."""
        done = subprocess.run(
            [self.python, *words],
            cwd=self.folder,
            env=self.environment(),
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def aevum(self, *words: str, typed: str = "") -> str:
        """Run its command."""
        return self.call("-m", "aevum", *words, typed=typed)


def run(*words: str | Path, cwd: Path = ROOT) -> None:
    """Run a program, which must succeed."""
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        env=plain,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
