"""Trading with the market (R8)."""

from typing import Final

from aevum.core.text import Label, Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import CARDS, RESOURCES
from aevum.games.imperials.moves import MARKET
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.land import give_back, take
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.refusals import of_other_mode
from aevum.games.imperials.rules.turn_move import TurnMove, may_talk, out_of_turn


def kinds_traded(realm: Realm) -> int:
    """Return how many kinds of cards this mode has."""
    return CARDS if realm.wonders else RESOURCES


class TurnTrade(TurnMove):
    """A trade that only the player of the turn can make."""

    def why_waiting(self, realm: Realm, seat: int, move: int) -> Refusal | None:
        if may_talk(realm, seat):
            return Refusal("R8.5", m.no_only_turn(who=realm.turn))
        return out_of_turn(realm)


class TradeWithMarket(TurnTrade):
    """Cards of one kind for one of another, at the seat's ratio."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        first = seat * CARDS
        kinds = kinds_traded(realm)
        for given in range(kinds):
            if realm.hands[first + given] >= realm.ratios[first + given]:
                move = MARKET + given * CARDS
                found += [
                    move + taken for taken in range(kinds) if taken != given and realm.market[taken]
                ]

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        given, taken = (move - MARKET) // CARDS, (move - MARKET) % CARDS
        place = seat * CARDS + given
        enough = realm.hands[place] >= realm.ratios[place]
        return enough and taken != given and realm.market[taken] > 0

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        given, taken = (move - MARKET) // CARDS, (move - MARKET) % CARDS
        number = realm.ratios[seat * CARDS + given]
        give_back(realm, seat, given, number)
        take(realm, seat, taken, 1)
        if realm.events is not None:
            realm.tell("market", seat, [given, number, taken])
        if realm.terms.trades:
            clear_offers(realm)

    def label(self, realm: Realm, seat: int, move: int) -> Label:
        given, taken = (move - MARKET) // CARDS, (move - MARKET) % CARDS
        give = phrases.one(given, realm.ratios[seat * CARDS + given])
        return Label(m.move_market(give=give, get=phrases.one(taken)))

    def done(self, realm: Realm, move: int) -> Text:
        given, taken = (move - MARKET) // CARDS, (move - MARKET) % CARDS
        return m.undo_market(give=phrases.GOODS[given], get=phrases.GOODS[taken])

    def why(self, realm: Realm, seat: int, move: int) -> Refusal:
        given, taken = (move - MARKET) // CARDS, (move - MARKET) % CARDS
        trouble = of_other_mode(realm, given) or of_other_mode(realm, taken)
        if trouble is not None:
            return trouble
        good, numbers = phrases.GOODS[given], realm.terms.numbers
        if given == taken:
            return Refusal("R8.3", m.no_same_kind(good=good))
        ratio, held = realm.ratios[seat * CARDS + given], realm.hands[seat * CARDS + given]
        if held < ratio:
            rule = "R8.1" if ratio in (numbers.market_ratio, numbers.general_ratio) else "R8.2"
            return Refusal(rule, m.no_market_ratio(n=ratio, good=good, held=held))
        return Refusal("R8.4", m.no_good_market(good=phrases.GOODS[taken]))


TRADE_WITH_MARKET: Final = TradeWithMarket(MARKET)


def count_trades(realm: Realm, seat: int) -> int:
    """Return how many trades with the market a seat can make."""
    first = seat * CARDS
    kinds = kinds_traded(realm)
    market, hands, ratios = realm.market, realm.hands, realm.ratios
    able = itself = 0
    for card in range(kinds):
        if hands[first + card] >= ratios[first + card]:
            able += 1
            if market[card]:
                itself += 1
    if able == 0:
        return 0
    stocked = 0
    for card in range(kinds):
        if market[card]:
            stocked += 1
    return able * stocked - itself


def nth_trade(realm: Realm, seat: int, number: int) -> int:
    """Return the trade of that number, from 0 on, as `TradeWithMarket.add` lists them."""
    first = seat * CARDS
    for given in range(kinds_traded(realm)):
        if realm.hands[first + given] >= realm.ratios[first + given]:
            for taken in range(kinds_traded(realm)):
                if taken != given and realm.market[taken]:
                    if number == 0:
                        return MARKET + given * CARDS + taken
                    number -= 1
    raise ValueError("there is no such trade")


def market_takes(realm: Realm, seat: int, give: list[int], want: list[int]) -> bool:
    """Return whether an offer is a legal trade with the market: units at their ratios, in stock."""
    units = 0
    for card in range(CARDS):
        ratio = realm.ratios[seat * CARDS + card]
        if give[card] % ratio or want[card] > realm.market[card]:
            return False
        units += give[card] // ratio
    return units == sum(want)


def clear_offers(realm: Realm) -> None:
    """Remove all offers of players from the table."""
    for slot in range(len(realm.offers)):
        if realm.offers[slot] is not None:
            realm.offers[slot] = None
