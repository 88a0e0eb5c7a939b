"""Maps as people draw them: read, written in lines, drawn in letters, counted."""

# not compiled: words are slow code on purpose

import json
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from aevum.core.capabilities import Drawing, Editor
from aevum.games.imperials.data import PORT_NAMES, RANDOM, TILE_NAMES
from aevum.games.imperials.rules.maps import OFFICIAL, Map
from aevum.games.imperials.rules.own_map import LONGEST_NAME, read_map, write_map

HALF: Final = 4  # letters for half a tile in a drawing
OFFICIAL_TEXTS: Final = {write_map(plan): plan for plan in OFFICIAL.values()}


class ImperialsEditor(Editor):
    """Maps of hexes."""

    option = "map"
    longest_name = LONGEST_NAME

    def official(self) -> dict[str, str]:
        return {plan.name: text for text, plan in OFFICIAL_TEXTS.items()}

    def read(self, text: str, name: str = "") -> Drawing:
        plan = read_map(text)
        if name:
            plan.name = name
            plan = read_map(write_map(plan))
        return Drawing(plan.name, write_map(plan))

    def lines(self, text: str) -> str:
        """Return a map as JSON with a line for each part and for each row of tiles."""
        parts = [
            f'"{key}": {_rows(value) if key in ("tiles", "ports") else json.dumps(value)}'
            for key, value in json.loads(text).items()
        ]
        return "{\n  " + ",\n  ".join(parts) + "\n}"

    def drawing(self, text: str) -> list[str]:
        plan = _map(text)
        return [*_drawn(plan), "", *_summary(plan)]

    def facts(self, text: str) -> list[tuple[str, str]]:
        plan = _map(text)
        return [
            ("Tiles", str(len(plan.tiles))),
            ("Ports", str(_port_count(plan))),
            ("What is drawn at random", _counted(TILE_NAMES, plan.bag)),
        ]


def _map(text: str) -> Map:
    """Return the map in a text, which may be an official one: `read_map` refuses their names."""
    return OFFICIAL_TEXTS.get(text) or read_map(text)


def _rows(places: Sequence[tuple[int, int, str]]) -> str:
    rows = [
        ", ".join(json.dumps(place) for place in row)
        for _, row in groupby(places, lambda place: place[1])
    ]
    return "[\n    " + ",\n    ".join(rows) + "\n  ]" if rows else "[]"


def _drawn(plan: Map) -> list[str]:
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
    return lines


def _summary(plan: Map) -> list[str]:
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
