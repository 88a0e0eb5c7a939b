"""`aevum compile`: compiles a game in its own package to machine code."""

import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from aevum.cli.check import Problem
from aevum.core.errors import AevumError, quote

MISSING: Final = (
    "`aevum compile` needs the packages of the compile extra, and {} is missing: "
    "pip install 'aevum[compile]'"
)
OWN: Final = "Aevum itself is compiled from its sources: make compiled"


def compile_game(name: str, out: Path | None, remove: bool) -> int:
    """Compile a package in place or into a folder, or remove its compiled modules."""
    from aevum.compiler import package as packages

    found = packages.find(name)
    if found is None:
        raise AevumError(
            f'There is no package "{quote(name)}". Give its import name or its folder.'
        )
    if found.name == "aevum":
        raise AevumError(OWN)
    if remove:
        gone = packages.remove(found)
        print(f"Removed: {len(gone)} compiled files." if gone else "Nothing to remove.")
        return 0
    if not found.compiled():
        raise Problem(f"{found.name} has nothing to compile: all its modules are left out.")
    _able()
    print(f"Compiling {len(found.compiled())} modules of {found.name} ...", flush=True)
    with TemporaryDirectory() as work:
        try:
            staged = packages.compile_package(found, Path(work).resolve())
        except packages.Failed as error:
            raise Problem(str(error)) from None
        if out is not None:
            shutil.copytree(staged, out, dirs_exist_ok=True)
            print(f"Written: {out}, with the sources, ready to be packed as a wheel.")
            return 0
        written = packages.install(staged, found)
    print(f"Written: {len(written)} compiled files next to the sources in {found.root}.")
    print(
        "After changing the sources compile again, or go back to them: "
        f"aevum compile {name} --remove"
    )
    return 0


def _able() -> None:
    """Refuse to go on if a compiler is missing."""
    for needed in ("mypy", "mypyc", "setuptools"):
        if find_spec(needed) is None:
            raise Problem(MISSING.format(needed))
    from aevum.compiler.extensions import refusal

    if sentence := refusal():
        raise Problem(sentence)


def warn_of_stale(module: str) -> None:
    """Print a warning if the sources of a compiled game have changed since."""
    from aevum.compiler import package as packages

    found = packages.find(module.partition(".")[0])
    if found is not None and found.name != "aevum" and (stale := found.stale()):
        names = ", ".join(path.as_posix() for path in stale[:3])
        print(
            f"{names} changed since it was compiled, and the compiled module is what runs: "
            f"aevum compile {found.name}, or --remove",
            file=sys.stderr,
        )
