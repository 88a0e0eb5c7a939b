"""What the green action cards do (R16)."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.imperials.data import (
    COLOURS,
    MINING,
    ORE,
    WHEAT,
)
from aevum.games.imperials.moves import CHOSEN_DICE, COLOUR, CORNER, STOP, TILE
from aevum.games.imperials.rules.asks import CHOOSE_COLOUR, CHOOSE_CORNER, CHOOSE_DICE, CHOOSE_TILE
from aevum.games.imperials.rules.building import (
    bare_towns,
    fences_left,
    raise_fence,
    raise_town,
    towns_left,
)
from aevum.games.imperials.rules.improving import improvable, improve
from aevum.games.imperials.rules.land import (
    builds_at,
    can_pay,
    corners_with,
    count_yields,
    pay,
    take,
)
from aevum.games.imperials.rules.realm import VILLAGE_PIECE, Realm
from aevum.games.imperials.rules.warriors import upgradable, upgrade, warriors_of

FIXED_NUMBERS: Final = (2, 6, 8, 12)  # tokens that the Inventor leaves alone


def step_alchemist(realm: Realm, frame: Frame, answer: int) -> None:
    """Alchemist: the number dice are chosen; the turn throws the event die."""
    if answer == NONE:
        realm.ask(frame.seat, CHOOSE_DICE, frame.a, realm.choice_by())
        return
    pair = answer - CHOSEN_DICE
    realm.tell("conjures", frame.seat, [pair // 6 + 1, pair % 6 + 1])
    realm.done(pair)


def cranes(realm: Realm, seat: int) -> list[int]:
    """Return the moves that name an improvement a Crane may build."""
    less = realm.terms.numbers.crane_discount
    return [COLOUR + colour for colour in range(COLOURS) if improvable(realm, seat, colour, less)]


def step_crane(realm: Realm, frame: Frame, answer: int) -> None:
    """Crane: one improvement for less."""
    if answer == NONE:
        realm.ask(frame.seat, CHOOSE_COLOUR, frame.a, realm.choice_by())
        return
    realm.done()
    improve(realm, frame.seat, answer - COLOUR, realm.terms.numbers.crane_discount)


def fenceable(realm: Realm, seat: int) -> list[int]:
    """Return the moves that name a town for a fence."""
    if fences_left(realm, seat) <= 0:
        return []
    return [CORNER + corner for corner in bare_towns(realm, seat)]


def step_engineer(realm: Realm, frame: Frame, answer: int) -> None:
    """Engineer: a free fence."""
    chosen = one_corner(realm, frame, answer, fenceable(realm, frame.seat))
    if chosen != NONE:
        realm.done()
        raise_fence(realm, frame.seat, chosen - CORNER)


def one_corner(realm: Realm, frame: Frame, answer: int, options: list[int]) -> int:
    """Return the chosen corner's move; NONE after asking for it."""
    if answer != NONE:
        return answer
    if len(options) == 1:
        return options[0]
    realm.ask(frame.seat, CHOOSE_CORNER, frame.a, realm.choice_by())
    return NONE


# Inventor


def swappable(realm: Realm, first: int) -> list[int]:
    """Return the tiles whose token can change places with another; with `first`, where `first` is
    not NONE.
    """
    found: list[int] = []
    for tile, number in enumerate(realm.numbers):
        if number > 0 and not realm.fog[tile] and number not in FIXED_NUMBERS:
            if first == NONE or number != realm.numbers[first]:
                found.append(TILE + tile)
    return found if first != NONE or can_swap(realm) else []


def can_swap(realm: Realm) -> bool:
    """Tell whether two tokens can change places."""
    first = 0
    for tile in range(len(realm.numbers)):
        number = realm.numbers[tile]
        if number > 0 and not realm.fog[tile] and number not in FIXED_NUMBERS:
            if first and number != first:
                return True
            first = number
    return False


def step_inventor(realm: Realm, frame: Frame, answer: int) -> None:
    """Inventor: two different tokens change places; `b` is the first tile plus 1."""
    if answer == NONE or frame.b == 0:
        if answer != NONE:
            frame.b = answer - TILE + 1
            realm.tell("invents", frame.seat, [answer - TILE])
        realm.ask(frame.seat, CHOOSE_TILE, frame.a, realm.choice_by())
        return
    one, other = frame.b - 1, answer - TILE
    numbers = realm.numbers
    numbers[one], numbers[other] = numbers[other], numbers[one]
    count_yields(realm)
    realm.done()
    realm.tell("swaps", frame.seat, [one, other])


# Irrigation, Mining, Medicine


def watered(realm: Realm, seat: int, kind: int) -> int:
    """Return how many open tiles of a kind lie next to a seat's villages and towns."""
    return sum(
        1
        for tile in range(len(realm.kinds))
        if realm.kinds[tile] == kind and builds_at(realm, seat, tile)
    )


def reaped(realm: Realm, seat: int, kind: int) -> int:
    """Return how many cards Irrigation (wheat) or Mining (ore) gives a seat, in a full market."""
    numbers = realm.terms.numbers
    each = numbers.mining_cards if kind == ORE else numbers.irrigation_cards
    return each * watered(realm, seat, kind)


def reaches(realm: Realm, seat: int, kind: int) -> bool:
    """Tell whether there is such a tile."""
    return any(
        realm.kinds[tile] == kind and builds_at(realm, seat, tile)
        for tile in range(len(realm.kinds))
    )


def step_irrigation(realm: Realm, frame: Frame, answer: int) -> None:
    """Irrigation and Mining: some cards for each such tile, as far as the market has them."""
    seat = frame.seat
    kind = ORE if frame.a == MINING else WHEAT
    realm.done()
    got = take(realm, seat, kind, reaped(realm, seat, kind))
    realm.tell("reaps", seat, [kind, got])


def curable(realm: Realm, seat: int) -> list[int]:
    """Return the moves that name a village Medicine can make a town."""
    cost = realm.terms.numbers.medicine_cost
    if towns_left(realm, seat) <= 0 or not can_pay(realm, seat, cost):
        return []
    return [CORNER + corner for corner in corners_with(realm, seat, VILLAGE_PIECE)]


def step_medicine(realm: Realm, frame: Frame, answer: int) -> None:
    """Medicine: a village becomes a town for less."""
    chosen = one_corner(realm, frame, answer, curable(realm, frame.seat))
    if chosen != NONE:
        realm.done()
        pay(realm, frame.seat, realm.terms.numbers.medicine_cost)
        raise_town(realm, frame.seat, chosen - CORNER)


# Smith


def smithable(realm: Realm, seat: int, first: int) -> list[int]:
    """Return the moves that name a warrior the Smith can upgrade, other than the `first` one."""
    return [
        CORNER + corner
        for corner in warriors_of(realm, seat)
        if corner != first and upgradable(realm, seat, corner)
    ]


def step_smith(realm: Realm, frame: Frame, answer: int) -> None:
    """Smith: one or two warriors become stronger; `b` is the first one's corner plus 1."""
    seat = frame.seat
    if answer == STOP:
        realm.done()
        return
    options = smithable(realm, seat, frame.b - 1)
    if answer == NONE and frame.b == 0 and len(options) == 1:
        answer = options[0]
    if answer != NONE:
        upgrade(realm, seat, answer - CORNER)
        if frame.b or realm.terms.numbers.smith_warriors == 1:
            realm.done()
            return
        frame.b = answer - CORNER + 1
        options = smithable(realm, seat, frame.b - 1)
    if options:
        realm.ask(seat, CHOOSE_CORNER, frame.a, realm.choice_by())
    else:
        realm.done()
