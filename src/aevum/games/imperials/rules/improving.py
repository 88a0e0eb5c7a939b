"""Improvements, strategic improvements and wonders (R11, R12)."""

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Question, Refusal, Text, counted_list
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import (
    CARDS,
    COLOURS,
    RESOURCES,
)
from aevum.games.imperials.moves import CORNER, place_in
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.asks import PLACE_WONDER, WONDER
from aevum.games.imperials.rules.effect import RealmEffect
from aevum.games.imperials.rules.land import count_points, count_ratios, give_back
from aevum.games.imperials.rules.question import QuestionKind
from aevum.games.imperials.rules.realm import PIECES, TOWN_COUNT, TOWN_PIECE, Realm


def level(realm: Realm, seat: int, colour: int) -> int:
    """Return how many improvements of a colour a seat has built."""
    return realm.levels[seat * COLOURS + colour]


def improvement_cost(realm: Realm, seat: int, colour: int, discount: int) -> int:
    """Return how many cards of its commodity a seat's next improvement of a colour costs."""
    costs = realm.terms.numbers.level_costs
    return max(0, costs[realm.levels[seat * COLOURS + colour]] - discount)


def improved_fully(realm: Realm, seat: int, colour: int) -> bool:
    """Return whether a seat has built all improvements of a colour."""
    return realm.levels[seat * COLOURS + colour] >= realm.terms.numbers.levels


def improvable(realm: Realm, seat: int, colour: int, discount: int = 0) -> bool:
    """Return whether a seat may build its next improvement of a colour, and can pay for it."""
    if improved_fully(realm, seat, colour):
        return False
    cost = improvement_cost(realm, seat, colour, discount)
    if realm.hands[seat * CARDS + RESOURCES + colour] < cost:
        return False
    return may_improve(realm, seat, colour)


def may_improve(realm: Realm, seat: int, colour: int) -> bool:
    """Return whether a seat's towns let it build its next improvement of a colour."""
    if improved_fully(realm, seat, colour) or not realm.pieces[seat * PIECES + TOWN_COUNT]:
        return False
    return not gains_wonder(realm, seat, colour) or len(free_towns(realm, seat)) > 0


def gains_wonder(realm: Realm, seat: int, colour: int) -> bool:
    """Return whether the next improvement brings a wonder that is elsewhere or nowhere."""
    new = level(realm, seat, colour) + 1
    numbers = realm.terms.numbers
    holder = realm.wonder_of[colour]
    if new == numbers.wonder_level:
        return holder == NONE
    return new == numbers.levels and holder != seat and not realm.great[colour]


def free_towns(realm: Realm, seat: int) -> list[int]:
    """Return a seat's towns without a wonder."""
    return [
        corner
        for corner in range(len(realm.owner))
        if realm.owner[corner] == seat
        and realm.piece[corner] == TOWN_PIECE
        and realm.wonder[corner] == NONE
    ]


def improve(realm: Realm, seat: int, colour: int, discount: int = 0) -> None:
    """Build the next improvement of a colour and pay for it."""
    numbers = realm.terms.numbers
    gains = gains_wonder(realm, seat, colour)
    now = level(realm, seat, colour) + 1
    give_back(realm, seat, RESOURCES + colour, improvement_cost(realm, seat, colour, discount))
    realm.levels[seat * COLOURS + colour] = now
    realm.tell("improves", seat, [colour, now, *numbers.unprinted("strategic.level")])
    if now == numbers.strategic_level and colour == 1:
        count_ratios(realm, seat)
    if now == numbers.levels and realm.wonder_of[colour] == seat:
        realm.great[colour] = 1
        realm.tell("great", seat, [colour])
    if gains:
        _lose_wonder(realm, colour)
        realm.wonder_of[colour] = seat
        realm.great[colour] = int(now == numbers.levels)
        count_points(realm, seat)
        realm.start_effect(NewWonder(seat, colour))


def _lose_wonder(realm: Realm, colour: int) -> None:
    """Take a wonder from its holder, because somebody has built more."""
    holder = realm.wonder_of[colour]
    if holder == NONE:
        return
    realm.wonder[realm.wonder.index(colour)] = NONE
    realm.wonder_of[colour] = NONE
    count_points(realm, holder)


@mypyc_attr(acyclic=True)
class NewWonder(RealmEffect):
    """A seat chooses the town for its new wonder (R12.4)."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(WONDER, seat)
        self.colour = colour

    def carry_on(self, realm: Realm, answer: int) -> None:
        towns = free_towns(realm, self.seat)
        if answer == NONE and len(towns) > 1:
            realm.ask(self.seat, PLACE_WONDER, self.colour, realm.choice_by())
            return
        corner = towns[0] if answer == NONE else answer - CORNER
        realm.wonder[corner] = self.colour
        realm.done()
        realm.tell("wonder", self.seat, [self.colour, corner, realm.great[self.colour]])

    def names(self) -> tuple[str, ...]:
        return ("colour",)

    def blank(self) -> Effect:
        return NewWonder(0, 0)


# Words


def improvement_label(realm: Realm, seat: int, colour: int, discount: int) -> Label:
    """Return the next improvement of a colour with its cost and effects."""
    new = level(realm, seat, colour) + 1
    price = improvement_cost(realm, seat, colour, discount)
    paid = counted_list("good", phrases.one(RESOURCES + colour, price)) if price else None
    notes = [*([] if price else [m.note_free()]), *_brings(realm, seat, colour, new)]
    return Label(m.move_improve(colour=phrases.COLOURS[colour], level=new), paid, tuple(notes))


def _brings(realm: Realm, seat: int, colour: int, new: int) -> list[Text]:
    """Return the effects of a seat's next level of a colour, besides action cards."""
    numbers = realm.terms.numbers
    found: list[Text] = []
    if new == numbers.strategic_level:
        found.append(m.note_work(work=phrases.STRATEGIC[colour]))
    if gains_wonder(realm, seat, colour):
        work = phrases.wonder(colour, int(new == numbers.levels))
        found.append(m.note_wonder(work=work, points=numbers.wonder_points))
    elif new == numbers.levels and realm.wonder_of[colour] == seat:
        found.append(m.note_great(work=phrases.GREAT[colour]))
    return found


def no_improvement(realm: Realm, seat: int, colour: int, discount: int) -> Refusal | None:
    """Refuse the next improvement of a colour; a discount is that of an action card."""
    if not realm.wonders:
        return Refusal("R1.2", m.no_improve_mode())
    name, now = phrases.COLOURS[colour], level(realm, seat, colour)
    if improved_fully(realm, seat, colour):
        return Refusal("R11.4", m.no_improve_top(colour=name, level=now))
    if not realm.pieces[seat * PIECES + TOWN_COUNT]:
        return Refusal("R11.5", m.no_improve_town())
    held = realm.hands[seat * CARDS + RESOURCES + colour]
    cost = improvement_cost(realm, seat, colour, discount)
    if held < cost:
        price = phrases.one(RESOURCES + colour, cost)
        text = m.no_improve_cost(colour=name, level=now + 1, cost=price, held=held)
        return Refusal("R11.4", text)
    if gains_wonder(realm, seat, colour) and not free_towns(realm, seat):
        return Refusal("R12.4", m.no_improve_wonder())
    return None


class ChooseFreeTown(QuestionKind):
    """Which town without a wonder?"""

    def __init__(self, rule: str) -> None:
        self.rule = rule
        """The paragraph of the rules that requires it."""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        return [CORNER + corner for corner in free_towns(realm, ask.seat)]

    def refuse(self, realm: Realm, ask: Ask, move: int) -> Refusal | None:
        corner = place_in(CORNER, move)
        if corner < 0:
            return None
        if realm.owner[corner] != ask.seat or realm.piece[corner] != TOWN_PIECE:
            return Refusal(self.rule, m.no_own_town())
        return Refusal(self.rule, m.no_town_wonder())


class PlaceWonder(ChooseFreeTown):
    """Which town gets a new wonder? Its colour is the subject (R12.4)."""

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        work = phrases.wonder(ask.subject, realm.great[ask.subject])
        return Question(m.ask_wonder(work=work))

    def label(self, realm: Realm, ask: Ask, move: int) -> Label | None:
        work = phrases.wonder(ask.subject, realm.great[ask.subject])
        where = phrases.corner_place(realm, move - CORNER)
        return Label(m.move_wonder(work=work, where=where))
