"""The two builds of the package, and which of them a virtual environment uses.

`src` is the pure build. `build/compiled` is a copy of it with extension modules next to the
sources; Python prefers the extension module if a folder has both. A file in the environment's
site-packages puts the compiled build first. This module needs only the standard library: `make
play` and every import of the compiled build ask it whether the build is still up to date.

    python -m tools.builds settle     never run old code: refresh copies, or fall back to pure
    python -m tools.builds pure       remove the compiled build
    python -m tools.builds which      print which build this environment uses
"""

import hashlib
import json
import os
import shutil
import sys
import sysconfig
import time
from contextlib import suppress
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
STAMP = COMPILED / "stamp.json"
RECIPE = [
    ROOT / "tools" / "compile.py",
    SOURCE / "aevum" / "compiler" / "extensions.py",
    ROOT / "requirements" / "dev.txt",
]

PACKAGE = "aevum"
COMPILED_ROOMS = ("core", "games")
OPT_OUT = "# not compiled:"
OPT_IN = "# compiled: "  # in any other room
MARKED_LINES = 30  # a marker counts in so many lines; tests/house/test_builds.py finds any below

# Files of this kind are read in the order of their names; the editable install's begins with "_".
SWITCH = "00_aevum_compiled.pth"


CHOICE = "AEVUM_BUILD"  # an environment variable: "pure" or "compiled", whatever has changed
FRONT = Path(PACKAGE) / "__init__.py"
FRONT_COPY = "front.py"  # next to the package, since `GUARD` replaces it

CLOCK_STEP = 2_000_000_000  # ns; on some systems the dates of files are that coarse

STALE = (
    "The compiled build is older than the sources, so the rules run uncompiled. "
    "Build it again: make compiled"
)

GUARD = f'''"""Written by tools.builds: open this build, or the sources where they are newer."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path


def _package(here):
    tool = here.parents[2] / "tools" / "builds.py"
    if not tool.is_file():  # a build that was copied elsewhere
        return here
    spec = spec_from_file_location("aevum_builds", tool)
    builds = module_from_spec(spec)
    spec.loader.exec_module(builds)
    return builds.package_to_use(here)


_here = Path(__file__).resolve().parent
_used = _package(_here)
_front = _here.parent / "{FRONT_COPY}" if _used == _here else _used / "__init__.py"
__path__ = __spec__.submodule_search_locations = [str(_used)]
__file__ = __spec__.origin = str(_used / "__init__.py")
exec(compile(_front.read_text(encoding="utf-8"), _front, "exec"))
'''


def module_of(file: Path) -> ModuleType:
    """Return a single module of the package: a build of the package may be broken or old."""
    spec = spec_from_file_location(f"aevum_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def package_files(source: Path = SOURCE) -> list[Path]:
    """Every file of the package that an install would hold, relative to `source`, sorted."""
    return sorted(
        path.relative_to(source)
        for path in (source / PACKAGE).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    )


def is_compiled(path: Path, source: Path = SOURCE) -> bool:
    """Whether this file, relative to `source`, belongs to the compiled part."""
    if path.suffix != ".py":
        return False
    if path.parts[1] not in COMPILED_ROOMS:
        return any(line.startswith(OPT_IN) for line in head(source / path))
    if path.name in ("__init__.py", "__main__.py") or path.parts[1:] == ("core", "native.py"):
        return False
    return not any(line.startswith(OPT_OUT) for line in head(source / path))


def head(path: Path) -> list[str]:
    """Return the lines of a file that may have a marker."""
    return path.read_text(encoding="utf-8").splitlines()[:MARKED_LINES]


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.name} ".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def fingerprint(source: Path = SOURCE) -> dict[str, str]:
    """The sources of the extension modules; a build with another fingerprint is out of date."""
    prints = {
        str(path): digest([source / path])
        for path in package_files(source)
        if is_compiled(path, source)
    }
    prints["recipe"] = digest(RECIPE)
    prints["python"] = str(sysconfig.get_config_var("EXT_SUFFIX"))
    return prints


def is_fresh() -> bool:
    if not STAMP.is_file():
        return False
    stamp: object = json.loads(STAMP.read_text(encoding="utf-8"))
    return stamp == fingerprint()


def copy_sources(target: Path = COMPILED) -> None:
    """Make the `.py` and data files in `target` the same as in the source; keep extensions."""
    files = package_files()
    for path in files:
        wanted = (SOURCE / path).read_bytes()
        if path == FRONT:
            _put(target, Path(FRONT_COPY), wanted)
            wanted = GUARD.encode()
        _put(target, path, wanted)
    for path in set(package_files(target)) - set(files):
        if path.suffix not in (".so", ".pyd"):
            (target / path).unlink(missing_ok=True)


def _put(target: Path, path: Path, content: bytes) -> None:
    """Write a file atomically, since others may be importing it."""
    file = target / path
    if file.is_file() and file.read_bytes() == content:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = target / f"draft.{os.getpid()}"
    draft.write_bytes(content)
    draft.replace(file)


def write_stamp(made_from: dict[str, str], looked: int, target: Path = COMPILED) -> None:
    """Store the fingerprint of a build, and when its sources were checked, in nanoseconds."""
    (target / STAMP.name).write_text(json.dumps(made_from, indent=1), encoding="utf-8")
    _date_stamp(looked, target)


def _date_stamp(looked: int, target: Path) -> None:
    early = looked - CLOCK_STEP
    os.utime(target / STAMP.name, ns=(early, early))


def is_true() -> bool:
    """Return whether the compiled build is up to date; copies in it are refreshed."""
    looked = time.time_ns()
    if _is_untouched():
        return True
    if not is_fresh():
        return False
    copy_sources()
    _date_stamp(looked, COMPILED)
    return True


def _is_untouched() -> bool:
    """Return whether no file was added, removed or changed since the build was last up to date.

    Every import asks this, so it checks only dates, which takes milliseconds.
    """
    if not STAMP.is_file():
        return False
    made = STAMP.stat().st_mtime_ns
    sources = [*(SOURCE / path for path in package_files()), *RECIPE, Path(__file__)]
    if any(_changed(path) > made for path in sources):
        return False
    copies = [path for path in package_files(COMPILED) if path.suffix not in (".so", ".pyd")]
    return copies == package_files()


def _changed(path: Path) -> int:
    """Return when a file was last written or moved, in nanoseconds."""
    found = path.stat()
    return max(found.st_mtime_ns, found.st_ctime_ns)


def package_to_use(here: Path) -> Path:
    """Return the folder of the package for an import that found the compiled build `here`.

    A process that falls back says so once, and its own processes follow it silently.
    """
    choice = os.environ.get(CHOICE, "")
    if here.parent != COMPILED or choice == "compiled":
        return here
    if choice != "pure":
        with suppress(OSError):  # copies that cannot be refreshed are treated as a stale build
            if is_true():
                return here
        print(STALE, file=sys.stderr)
        os.environ[CHOICE] = "pure"
    return SOURCE / PACKAGE


def switch_file() -> Path:
    return Path(sysconfig.get_path("purelib")) / SWITCH


def use_compiled() -> None:
    if sys.prefix != sys.base_prefix:  # never change a Python that is not the project's own
        switch_file().write_text(f"{COMPILED}\n", encoding="utf-8")


def use_pure() -> bool:
    """Remove the switch; return whether there was one."""
    used = switch_file().is_file()
    switch_file().unlink(missing_ok=True)
    return used


def settle() -> None:
    """Make sure that a compiled build that is out of date is not used."""
    if not switch_file().is_file():
        return
    if not is_true():
        use_pure()
        print(STALE)


def remove() -> None:
    used = use_pure()
    found = COMPILED.exists()
    shutil.rmtree(COMPILED, ignore_errors=True)
    print("The compiled build is removed." if used or found else "There was no compiled build.")


def which() -> None:
    print("compiled" if switch_file().is_file() and is_fresh() else "pure")


def main() -> int:
    commands = {"settle": settle, "pure": remove, "which": which}
    if len(sys.argv) != 2 or sys.argv[1] not in commands:
        print(f"usage: python -m tools.builds {'|'.join(commands)}", file=sys.stderr)
        return 2
    commands[sys.argv[1]]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
