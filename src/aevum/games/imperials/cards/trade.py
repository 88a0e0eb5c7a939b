"""The yellow action cards (R17).

A choice that depends on cards in a hand is asked even if there is only one answer: making it
automatically would show the others the hand.
"""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Question, Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.cards.basic import Monopoly, NamesGood
from aevum.games.imperials.data import (
    CARDS,
    COMMERCIAL_HARBOR,
    MASTER_MERCHANT,
    MERCHANT,
    MERCHANT_FLEET,
    RESOURCE_MONOPOLY,
    RESOURCES,
    TRADE_MONOPOLY,
    Numbers,
)
from aevum.games.imperials.moves import CARD, PLAYER, STOP, TILE, place_in
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.asks import CHOOSE_CARD, CHOOSE_PLAYER, CHOOSE_TILE
from aevum.games.imperials.rules.card import Card, PlayedCard
from aevum.games.imperials.rules.land import builds_at, count_points, count_ratios, hand_over
from aevum.games.imperials.rules.offer import so_many
from aevum.games.imperials.rules.realm import Realm

# Stages of Commercial Harbor
TO_WHOM: Final = 0
WHICH: Final = 1
BACK: Final = 2


def held_goods(realm: Realm, seat: int, first: int, last: int) -> list[int]:
    """Return the moves that name a good a seat holds, among the goods from `first` to `last`."""
    return [CARD + good for good in range(first, last) if realm.hands[seat * CARDS + good]]


# Commercial Harbor


@mypyc_attr(acyclic=True)
class Visiting(PlayedCard):
    """Opponents are visited one after another."""

    def __init__(self, card: int, seat: int) -> None:
        super().__init__(card, seat)
        self.partner = NONE
        self.offered = NONE
        """The resource that the partner gets."""
        self.visited: list[int] = []
        """1 for each seat that was visited."""

    def names(self) -> tuple[str, ...]:
        return ("partner", "offered", "visited")

    def blank(self) -> Effect:
        return Visiting(self.card, 0)


class CommercialHarbor(Card):
    """Exchanges a resource for a commodity, once with each opponent (R17.1)."""

    def effect(self, seat: int) -> PlayedCard:
        return Visiting(self.kind, seat)

    def playable(self, realm: Realm, seat: int) -> bool:
        mine = len(held_goods(realm, seat, 0, RESOURCES)) > 0
        return mine and sum(realm.sizes) > realm.sizes[seat]

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        assert isinstance(played, Visiting)
        if not played.visited:
            played.visited = [0] * realm.seats
        if answer == STOP:
            realm.done()
        elif played.stage == TO_WHOM:
            self.choose_partner(realm, played, answer)
        elif played.stage == WHICH:
            self.offer_resource(realm, played, answer)
        else:
            self.swap(realm, played, answer)

    def choose_partner(self, realm: Realm, played: Visiting, answer: int) -> None:
        """Visit an opponent, if one is left."""
        seat = played.seat
        if answer == NONE:
            if self.partners(realm, played) and held_goods(realm, seat, 0, RESOURCES):
                self.ask(realm, seat, CHOOSE_PLAYER)
            else:
                realm.done()
            return
        played.partner = answer - PLAYER
        played.visited[played.partner] = 1
        realm.tell("visits", seat, [played.partner])
        played.stage = WHICH
        self.ask(realm, seat, CHOOSE_CARD)

    def offer_resource(self, realm: Realm, played: Visiting, answer: int) -> None:
        """Offer a resource to someone, who must give a commodity for it if they have one."""
        played.offered = answer - CARD
        other = played.partner
        realm.tell("harbor", played.seat, [other, played.offered])
        if not held_goods(realm, other, RESOURCES, CARDS):
            realm.tell("no_commodity", other, [], reveals=True)
            played.stage = TO_WHOM
        else:
            played.stage = BACK
            realm.tell("has_commodity", other, [], reveals=True)
            self.ask(realm, other, CHOOSE_CARD)

    def swap(self, realm: Realm, played: Visiting, answer: int) -> None:
        """Exchange both cards."""
        seat, other, offered = played.seat, played.partner, played.offered
        hand_over(realm, seat, other, offered, 1)
        hand_over(realm, other, seat, answer - CARD, 1)
        realm.tell("swapped", seat, [other, offered, answer - CARD], reveals=True)
        played.stage = TO_WHOM

    def partners(self, realm: Realm, played: Visiting) -> list[int]:
        """Return the moves that name an opponent not yet visited who holds a card."""
        return [
            PLAYER + other
            for other in range(realm.seats)
            if other != played.seat and realm.sizes[other] and not played.visited[other]
        ]

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        assert isinstance(played, Visiting)
        if played.stage == TO_WHOM:
            return [*self.partners(realm, played), STOP]
        if played.stage == WHICH:
            return held_goods(realm, ask.seat, 0, RESOURCES)
        return held_goods(realm, ask.seat, RESOURCES, CARDS)

    def surely_held(self, realm: Realm, played: PlayedCard) -> list[int]:
        assert isinstance(played, Visiting)
        return so_many(played.offered, 1) if played.stage == BACK else [0] * CARDS

    def ways(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[list[int]]:
        if played.stage == TO_WHOM:
            return []
        goods = range(RESOURCES) if played.stage == WHICH else range(RESOURCES, CARDS)
        return [so_many(good, 1) for good in goods]

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        mine = len(held_goods(realm, seat, 0, RESOURCES)) > 0
        return self.no(m.no_play_harbor_theirs() if mine else m.no_play_harbor_own())

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        assert isinstance(played, Visiting)
        if played.stage == TO_WHOM:
            return self.asked(ask, m.ask_harbor())
        if played.stage == WHICH:
            return self.asked(ask, m.ask_offer_resource(who=played.partner))
        offered = phrases.one(played.offered)
        return self.asked(ask, m.ask_give_commodity(who=played.seat, goods=offered))

    def label(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Label | None:
        if played.stage == TO_WHOM:
            return None
        good = phrases.one(move - CARD)
        if played.stage == WHICH:
            return Label(m.move_offer_good(goods=good))
        return Label(m.move_give(goods=good))

    def why(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Refusal | None:
        assert isinstance(played, Visiting)
        if played.stage == TO_WHOM:
            return self.no_partner(played, place_in(PLAYER, move))
        card = place_in(CARD, move)
        if card < 0:
            return None
        good = phrases.GOODS[card]
        if played.stage == WHICH and card >= RESOURCES:
            return self.no(m.no_harbor_resource(good=good))
        if played.stage == BACK and card < RESOURCES:
            return self.no(m.no_harbor_commodity(good=good))
        return self.no(m.no_own_good(good=good))

    def no_partner(self, played: Visiting, other: int) -> Refusal | None:
        """Refuse an opponent who is not visited."""
        if other < 0:
            return None
        if other == played.seat:
            return self.no(m.no_choose_self())
        if played.visited[other]:
            return self.no(m.no_harbor_again(who=other))
        return self.no(m.no_their_cards(who=other))


# Master Merchant


@mypyc_attr(acyclic=True)
class Looking(PlayedCard):
    """The player looks at another's hand."""

    def __init__(self, card: int, seat: int) -> None:
        super().__init__(card, seat)
        self.other = NONE
        """The owner of the hand, NONE before one is chosen."""
        self.taken = 0
        """How many cards were taken."""

    def seen_hand(self) -> int:
        return self.other

    def names(self) -> tuple[str, ...]:
        return ("other", "taken")

    def blank(self) -> Effect:
        return Looking(self.card, 0)


class MasterMerchant(Card):
    """Look at the cards of a player with more points and take some (R17.2)."""

    def effect(self, seat: int) -> PlayedCard:
        return Looking(self.kind, seat)

    def playable(self, realm: Realm, seat: int) -> bool:
        return len(richer(realm, seat)) > 0

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        assert isinstance(played, Looking)
        seat = played.seat
        if played.other == NONE:
            chosen = self.choose(realm, played, CHOOSE_PLAYER, answer, richer(realm, seat))
            if chosen == NONE:
                return
            self.look(realm, played, chosen - PLAYER)
        else:
            self.take(realm, played, answer - CARD)
        if played.taken >= realm.terms.numbers.master_cards or not realm.sizes[played.other]:
            realm.done()
        else:
            self.ask(realm, seat, CHOOSE_CARD)

    def look(self, realm: Realm, played: Looking, other: int) -> None:
        """Show a hand to the player."""
        played.other = other
        seat, first = played.seat, other * CARDS
        seen = realm.hands[first : first + CARDS]
        realm.tell("looks", seat, [other])
        realm.tell("looked", seat, [other, *seen], 1 << seat, reveals=True)

    def take(self, realm: Realm, played: Looking, good: int) -> None:
        """Take a card from that hand."""
        played.taken += 1
        seat, other = played.seat, played.other
        hand_over(realm, other, seat, good, 1)
        realm.tell("steals", seat, [other])
        realm.tell("stole", seat, [other, good], 1 << seat | 1 << other, reveals=True)

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        assert isinstance(played, Looking)
        if played.other == NONE:
            return richer(realm, ask.seat)
        return held_goods(realm, played.other, 0, CARDS)

    def about(self, numbers: Numbers) -> Text:
        return m.about_master_merchant(n=numbers.master_cards)

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_ahead())

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        assert isinstance(played, Looking)
        if played.other == NONE:
            return self.asked(ask, m.ask_look())
        left = realm.terms.numbers.master_cards - played.taken
        return self.asked(ask, m.ask_take(who=played.other, n=left))

    def label(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Label | None:
        assert isinstance(played, Looking)
        if played.other == NONE:
            return None
        good = move - CARD
        held = m.note_they_have(n=realm.hands[played.other * CARDS + good])
        return Label(m.move_take(goods=phrases.one(good)), notes=(held,))

    def why(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Refusal | None:
        assert isinstance(played, Looking)
        if played.other == NONE:
            return self.not_richer(realm, ask.seat, place_in(PLAYER, move))
        good = place_in(CARD, move)
        if good < 0:
            return None
        return self.no(m.no_their_good(who=played.other, good=phrases.GOODS[good]))

    def not_richer(self, realm: Realm, seat: int, other: int) -> Refusal | None:
        """Refuse a player whose hand is not looked at."""
        if other < 0:
            return None
        if other == seat:
            return self.no(m.no_choose_self())
        if realm.points[other] <= realm.points[seat]:
            return self.no(m.no_not_ahead(who=other))
        return self.no(m.no_their_cards(who=other))


def richer(realm: Realm, seat: int) -> list[int]:
    """Return the moves that name a player with more points who holds cards."""
    return [
        PLAYER + other
        for other in range(realm.seats)
        if realm.points[other] > realm.points[seat] and realm.sizes[other]
    ]


# Merchant and Merchant Fleet


class Merchant(Card):
    """A better ratio for one resource, and a point while it stays (R17.3)."""

    def playable(self, realm: Realm, seat: int) -> bool:
        for tile in range(len(realm.kinds)):
            if realm.kinds[tile] < RESOURCES and builds_at(realm, seat, tile):
                return True
        return False

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        seat = played.seat
        chosen = self.choose(realm, played, CHOOSE_TILE, answer, self.places(realm, seat))
        if chosen == NONE:
            return
        tile, holder = chosen - TILE, realm.merchant_of
        realm.merchant = tile
        realm.merchant_of = seat
        for each in (holder, seat):
            if each != NONE:
                count_points(realm, each)
                count_ratios(realm, each)
        realm.done()
        realm.tell("merchant", seat, [tile, realm.kinds[tile], realm.numbers[tile]])

    def places(self, realm: Realm, seat: int) -> list[int]:
        """Return the moves that name an open resource tile next to a seat's villages and towns."""
        return [
            TILE + tile
            for tile in range(len(realm.kinds))
            if realm.kinds[tile] < RESOURCES and builds_at(realm, seat, tile)
        ]

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        return self.places(realm, ask.seat)

    def about(self, numbers: Numbers) -> Text:
        return m.about_merchant(points=numbers.merchant_points, n=numbers.merchant_ratio)

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_merchant())

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        return self.asked(ask, m.ask_merchant())

    def label(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Label | None:
        tile = move - TILE
        good = phrases.GOODS[realm.kinds[tile]]
        note = m.note_ratio(n=realm.terms.numbers.merchant_ratio, good=good)
        return Label(m.move_merchant(tile=phrases.tile_place(realm, tile)), notes=(note,))

    def why(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Refusal | None:
        tile = place_in(TILE, move)
        if tile < 0:
            return None
        where = phrases.tile_place(realm, tile)
        if realm.fog[tile] or realm.kinds[tile] >= RESOURCES:
            return self.no(m.no_merchant_tile(tile=where))
        return self.no(m.no_merchant_beside(tile=where))


class MerchantFleet(NamesGood):
    """One kind of good has a better ratio in this turn (R17.4)."""

    def named(self, realm: Realm, seat: int, good: int) -> None:
        realm.fleet[good] = 1
        count_ratios(realm, seat)
        told = realm.terms.numbers.unprinted("merchant-fleet.ratio")
        realm.tell("fleet", seat, [good, *told])

    def about(self, numbers: Numbers) -> Text:
        return m.about_merchant_fleet(n=numbers.fleet_ratio)

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        return self.asked(ask, m.ask_fleet(n=realm.terms.numbers.fleet_ratio))


class ResourceMonopoly(Monopoly):
    """Some of a resource from each opponent (R17.5)."""

    def share(self, realm: Realm) -> int:
        return realm.terms.numbers.resource_monopoly_cards

    def about(self, numbers: Numbers) -> Text:
        return m.about_resource_monopoly(n=numbers.resource_monopoly_cards)


class TradeMonopoly(Monopoly):
    """Some of a commodity from each opponent (R17.6)."""

    def share(self, realm: Realm) -> int:
        return realm.terms.numbers.trade_monopoly_cards

    def about(self, numbers: Numbers) -> Text:
        return m.about_trade_monopoly(n=numbers.trade_monopoly_cards)


TRADE_CARDS: Final[list[Card]] = [
    CommercialHarbor(COMMERCIAL_HARBOR),
    MasterMerchant(MASTER_MERCHANT),
    Merchant(MERCHANT),
    MerchantFleet(MERCHANT_FLEET, 0, CARDS),
    ResourceMonopoly(RESOURCE_MONOPOLY, 0, RESOURCES),
    TradeMonopoly(TRADE_MONOPOLY, RESOURCES, CARDS),
]
