"""What a player may choose in their turn: all they can do, and whether they can do one thing."""

from aevum.games.imperials.data import (
    ALCHEMIST,
    BASIC_DECK,
    COLOURS,
)
from aevum.games.imperials.moves import (
    ACTIVATE,
    BUY,
    CHASE,
    END,
    FENCE,
    IMPROVE,
    MARCH,
    MARKET,
    OFFER,
    PLAY,
    ROAD,
    ROLL,
    TOWN,
    UPGRADE,
    VILLAGE,
    WARRIOR,
)
from aevum.games.imperials.rules.building import (
    fenceable,
    fences_left,
    roads_left,
    towns_left,
    villages_left,
)
from aevum.games.imperials.rules.card import may_play
from aevum.games.imperials.rules.decks import cards_held
from aevum.games.imperials.rules.improving import improvable
from aevum.games.imperials.rules.land import (
    can_pay,
    corners_with,
    has_road,
    road_places,
    village_places,
)
from aevum.games.imperials.rules.market import market_admits, market_moves
from aevum.games.imperials.rules.realm import (
    EMPTY,
    IDLE,
    KINDS,
    READY,
    TOWN_PIECE,
    VILLAGE_PIECE,
    Realm,
)
from aevum.games.imperials.rules.trading import draft_moves, draft_of, trade_moves
from aevum.games.imperials.rules.warriors import (
    can_march,
    has_warriors,
    in_supply,
    posts,
    upgradable,
    warriors_of,
)


def main_moves(realm: Realm, seat: int) -> list[int]:
    """Return everything the player of the turn may do, ascending."""
    if realm.terms.trades:
        draft = draft_of(realm, seat)
        if draft is not None:
            return draft_moves(realm, seat, draft)
    found = [END]
    play_moves(realm, seat, found)
    build_moves(realm, seat, found)
    if realm.wonders and has_warriors(realm, seat):
        action_moves(realm, seat, found)
    market_moves(realm, seat, found)
    if realm.terms.trades:
        trade_moves(realm, seat, found)
    return found


def main_admits(realm: Realm, seat: int, move: int) -> bool:
    """Tell whether `main_moves` has a move, without building the list."""
    if realm.terms.trades and draft_of(realm, seat) is not None:
        return move in main_moves(realm, seat)
    if move == END:
        return True
    if move < ROAD:
        return move >= PLAY and may_play(realm, seat, move - PLAY)
    if move < MARCH:
        return build_admits(realm, seat, move)
    if move < MARKET:
        return realm.wonders and _action_admits(realm, seat, move)
    if move < OFFER:
        return market_admits(realm, seat, move)
    if not realm.terms.trades:
        return False
    found: list[int] = []
    trade_moves(realm, seat, found)
    return move in found


def build_admits(realm: Realm, seat: int, move: int) -> bool:
    """Tell whether `build_moves` has a move, without building the list."""
    numbers = realm.terms.numbers
    if move < VILLAGE:
        if not can_pay(realm, seat, numbers.road_cost) or roads_left(realm, seat) <= 0:
            return False
        return move - ROAD in road_places(realm, seat)
    if move < TOWN:
        if not can_pay(realm, seat, numbers.village_cost) or villages_left(realm, seat) <= 0:
            return False
        return move - VILLAGE in village_places(realm, seat)
    if move < BUY:
        if not can_pay(realm, seat, numbers.town_cost) or towns_left(realm, seat) <= 0:
            return False
        return stands(realm, seat, move - TOWN, VILLAGE_PIECE)
    if realm.wonders:
        return _wonders_admits(realm, seat, move)
    return move == BUY and can_buy(realm, seat)


def can_buy(realm: Realm, seat: int) -> bool:
    """Return whether a seat can buy an action card of Basic."""
    cost = realm.terms.numbers.action_cost
    return can_pay(realm, seat, cost) and not realm.decks[BASIC_DECK].empty()


def _wonders_admits(realm: Realm, seat: int, move: int) -> bool:
    """What only Wonders & Warriors builds."""
    numbers = realm.terms.numbers
    if move >= IMPROVE:
        return move < IMPROVE + COLOURS and improvable(realm, seat, move - IMPROVE)
    if move >= FENCE:
        place = move - FENCE
        bare = stands(realm, seat, place, TOWN_PIECE) and not realm.fenced[place]
        return bare and can_fence(realm, seat)
    if move >= UPGRADE:
        place = move - UPGRADE
        own = commands(realm, seat, place)
        return own and upgradable(realm, seat, place) and can_pay(realm, seat, numbers.upgrade_cost)
    if move >= ACTIVATE:
        place = move - ACTIVATE
        idle = commands(realm, seat, place) and realm.active[place] == IDLE
        return idle and can_pay(realm, seat, numbers.activation_cost)
    place = move - WARRIOR
    if move < WARRIOR or place >= len(realm.piece) or realm.piece[place] != EMPTY:
        return False
    free = in_supply(realm, seat, 1) and has_road(realm, seat, place)
    return free and can_pay(realm, seat, numbers.warrior_cost)


def can_fence(realm: Realm, seat: int) -> bool:
    """Return whether a seat has a fence in supply and can pay for it."""
    left = fences_left(realm, seat) > 0
    return left and can_pay(realm, seat, realm.terms.numbers.fence_cost)


def _action_admits(realm: Realm, seat: int, move: int) -> bool:
    place = move - CHASE if move >= CHASE else move - MARCH
    if not commands(realm, seat, place) or realm.active[place] != READY:
        return False
    if move < CHASE:
        return can_march(realm, seat, place)
    return place in realm.hexes.tile_corners[realm.robber]


def stands(realm: Realm, seat: int, corner: int, piece: int) -> bool:
    """Tell whether a seat has such a piece on a corner."""
    if corner >= len(realm.owner) or realm.owner[corner] != seat:
        return False
    return realm.piece[corner] == piece


def commands(realm: Realm, seat: int, corner: int) -> bool:
    """Tell whether a seat's warrior stands on a corner."""
    if corner >= len(realm.owner) or realm.owner[corner] != seat:
        return False
    return realm.piece[corner] > TOWN_PIECE


def roll_moves(realm: Realm, seat: int) -> list[int]:
    """Return what may be done before the roll."""
    found = [ROLL]
    play_moves(realm, seat, found)
    return found


def play_moves(realm: Realm, seat: int, found: list[int]) -> None:
    """Add the action cards that may be played now."""
    if not cards_held(realm, seat) or realm.played >= realm.terms.numbers.action_plays:
        return
    if realm.wonders and not realm.rolled:
        openers = realm.terms.openers
        found += [PLAY + card for card in openers if may_play(realm, seat, card)]
        return
    cards, first = realm.cards, seat * KINDS
    left = cards_held(realm, seat)
    card, high = (ALCHEMIST, KINDS) if realm.wonders else (0, ALCHEMIST)
    while left > 0 and card < high:
        if cards[first + card] > 0:
            left -= cards[first + card]
            if may_play(realm, seat, card):
                found.append(PLAY + card)
        card += 1


def build_moves(realm: Realm, seat: int, found: list[int]) -> None:
    """Add what a seat can build, buy, activate and improve with the cards it holds."""
    numbers = realm.terms.numbers
    if realm.sizes[seat] < numbers.cheapest:
        return
    if can_pay(realm, seat, numbers.road_cost) and roads_left(realm, seat) > 0:
        found += [ROAD + side for side in road_places(realm, seat)]
    if can_pay(realm, seat, numbers.village_cost) and villages_left(realm, seat) > 0:
        found += [VILLAGE + corner for corner in village_places(realm, seat)]
    if can_pay(realm, seat, numbers.town_cost) and towns_left(realm, seat) > 0:
        found += [TOWN + corner for corner in corners_with(realm, seat, VILLAGE_PIECE)]
    if realm.wonders:
        wonders_moves(realm, seat, found)
    elif can_buy(realm, seat):
        found.append(BUY)


def wonders_moves(realm: Realm, seat: int, found: list[int]) -> None:
    """Add what only Wonders & Warriors builds."""
    numbers = realm.terms.numbers
    if can_pay(realm, seat, numbers.warrior_cost) and in_supply(realm, seat, 1):
        found += [WARRIOR + corner for corner in posts(realm, seat)]
    if has_warriors(realm, seat):
        corners = warriors_of(realm, seat)
        if can_pay(realm, seat, numbers.activation_cost):
            found += [ACTIVATE + corner for corner in corners if realm.active[corner] == IDLE]
        if can_pay(realm, seat, numbers.upgrade_cost):
            found += [UPGRADE + corner for corner in corners if upgradable(realm, seat, corner)]
    if can_fence(realm, seat):
        found += [FENCE + corner for corner in fenceable(realm, seat)]
    found += [IMPROVE + colour for colour in range(COLOURS) if improvable(realm, seat, colour)]


def action_moves(realm: Realm, seat: int, found: list[int]) -> None:
    """Add the actions of warriors that were not activated in this turn."""
    ready = [corner for corner in warriors_of(realm, seat) if realm.active[corner] == READY]
    found += [MARCH + corner for corner in ready if can_march(realm, seat, corner)]
    for corner in ready:
        if corner in realm.hexes.tile_corners[realm.robber]:
            found.append(CHASE + corner)


def special_moves(realm: Realm, seat: int) -> list[int]:
    """Return what may be done in a turn of the special build phase."""
    found = [END]
    build_moves(realm, seat, found)
    return found
