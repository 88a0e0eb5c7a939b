"""Playing a card: its coins, its text, where it goes, and who profits (R8)."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.temporum.cards.card import PERPETUAL
from aevum.games.temporum.cards.extra_piles import KINDS
from aevum.games.temporum.cards.names import (
    AMBASSADOR,
    BLACK_MARKET,
    OUTSIDE_TIME,
    PICKPOCKETS,
    REVOLUTIONARIES,
)
from aevum.games.temporum.cards.tables import CARDS, PLAY_TEXT
from aevum.games.temporum.moves import NO, PLAY, SCORE
from aevum.games.temporum.rules.asks import F_PLAY, F_SCORE, F_WAITING, PLAY_CARD
from aevum.games.temporum.rules.chronicle import Chronicle, Perpetual
from aevum.games.temporum.rules.effects import E_AMBASSADOR, E_PICKPOCKETS, E_REVOLUTIONARIES
from aevum.games.temporum.rules.hands import free_place, kinds_in, put_away
from aevum.games.temporum.rules.history import run_text
from aevum.games.temporum.rules.money import gain
from aevum.games.temporum.rules.scoring import MUST as SCORE_MUST
from aevum.games.temporum.rules.scoring import hacks, scorable

# How a play is told
MUST: Final = 0
MAY: Final = 1
GIVEN: Final = 2  # this very card, which has left its place and goes where used cards go
SHARED: Final = 3  # this very card, which stays where it is
COPY: Final = 4  # this very card, which has left the hand, as a copy of another

# Steps
CHOOSING: Final = 0
PLAYED: Final = 1
RESOLVED: Final = 2
FOLLOWED: Final = 3
REPLACED: Final = 4

RETURNED: Final = 99  # `b` of a Gizmo: its first play took the card back
ELSEWHERE: Final = KINDS + 1  # the result of playing a card that then moved itself

# Places in the `items` of the frame
NUMBER: Final = 0  # of this play
MOVED: Final = 1  # 1 once the card has moved itself
ACTS_AS: Final = 2


def ask_play(
    chron: Chronicle, seat: int, mode: int, card: int = NONE, kind: int = NONE, decided: int = 0
) -> None:
    """Let a seat play a card, which acts as `kind`; `decided` where nothing is left to ask."""
    chron.push(F_PLAY, seat, mode, decided, card, [0, 0, card if kind == NONE else kind])


def _may_hack(chron: Chronicle, seat: int) -> bool:
    """Tell whether a seat could score a card instead of playing one."""
    return hacks(chron, seat) and len(scores_instead(chron, seat)) > 0


def scores_instead(chron: Chronicle, seat: int) -> list[int]:
    """Return the cards of its hand that a Hacker could score now."""
    trial = Frame(0, 0, seat, 0, 0, NONE, [SCORE_MUST, 0, 0])
    return scorable(chron, trial)


def play_moves(chron: Chronicle, frame: Frame) -> list[int]:
    """Return the moves of a seat that is told to play a card."""
    seat, mode = frame.seat, frame.a
    found: list[int] = []
    if hacks(chron, seat):
        found = [SCORE + card for card in scores_instead(chron, seat)]
    if mode in (MUST, MAY):
        found += [PLAY + card for card in kinds_in(chron.hands[seat])]
    else:
        found.append(PLAY + frame.c)
    if mode == MAY:
        found.append(NO)
    return found


def step_play(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Play a card: `a` is how it is told, `b` 1 if it was chosen already, `c` the card."""
    if frame.pc == CHOOSING:
        _choose(chron, frame, answer)
    elif frame.pc == PLAYED:
        frame.pc = RESOLVED
        if frame.a not in (SHARED, COPY) and not frame.items[MOVED]:
            if CARDS[frame.c].kind != PERPETUAL:
                put_away(chron, frame.c)
        _follow(chron, frame)
    elif frame.pc == RESOLVED:
        chron.done(ELSEWHERE if frame.items[MOVED] else frame.c + 1)
    else:
        chron.done(0)


def _choose(chron: Chronicle, frame: Frame, answer: int) -> None:
    seat, mode = frame.seat, frame.a
    hand = chron.hands[seat]
    if answer == NONE and not frame.b:
        if mode in (MUST, MAY) and not hand:
            chron.done(0)
            return
        hacking = _may_hack(chron, seat)
        anyway = mode == MAY or (mode == MUST and len(hand) > 1)
        if hacks(chron, seat) and not anyway:
            chron.note("may_hack", seat, int(hacking), reveals=True)
        if hacking or anyway:
            chron.ask(seat, PLAY_CARD, frame.c)
            return
        answer = PLAY + (hand[0] if mode == MUST else frame.c)
    if answer == NO:
        chron.done(0)
    elif answer != NONE and SCORE <= answer < SCORE + KINDS:
        frame.pc = REPLACED
        score_chosen(chron, seat, answer - SCORE)
    else:
        if answer != NONE:
            frame.c = answer - PLAY
        _begin(chron, frame)


def score_chosen(chron: Chronicle, seat: int, card: int) -> None:
    """Put the scoring of a card from the hand on the stack, which was chosen already."""
    chron.push(F_SCORE, seat, 0, 0, card, [SCORE_MUST, 0, 0])


def _begin(chron: Chronicle, frame: Frame) -> None:
    """The card is on the table: its coins, and what it says."""
    seat, card = frame.seat, frame.c
    if frame.a in (MUST, MAY):
        chron.hands[seat].remove(card)
        frame.items[ACTS_AS] = card
    kind = frame.items[ACTS_AS]
    chron.plays += 1
    frame.items[NUMBER] = chron.plays
    frame.pc = PLAYED
    chron.note("plays", seat, card, kind, reveals=True)
    gain(chron, seat, coins_of(chron, seat, kind))
    if CARDS[kind].kind == PERPETUAL:
        place = free_place(chron) if kind == OUTSIDE_TIME else NONE
        chron.front[seat].append(Perpetual(kind, card, chron.plays, 0, NONE, place))
    if CARDS[kind].play:
        run_text(chron, seat, PLAY_TEXT + kind, chron.pawn[seat])


def coins_of(chron: Chronicle, seat: int, kind: int) -> int:
    """Return what playing a card brings a seat at once, with what Black Markets add."""
    numbers = chron.terms.numbers
    return numbers.coins[kind] + numbers.black_market_gain * chron.has(seat, BLACK_MARKET)


def _follow(chron: Chronicle, frame: Frame) -> None:
    """Perpetual cards that were there before look at what was played (ruling 22)."""
    if not chron.front[frame.seat]:
        return
    waiting: list[int] = []
    for each in chron.front[frame.seat]:
        if each.since >= frame.items[NUMBER]:
            continue
        if each.kind == PICKPOCKETS:
            waiting.append(E_PICKPOCKETS)
        elif each.kind == REVOLUTIONARIES:
            waiting.append(E_REVOLUTIONARIES)
        elif each.kind == AMBASSADOR:
            waiting.append(E_AMBASSADOR)
    if waiting:
        chron.push(F_WAITING, frame.seat, items=waiting)
