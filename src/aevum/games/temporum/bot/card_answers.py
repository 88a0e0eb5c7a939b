"""Which card to play, to score, to throw away, to take or to pass on."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.temporum.bot.card_values import DOLLAR, STEP, worths_of
from aevum.games.temporum.bot.evaluation import steps_to_go
from aevum.games.temporum.bot.step_values import WINNING
from aevum.games.temporum.cards.extra_piles import KINDS
from aevum.games.temporum.moves import DISCARD, NO, PICK, PLAY, SCORE
from aevum.games.temporum.rules.asks import F_CYBERNETICS, F_EARTH, F_GIZMO, F_PICK, F_SCORE
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.ops import QUIET, TUCK
from aevum.games.temporum.rules.scoring import MODE, MUST, SCRAPPED, conspired, price

SCRAP_CARD: Final = 60  # what a card is worth that pays in Scrapyard World
WORTH_THROWING: Final = 108  # what a discard that is free to make brings, as a rule
WORST: Final = -1_000_000


def use_card(chron: Chronicle, seat: int, legal: list[int]) -> int:
    """Return the card to play or to score; NO where none is worth it."""
    frame = chron.table[-1]
    left = steps_to_go(chron, seat)
    best, best_worth = legal[0], WORST
    for move in legal:
        if move == NO:
            worth = 0
        elif SCORE <= move < SCORE + KINDS:
            worth = _scored(chron, frame, seat, move - SCORE, left)
        else:
            worth = _played(chron, frame, seat, move - PLAY, left)
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def _scored(chron: Chronicle, frame: Frame, seat: int, card: int, left: int) -> int:
    """Return what scoring a card brings, less what it was worth in hand."""
    numbers, scoring = chron.terms.numbers, frame
    if frame.op != F_SCORE:  # a Hacker scores where others play
        scoring = Frame(F_SCORE, 0, seat, 0, 0, NONE, [MUST, 0, 0])
    crowns = numbers.card_crowns[card] + scoring.b + conspired(chron, seat)
    cost = max(0, price(chron, scoring, card))
    worth = STEP * min(crowns, left) - worths_of(chron).hand_worth(card, left)
    if scoring.items[MODE] == SCRAPPED:
        worth -= cost // numbers.scrap * SCRAP_CARD
    else:
        worth -= cost * DOLLAR
    return worth + WINNING if crowns >= left else worth


def _played(chron: Chronicle, frame: Frame, seat: int, card: int, left: int) -> int:
    """Return what playing a card brings, less what it was worth in hand."""
    worths = worths_of(chron)
    kept = worths.hand_worth(card, left)
    if frame.op == F_CYBERNETICS:
        best = 0
        for each in chron.front[seat]:
            best = max(best, worths.play_worth(each.kind, left))
        return best - kept
    if frame.op == F_GIZMO:
        return 2 * worths.play_worth(card, left) - kept
    return worths.play_worth(card, left) - kept


def throw(chron: Chronicle, seat: int, legal: list[int]) -> int:
    """Return the worst card; none, where none has to go and all are too good."""
    left, worths = steps_to_go(chron, seat), worths_of(chron)
    best, least = NO, -WORST
    for move in legal:
        if move != NO and worths.hand_worth(move - DISCARD, left) < least:
            best, least = move, worths.hand_worth(move - DISCARD, left)
    return NO if NO in legal and least > WORTH_THROWING else best


def pick_card(chron: Chronicle, seat: int, legal: list[int]) -> int:
    """Return the best card where one is taken or played, the worst where one is given away."""
    frame = chron.table[-1]
    left, worths = steps_to_go(chron, seat), worths_of(chron)
    tucked = frame.op == F_PICK and frame.a == TUCK
    taken = frame.op == F_PICK and frame.a == QUIET
    best, best_worth = legal[0], WORST
    for move in legal:
        if move == NO:
            continue
        card = move - PICK if move >= PICK else move - DISCARD
        if frame.op == F_CYBERNETICS:
            worth = worths.play_worth(card, left)
        elif frame.op == F_EARTH or tucked:
            worth = 2 * worths.play_worth(card, left) - worths.hand_worth(card, left)
        else:
            kept = worths.hand_worth(card, left)
            worth = kept if taken else -kept
        if worth > best_worth:
            best, best_worth = move, worth
    return best
