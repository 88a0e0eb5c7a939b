"""All moves of cards: drawn, discarded, put away (R6)."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Refusal, Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import DECK_KINDS, KINDS, OUTSIDE, PLACES
from aevum.games.temporum.moves import DISCARD, DRAWN, NO, YES
from aevum.games.temporum.rules.asks import DISCARD_CARD, F_CAVE, F_DISCARD, F_DRAW, YES_NO
from aevum.games.temporum.rules.chronicle import Chronicle, Perpetual
from aevum.games.temporum.rules.effect import ChronicleEffect, effect_below, effect_of
from aevum.games.temporum.rules.front import caves, discard_gain, drawn_gain, empty_draws
from aevum.games.temporum.rules.money import gain, sheltered
from aevum.games.temporum.rules.phrases import not_held
from aevum.games.temporum.rules.question import QuestionKind

# How optional a discard is
MUST: Final = 0
MAY: Final = 1
ANY_NUMBER: Final = 2


def hold(chron: Chronicle, seat: int, card: int) -> None:
    """Add a card to a hand."""
    hand = chron.hands[seat]
    place = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def kinds_in(hand: list[int]) -> list[int]:
    """Return the cards of a sorted hand, each once."""
    found: list[int] = []
    last = NONE
    for card in hand:
        if card != last:
            found.append(card)
            last = card
    return found


def count_kinds(hand: list[int]) -> int:
    """Return how many kinds of cards a sorted hand has."""
    found = 0
    last = NONE
    for card in hand:
        if card != last:
            found += 1
            last = card
    return found


def kind_at(hand: list[int], place: int) -> int:
    """Return the kind at a place of `kinds_in` a hand."""
    last = NONE
    for card in hand:
        if card != last:
            if place == 0:
                return card
            place -= 1
            last = card
    raise ValueError("a hand has fewer kinds of cards")


def put_away(chron: Chronicle, card: int) -> None:
    """Put a card where used ones go: the discard pile, or its own pile."""
    if card < DECK_KINDS:
        chron.thrown[card] += 1
    else:
        chron.special[card - DECK_KINDS] += 1


def take_special(chron: Chronicle, seat: int, card: int) -> int:
    """Let a seat take a Gizmo or Trade Goods; return 1, or 0 if the pile is empty."""
    if not chron.special[card - DECK_KINDS]:
        return 0
    chron.special[card - DECK_KINDS] -= 1
    hold(chron, seat, card)
    chron.note("takes", seat, card)
    return 1


def back(card: int) -> int:
    """Return what everybody sees of a card: Gizmos and Trade Goods have their own backs."""
    return card if card >= DECK_KINDS else NONE


def give(chron: Chronicle, giver: int, taker: int, card: int) -> None:
    """Hand a card that has left the giver's hand to another; only the two know which."""
    hold(chron, taker, card)
    chron.note("passes", giver, taker, back(card), reveals=True)
    chron.note("passed", giver, taker, card, audience=1 << giver | 1 << taker, reveals=True)


# Drawing


def ask_draw(chron: Chronicle, seat: int, number: int, report: bool = False) -> None:
    """Let a seat draw cards, as the last thing in a step: at once if chance is not asked.

    Set `report` if the running effect wants to know the cards.
    """
    if number <= 0:
        chron.result = 0
    elif chron.explicit:
        chron.start_effect(Drawing(seat, number, report))
    else:
        reader = effect_of(chron) if report else None
        chron.result = _draw_now(chron, seat, number + detected(chron, seat), reader)


def detected(chron: Chronicle, seat: int) -> int:
    """Return how many cards Detectives add to a draw with an empty hand (ruling 41)."""
    return 0 if chron.hands[seat] else empty_draws(chron, seat)


def _draw_now(chron: Chronicle, seat: int, number: int, reader: ChronicleEffect | None) -> int:
    """Draw cards without a question; return how many there were."""
    for drawn in range(number):
        card = chron.deck.next()
        if card == NONE:
            if not refill(chron):
                return drawn
            card = chron.deal(chron.deck)
        _get(chron, seat, card)
        if reader is not None:
            reader.drew(card)
    return number


@mypyc_attr(acyclic=True)
class Drawing(ChronicleEffect):
    """Cards being drawn; chance is asked for those without an order."""

    def __init__(self, seat: int, number: int, report: bool = False) -> None:
        super().__init__(F_DRAW, seat)
        self.number = number
        self.drawn = 0
        self.report = int(report)
        """1 if the effect below wants to know the cards."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if self.stage == 0:
            self.stage = 1
            self.number += detected(chron, self.seat)
        reader = effect_below(chron) if self.report else None
        if not chron.explicit:
            chron.done(_draw_now(chron, self.seat, self.number, reader))
            return
        card = NONE if answer == NONE else answer - DRAWN
        while True:
            if card != NONE:
                _get(chron, self.seat, card)
                self.drawn += 1
                if reader is not None:
                    reader.drew(card)
            if self.drawn == self.number:
                break
            card = chron.deck.next()
            if card == NONE:
                if not refill(chron):
                    break
                chron.roll()
                return
        chron.done(self.drawn)

    def names(self) -> tuple[str, ...]:
        return ("number", "drawn", "report")

    def blank(self) -> "Drawing":
        return Drawing(0, 0)


def refill(chron: Chronicle) -> bool:
    """Shuffle the discard pile into an empty deck; return whether there is a card to draw."""
    if not chron.deck.empty():
        return True
    found = False
    for card in range(KINDS):
        for _ in range(chron.thrown[card]):
            chron.deck.mix_in(card)
            found = True
    if found:
        chron.thrown = [0] * KINDS
        chron.note("shuffles", NONE)
    return found


def _get(chron: Chronicle, seat: int, card: int) -> None:
    chron.deck.take(card)
    hold(chron, seat, card)
    chron.drawn[seat] += 1
    chron.note("draws", seat)
    chron.note("drew", seat, card, audience=1 << seat, random=True)
    gain(chron, seat, drawn_gain(chron, seat))


# Discarding


def ask_discard(chron: Chronicle, seat: int, number: int, free: int = MUST) -> None:
    """Let a seat discard cards: it MUST, it MAY, or it may discard ANY_NUMBER of them."""
    if number <= 0 or sheltered(chron, seat):
        chron.result = 0
        return
    chron.start_effect(Discarding(seat, number, free))


@mypyc_attr(acyclic=True)
class Discarding(ChronicleEffect):
    """Cards being discarded; then Hidden Caves may come back."""

    def __init__(self, seat: int, number: int, free: int) -> None:
        super().__init__(F_DISCARD, seat)
        self.number = number
        self.dropped = 0
        """The number of cards discarded so far."""
        self.free = free

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat = self.seat
        if self.stage == 1:
            chron.done(self.dropped)
            return
        if answer == NO:
            self.number = self.dropped
        elif answer != NONE:
            self.drop(chron, answer - DISCARD)
        hand = chron.hands[seat]
        while self.dropped < self.number and hand:
            if self.free or len(hand) > self.number - self.dropped:
                chron.ask(seat, DISCARD_CARD, NONE)
                return
            self.drop(chron, hand[-1])
        self.stage = 1
        offer_caves(chron, seat, self.dropped)

    def drop(self, chron: Chronicle, card: int) -> None:
        """Discard a card of the hand."""
        chron.hands[self.seat].remove(card)
        self.dropped += 1
        throw_away(chron, self.seat, card)

    def names(self) -> tuple[str, ...]:
        return ("number", "dropped", "free")

    def blank(self) -> "Discarding":
        return Discarding(0, 0, 0)

    # Words

    def trail(self, chron: Chronicle, below: ChronicleEffect | None) -> list[Text]:
        return [] if below is None else below.loose_trail(chron)

    def question(self, chron: Chronicle, ask: Ask) -> Text:
        left, below = self.number - self.dropped, effect_below(chron)
        gain = below.stake(chron)
        if below.pays_by_discards():
            return m.ask_discard_price(cards=left)
        if self.free == ANY_NUMBER:
            return m.ask_discard_any(what=gain) if gain else m.ask_do(what=m.do_discard_any())
        deed = m.do_discard(cards=left)
        if self.free == MAY:
            return m.ask_may(what=m.do_to(what=deed, gain=gain) if gain else deed)
        if self.dropped:
            return m.ask_discard_more(cards=left)
        return m.ask_do(what=m.do_then(what=deed, then=gain) if gain else deed)

    def label(self, chron: Chronicle, move: int) -> Label | None:
        return Label(m.move_enough()) if move == NO and self.dropped else None

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        if move == NO:
            return Refusal("R2.6", m.no_must())
        if not DISCARD <= move < DISCARD + KINDS:
            return None
        return not_held(chron, ask.seat, move - DISCARD, "R6.4")

    def progress(self) -> int:
        return self.dropped


def discarding_of(chron: Chronicle) -> Discarding:
    """Return the discard on top of the stack."""
    discarding = chron.table[-1]
    assert isinstance(discarding, Discarding)
    return discarding


class DiscardCard(QuestionKind):
    """Which card of the hand to discard."""

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        cards = [DISCARD + card for card in kinds_in(chron.hands[ask.seat])]
        return [*cards, NO] if discarding_of(chron).free else cards

    def admits(self, chron: Chronicle, ask: Ask, move: int) -> bool:
        if move == NO:
            return discarding_of(chron).free != MUST
        return move >= DISCARD and move - DISCARD in chron.hands[ask.seat]

    def any_move(self, chron: Chronicle, ask: Ask, rng: Rng) -> int:
        hand = chron.hands[ask.seat]
        kinds = count_kinds(hand)
        ticket = int(rng.below(kinds + int(discarding_of(chron).free != MUST)))
        return NO if ticket == kinds else DISCARD + kind_at(hand, ticket)


def throw_away(chron: Chronicle, seat: int, card: int) -> None:
    """Discard a card that has left its place: the only function that does (ruling 24)."""
    put_away(chron, card)
    chron.note("discards", seat, card, reveals=True)
    gain(chron, seat, discard_gain(chron, seat))


def discard_hand(chron: Chronicle, seat: int) -> int:
    """Discard a whole hand; return the number of cards. Hidden Caves are not asked here."""
    if sheltered(chron, seat):
        return 0
    cards = chron.hands[seat]
    chron.hands[seat] = []
    for card in cards:
        throw_away(chron, seat, card)
    return len(cards)


# Cards in front of a player


def leave_play(chron: Chronicle, seat: int, card: Perpetual) -> None:
    """Remove a Perpetual card from the table, with everything on or under it."""
    chron.front[seat].remove(card)
    if card.tucked != NONE:
        throw_away(chron, seat, card.tucked)
    if card.place != NONE:
        _close(chron, card.place)


def _close(chron: Chronicle, place: int) -> None:
    """Remove a place outside Time with everything on it."""
    chron.zombies[place] = 0
    chron.bases[place] = 0
    chron.chits[place] = 0
    chron.gold[place] = 0
    if chron.simulation == place:
        chron.simulation = NONE
    for seat in range(chron.seats):
        if chron.hq[seat] == place:
            chron.hq[seat] = NONE
        if chron.pawn[seat] == place:
            chron.pawn[seat] = chron.real[4]


def free_place(chron: Chronicle) -> int:
    """Return the first number for an A Place Outside Time that is not used, NONE if all are."""
    used = [each.place for row in chron.front for each in row]
    for place in range(OUTSIDE, PLACES):
        if place not in used:
            return place
    return NONE


def lay_in_front(chron: Chronicle, seat: int, card: int, kind: int) -> None:
    """Lay a Perpetual card in front of a seat, as the card whose number is `kind`."""
    acts_as = chron.terms.cards[kind]
    place = free_place(chron) if acts_as.is_place() else NONE
    chron.front[seat].append(Perpetual(acts_as, card, chron.plays, 0, NONE, place))


def discard_from_play(chron: Chronicle, seat: int, card: Perpetual) -> None:
    """Discard a Perpetual card from play."""
    leave_play(chron, seat, card)
    throw_away(chron, seat, card.card)


def first_of(chron: Chronicle, seat: int, kind: int) -> Perpetual | None:
    """Return a seat's first Perpetual card that acts as a kind."""
    for each in chron.front[seat]:
        if each.kind == kind:
            return each
    return None


# Hidden Cave


def offer_caves(chron: Chronicle, seat: int, discarded: int) -> None:
    """Let a seat's Hidden Caves come back after an instruction made it discard something."""
    if discarded and chron.front[seat]:
        number = len(caves(chron, seat))
        if number:
            chron.start_effect(CavesReturn(seat, number, discarded))


@mypyc_attr(acyclic=True)
class CavesReturn(ChronicleEffect):
    """For each of these Caves: does it return to the hand? The result is the number of discards."""

    def __init__(self, seat: int, left: int, discarded: int) -> None:
        super().__init__(F_CAVE, seat)
        self.left = left
        """How many Caves still to ask for."""
        self.discarded = discarded

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat = self.seat
        if answer == YES:
            cave = caves(chron, seat)[0]
            leave_play(chron, seat, cave)
            hold(chron, seat, cave.card)
            chron.note("returns", seat, cave.card)
            self.left -= 1
        if answer == NO or self.left == 0:
            chron.done(self.discarded)
        else:
            chron.ask(seat, YES_NO, caves(chron, seat)[0].kind)

    def names(self) -> tuple[str, ...]:
        return ("left", "discarded")

    def blank(self) -> "CavesReturn":
        return CavesReturn(0, 0, 0)

    # Words

    def trail(self, chron: Chronicle, below: ChronicleEffect | None) -> list[Text]:
        return [m.part_name_card(card="hidden-cave")]

    def question(self, chron: Chronicle, ask: Ask) -> Text:
        return m.ask_may(what=m.do_take_this())

    def label(self, chron: Chronicle, move: int) -> Label | None:
        return Label(m.move_do(what=m.do_take_card(card="hidden-cave"))) if move == YES else None
