"""Write what the browser gets from the Python side before it runs, or check that it is written.

    python -m tools.wire            write the TypeScript, the AsyncAPI and the OpenAPI file, the
                                    printed numbers of the games with a board of their own, the
                                    Zones of Temporum to choose from, the printed sheet of
                                    ASCII Empires, to draw on and to print, and the cards of
                                    Chronos Conquest
    python -m tools.wire --check    change nothing; fail where a file is not what it would be

The types of the messages are in src/aevum/server, in wire.py and api.py.
"""

import argparse
import json
import sys
from pathlib import Path

from aevum.games import registry
from aevum.games.ascii.words.print import sheet_svg
from aevum.server import api, wire
from tools.wire import documents, typescript
from tools.wire.ascii import facts as ascii_facts
from tools.wire.chronos import facts as chronos_facts
from tools.wire.zones import zones

ROOT = Path(__file__).resolve().parents[2]

BOARDS = ("imperials", "temporum", "ascii", "chronos")
"""The games whose boards show numbers that a match may have otherwise."""


def made() -> dict[Path, str]:
    """Return each file that is made, with its text."""
    return {
        ROOT / "web/src/lib/wire.ts": typescript.source(wire, api),
        ROOT / "src/aevum/server/asyncapi.json": page(documents.asyncapi()),
        ROOT / "docs/openapi.json": page(documents.openapi()),
        **{ROOT / f"web/src/games/{name}/numbers.json": page(numbers(name)) for name in BOARDS},
        ROOT / "web/src/games/temporum/zones.json": page(zones()),
        ROOT / "web/src/games/ascii/facts.json": page(ascii_facts()),
        ROOT / "web/src/games/chronos/facts.json": page(chronos_facts()),
        ROOT / "web/public/ascii-sheet.svg": sheet_svg(),
    }


def numbers(name: str) -> dict[str, int]:
    """Return every number of a game as printed, by name."""
    return registry.find(name).numbers.printed.values


def page(document: object) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def drifted() -> list[str]:
    """Return the files that are not what they would be made anew."""
    return [
        path.relative_to(ROOT).as_posix()
        for path, text in made().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="Write what is made from the wire's types.")
    parser.add_argument("--check", action="store_true", help="change nothing, only compare")
    options = parser.parse_args()
    stale = drifted()
    if options.check:
        for name in stale:
            print(f"{name} is not what the types say: run `make wire`")
        return 1 if stale else 0
    for path, text in made().items():
        path.write_text(text, encoding="utf-8")
    print("Written anew: " + (", ".join(stale) or "nothing, all was as it should be"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
