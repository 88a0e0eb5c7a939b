"""Before the first turn: Zones, the first player, hands, and what some Zones put on the table."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.temporum.asks import F_SETUP, F_TURN
from aevum.games.temporum.card import MOMENTARY
from aevum.games.temporum.chronicle import Chronicle
from aevum.games.temporum.data import HAND, MONEY, ON_ZONES, QUIET_CARDS, SLOTS, TIME_OF, ZOMBIES
from aevum.games.temporum.hands import ask_draw
from aevum.games.temporum.moves import DEALT, DRAWN, FIRST
from aevum.games.temporum.names import PRIMITIVE_PARADISE, QUIET_PLANET, ROBOTIC, ZOMBIE_ZONE
from aevum.games.temporum.ops import HOURGLASS
from aevum.games.temporum.tables import CARDS, ZONES

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
            ask_draw(chron, (chron.first + frame.b) % chron.seats, HAND)
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
    if frame.b < SLOTS:
        chron.roll()
        return
    frame.pc, frame.b = STARTING, 0
    chron.tell("zones", NONE, chron.zones[:], random=not chron.terms.zones)


def setup_outcomes(chron: Chronicle, frame: Frame) -> list[tuple[int, int]]:
    """Return what chance can deal next."""
    if frame.pc == LAYING:
        time = TIME_OF[frame.b]
        return [
            (DEALT + zone, 1)
            for zone, each in enumerate(ZONES)
            if each.time == time and each.source in chron.terms.zone_sets
            if zone not in chron.zones
        ]
    if frame.pc == STARTING:
        return [(FIRST + seat, 1) for seat in range(chron.seats)]
    return [(DRAWN + card, number) for card, number in chron.deck.outcomes()]


def _choose_first(chron: Chronicle, frame: Frame, answer: int) -> None:
    if answer == NONE:
        chron.roll()
        return
    chron.first = chron.turn = chron.regular = answer - FIRST
    for place in range(chron.seats):
        chron.money[(chron.first + place) % chron.seats] = MONEY[place]
    chron.tell("first", chron.first, [], random=True)
    frame.pc = HANDING


def _deal_quiet(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Twelve cards of the deck, face down; nobody has seen them."""
    if answer != NONE:
        chron.deck.take(answer - DRAWN)
        chron.quiet.append(answer - DRAWN)
        frame.b += 1
        chron.tell("quiet", NONE, [frame.b])
    if chron.place_of(QUIET_PLANET) != NONE and frame.b < QUIET_CARDS:
        chron.roll()
        return
    chron.quiet.sort()
    frame.pc = REVEALING


def _reveal_robot(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Turn cards over until a Momentary one comes; the others are discarded."""
    if answer != NONE:
        card = answer - DRAWN
        chron.deck.take(card)
        chron.tell("reveals", NONE, [card], random=True)
        if CARDS[card].kind == MOMENTARY:
            chron.robot = card
        else:
            chron.thrown[card] += 1
    if chron.place_of(ROBOTIC) != NONE and chron.robot == NONE:
        chron.roll()
        return
    put_tokens(chron)
    chron.done()
    chron.push(F_TURN, chron.first)


def put_tokens(chron: Chronicle) -> None:
    """Hourglasses, Zombies and the money of Primitive Paradise."""
    for place in range(SLOTS):
        if any(step.op == HOURGLASS for step in ZONES[chron.zones[place]].visit):
            chron.chits[place] = chron.seats
    zombies = chron.place_of(ZOMBIE_ZONE)
    if zombies != NONE:
        chron.zombies[zombies] = ZOMBIES
    if chron.place_of(PRIMITIVE_PARADISE) != NONE:
        for place in range(SLOTS):
            chron.purse[place] = ON_ZONES


def start_setup(chron: Chronicle) -> None:
    """Put the setup on the stack."""
    chron.push(F_SETUP, NONE)
