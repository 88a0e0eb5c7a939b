"""Cards come and go here: drawn, discarded, put away (R6)."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.temporum.cards.extra_piles import DECK_KINDS, KINDS
from aevum.games.temporum.cards.names import DETECTIVE, EXPLORER, HIDDEN_CAVE, THINK_TANK
from aevum.games.temporum.data import OUTSIDE, PLACES
from aevum.games.temporum.moves import DISCARD, DRAWN, NO, YES
from aevum.games.temporum.rules.asks import DISCARD_CARD, F_CAVE, F_DISCARD, F_DRAW, YES_NO
from aevum.games.temporum.rules.chronicle import Chronicle, Perpetual
from aevum.games.temporum.rules.money import gain, sheltered

REPORT: Final = 1  # `c` of a draw: the frame below wants to know the cards


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


def put_away(chron: Chronicle, card: int) -> None:
    """Lay a card where used ones go: the discard pile, or its own pile."""
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
    """Return what everybody sees of a card: Gizmos and Trade Goods have backs of their own."""
    return card if card >= DECK_KINDS else NONE


# Drawing


def ask_draw(chron: Chronicle, seat: int, number: int, report: int = 0) -> None:
    """Let a seat draw cards, as the last thing a step does: at once where chance is not asked.

    `report` where the frame that runs wants to know the cards.
    """
    if number <= 0:
        chron.result = 0
    elif chron.explicit:
        chron.push(F_DRAW, seat, number, 0, report)
    else:
        reader = chron.table[-1] if report else None
        chron.result = _draw_now(chron, seat, number + detected(chron, seat), reader)


def detected(chron: Chronicle, seat: int) -> int:
    """Return how many cards Detectives add to a draw: they look for an empty hand (ruling 41)."""
    if chron.hands[seat]:
        return 0
    return chron.terms.numbers.detective_draws * chron.has(seat, DETECTIVE)


def _draw_now(chron: Chronicle, seat: int, number: int, reader: Frame | None) -> int:
    """Draw cards without a question; return how many there were."""
    for drawn in range(number):
        card = chron.deck.next()
        if card == NONE:
            if not refill(chron):
                return drawn
            card = chron.deal(chron.deck)
        _get(chron, seat, card)
        if reader is not None:
            reader.items.append(card)
    return number


def step_draw(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Draw `a` cards, `b` so far; chance is asked for those nobody has ordered."""
    if frame.pc == 0:
        frame.pc = 1
        frame.a += detected(chron, frame.seat)
    reader = chron.table[-2] if frame.c == REPORT else None
    if not chron.explicit:
        chron.done(_draw_now(chron, frame.seat, frame.a, reader))
        return
    card = NONE if answer == NONE else answer - DRAWN
    while True:
        if card != NONE:
            _get(chron, frame.seat, card)
            frame.b += 1
            if reader is not None:
                reader.items.append(card)
        if frame.b == frame.a:
            break
        card = chron.deck.next()
        if card == NONE:
            if not refill(chron):
                break
            chron.roll()
            return
    chron.done(frame.b)


def refill(chron: Chronicle) -> bool:
    """Shuffle the discard pile into an empty deck; tell whether there is a card to draw."""
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
    gain(chron, seat, chron.terms.numbers.explorer_gain * chron.has(seat, EXPLORER))


# Discarding


def ask_discard(chron: Chronicle, seat: int, number: int, free: int = 0) -> None:
    """Let a seat discard cards. `free` is 1 where it may leave it, 2 for as many as it likes."""
    if number <= 0 or sheltered(chron, seat):
        chron.result = 0
        return
    chron.push(F_DISCARD, seat, number, 0, free)


def step_discard(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Discard `a` cards, `b` so far; then Hidden Caves may come back."""
    seat = frame.seat
    if frame.pc == 1:
        chron.done(frame.b)
        return
    if answer == NO:
        frame.a = frame.b
    elif answer != NONE:
        _drop(chron, frame, answer - DISCARD)
    hand = chron.hands[seat]
    while frame.b < frame.a and hand:
        if frame.c or len(hand) > frame.a - frame.b:
            chron.ask(seat, DISCARD_CARD, NONE)
            return
        _drop(chron, frame, hand[-1])
    frame.pc = 1
    offer_caves(chron, seat, frame.b)


def _drop(chron: Chronicle, frame: Frame, card: int) -> None:
    chron.hands[frame.seat].remove(card)
    frame.b += 1
    throw_away(chron, frame.seat, card)


def throw_away(chron: Chronicle, seat: int, card: int) -> None:
    """Discard a card that has left its place: the one way everything goes (ruling 24)."""
    put_away(chron, card)
    chron.note("discards", seat, card, reveals=True)
    gain(chron, seat, chron.terms.numbers.think_tank_gain * chron.has(seat, THINK_TANK))


def discard_hand(chron: Chronicle, seat: int) -> int:
    """Discard a whole hand; return how many cards it was. Hidden Caves are not asked here."""
    if sheltered(chron, seat):
        return 0
    cards = chron.hands[seat]
    chron.hands[seat] = []
    for card in cards:
        throw_away(chron, seat, card)
    return len(cards)


# Cards in front of a player


def leave_play(chron: Chronicle, seat: int, card: Perpetual) -> None:
    """Take a Perpetual card from the table, and what was on it or under it."""
    chron.front[seat].remove(card)
    if card.tucked != NONE:
        throw_away(chron, seat, card.tucked)
    if card.place != NONE:
        _close(chron, card.place)


def _close(chron: Chronicle, place: int) -> None:
    """Take a place outside Time away with everything on it."""
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
    """After an instruction made a seat discard something, its Hidden Caves may come back."""
    if discarded and chron.has(seat, HIDDEN_CAVE):
        chron.push(F_CAVE, seat, chron.has(seat, HIDDEN_CAVE), discarded)


def step_cave(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Ask for each of `a` Caves whether it returns to the hand; leave the number `b` discarded."""
    seat = frame.seat
    if answer == YES:
        cave = first_of(chron, seat, HIDDEN_CAVE)
        assert cave is not None
        leave_play(chron, seat, cave)
        hold(chron, seat, cave.card)
        chron.note("returns", seat, cave.card)
        frame.a -= 1
    if answer == NO or frame.a == 0:
        chron.done(frame.b)
    else:
        chron.ask(seat, YES_NO, HIDDEN_CAVE)
