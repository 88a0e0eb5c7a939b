"""All fields of a chronicle, declared once: saves, their checks and the holes of masks follow."""

from typing import Final

from aevum.core.data import Reader, inconsistent
from aevum.core.fields import (
    ANY_LENGTH,
    MANY,
    Extents,
    Field,
    Fields,
    Number,
    Numbers,
    Part,
    Size,
    Word,
    numbers,
    within,
)
from aevum.core.native import mypyc_attr
from aevum.core.pile import load_pile
from aevum.core.state import NONE, UNKNOWN, State
from aevum.games.temporum.data import DECK_KINDS, KINDS, PLACES, POINTERS, SLOTS, ZONES
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle, Perpetual
from aevum.games.temporum.rules.effect import effect_of

LAST_CARD: Final = KINDS - 1
LAST_PLACE: Final = PLACES - 1
SEATS: Final = Size("seat")
LAST_SEAT: Final = Size("seat", less=1)


def extents(chron: Chronicle) -> Extents:
    """Return how much there is of each thing that the declaration names."""
    return {
        "seat": chron.seats,
        "crown": chron.terms.numbers.crowns,
        "set of seats": 1 << chron.seats,
    }


# Cards


@mypyc_attr(acyclic=True)
class QuietPile(Numbers):
    """The pile on Quiet Planet: only the player who chooses from it sees its cards."""

    def has_holes(self) -> bool:
        return True

    def hide(self, state: State, viewer: int) -> None:
        assert isinstance(state, Chronicle)
        if state.quiet and not self.looks(state, viewer):
            state.quiet = [UNKNOWN] * len(state.quiet)

    def looks(self, chron: Chronicle, viewer: int) -> bool:
        """Return whether a viewer is looking through the pile."""
        if not chron.table or not chron.asks:
            return False
        effect = effect_of(chron)
        return effect.seat == viewer and effect.shows_pile()


@mypyc_attr(acyclic=True)
class Hands(Field):
    """A sorted hand of each seat: others see only the number of cards and the backs."""

    def write(self, state: State) -> object:
        assert isinstance(state, Chronicle)
        return [hand[:] for hand in state.hands]

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        assert isinstance(state, Chronicle)
        inner = reader.inner()
        state.hands = [
            numbers(inner, ANY_LENGTH, UNKNOWN, LAST_CARD, extents) for _ in range(state.seats)
        ]
        inner.end()

    def has_holes(self) -> bool:
        return True

    def hide(self, state: State, viewer: int) -> None:
        assert isinstance(state, Chronicle)
        hands = state.hands
        state.hands = [
            hands[seat] if seat == viewer else self.backs(hands[seat])
            for seat in range(state.seats)
        ]

    def backs(self, hand: list[int]) -> list[int]:
        """Return a hand as others see it: sorted, so that cards of the deck come first."""
        seen = [UNKNOWN] * len(hand)
        at = len(hand) - 1
        while at >= 0 and hand[at] >= DECK_KINDS:
            seen[at] = hand[at]
            at -= 1
        return seen


@mypyc_attr(acyclic=True)
class Deck(Field):
    """The deck, hidden like a pile."""

    def write(self, state: State) -> object:
        assert isinstance(state, Chronicle)
        return state.deck.to_data()

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        assert isinstance(state, Chronicle)
        inner = reader.inner()
        deck = load_pile(inner, KINDS)
        inner.end()
        for card in deck.top + deck.bottom:
            within(reader, card, UNKNOWN, LAST_CARD, extents)
        state.deck = deck

    def has_holes(self) -> bool:
        return True

    def hide(self, state: State, viewer: int) -> None:
        assert isinstance(state, Chronicle)
        state.deck = state.deck.hidden(viewer)


@mypyc_attr(acyclic=True)
class Front(Field):
    """Perpetual cards in front of each seat; others do not see cards under them."""

    def write(self, state: State) -> object:
        assert isinstance(state, Chronicle)
        return [[self.row(card) for card in row] for row in state.front]

    def row(self, card: Perpetual) -> list[int]:
        """Return a card as numbers."""
        return [card.kind, card.card, card.since, card.coins, card.tucked, card.place]

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        assert isinstance(state, Chronicle)
        inner = reader.inner()
        front: list[list[Perpetual]] = []
        for _ in range(state.seats):
            row = inner.inner()
            front.append([self.one(state, row.inner(), extents) for _ in row.items])
        inner.end()
        state.front = front

    def one(self, chron: Chronicle, reader: Reader, extents: Extents) -> Perpetual:
        """Return a card."""
        kind = within(reader, reader.number(), 0, LAST_CARD, extents)
        card = within(reader, reader.number(), 0, LAST_CARD, extents)
        since = within(reader, reader.number(), 0, MANY, extents)
        coins = within(reader, reader.number(), 0, MANY, extents)
        tucked = within(reader, reader.number(), UNKNOWN, LAST_CARD, extents)
        place = within(reader, reader.number(), NONE, LAST_PLACE, extents)
        reader.end()
        return Perpetual(chron.terms.cards[kind], card, since, coins, tucked, place)

    def has_holes(self) -> bool:
        return True

    def hide(self, state: State, viewer: int) -> None:
        assert isinstance(state, Chronicle)
        for seat in range(state.seats):
            if seat != viewer and self.covers(state.front[seat]):
                front = state.front[:]
                front[seat] = [self.back(card) for card in front[seat]]
                state.front = front

    def covers(self, row: list[Perpetual]) -> bool:
        """Return whether a card with a common back is under one of these."""
        return any(0 <= card.tucked < DECK_KINDS for card in row)

    def back(self, card: Perpetual) -> Perpetual:
        """Return a card as others see it: the backs of Gizmos and Trade Goods show what they
        are."""
        if not 0 <= card.tucked < DECK_KINDS:
            return card
        return Perpetual(card.acts_as, card.card, card.since, card.coins, UNKNOWN, card.place)


# The declaration, in the order of a save

TABLE: Final = Part(
    [
        Numbers("zones", SLOTS, NONE, len(ZONES) - 1),
        Numbers("pointer", POINTERS, 0, 1),
        Numbers("pawn", SEATS, 0, LAST_PLACE),
        Numbers("crowns", Size("seat", STRIDE), 0, Size("crown")),
        Numbers("money", SEATS, 0, MANY),
        Hands("hands"),
        Deck("deck"),
        Numbers("thrown", KINDS, 0, MANY),
        Numbers("special", KINDS - DECK_KINDS, 0, MANY),
        Front("front"),
        Number("plays", 0, MANY),
    ]
)
TOKENS: Final = Part(
    [
        QuietPile("quiet", ANY_LENGTH, UNKNOWN, LAST_CARD),
        Part(
            [
                Number("robot", NONE, LAST_CARD),
                Number("laurels", NONE, LAST_SEAT),
                Number("sage", NONE, LAST_SEAT),
                Number("simulation", NONE, LAST_PLACE),
            ]
        ),
        Numbers("hq", SEATS, NONE, LAST_PLACE),
        Numbers("bases", PLACES, 0, Size("set of seats", less=1)),
        Numbers("zombies", PLACES, 0, MANY),
        Numbers("purse", PLACES, 0, MANY),
        Numbers("gold", PLACES, 0, MANY),
        Numbers("chits", PLACES, 0, SEATS),
        Numbers("poison", SEATS, 0, MANY),
        Numbers("fresh_poison", SEATS, 0, MANY),
    ]
)
TURN: Final = Part(
    [
        Part(
            [
                Number("first", 0, LAST_SEAT),
                Number("turn", 0, LAST_SEAT),
                Number("turns", 0, MANY),
                Number("before", NONE, LAST_SEAT),
                Number("regular", 0, LAST_SEAT),
                Number("winner", NONE, LAST_SEAT),
            ]
        ),
        Numbers("extra", ANY_LENGTH, 0, LAST_SEAT),
        Numbers("visited", SEATS, 0, MANY),
        Numbers("gained", SEATS, 0, MANY),
        Numbers("drawn", SEATS, 0, MANY),
        Numbers("arrived", SEATS, 0, MANY),
        Numbers("blocked", SEATS, 0, 1),
        Numbers("named", Size("seat", STRIDE), 0, 1),
        Numbers("relics", SEATS, 0, 1),
        Numbers("scimitars", SEATS, 0, MANY),
        Numbers("beyond", SEATS, 0, 1),
        Numbers("after", ANY_LENGTH, 0, MANY),
        Numbers("ends", ANY_LENGTH, 0, MANY),
        Word("ending", ("", "crowns", "money")),
    ]
)

FIELDS: Final = Fields(
    [TABLE, TOKENS, TURN],
    derived=(
        "terms",  # the same throughout the match
        "real", "reign", "held_time", "asks_beyond",  # found by `look`
    ),
)  # fmt: skip


def check(chron: Chronicle) -> None:
    """Raise a BadData if the fields do not fit together."""
    for seat in range(chron.seats):
        crowns = chron.crowns[seat * STRIDE : seat * STRIDE + STRIDE]
        if sum(crowns) != chron.terms.numbers.crowns:
            raise inconsistent("crowns are missing")
    if len(chron.after) % 2 or len(chron.ends) % 2:
        raise inconsistent("what waits belongs to nobody")
