"""`aevum maps`: the official maps of Imperials, and checks for one's own."""

import json
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.table import Table

from aevum.cli.check import Problem
from aevum.cli.files import text_in
from aevum.cli.listing import console
from aevum.core.errors import AevumError, BadOption, quote
from aevum.games.imperials.data import PORT_NAMES, RANDOM, TILE_NAMES
from aevum.games.imperials.rules.maps import OFFICIAL, Map
from aevum.games.imperials.rules.own_map import read_map, write_map

HALF: Final = 4  # letters for half a tile in a drawing


def official() -> int:
    """Print every official map with its size."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for title in ("Name", "Tiles", "Ports", "What is drawn at random"):
        table.add_column(title, overflow="fold")
    for plan in OFFICIAL.values():
        bag = _counted(TILE_NAMES, plan.bag)
        table.add_row(plan.name, str(len(plan.tiles)), str(_port_count(plan)), bag)
    console().print(table)
    print("\nOne as JSON: aevum maps show base. Your own: aevum maps check FILE.")
    return 0


def show(name: str) -> int:
    """Print an official map in lines that are easy to change."""
    plan = OFFICIAL.get(name.strip().lower())
    if plan is None:
        raise AevumError(
            f'There is no official map "{quote(name)}". There is: {", ".join(OFFICIAL)}.'
        )
    print(in_lines(plan))
    return 0


def check(name: str) -> int:
    """Draw the map in a file, or say what is wrong with it."""
    text = text_in(name)
    try:
        plan = read_map(text)
    except BadOption as error:
        raise Problem(str(error), 1) from None
    print(drawing(plan))
    print()
    print("\n".join(summary(plan)))
    return 0


def in_lines(plan: Map) -> str:
    """Return a map as JSON with a line for each part and for each row of tiles."""
    data = json.loads(write_map(plan))
    parts = [
        f'"{key}": {_rows(value) if key in ("tiles", "ports") else json.dumps(value)}'
        for key, value in data.items()
    ]
    return "{\n  " + ",\n  ".join(parts) + "\n}"


def _rows(places: Sequence[tuple[int, int, str]]) -> str:
    rows = [
        ", ".join(json.dumps(place) for place in row)
        for _, row in groupby(places, lambda place: place[1])
    ]
    return "[\n    " + ",\n    ".join(rows) + "\n  ]" if rows else "[]"


def drawing(plan: Map) -> str:
    """Return the tiles by name, each row half a tile beside the next; ? is drawn at random."""
    left = min(2 * q + r for q, r in plan.tiles)
    lines = []
    rows = sorted({r for _, r in plan.tiles})
    for row in range(rows[0], rows[-1] + 1):
        line = ""
        for q, r in sorted(place for place in plan.tiles if place[1] == row):
            kind = plan.tiles[q, r]
            word = "?" if kind == RANDOM else TILE_NAMES[kind]
            line = line.ljust((2 * q + r - left) * HALF) + word.center(2 * HALF)
        lines.append(line.rstrip())
    return "\n".join(lines)


def summary(plan: Map) -> list[str]:
    """Return what is not in the drawing."""
    where = "where the map says" if plan.ports else "at coasts that are drawn"
    tokens = _counted([str(number) for number in range(13)], plan.tokens)
    tiles = "tile" if len(plan.tiles) == 1 else "tiles"
    return [
        f"{plan.name}: {len(plan.tiles)} {tiles}. It can be played on.",
        f"Bag: {_counted(TILE_NAMES, plan.bag)}.",
        f"Numbers: {tokens}.",
        f"Ports: {_counted(PORT_NAMES, plan.port_kinds)}"
        + (f", {where}." if _port_count(plan) else "."),
    ]


def _port_count(plan: Map) -> int:
    return sum(plan.port_kinds.values())


def _counted(names: Sequence[str], counts: dict[int, int]) -> str:
    return ", ".join(f"{names[key]} ({n})" for key, n in sorted(counts.items()) if n) or "none"
