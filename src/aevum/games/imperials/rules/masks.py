"""What a viewer may know, and possible truths behind it (the contract's masks)."""

from aevum.core.pile import Pool
from aevum.core.rng import Rng
from aevum.core.state import UNKNOWN, Ask
from aevum.games.imperials.data import (
    ACTIONS,
    BASIC_DECK,
    CARDS,
    DECKS,
    DESERT,
    OFFER_SLOTS,
    RESOURCES,
    TREASURE,
)
from aevum.games.imperials.rules.card import PlayedCard
from aevum.games.imperials.rules.effect import RealmEffect
from aevum.games.imperials.rules.fields import FIELDS
from aevum.games.imperials.rules.realm import KINDS, Realm


def hide(realm: Realm, viewer: int) -> None:
    """Make the holes that the fields declare; the end of Basic shows Treasures.

    Fields with holes are replaced, never changed: this realm may share the rest with the truth.
    """
    shown = realm.over() and not realm.wonders
    treasures = [realm.treasures(seat) for seat in range(realm.seats)] if shown else []
    FIELDS.hide(realm, viewer)
    for seat in range(len(treasures)):
        realm.cards[seat * KINDS + TREASURE] = treasures[seat]


def guess(realm: Realm, viewer: int, rng: Rng) -> None:
    """Fill the holes at random."""
    _guess_fog(realm, rng)
    _guess_hands(realm, rng)
    _guess_cards(realm, rng)
    for seat in range(realm.seats):
        for effect in realm.lanes[seat]:
            if isinstance(effect, RealmEffect):
                effect.guess(realm, rng)


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
    """Deal what is neither in the market nor in a visible hand; offers show what somebody has."""
    kinds = CARDS if realm.wonders else RESOURCES
    stock = realm.terms.numbers.stock
    rest = [stock[card] - realm.market[card] if card < kinds else 0 for card in range(CARDS)]
    unseen: list[int] = []
    for seat in range(realm.seats):
        first = seat * CARDS
        if realm.hands[first] == UNKNOWN:
            unseen.append(seat)
            realm.hands[first : first + CARDS] = [0] * CARDS
        for card in range(CARDS):
            rest[card] -= realm.hands[first + card]
    for seat in unseen:
        for card, number in enumerate(_surely_held(realm, seat, rest, rng)):
            realm.hands[seat * CARDS + card] = number
            rest[card] -= number
    pool = Pool(rest)
    for seat in unseen:
        for _ in range(realm.sizes[seat] - sum(realm.hands[seat * CARDS : seat * CARDS + CARDS])):
            realm.hands[seat * CARDS + pool.deal(rng)] += 1


def _surely_held(realm: Realm, seat: int, rest: list[int], rng: Rng) -> list[int]:
    """Return cards that a seat must have: its offers show them, or the question it is asked."""
    held = [0] * CARDS
    if seat == realm.turn:
        for offer in realm.offers[:OFFER_SLOTS]:
            if offer is not None:
                held = _both(held, offer.give)
        played = realm.table[-1] if realm.table else None
        if isinstance(played, PlayedCard):
            held = _both(held, realm.terms.cards[played.card].surely_held(realm, played))
    ask = realm.must(seat)
    if ask is None:
        return held
    ways = [_both(held, way) for way in _ways(realm, ask)]
    fitting = [
        way
        for way in ways
        if sum(way) <= realm.sizes[seat] and all(way[card] <= rest[card] for card in range(CARDS))
    ]
    return fitting[rng.below(len(fitting))] if fitting else held


def _both(one: list[int], other: list[int]) -> list[int]:
    return [max(left, right) for left, right in zip(one, other, strict=True)]


def _ways(realm: Realm, ask: Ask) -> list[list[int]]:
    """Return sets of cards, at least one of which makes a question answerable."""
    played = realm.stack(ask.lane)[-1]
    if not isinstance(played, PlayedCard):
        return []
    return realm.terms.cards[played.card].ways(realm, played, ask)


def _guess_cards(realm: Realm, rng: Rng) -> None:
    """Deal action cards to hidden hands, deck by deck, then fill the decks."""
    unseen: list[int] = []
    for seat in range(realm.seats):
        if realm.cards[seat * KINDS] == UNKNOWN:
            unseen.append(seat)
            treasures = realm.treasures(seat)
            realm.cards[seat * KINDS : seat * KINDS + KINDS] = [0] * KINDS
            realm.cards[seat * KINDS + TREASURE] = treasures
    for deck in range(DECKS):
        pool = Pool(_unplaced(realm, deck))
        realm.decks[deck].see(pool)
        spare = pool.counts[TREASURE] if realm.over() else 0  # none of these is in a hand
        pool.counts[TREASURE] -= spare
        pool.size -= spare
        for seat in unseen:
            known = realm.cards[seat * KINDS + TREASURE] if deck == BASIC_DECK else 0
            for _ in range(realm.held[seat * DECKS + deck] - known):
                realm.cards[seat * KINDS + pool.deal(rng)] += 1
        pool.counts[TREASURE] += spare
        pool.size += spare
        realm.decks[deck].guess(pool, rng)
    if realm.fresh[0] == UNKNOWN:
        realm.fresh = [0] * len(realm.fresh)


def _unplaced(realm: Realm, deck: int) -> list[int]:
    """Return how many cards of a deck are not visible in a hand or out of the game."""
    counts = [0] * KINDS
    for card in range(KINDS):
        if ACTIONS[card].deck == deck and (deck < DECKS - 1) == realm.wonders:
            counts[card] = realm.terms.numbers.copies[card] - realm.spent[card]
            for seat in range(realm.seats):
                counts[card] -= realm.cards[seat * KINDS + card]
    return counts
