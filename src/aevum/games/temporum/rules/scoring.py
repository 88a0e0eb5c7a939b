"""Scoring a card: price, crowns, and all that changes them (R7, rulings 1 to 3, 10 and 60)."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.temporum.cards.extra_piles import KINDS
from aevum.games.temporum.cards.names import CONSPIRACY, FRIENDS, HACKER, SECRET_SOCIETY, TACTICIAN
from aevum.games.temporum.cards.tables import CARDS, SCORE_TEXT
from aevum.games.temporum.moves import CHEAPER, DEARER, NO, PLAIN, PLAY, SCORE
from aevum.games.temporum.rules.asks import F_CATS, F_PLAY, F_SCORE, SCORE_CARD, TACTIC
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.crowns import ask_advance
from aevum.games.temporum.rules.hands import ask_discard, ask_draw, kinds_in, put_away
from aevum.games.temporum.rules.history import run_text
from aevum.games.temporum.rules.money import ask_pay, funds

# How a scoring is told; the first three are those of `ops.score`
MUST: Final = 0
MAY: Final = 1
SCRAPPED: Final = 2  # paid with discards
KEPT: Final = 3  # the card is not put away: Age of Cats scores it again
AGAIN: Final = 4  # that second time
DRAWN_ONLY: Final = 5  # only a card just drawn, if one likes: Alien Contact

# Steps
CHOOSING: Final = 0
TACTICS: Final = 1
PAYING: Final = 2
ADVANCING: Final = 3
DRAWING: Final = 4
FOLLOWING: Final = 5
ENDING: Final = 6
REPLACED: Final = 7

# Places in the `items` of the frame
MODE: Final = 0
TACTICIANS: Final = 1  # still to be asked
SHIFTED: Final = 2  # crowns more or less by those asked


def ask_score(chron: Chronicle, seat: int, discount: int, bonus: int, mode: int) -> None:
    """Let a seat score a card for `discount` less and `bonus` crowns more."""
    chron.push(F_SCORE, seat, discount, bonus, NONE, [mode, 0, 0])


def price(chron: Chronicle, frame: Frame, card: int) -> int:
    """Return what a card costs in this scoring, before Tacticians; it may be below 0."""
    numbers = chron.terms.numbers
    off = frame.a + numbers.friends_discount * chron.has(frame.seat, FRIENDS)
    return numbers.costs[card] - off


def steps_of(chron: Chronicle, frame: Frame, card: int) -> int:
    """Return the steps that a card brings in this scoring, with Tacticians; it may be below 0."""
    numbers = chron.terms.numbers
    more = frame.b + numbers.tactic_crowns * frame.items[SHIFTED]
    return numbers.card_crowns[card] + more + conspired(chron, frame.seat)


def conspired(chron: Chronicle, seat: int) -> int:
    """Return the steps that Conspiracies add to each scored card of a seat."""
    return chron.terms.numbers.conspiracy_bonus * chron.has(seat, CONSPIRACY)


def dearest(chron: Chronicle, frame: Frame) -> int:
    """Return the highest printed price of a card of the hand that a seat can pay.

    Tacticians are at their cheapest; a card cannot pay for itself with discards.
    """
    seat, numbers = frame.seat, chron.terms.numbers
    off = frame.a
    if chron.front[seat]:
        off += numbers.friends_discount * chron.has(seat, FRIENDS)
        off += numbers.tactic * chron.has(seat, TACTICIAN)
    if frame.items[MODE] == SCRAPPED:
        return numbers.scrap * len(chron.hands[seat]) - 1 + off
    return funds(chron, seat) + off


def payable(chron: Chronicle, frame: Frame, card: int) -> bool:
    """Tell whether a seat can pay for a card of its hand."""
    return chron.terms.numbers.costs[card] <= dearest(chron, frame)


def scorable(chron: Chronicle, frame: Frame) -> list[int]:
    """Return the cards that can be scored, ascending, each once; those in sight."""
    if frame.items[MODE] == AGAIN:
        card = chron.table[-2].c
        return [card] if payable(chron, frame, card) else []
    cards = chron.hands[frame.seat]
    if frame.items[MODE] == DRAWN_ONLY:
        cards = sorted(chron.table[-2].items)
    found: list[int] = []
    costs, most = chron.terms.numbers.costs, dearest(chron, frame)
    last = NONE
    for card in cards:
        if card >= 0 and card != last and costs[card] <= most:
            found.append(card)
            last = card
    return found


def hacks(chron: Chronicle, seat: int) -> bool:
    """Tell whether a seat may play where it is told to score, and the other way round."""
    return chron.has(seat, HACKER) > 0


def score_moves(chron: Chronicle, frame: Frame) -> list[int]:
    """Return the moves of a seat that is told to score a card; what it cannot do it may leave."""
    found = [SCORE + card for card in scorable(chron, frame)]
    free = frame.items[MODE] in (MAY, DRAWN_ONLY)
    if hacks(chron, frame.seat):
        free = free or not found
        found += [PLAY + card for card in kinds_in(chron.hands[frame.seat])]
    if free:
        found.append(NO)
    return found


def step_score(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Score a card: `a` is the discount, `b` the crowns more, `c` the card."""
    if frame.pc == CHOOSING:
        _choose(chron, frame, answer)
    elif frame.pc == TACTICS:
        _use_tactics(chron, frame, answer)
    elif frame.pc == PAYING:
        frame.pc = ADVANCING
        ask_advance(chron, frame.seat, steps_of(chron, frame, frame.c))
    elif frame.pc == ADVANCING:
        frame.pc = DRAWING
        if frame.items[MODE] not in (KEPT, AGAIN):
            put_away(chron, frame.c)
        frame.items[TACTICIANS] = chron.has(frame.seat, SECRET_SOCIETY)
    elif frame.pc == DRAWING:
        _follow(chron, frame)
    elif frame.pc == FOLLOWING:
        chron.done(frame.c + 1)
    else:
        chron.done(0)


def _choose(chron: Chronicle, frame: Frame, answer: int) -> None:
    seat, mode = frame.seat, frame.items[MODE]
    if frame.c != NONE:
        _begin(chron, frame, frame.c)
        return
    if answer == NONE:
        if mode in (MAY, DRAWN_ONLY) and chron.hands[seat]:
            chron.ask(seat, SCORE_CARD)  # whether it can be paid is nobody's business
            return
        cards = scorable(chron, frame)
        hacking = hacks(chron, seat) and len(chron.hands[seat]) > 0
        if not cards and not hacking:
            chron.note("scores_nothing", seat, reveals=True)
            chron.done(0)
            return
        forced = mode == AGAIN or len(chron.hands[seat]) == 1
        if hacking or not forced:
            if not hacking:  # who could play instead is asked anyway
                chron.note("may_score", seat, reveals=True)
            chron.ask(seat, SCORE_CARD)
            return
        answer = SCORE + cards[0]
    if mode == DRAWN_ONLY:
        chron.table[-2].items = []  # nothing more is done with what was drawn
    if answer == NO:
        chron.done(0)
    elif PLAY <= answer < PLAY + KINDS:
        frame.pc = REPLACED
        play_chosen(chron, seat, answer - PLAY)
    else:
        _begin(chron, frame, answer - SCORE)


def play_chosen(chron: Chronicle, seat: int, card: int) -> None:
    """Put the play of a card from the hand on the stack, which was chosen already."""
    chron.push(F_PLAY, seat, MUST, 1, card, [0, 0, card])


def _begin(chron: Chronicle, frame: Frame, card: int) -> None:
    seat = frame.seat
    if frame.items[MODE] != AGAIN:
        chron.hands[seat].remove(card)
    frame.c = card
    frame.pc = TACTICS
    frame.items[TACTICIANS] = chron.has(seat, TACTICIAN)
    chron.note("scores", seat, card, reveals=True)
    _use_tactics(chron, frame, NONE)


def tactics(chron: Chronicle, frame: Frame) -> list[int]:
    """Return how the next Tactician can be used: dearer, cheaper, or not at all."""
    change = chron.terms.numbers.tactic
    room = change * (frame.items[TACTICIANS] - 1)
    cost = price(chron, frame, frame.c) + change * frame.items[SHIFTED]
    found: list[int] = []
    for move, more in ((DEARER, change), (CHEAPER, -change), (PLAIN, 0)):
        if _can_pay(chron, frame, cost + more - room):
            found.append(move)
    return found


def _can_pay(chron: Chronicle, frame: Frame, cost: int) -> bool:
    if frame.items[MODE] == SCRAPPED:
        return max(0, cost) // chron.terms.numbers.scrap <= len(chron.hands[frame.seat])
    return cost <= funds(chron, frame.seat)


def _use_tactics(chron: Chronicle, frame: Frame, answer: int) -> None:
    seat = frame.seat
    if answer != NONE:
        _use_tactic(chron, frame, answer)
    while frame.items[TACTICIANS]:
        ways = tactics(chron, frame)
        if len(ways) > 1:
            chron.ask(seat, TACTIC, frame.c)
            return
        _use_tactic(chron, frame, ways[0])
    frame.pc = PAYING
    numbers = chron.terms.numbers
    cost = max(0, price(chron, frame, frame.c) + numbers.tactic * frame.items[SHIFTED])
    if frame.items[MODE] == SCRAPPED:
        ask_discard(chron, seat, cost // numbers.scrap)
    else:
        ask_pay(chron, seat, cost)


def _use_tactic(chron: Chronicle, frame: Frame, way: int) -> None:
    """Let one Tactician make the card dearer or cheaper, or leave it."""
    frame.items[TACTICIANS] -= 1
    if way in (DEARER, CHEAPER):
        more = 1 if way == DEARER else -1
        frame.items[SHIFTED] += more
        numbers = chron.terms.numbers
        dollars, crowns = numbers.told(numbers.tactic), numbers.told(numbers.tactic_crowns)
        chron.note("tactics", frame.seat, more, dollars, crowns)


def _follow(chron: Chronicle, frame: Frame) -> None:
    """Secret Societies draw, then what the card does when scored happens."""
    if frame.items[TACTICIANS]:
        frame.items[TACTICIANS] -= 1
        ask_draw(chron, frame.seat, chron.terms.numbers.society_draws)
        return
    frame.pc = FOLLOWING
    if CARDS[frame.c].on_score:
        run_text(chron, frame.seat, SCORE_TEXT + frame.c, chron.pawn[frame.seat])


# Age of Cats


def step_cats(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Score one card two times: `c` is the card, once it was scored (ruling 10)."""
    frame.pc += 1
    if frame.pc == 1:
        ask_score(chron, frame.seat, 0, 0, KEPT)
    elif frame.pc == 2:
        frame.c = chron.result - 1
        ask_score(chron, frame.seat, 0, 0, KEPT if frame.c == NONE else AGAIN)
    else:
        if frame.c == NONE:
            frame.c = chron.result - 1
        chron.done()
        if frame.c != NONE:
            put_away(chron, frame.c)


def start_cats(chron: Chronicle, seat: int) -> None:
    """Put Age of Cats on the stack."""
    chron.push(F_CATS, seat, 0, 0, NONE)
