"""Before the first turn: Zones, the first player, hands, and what some Zones put on the table."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.temporum.cards.card import MOMENTARY
from aevum.games.temporum.cards.names import PRIMITIVE_PARADISE, QUIET_PLANET, ROBOTIC, ZOMBIE_ZONE
from aevum.games.temporum.cards.tables import CARDS, ZONES
from aevum.games.temporum.data import PLACES_OF, SLOTS, TIME_OF
from aevum.games.temporum.moves import DEALT, DRAWN, FIRST
from aevum.games.temporum.rules.asks import F_SETUP, F_TURN
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.hands import ask_draw

# Steps of the setup
LAYING: Final = 0
STARTING: Final = 1
HANDING: Final = 2
QUIETING: Final = 3
REVEALING: Final = 4


def step_setup(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Set the table; `b` counts within a step."""
    if frame.pc == LAYING:
        _lay_zones(chron, frame, answer)
    elif frame.pc == STARTING:
        _choose_first(chron, frame, answer)
    elif frame.pc == HANDING:
        if frame.b == chron.seats:
            frame.pc, frame.b = QUIETING, 0
        else:
            seat = (chron.first + frame.b) % chron.seats
            ask_draw(chron, seat, chron.terms.numbers.hand)
            frame.b += 1
    elif frame.pc == QUIETING:
        _deal_quiet(chron, frame, answer)
    else:
        _reveal_robot(chron, frame, answer)


def _lay_zones(chron: Chronicle, frame: Frame, answer: int) -> None:
    if answer != NONE:
        chron.zones[frame.b] = answer - DEALT
        frame.b += 1
    elif chron.terms.zones:
        chron.zones = chron.terms.zones[:]
        frame.b = SLOTS
    while frame.b < SLOTS:
        if chron.explicit:
            chron.roll()
            return
        chron.zones[frame.b] = chron.one_of(zones_left(chron, TIME_OF[frame.b]))
        frame.b += 1
    frame.pc, frame.b = STARTING, 0


def zones_left(chron: Chronicle, time: int) -> list[int]:
    """Return the Zones of a Time that are not on the board yet."""
    left = chron.terms.zones_of[time][:]
    for place in PLACES_OF[time]:
        if chron.zones[place] != NONE:
            left.remove(chron.zones[place])
    return left


def setup_outcomes(chron: Chronicle, frame: Frame) -> list[tuple[int, int]]:
    """Return what chance can deal next."""
    if frame.pc == LAYING:
        return [(DEALT + zone, 1) for zone in zones_left(chron, TIME_OF[frame.b])]
    if frame.pc == STARTING:
        return [(FIRST + seat, 1) for seat in range(chron.seats)]
    return [(DRAWN + card, number) for card, number in chron.deck.outcomes()]


def _choose_first(chron: Chronicle, frame: Frame, answer: int) -> None:
    if answer == NONE and chron.explicit:
        chron.roll()
        return
    if answer == NONE:
        answer = FIRST + chron.one_of(list(range(chron.seats)))
    chron.first = chron.turn = chron.regular = answer - FIRST
    for place in range(chron.seats):
        chron.money[(chron.first + place) % chron.seats] = chron.terms.numbers.money[place]
    chron.tell("zones", NONE, chron.zones[:], random=not chron.terms.zones)
    chron.note("first", chron.first, random=True)
    frame.pc = HANDING


def _deal_quiet(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Lay cards of the deck face down; nobody has seen them."""
    if answer != NONE:
        _lay_quiet(chron, frame, answer - DRAWN)
    cards = chron.terms.numbers.quiet_cards if chron.place_of(QUIET_PLANET) != NONE else 0
    while frame.b < cards and not chron.deck.empty():
        if chron.explicit:
            chron.roll()
            return
        _lay_quiet(chron, frame, chron.deal(chron.deck))
    chron.quiet.sort()
    frame.pc = REVEALING


def _lay_quiet(chron: Chronicle, frame: Frame, card: int) -> None:
    chron.deck.take(card)
    chron.quiet.append(card)
    frame.b += 1
    numbers = chron.terms.numbers
    chron.note("quiet", NONE, frame.b, numbers.told(numbers.quiet_cards))


def _reveal_robot(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Turn cards over until a Momentary one comes, if there is any; the others are discarded."""
    if answer != NONE:
        _reveal(chron, answer - DRAWN)
    if chron.place_of(ROBOTIC) != NONE:
        while chron.robot == NONE and not chron.deck.empty():
            if chron.explicit:
                chron.roll()
                return
            _reveal(chron, chron.deal(chron.deck))
    put_tokens(chron)
    chron.done()
    chron.push(F_TURN, chron.first)


def _reveal(chron: Chronicle, card: int) -> None:
    chron.deck.take(card)
    chron.note("reveals", NONE, card, random=True)
    if CARDS[card].kind == MOMENTARY:
        chron.robot = card
    else:
        chron.thrown[card] += 1


def put_tokens(chron: Chronicle) -> None:
    """Hourglasses, Zombies and the money of Primitive Paradise."""
    for place in range(SLOTS):
        if ZONES[chron.zones[place]].glass:
            chron.chits[place] = chron.seats
    zombies = chron.place_of(ZOMBIE_ZONE)
    if zombies != NONE:
        chron.zombies[zombies] = chron.terms.numbers.zombies
    if chron.place_of(PRIMITIVE_PARADISE) != NONE:
        for place in range(SLOTS):
            chron.purse[place] = chron.terms.numbers.paradise_coins


def start_setup(chron: Chronicle) -> None:
    """Put the setup on the stack."""
    chron.push(F_SETUP, NONE)
