"""The beginning: chance lays out the board, then everybody founds two settlements (R2, R3)."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.imperials.data import DESERT, FOG, RANDOM, RESOURCES
from aevum.games.imperials.moves import AT, COAST, GROUND, HARBOUR, NUMBER, ROAD, TOWN, VILLAGE
from aevum.games.imperials.rules.asks import FOUND_PIECE, FOUND_ROAD, FOUNDING, TURN
from aevum.games.imperials.rules.building import (
    find_cards,
    found_town,
    found_village,
    lay_road,
)
from aevum.games.imperials.rules.land import count_ratios, count_yields, has_room
from aevum.games.imperials.rules.realm import Realm

LUCKY: Final = (6, 8)  # tokens that keep apart

# Steps of the board: what is drawn next. `a` is the place in hand, `items` what is still to draw.
TILES_STEP: Final = 0
LUCKY_STEP: Final = 1
TOKENS_STEP: Final = 2
COASTS_STEP: Final = 3
PORTS_STEP: Final = 4
ROBBER_STEP: Final = 5


def step_board(realm: Realm, frame: Frame, answer: int) -> None:
    """Lay out the board, one draw after another."""
    if answer != NONE:
        _lay(realm, frame, answer)
    while not _wants(realm, frame):
        frame.pc += 1
        frame.a = 0
        if frame.pc > ROBBER_STEP:
            realm.done()
            _survey(realm)
            realm.push(FOUNDING, 0)
            return
        _begin(realm, frame)
    realm.roll()


def _begin(realm: Realm, frame: Frame) -> None:
    """Set out what a step draws from."""
    plan = realm.terms.plan
    if frame.pc == LUCKY_STEP:
        frame.items = [number for number in LUCKY for _ in range(plan.tokens.get(number, 0))]
    elif frame.pc == TOKENS_STEP:
        frame.items = [0 if n in LUCKY else plan.tokens.get(n, 0) for n in range(13)]
    elif frame.pc == COASTS_STEP:
        for port in plan.ports:
            realm.ports += [plan.side(port), NONE]
    elif frame.pc == PORTS_STEP:
        frame.items = [plan.port_kinds.get(kind, 0) for kind in range(RESOURCES + 1)]


def start_board(realm: Realm, frame: Frame) -> None:
    """Put down what the map fixes: open tiles, fog, and the bag for the rest."""
    plan = realm.terms.plan
    for place, kind in plan.tiles.items():
        tile = realm.hexes.tile_at[place]
        realm.fog[tile] = int(kind == FOG)
        realm.kinds[tile] = NONE if kind in (FOG, RANDOM) else kind
    frame.items = [plan.bag.get(kind, 0) for kind in range(DESERT + 1)]


def _wants(realm: Realm, frame: Frame) -> bool:
    """Tell whether this step draws once more; go on to the place it draws for."""
    if frame.pc == TILES_STEP:
        return _next_tile(realm, frame)
    if frame.pc == LUCKY_STEP:
        bare = any(_bare(realm, tile) for tile in range(len(realm.kinds)))
        return len(frame.items) > 0 and bare
    if frame.pc == TOKENS_STEP:
        while frame.a < len(realm.kinds) and not _bare(realm, frame.a):
            frame.a += 1
        return frame.a < len(realm.kinds) and sum(frame.items) > 0
    if frame.pc == COASTS_STEP:
        kinds = sum(realm.terms.plan.port_kinds.values())
        drawn = len(realm.terms.plan.ports) == 0 and len(realm.ports) < 2 * kinds
        return drawn and len(board_outcomes(realm, frame)) > 0
    if frame.pc == PORTS_STEP:
        while frame.a < len(realm.ports) and realm.ports[frame.a + 1] != NONE:
            frame.a += 2
        return frame.a < len(realm.ports)
    return realm.robber == NONE


def _next_tile(realm: Realm, frame: Frame) -> bool:
    """Go on to the next tile without ground; an empty bag leaves deserts."""
    while frame.a < len(realm.kinds) and realm.kinds[frame.a] != NONE:
        frame.a += 1
    if frame.a == len(realm.kinds):
        return False
    if sum(frame.items) == 0:
        realm.kinds = [DESERT if kind == NONE else kind for kind in realm.kinds]
        return False
    return True


def _bare(realm: Realm, tile: int) -> bool:
    """Tell whether a tile still needs a token."""
    return realm.kinds[tile] != DESERT and realm.numbers[tile] == 0


def board_outcomes(realm: Realm, frame: Frame) -> list[tuple[int, int]]:
    """Return what chance can draw in the present step."""
    if frame.pc == TILES_STEP:
        return [(GROUND + kind, n) for kind, n in enumerate(frame.items) if n]
    if frame.pc == LUCKY_STEP:
        bare = [tile for tile in range(len(realm.kinds)) if _bare(realm, tile)]
        apart = [tile for tile in bare if not _beside_lucky(realm, tile)]
        return [(AT + tile, 1) for tile in apart or bare]
    if frame.pc == TOKENS_STEP:
        return [(NUMBER + number, n) for number, n in enumerate(frame.items) if n]
    if frame.pc == COASTS_STEP:
        return [(COAST + side, 1) for side in _free_coasts(realm)]
    if frame.pc == PORTS_STEP:
        return [(HARBOUR + kind, n) for kind, n in enumerate(frame.items) if n]
    return [(AT + tile, 1) for tile in _robber_starts(realm)]


def _beside_lucky(realm: Realm, tile: int) -> bool:
    return any(realm.numbers[near] in LUCKY for near in realm.hexes.tile_tiles[tile])


def _free_coasts(realm: Realm) -> list[int]:
    """Return coasts away from fog that share no corner with a port (R2.10)."""
    hexes = realm.hexes
    taken = {c for at in range(0, len(realm.ports), 2) for c in hexes.side_ends[realm.ports[at]]}
    return [
        side
        for side in hexes.coast()
        if not realm.fog[hexes.side_tiles[side][0]]
        and hexes.side_ends[side][0] not in taken
        and hexes.side_ends[side][1] not in taken
    ]


def _robber_starts(realm: Realm) -> list[int]:
    """Return the open deserts; without one, all open tiles."""
    seen = [tile for tile in range(len(realm.kinds)) if not realm.fog[tile]]
    return [tile for tile in seen if realm.kinds[tile] == DESERT] or seen


def _lay(realm: Realm, frame: Frame, answer: int) -> None:
    """Put down what was drawn."""
    if frame.pc == TILES_STEP:
        realm.kinds[frame.a] = answer - GROUND
        frame.items[answer - GROUND] -= 1
    elif frame.pc == LUCKY_STEP:
        realm.numbers[answer - AT] = frame.items.pop(0)
    elif frame.pc == TOKENS_STEP:
        realm.numbers[frame.a] = answer - NUMBER
        frame.items[answer - NUMBER] -= 1
    elif frame.pc == COASTS_STEP:
        realm.ports += [answer - COAST, NONE]
    elif frame.pc == PORTS_STEP:
        realm.ports[frame.a + 1] = answer - HARBOUR
        frame.items[answer - HARBOUR] -= 1
    else:
        realm.robber = answer - AT


def _survey(realm: Realm) -> None:
    """Work out what follows from the finished board."""
    mark_ports(realm)
    count_yields(realm)
    hexes = realm.hexes
    barred = set[int]()
    for tile in range(len(realm.kinds)):
        lone = realm.kinds[tile] == DESERT and not hexes.tile_tiles[tile]
        if realm.fog[tile] or lone:
            barred.update(hexes.tile_corners[tile])
    realm.barred = sorted(barred)
    realm.tell("board", NONE, [realm.robber], random=True)


def mark_ports(realm: Realm) -> None:
    """Note at every corner the port it lies at, and each seat's ratios."""
    for at in range(0, len(realm.ports), 2):
        for corner in realm.hexes.side_ends[realm.ports[at]]:
            realm.corner_port[corner] = realm.ports[at + 1]
    for seat in range(realm.seats):
        count_ratios(realm, seat)


# The settlements


def step_founding(realm: Realm, frame: Frame, answer: int) -> None:
    """Everybody places a piece and a road, twice, there and back; `a` counts the placings.

    pc 0: a piece is placed next; 1: its road, at corner `b`.
    """
    seat = founder(realm, frame.a)
    if answer != NONE and frame.pc == 0:
        _found(realm, frame, seat, answer)
    elif answer != NONE:
        frame.pc = 0
        frame.a += 1
        lay_road(realm, seat, answer - ROAD)
        return
    if frame.a == 2 * realm.seats:
        realm.done()
        realm.turn = 0
        realm.push(TURN, 0)
    elif frame.pc == 1:
        realm.ask(seat, FOUND_ROAD, NONE, realm.by(realm.terms.numbers.first_road_seconds))
    elif any(may_found(realm, corner) for corner in range(len(realm.owner))):
        realm.turn = founder(realm, frame.a)
        realm.ask(realm.turn, FOUND_PIECE, NONE, realm.by(realm.terms.numbers.settle_seconds))
    else:
        frame.a += 1  # A39: no corner is left for this piece


def founder(realm: Realm, placing: int) -> int:
    """Return whose placing this is: there and back again."""
    return placing if placing < realm.seats else 2 * realm.seats - 1 - placing


def founds_town(realm: Realm, placing: int) -> bool:
    """Tell whether this piece is a town: the second one of Wonders & Warriors."""
    return realm.wonders and placing >= realm.seats


def founding_places(realm: Realm) -> list[int]:
    """Return the corners where somebody may settle in the setup (R3.3, R3.4)."""
    return [corner for corner in range(len(realm.owner)) if may_found(realm, corner)]


def founding_admits(realm: Realm, frame: Frame, move: int) -> bool:
    """Tell whether a piece of the setup may be placed so."""
    corner = move - (TOWN if founds_town(realm, frame.a) else VILLAGE)
    return 0 <= corner < len(realm.owner) and may_found(realm, corner)


def may_found(realm: Realm, corner: int) -> bool:
    """Tell whether somebody may settle on a corner in the setup."""
    if corner in realm.barred or not has_room(realm, corner):
        return False
    return any(realm.road[side] == NONE for side in realm.hexes.corner_sides[corner])


def founding_roads(realm: Realm, corner: int) -> list[int]:
    """Return the free sides at the settlement just placed."""
    return sorted(side for side in realm.hexes.corner_sides[corner] if realm.road[side] == NONE)


def _found(realm: Realm, frame: Frame, seat: int, answer: int) -> None:
    if founds_town(realm, frame.a):
        corner = answer - TOWN
        found_town(realm, seat, corner)
    else:
        corner = answer - VILLAGE
        found_village(realm, seat, corner)
    frame.b = corner
    frame.pc = 1
    if frame.a >= realm.seats:
        for tile in realm.hexes.corner_tiles[corner]:
            kind = realm.kinds[tile]
            if kind < RESOURCES:
                find_cards(realm, seat, kind, realm.terms.numbers.setup_cards)
