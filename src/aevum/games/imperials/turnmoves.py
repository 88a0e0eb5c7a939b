"""What a player may choose in his turn: everything he can do, and whether he can do one thing."""

from aevum.games.imperials.building import roads_left, towns_left, villages_left
from aevum.games.imperials.cards import playable
from aevum.games.imperials.data import (
    ALCHEMIST,
    BASIC_DECK,
    BRICK,
    CARDS,
    COLOURS,
    FENCES,
    ORE,
    WHEAT,
    WOOD,
    WOOL,
)
from aevum.games.imperials.dragon import cards_held
from aevum.games.imperials.improving import improvable
from aevum.games.imperials.land import corners_with, road_places, village_places
from aevum.games.imperials.market import market_admits, market_moves
from aevum.games.imperials.moves import (
    ACTIVATE,
    BUY,
    CHASE,
    CORNER,
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
from aevum.games.imperials.realm import (
    FENCE_COUNT,
    IDLE,
    KINDS,
    PIECES,
    READY,
    VILLAGE_PIECE,
    Realm,
)
from aevum.games.imperials.sciencecards import fenceable
from aevum.games.imperials.trading import draft_moves, draft_of, trade_moves
from aevum.games.imperials.warriors import (
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
    """Tell whether `main_moves` has a move, without building the list for the usual ones."""
    if realm.terms.trades and draft_of(realm, seat) is not None:
        return move in main_moves(realm, seat)
    hands = realm.hands
    first = seat * CARDS
    if move == END:
        return True
    if ROAD <= move < TOWN:
        if not (hands[first + WOOD] and hands[first + BRICK]):
            return False
        if move < VILLAGE:
            return roads_left(realm, seat) > 0 and move - ROAD in road_places(realm, seat)
        rest = hands[first + WOOL] and hands[first + WHEAT]
        left = villages_left(realm, seat) > 0
        return bool(rest) and left and move - VILLAGE in village_places(realm, seat)
    if move < ROAD:
        return move >= PLAY and not realm.played and playable(realm, seat, move - PLAY)
    if MARKET <= move < OFFER:
        return market_admits(realm, seat, move)
    found: list[int] = []
    if move < MARCH:
        build_moves(realm, seat, found)
    elif move < MARKET:
        if realm.wonders and has_warriors(realm, seat):
            action_moves(realm, seat, found)
    elif realm.terms.trades:
        trade_moves(realm, seat, found)
    return move in found


def roll_moves(realm: Realm, seat: int) -> list[int]:
    """Return what may be done before the roll."""
    found = [ROLL]
    play_moves(realm, seat, found)
    return found


def play_moves(realm: Realm, seat: int, found: list[int]) -> None:
    """Add the action cards that may be played now."""
    if not cards_held(realm, seat) or realm.played:
        return
    first = seat * KINDS
    low, high = (ALCHEMIST, KINDS) if realm.wonders else (0, ALCHEMIST)
    found += [
        PLAY + card
        for card in range(low, high)
        if realm.cards[first + card] and playable(realm, seat, card)
    ]


def build_moves(realm: Realm, seat: int, found: list[int]) -> None:
    """Add what a seat can build, buy, activate and improve with the cards it holds."""
    if realm.sizes[seat] == 0:
        return
    hands = realm.hands
    first = seat * CARDS
    if hands[first + WOOD] and hands[first + BRICK]:
        if roads_left(realm, seat) > 0:
            found += [ROAD + side for side in road_places(realm, seat)]
        if hands[first + WOOL] and hands[first + WHEAT] and villages_left(realm, seat) > 0:
            found += [VILLAGE + corner for corner in village_places(realm, seat)]
    if hands[first + ORE] >= 3 and hands[first + WHEAT] >= 2 and towns_left(realm, seat) > 0:
        found += [TOWN + corner for corner in corners_with(realm, seat, VILLAGE_PIECE)]
    if realm.wonders:
        wonders_moves(realm, seat, found)
    elif hands[first + WOOL] and hands[first + WHEAT] and hands[first + ORE]:
        if realm.decks[BASIC_DECK].size():
            found.append(BUY)


def wonders_moves(realm: Realm, seat: int, found: list[int]) -> None:
    """Add what only Wonders & Warriors builds."""
    hands = realm.hands
    first = seat * CARDS
    armed = hands[first + WOOL] > 0 and hands[first + ORE] > 0
    if armed and in_supply(realm, seat, 1):
        found += [WARRIOR + corner for corner in posts(realm, seat)]
    if has_warriors(realm, seat):
        corners = warriors_of(realm, seat)
        if hands[first + WHEAT]:
            found += [ACTIVATE + corner for corner in corners if realm.active[corner] == IDLE]
        if armed:
            found += [UPGRADE + corner for corner in corners if upgradable(realm, seat, corner)]
    if hands[first + BRICK] >= 2 and realm.pieces[seat * PIECES + FENCE_COUNT] < FENCES:
        found += [move - CORNER + FENCE for move in fenceable(realm, seat)]
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
