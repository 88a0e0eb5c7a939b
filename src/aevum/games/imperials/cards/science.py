"""The green action cards (R16)."""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.games.imperials.cards.basic import RoadBuilder, ShownCard
from aevum.games.imperials.data import (
    ALCHEMIST,
    COLOURS,
    CRANE,
    DICE,
    ENGINEER,
    GREEN_ROAD_BUILDER,
    INVENTOR,
    IRRIGATION,
    MEDICINE,
    MINING,
    ORE,
    PRINTER,
    RESOURCES,
    SMITH,
    WHEAT,
)
from aevum.games.imperials.moves import CHOSEN_DICE, COLOUR, CORNER, STOP, TILE
from aevum.games.imperials.rules.asks import CHOOSE_COLOUR, CHOOSE_CORNER, CHOOSE_DICE, CHOOSE_TILE
from aevum.games.imperials.rules.building import fenceable, raise_fence, raise_town, towns_left
from aevum.games.imperials.rules.card import AtCorner, Card, PlayedCard
from aevum.games.imperials.rules.improving import (
    improvable,
    improve,
    improvement_cost,
    may_improve,
)
from aevum.games.imperials.rules.land import (
    builds_at,
    can_pay,
    corners_with,
    count_yields,
    pay,
    take,
)
from aevum.games.imperials.rules.offer import so_many
from aevum.games.imperials.rules.realm import VILLAGE_PIECE, Realm
from aevum.games.imperials.rules.warriors import upgradable, upgrade, warriors_of

FIXED_NUMBERS: Final = (2, 6, 8, 12)  # tokens that the Inventor leaves alone


class Alchemist(Card):
    """The number dice are chosen; the turn throws the event die (R16.1)."""

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        if answer == NONE:
            self.ask(realm, played.seat, CHOOSE_DICE)
            return
        pair = answer - CHOSEN_DICE
        realm.tell("conjures", played.seat, [pair // DICE + 1, pair % DICE + 1])
        realm.done(pair)

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        return list(range(CHOSEN_DICE, CHOSEN_DICE + DICE * DICE))


class Crane(Card):
    """One improvement for less (R16.2)."""

    def playable(self, realm: Realm, seat: int) -> bool:
        return len(self.colours(realm, seat)) > 0

    def colours(self, realm: Realm, seat: int) -> list[int]:
        """Return the moves that name an improvement it may build."""
        less = realm.terms.numbers.crane_discount
        return [COLOUR + each for each in range(COLOURS) if improvable(realm, seat, each, less)]

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        if answer == NONE:
            self.ask(realm, played.seat, CHOOSE_COLOUR)
            return
        realm.done()
        improve(realm, played.seat, answer - COLOUR, realm.terms.numbers.crane_discount)

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        return self.colours(realm, ask.seat)

    def ways(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[list[int]]:
        less = realm.terms.numbers.crane_discount
        return [
            so_many(RESOURCES + colour, improvement_cost(realm, ask.seat, colour, less))
            for colour in range(COLOURS)
            if may_improve(realm, ask.seat, colour)
        ]


class Engineer(AtCorner):
    """A free fence (R16.3)."""

    def corners(self, realm: Realm, seat: int) -> list[int]:
        return fenceable(realm, seat)

    def work(self, realm: Realm, seat: int, corner: int) -> None:
        raise_fence(realm, seat, corner)


class Medicine(AtCorner):
    """A village becomes a town for less (R16.6)."""

    def corners(self, realm: Realm, seat: int) -> list[int]:
        price = realm.terms.numbers.medicine_price
        if towns_left(realm, seat) <= 0 or not can_pay(realm, seat, price):
            return []
        return corners_with(realm, seat, VILLAGE_PIECE)

    def work(self, realm: Realm, seat: int, corner: int) -> None:
        pay(realm, seat, realm.terms.numbers.medicine_cost)
        raise_town(realm, seat, corner)

    def ways(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[list[int]]:
        return [list(realm.terms.numbers.medicine_cost)]


# Inventor


@mypyc_attr(acyclic=True)
class Swapping(PlayedCard):
    """Two numbers change places."""

    def __init__(self, card: int, seat: int) -> None:
        super().__init__(card, seat)
        self.first = NONE
        """The tile that was chosen first, NONE before."""

    def names(self) -> tuple[str, ...]:
        return ("first",)

    def blank(self) -> Effect:
        return Swapping(self.card, 0)


class Inventor(Card):
    """Two different numbers on the board change places (R16.4)."""

    def effect(self, seat: int) -> PlayedCard:
        return Swapping(self.kind, seat)

    def playable(self, realm: Realm, seat: int) -> bool:
        return can_swap(realm)

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        assert isinstance(played, Swapping)
        seat, one, other = played.seat, played.first, answer - TILE
        if answer == NONE:
            self.ask(realm, seat, CHOOSE_TILE)
        elif one == NONE:
            played.first = other
            realm.tell("invents", seat, [other])
            self.ask(realm, seat, CHOOSE_TILE)
        else:
            numbers = realm.numbers
            numbers[one], numbers[other] = numbers[other], numbers[one]
            count_yields(realm)
            realm.done()
            realm.tell("swaps", seat, [one, other])

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        assert isinstance(played, Swapping)
        return swappable(realm, played.first)


def swappable(realm: Realm, first: int) -> list[int]:
    """Return the moves that name a tile whose token can change places with another, or with that
    of the tile `first` where it is not NONE.
    """
    found: list[int] = []
    for tile, number in enumerate(realm.numbers):
        if number > 0 and not realm.fog[tile] and number not in FIXED_NUMBERS:
            if first == NONE or number != realm.numbers[first]:
                found.append(TILE + tile)
    return found if first != NONE or can_swap(realm) else []


def can_swap(realm: Realm) -> bool:
    """Return whether two tokens can change places."""
    first = 0
    for tile in range(len(realm.numbers)):
        number = realm.numbers[tile]
        if number > 0 and not realm.fog[tile] and number not in FIXED_NUMBERS:
            if first and number != first:
                return True
            first = number
    return False


# Irrigation and Mining


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Reaping(Card):
    """Some cards for each tile of a kind that a seat builds at, as far as the market has them."""

    def __init__(self, kind: int, good: int) -> None:
        super().__init__(kind)
        self.good = good
        """What it brings, and the kind of tile."""

    def each(self, realm: Realm) -> int:
        """Return how many cards a tile brings."""
        raise NotImplementedError("abstract: each")

    def reaped(self, realm: Realm, seat: int) -> int:
        """Return how many cards it brings a seat, in a full market."""
        tiles = 0
        for tile in range(len(realm.kinds)):
            if realm.kinds[tile] == self.good and builds_at(realm, seat, tile):
                tiles += 1
        return self.each(realm) * tiles

    def playable(self, realm: Realm, seat: int) -> bool:
        for tile in range(len(realm.kinds)):
            if realm.kinds[tile] == self.good and builds_at(realm, seat, tile):
                return True
        return False

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        seat = played.seat
        realm.done()
        got = take(realm, seat, self.good, self.reaped(realm, seat))
        realm.tell("reaps", seat, [self.good, got])


class Irrigation(Reaping):
    """Wheat for each farm (R16.5)."""

    def each(self, realm: Realm) -> int:
        return realm.terms.numbers.irrigation_cards


class Mining(Reaping):
    """Ore for each mine (R16.7)."""

    def each(self, realm: Realm) -> int:
        return realm.terms.numbers.mining_cards


class Printer(ShownCard):
    """A point (R16.8)."""

    def points(self, realm: Realm) -> int:
        return realm.terms.numbers.printer_points


# Smith


@mypyc_attr(acyclic=True)
class Smithing(PlayedCard):
    """Warriors become stronger."""

    def __init__(self, card: int, seat: int) -> None:
        super().__init__(card, seat)
        self.first = NONE
        """The corner of the first one, NONE before."""

    def names(self) -> tuple[str, ...]:
        return ("first",)

    def blank(self) -> Effect:
        return Smithing(self.card, 0)


class Smith(Card):
    """One or two warriors become stronger (R16.10)."""

    def effect(self, seat: int) -> PlayedCard:
        return Smithing(self.kind, seat)

    def playable(self, realm: Realm, seat: int) -> bool:
        return len(smithable(realm, seat, NONE)) > 0

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        assert isinstance(played, Smithing)
        seat = played.seat
        if answer == STOP:
            realm.done()
            return
        options = smithable(realm, seat, played.first)
        if answer == NONE and played.first == NONE and len(options) == 1:
            answer = options[0]
        if answer != NONE:
            upgrade(realm, seat, answer - CORNER)
            if played.first != NONE or realm.terms.numbers.smith_warriors == 1:
                realm.done()
                return
            played.first = answer - CORNER
            options = smithable(realm, seat, played.first)
        if options:
            self.ask(realm, seat, CHOOSE_CORNER)
        else:
            realm.done()

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        assert isinstance(played, Smithing)
        found = smithable(realm, ask.seat, played.first)
        return found if played.first == NONE else [*found, STOP]


def smithable(realm: Realm, seat: int, first: int) -> list[int]:
    """Return the moves that name a warrior the Smith can raise, other than the `first` one."""
    return [
        CORNER + corner
        for corner in warriors_of(realm, seat)
        if corner != first and upgradable(realm, seat, corner)
    ]


SCIENCE_CARDS: Final[list[Card]] = [
    Alchemist(ALCHEMIST, before_roll=True),
    Crane(CRANE),
    Engineer(ENGINEER),
    Inventor(INVENTOR),
    Irrigation(IRRIGATION, WHEAT),
    Medicine(MEDICINE),
    Mining(MINING, ORE),
    Printer(PRINTER),
    RoadBuilder(GREEN_ROAD_BUILDER),
    Smith(SMITH),
]
