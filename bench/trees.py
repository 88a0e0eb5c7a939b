"""The trees that are measured."""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"pure": Path("src"), "compiled": Path("build") / "compiled"}


@dataclass(frozen=True)
class Tree:
    """The project as it was at some time, in a folder of its own."""

    name: str
    root: Path

    def source(self, build: str) -> Path:
        """Return the folder from which one of its builds is imported."""
        return self.root / BUILDS[build]

    def compile(self) -> bool:
        """Bring its compiled build up to date by its own tools; return whether there is one."""
        command = [sys.executable, "-m", "tools.compile", "--no-switch"]
        return subprocess.run(command, cwd=self.root, check=False).returncode == 0


HERE = Tree("this tree", ROOT)
