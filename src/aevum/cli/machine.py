"""What produced a figure: the version of the program, and the machine."""

import os
import platform
import subprocess
from pathlib import Path
from typing import Final

import aevum
from aevum.core.native import build

CPU_FACTS: Final = Path("/proc/cpuinfo")


def version_told() -> str:
    """Return the commit of a working tree of Aevum, else the version of the package."""
    package = Path(aevum.__file__).resolve().parent
    top = _git(package, "rev-parse", "--show-toplevel")
    if not top or not (Path(top) / "src" / "aevum" / "core").is_dir():  # a repository of others
        return f"aevum {aevum.__version__}"
    changed = _git(package, "status", "--porcelain", "--untracked-files=no")
    commit = _git(package, "rev-parse", "--short=12", "HEAD")
    return f"{commit} with changes" if changed else commit


def _git(folder: Path, *words: str) -> str:
    """Return the answer of a git command, "" if there is none."""
    try:
        ran = subprocess.run(["git", "-C", folder, *words], capture_output=True, text=True)
    except OSError:
        return ""
    return ran.stdout.strip() if ran.returncode == 0 else ""


def machine_told() -> str:
    """Return the processor, its cores, and what runs the rules."""
    python = f"Python {platform.python_version()}, {build()} build"
    return f"{_processor()}, {os.cpu_count()} cores, {platform.system()}, {python}"


def _processor() -> str:
    try:
        for line in CPU_FACTS.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
