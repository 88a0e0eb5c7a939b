"""A turn: before the roll, the roll and what follows it, the player's own choices, the end (R4)."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NEVER, NONE
from aevum.games.imperials.cards.steps import play
from aevum.games.imperials.data import ALCHEMIST, CARDS, DICE, EVENTS
from aevum.games.imperials.moves import (
    CHASE,
    END,
    EVENT,
    MARCH,
    MARKET,
    OFFER,
    PLAY,
    ROAD,
    ROLL,
    THROW,
    THROW_ALL,
)
from aevum.games.imperials.rules.asks import MAIN, MARCHING, ROLL_DICE, ROLLED
from aevum.games.imperials.rules.buying import build
from aevum.games.imperials.rules.dragon import ask_drops, step_event
from aevum.games.imperials.rules.land import count_ratios
from aevum.games.imperials.rules.market import trade_market
from aevum.games.imperials.rules.production import ask_picks, produce
from aevum.games.imperials.rules.realm import IDLE, Realm, Throw
from aevum.games.imperials.rules.robber import (
    AGAIN,
    BY_CARD,
    BY_SEVEN,
    ask_robber,
    sevens_toll,
    start_tosses,
)
from aevum.games.imperials.rules.special_build import start_specials
from aevum.games.imperials.rules.talking import hush, invite
from aevum.games.imperials.rules.trading import act_trade, clear_offers, void_offers
from aevum.games.imperials.rules.warriors import calm

# Steps of a turn
BEGIN: Final = 0
BEFORE: Final = 1  # the roll is asked for; action cards may come first
THROWN: Final = 2  # the dice are in the air
OPENING: Final = 3  # the roll is carried out
ACTING: Final = 4
ENDING: Final = 5
NEXT: Final = 6

SEVEN: Final = 7
PAIRS: Final = DICE * DICE  # of what the number dice show


def step_turn(realm: Realm, frame: Frame, answer: int) -> None:
    """Carry a turn on, as far as it asks nobody and puts no other effect before itself."""
    _carry_on(realm, frame, answer)
    while realm.paused == 0 and realm.table[-1] is frame and not realm.wins():
        _carry_on(realm, frame, NONE)


def _carry_on(realm: Realm, frame: Frame, answer: int) -> None:
    """Take one step of a turn. One frame serves all turns: `seat` is whose it is."""
    if frame.pc == ACTING:
        if answer != NONE:
            act(realm, frame, answer)
        else:
            ask_main(realm, frame.seat)
    elif frame.pc == BEGIN:
        begin(realm, frame)
    elif frame.pc == BEFORE:
        before_roll(realm, frame, answer)
    elif frame.pc == THROWN:
        fall(realm, frame, answer)
    elif frame.pc == OPENING:
        frame.pc = ACTING
        realm.turn_left = realm.terms.seconds(realm.terms.numbers.turn_seconds)
        invite(realm)
        ask_main(realm, frame.seat)
    elif frame.pc == ENDING:
        frame.pc = NEXT
        if realm.terms.special and realm.turns + 1 < realm.terms.rounds * realm.seats:
            start_specials(realm, frame.seat)
    else:
        frame.seat = (frame.seat + 1) % realm.seats
        frame.pc = BEGIN
        realm.turns += 1
        if realm.turns == realm.terms.rounds * realm.seats:
            realm.ending = "rounds"
            realm.tell("rounds", NONE, realm.all_points(), reveals=True)
            realm.finish()


def begin(realm: Realm, frame: Frame) -> None:
    """Set everything back that lasts one turn."""
    seat = frame.seat
    realm.turn = seat
    realm.played = 0
    realm.fresh = [0] * ALCHEMIST
    if realm.terms.trades:
        realm.drafted = [0] * realm.seats
        realm.barred_now = [0] * (realm.seats * realm.seats)
    if realm.roused:
        calm(realm)
    frame.pc = BEFORE
    frame.c = 0
    realm.ask(seat, ROLL_DICE, NONE, realm.by(realm.terms.numbers.roll_seconds))


def before_roll(realm: Realm, frame: Frame, answer: int) -> None:
    """Roll, or play a card first; the Alchemist (`c` is 1) rolls by itself."""
    if answer == ROLL:
        frame.pc = THROWN
        throw(realm, frame)
    elif answer != NONE:
        frame.c = int(answer - PLAY == ALCHEMIST)
        play(realm, frame.seat, answer - PLAY)
    elif frame.c:
        frame.pc = THROWN
        frame.b = realm.result + 1
        realm.roll()
    else:
        realm.ask(frame.seat, ROLL_DICE, NONE, realm.by(realm.terms.numbers.roll_seconds))


def throw(realm: Realm, frame: Frame) -> None:
    """Throw the dice: at once where nobody needs to see the odds, as `roll` would (R4.1)."""
    if realm.explicit:
        realm.roll()
        return
    realm.serials[realm.seats] += 1
    if realm.wonders:
        faces = realm.terms.numbers.faces
        ticket = realm.dice.below(PAIRS * len(faces))
        event = faces[ticket % len(faces)]
        fall(realm, frame, THROW_ALL + ticket // len(faces) * EVENTS + event)
    else:
        fall(realm, frame, THROW + realm.dice.below(PAIRS))


def throws(realm: Realm, frame: Frame) -> list[tuple[int, int]]:
    """Return the outcomes of a throw; of the event die alone where the numbers are chosen."""
    faces = realm.terms.numbers.event_faces
    events = [(event, faces[event]) for event in range(EVENTS) if faces[event]]
    if frame.b:
        return [(EVENT + event, number) for event, number in events]
    if realm.wonders:
        return [
            (THROW_ALL + pair * EVENTS + event, number)
            for pair in range(PAIRS)
            for event, number in events
        ]
    return [(THROW + pair, 1) for pair in range(PAIRS)]


def fall(realm: Realm, frame: Frame, answer: int) -> None:
    """The dice have fallen: production first, then all that follows (A6)."""
    event = NONE
    if frame.b:
        pair, event = frame.b - 1, answer - EVENT
    elif realm.wonders:
        pair, event = (answer - THROW_ALL) // EVENTS, (answer - THROW_ALL) % EVENTS
    else:
        pair = answer - THROW
    frame.b = 0
    frame.c = 0
    frame.pc = OPENING
    red, yellow = pair // DICE + 1, pair % DICE + 1
    number = red + yellow
    realm.thrown = Throw(red, yellow, event)
    realm.history[number] += 1
    realm.rolled = 1
    if realm.events is not None:
        realm.tell("rolls", frame.seat, [red, yellow, event], random=True)
    if realm.wins():
        return
    picks: list[int] = [] if number == SEVEN else produce(realm, number)
    if number == SEVEN or realm.wonders or picks:
        realm.push(ROLLED, frame.seat, event, number).items = picks


def step_rolled(realm: Realm, frame: Frame, answer: int) -> None:
    """The event die `a`, free choices, discards, the robber: in this order (A6)."""
    seven = frame.b == SEVEN
    frame.pc += 1
    if frame.pc == 1:
        if frame.a != NONE:
            step_event(realm, frame.seat, frame.a)
    elif frame.pc == 2:
        if frame.items:
            ask_picks(realm, frame.seat, frame.items[:])
    elif frame.pc == 3:
        if seven:
            start_tosses(realm, sevens_toll(realm), NONE, NONE)
    elif frame.pc == 4:
        if seven and (realm.attacks or not realm.wonders):
            ask_robber(realm, frame.seat, BY_SEVEN)
    else:
        again = seven and realm.result == AGAIN
        realm.done()
        if again:
            realm.tell("again", frame.seat, [])
            realm.rolled = 0
            turn = realm.table[-1]
            turn.pc = BEFORE


# The player's own choices


def ask_main(realm: Realm, seat: int) -> None:
    """Ask the player of the turn what to do next, on what is left of his clock."""
    if realm.terms.trades:
        void_offers(realm)
    left = realm.turn_left
    realm.ask(seat, MAIN, NONE, NEVER if left == NEVER else realm.now + left)


def act(realm: Realm, frame: Frame, move: int) -> None:
    """Carry out a choice of the player of the turn."""
    seat = frame.seat
    if move == END:
        end(realm, frame)
    elif move < ROAD:
        play(realm, seat, move - PLAY)
    elif move < MARCH:
        build(realm, seat, move)
    elif move < CHASE:
        realm.tell("sets_out", seat, [move - MARCH])
        realm.push(MARCHING, seat, move - MARCH)
    elif move < MARKET:
        realm.active[move - CHASE] = IDLE
        realm.tell("chases", seat, [move - CHASE])
        ask_robber(realm, seat, BY_CARD)
    elif move < OFFER:
        trade_market(realm, seat, move)
        if realm.terms.trades:
            clear_offers(realm)
    else:
        act_trade(realm, seat, move)


def end(realm: Realm, frame: Frame) -> None:
    """End the turn: no more victory in it, no more talk; too many action cards go (R15.4)."""
    frame.pc = ENDING
    realm.rolled = 0
    hush(realm)
    realm.tell("ends", frame.seat, [])
    if realm.wonders:
        if sum(realm.fleet):
            realm.fleet = [0] * CARDS
            count_ratios(realm, frame.seat)
        ask_drops(realm, frame.seat)
