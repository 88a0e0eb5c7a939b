"""Write everything made from the catalogues of messages, or check that it is up to date.

python -m tools.catalogues            compile each package's locale/*.ftl
python -m tools.catalogues --check    change nothing; fail if a file is out of date
"""

import argparse
import json
import sys
from pathlib import Path

from aevum.catalogue.package import Package, faults, files, open_package, typescript
from tools.made_files import ROOT, settle, stale

PAGES = ROOT / "web/src/messages"
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
    "src/aevum/server",
    "src/aevum/terminal",
    "web/src/messages/room",
    "web/src/messages/site",
    "tests/catalogue/sampler",
    "tests/tiny",
)
SPOKEN = [
    *[f"src/aevum/games/{game}" for game in ("ascii", "chronos", "imperials", "temporum")],
    *[f"src/aevum/games/{game}" for game in ("template", "tempus")],
    "src/aevum/core",
    "src/aevum/server",
    "web/src/messages/room",
    "web/src/messages/site",
]
"""Packages whose messages the browser's own code uses by name."""
SCRIPTS = {name: f"web/src/messages/{Path(name).name}.messages.ts" for name in SPOKEN}
LOADED = {
    "site": ("web/src/messages/site",),
    "game": ("src/aevum/core", "src/aevum/server"),
    "room": ("web/src/messages/room",),
}
"""What a page loads in one file a language: for all pages, for games and the server, for tables."""


def packages() -> dict[str, Package]:
    """Return the packages with messages."""
    return {name: open_package(ROOT / name) for name in PACKAGES}


def broken() -> list[str]:
    """Return the faults of the catalogues."""
    return [f"{name}/locale/{each}" for name, found in packages().items() for each in faults(found)]


def made() -> dict[Path, str]:
    """Return each generated file with its text."""
    found = packages()
    texts = {path: text for each in found.values() for path, text in files(each)}
    parts = {path: texts.pop(path) for path in list(texts) if path.is_relative_to(PAGES)}
    for name, path in SCRIPTS.items():
        texts[ROOT / path] = typescript(found[name], Path(name).name.capitalize())
    for name, rooms in LOADED.items():
        for lang in found["web/src/messages/site"].languages:
            paths = [ROOT / part / "locale" / f"{lang}.json" for part in rooms]
            catalogue = merged([parts.get(path) or texts[path] for path in paths])
            texts[PAGES / f"{name}.{lang}.made.json"] = catalogue
    return texts


def merged(catalogues: list[str]) -> str:
    """Return compiled catalogues of one language as one."""
    parts = [json.loads(each) for each in catalogues]
    messages = {key: each for part in parts for key, each in part["messages"].items()}
    text = json.dumps({**parts[0], "messages": {}}, ensure_ascii=False, separators=(",", ":"))
    rows = [
        f"{json.dumps(key)}:{json.dumps(each, ensure_ascii=False, separators=(',', ':'))}"
        for key, each in messages.items()
    ]
    return text.replace('"messages":{}', '"messages":{\n' + ",\n".join(rows) + "\n}") + "\n"


def drifted() -> list[str]:
    """Return the files that are out of date."""
    return stale(made())


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the catalogues of messages.")
    parser.add_argument("--check", action="store_true", help="change nothing, only compare")
    options = parser.parse_args()
    if wrong := broken():
        print("\n".join(wrong), file=sys.stderr)
        return 1
    return settle(made(), options.check, "is out of date: run `make catalogues`")


if __name__ == "__main__":
    sys.exit(main())
