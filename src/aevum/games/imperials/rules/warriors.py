"""Warriors: build, activate, upgrade, move, displace, chase (R13)."""

from collections.abc import Callable
from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Question, Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import COLOURS, STRENGTHS
from aevum.games.imperials.moves import CORNER, place_in
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.asks import DISPLACE, MARCH_TO, MARCHING, RETREAT
from aevum.games.imperials.rules.effect import RealmEffect
from aevum.games.imperials.rules.land import (
    count_routes_through,
    measure_routes,
    warrior_moved,
)
from aevum.games.imperials.rules.question import QuestionKind
from aevum.games.imperials.rules.realm import (
    EMPTY,
    IDLE,
    PIECES,
    READY,
    ROUSED,
    TOWN_PIECE,
    WARRIOR_COUNT,
    WARRIOR_PIECE,
    Realm,
)
from aevum.games.imperials.rules.refusals import no_corner, none_left, owned

MILITARY: Final = 2
ALL: Final = -1  # ends of a walk: no limit


def is_warrior(realm: Realm, corner: int) -> bool:
    """Return whether there is a warrior on a corner."""
    return realm.piece[corner] > TOWN_PIECE


def commands(realm: Realm, seat: int, corner: int) -> bool:
    """Return whether a seat's warrior is on a corner."""
    if corner >= len(realm.owner) or realm.owner[corner] != seat:
        return False
    return realm.piece[corner] > TOWN_PIECE


def strength(realm: Realm, corner: int) -> int:
    """Return how strong the warrior on a corner is: 1, 2 or 3."""
    return realm.piece[corner] - WARRIOR_PIECE


def force(realm: Realm, corner: int) -> int:
    """Return the strength of the warrior on a corner against the dragon, if it is active."""
    return realm.terms.numbers.forces[realm.piece[corner] - WARRIOR_PIECE]


def left_in_supply(realm: Realm, seat: int, strong: int) -> int:
    """Return how many warriors of that strength a seat has in supply."""
    placed = realm.pieces[seat * PIECES + WARRIOR_COUNT + strong]
    return realm.terms.numbers.warriors[strong] - placed


def in_supply(realm: Realm, seat: int, strong: int) -> bool:
    """Return whether a seat has a warrior of that strength in supply."""
    return left_in_supply(realm, seat, strong) > 0


def warriors_of(realm: Realm, seat: int) -> list[int]:
    """Return the corners of a seat's warriors, ascending. Not to be changed by the caller."""
    known = realm.camps[seat]
    if known is None:
        known = [
            corner
            for corner in range(len(realm.owner))
            if realm.piece[corner] > TOWN_PIECE and realm.owner[corner] == seat
        ]
        realm.camps[seat] = known
    return known


def has_warriors(realm: Realm, seat: int) -> bool:
    """Return whether a seat has a warrior on the board."""
    first = seat * PIECES + WARRIOR_COUNT
    return realm.pieces[first + 1] + realm.pieces[first + 2] + realm.pieces[first + 3] > 0


def active_strength(realm: Realm, seat: int) -> int:
    """Return a seat's strength against the dragon."""
    if not has_warriors(realm, seat):
        return 0
    return sum(force(realm, c) for c in warriors_of(realm, seat) if realm.active[c] != IDLE)


def posts(realm: Realm, seat: int) -> list[int]:
    """Return the empty corners at a seat's roads."""
    found: list[int] = []
    for side in range(len(realm.road)):
        if realm.road[side] == seat:
            for corner in realm.hexes.side_ends[side]:
                if realm.piece[corner] == EMPTY and corner not in found:
                    found.append(corner)
    found.sort()
    return found


# Putting them on the board


def post(realm: Realm, seat: int, corner: int, strong: int, active: int) -> None:
    """Put a warrior on an empty corner."""
    realm.owner[corner] = seat
    realm.piece[corner] = WARRIOR_PIECE + strong
    realm.active[corner] = active
    realm.pieces[seat * PIECES + WARRIOR_COUNT + strong] += 1
    warrior_moved(realm, seat, corner)
    count_routes_through(realm, corner)


def dismiss(realm: Realm, corner: int) -> None:
    """Remove a warrior from the board; `settle_route` must then settle the longest route."""
    owner = realm.owner[corner]
    realm.pieces[owner * PIECES + WARRIOR_COUNT + strength(realm, corner)] -= 1
    realm.owner[corner] = NONE
    realm.piece[corner] = EMPTY
    realm.active[corner] = IDLE
    warrior_moved(realm, owner, corner)
    measure_routes(realm, corner, owner)


def has_barracks(realm: Realm, seat: int) -> bool:
    """Return whether a seat may have mighty warriors."""
    return realm.levels[seat * COLOURS + MILITARY] >= realm.terms.numbers.strategic_level


def upgradable(realm: Realm, seat: int, corner: int) -> bool:
    """Return whether a warrior may become stronger, apart from the cost."""
    strong = strength(realm, corner) + 1
    if strong > STRENGTHS or not in_supply(realm, seat, strong):
        return False
    return strong < STRENGTHS or has_barracks(realm, seat)


def upgrade(realm: Realm, seat: int, corner: int) -> None:
    """Replace a warrior by the next stronger one, active or inactive as before (A14)."""
    first = seat * PIECES + WARRIOR_COUNT + strength(realm, corner)
    realm.pieces[first] -= 1
    realm.pieces[first + 1] += 1
    realm.piece[corner] += 1
    realm.tell("upgrades", seat, [corner, strength(realm, corner)])


def rouse(realm: Realm, corner: int) -> None:
    """Activate a warrior; it may not act in this turn."""
    realm.active[corner] = ROUSED
    realm.roused.append(corner)


def calm(realm: Realm) -> None:
    """Begin a turn: those activated earlier may act now."""
    for corner in realm.roused:
        if realm.active[corner] == ROUSED:
            realm.active[corner] = READY
    realm.roused = []


# Moving


def ends(realm: Realm, seat: int, start: int, strong: int, enough: int) -> list[int]:
    """Return the corners where a walk along a seat's roads from `start` may end, ascending.

    It ends on empty corners and on others' warriors weaker than `strong`. It passes empty corners
    and the seat's own; another's piece stops it. It looks for at most `enough` ends.
    """
    met = [False] * len(realm.owner)
    met[start] = True
    walked = [start]
    found: list[int] = []
    for corner in walked:  # grows during the walk
        owner = realm.owner[corner]
        if owner != seat and owner != NONE and corner != start:
            continue
        for side in realm.hexes.corner_sides[corner]:
            if realm.road[side] != seat:
                continue
            one, other = realm.hexes.side_ends[side]
            far = other if one == corner else one
            if met[far]:
                continue
            met[far] = True
            walked.append(far)
            piece = realm.piece[far]
            if piece == EMPTY or (TOWN_PIECE < piece < strong and realm.owner[far] != seat):
                found.append(far)
                if len(found) == enough:
                    return found
    found.sort()
    return found


def targets(realm: Realm, seat: int, corner: int) -> list[int]:
    """Return where a warrior may move: empty corners, and weaker warriors of others."""
    return ends(realm, seat, corner, realm.piece[corner], ALL)


def can_march(realm: Realm, seat: int, corner: int) -> bool:
    """Return whether a warrior has a target."""
    return len(ends(realm, seat, corner, realm.piece[corner], 1)) > 0


def shelters(realm: Realm, seat: int, corner: int) -> list[int]:
    """Return where a displaced warrior may go: empty corners only."""
    return ends(realm, seat, corner, EMPTY, ALL)


@mypyc_attr(acyclic=True)
class March(RealmEffect):
    """Moves a warrior along its roads, driving a weaker one away (R13.5)."""

    def __init__(self, seat: int, start: int) -> None:
        super().__init__(MARCHING, seat)
        self.start = start
        """The corner it is on."""

    def carry_on(self, realm: Realm, answer: int) -> None:
        seat, start = self.seat, self.start
        if answer == NONE:
            ends = targets(realm, seat, start)
            if len(ends) > 1:
                realm.ask(seat, MARCH_TO, start, realm.choice_by())
                return
            answer = CORNER + ends[0]
        end = answer - CORNER
        realm.done()
        strong = strength(realm, start)
        dismiss(realm, start)
        realm.tell("marches", seat, [start, end])
        if realm.piece[end] != EMPTY:
            displace(realm, end)
        post(realm, seat, end, strong, IDLE)

    def names(self) -> tuple[str, ...]:
        return ("start",)

    def blank(self) -> Effect:
        return March(0, 0)


def displace(realm: Realm, corner: int) -> None:
    """Drive a warrior from its corner; its owner finds another one for it (R13.7)."""
    owner, strong = realm.owner[corner], strength(realm, corner)
    active = realm.active[corner]
    dismiss(realm, corner)
    realm.tell("displaced", owner, [corner])
    realm.start_effect(Displaced(owner, corner, strong, active))


@mypyc_attr(acyclic=True)
class Displaced(RealmEffect):
    """Lets the owner of a displaced warrior find another corner for it (R13.7)."""

    def __init__(self, seat: int, corner: int, strong: int, active: int) -> None:
        super().__init__(DISPLACE, seat)
        self.corner = corner
        """The corner from which it was driven."""
        self.strong = strong
        self.active = active

    def carry_on(self, realm: Realm, answer: int) -> None:
        seat = self.seat
        if answer == NONE:
            ends = shelters(realm, seat, self.corner)
            if not ends:
                realm.done()
                realm.tell("lost", seat, [self.corner])
                return
            if len(ends) > 1:
                realm.ask(seat, RETREAT, self.corner, realm.choice_by())
                return
            answer = CORNER + ends[0]
        realm.done()
        post(realm, seat, answer - CORNER, self.strong, self.active)
        realm.tell("retreats", seat, [self.corner, answer - CORNER])

    def names(self) -> tuple[str, ...]:
        return ("corner", "strong", "active")

    def blank(self) -> Effect:
        return Displaced(0, 0, 0, 0)


# Words


def warrior_at(realm: Realm, corner: int, message: Callable[..., Text]) -> Text:
    """Return a message with a warrior and its place."""
    where = phrases.corner_place(realm, corner)
    return message(piece=phrases.piece(realm.piece[corner]), where=where)


def driving(realm: Realm, corner: int) -> Label:
    """Return the move that drives the warrior on a corner away."""
    there, where = phrases.piece(realm.piece[corner]), phrases.corner_place(realm, corner)
    return Label(m.move_drive(owner=realm.owner[corner], piece=there, where=where))


def stronger_note(realm: Realm, corner: int) -> Text:
    """Return the next stronger kind of the warrior on a corner."""
    return m.note_becomes(piece=phrases.WARRIORS[strength(realm, corner) + 1])


def no_warrior(realm: Realm, seat: int, corner: int) -> Refusal | None:
    """Refuse a corner without a warrior of this seat."""
    if not realm.wonders:
        return Refusal("R1.2", m.no_warrior_mode())
    trouble = no_corner(realm, corner)
    if trouble is not None:
        return trouble
    return None if commands(realm, seat, corner) else Refusal("R13.1", m.no_warrior_here())


def no_post(realm: Realm, corner: int) -> Refusal:
    """Refuse a corner where a seat can place no warrior."""
    if realm.piece[corner] != EMPTY:
        return owned(realm, "R13.1", corner, m.no_corner_taken)
    return Refusal("R13.1", m.no_warrior_road())


def no_step_up(realm: Realm, seat: int, corner: int) -> Refusal | None:
    """Return why a warrior cannot become stronger, whatever it costs; None if it can."""
    strong, numbers = strength(realm, corner) + 1, realm.terms.numbers
    if strong > STRENGTHS:
        return Refusal("R13.2", m.no_warrior_top())
    if not in_supply(realm, seat, strong):
        return none_left("R13.2", numbers.warriors[strong], phrases.WARRIORS[strong])
    if strong == STRENGTHS and not has_barracks(realm, seat):
        return Refusal("R13.3", m.no_warrior_barracks(level=numbers.strategic_level))
    return None


def _leads(realm: Realm, seat: int, start: int, corner: int) -> bool:
    """Return whether roads lead to a corner: a warrior could go there if nobody were on it."""
    there = realm.piece[corner]
    realm.piece[corner] = EMPTY
    leads = corner in shelters(realm, seat, start)
    realm.piece[corner] = there
    return leads


# The questions


class MarchTo(QuestionKind):
    """Where does a warrior go? Its corner is the subject."""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        return [CORNER + corner for corner in targets(realm, ask.seat, ask.subject)]

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        return Question(warrior_at(realm, ask.subject, m.ask_march))

    def label(self, realm: Realm, ask: Ask, move: int) -> Label | None:
        corner = move - CORNER
        if realm.piece[corner] != EMPTY:
            return driving(realm, corner)
        return Label(m.move_march_to(where=phrases.corner_place(realm, corner)))

    def refuse(self, realm: Realm, ask: Ask, move: int) -> Refusal | None:
        seat, start, corner = ask.seat, ask.subject, place_in(CORNER, move)
        if corner < 0 or corner in targets(realm, seat, start):
            return None
        if corner == start:
            return Refusal("R13.6", m.no_march_here())
        if not _leads(realm, seat, start, corner):
            return Refusal("R13.6", m.no_march_road())
        if realm.owner[corner] == seat or realm.piece[corner] <= TOWN_PIECE:
            return owned(realm, "R13.6", corner, m.no_corner_taken)
        return owned(realm, "R13.6", corner, m.no_march_strong)


class RetreatTo(QuestionKind):
    """Where does a displaced warrior go? The corner it was driven from is the subject."""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        return [CORNER + corner for corner in shelters(realm, ask.seat, ask.subject)]

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        displaced = realm.stack(ask.lane)[-1]
        assert isinstance(displaced, Displaced)
        where = phrases.corner_place(realm, ask.subject)
        return Question(m.ask_retreat(piece=phrases.WARRIORS[displaced.strong], where=where))

    def label(self, realm: Realm, ask: Ask, move: int) -> Label | None:
        return Label(m.move_retreat(where=phrases.corner_place(realm, move - CORNER)))

    def refuse(self, realm: Realm, ask: Ask, move: int) -> Refusal | None:
        corner = place_in(CORNER, move)
        if corner < 0:
            return None
        if not _leads(realm, ask.seat, ask.subject, corner):
            return Refusal("R13.7", m.no_march_road())
        return owned(realm, "R13.7", corner, m.no_retreat_taken)
