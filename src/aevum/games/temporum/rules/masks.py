"""What players cannot see, and guesses at it (R1.9)."""

from aevum.core.pile import Pool
from aevum.core.rng import Rng
from aevum.core.state import UNKNOWN
from aevum.games.temporum.data import DECK_KINDS
from aevum.games.temporum.rules.audit import all_cards, cards_aside
from aevum.games.temporum.rules.chronicle import Chronicle, all_copies
from aevum.games.temporum.rules.effect import ChronicleEffect, effect_of
from aevum.games.temporum.rules.fields import FIELDS


def hide(chron: Chronicle, viewer: int) -> None:
    """Leave only what a viewer may know, as the fields declare."""
    FIELDS.hide(chron, viewer)


def guess(chron: Chronicle, rng: Rng) -> None:
    """Deal everything hidden from the cards that are not visible."""
    pool = _unseen(chron)
    _answerable(chron, pool, rng)
    for hand in chron.hands:
        pool.close(hand, rng)
        hand.sort()
    for row in chron.front:
        for each in row:
            if each.tucked == UNKNOWN:
                each.tucked = pool.deal(rng)
    pool.close(chron.quiet, rng)
    chron.quiet.sort()
    chron.deck.guess(pool, rng)
    for effect in chron.table:
        if isinstance(effect, ChronicleEffect):
            effect.guess(chron, rng)


def _unseen(chron: Chronicle) -> Pool:
    """Return all cards of the deck except visible ones."""
    pool = Pool(all_copies(chron.terms))
    for card in [*all_cards(chron), *cards_aside(chron)]:
        if card < DECK_KINDS:
            pool.remove(card)
    for card in range(DECK_KINDS):
        for _ in range(chron.thrown[card]):
            pool.remove(card)
    return pool


def _answerable(chron: Chronicle, pool: Pool, rng: Rng) -> None:
    """Put a card into a hand that must be able to answer the question to its owner."""
    for ask in chron.asks:
        hand = chron.hands[ask.seat] if ask.seat >= 0 else []
        if ask.group or UNKNOWN not in hand or not effect_of(chron).lacks_answer(chron):
            continue
        effect = effect_of(chron)
        fitting = [
            card for card in range(DECK_KINDS) if pool.counts[card] and effect.fits(chron, card)
        ]
        if fitting:
            card = rng.pick(fitting)
            pool.remove(card)
            hand[hand.index(UNKNOWN)] = card
            hand.sort()
