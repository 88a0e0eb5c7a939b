"""A position as plain data and back; every piece of a save is checked before it is believed."""

from typing import Final

from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.pile import load_pile
from aevum.core.state import NONE, UNKNOWN
from aevum.games.temporum.data import DECK_KINDS, KINDS, PLACES, POINTERS, SLOTS, ZONES
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle, Perpetual

MANY: Final = 1 << 40
ENDINGS: Final = ("", "crowns", "money")


def write(chron: Chronicle) -> list[object]:
    """Return everything that a chronicle keeps, its frames and terms first."""
    return [
        *chron.frames_data(),
        chron.terms.to_data(),
        _table(chron),
        _tokens(chron),
        _turn(chron),
        *chron.terms.numbers.values.to_data(),
    ]


def _table(chron: Chronicle) -> list[object]:
    return [
        chron.zones[:],
        chron.pointer[:],
        chron.pawn[:],
        chron.crowns[:],
        chron.money[:],
        [hand[:] for hand in chron.hands],
        chron.deck.to_data(),
        chron.thrown[:],
        chron.special[:],
        [[_perpetual(each) for each in row] for row in chron.front],
        chron.plays,
    ]


def _perpetual(card: Perpetual) -> list[int]:
    return [card.kind, card.card, card.since, card.coins, card.tucked, card.place]


def _tokens(chron: Chronicle) -> list[object]:
    return [
        chron.quiet[:],
        [chron.robot, chron.laurels, chron.sage, chron.simulation],
        chron.hq[:],
        chron.bases[:],
        chron.zombies[:],
        chron.purse[:],
        chron.gold[:],
        chron.chits[:],
        chron.poison[:],
        chron.fresh_poison[:],
    ]


def _turn(chron: Chronicle) -> list[object]:
    return [
        [chron.first, chron.turn, chron.turns, chron.before, chron.regular, chron.winner],
        chron.extra[:],
        chron.visited[:],
        chron.gained[:],
        chron.drawn[:],
        chron.arrived[:],
        chron.blocked[:],
        chron.named[:],
        chron.relics[:],
        chron.scimitars[:],
        chron.beyond[:],
        chron.after[:],
        chron.ends[:],
        chron.ending,
    ]


# Reading


def numbers(reader: Reader, length: int, low: int, high: int) -> list[int]:
    """Return a list of whole numbers in a range; NONE as the length lets it be any."""
    found = reader.numbers(length)
    if found and (min(found) < low or max(found) > high):
        raise BadData("This save is damaged: a number is out of its range.")
    return found


def read(chron: Chronicle, reader: Reader) -> None:
    """Take back what `write` wrote; the terms are those of this chronicle."""
    chron.lay_out()
    chron.read_frames(reader)
    reader.next()
    _read_table(chron, reader.inner())
    _read_tokens(chron, reader.inner())
    _read_turn(chron, reader.inner())
    reader.end()


def _read_table(chron: Chronicle, reader: Reader) -> None:
    seats = chron.seats
    chron.zones = numbers(reader, SLOTS, NONE, len(ZONES) - 1)
    chron.pointer = numbers(reader, POINTERS, 0, 1)
    chron.pawn = numbers(reader, seats, 0, PLACES - 1)
    all_crowns = chron.terms.numbers.crowns
    chron.crowns = numbers(reader, seats * STRIDE, 0, all_crowns)
    chron.money = numbers(reader, seats, 0, MANY)
    hands = reader.inner()
    chron.hands = [numbers(hands, NONE, UNKNOWN, KINDS - 1) for _ in range(seats)]
    hands.end()
    chron.deck = load_pile(reader.inner(), KINDS)
    if any(not UNKNOWN <= card < KINDS for card in chron.deck.top + chron.deck.bottom):
        raise BadData("This save is damaged: the deck holds what is no card.")
    chron.thrown = numbers(reader, KINDS, 0, MANY)
    chron.special = numbers(reader, KINDS - DECK_KINDS, 0, MANY)
    rows = reader.inner()
    chron.front = [_read_front(chron, rows.inner()) for _ in range(seats)]
    rows.end()
    chron.plays = reader.number()
    reader.end()
    chron.look()
    for seat in range(seats):
        if sum(chron.crowns[seat * STRIDE : seat * STRIDE + STRIDE]) != all_crowns:
            raise BadData("This save is damaged: crowns are missing.")


def _read_front(chron: Chronicle, reader: Reader) -> list[Perpetual]:
    found: list[Perpetual] = []
    for _ in reader.items:
        kind, card, since, coins, tucked, place = numbers(reader, 6, UNKNOWN, MANY)
        if not (0 <= kind < KINDS and 0 <= card < KINDS and tucked < KINDS and place < PLACES):
            raise BadData("This save is damaged: a card in play is none.")
        found.append(Perpetual(chron.terms.cards[kind], card, since, coins, tucked, place))
    return found


def _read_tokens(chron: Chronicle, reader: Reader) -> None:
    seats = chron.seats
    chron.quiet = numbers(reader, NONE, UNKNOWN, KINDS - 1)
    chron.robot, chron.laurels, chron.sage, chron.simulation = numbers(reader, 4, NONE, KINDS - 1)
    chron.hq = numbers(reader, seats, NONE, PLACES - 1)
    chron.bases = numbers(reader, PLACES, 0, (1 << seats) - 1)
    chron.zombies = numbers(reader, PLACES, 0, MANY)
    chron.purse = numbers(reader, PLACES, 0, MANY)
    chron.gold = numbers(reader, PLACES, 0, MANY)
    chron.chits = numbers(reader, PLACES, 0, seats)
    chron.poison = numbers(reader, seats, 0, MANY)
    chron.fresh_poison = numbers(reader, seats, 0, MANY)
    reader.end()
    if max(chron.laurels, chron.sage) >= seats or chron.simulation >= PLACES:
        raise BadData("This save is damaged: a token is nowhere.")


def _read_turn(chron: Chronicle, reader: Reader) -> None:
    seats = chron.seats
    head = numbers(reader, 6, NONE, MANY)
    chron.first, chron.turn, chron.turns, chron.before, chron.regular, chron.winner = head
    chron.extra = numbers(reader, NONE, 0, seats - 1)
    chron.visited = numbers(reader, seats, 0, MANY)
    chron.gained = numbers(reader, seats, 0, MANY)
    chron.drawn = numbers(reader, seats, 0, MANY)
    chron.arrived = numbers(reader, seats, 0, MANY)
    chron.blocked = numbers(reader, seats, 0, 1)
    chron.named = numbers(reader, seats * STRIDE, 0, 1)
    chron.relics = numbers(reader, seats, 0, 1)
    chron.scimitars = numbers(reader, seats, 0, MANY)
    chron.beyond = numbers(reader, seats, 0, 1)
    chron.after = numbers(reader, NONE, 0, MANY)
    chron.ends = numbers(reader, NONE, 0, MANY)
    chron.ending = reader.word()
    reader.end()
    whose = [chron.first, chron.turn, chron.regular]
    if min(whose) < 0 or max(whose) >= seats or chron.winner >= seats:
        raise BadData("This save is damaged: it is nobody's turn.")
    if chron.ending not in ENDINGS or len(chron.after) % 2 or len(chron.ends) % 2:
        raise BadData("This save is damaged: the game ended in no known way.")
