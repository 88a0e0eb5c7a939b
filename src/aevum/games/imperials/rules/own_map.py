"""A player's own map, read from JSON. Errors are sentences that say what is wrong and where.

    {"name": "Two lakes",
     "tiles": [[0, 0, "random"], [1, 0, "ore"], ...],
     "bag": {"wood": 3, "desert": 1},
     "tokens": {"2": 1, "6": 2},
     "ports": [[0, 0, "NW"], ...],
     "port_kinds": {"general": 2, "ore": 1}}

A tile is its place (q, r) and its kind. Without `ports` their coasts are drawn at random.
"""

import json
from typing import Final

from aevum.core.errors import BadOption, quote
from aevum.core.text import Text
from aevum.games.imperials import messages as m
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
SIDE_TEXTS: Final = (
    m.part_side_ne(),
    m.part_side_e(),
    m.part_side_se(),
    m.part_side_sw(),
    m.part_side_w(),
    m.part_side_nw(),
)  # by SIDE_NAMES


def read_map(text: str) -> Map:
    """Return the map that a JSON text describes. Raise a BadOption that says what is wrong and
    where."""
    if len(text) > LONGEST:
        raise BadOption(m.no_map_long(most=LONGEST, n=len(text)))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOption(m.no_map_json(why=str(error))) from None
    if not isinstance(data, dict):
        raise BadOption(m.no_map_object(keys=", ".join(KEYS)))
    for key in data:
        if key not in KEYS:
            raise BadOption(m.no_map_key(key=quote(str(key)), keys=", ".join(KEYS)))
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
        raise BadOption(m.no_map_name(most=LONGEST_NAME))
    name = value.strip()
    if name.lower() in OFFICIAL:
        raise BadOption(m.no_map_official(name=quote(name)))
    return name


def _tiles(value: object) -> dict[Place, int]:
    if not isinstance(value, list) or not value:
        raise BadOption(m.no_map_tiles())
    if not FEWEST_TILES <= len(value) <= MOST_TILES:
        raise BadOption(m.no_map_size(fewest=FEWEST_TILES, most=MOST_TILES, n=len(value)))
    tiles: dict[Place, int] = {}
    for number, tile in enumerate(value, 1):
        place = _place(tile)
        if place is None:
            raise BadOption(m.no_map_tile(tile=number, given=_shown(tile)))
        if _far(place):
            raise BadOption(m.no_map_tile_far(tile=number, given=_shown(tile[:2]), most=FARTHEST))
        kind = tile[2]
        if kind not in TILE_NAMES:
            kinds = ", ".join(TILE_NAMES)
            raise BadOption(m.no_map_kind(tile=number, given=_shown(kind), kinds=kinds))
        if place in tiles:
            raise BadOption(m.no_map_twice(tile=number, q=place[0], r=place[1]))
        tiles[place] = TILE_NAMES.index(str(kind))
    return tiles


def _ports(value: object) -> list[tuple[Place, int]]:
    if not isinstance(value, list):
        raise BadOption(m.no_map_ports())
    if len(value) > MOST_PORTS:
        raise BadOption(m.no_map_many_ports(most=MOST_PORTS, n=len(value)))
    ports = []
    for number, port in enumerate(value, 1):
        place = _place(port)
        if place is None:
            raise BadOption(m.no_map_port(port=number, given=_shown(port)))
        if _far(place):
            raise BadOption(m.no_map_port_far(port=number, given=_shown(port[:2]), most=FARTHEST))
        side = port[2]
        if side not in SIDE_NAMES:
            sides = ", ".join(SIDE_NAMES)
            raise BadOption(m.no_map_side(port=number, given=_shown(side), sides=sides))
        ports.append((place, SIDE_NAMES.index(str(side))))
    return ports


def _place(value: object) -> Place | None:
    """Return the place at the beginning of a tile or port, None if there is none."""
    if not isinstance(value, list) or len(value) != 3:
        return None
    q, r, _ = value
    return (_coordinate(q), _coordinate(r))


def _coordinate(value: object) -> int:
    """Return a number of a place; anything else counts as too far away."""
    return value if isinstance(value, int) and not isinstance(value, bool) else FARTHEST + 1


def _far(place: Place) -> bool:
    return max(abs(place[0]), abs(place[1])) > FARTHEST


def _counts(data: dict[str, object], key: str, names: tuple[str, ...]) -> dict[str, int]:
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise BadOption(m.no_map_counts(key=key, example=f'{{"{names[0]}": 2}}'))
    found: dict[str, int] = {}
    for name, count in value.items():
        if name not in names:
            listed = ", ".join(names)
            raise BadOption(m.no_map_counted(key=key, given=_shown(name), names=listed))
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST_TILES:
            given = _shown(count)
            raise BadOption(m.no_map_count(key=key, given=given, name=name, most=MOST_TILES))
        if count:
            found[name] = count
    return found


def _shown(value: object) -> str:
    return quote(json.dumps(value))


# The whole


def checked(plan: Map) -> Map:
    """Return the map if its parts fit together."""
    slots, bag = plan.slots(), sum(plan.bag.values())
    if slots != bag:
        raise _unlike(m.part_map_slots(n=slots), m.part_map_bag(n=bag))
    numbered, tokens = plan.numbered(), sum(plan.tokens.values())
    if numbered != tokens:
        raise _unlike(m.part_map_numbered(n=numbered), m.part_map_tokens(n=tokens))
    kinds = sum(plan.port_kinds.values())
    if plan.ports and len(plan.ports) != kinds:
        raise _unlike(m.part_map_ports(n=len(plan.ports)), m.part_map_port_kinds(n=kinds))
    if kinds > MOST_PORTS:
        raise BadOption(m.no_map_many_ports(most=MOST_PORTS, n=kinds))
    _coasts(plan)
    if all(kind == FOG for kind in plan.tiles.values()):
        raise BadOption(m.no_map_fog())
    return plan


def _unlike(some: Text, others: Text) -> BadOption:
    return BadOption(m.no_map_unlike(some=some, others=others))


def _coasts(plan: Map) -> None:
    coast = set(plan.hexes.coast())
    taken: dict[int, int] = {}
    for number, port in enumerate(plan.ports, 1):
        (q, r), turn = port
        where = SIDE_TEXTS[turn]
        if (q, r) not in plan.tiles:
            raise BadOption(m.no_map_port_nowhere(port=number, side=where, q=q, r=r))
        side = plan.side(port)
        if side not in coast:
            raise BadOption(m.no_map_port_inland(port=number, side=where, q=q, r=r))
        for corner in plan.hexes.side_ends[side]:
            if corner in taken:
                other = taken[corner]
                raise BadOption(m.no_map_port_near(port=number, side=where, q=q, r=r, other=other))
            taken[corner] = number
