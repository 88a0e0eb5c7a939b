"""`aevum catalogue`: checks and compiles the messages of a package.

The compiler is loaded only here: it reads catalogues with a package from an extra.
"""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from aevum.cli.check import Problem
from aevum.core.errors import AevumError, quote

MISSING: Final = "`aevum catalogue` needs the package fluent.syntax: pip install 'aevum[catalogue]'"


def catalogue(name: str, check: bool) -> int:
    """Write the files generated from a package's catalogues, or say what is wrong with them."""
    try:
        from aevum.catalogue.package import faults, files, open_package
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "fluent":
            raise
        raise Problem(MISSING) from None
    try:
        package = open_package(folder_of(name))
    except FileNotFoundError as error:
        raise AevumError(str(error)) from None
    if wrong := faults(package):
        raise Problem("\n".join(wrong))
    made = dict(files(package))
    stale = [path for path, text in made.items() if not is_written(path, text)]
    if check and stale:
        names = ", ".join(path.name for path in stale)
        raise Problem(f"Not up to date: {names}. Run: aevum catalogue {name}")
    for path in stale:
        path.write_text(made[path], encoding="utf-8")
        print(f"Written: {path}")
    print(f"{', '.join(package.sources)}: {len(package.english.entries)} entries, no faults.")
    return 0


def folder_of(name: str) -> Path:
    """Return the folder of a package, given as a folder or as the name Python imports."""
    if name and Path(name).is_dir():
        return Path(name)
    try:
        found = find_spec(name)
    except (ImportError, ValueError):
        found = None
    if found is None or not found.submodule_search_locations:
        raise AevumError(f'There is no package or folder "{quote(name)}".')
    return Path(found.submodule_search_locations[0])


def is_written(path: Path, text: str) -> bool:
    """Return whether a file has exactly this text."""
    return path.is_file() and path.read_text(encoding="utf-8") == text
