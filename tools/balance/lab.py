"""The game with another number in it: a copy of the sources in which a row is changed.

What a designer does by hand (change a number, compile, simulate) is done here for each variant:
in a copy of the project under `build/lab`, so that the sources stay as they are. Compiled variants
share the C files that did not change; their builds are kept for the next report.
"""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools import builds
from tools.compile import refusal

LAB = builds.ROOT / "build" / "lab"
NEEDED = ("tools", "requirements", "pyproject.toml")  # beside the sources, to compile
MADE_FROM = "made-from.txt"


@dataclass(frozen=True)
class Change:
    """One place in a source file, and what stands there instead."""

    path: str
    """Relative to the package."""
    old: str
    new: str


@dataclass(frozen=True)
class Variant:
    """A game that differs from the printed one in a number."""

    name: str
    changes: tuple[Change, ...] = ()


PRINTED = Variant("printed")


def apply(variant: Variant, source: Path) -> None:
    """Make the changes in a copy of the sources; one that does not fit ends the run."""
    for change in variant.changes:
        path = source / builds.PACKAGE / change.path
        text = path.read_text(encoding="utf-8")
        if text.count(change.old) != 1:
            raise SystemExit(
                f"The variant {variant.name} changes {change.old!r} in {change.path}, "
                f"where it stands {text.count(change.old)} times: mend the variant."
            )
        path.write_text(text.replace(change.old, change.new), encoding="utf-8")


def folder(variant: Variant, compiled: bool, say: Callable[[str], None]) -> Path:
    """Return the folder that holds the package with this variant's numbers, made where needed."""
    made = LAB / ("compiled" if compiled else "pure") / variant.name
    wanted = _fingerprint(variant)
    note = made / MADE_FROM
    if note.is_file() and note.read_text(encoding="utf-8") == wanted:
        return made
    shutil.rmtree(made, ignore_errors=True)
    if compiled:
        say(f"compiling the variant {variant.name} ...")
        shutil.copytree(_compile(variant), made)
    else:
        _copy_sources(made)
        apply(variant, made)
    note.write_text(wanted, encoding="utf-8")
    return made


def _fingerprint(variant: Variant) -> str:
    """Return what tells this variant of these sources from all others."""
    files = [builds.SOURCE / path for path in builds.package_files()]
    changes = hashlib.sha256(repr(variant).encode()).hexdigest()
    return f"{builds.digest(files)} {changes} {builds.fingerprint()['recipe']}"


def _copy_sources(target: Path) -> None:
    shutil.copytree(
        builds.SOURCE, target, ignore=shutil.ignore_patterns("__pycache__", "static", "*.egg-info")
    )


def _compile(variant: Variant) -> Path:
    """Compile a variant; all share one place, as what is kept of a build goes by its path."""
    work = LAB / "work"
    for name in ("src", "tools", "requirements"):
        shutil.rmtree(work / name, ignore_errors=True)
    _copy_sources(work / "src")
    for name in NEEDED:
        origin = builds.ROOT / name
        if origin.is_dir():
            shutil.copytree(origin, work / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(origin, work / name)
    apply(variant, work / "src")
    command = [sys.executable, "-m", "tools.compile", "--no-switch"]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = f"{done.stdout}{done.stderr}"
        raise SystemExit(f"The variant {variant.name} cannot be compiled:\n{said}")
    return work / "build" / "compiled"


def can_compile() -> bool:
    """Tell whether this machine can make compiled variants."""
    return refusal() is None
