"""What the steps of a text look worth before they are carried out: a glance, no search."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.temporum.bot.card_values import (
    DOLLAR,
    STEP,
    TURN,
    UNSEEN,
    worths_of,
)
from aevum.games.temporum.bot.evaluation import steps_to_go
from aevum.games.temporum.rules.amounts import amount, holds
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.money import funds
from aevum.games.temporum.rules.ops import (
    ADVANCE,
    BRANCH,
    CATS,
    CHOOSE,
    DID,
    DISCARD,
    DRAW,
    EACH,
    GAIN,
    HOURGLASS,
    LOSE,
    LOSE_ALL,
    MAY,
    MAY_PAY,
    MORE_TURNS,
    PLAY,
    RESULT,
    RUSH,
    SCORE,
    SPECIAL,
    TAKE,
    TOYS,
    UNLESS,
    Step,
    Text,
)

SPECIAL_WORTH: Final = 100
TOY: Final = 250  # the better of two cards drawn, played at once
WINNING: Final = 10_000  # the scoring that brings the last crown home


def best_play(chron: Chronicle, seat: int) -> int:
    """Return what the best card of a hand brings when played, less what it was worth there."""
    left, worths = steps_to_go(chron, seat), worths_of(chron)
    best = 0
    for card in chron.hands[seat]:
        if card >= 0:
            best = max(best, worths.play_worth(card, left) - worths.hand_worth(card, left))
    return best


def best_score(chron: Chronicle, seat: int, discount: int, bonus: int) -> int:
    """Return what the best card of a hand that can be paid brings when scored."""
    left, worths = steps_to_go(chron, seat), worths_of(chron)
    best = 0
    held = funds(chron, seat)
    for card in chron.hands[seat]:
        if card < 0 or worths.costs[card] - discount > held:
            continue
        worth = worths.score_worth(card, left) - worths.hand_worth(card, left)
        worth += DOLLAR * min(discount, worths.costs[card]) + STEP * bonus
        if worths.crowns[card] + bonus >= left:
            worth += WINNING
        best = max(best, worth)
    return best


def glance(chron: Chronicle, seat: int, place: int, text: Text, start: int, end: int) -> int:
    """Return what the steps of a text from `start` to `end` look worth to a seat at a place."""
    frame = Frame(0, 0, seat, 0, place, NONE, [0, seat])
    value = 0
    number = start
    while number < end:
        step = text[number]
        number += 1
        op = step.op
        if op == UNLESS:
            if step.per != DID and not holds(chron, frame, step.per, step.m):
                number += step.n
        elif op == BRANCH:
            number += step.n + step.m
        elif op == CHOOSE:
            best = 0
            for _ in range(step.n):
                first = number + 1
                number = first + text[number].n
                best = max(best, glance(chron, seat, place, text, first, number))
            value += best
        elif op in (EACH, MAY):
            number += step.n
        elif op == MAY_PAY:
            if funds(chron, seat) >= step.m:
                inner = glance(chron, seat, place, text, number, number + step.n)
                value += max(0, inner - DOLLAR * step.m)
            number += step.n
        elif op == HOURGLASS:
            return value
        else:
            value += _one(chron, frame, step)
    return value


def _special(chron: Chronicle, seat: int, step: Step) -> int:
    """Return what a step of its own kind looks worth: those that one pays for are looked at."""
    if step.op == SPECIAL and step.n == MORE_TURNS:
        return TURN * chron.terms.numbers.more_turns
    if step.op == SPECIAL and step.n == TOYS:
        return TOY
    if step.op == SPECIAL and step.n == CATS:
        return _twice(chron, seat)
    return SPECIAL_WORTH


def _twice(chron: Chronicle, seat: int) -> int:
    """Return what the best card of a hand that can be paid twice brings when scored twice."""
    left, worths = steps_to_go(chron, seat), worths_of(chron)
    best = 0
    for card in chron.hands[seat]:
        if card >= 0 and 2 * worths.costs[card] <= funds(chron, seat):
            worth = 2 * worths.score_worth(card, left) - worths.hand_worth(card, left)
            best = max(best, worth)
    return best


def _one(chron: Chronicle, frame: Frame, step: Step) -> int:
    """Return what a step that does something at once looks worth."""
    op, seat = step.op, frame.seat
    if op == SCORE:
        return best_score(chron, seat, step.n, step.m)
    if op == PLAY:
        return best_play(chron, seat)
    if op in (SPECIAL, TAKE):
        return _special(chron, seat, step)
    if op == LOSE_ALL:
        return -DOLLAR * chron.money[seat]
    if op == DISCARD:
        return -UNSEEN if step.where == 0 else 0
    number = step.n * (1 if step.per == RESULT else amount(chron, frame, step.per))
    if op == GAIN:
        return DOLLAR * number
    if op == DRAW:
        return UNSEEN * number
    if op == ADVANCE:
        return STEP * number
    if op == RUSH:
        return 2 * STEP
    if op == LOSE:
        return -DOLLAR * min(number, chron.money[seat])
    return 0
