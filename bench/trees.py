"""The trees to measure: this one, and those of other commits, checked out and compiled."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"pure": Path("src"), "compiled": Path("build") / "compiled"}
KEPT = Path("build") / "against"  # trees of other commits, kept for the next comparison
SHORT = 12  # letters of a commit's name


@dataclass(frozen=True)
class Tree:
    """The project at a commit, in its own folder."""

    name: str
    root: Path

    def source(self, build: str) -> Path:
        """Return the folder from which one of its builds is imported."""
        return self.root / BUILDS[build]

    def compile(self) -> bool:
        """Update its compiled build with its own tools; return whether it has one."""
        command = [sys.executable, "-m", "tools.compile", "--no-switch"]
        return subprocess.run(command, cwd=self.root, check=False).returncode == 0


HERE = Tree("this tree", ROOT)


def bring_back(root: Path, commit: str, say: Callable[[str], None]) -> Tree:
    """Return the tree of a commit of the repository at `root`, checked out below its `build`."""
    full = _git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", commit + "^{commit}")
    if not full:
        raise SystemExit(f"There is no commit {commit!r} in this repository.")
    name = full[:SHORT]
    folder = root / KEPT / name
    if not folder.exists():
        say(f"Checking {name} out into {KEPT / name} ...")
        # The folder may have been removed by hand while git still lists it: hence `--force`.
        _git(root, "worktree", "add", "--quiet", "--force", "--detach", str(folder), full)
    if _git(folder, "rev-parse", "HEAD") != full or _is_changed(folder):
        raise SystemExit(f"{KEPT / name} is not {name} as it was: remove that folder, try again.")
    return Tree(name, folder)


def describe(root: Path) -> str:
    """Return the commit of a tree, with a mark if its files have changed since."""
    commit = _git(root, "rev-parse", "--verify", "--quiet", "HEAD")[:SHORT] or "no commit"
    return f"{commit}, with changes" if _is_changed(root) else commit


def _is_changed(root: Path) -> bool:
    return bool(_git(root, "status", "--porcelain", "--untracked-files=no"))


def _git(root: Path, *words: str) -> str:
    """Return what git prints, "" if it refuses."""
    try:
        done = subprocess.run(
            ["git", "-C", str(root), *words], capture_output=True, text=True, check=False
        )
    except OSError:
        raise SystemExit("Comparing with another commit needs git: install it first.") from None
    return done.stdout.strip()
