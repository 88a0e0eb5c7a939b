"""Action cards in decks and hands: drawing, keeping, putting back (R9, R15)."""

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Question, Refusal
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import ACTIONS, BASIC_DECK, DECKS
from aevum.games.imperials.moves import ACTION_CARD, DRAWN, place_in
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.asks import DRAW, DROP_ACTION, DROPS
from aevum.games.imperials.rules.effect import RealmEffect
from aevum.games.imperials.rules.question import QuestionKind
from aevum.games.imperials.rules.realm import KINDS, Realm


def hold_card(realm: Realm, seat: int, card: int) -> None:
    """Add an action card to a hand."""
    realm.cards[seat * KINDS + card] += 1
    realm.held[seat * DECKS + ACTIONS[card].deck] += 1


def let_go(realm: Realm, seat: int, card: int) -> None:
    """Remove an action card from a hand."""
    realm.cards[seat * KINDS + card] -= 1
    realm.held[seat * DECKS + ACTIONS[card].deck] -= 1


def cards_held(realm: Realm, seat: int) -> int:
    """Return how many action cards a seat has."""
    first = seat * DECKS
    if not realm.wonders:
        return realm.held[first + BASIC_DECK]
    return realm.held[first] + realm.held[first + 1] + realm.held[first + 2]


def named_actions(realm: Realm, seat: int) -> list[int]:
    """Return the moves that name an action card of a seat."""
    return [ACTION_CARD + kind for kind in range(KINDS) if realm.cards[seat * KINDS + kind]]


def ask_card(realm: Realm, seat: int, deck: int) -> None:
    """Let a seat draw a card; an empty deck gives nothing."""
    realm.start_effect(DrawCard(seat, deck))


@mypyc_attr(acyclic=True)
class DrawCard(RealmEffect):
    """A seat draws an action card: chance decides among the cards without an order."""

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(DRAW, seat)
        self.deck = deck

    def carry_on(self, realm: Realm, answer: int) -> None:
        seat, pile = self.seat, realm.decks[self.deck]
        card = pile.next() if answer == NONE else answer - DRAWN
        if card == NONE and not pile.empty():
            realm.roll()
            return
        realm.done()
        if card == NONE:
            realm.tell("empty", seat, [self.deck])
            return
        pile.take(card)
        realm.terms.cards[card].drawn(realm, seat)

    def odds(self, realm: Realm) -> list[tuple[int, int]]:
        return [(DRAWN + card, n) for card, n in realm.decks[self.deck].outcomes()]

    def names(self) -> tuple[str, ...]:
        return ("deck",)

    def blank(self) -> Effect:
        return DrawCard(0, 0)


def has_too_many(realm: Realm, seat: int) -> bool:
    """Return whether a seat has more action cards than it may keep."""
    return cards_held(realm, seat) > realm.terms.numbers.action_limit


def ask_drops(realm: Realm, seat: int) -> None:
    """Let a seat with too many action cards put some under their decks (A19)."""
    if has_too_many(realm, seat):
        realm.start_effect(DropCards(seat))


@mypyc_attr(acyclic=True)
class DropCards(RealmEffect):
    """A seat puts action cards under their decks until it has as many as it may keep."""

    def __init__(self, seat: int) -> None:
        super().__init__(DROPS, seat)

    def carry_on(self, realm: Realm, answer: int) -> None:
        seat = self.seat
        if answer != NONE:
            card = answer - ACTION_CARD
            let_go(realm, seat, card)
            deck = ACTIONS[card].deck
            realm.decks[deck].put_under(card, 1 << seat)
            realm.tell("drops", seat, [deck])
            realm.tell("dropped", seat, [card], 1 << seat)
        if has_too_many(realm, seat):
            realm.ask(seat, DROP_ACTION, NONE, realm.choice_by())
        else:
            realm.done()

    def blank(self) -> Effect:
        return DropCards(0)


class DropAction(QuestionKind):
    """Which action card goes under its deck?"""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        return named_actions(realm, ask.seat)

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        held, limit = cards_held(realm, ask.seat), realm.terms.numbers.action_limit
        return Question(m.ask_drop_action(), notes=(m.note_too_many(actions=held, limit=limit),))

    def label(self, realm: Realm, ask: Ask, move: int) -> Label | None:
        card = move - ACTION_CARD
        note = realm.terms.cards[card].brief(realm.terms.numbers)
        return Label(m.move_put_back(card=phrases.CARDS[card]), notes=(note,))

    def refuse(self, realm: Realm, ask: Ask, move: int) -> Refusal | None:
        card = place_in(ACTION_CARD, move)
        if card < 0:
            return None
        return Refusal("R15.4", m.no_card_held(card=phrases.CARDS[card]))
