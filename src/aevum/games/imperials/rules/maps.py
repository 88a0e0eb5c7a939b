"""The six maps of the game (R2.3 to R2.6)."""

from typing import Final

from aevum.games.imperials.data import (
    BRICK,
    DESERT,
    FOG,
    GENERAL,
    GOLD,
    ORE,
    RANDOM,
    WHEAT,
    WOOD,
    WOOL,
)
from aevum.games.imperials.rules.hexes import SIDE_NAMES, Hexes, Place

TOKENS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)


class Map:
    """A map before anything is drawn: the fixed tiles, and what is drawn at random."""

    def __init__(
        self,
        name: str,
        tiles: dict[Place, int],
        bag: dict[int, int],
        tokens: dict[int, int],
        ports: list[tuple[Place, int]],
        port_kinds: dict[int, int],
    ) -> None:
        self.name = name
        self.tiles = tiles
        """The kind of each tile, RANDOM or FOG where the bag decides."""
        self.bag = bag
        """How many tiles of each kind are drawn."""
        self.tokens = tokens
        """How often each number is on the board."""
        self.ports = ports
        """Sides of tiles; empty means that coasts away from fog are drawn."""
        self.port_kinds = port_kinds
        self.hexes = Hexes(list(tiles))
        self.room = -1
        """How many settlements fit at the start; counted when first needed."""

    def slots(self) -> int:
        """Return how many tiles the bag fills."""
        return sum(1 for kind in self.tiles.values() if kind in (RANDOM, FOG))

    def numbered(self) -> int:
        """Return how many tiles get a number: all except deserts."""
        fixed = sum(1 for kind in self.tiles.values() if kind == DESERT)
        return len(self.tiles) - fixed - self.bag.get(DESERT, 0)

    def side(self, port: tuple[Place, int]) -> int:
        """Return the side of a port."""
        place, turn = port
        return self.hexes.tile_sides[self.hexes.tile_at[place]][turn]


def ring(place: Place) -> int:
    """Return how far a tile is from the middle."""
    q, r = place
    return max(abs(q), abs(r), abs(q + r))


def _disc(radius: int) -> list[Place]:
    span = range(-radius, radius + 1)
    return [(q, r) for r in span for q in span if ring((q, r)) <= radius]


def _ports(text: str) -> list[tuple[Place, int]]:
    """Read sides that are written as "-1,-1 W  0,-2 NW"."""
    words = text.split()
    found = []
    for at, side in zip(words[::2], words[1::2], strict=True):
        q, r = at.split(",")
        found.append(((int(q), int(r)), SIDE_NAMES.index(side)))
    return found


def _tokens(ends: int, others: int) -> dict[int, int]:
    return {number: ends if number in (2, 12) else others for number in TOKENS}


_BASE_PORTS: Final = "-1,-1 W 0,-2 NW 1,-2 NE 2,-1 NE 2,0 E 1,1 SE -1,2 SE -2,2 SW -2,1 W"
_BIG_PORTS: Final = "-2,3 SW -2,2 W -2,0 W 0,-2 NW 3,-3 NE 3,-1 NE 2,1 E 1,2 SE -1,3 SE"
_LAGOON_PORTS: Final = "0,-2 SE 2,-2 SW 2,0 W 0,2 NW -2,2 NE -2,0 E"
_BIG_ROWS: Final = (
    (-3, 1, 3),
    (-2, 0, 3),
    (-1, -1, 3),
    (0, -2, 3),
    (1, -2, 2),
    (2, -2, 1),
    (3, -2, 0),
)
_NINE_PORTS: Final = {GENERAL: 4, WOOD: 1, BRICK: 1, WOOL: 1, WHEAT: 1, ORE: 1}
_LAGOON_TOKENS: Final = {2: 1, 3: 3, 4: 7, 5: 8, 6: 8, 8: 8, 9: 8, 10: 7, 11: 3, 12: 1}


def _base(name: str, bag: dict[int, int]) -> Map:
    tiles = dict.fromkeys(_disc(2), RANDOM)
    return Map(name, tiles, bag, _tokens(1, 2), _ports(_BASE_PORTS), _NINE_PORTS)


def _base_big() -> Map:
    places = [(q, r) for r, first, last in _BIG_ROWS for q in range(first, last + 1)]
    bag = {DESERT: 2, WOOD: 6, BRICK: 5, WOOL: 6, WHEAT: 6, ORE: 5}
    tiles = dict.fromkeys(places, RANDOM)
    return Map("base big", tiles, bag, _tokens(2, 3), _ports(_BIG_PORTS), _NINE_PORTS)


def _lagoon(name: str, main: int, others: tuple[int, int]) -> Map:
    """A desert in a lagoon, two rings of the main resource around it, and fog outside them."""
    tiles: dict[Place, int] = {}
    for place in _disc(4):
        corner = 0 in (place[0], place[1], sum(place))
        if ring(place) == 0:
            tiles[place] = DESERT
        elif ring(place) == 2 or (ring(place) == 3 and not corner):
            tiles[place] = main
        elif ring(place) > 2:
            tiles[place] = FOG
    bag = {BRICK: 8, WHEAT: 8, others[0]: 7, others[1]: 7}
    return Map(name, tiles, bag, _LAGOON_TOKENS, _ports(_LAGOON_PORTS), {main: 6})


OFFICIAL: Final = {
    each.name: each
    for each in (
        _base("base", {DESERT: 1, WOOD: 4, BRICK: 3, WOOL: 4, WHEAT: 4, ORE: 3}),
        _base_big(),
        _lagoon("the woods", WOOD, (WOOL, ORE)),
        _lagoon("the herds", WOOL, (WOOD, ORE)),
        _lagoon("the mountains", ORE, (WOOL, WOOD)),
        _base("fantasy land", {DESERT: 1, GOLD: 18}),
    )
}
