"""Write what the browser's code needs from Python at build time, or check that it is up to date.

    python -m tools.wire            write the TypeScript, that of layouts too, the AsyncAPI and the
                                    OpenAPI file, the
                                    printed numbers of the games with a board of their own, the
                                    Zones of Temporum to choose from, the printed sheet of
                                    ASCII Empires, to draw on and to print, and the cards of
                                    Chronos Conquest
    python -m tools.wire --check    change nothing; fail if a file is out of date

The types of the messages are in src/aevum/server, in wire.py and api.py.
"""

import argparse
import json
import sys
from pathlib import Path

from aevum.games import registry
from aevum.games.ascii.words.print import sheet_svg
from aevum.server import api, wire
from tools.made_files import ROOT, settle, stale
from tools.wire import documents, layout, typescript, views
from tools.wire.ascii import facts as ascii_facts
from tools.wire.chronos import facts as chronos_facts
from tools.wire.zones import zones

BOARDS = ("imperials", "temporum", "ascii", "chronos")
"""The games whose boards show numbers that a match may change."""


def made() -> dict[Path, str]:
    """Return each generated file with its text."""
    return {
        ROOT / "web/src/lib/wire.ts": typescript.source(wire, api),
        ROOT / "src/aevum/server/asyncapi.json": page(documents.asyncapi()),
        ROOT / "docs/openapi.json": page(documents.openapi()),
        **{ROOT / f"web/src/games/{name}/numbers.json": page(numbers(name)) for name in BOARDS},
        ROOT / "web/src/games/temporum/zones.json": page(zones()),
        ROOT / "web/src/games/ascii/facts.json": page(ascii_facts()),
        ROOT / "web/src/games/chronos/facts.json": page(chronos_facts()),
        ROOT / "web/public/ascii-sheet.svg": sheet_svg(),
        ROOT / "web/src/games/generic/layout.made.ts": layout.source(),
        **views_of_games(),
    }


def views_of_games() -> dict[Path, str]:
    """Return the types of the views that games declare."""
    found: dict[Path, str] = {}
    for game in registry.playable()[0]:
        declared = game.view_type()
        if declared is not None:
            found[ROOT / f"web/src/games/{game.name}/view.made.ts"] = views.source(game, declared)
    return found


def numbers(name: str) -> dict[str, int]:
    """Return every number of a game as printed, by name."""
    return registry.find(name).numbers.printed.values


def page(document: object) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def drifted() -> list[str]:
    """Return the files that are out of date."""
    return stale(made())


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the files made from the wire's types.")
    parser.add_argument("--check", action="store_true", help="change nothing, only compare")
    return settle(made(), parser.parse_args().check, "is out of date: run `make wire`")


if __name__ == "__main__":
    sys.exit(main())
