"""Write everything that is made from the catalogues of messages, or check that it is written.

python -m tools.catalogues            compile each package's locale/*.ftl
python -m tools.catalogues --check    change nothing; fail where a file is not what it would be
"""

import argparse
import sys
from pathlib import Path

from aevum.catalogue.package import Package, faults, files, open_package, typescript
from tools.made_files import ROOT, settle, stale

PACKAGES = (
    "examples/cups/src/aevum_cups",
    "examples/quay/src/aevum_quay",
    "src/aevum/core",
    "src/aevum/games/ascii",
    "src/aevum/games/chronos",
    "src/aevum/games/imperials",
    "src/aevum/games/temporum",
    "src/aevum/games/template",
    "src/aevum/games/tempus",
    "tests/catalogue/sampler",
    "tests/tiny",
)
SCRIPTS = {"src/aevum/core": "web/src/messages/core.messages.ts"} | {
    f"src/aevum/games/{game}": f"web/src/messages/{game}.messages.ts"
    for game in ("ascii", "chronos", "imperials", "temporum", "template", "tempus")
}
"""Packages whose messages the browser's own code knows by name."""


def packages() -> dict[str, Package]:
    """Return the packages that speak in messages."""
    return {name: open_package(ROOT / name) for name in PACKAGES}


def broken() -> list[str]:
    """Return what is wrong with the catalogues."""
    return [f"{name}/locale/{each}" for name, found in packages().items() for each in faults(found)]


def made() -> dict[Path, str]:
    """Return each file that is made, with its text."""
    found = packages()
    texts = {path: text for each in found.values() for path, text in files(each)}
    for name, path in SCRIPTS.items():
        texts[ROOT / path] = typescript(found[name], Path(name).name.capitalize())
    return texts


def drifted() -> list[str]:
    """Return the files that are not what they would be if they were made again."""
    return stale(made())


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the catalogues of messages.")
    parser.add_argument("--check", action="store_true", help="change nothing, only compare")
    options = parser.parse_args()
    if wrong := broken():
        print("\n".join(wrong), file=sys.stderr)
        return 1
    return settle(made(), options.check, "is not what the catalogues say: run `make catalogues`")


if __name__ == "__main__":
    sys.exit(main())
