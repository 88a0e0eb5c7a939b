"""What a player does not see, and guesses at it (R1.9)."""

from aevum.core.frames import Frame
from aevum.core.pile import Pool
from aevum.core.rng import Rng
from aevum.core.state import NONE, UNKNOWN
from aevum.games.temporum.cards.extra_piles import DECK_KINDS
from aevum.games.temporum.cards.tables import CARDS
from aevum.games.temporum.rules.asks import (
    F_CONTACT,
    F_EARTH,
    F_GIZMO,
    F_PICK,
    F_TOYS,
    PICK_CARD,
    PLAY_CARD,
    SCORE_CARD,
)
from aevum.games.temporum.rules.audit import all_cards
from aevum.games.temporum.rules.chronicle import Chronicle, all_copies
from aevum.games.temporum.rules.ops import QUIET
from aevum.games.temporum.rules.scoring import (
    AGAIN,
    DRAWN_ONLY,
    MAY,
    MODE,
    hacks,
    payable,
    score_moves,
)
from aevum.games.temporum.rules.set_aside import cards_aside
from aevum.games.temporum.zones.special_effects import earth_cards, gizmo_moves


def hide(chron: Chronicle, viewer: int) -> None:
    """Leave only what a viewer may know."""
    chron.deck = chron.deck.hidden(viewer)
    if not _looks(chron, viewer):
        chron.quiet = [UNKNOWN] * len(chron.quiet)
    for seat in range(chron.seats):
        if seat == viewer:
            continue
        chron.hands[seat] = sorted(_veiled(card) for card in chron.hands[seat])
        for each in chron.front[seat]:
            each.tucked = _veiled(each.tucked)


def _veiled(card: int) -> int:
    """The backs of Gizmos and Trade Goods give them away."""
    return UNKNOWN if 0 <= card < DECK_KINDS else card


def _looks(chron: Chronicle, viewer: int) -> bool:
    """Tell whether a viewer is looking through the pile on Quiet Planet."""
    if not chron.table or not chron.asks:
        return False
    frame = chron.table[-1]
    return frame.op == F_PICK and frame.a == QUIET and frame.seat == viewer


def guess(chron: Chronicle, rng: Rng) -> None:
    """Deal everything that is hidden from the cards that are not in sight."""
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
    for frame in chron.table:
        if frame.op in (F_TOYS, F_CONTACT) and frame.a == UNKNOWN:
            _restore(chron, frame)


def _restore(chron: Chronicle, frame: Frame) -> None:
    """Choose which cards of a hand were just drawn."""
    frame.a, frame.b, frame.c = 0, chron.pawn[frame.seat], NONE
    frame.items = chron.hands[frame.seat][: len(frame.items)]


def _unseen(chron: Chronicle) -> Pool:
    """Return all cards of the deck but those in sight."""
    pool = Pool(all_copies(chron.terms))
    for card in [*all_cards(chron), *cards_aside(chron)]:
        if card < DECK_KINDS:
            pool.remove(card)
    for card in range(DECK_KINDS):
        for _ in range(chron.thrown[card]):
            pool.remove(card)
    return pool


def _answerable(chron: Chronicle, pool: Pool, rng: Rng) -> None:
    """Put a card into the hand of whoever is asked something that his hand must answer."""
    for ask in chron.asks:
        hand = chron.hands[ask.seat] if ask.seat >= 0 else []
        if ask.group or UNKNOWN not in hand or not _needs(chron, ask.kind, chron.table[-1]):
            continue
        fitting = [card for card in range(DECK_KINDS) if pool.counts[card] and _fits(chron, card)]
        if fitting:
            card = rng.pick(fitting)
            pool.remove(card)
            hand[hand.index(UNKNOWN)] = card
            hand.sort()


def _needs(chron: Chronicle, kind: int, frame: Frame) -> bool:
    """Tell whether a question has no answer yet with the cards that are known of the hand."""
    if kind == SCORE_CARD:
        if frame.items[MODE] in (MAY, DRAWN_ONLY, AGAIN) or hacks(chron, frame.seat):
            return False
        return not score_moves(chron, frame)
    if kind == PLAY_CARD and frame.op == F_GIZMO:
        return not gizmo_moves(chron, frame)
    if kind == PICK_CARD and frame.op == F_EARTH:
        return not earth_cards(chron, frame.seat)
    return False


def _fits(chron: Chronicle, card: int) -> bool:
    """Tell whether a card would answer the open question."""
    frame = chron.table[-1]
    if frame.op in (F_GIZMO, F_EARTH):
        return CARDS[card].kind == 0
    return payable(chron, frame, card)
