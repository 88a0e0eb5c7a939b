"""Special steps that ask one question: for a card, a place, a Time, or yes or no."""

from aevum.core.frames import Frame
from aevum.core.pile import FACE_UP
from aevum.core.state import NONE
from aevum.games.temporum.cards.card import PERPETUAL
from aevum.games.temporum.cards.extra_piles import DECK_KINDS
from aevum.games.temporum.cards.names import QUIET_PLANET, SIMULATED
from aevum.games.temporum.cards.tables import CARDS
from aevum.games.temporum.data import OUTSIDE, SLOTS, TIME_OF
from aevum.games.temporum.moves import CHOICE, DISCARD, GO, NO, PICK, TIME_MOVE, YES, ZONE
from aevum.games.temporum.rules.asks import (
    CHOOSE_ONE,
    PICK_CARD,
    PICK_PLACE,
    PICK_TIME,
    YES_NO,
)
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.hands import (
    ask_discard,
    ask_draw,
    back,
    hold,
    leave_play,
    offer_caves,
    throw_away,
)
from aevum.games.temporum.rules.history import run_text
from aevum.games.temporum.rules.money import gain, lose, sheltered
from aevum.games.temporum.rules.moving import barred, go, goals
from aevum.games.temporum.rules.ops import (
    DISCARD_PERPETUAL,
    DRAW_TO_THREE,
    HEADQUARTERS,
    INQUISITION,
    MISSION,
    MOVE_ON,
    PUT_BASE,
    QUIET,
    SIMULATE,
    TAKE_BACK,
    TOP_OF_DECK,
    TUCK,
    WASTELAND,
    WEAPON,
)
from aevum.games.temporum.rules.ruling import rules
from aevum.games.temporum.rules.visiting import start_visit, text_of


def step_pick(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Carry out special step `a` at place `b`; `c` is what the step before left."""
    what = frame.a
    if what == DRAW_TO_THREE:
        _draw_up(chron, frame)
    elif what in (TAKE_BACK, PUT_BASE, INQUISITION, DISCARD_PERPETUAL):
        _decide(chron, frame, answer)
    elif what in (HEADQUARTERS, WASTELAND, MOVE_ON, SIMULATE, MISSION):
        _pick_place(chron, frame, answer)
    elif what == WEAPON:
        if answer == NONE:
            chron.ask(frame.seat, PICK_TIME)
            return
        chron.named[frame.seat * STRIDE + answer - TIME_MOVE + 1] = 1
        chron.note("names", frame.seat, answer - TIME_MOVE + 1)
        chron.done()
    else:
        _pick_card(chron, frame, answer)


def _draw_up(chron: Chronicle, frame: Frame) -> None:
    """Draw one card after another up to a full hand (ruling 41)."""
    stuck = frame.pc and chron.result < 1
    frame.pc = 1
    if stuck or len(chron.hands[frame.seat]) >= chron.terms.numbers.full_hand:
        chron.done()
    else:
        ask_draw(chron, frame.seat, 1)


# Yes or no


def _decide(chron: Chronicle, frame: Frame, answer: int) -> None:
    if frame.a == TAKE_BACK:
        _take_back(chron, frame, answer)
    elif frame.a == PUT_BASE:
        _put_base(chron, frame, answer)
    elif frame.a == INQUISITION:
        _inquire(chron, frame, answer)
    else:
        _sell_perpetual(chron, frame, answer)


def _take_back(chron: Chronicle, frame: Frame, answer: int) -> None:
    """The card the Zone had one play may come back, if it is still where it went (ruling 12)."""
    seat, card = frame.seat, frame.c - 1
    if answer == NONE:
        if card >= 0 and card < DECK_KINDS and _in_reach(chron, seat, card):
            chron.ask(seat, YES_NO, card)
        else:
            chron.done()
        return
    chron.done()
    if answer == NO:
        return
    if CARDS[card].kind == PERPETUAL or not chron.thrown[card]:
        for each in reversed(chron.front[seat]):
            if each.card == card:
                leave_play(chron, seat, each)
                offer_caves(chron, seat, int(each.tucked != NONE))
                break
    else:
        chron.thrown[card] -= 1
    hold(chron, seat, card)
    chron.note("returns", seat, card)


def _in_reach(chron: Chronicle, seat: int, card: int) -> bool:
    if CARDS[card].kind == PERPETUAL:
        return any(each.card == card for each in chron.front[seat])
    return chron.thrown[card] > 0


def _put_base(chron: Chronicle, frame: Frame, answer: int) -> None:
    seat, here = frame.seat, frame.b
    if answer == NONE:
        if chron.bases[here] >> seat & 1:
            chron.done()
        else:
            chron.ask(seat, YES_NO)
        return
    chron.done()
    if answer == YES:
        chron.bases[here] |= 1 << seat
        chron.note("base", seat, here, chron.zone_at(here))


def _inquire(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Discard a card or lose money; who is in Utopia does neither (ruling 9)."""
    seat = frame.seat
    if answer == NONE:
        if not sheltered(chron, seat) and chron.hands[seat]:
            chron.ask(seat, CHOOSE_ONE)
            return
        answer = CHOICE + 1
    chron.done()
    if answer == CHOICE:
        ask_discard(chron, seat, chron.terms.numbers.inquisition_discards)
    else:
        lose(chron, seat, chron.terms.numbers.inquisition_loss)


def _sell_perpetual(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Y2K: a Perpetual card of the hand for money. Whoever has cards is asked."""
    seat = frame.seat
    if answer == NONE:
        if sheltered(chron, seat) or not chron.hands[seat]:
            chron.done()
        else:
            chron.ask(seat, PICK_CARD)
        return
    chron.done()
    if answer != NO:
        card = answer - DISCARD
        chron.hands[seat].remove(card)
        throw_away(chron, seat, card)
        gain(chron, seat, chron.terms.numbers.y2k_coins)
        offer_caves(chron, seat, 1)


# Places


def places(chron: Chronicle, frame: Frame) -> list[int]:
    """Return the places that a special step lets one choose."""
    seat, what = frame.seat, frame.a
    if what == MOVE_ON:
        return goals(chron, seat)
    if what == MISSION:
        return [place for place in goals(chron, seat) if place < OUTSIDE]
    if what == WASTELAND:
        return [
            chron.real[time]
            for time in (1, 2, 3)
            if not (barred(chron, seat, chron.real[time]) and chron.real[time] != chron.pawn[seat])
        ]
    found = list(range(SLOTS)) + outside_places(chron)
    if what == SIMULATE:
        return [place for place in found if place >= OUTSIDE or chron.zones[place] != SIMULATED]
    return found


def outside_places(chron: Chronicle) -> list[int]:
    """Return every place outside Time that is in play."""
    return sorted(each.place for row in chron.front for each in row if each.place != NONE)


def _pick_place(chron: Chronicle, frame: Frame, answer: int) -> None:
    seat, what = frame.seat, frame.a
    if frame.pc == 1:
        chron.done()
        return
    if answer == NONE:
        if what == SIMULATE and not rules(chron, seat, TIME_OF[frame.b]):
            _simulate(chron, frame)
        else:
            _offer_places(chron, frame)
        return
    if answer == NO:
        chron.done()
        return
    place = answer - ZONE if what in (HEADQUARTERS, SIMULATE) else answer - GO
    if what == HEADQUARTERS:
        chron.hq[seat] = place
        chron.note("headquarters", seat, place, chron.zone_at(place))
        chron.done()
    elif what == SIMULATE:
        chron.simulation = place
        chron.note("simulates", seat, place, chron.zone_at(place))
        _simulate(chron, frame)
    elif what == WASTELAND:
        frame.pc = 1
        go(chron, seat, place)
        start_visit(chron, seat, place)
    else:
        chron.done()
        go(chron, seat, place)


def _offer_places(chron: Chronicle, frame: Frame) -> None:
    """Ask for a place, unless there is none or, where one must go, but one."""
    found = places(chron, frame)
    if not found:
        chron.done()
    elif len(found) == 1 and frame.a in (MISSION, WASTELAND):
        _pick_place(chron, frame, GO + found[0])
    else:
        chron.ask(frame.seat, PICK_PLACE)


def _simulate(chron: Chronicle, frame: Frame) -> None:
    """Follow the instructions of the Zone with the token, here."""
    seat, here = frame.seat, frame.b
    chron.done()
    if chron.simulation != NONE:
        run_text(chron, seat, text_of(chron, chron.simulation), here)


# Cards


def pick_card_moves(chron: Chronicle, frame: Frame) -> list[int]:
    """Return the moves that name a card for a special step."""
    seat, what = frame.seat, frame.a
    if what == DISCARD_PERPETUAL:
        cards = [card for card in set(chron.hands[seat]) if CARDS[card].kind == PERPETUAL]
        return [*(DISCARD + card for card in sorted(cards)), NO]
    cards = chron.quiet if what == QUIET else chron.hands[seat]
    return [PICK + card for card in sorted(set(cards))]


def _pick_card(chron: Chronicle, frame: Frame, answer: int) -> None:
    if frame.a == QUIET:
        _look_through(chron, frame, answer)
        return
    seat = frame.seat
    hand = chron.hands[seat]
    if answer == NONE:
        if not hand:
            chron.done()
            return
        if len(hand) > 1:
            chron.ask(seat, PICK_CARD)
            return
        answer = PICK + hand[0]
    card = answer - PICK
    hand.remove(card)
    chron.done()
    if frame.a == TOP_OF_DECK:
        chron.deck.put_on_top(card, FACE_UP)
        chron.note("tops", seat, card, reveals=True)
    else:
        assert frame.a == TUCK
        chron.front[seat][-1].tucked = card
        chron.note("tucks", seat, back(card))
        chron.note("tucked", seat, card, audience=1 << seat, reveals=True)


def _look_through(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Quiet Planet: cards of one's choice from the pile; simulated, there is none."""
    seat = frame.seat
    if answer != NONE:
        _pick_quiet(chron, frame, answer - PICK)
    here = frame.b < OUTSIDE and chron.zones[frame.b] == QUIET_PLANET
    if here and frame.pc == 0 and chron.quiet:
        chron.tell("looks", seat, chron.quiet[:], 1 << seat, reveals=True)
    picks = chron.terms.numbers.quiet_picks
    while here and frame.pc < picks and chron.quiet:
        if len(chron.quiet) > picks - frame.pc:
            chron.ask(seat, PICK_CARD)
            return
        _pick_quiet(chron, frame, chron.quiet[0])
    chron.done()


def _pick_quiet(chron: Chronicle, frame: Frame, card: int) -> None:
    seat = frame.seat
    chron.quiet.remove(card)
    hold(chron, seat, card)
    chron.note("picks", seat)
    chron.note("picked", seat, card, audience=1 << seat, reveals=True)
    frame.pc += 1
