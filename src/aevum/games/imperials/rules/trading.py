"""Trading with each other: offers and counter-offers, and what their makers do with them (R8)."""

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import NONE, UNKNOWN, Ask
from aevum.core.text import Question, Refusal
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import CARDS, OFFER_SLOTS
from aevum.games.imperials.moves import (
    ASK,
    CANCEL,
    GIVE,
    MARKET_TRADE,
    PLAYER_TRADE,
    SEND,
)
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.asks import CHOOSE_MARKET, DRAFT, WHERE
from aevum.games.imperials.rules.effect import RealmEffect
from aevum.games.imperials.rules.land import give_back, hand_over, take
from aevum.games.imperials.rules.market import (
    clear_offers,
    kinds_traded,
    market_takes,
)
from aevum.games.imperials.rules.offer import ACCEPTED, REJECTED, SILENT, Offer, covers
from aevum.games.imperials.rules.question import QuestionKind
from aevum.games.imperials.rules.realm import Realm

# Drafts


@mypyc_attr(acyclic=True)
class Draft(RealmEffect):
    """An offer that a seat is putting together, in its own lane; no step runs it."""

    def __init__(self, seat: int) -> None:
        super().__init__(DRAFT, seat)
        self.give: list[int] = [0] * CARDS
        """The cards that its maker would give."""
        self.want: list[int] = [0] * CARDS

    def both(self) -> list[int]:
        """Return what is given, then what is wanted."""
        return self.give + self.want

    def public(self) -> bool:
        return False

    def guess(self, realm: Realm, rng: Rng) -> None:
        """A hidden draft is guessed to be empty."""
        if self.give[0] == UNKNOWN:
            self.give = [0] * CARDS
            self.want = [0] * CARDS

    def names(self) -> tuple[str, ...]:
        return ("give", "want")

    def blank(self) -> Effect:
        return Draft(0)


def draft_of(realm: Realm, seat: int) -> Draft | None:
    """Return the offer that a seat is putting together, if there is one."""
    lane = realm.lanes[seat]
    if not lane:
        return None
    draft = lane[0]
    return draft if isinstance(draft, Draft) else None


def open_draft(realm: Realm, seat: int) -> Draft:
    """Return the offer that a seat is putting together, which must exist."""
    draft = draft_of(realm, seat)
    assert draft is not None
    return draft


def begin_draft(realm: Realm, seat: int) -> None:
    """Begin an offer or a counter-offer."""
    realm.drafted[seat] += 1
    realm.start_effect_on(seat, Draft(seat))
    realm.tell("begins", seat, [])


def draft_moves(realm: Realm, seat: int, draft: Draft) -> list[int]:
    """Return the moves that continue an offer in progress."""
    kinds = kinds_traded(realm)
    give, want = draft.give, draft.want
    hand = seat * CARDS
    found = [
        GIVE + card
        for card in range(kinds)
        if give[card] < realm.hands[hand + card] and not want[card]
    ]
    stock = realm.terms.numbers.stock
    found += [ASK + card for card in range(kinds) if want[card] < stock[card] and not give[card]]
    if sum(give) and sum(want) and may_send(realm, seat, draft):
        found.append(SEND)
    found.append(CANCEL)
    return found


def may_send(realm: Realm, seat: int, draft: Draft) -> bool:
    """Return whether an offer is not open already, and its maker can keep it."""
    if not covers(realm.hands, seat * CARDS, draft.give):
        return False
    if seat != realm.turn:
        return has_open_offer(realm)
    return not any(
        offer is not None and offer.same(draft.give, draft.want)
        for offer in realm.offers[:OFFER_SLOTS]
    )


def drop_draft(realm: Realm, seat: int) -> None:
    """Drop what a seat was putting together."""
    if draft_of(realm, seat) is not None:
        del realm.lanes[seat][0]


# Offers


def has_open_offer(realm: Realm) -> bool:
    """Return whether the player of the turn has an open offer."""
    return any(offer is not None for offer in realm.offers[:OFFER_SLOTS])


def send(realm: Realm, seat: int) -> None:
    """Show a finished draft to everybody, or ask whether to take it to the market (A29)."""
    draft = open_draft(realm, seat)
    if seat != realm.turn:
        drop_draft(realm, seat)
        _open(realm, OFFER_SLOTS + seat, Offer(seat, draft.want, draft.give, [], []))
    elif market_takes(realm, seat, draft.give, draft.want):
        realm.tell("ponders", seat, [])
        realm.start_effect(ChooseMarket(seat))
    else:
        publish(realm, seat)


def publish(realm: Realm, seat: int) -> None:
    """Open the draft of the player of the turn as an offer to all."""
    draft = open_draft(realm, seat)
    drop_draft(realm, seat)
    _open(realm, realm.offers.index(None), Offer(seat, draft.give, draft.want, [], []))


def _open(realm: Realm, slot: int, offer: Offer) -> None:
    """Open an offer; an embargo against the player of the turn has rejected it already (R8.18)."""
    seats, maker = realm.seats, offer.maker
    offer.answers = [
        REJECTED if realm.embargo[seat * seats + realm.turn] else SILENT for seat in range(seats)
    ]
    offer.answers[realm.turn] = SILENT
    if maker != realm.turn:
        offer.answers[maker] = ACCEPTED
    offer.said = [int(answer == REJECTED) for answer in offer.answers]
    realm.offers[slot] = offer
    realm.tell("offers", maker, [slot, *offer.give, *offer.want], reveals=True)


@mypyc_attr(acyclic=True)
class ChooseMarket(RealmEffect):
    """An offer that the market would also take: it goes there, or to the players (A29)."""

    def __init__(self, seat: int) -> None:
        super().__init__(CHOOSE_MARKET, seat)

    def carry_on(self, realm: Realm, answer: int) -> None:
        if answer == NONE:
            realm.ask(self.seat, WHERE, NONE, realm.choice_by())
            return
        realm.done()
        if answer == PLAYER_TRADE:
            publish(realm, self.seat)
        else:
            _trade_draft(realm, self.seat)

    def blank(self) -> Effect:
        return ChooseMarket(0)


def _trade_draft(realm: Realm, seat: int) -> None:
    """Make the trade of a draft with the market."""
    draft = open_draft(realm, seat)
    for card in range(CARDS):
        if draft.give[card]:
            give_back(realm, seat, card, draft.give[card])
    for card in range(CARDS):
        if draft.want[card]:
            take(realm, seat, card, draft.want[card])
    realm.tell("markets", seat, draft.both())
    drop_draft(realm, seat)
    clear_offers(realm)


def close_offer(realm: Realm, slot: int) -> None:
    """Remove an offer from the table."""
    realm.offers[slot] = None


def void_offers(realm: Realm) -> None:
    """Withdraw offers that their makers can no longer keep, as far as they know (R8.16)."""
    seat = realm.turn
    for slot in range(OFFER_SLOTS):
        offer = realm.offers[slot]
        if offer is not None and not covers(realm.hands, seat * CARDS, offer.give):
            close_offer(realm, slot)
            realm.tell("void", seat, [slot], reveals=True)


def can_deal(realm: Realm, offer: Offer, other: int) -> bool:
    """Return whether the player of the turn may close an offer with a seat, as far as they know."""
    if other == realm.turn or offer.answers[other] != ACCEPTED:
        return False
    return covers(realm.hands, realm.turn * CARDS, offer.give)


def deal(realm: Realm, slot: int, other: int) -> None:
    """Close an offer with a player who accepted it; it is off if they cannot keep it."""
    offer = realm.offers[slot]
    assert offer is not None
    seat = realm.turn
    if not covers(realm.hands, other * CARDS, offer.want):
        offer.answers[other] = SILENT
        realm.tell("fails", seat, [slot, other], reveals=True)
        return
    for card in range(CARDS):
        if offer.give[card]:
            hand_over(realm, seat, other, card, offer.give[card])
        if offer.want[card]:
            hand_over(realm, other, seat, card, offer.want[card])
    realm.tell("trades", seat, [other, *offer.give, *offer.want], reveals=True)
    clear_offers(realm)


def drafted(realm: Realm, seat: int) -> tuple[phrases.Goods, phrases.Goods]:
    """Return what a seat gives and gets in the offer that it is putting together."""
    draft = draft_of(realm, seat)
    if draft is None:
        return phrases.goods([0] * CARDS), phrases.goods([0] * CARDS)
    return phrases.goods(draft.give), phrases.goods(draft.want)


class MarketOrPlayers(QuestionKind):
    """Does an offer that the market would take go there, or to the players?"""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        return [MARKET_TRADE, PLAYER_TRADE]

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        give, get = drafted(realm, ask.seat)
        return Question(m.ask_where(), notes=(m.note_market_too(give=give, get=get),))

    def refuse(self, realm: Realm, ask: Ask, move: int) -> Refusal | None:
        return Refusal("R8.11", m.no_where_first())
