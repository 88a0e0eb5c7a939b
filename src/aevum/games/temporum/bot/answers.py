"""Answers at a glance, to every kind of question: no search, no guess at what is hidden."""

from typing import Final

from aevum.core.state import Ask
from aevum.games.temporum.bot.card_answers import pick_card, throw, use_card
from aevum.games.temporum.bot.card_values import DOLLAR, UNSEEN, worths_of
from aevum.games.temporum.bot.crown_answers import step_back, step_crown
from aevum.games.temporum.bot.evaluation import steps_to_go
from aevum.games.temporum.bot.step_values import glance
from aevum.games.temporum.moves import (
    CHEAPER,
    CHOICE,
    DEARER,
    EFFECT_MOVE,
    GO,
    NO,
    PLAIN,
    STAY,
    YES,
    ZONE,
)
from aevum.games.temporum.rules.asks import (
    CHOOSE_ONE,
    DISCARD_CARD,
    F_EFFECT,
    F_TEXT,
    HISTORY,
    ORDER,
    PICK_CARD,
    PICK_PLACE,
    PICK_TIME,
    PLAY_CARD,
    SCORE_CARD,
    STEP_BACK,
    STEP_CROWN,
    TACTIC,
    TURN,
    YES_NO,
)
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effects import E_AMBASSADOR, E_INVESTMENTS, E_POISON, E_ZOMBIE
from aevum.games.temporum.rules.ops import MAY_PAY
from aevum.games.temporum.rules.scoring import steps_of
from aevum.games.temporum.rules.visiting import text_of

INVESTED: Final = 12  # gained in a turn, of which an Investment should bring half
TO_SPARE: Final = 12  # dollars left to who can afford an Ambassador
RICH: Final = 30  # dollars of who can afford a dearer card
WORST: Final = -1_000_000


def answer(chron: Chronicle, ask: Ask, legal: list[int]) -> int:
    """Return what looks best to whoever is asked."""
    kind = ask.kind
    if len(legal) == 1:
        return legal[0]
    if kind == STEP_CROWN:
        return step_crown(chron, ask.seat, legal)
    if kind in (SCORE_CARD, PLAY_CARD):
        return use_card(chron, ask.seat, legal)
    if kind == DISCARD_CARD:
        return throw(chron, ask.seat, legal)
    if kind == TURN:
        return STAY if STAY in legal else legal[0]
    if kind == CHOOSE_ONE:
        return _choose(chron, ask.seat, legal)
    if kind == YES_NO:
        return _agree(chron, ask.seat)
    return _rarer(chron, ask, legal)


def _rarer(chron: Chronicle, ask: Ask, legal: list[int]) -> int:
    kind = ask.kind
    if kind == PICK_CARD:
        return pick_card(chron, ask.seat, legal)
    if kind == PICK_PLACE:
        return _place(chron, ask.seat, legal)
    if kind == STEP_BACK:
        return step_back(chron, ask.seat, legal)
    if kind == TACTIC:
        return _tactic(chron, ask.seat, legal)
    if kind == ORDER:
        return _order(legal)
    if kind == HISTORY:
        return NO
    if kind == PICK_TIME:
        return legal[-1]
    return legal[0]  # a Beggar gives as little as possible: money in hand can be lost


def _choose(chron: Chronicle, seat: int, legal: list[int]) -> int:
    """Return the branch of a text that looks best; before the Inquisition, to pay."""
    frame = chron.table[-1]
    if frame.op != F_TEXT:
        return CHOICE + 1
    text = chron.terms.numbers.texts[frame.a]
    best, best_worth = legal[0], WORST
    place = frame.pc
    for number in range(text[frame.pc - 1].n):
        first = place + 1
        place = first + text[place].n
        if CHOICE + number in legal:
            worth = glance(chron, seat, frame.b, text, first, place)
            if worth > best_worth:
                best, best_worth = CHOICE + number, worth
    return best


def _agree(chron: Chronicle, seat: int) -> int:
    """Return whether an offer looks worth it: most do."""
    frame = chron.table[-1]
    if frame.op == F_TEXT:
        text = chron.terms.numbers.texts[frame.a]
        step = text[frame.pc - 1]
        if step.op == MAY_PAY:
            end = frame.pc + step.n
            worth = glance(chron, seat, frame.b, text, frame.pc, end)
            return YES if worth > DOLLAR * step.m else NO
        return _new_hand(chron, seat)
    if frame.op == F_EFFECT:
        if frame.a == E_INVESTMENTS:
            return YES if chron.gained[seat] >= INVESTED else NO
        if frame.a == E_AMBASSADOR:
            near = steps_to_go(chron, seat) <= 2
            left = chron.money[seat] - chron.terms.numbers.ambassador_price
            return YES if near or left >= TO_SPARE else NO
    return YES


def _new_hand(chron: Chronicle, seat: int) -> int:
    """Return whether as many new cards look better than those in hand."""
    left = steps_to_go(chron, seat)
    hand, worths = chron.hands[seat], worths_of(chron)
    kept = 0
    for card in hand:
        kept += worths.hand_worth(card, left)
    return YES if kept < UNSEEN * len(hand) else NO


def _place(chron: Chronicle, seat: int, legal: list[int]) -> int:
    """Return the place that looks best to visit."""
    texts = chron.terms.numbers.texts
    best, best_worth = legal[0], WORST
    for move in legal:
        if move == NO:
            continue
        place = move - GO if move < ZONE else move - ZONE
        text = texts[text_of(chron, place)]
        worth = glance(chron, seat, place, text, 0, len(text))
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def _tactic(chron: Chronicle, seat: int, legal: list[int]) -> int:
    """Return how to use a Tactician: no crown too many, and dearer only for who is rich."""
    frame = chron.table[-1]
    left = steps_to_go(chron, seat)
    crowns, shift = steps_of(chron, frame, frame.c), chron.terms.numbers.tactic_crowns
    if CHEAPER in legal and crowns > left:
        return CHEAPER
    if DEARER in legal and crowns < left and (crowns + shift == left or chron.money[seat] > RICH):
        return DEARER
    return PLAIN if PLAIN in legal else legal[0]


def _order(legal: list[int]) -> int:
    """Losses first, while there may be little to lose; Investments last, when all is gained."""
    for effect in (E_ZOMBIE, E_POISON):
        if EFFECT_MOVE + effect in legal:
            return EFFECT_MOVE + effect
    if legal[0] == EFFECT_MOVE + E_INVESTMENTS:
        return legal[1]
    return legal[0]
