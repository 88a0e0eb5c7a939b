"""A map of one's own, read from JSON. Whatever is wrong is told in a sentence that says where.

    {"name": "Two lakes",
     "tiles": [[0, 0, "random"], [1, 0, "ore"], ...],
     "bag": {"wood": 3, "desert": 1},
     "tokens": {"2": 1, "6": 2},
     "ports": [[0, 0, "NW"], ...],
     "port_kinds": {"general": 2, "ore": 1}}

A tile is its place (q, r) and its kind. `ports` may be left out: then coasts are drawn for them.
"""

import json
from typing import Final

from aevum.core.errors import BadOption, quote
from aevum.games.imperials.data import (
    DESERT,
    FEWEST_TILES,
    FOG,
    MOST_PORTS,
    MOST_TILES,
    PORT_NAMES,
    TILE_NAMES,
)
from aevum.games.imperials.rules.hexes import SIDE_NAMES, Place
from aevum.games.imperials.rules.maps import OFFICIAL, TOKENS, Map

LONGEST: Final = 8_000  # characters
LONGEST_NAME: Final = 40
FARTHEST: Final = 30  # from the middle, so that every map can be drawn
KEYS: Final = ("name", "tiles", "bag", "tokens", "ports", "port_kinds")
DRAWN: Final = TILE_NAMES[: DESERT + 1]  # the kinds that a bag may hold


def read_map(text: str) -> Map:
    """Return the map that a JSON text describes; a BadOption says what is wrong, and where."""
    if len(text) > LONGEST:
        raise BadOption(f"A map has at most {LONGEST} characters; this one has {len(text)}.")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOption(f"This map is not JSON: {error}.") from None
    if not isinstance(data, dict):
        raise BadOption("A map is a JSON object with the keys " + ", ".join(KEYS) + ".")
    for key in data:
        if key not in KEYS:
            raise BadOption(f'A map has no "{quote(str(key))}". It has: {", ".join(KEYS)}.')
    return checked(
        Map(
            _name(data.get("name")),
            _tiles(data.get("tiles")),
            {DRAWN.index(kind): n for kind, n in _counts(data, "bag", DRAWN).items()},
            {int(number): n for number, n in _counts(data, "tokens", _token_names()).items()},
            _ports(data.get("ports", [])),
            {
                PORT_NAMES.index(kind): n
                for kind, n in _counts(data, "port_kinds", PORT_NAMES).items()
            },
        )
    )


def write_map(plan: Map) -> str:
    """Return a map as JSON that `read_map` understands."""
    data: dict[str, object] = {
        "name": plan.name,
        "tiles": [[q, r, TILE_NAMES[kind]] for (q, r), kind in plan.tiles.items()],
        "bag": {TILE_NAMES[kind]: n for kind, n in plan.bag.items()},
        "tokens": {str(number): n for number, n in plan.tokens.items()},
        "ports": [[q, r, SIDE_NAMES[turn]] for (q, r), turn in plan.ports],
        "port_kinds": {PORT_NAMES[kind]: n for kind, n in plan.port_kinds.items()},
    }
    return json.dumps(data, separators=(",", ":"))


# The parts


def _token_names() -> tuple[str, ...]:
    return tuple(str(number) for number in TOKENS)


def _name(value: object) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_NAME:
        raise BadOption(f'"name" is a text of 1 to {LONGEST_NAME} characters.')
    name = value.strip()
    if name.lower() in OFFICIAL:
        raise BadOption(f'"{quote(name)}" is the name of an official map; give yours another.')
    return name


def _tiles(value: object) -> dict[Place, int]:
    if not isinstance(value, list) or not value:
        raise BadOption('"tiles" is a list of tiles, each [q, r, kind].')
    if not FEWEST_TILES <= len(value) <= MOST_TILES:
        raise BadOption(f"A map has {FEWEST_TILES} to {MOST_TILES} tiles, not {len(value)}.")
    tiles: dict[Place, int] = {}
    for number, tile in enumerate(value, 1):
        place, kind = _place(tile, f"Tile {number}", "kind")
        if kind not in TILE_NAMES:
            raise BadOption(
                f"Tile {number} is {_shown(kind)}; a tile is one of {', '.join(TILE_NAMES)}."
            )
        if place in tiles:
            raise BadOption(f"Tile {number} lies at {_at(place)}, where there is one already.")
        tiles[place] = TILE_NAMES.index(str(kind))
    return tiles


def _ports(value: object) -> list[tuple[Place, int]]:
    if not isinstance(value, list):
        raise BadOption('"ports" is a list of ports, each [q, r, side].')
    if len(value) > MOST_PORTS:
        raise BadOption(f"A map has at most {MOST_PORTS} ports, not {len(value)}.")
    ports = []
    for number, port in enumerate(value, 1):
        place, side = _place(port, f"Port {number}", "side")
        if side not in SIDE_NAMES:
            raise BadOption(
                f"Port {number} is at the side {_shown(side)};"
                f" a side is one of {', '.join(SIDE_NAMES)}."
            )
        ports.append((place, SIDE_NAMES.index(str(side))))
    return ports


def _place(value: object, what: str, third: str) -> tuple[Place, object]:
    if not isinstance(value, list) or len(value) != 3:
        raise BadOption(f"{what} is {_shown(value)}; it must be [q, r, {third}].")
    q, r, rest = value
    for number in (q, r):
        if not isinstance(number, int) or isinstance(number, bool) or abs(number) > FARTHEST:
            raise BadOption(
                f"{what} is at {_shown([q, r])};"
                f" q and r are whole numbers from -{FARTHEST} to {FARTHEST}."
            )
    return (q, r), rest


def _counts(data: dict[str, object], key: str, names: tuple[str, ...]) -> dict[str, int]:
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise BadOption(f'"{key}" tells how many there are of each: {{"{names[0]}": 2, ...}}.')
    found: dict[str, int] = {}
    for name, count in value.items():
        if name not in names:
            raise BadOption(f'"{key}" has no {_shown(name)}. It may have: {", ".join(names)}.')
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST_TILES:
            raise BadOption(
                f'"{key}" has {_shown(count)} of {name}; 0 to {MOST_TILES} are possible.'
            )
        if count:
            found[name] = count
    return found


def _shown(value: object) -> str:
    return quote(json.dumps(value))


def _at(place: Place) -> str:
    return f"({place[0]}, {place[1]})"


# The whole


def checked(plan: Map) -> Map:
    """Return the map if its parts fit together."""
    slots, bag = plan.slots(), sum(plan.bag.values())
    if slots != bag:
        drawn = "tile that is" if slots == 1 else "tiles that are"
        _unlike(f"{slots} {drawn} random or fog", f"{_many(bag, 'tile')} in the bag")
    numbered, tokens = plan.numbered(), sum(plan.tokens.values())
    if numbered != tokens:
        needing = "tile that needs" if numbered == 1 else "tiles that need"
        _unlike(f"{numbered} {needing} a number", _many(tokens, "token"))
    kinds = sum(plan.port_kinds.values())
    if plan.ports and len(plan.ports) != kinds:
        _unlike(_many(len(plan.ports), "port"), _many(kinds, "port kind"))
    if kinds > MOST_PORTS:
        raise BadOption(f"A map has at most {MOST_PORTS} ports, not {kinds}.")
    _coasts(plan)
    if all(kind == FOG for kind in plan.tiles.values()):
        raise BadOption("Every tile of this map is fog: nobody could begin anywhere.")
    return plan


def _unlike(some: str, others: str) -> None:
    raise BadOption(f"This map has {some}, but {others}.")


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _coasts(plan: Map) -> None:
    coast = set(plan.hexes.coast())
    taken: dict[int, int] = {}
    for number, port in enumerate(plan.ports, 1):
        place, turn = port
        where = f"Port {number}, at the {SIDE_NAMES[turn]} side of {_at(place)},"
        if place not in plan.tiles:
            raise BadOption(f"{where} belongs to no tile.")
        side = plan.side(port)
        if side not in coast:
            raise BadOption(f"{where} is not at a coast: two tiles share that side.")
        for corner in plan.hexes.side_ends[side]:
            if corner in taken:
                raise BadOption(f"{where} shares a corner with port {taken[corner]}.")
            taken[corner] = number
