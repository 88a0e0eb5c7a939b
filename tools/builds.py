"""The two builds of the package, and which of them a virtual environment uses.

`src` is the pure build. `build/compiled` is a copy of it with extension modules beside the sources;
Python prefers the extension module of two that stand in one folder. A file in the environment's
site-packages puts the compiled build first. Only the standard library is needed here: `make play`
asks this module whether a compiled build is still true to its sources.

    python -m tools.builds settle     never run old code: refresh copies, or fall back to pure
    python -m tools.builds pure       remove the compiled build
    python -m tools.builds which      say which build this environment uses
"""

import hashlib
import json
import shutil
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
STAMP = COMPILED / "stamp.json"

PACKAGE = "aevum"
COMPILED_ROOMS = ("core", "games")
OPT_OUT = "# not compiled:"
OPT_IN = "# compiled: "  # as one of the first lines in any other room
OPT_IN_LINES = 10

# Files of this kind are read in the order of their names; the editable install's begins with "_".
SWITCH = "00_aevum_compiled.pth"


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
        return any(line.startswith(OPT_IN) for line in head(source / path, OPT_IN_LINES))
    if path.name in ("__init__.py", "__main__.py") or path.parts[1:] == ("core", "native.py"):
        return False
    return not any(line.startswith(OPT_OUT) for line in head(source / path, 5))


def head(path: Path, lines: int) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()[:lines]


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.name} ".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def fingerprint(source: Path = SOURCE) -> dict[str, str]:
    """What the extension modules were made from; a build with another fingerprint is stale."""
    prints = {
        str(path): digest([source / path])
        for path in package_files(source)
        if is_compiled(path, source)
    }
    prints["recipe"] = digest([ROOT / "tools" / "compile.py", ROOT / "requirements" / "dev.txt"])
    prints["python"] = str(sysconfig.get_config_var("EXT_SUFFIX"))
    return prints


def is_fresh() -> bool:
    if not STAMP.is_file():
        return False
    stamp: object = json.loads(STAMP.read_text(encoding="utf-8"))
    return stamp == fingerprint()


def copy_sources(target: Path = COMPILED) -> None:
    """Make the `.py` and data files in `target` the same as in the source; leave extensions."""
    files = package_files()
    for path in files:
        old, new = target / path, SOURCE / path
        if not old.is_file() or old.read_bytes() != new.read_bytes():
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(new, old)
    for path in set(package_files(target)) - set(files):
        if path.suffix not in (".so", ".pyd"):
            (target / path).unlink()


def switch_file() -> Path:
    return Path(sysconfig.get_path("purelib")) / SWITCH


def use_compiled() -> None:
    if sys.prefix != sys.base_prefix:  # never write into a Python that is not the project's own
        switch_file().write_text(f"{COMPILED}\n", encoding="utf-8")


def use_pure() -> bool:
    """Whether there was something to switch off."""
    used = switch_file().is_file()
    switch_file().unlink(missing_ok=True)
    return used


def settle() -> None:
    """Before anything runs: a compiled build that is not true to its sources is not used."""
    if not switch_file().is_file():
        return
    if is_fresh():
        copy_sources()
    else:
        use_pure()
        print("The compiled build is older than the sources: going on without it.")


def remove() -> None:
    used = use_pure()
    found = COMPILED.exists()
    shutil.rmtree(COMPILED, ignore_errors=True)
    print("The compiled build is gone." if used or found else "There was no compiled build.")


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
