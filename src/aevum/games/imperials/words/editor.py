"""Maps as people draw them: read, written in lines, drawn in letters, counted."""

# not compiled: words need no speed

import json
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from aevum.core.capabilities import Drawing, Editor
from aevum.core.text import Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import GENERAL, RANDOM, TILE_NAMES
from aevum.games.imperials.messages import TileName
from aevum.games.imperials.rules.maps import OFFICIAL, Map
from aevum.games.imperials.rules.own_map import LONGEST_NAME, read_map, write_map

HALF: Final = 4  # letters for half a tile in a drawing
TILES: Final[tuple[TileName, ...]] = TILE_NAMES
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
        return [*_drawn(plan), "", *map(str, _summary(plan))]

    def facts(self, text: str) -> list[tuple[str, str]]:
        plan = _map(text)
        return [
            (str(m.table_map_fact_tiles()), str(len(plan.tiles))),
            (str(m.table_map_fact_ports()), str(sum(plan.port_kinds.values()))),
            (str(m.table_map_fact_drawn()), str(_kinds(plan.bag))),
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
    """Return the tiles by name, each row shifted by half a tile; ? is drawn at random."""
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


def _summary(plan: Map) -> list[Text]:
    """Return what is not in the drawing."""
    tokens = [m.table_map_token(number=key, n=n) for key, n in sorted(plan.tokens.items()) if n]
    return [
        m.table_map_name(name=plan.name, tiles=m.part_tiles(n=len(plan.tiles))),
        m.table_map_bag(counts=_kinds(plan.bag)),
        m.table_map_numbers(counts=_listed(tokens)),
        _ports(plan),
    ]


def _ports(plan: Map) -> Text:
    told = [
        m.table_map_general(n=n) if kind == GENERAL else m.table_map_kind(tile=TILES[kind], n=n)
        for kind, n in sorted(plan.port_kinds.items())
        if n
    ]
    counts = _listed(told)
    if not told:
        return m.table_map_ports_none()
    if plan.ports:
        return m.table_map_ports(counts=counts)
    return m.table_map_ports_drawn(counts=counts)


def _kinds(counts: dict[int, int]) -> Text:
    """Return how many tiles there are of each kind."""
    return _listed([m.table_map_kind(tile=TILES[at], n=n) for at, n in sorted(counts.items()) if n])


def _listed(counts: list[Text]) -> Text:
    return m.table_map_counts(counts=counts) if counts else m.table_map_none()
