"""What a seat may do on its own at any time."""

from typing import Final

from aevum.core.native import i64
from aevum.core.rng import Rng
from aevum.core.state import NEVER, NONE, WAIT, Ask
from aevum.core.text import Question
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import CHRONOS
from aevum.games.chronos.moves import (
    CLAIM,
    CLAIMS,
    DROP,
    FREEZE,
    GO,
    OFFER,
    TAKE,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.commands import MoveTimer
from aevum.games.chronos.rules.drafts import begun, sends, steps
from aevum.games.chronos.rules.hands import hand_free, power_free
from aevum.games.chronos.rules.move_runs import Draw, Listing, Lot
from aevum.games.chronos.rules.permits import offers
from aevum.games.chronos.rules.phrases import own_timer, timer_names
from aevum.games.chronos.rules.places import EXTRA, OWN, PLACES
from aevum.games.chronos.rules.question import QuestionKind
from aevum.games.chronos.rules.reach import common, destinations, flowed, takes_from, taking


class Act(QuestionKind):
    """What does a seat do? The question is open from beginning to end, and nobody has to answer."""

    def options(self, sea: Archipelago, ask: Ask) -> list[int]:
        return acts(sea, ask.seat)

    def admits(self, sea: Archipelago, ask: Ask, move: int) -> bool:
        """Return whether a move is one of the options; most are timers, and need no list."""
        commands = sea.terms.pantheon.commands
        if not 0 <= move < len(commands):
            return False
        kind = commands[move]
        if isinstance(kind, MoveTimer):
            return kind.admits(sea, ask.seat, move)
        return move in acts(sea, ask.seat)

    def any_move(self, sea: Archipelago, ask: Ask, rng: Rng) -> int:
        """Return a random move from runs without a list; NONE if there is nothing to do."""
        draw = Draw(rng)
        gather(sea, ask.seat, draw)
        return draw.move()

    def default(self, sea: Archipelago, ask: Ask) -> int:
        return WAIT

    def prompt(self, sea: Archipelago, ask: Ask) -> Question:
        """Continue a draft, move timers, or wait."""
        seat = ask.seat
        if sea.settled != NEVER:
            return Question(m.ask_settled())
        if sea.drafts[seat]:
            return begun(sea, seat).prompt(sea, seat, sea.drafts[seat])
        if sea.owes(seat):
            return Question(m.ask_owes())
        free = flowed(sea, seat)
        if not free:
            return Question(m.ask_wait())
        if len(free) == 1:
            return Question(m.ask_move(timer=own_timer(free[0])))
        note = m.note_timers(timers=timer_names(free))
        return Question(m.ask_move_some(n=len(free)), notes=(note,))


ACTING: Final = Act()


def acts(sea: Archipelago, seat: int) -> list[int]:
    """Return everything a seat may do on its own now, ascending."""
    found = Listing()
    gather(sea, seat, found)
    found.moves.sort()
    return found.moves


def gather(sea: Archipelago, seat: int, lot: Lot) -> None:
    """Gather everything a seat may do on its own now."""
    if not hand_free(sea, seat):
        return
    if sea.settled != NEVER:
        if not sea.owes(seat):
            lot.add(CLAIM, claims(sea, seat))
        return
    _gather_timers(sea, seat, lot)
    if len(sea.asks) > sea.seats and sea.owes(seat):
        return
    if sea.drafts[seat]:
        lot.add_each(steps(sea, seat))
        lot.add(DROP, 1)
        if sea.terms.claims_between:
            lot.add(CLAIM, claims(sea, seat))
        return
    if sea.temple:
        lot.add(OFFER, offers(sea, seat))
    if sea.cities:
        _gather_powers(sea, seat, lot)
    lot.add(CLAIM, claims(sea, seat))
    if may_freeze(sea):
        lot.add(FREEZE, 1)


def _gather_timers(sea: Archipelago, seat: int, lot: Lot) -> None:
    """Gather where the timers of a seat may go."""
    now: i64 = sea.now
    places = NONE
    first: i64 = seat * OWN
    after: i64 = first + sea.terms.numbers.timers[sea.seats]
    for timer in range(first, after):
        end: i64 = sea.ends[timer]
        if end <= now:
            if places == NONE:
                places = common(sea, seat)
            _gather_places(sea, seat, int(timer), places, lot)
    if sea.holder[CHRONOS] == seat and sea.ends[EXTRA] <= now:
        _gather_places(sea, seat, EXTRA, common(sea, seat), lot)


def _gather_places(sea: Archipelago, seat: int, timer: int, places: int, lot: Lot) -> None:
    """Gather where a timer that has run out may go, with or without the card it leaves."""
    reached = destinations(sea, seat, timer, places)
    lot.add(GO + timer * PLACES, reached)
    if takes_from(sea, seat, sea.place[timer]):
        lot.add(TAKE + timer * PLACES, taking(sea, seat, timer, reached))


def _gather_powers(sea: Archipelago, seat: int, lot: Lot) -> None:
    """Gather what the GODs of a seat and the CITIES under its timers let it do."""
    if sea.held_gods == 0 and sea.ruled == 0:
        return
    gods: i64 = sea.gods[seat]
    sway: i64 = sea.sway[seat]
    if gods == 0 and sway == 0:
        return
    pantheon = sea.terms.pantheon
    if sway:
        for city in pantheon.adding_cities:
            if sway >> city & 1:
                pantheon.cities[city].add(sea, seat, lot)
    if gods & pantheon.adding_set:
        for god in pantheon.adding_gods:
            if gods >> god & 1:
                pantheon.gods[god].add(sea, seat, lot)
    if (sway == 0 and gods & pantheon.repeatable_set == 0) or not power_free(sea, seat):
        return
    if gods & pantheon.condemning_set:
        lot.add_each(sends(condemned(sea, seat)))
    if gods & pantheon.acting_set:
        for god in pantheon.acting_gods:
            if gods >> god & 1:
                pantheon.gods[god].add_powers(sea, seat, lot)
    if sway:
        for city in pantheon.acting_cities:
            if sway >> city & 1:
                pantheon.cities[city].add_powers(sea, seat, lot)


def condemned(sea: Archipelago, seat: int) -> list[int]:
    """Return the timers that GODs let a seat put into Hell."""
    gods, pantheon = sea.gods[seat], sea.terms.pantheon
    found = 0
    for god in pantheon.condemning:
        if gods >> god & 1:
            found |= pantheon.gods[god].condemns(sea, seat)
    if found == 0:
        return []
    return [timer for timer in sea.timers if found >> timer & 1 and not sea.safe(timer)]


def claims(sea: Archipelago, seat: int) -> int:
    """Return the claims that need not wait, as a set of bits."""
    if sea.winners >> seat & 1:
        return 0
    now: i64 = sea.now
    first: i64 = seat * CLAIMS
    points: i64 = sea.rest[first]
    monsters: i64 = sea.rest[first + 1]
    return int(points <= now) + 2 * int(monsters <= now)


def may_freeze(sea: Archipelago) -> bool:
    """Return whether the game is frozen, so that anybody may start the countdown."""
    if sea.countdown != NEVER or (not sea.picked and sea.now < sea.terms.numbers.opening):
        return False
    return len(sea.asks) == sea.seats and still(sea)


def still(sea: Archipelago) -> bool:
    """Return whether all timers have run out."""
    return sea.sand_due == NEVER
