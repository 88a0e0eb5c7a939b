"""A position as plain data and back; every piece of a save is checked before it is believed."""

from typing import Final

from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.pile import load_pile
from aevum.core.state import NONE, UNKNOWN
from aevum.games.imperials.data import (
    CARDS,
    COLOURS,
    DECKS,
    DESERT,
    DRAGON,
    PORT_NAMES,
)
from aevum.games.imperials.rules.founding import mark_ports
from aevum.games.imperials.rules.land import count_ratios, count_yields
from aevum.games.imperials.rules.offer import REJECTED, Offer
from aevum.games.imperials.rules.realm import KINDS, PIECES, Realm, Throw

MANY: Final = 1 << 40
ENDINGS: Final = ("", "points", "rounds")


def write(realm: Realm) -> list[object]:
    """Return all that a realm keeps: frames, terms, the rest; numbers that are not as printed."""
    return [
        *realm.frames_data(),
        realm.terms.options(),
        _board(realm),
        _pieces(realm),
        _hands(realm),
        _scores(realm),
        _turn(realm),
        [None if offer is None else offer.to_data() for offer in realm.offers],
        *realm.terms.numbers.values.to_data(),
    ]


def _board(realm: Realm) -> list[object]:
    return [realm.kinds[:], realm.numbers[:], realm.fog[:], realm.barred[:], realm.ports[:]]


def _pieces(realm: Realm) -> list[object]:
    return [
        realm.owner[:],
        realm.piece[:],
        realm.active[:],
        realm.fenced[:],
        realm.wonder[:],
        realm.road[:],
        realm.pieces[:],
        realm.roused[:],
    ]


def _hands(realm: Realm) -> list[object]:
    return [
        realm.hands[:],
        realm.sizes[:],
        realm.market[:],
        realm.cards[:],
        realm.held[:],
        realm.fresh[:],
        realm.spent[:],
        [deck.to_data() for deck in realm.decks],
    ]


def _scores(realm: Realm) -> list[object]:
    return [
        realm.points[:],
        realm.route[:],
        realm.army[:],
        realm.slayer[:],
        realm.shown[:],
        realm.levels[:],
        realm.wonder_of[:],
        realm.great[:],
        [realm.route_of, realm.army_of, realm.merchant, realm.merchant_of],
        [realm.robber, realm.dragon, realm.attacks],
        realm.ending,
    ]


def _turn(realm: Realm) -> list[object]:
    thrown = realm.thrown
    return [
        [realm.turn, realm.turns, realm.rolled, realm.played, realm.turn_left],
        [thrown.red, thrown.yellow, thrown.event],
        realm.history[:],
        realm.fleet[:],
        realm.drafted[:],
        realm.embargo[:],
        realm.barred_now[:],
        realm.wants[:],
        realm.spoken[:],
    ]


# Reading


def read(realm: Realm, reader: Reader) -> None:
    """Take back what `write` wrote; the terms are those of this realm."""
    realm.lay_out()
    realm.read_frames(reader)
    reader.next()
    _read_board(realm, reader.inner())
    _read_pieces(realm, reader.inner())
    _read_hands(realm, reader.inner())
    _read_scores(realm, reader.inner())
    _read_turn(realm, reader.inner())
    offers = reader.inner()
    realm.offers = [_read_offer(offers.next(), realm.seats) for _ in realm.offers]
    offers.end()
    reader.end()
    count_yields(realm)
    mark_ports(realm)
    for seat in range(realm.seats):
        count_ratios(realm, seat)


def numbers(reader: Reader, length: int, low: int, high: int) -> list[int]:
    """Return the next list if it has this length (any, if NONE) and only such numbers."""
    found = reader.numbers(length)
    for number in found:
        if not low <= number <= high:
            raise BadData("This save is damaged: a number is out of its range.")
    return found


def _read_board(realm: Realm, reader: Reader) -> None:
    tiles, corners = len(realm.hexes.places), len(realm.hexes.points)
    realm.kinds = numbers(reader, tiles, UNKNOWN, DESERT)
    realm.numbers = numbers(reader, tiles, UNKNOWN, 12)
    realm.fog = numbers(reader, tiles, 0, 1)
    realm.barred = numbers(reader, NONE, 0, corners - 1)
    realm.ports = numbers(reader, NONE, NONE, len(realm.road) - 1)
    if len(realm.ports) % 2 or any(kind >= len(PORT_NAMES) for kind in realm.ports[1::2]):
        raise BadData("This save is damaged: a port is none.")
    if any(side < 0 for side in realm.ports[::2]):
        raise BadData("This save is damaged: a port lies nowhere.")
    reader.end()


def _read_pieces(realm: Realm, reader: Reader) -> None:
    corners, seats = len(realm.hexes.points), realm.seats
    realm.owner = numbers(reader, corners, NONE, seats - 1)
    realm.piece = numbers(reader, corners, 0, 5)
    realm.active = numbers(reader, corners, 0, 2)
    realm.fenced = numbers(reader, corners, 0, 1)
    realm.wonder = numbers(reader, corners, NONE, COLOURS - 1)
    realm.road = numbers(reader, len(realm.road), NONE, seats - 1)
    realm.pieces = numbers(reader, seats * PIECES, 0, corners)
    realm.roused = numbers(reader, NONE, 0, corners - 1)
    reader.end()
    for corner in range(corners):
        if (realm.owner[corner] == NONE) != (realm.piece[corner] == 0):
            raise BadData("This save is damaged: a piece belongs to nobody.")


def _read_hands(realm: Realm, reader: Reader) -> None:
    seats = realm.seats
    realm.hands = numbers(reader, seats * CARDS, UNKNOWN, MANY)
    realm.sizes = numbers(reader, seats, 0, MANY)
    realm.market = numbers(reader, CARDS, 0, MANY)
    realm.cards = numbers(reader, seats * KINDS, UNKNOWN, MANY)
    realm.held = numbers(reader, seats * DECKS, 0, MANY)
    realm.fresh = numbers(reader, len(realm.fresh), UNKNOWN, MANY)
    realm.spent = numbers(reader, KINDS, 0, MANY)
    decks = reader.inner()
    realm.decks = [load_pile(decks.inner(), KINDS) for _ in range(DECKS)]
    decks.end()
    reader.end()
    for deck in realm.decks:
        if any(not UNKNOWN <= card < KINDS for card in deck.top + deck.bottom):
            raise BadData("This save is damaged: a deck holds what is no card.")


def _read_scores(realm: Realm, reader: Reader) -> None:
    seats, tiles = realm.seats, len(realm.kinds)
    realm.points = numbers(reader, seats, 0, MANY)
    realm.route = numbers(reader, seats, 0, len(realm.road))
    realm.army = numbers(reader, seats, 0, MANY)
    realm.slayer = numbers(reader, seats, 0, MANY)
    realm.shown = numbers(reader, seats, 0, MANY)
    realm.levels = numbers(reader, seats * COLOURS, 0, realm.terms.numbers.levels)
    realm.wonder_of = numbers(reader, COLOURS, NONE, seats - 1)
    realm.great = numbers(reader, COLOURS, 0, 1)
    holders = numbers(reader, 4, NONE, max(tiles, seats) - 1)
    realm.route_of, realm.army_of, realm.merchant, realm.merchant_of = holders
    realm.robber, realm.dragon, realm.attacks = numbers(reader, 3, NONE, MANY)
    realm.ending = reader.word()
    reader.end()
    if max(realm.route_of, realm.army_of, realm.merchant_of) >= seats:
        raise BadData("This save is damaged: an award belongs to nobody.")
    way = realm.terms.numbers.dragon_steps
    if realm.merchant >= tiles or realm.robber >= tiles or realm.dragon > way:
        raise BadData("This save is damaged: the robber or the merchant is off the board.")
    if realm.merchant_of != NONE and not 0 <= realm.kinds[realm.merchant] < CARDS:
        raise BadData("This save is damaged: the merchant stands nowhere.")
    if realm.ending not in ENDINGS:
        raise BadData("This save is damaged: the game ended in no known way.")


def _read_turn(realm: Realm, reader: Reader) -> None:
    seats = realm.seats
    head = numbers(reader, 5, 0, 1 << 60)
    realm.turn, realm.turns, realm.rolled, realm.played, realm.turn_left = head
    red, yellow, event = numbers(reader, 3, NONE, 6)
    realm.thrown = Throw(red, yellow, event)
    realm.history = numbers(reader, 13, 0, MANY)
    realm.fleet = numbers(reader, CARDS, 0, 1)
    realm.drafted = numbers(reader, seats, 0, MANY)
    realm.embargo = numbers(reader, seats * seats, 0, 1)
    realm.barred_now = numbers(reader, seats * seats, 0, 1)
    realm.wants = numbers(reader, seats, 0, 1)
    realm.spoken = numbers(reader, seats, 0, MANY)
    reader.end()
    if realm.turn >= seats or event > DRAGON:
        raise BadData("This save is damaged: it is nobody's turn.")


def _read_offer(data: object, seats: int) -> Offer | None:
    if data is None:
        return None
    reader = Reader(data)
    maker = reader.number()
    give = numbers(reader, CARDS, 0, MANY)
    want = numbers(reader, CARDS, 0, MANY)
    answers = numbers(reader, seats, 0, REJECTED)
    said = numbers(reader, seats, 0, MANY)
    reader.end()
    if not 0 <= maker < seats:
        raise BadData("This save is damaged: an offer is nobody's.")
    return Offer(maker, give, want, answers, said)
