"""A roll and what the land gives for it (R5)."""

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.imperials.asks import PICK, PICKS
from aevum.games.imperials.data import (
    CARDS,
    CLOTH,
    COIN,
    COLOURS,
    GOLD,
    ORE,
    PAPER,
    RESOURCES,
    STRATEGIC_LEVEL,
    WOOD,
    WOOL,
)
from aevum.games.imperials.land import take
from aevum.games.imperials.moves import CARD
from aevum.games.imperials.realm import TOWN_PIECE, VILLAGE_PIECE, Realm


def produce(realm: Realm, number: int) -> list[int]:
    """Give everybody what the tiles of a number yield; return the free choices of each seat."""
    claims = [0] * (realm.seats * CARDS)
    picks = [0] * realm.seats
    for tile in realm.yields[number]:
        if tile != realm.robber:
            _claim(realm, tile, claims, picks)
    _hand_out(realm, claims)
    if realm.wonders:
        _open_granaries(realm, claims, picks)
    return picks


def _claim(realm: Realm, tile: int, claims: list[int], picks: list[int]) -> None:
    """Note what one tile gives to the villages and towns around it."""
    kind = realm.kinds[tile]
    for corner in realm.hexes.tile_corners[tile]:
        piece = realm.piece[corner]
        if piece != VILLAGE_PIECE and piece != TOWN_PIECE:
            continue
        seat = realm.owner[corner]
        if kind == GOLD:
            picks[seat] += piece
        elif piece == VILLAGE_PIECE:
            claims[seat * CARDS + kind] += 1
        else:
            other = commodity(kind) if realm.wonders else kind
            claims[seat * CARDS + kind] += 1
            claims[seat * CARDS + other] += 1


def commodity(kind: int) -> int:
    """Return the second card that a town of Wonders & Warriors gets from such a tile."""
    if kind == WOOD:
        return PAPER
    if kind == WOOL:
        return CLOTH
    return COIN if kind == ORE else kind


def _hand_out(realm: Realm, claims: list[int]) -> None:
    """Give what was claimed. Of a card the market cannot cover nobody gets any (R5.5)."""
    for card in range(CARDS if realm.wonders else RESOURCES):
        total = 0
        claimants = 0
        for place in range(card, len(claims), CARDS):
            if claims[place]:
                total += claims[place]
                claimants += 1
        if total == 0:
            continue
        if total > realm.market[card] and not (realm.terms.single and claimants == 1):
            realm.tell("short", NONE, [card])
            for place in range(card, len(claims), CARDS):
                claims[place] = 0
            continue
        for seat in range(realm.seats):
            if claims[seat * CARDS + card]:
                claims[seat * CARDS + card] = take(realm, seat, card, claims[seat * CARDS + card])
    if realm.events is not None:
        for seat in range(realm.seats):
            got = claims[seat * CARDS : seat * CARDS + CARDS]
            if sum(got):
                realm.tell("gains", seat, got)


def _open_granaries(realm: Realm, claims: list[int], picks: list[int]) -> None:
    """A Granary gives one resource when the roll gave nothing; gold is something (A17)."""
    for seat in range(realm.seats):
        if realm.levels[seat * COLOURS] < STRATEGIC_LEVEL or picks[seat]:
            continue
        for place in range(seat * CARDS, seat * CARDS + CARDS):
            if claims[place]:
                break
        else:
            picks[seat] = 1


# Free choices from the market


def pickable(realm: Realm) -> list[int]:
    """Return the moves that take one resource the market has."""
    return [CARD + card for card in range(RESOURCES) if realm.market[card]]


def step_picks(realm: Realm, frame: Frame, answer: int) -> None:
    """Let seats choose one card after another: `items` counts each seat's, from `seat` on.

    `a` is the action card that asks, NONE for the land.
    """
    if answer != NONE:
        pick(realm, frame, answer - CARD)
    while frame.b < realm.seats:
        seat = (frame.seat + frame.b) % realm.seats
        options = pickable(realm)
        if frame.items[seat] == 0 or not options:
            frame.b += 1
        elif len(options) == 1:
            pick(realm, frame, options[0] - CARD)
        else:
            realm.ask(seat, PICK, frame.a, realm.by(20))
            return
    realm.done()


def pick(realm: Realm, frame: Frame, card: int) -> None:
    """Give one chosen card to the seat whose choice it is."""
    seat = (frame.seat + frame.b) % realm.seats
    frame.items[seat] -= 1
    take(realm, seat, card, 1)
    realm.tell("picks", seat, [card])


def ask_picks(realm: Realm, first: int, picks: list[int], card: int = NONE) -> None:
    """Put the free choices of all seats on the stack, `first` before the others (A6)."""
    realm.push(PICKS, first, card).items = picks
