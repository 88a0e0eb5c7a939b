"""The setup: chance lays out the board, then everybody founds two settlements (R2, R3)."""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Question, Refusal
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import DESERT, FOG, RANDOM, RESOURCES
from aevum.games.imperials.moves import (
    AT,
    COAST,
    GROUND,
    HARBOUR,
    NUMBER,
    ROAD,
    TOWN,
    VILLAGE,
    place_in,
)
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.asks import BOARD, FOUND_PIECE, FOUND_ROAD, FOUNDING
from aevum.games.imperials.rules.building import (
    find_cards,
    found_town,
    found_village,
    lay_road,
)
from aevum.games.imperials.rules.effect import RealmEffect
from aevum.games.imperials.rules.land import count_ratios, count_yields, has_room
from aevum.games.imperials.rules.production import pips_at
from aevum.games.imperials.rules.question import QuestionKind
from aevum.games.imperials.rules.realm import TOWN_PIECE, VILLAGE_PIECE, Realm
from aevum.games.imperials.rules.refusals import no_room
from aevum.games.imperials.rules.turns import Turn

LUCKY: Final = (6, 8)  # tokens that may not be neighbours

# Stages of the board: what is drawn next
TILES_STAGE: Final = 0
LUCKY_STAGE: Final = 1
TOKENS_STAGE: Final = 2
COASTS_STAGE: Final = 3
PORTS_STAGE: Final = 4
ROBBER_STAGE: Final = 5


@mypyc_attr(acyclic=True)
class LayOut(RealmEffect):
    """Chance lays out the board, one draw after another (R2)."""

    def __init__(self) -> None:
        super().__init__(BOARD, 0)
        self.place = 0
        """The tile or port to draw for."""
        self.left: list[int] = []
        """What is still to be drawn: tokens in their order, or how many of each kind."""

    def prepare(self, realm: Realm) -> None:
        """Lay out what the map fixes: open tiles, fog, and the bag for the rest."""
        plan = realm.terms.plan
        for place, kind in plan.tiles.items():
            tile = realm.hexes.tile_at[place]
            realm.fog[tile] = int(kind == FOG)
            realm.kinds[tile] = NONE if kind in (FOG, RANDOM) else kind
        self.left = [plan.bag.get(kind, 0) for kind in range(DESERT + 1)]

    def carry_on(self, realm: Realm, answer: int) -> None:
        if answer != NONE:
            self.lay(realm, answer)
        while not self.wants(realm):
            self.stage += 1
            self.place = 0
            if self.stage > ROBBER_STAGE:
                realm.done()
                _survey(realm)
                realm.start_effect(Founding())
                return
            self.begin(realm)
        realm.roll()

    def begin(self, realm: Realm) -> None:
        """Set what a stage draws from."""
        plan = realm.terms.plan
        if self.stage == LUCKY_STAGE:
            self.left = [number for number in LUCKY for _ in range(plan.tokens.get(number, 0))]
        elif self.stage == TOKENS_STAGE:
            self.left = [0 if n in LUCKY else plan.tokens.get(n, 0) for n in range(13)]
        elif self.stage == COASTS_STAGE:
            for port in plan.ports:
                realm.ports += [plan.side(port), NONE]
        elif self.stage == PORTS_STAGE:
            self.left = [plan.port_kinds.get(kind, 0) for kind in range(RESOURCES + 1)]

    def wants(self, realm: Realm) -> bool:
        """Move to the next place of this stage; return whether there is one."""
        if self.stage == TILES_STAGE:
            return self.next_tile(realm)
        if self.stage == LUCKY_STAGE:
            bare = any(_bare(realm, tile) for tile in range(len(realm.kinds)))
            return len(self.left) > 0 and bare
        if self.stage == TOKENS_STAGE:
            while self.place < len(realm.kinds) and not _bare(realm, self.place):
                self.place += 1
            return self.place < len(realm.kinds) and sum(self.left) > 0
        if self.stage == COASTS_STAGE:
            kinds = sum(realm.terms.plan.port_kinds.values())
            drawn = len(realm.terms.plan.ports) == 0 and len(realm.ports) < 2 * kinds
            return drawn and len(_free_coasts(realm)) > 0
        if self.stage == PORTS_STAGE:
            while self.place < len(realm.ports) and realm.ports[self.place + 1] != NONE:
                self.place += 2
            return self.place < len(realm.ports)
        return realm.robber == NONE

    def next_tile(self, realm: Realm) -> bool:
        """Go to the next undrawn tile; with an empty bag all others are deserts."""
        while self.place < len(realm.kinds) and realm.kinds[self.place] != NONE:
            self.place += 1
        if self.place == len(realm.kinds):
            return False
        if sum(self.left) == 0:
            realm.kinds = [DESERT if kind == NONE else kind for kind in realm.kinds]
            return False
        return True

    def odds(self, realm: Realm) -> list[tuple[int, int]]:
        """Return what chance can draw in the present stage."""
        if self.stage == TILES_STAGE:
            return [(GROUND + kind, n) for kind, n in enumerate(self.left) if n]
        if self.stage == LUCKY_STAGE:
            bare = [tile for tile in range(len(realm.kinds)) if _bare(realm, tile)]
            apart = [tile for tile in bare if not _beside_lucky(realm, tile)]
            return [(AT + tile, 1) for tile in apart or bare]
        if self.stage == TOKENS_STAGE:
            return [(NUMBER + number, n) for number, n in enumerate(self.left) if n]
        if self.stage == COASTS_STAGE:
            return [(COAST + side, 1) for side in _free_coasts(realm)]
        if self.stage == PORTS_STAGE:
            return [(HARBOUR + kind, n) for kind, n in enumerate(self.left) if n]
        return [(AT + tile, 1) for tile in _robber_starts(realm)]

    def lay(self, realm: Realm, answer: int) -> None:
        """Put down what was drawn."""
        if self.stage == TILES_STAGE:
            realm.kinds[self.place] = answer - GROUND
            self.left[answer - GROUND] -= 1
        elif self.stage == LUCKY_STAGE:
            realm.numbers[answer - AT] = self.left.pop(0)
        elif self.stage == TOKENS_STAGE:
            realm.numbers[self.place] = answer - NUMBER
            self.left[answer - NUMBER] -= 1
        elif self.stage == COASTS_STAGE:
            realm.ports += [answer - COAST, NONE]
        elif self.stage == PORTS_STAGE:
            realm.ports[self.place + 1] = answer - HARBOUR
            self.left[answer - HARBOUR] -= 1
        else:
            realm.robber = answer - AT

    def names(self) -> tuple[str, ...]:
        return ("place", "left")

    def blank(self) -> Effect:
        return LayOut()


def _bare(realm: Realm, tile: int) -> bool:
    """Return whether a tile still needs a token."""
    return realm.kinds[tile] != DESERT and realm.numbers[tile] == 0


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


def _survey(realm: Realm) -> None:
    """Compute what follows from the finished board."""
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
    """Note the port at every corner, and each seat's ratios."""
    for at in range(0, len(realm.ports), 2):
        for corner in realm.hexes.side_ends[realm.ports[at]]:
            realm.corner_port[corner] = realm.ports[at + 1]
    for seat in range(realm.seats):
        count_ratios(realm, seat)


# The settlements


@mypyc_attr(acyclic=True)
class Founding(RealmEffect):
    """Everybody places a piece and a road twice, in order and then in reverse (R3)."""

    def __init__(self) -> None:
        super().__init__(FOUNDING, 0)
        self.placing = 0
        """How many pieces and roads are placed, or passed over."""
        self.corner = NONE
        """The corner of the piece whose road comes next, NONE before a piece."""

    def carry_on(self, realm: Realm, answer: int) -> None:
        seat = founder(realm, self.placing)
        if answer != NONE and self.corner == NONE:
            self.found(realm, seat, answer)
        elif answer != NONE:
            self.corner = NONE
            self.placing += 1
            lay_road(realm, seat, answer - ROAD)
            return
        if self.placing == 2 * realm.seats:
            realm.done()
            realm.turn = 0
            realm.start_effect(Turn(0))
        elif self.corner != NONE:
            realm.ask(seat, FOUND_ROAD, NONE, realm.by(realm.terms.numbers.first_road_seconds))
        elif any(may_found(realm, corner) for corner in range(len(realm.owner))):
            realm.turn = founder(realm, self.placing)
            realm.ask(realm.turn, FOUND_PIECE, NONE, realm.by(realm.terms.numbers.settle_seconds))
        else:
            self.placing += 1  # A39: no corner is left for this piece

    def found(self, realm: Realm, seat: int, answer: int) -> None:
        """Put the piece down; the second one brings cards."""
        if founds_town(realm, self.placing):
            corner = answer - TOWN
            found_town(realm, seat, corner)
        else:
            corner = answer - VILLAGE
            found_village(realm, seat, corner)
        self.corner = corner
        if self.placing >= realm.seats:
            for tile in realm.hexes.corner_tiles[corner]:
                kind = realm.kinds[tile]
                if kind < RESOURCES:
                    find_cards(realm, seat, kind, realm.terms.numbers.setup_cards)

    def names(self) -> tuple[str, ...]:
        return ("placing", "corner")

    def blank(self) -> Effect:
        return Founding()


def founding_of(realm: Realm) -> Founding:
    """Return the setup that is under way."""
    founding = realm.table[-1]
    assert isinstance(founding, Founding)
    return founding


def founder(realm: Realm, placing: int) -> int:
    """Return whose turn it is to place: in order, then in reverse."""
    return placing if placing < realm.seats else 2 * realm.seats - 1 - placing


def founds_town(realm: Realm, placing: int) -> bool:
    """Return whether this piece is a town: the second one of Wonders & Warriors."""
    return realm.wonders and placing >= realm.seats


def may_found(realm: Realm, corner: int) -> bool:
    """Return whether somebody may settle on a corner in the setup."""
    if corner in realm.barred or not has_room(realm, corner):
        return False
    return any(realm.road[side] == NONE for side in realm.hexes.corner_sides[corner])


def founding_roads(realm: Realm, corner: int) -> list[int]:
    """Return the free sides at the settlement just placed."""
    return sorted(side for side in realm.hexes.corner_sides[corner] if realm.road[side] == NONE)


class FoundPiece(QuestionKind):
    """Where does a first settlement go?"""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        row = founding_row(realm)
        return [row + corner for corner in range(len(realm.owner)) if may_found(realm, corner)]

    def admits(self, realm: Realm, ask: Ask, move: int) -> bool:
        corner = move - founding_row(realm)
        return 0 <= corner < len(realm.owner) and may_found(realm, corner)

    def default(self, realm: Realm, ask: Ask) -> int:
        """Where most yields something."""
        row, options = founding_row(realm), self.options(realm, ask)
        return max(options, key=lambda move: (pips_at(realm, move - row), -move))

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        placing, cards = founding_of(realm).placing, realm.terms.numbers.setup_cards
        if placing < realm.seats:
            return Question(m.ask_first_village())
        if founds_town(realm, placing):
            return Question(m.ask_first_town(cards=cards))
        return Question(m.ask_second_village(cards=cards))

    def label(self, realm: Realm, ask: Ask, move: int) -> Label | None:
        town, village = place_in(TOWN, move), place_in(VILLAGE, move)
        corner = max(town, village)
        if corner < 0:
            return None
        where, note = phrases.corner_place(realm, corner), m.note_pips(pips=pips_at(realm, corner))
        if town < 0:
            return Label(m.move_village(where=where), notes=(note,))
        return Label(m.move_town(where=where), notes=(note,))

    def refuse(self, realm: Realm, ask: Ask, move: int) -> Refusal | None:
        founds = founds_town(realm, founding_of(realm).placing)
        village, town = phrases.piece(VILLAGE_PIECE), phrases.piece(TOWN_PIECE)
        wanted, given = (town, village) if founds else (village, town)
        corner = place_in(TOWN if founds else VILLAGE, move)
        if corner < 0:
            if place_in(VILLAGE if founds else TOWN, move) >= 0:
                return Refusal("R3.2", m.no_wrong_piece(wanted=wanted, given=given))
            return Refusal("R3.1", m.no_place_first(piece=wanted))
        if corner in realm.barred and realm.owner[corner] == NONE:
            fog = any(realm.fog[tile] for tile in realm.hexes.corner_tiles[corner])
            return Refusal("R3.4", m.no_setup_fog() if fog else m.no_setup_closed())
        place = no_room(realm, corner, "R3.3", "R3.3")
        return place or Refusal("R3.1", m.no_setup_road())


def founding_row(realm: Realm) -> int:
    """Return the first move of the piece that is placed next."""
    return TOWN if founds_town(realm, founding_of(realm).placing) else VILLAGE


class FoundRoad(QuestionKind):
    """On which side of the new settlement is its road?"""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        return [ROAD + side for side in founding_roads(realm, founding_of(realm).corner)]

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        corner = founding_of(realm).corner
        return Question(m.ask_first_road(piece=phrases.piece(realm.piece[corner])))

    def label(self, realm: Realm, ask: Ask, move: int) -> Label | None:
        border = place_in(ROAD, move)
        if border < 0:
            return None
        text = m.move_road(where=phrases.border_place(realm, border))
        return Label(text, notes=phrases.some(phrases.way_note(realm, ask.seat, border)))

    def refuse(self, realm: Realm, ask: Ask, move: int) -> Refusal | None:
        roads = founding_roads(realm, founding_of(realm).corner)
        borders = [m.part_border(where=phrases.border_place(realm, border)) for border in roads]
        if place_in(ROAD, move) < 0:
            return Refusal("R3.1", m.no_first_road(borders=borders))
        return Refusal("R3.1", m.no_first_road_there(borders=borders))
