"""What a viewer may know, and possible truths behind it (the contract's masks)."""

from aevum.core.frames import Frame
from aevum.core.pile import Pool
from aevum.core.rng import Rng
from aevum.core.state import UNKNOWN
from aevum.games.imperials.asks import DRAFT, PLAYED, TOSS, TOSSES
from aevum.games.imperials.data import (
    ACTIONS,
    CARDS,
    DECKS,
    DESERT,
    MASTER_MERCHANT,
    OPEN_OFFERS,
    RESOURCES,
    SPY,
    STOCK,
)
from aevum.games.imperials.realm import KINDS, Realm


def hide(realm: Realm, viewer: int) -> None:
    """Punch the holes: other hands and action cards, decks, fog. The end shows everything."""
    for tile in range(len(realm.fog)):
        if realm.fog[tile]:
            realm.kinds[tile] = UNKNOWN
            realm.numbers[tile] = UNKNOWN
    for deck in realm.decks:
        deck.hide(viewer)
    if realm.over():
        return
    for seat in range(realm.seats):
        if seat == viewer:
            continue
        if not _looks_at(realm, viewer, seat, MASTER_MERCHANT):
            realm.hands[seat * CARDS : seat * CARDS + CARDS] = [UNKNOWN] * CARDS
        if not _looks_at(realm, viewer, seat, SPY):
            realm.cards[seat * KINDS : seat * KINDS + KINDS] = [UNKNOWN] * KINDS
    if realm.turn != viewer:
        realm.fresh = [UNKNOWN] * len(realm.fresh)


def _looks_at(realm: Realm, viewer: int, seat: int, card: int) -> bool:
    """Tell whether the viewer is just looking at a seat's cards, by an action card."""
    if not realm.table:
        return False
    frame = realm.table[-1]
    return frame.op == PLAYED and frame.a == card and frame.seat == viewer and frame.b == seat + 1


def guess(realm: Realm, viewer: int, rng: Rng) -> None:
    """Close the holes at random."""
    _guess_fog(realm, rng)
    _guess_hands(realm, rng)
    _guess_cards(realm, rng)
    for seat in range(realm.seats):
        for frame in realm.lanes[seat]:
            if frame.a == UNKNOWN:
                _guess_frame(realm, frame, rng)


def _guess_fog(realm: Realm, rng: Rng) -> None:
    """Deal the rest of the bag and of the tokens to the tiles under fog."""
    hidden = [tile for tile in range(len(realm.fog)) if realm.kinds[tile] == UNKNOWN]
    if not hidden:
        return
    plan = realm.terms.plan
    kinds = _all_kinds(realm)
    tokens = [plan.tokens.get(number, 0) for number in range(13)]
    for tile in range(len(realm.fog)):
        if realm.kinds[tile] >= 0:
            kinds[realm.kinds[tile]] -= 1
            tokens[realm.numbers[tile]] -= 1
    tokens[0] = 0
    ground, numbers = Pool(kinds), Pool(tokens)
    for tile in hidden:
        realm.kinds[tile] = ground.deal(rng)
        realm.numbers[tile] = 0 if realm.kinds[tile] == DESERT else numbers.deal(rng)


def _all_kinds(realm: Realm) -> list[int]:
    """Return how many tiles of each kind this map has, once its bag is empty."""
    plan = realm.terms.plan
    kinds = [plan.bag.get(kind, 0) for kind in range(DESERT + 1)]
    kinds[DESERT] += plan.slots() - sum(kinds)
    for kind in plan.tiles.values():
        if kind <= DESERT:
            kinds[kind] += 1
    return kinds


def _guess_hands(realm: Realm, rng: Rng) -> None:
    """Deal what is neither in the market nor in a hand one sees; offers show what somebody has."""
    kinds = CARDS if realm.wonders else RESOURCES
    rest = [STOCK[card] - realm.market[card] if card < kinds else 0 for card in range(CARDS)]
    unseen: list[int] = []
    for seat in range(realm.seats):
        first = seat * CARDS
        if realm.hands[first] == UNKNOWN:
            unseen.append(seat)
            realm.hands[first : first + CARDS] = [0] * CARDS
        for card in range(CARDS):
            rest[card] -= realm.hands[first + card]
    pool = Pool(rest)
    for seat in unseen:
        for card in _shown_by(realm, seat) if seat == realm.turn else []:
            realm.hands[seat * CARDS + card] += 1
            pool.remove(card)
    for seat in unseen:
        for _ in range(realm.sizes[seat] - sum(realm.hands[seat * CARDS : seat * CARDS + CARDS])):
            realm.hands[seat * CARDS + pool.deal(rng)] += 1


def _shown_by(realm: Realm, seat: int) -> list[int]:
    """Return the cards that the open offers of the player of the turn show."""
    most = [0] * CARDS
    for offer in realm.offers[:OPEN_OFFERS]:
        if offer is not None:
            most = [max(one, other) for one, other in zip(most, offer.give, strict=True)]
    return [card for card in range(CARDS) for _ in range(most[card])]


def _guess_cards(realm: Realm, rng: Rng) -> None:
    """Deal action cards to the hands one does not see, deck by deck, then close the decks."""
    unseen: list[int] = []
    for seat in range(realm.seats):
        if realm.cards[seat * KINDS] == UNKNOWN:
            unseen.append(seat)
            realm.cards[seat * KINDS : seat * KINDS + KINDS] = [0] * KINDS
    for deck in range(DECKS):
        pool = Pool(_unplaced(realm, deck))
        realm.decks[deck].see(pool)
        for seat in unseen:
            for _ in range(realm.held[seat * DECKS + deck]):
                realm.cards[seat * KINDS + pool.deal(rng)] += 1
        realm.decks[deck].guess(pool, rng)
    if realm.fresh[0] == UNKNOWN:
        realm.fresh = [0] * len(realm.fresh)


def _unplaced(realm: Realm, deck: int) -> list[int]:
    """Return how many cards of a deck are not seen in a hand or out of the game."""
    counts = [0] * KINDS
    for card in range(KINDS):
        if ACTIONS[card].deck == deck and (deck < DECKS - 1) == realm.wonders:
            counts[card] = ACTIONS[card].number - realm.spent[card]
            for seat in range(realm.seats):
                counts[card] -= realm.cards[seat * KINDS + card]
    return counts


def _guess_frame(realm: Realm, frame: Frame, rng: Rng) -> None:
    """A draft one does not see is empty; a hidden discard is any that its owner can make."""
    if frame.op == DRAFT:
        frame.a = frame.b = frame.c = 0
        frame.items = [0] * len(frame.items)
        return
    tosses = [below for below in realm.table if below.op == TOSSES][-1]
    seat = frame.seat
    assert frame.op == TOSS
    frame.a, frame.b, frame.c = tosses.items[seat], 0, tosses.c
    frame.items = [0] * CARDS
    if realm.must(seat) is None and seat not in realm.woken:
        pool = Pool(realm.hands[seat * CARDS : seat * CARDS + CARDS])
        for _ in range(frame.a):
            frame.items[pool.deal(rng)] += 1
        frame.b = frame.a
