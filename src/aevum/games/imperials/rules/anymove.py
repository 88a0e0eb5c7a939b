"""One legal move at random, each as likely as the other, without building the list of them.

Random play asks for nothing else, so the usual questions are counted instead of listed; what is
rare is listed. `aevum.testing` holds both ways to each other.
"""

from aevum.core.rng import Rng
from aevum.core.state import Ask
from aevum.games.imperials.data import (
    CARDS,
)
from aevum.games.imperials.moves import BUY, END, MARKET, ROAD, ROLL, TILE, TOWN, VILLAGE
from aevum.games.imperials.rules.asks import MAIN, ROBBER, ROLL_DICE
from aevum.games.imperials.rules.building import roads_left, towns_left, villages_left
from aevum.games.imperials.rules.decks import cards_held
from aevum.games.imperials.rules.land import can_pay, corners_with, road_places, village_places
from aevum.games.imperials.rules.market import kinds_traded
from aevum.games.imperials.rules.options import choices
from aevum.games.imperials.rules.realm import PIECES, VILLAGE_COUNT, VILLAGE_PIECE, Realm
from aevum.games.imperials.rules.turn_moves import action_moves, can_buy, play_moves, wonders_moves
from aevum.games.imperials.rules.warriors import has_warriors


def any_move(realm: Realm, ask: Ask, rng: Rng) -> int:
    """Return one of the moves that a question admits."""
    seat = ask.seat
    if ask.kind == MAIN and not realm.terms.trades:
        return _any_main(realm, seat, rng)
    if ask.kind == ROLL_DICE and not cards_held(realm, seat):
        return ROLL
    if ask.kind == ROBBER and 1 not in realm.fog and not realm.terms.reroll:
        tile = int(rng.below(len(realm.fog) - 1))
        return TILE + tile + int(tile >= realm.robber)
    return rng.pick(choices(realm, ask))


def _any_main(realm: Realm, seat: int, rng: Rng) -> int:
    """Count what can be listed by counting, list the rest, and draw."""
    size, numbers = realm.sizes[seat], realm.terms.numbers
    rare: list[int] = [END]
    if cards_held(realm, seat):
        play_moves(realm, seat, rare)
    if realm.wonders:
        if size >= numbers.cheapest:
            wonders_moves(realm, seat, rare)
        if has_warriors(realm, seat):
            action_moves(realm, seat, rare)
    if size < numbers.cheapest and size < numbers.best_ratio:
        return rng.pick(rare)
    if not realm.wonders and can_buy(realm, seat):
        rare.append(BUY)
    roads = villages = towns = 0
    if can_pay(realm, seat, numbers.road_cost) and roads_left(realm, seat) > 0:
        roads = len(road_places(realm, seat))
    if can_pay(realm, seat, numbers.village_cost) and villages_left(realm, seat) > 0:
        villages = len(village_places(realm, seat))
    if can_pay(realm, seat, numbers.town_cost) and towns_left(realm, seat) > 0:
        towns = realm.pieces[seat * PIECES + VILLAGE_COUNT]
    trades = _count_trades(realm, seat) if size >= numbers.best_ratio else 0
    ticket = int(rng.below(len(rare) + roads + villages + towns + trades))
    if ticket < len(rare):
        return rare[ticket]
    ticket -= len(rare)
    if ticket < roads:
        return ROAD + realm.open_sides[seat][ticket]
    ticket -= roads
    if ticket < villages:
        return VILLAGE + realm.open_corners[seat][ticket]
    ticket -= villages
    if ticket < towns:
        return TOWN + corners_with(realm, seat, VILLAGE_PIECE)[ticket]
    return _trade(realm, seat, ticket - towns)


def _count_trades(realm: Realm, seat: int) -> int:
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


def _trade(realm: Realm, seat: int, ticket: int) -> int:
    """Return the trade of that number."""
    first = seat * CARDS
    for given in range(kinds_traded(realm)):
        if realm.hands[first + given] >= realm.ratios[first + given]:
            for taken in range(kinds_traded(realm)):
                if taken != given and realm.market[taken]:
                    if ticket == 0:
                        return MARKET + given * CARDS + taken
                    ticket -= 1
    raise ValueError("there is no such trade")
