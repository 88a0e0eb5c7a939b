"""Trading with the market (R8)."""

from aevum.games.imperials.data import CARDS, RESOURCES
from aevum.games.imperials.moves import MARKET
from aevum.games.imperials.rules.land import give_back, take
from aevum.games.imperials.rules.realm import Realm


def kinds_traded(realm: Realm) -> int:
    """Return how many kinds of cards this mode has."""
    return CARDS if realm.wonders else RESOURCES


def market_moves(realm: Realm, seat: int, found: list[int]) -> None:
    """Add the trades a seat can make with the market: one card for as many as its ratio says."""
    first = seat * CARDS
    kinds = kinds_traded(realm)
    for given in range(kinds):
        if realm.hands[first + given] >= realm.ratios[first + given]:
            move = MARKET + given * CARDS
            found += [
                move + taken for taken in range(kinds) if taken != given and realm.market[taken]
            ]


def market_admits(realm: Realm, seat: int, move: int) -> bool:
    """Tell whether a seat can make this trade with the market."""
    given, taken = (move - MARKET) // CARDS, (move - MARKET) % CARDS
    place = seat * CARDS + given
    enough = realm.hands[place] >= realm.ratios[place]
    return enough and taken != given and realm.market[taken] > 0


def trade_market(realm: Realm, seat: int, move: int) -> None:
    """Give the market cards of one kind for one of another."""
    given, taken = (move - MARKET) // CARDS, (move - MARKET) % CARDS
    number = realm.ratios[seat * CARDS + given]
    give_back(realm, seat, given, number)
    take(realm, seat, taken, 1)
    if realm.events is not None:
        realm.tell("market", seat, [given, number, taken])


def market_takes(realm: Realm, seat: int, give: list[int], want: list[int]) -> bool:
    """Tell whether an offer is a legal trade with the market: units at their ratios, in stock."""
    units = 0
    for card in range(CARDS):
        ratio = realm.ratios[seat * CARDS + card]
        if give[card] % ratio or want[card] > realm.market[card]:
            return False
        units += give[card] // ratio
    return units == sum(want)
