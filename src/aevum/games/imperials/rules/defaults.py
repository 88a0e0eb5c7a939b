"""What happens when a clock runs out (R20)."""

from aevum.core.state import Ask
from aevum.games.imperials.data import CARDS, DESERT, HARVEST
from aevum.games.imperials.moves import CARD, END, MOVES, PLAYER, TILE, TOWN, VILLAGE
from aevum.games.imperials.rules.asks import (
    DISCARD,
    FOUND_PIECE,
    MAIN,
    PICK,
    PLACE_ROAD,
    ROBBER,
    SPECIAL,
    VICTIM,
)
from aevum.games.imperials.rules.card import played_card
from aevum.games.imperials.rules.options import choices
from aevum.games.imperials.rules.realm import TOWN_PIECE, VILLAGE_PIECE, Realm
from aevum.games.imperials.rules.robber import toss_of


def default(realm: Realm, ask: Ask) -> int:
    """Return the move that a passed deadline makes."""
    options = choices(realm, ask)
    if ask.kind in (MAIN, SPECIAL):
        return END if END in options else options[-1]  # a draft is cancelled
    if ask.kind == DISCARD:
        return by_lot(realm, ask, [(move, _left(realm, ask, move - CARD)) for move in options])
    if ask.kind == PICK and ask.subject == HARVEST:
        return by_lot(realm, ask, [(move, 1) for move in options])
    if ask.kind == ROBBER:
        return max(options, key=lambda move: (_harm(realm, ask.seat, move - TILE), -move))
    if ask.kind == VICTIM:
        return max(options, key=lambda move: (realm.points[move - PLAYER], -move))
    if ask.kind == FOUND_PIECE:
        return max(options, key=lambda move: (pips_at(realm, _corner(move)), -move))
    if ask.kind >= PLACE_ROAD:
        played = played_card(realm, ask)
        return realm.terms.cards[played.card].default(realm, played, ask)
    return options[0]


def by_lot(realm: Realm, ask: Ask, weights: list[tuple[int, int]]) -> int:
    """Return a move at random: the same whenever one asks, and nothing that dice will show."""
    tag = 1 << 48 | ask.seat << 40 | ask.serial
    return realm.dice.branch(tag).pick(weights)


def _left(realm: Realm, ask: Ask, card: int) -> int:
    """Return how many of a card a seat would still hold."""
    return realm.hands[ask.seat * CARDS + card] - toss_of(realm, ask.seat).cards[card]


def _corner(move: int) -> int:
    return move - VILLAGE if MOVES.row(move).base == VILLAGE else move - TOWN


def pips(number: int) -> int:
    """Return in how many of 36 throws a number comes."""
    return 6 - abs(7 - number) if number > 0 else 0


def pips_at(realm: Realm, corner: int) -> int:
    """Return in how many of 36 throws the tiles around a corner yield something."""
    return sum(
        pips(realm.numbers[tile])
        for tile in realm.hexes.corner_tiles[corner]
        if realm.kinds[tile] != DESERT
    )


def _harm(realm: Realm, seat: int, tile: int) -> int:
    """Return how much a robber on a tile hurts those ahead; never oneself, if that can be."""
    harm = 0
    for corner in realm.hexes.tile_corners[tile]:
        other, piece = realm.owner[corner], realm.piece[corner]
        if other == seat and piece in (VILLAGE_PIECE, TOWN_PIECE):
            return -1
        if piece in (VILLAGE_PIECE, TOWN_PIECE):
            harm += piece * pips(realm.numbers[tile]) * (10 + realm.points[other])
    return harm
