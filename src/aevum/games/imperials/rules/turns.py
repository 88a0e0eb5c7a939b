"""A turn: before the roll, the roll and what follows it, the player's own choices, the end (R4)."""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NEVER, NONE
from aevum.games.imperials.data import ALCHEMIST, CARDS, DICE, EVENTS
from aevum.games.imperials.moves import END, EVENT, PLAY, ROLL, THROW, THROW_ALL
from aevum.games.imperials.rules.asks import MAIN, ROLL_DICE, ROLLED, TURN
from aevum.games.imperials.rules.card import play
from aevum.games.imperials.rules.decks import ask_drops
from aevum.games.imperials.rules.dragon import step_event
from aevum.games.imperials.rules.effect import RealmEffect
from aevum.games.imperials.rules.land import count_ratios
from aevum.games.imperials.rules.production import Picks, produce
from aevum.games.imperials.rules.realm import Realm, Throw
from aevum.games.imperials.rules.robber import (
    AGAIN,
    BY_SEVEN,
    ask_robber,
    sevens_toll,
    start_tosses,
)
from aevum.games.imperials.rules.special_build import start_specials
from aevum.games.imperials.rules.talking import hush, invite
from aevum.games.imperials.rules.trading import void_offers
from aevum.games.imperials.rules.turn_moves import TURN_MOVES
from aevum.games.imperials.rules.warriors import calm

# Stages of a turn
BEGIN: Final = 0
BEFORE: Final = 1  # the roll is asked for; action cards may come first
THROWN: Final = 2  # the dice are being rolled
OPENING: Final = 3  # the roll is carried out
ACTING: Final = 4
ENDING: Final = 5
NEXT: Final = 6

SEVEN: Final = 7
PAIRS: Final = DICE * DICE  # faces of the number dice


@mypyc_attr(acyclic=True)
class Turn(RealmEffect):
    """A player's turn; the same effect serves all turns, one after another."""

    def __init__(self, seat: int) -> None:
        super().__init__(TURN, seat)
        self.chosen = NONE
        """The pair of number dice that an action card chose, NONE if they are thrown."""

    def clone(self) -> Effect:
        copy = Turn(self.seat)
        copy.stage = self.stage
        copy.chosen = self.chosen
        return copy

    def carry_on(self, realm: Realm, answer: int) -> None:
        """Continue until somebody is asked or another effect comes first."""
        self.carry_on_once(realm, answer)
        while realm.paused == 0 and len(realm.table) == 1 and not realm.wins():  # alone
            self.carry_on_once(realm, NONE)

    def carry_on_once(self, realm: Realm, answer: int) -> None:
        """Take one step."""
        if self.stage == ACTING:
            if answer == NONE:
                ask_main(realm, self.seat)
            elif answer == END:
                self.end(realm)
            else:
                TURN_MOVES[answer].carry_out(realm, self.seat, answer)
        elif self.stage == BEGIN:
            self.begin(realm)
        elif self.stage == BEFORE:
            self.before_roll(realm, answer)
        elif self.stage == THROWN:
            self.fall(realm, answer)
        elif self.stage == OPENING:
            self.stage = ACTING
            realm.turn_left = realm.terms.seconds(realm.terms.numbers.turn_seconds)
            invite(realm)
            ask_main(realm, self.seat)
        elif self.stage == ENDING:
            self.stage = NEXT
            if realm.terms.special and realm.turns + 1 < realm.terms.rounds * realm.seats:
                start_specials(realm, self.seat)
        else:
            self.pass_on(realm)

    def begin(self, realm: Realm) -> None:
        """Reset everything that lasts one turn."""
        realm.turn = self.seat
        realm.played = 0
        realm.fresh = [0] * ALCHEMIST
        if realm.terms.trades:
            realm.drafted = [0] * realm.seats
            realm.barred_now = [0] * (realm.seats * realm.seats)
        if realm.roused:
            calm(realm)
        self.stage = BEFORE
        self.ask_roll(realm)

    def ask_roll(self, realm: Realm) -> None:
        """Ask for the roll, or for a card before it."""
        realm.ask(self.seat, ROLL_DICE, NONE, realm.by(realm.terms.numbers.roll_seconds))

    def before_roll(self, realm: Realm, answer: int) -> None:
        """Roll, or play a card first; a card that returns a pair of dice replaces the roll."""
        if answer == ROLL:
            self.stage = THROWN
            self.throw(realm)
        elif answer != NONE:
            play(realm, self.seat, answer - PLAY)
        elif realm.result != NONE:
            self.stage = THROWN
            self.chosen = realm.result
            realm.roll()
        else:
            self.ask_roll(realm)

    def throw(self, realm: Realm) -> None:
        """Roll the dice: at once if nobody needs the odds, the same as `roll` (R4.1)."""
        if realm.explicit:
            realm.roll()
            return
        realm.serials[realm.seats] += 1
        if realm.wonders:
            faces = realm.terms.numbers.faces
            ticket = realm.dice.below(PAIRS * len(faces))
            event = faces[ticket % len(faces)]
            self.fall(realm, THROW_ALL + ticket // len(faces) * EVENTS + event)
        else:
            self.fall(realm, THROW + realm.dice.below(PAIRS))

    def odds(self, realm: Realm) -> list[tuple[int, int]]:
        """Return the outcomes of a roll; of the event die alone if the numbers were chosen."""
        faces = realm.terms.numbers.event_faces
        events = [(event, faces[event]) for event in range(EVENTS) if faces[event]]
        if self.chosen != NONE:
            return [(EVENT + event, number) for event, number in events]
        if realm.wonders:
            return [
                (THROW_ALL + pair * EVENTS + event, number)
                for pair in range(PAIRS)
                for event, number in events
            ]
        return [(THROW + pair, 1) for pair in range(PAIRS)]

    def fall(self, realm: Realm, answer: int) -> None:
        """The dice were rolled: production first, then everything else (A6)."""
        event = NONE
        if self.chosen != NONE:
            pair, event = self.chosen, answer - EVENT
            self.chosen = NONE
        elif realm.wonders:
            pair, event = (answer - THROW_ALL) // EVENTS, (answer - THROW_ALL) % EVENTS
        else:
            pair = answer - THROW
        self.stage = OPENING
        red, yellow = pair // DICE + 1, pair % DICE + 1
        number = red + yellow
        realm.thrown = Throw(red, yellow, event)
        realm.history[number] += 1
        realm.rolled = 1
        if realm.events is not None:
            realm.tell("rolls", self.seat, [red, yellow, event], random=True)
        if realm.wins():
            return
        picks: list[int] = [] if number == SEVEN else produce(realm, number)
        if number == SEVEN or realm.wonders or picks:
            realm.start_effect(Rolled(self.seat, event, number, picks))

    def end(self, realm: Realm) -> None:
        """End the turn: no victory, no talk from now on; surplus action cards go (R15.4)."""
        self.stage = ENDING
        realm.rolled = 0
        hush(realm)
        realm.tell("ends", self.seat, [])
        if realm.wonders:
            if sum(realm.fleet):
                realm.fleet = [0] * CARDS
                count_ratios(realm, self.seat)
            ask_drops(realm, self.seat)

    def pass_on(self, realm: Realm) -> None:
        """Go to the next player, or end the game after the last round."""
        self.seat = (self.seat + 1) % realm.seats
        self.stage = BEGIN
        realm.turns += 1
        if realm.turns == realm.terms.rounds * realm.seats:
            realm.ending = "rounds"
            realm.tell("rounds", NONE, realm.all_points(), reveals=True)
            realm.finish()

    def names(self) -> tuple[str, ...]:
        return ("chosen",)

    def blank(self) -> Effect:
        return Turn(0)


@mypyc_attr(acyclic=True)
class Rolled(RealmEffect):
    """What follows a roll: the event die, free choices, discards, the robber, in this order."""

    def __init__(self, seat: int, event: int, number: int, picks: list[int]) -> None:
        super().__init__(ROLLED, seat)
        self.event = event
        """The face of the event die, NONE in Basic."""
        self.number = number
        self.picks = picks
        """How many resources each seat may choose, [] if nobody may."""

    def carry_on(self, realm: Realm, answer: int) -> None:
        seven = self.number == SEVEN
        self.stage += 1
        if self.stage == 1:
            if self.event != NONE:
                step_event(realm, self.seat, self.event)
        elif self.stage == 2:
            if self.picks:
                realm.start_effect(Picks(self.seat, self.picks[:]))
        elif self.stage == 3:
            if seven:
                start_tosses(realm, sevens_toll(realm), NONE, NONE)
        elif self.stage == 4:
            if seven and (realm.attacks or not realm.wonders):
                ask_robber(realm, self.seat, BY_SEVEN)
        else:
            again = seven and realm.result == AGAIN
            realm.done()
            if again:
                self.roll_again(realm)

    def roll_again(self, realm: Realm) -> None:
        """Return to before the roll, because the robber went to a desert (R7.8)."""
        realm.tell("again", self.seat, [])
        realm.rolled = 0
        turn = realm.table[-1]
        assert isinstance(turn, Turn)
        turn.stage = BEFORE

    def names(self) -> tuple[str, ...]:
        return ("event", "number", "picks")

    def blank(self) -> Effect:
        return Rolled(0, NONE, 0, [])


def ask_main(realm: Realm, seat: int) -> None:
    """Ask the player of the turn what to do next, with the time left on their clock."""
    if realm.terms.trades:
        void_offers(realm)
    left = realm.turn_left
    realm.ask(seat, MAIN, NONE, NEVER if left == NEVER else realm.now + left)
