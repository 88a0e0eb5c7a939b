"""Zones and cards whose text is a little play of its own: Gizmo, Earth United, Toys, Cults ..."""

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.temporum.cards.card import MOMENTARY
from aevum.games.temporum.cards.extra_piles import GIZMO_CARD, KINDS
from aevum.games.temporum.cards.tables import CARDS
from aevum.games.temporum.data import TIMES
from aevum.games.temporum.moves import DISCARD, NO, PICK, PLAY, SCORE, TIME_MOVE
from aevum.games.temporum.rules.asks import F_GIZMO, PICK_CARD, PICK_TIME, PLAY_CARD
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.crowns import ask_advance, ask_retreat
from aevum.games.temporum.rules.hands import (
    REPORT,
    ask_draw,
    back,
    hold,
    kinds_in,
    offer_caves,
    put_away,
    throw_away,
)
from aevum.games.temporum.rules.moving import barred, go
from aevum.games.temporum.rules.playing import (
    COPY,
    GIVEN,
    MUST,
    RETURNED,
    SHARED,
    ask_play,
    score_chosen,
    scores_instead,
)
from aevum.games.temporum.rules.ruling import rules
from aevum.games.temporum.rules.scoring import DRAWN_ONLY, ask_score, hacks
from aevum.games.temporum.rules.visiting import start_visit

# Gizmo


def gizmo_cards(chron: Chronicle, seat: int) -> list[int]:
    """Return the cards of a hand that a Gizmo can play: Momentary ones, never a Gizmo."""
    return [
        card
        for card in kinds_in(chron.hands[seat])
        if card != GIZMO_CARD and card >= 0 and CARDS[card].kind == MOMENTARY
    ]


def gizmo_moves(chron: Chronicle, frame: Frame) -> list[int]:
    """Return how a Gizmo's first play, or the second after a replaced one, can be made."""
    found: list[int] = []
    if hacks(chron, frame.seat):
        found = [SCORE + card for card in scores_instead(chron, frame.seat)]
    cards = [PLAY + card for card in gizmo_cards(chron, frame.seat)]
    return found + cards if cards or not found else [*found, NO]


def step_gizmo(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Play one card twice; `c` is the card, `pc` counts the plays. A Hacker may replace each.

    `b` is RETURNED once the first play told to take the card back.
    """
    seat = frame.seat
    if answer == NO:
        return
    if answer != NONE:
        if SCORE <= answer < SCORE + KINDS:
            score_chosen(chron, seat, answer - SCORE)
        else:
            _gizmo_play(chron, frame, answer - PLAY)
    elif frame.pc == 2:
        _put_back(chron, frame)
    elif frame.c != NONE:
        frame.pc = 2
        ask_play(chron, seat, GIVEN, frame.c)
    elif gizmo_moves(chron, frame):
        frame.pc += 1
        if len(chron.hands[seat]) == 1 and not hacks(chron, seat):
            _gizmo_play(chron, frame, chron.hands[seat][0])
            return
        chron.note("may_gizmo", seat, reveals=True)
        chron.ask(seat, PLAY_CARD)
    else:
        chron.note("plays_nothing", seat, reveals=True)
        chron.done()


def _gizmo_play(chron: Chronicle, frame: Frame, card: int) -> None:
    """Set a card aside for both plays; where the first was replaced it is played but once."""
    if frame.pc == 2:
        ask_play(chron, frame.seat, MUST, card, decided=1)
        return
    chron.hands[frame.seat].remove(card)
    frame.c = card
    ask_play(chron, frame.seat, SHARED, card, decided=1)


def _put_back(chron: Chronicle, frame: Frame) -> None:
    """End it: a card whose last play was replaced still lies there, or came back before."""
    replaced = chron.result == 0
    chron.done()
    if frame.c == NONE or not replaced:
        return
    if frame.op == F_GIZMO and frame.b == RETURNED:
        hold(chron, frame.seat, frame.c)
        chron.note("returns", frame.seat, frame.c)
    else:
        put_away(chron, frame.c)


# Earth United


def step_earth(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Each opponent plays card `c` once, then the visitor; `items` are who is still to."""
    seat = frame.seat
    if frame.c == NONE:
        cards = earth_cards(chron, seat)
        if answer == NONE and not cards:
            if chron.hands[seat]:
                chron.note("plays_nothing", seat, reveals=True)
            chron.done()
            return
        if answer == NONE and len(chron.hands[seat]) > 1:
            chron.note("may_share", seat, reveals=True)
            chron.ask(seat, PICK_CARD)
            return
        frame.c = cards[0] if answer == NONE else answer - PICK
        chron.hands[seat].remove(frame.c)
        chron.note("shares", seat, frame.c, reveals=True)
        frame.items = [*chron.others(seat), *[seat] * chron.terms.numbers.earth_plays]
    elif not frame.items:
        _put_back(chron, frame)
        return
    player = frame.items.pop(0)
    ask_play(chron, player, SHARED if frame.items else GIVEN, frame.c)


def earth_cards(chron: Chronicle, seat: int) -> list[int]:
    """Return the Momentary cards of a hand."""
    hand = kinds_in(chron.hands[seat])
    return [card for card in hand if card >= 0 and CARDS[card].kind == MOMENTARY]


# Age of Toys and Alien Contact: `items` are the cards just drawn, which only their owner knows


def step_toys(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Draw 2, discard one of them, play the other."""
    seat = frame.seat
    if frame.pc == 0:
        frame.pc = 1
        ask_draw(chron, seat, 2, REPORT)
    elif frame.pc == 1:
        if not frame.items:
            chron.done()
        elif answer == NONE and len(frame.items) > 1:
            chron.ask(seat, PICK_CARD)
        else:
            card = frame.items[0] if answer == NONE else answer - DISCARD
            frame.items.remove(card)
            chron.hands[seat].remove(card)
            frame.pc = 2
            throw_away(chron, seat, card)
            offer_caves(chron, seat, 1)
    elif frame.pc == 2:
        _play_toy(chron, frame, answer)
    else:
        chron.done()


def toy_moves(chron: Chronicle, frame: Frame) -> list[int]:
    """Return what can be done with the toys: discard one, then play another, or score instead."""
    if frame.pc == 1:
        return [DISCARD + card for card in sorted(set(frame.items))]
    found: list[int] = []
    if hacks(chron, frame.seat):
        found = [SCORE + card for card in scores_instead(chron, frame.seat)]
    return found + [PLAY + card for card in sorted(set(frame.items))]


def _play_toy(chron: Chronicle, frame: Frame, answer: int) -> None:
    seat = frame.seat
    if not frame.items:
        chron.done()
        return
    if answer == NONE:
        hacking = hacks(chron, seat) and len(scores_instead(chron, seat)) > 0
        if hacks(chron, seat) and len(frame.items) == 1:
            chron.note("may_hack", seat, int(hacking), reveals=True)
        if hacking or len(frame.items) > 1:
            chron.ask(seat, PLAY_CARD)
            return
    frame.pc = 3
    toys, frame.items = frame.items, []
    if answer != NONE and SCORE <= answer < SCORE + KINDS:
        score_chosen(chron, seat, answer - SCORE)
    else:
        card = toys[0] if answer == NONE else answer - PLAY
        ask_play(chron, seat, MUST, card, decided=1)


def step_contact(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Draw 1 and score it, if one likes."""
    frame.pc += 1
    if frame.pc == 1:
        ask_draw(chron, frame.seat, 1, REPORT)
    elif frame.pc == 2 and frame.items:
        ask_score(chron, frame.seat, 0, 0, DRAWN_ONLY)
    else:
        chron.done()


# Information Age


def step_information(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Visit the real Zones from Time IV to Time I where enough crowns are, each once a turn."""
    seat = frame.seat
    while frame.pc < TIMES:
        time = TIMES - frame.pc
        frame.pc += 1
        place = chron.real[time]
        if chron.visited[seat] >> place & 1 or barred(chron, seat, place):
            continue
        if chron.crowns[seat * STRIDE + time] >= chron.terms.numbers.informed_crowns:
            go(chron, seat, place)
            start_visit(chron, seat, place)
            return
    chron.done()


# Age of Cults


def step_cults(chron: Chronicle, frame: Frame, answer: int) -> None:
    """All who hold cards pass one to the next such player on the left, in secret."""
    givers = [seat for seat in range(chron.seats) if chron.hands[seat]]
    choosers = [seat for seat in givers if len(chron.hands[seat]) > 1]
    if frame.pc == 0 and len(givers) > 1 and choosers:
        frame.pc = 1
        chron.gather(frame, PICK_CARD, choosers)
        return
    chron.done()
    if len(givers) == 1:
        return
    cards: list[int] = []
    for giver in givers:
        chosen = chron.answer_of(frame, giver) if giver in choosers else NONE
        cards.append(chron.hands[giver][0] if chosen == NONE else chosen - PICK)
    for number, giver in enumerate(givers):
        chron.hands[giver].remove(cards[number])
    for number, giver in enumerate(givers):
        give(chron, giver, givers[(number + 1) % len(givers)], cards[number])


def give(chron: Chronicle, giver: int, taker: int, card: int) -> None:
    """Hand a card that has left the giver's hand to another; only the two learn which."""
    hold(chron, taker, card)
    chron.note("passes", giver, taker, back(card), reveals=True)
    chron.note("passed", giver, taker, card, audience=1 << giver | 1 << taker, reveals=True)


# Age of Cybernetics


def cyber_moves(chron: Chronicle, frame: Frame) -> list[int]:
    """Return which card can be played as a copy, then as a copy of what."""
    seat = frame.seat
    if frame.c != NONE:
        return [PICK + kind for kind in sorted({each.kind for each in chron.front[seat]})]
    found: list[int] = []
    if hacks(chron, seat):
        found = [SCORE + card for card in scores_instead(chron, seat)]
    return [*found, *(PLAY + card for card in kinds_in(chron.hands[seat])), NO]


def step_cybernetics(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Play a card `c` of the hand as a copy of a Perpetual card, if one likes (ruling 11)."""
    seat = frame.seat
    if frame.pc == 1 or answer == NO:
        chron.done()
    elif answer == NONE:
        if chron.hands[seat] and chron.front[seat]:
            chron.ask(seat, PLAY_CARD)
        else:
            chron.done()
    elif SCORE <= answer < SCORE + KINDS:
        frame.pc = 1
        score_chosen(chron, seat, answer - SCORE)
    elif PLAY <= answer < PLAY + KINDS:
        frame.c = answer - PLAY
        chron.hands[seat].remove(frame.c)
        chron.note("copies", seat, frame.c, reveals=True)
        kinds = sorted({each.kind for each in chron.front[seat]})
        if len(kinds) > 1:
            chron.ask(seat, PICK_CARD, frame.c)
        else:
            _copy(chron, frame, kinds[0])
    else:
        _copy(chron, frame, answer - PICK)


def _copy(chron: Chronicle, frame: Frame, kind: int) -> None:
    frame.pc = 1
    ask_play(chron, frame.seat, COPY, frame.c, kind, 1)


# Exodus, Sultan's Scimitar, Battle Plans, Inventor's Journal


def step_exodus(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Advance crowns from a Time one rules, and one more if one still rules it (ruling 32)."""
    seat = frame.seat
    if frame.pc == 0:
        times = exodus_times(chron, seat)
        if answer == NONE and len(times) > 1:
            chron.ask(seat, PICK_TIME)
            return
        if not times:
            chron.done()
            return
        frame.c = times[0] if answer == NONE else answer - TIME_MOVE + 1
        frame.pc = 1
        chron.note("names", seat, frame.c)
        ask_advance(chron, seat, chron.terms.numbers.exodus_steps, frame.c)
    elif frame.pc == 1:
        frame.pc = 2
        if rules(chron, seat, frame.c):
            ask_advance(chron, seat, 1, frame.c)
    else:
        chron.done()


def exodus_times(chron: Chronicle, seat: int) -> list[int]:
    """Return the Times a seat rules."""
    return [time for time in range(1, TIMES + 1) if rules(chron, seat, time)]


def step_scimitar(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Advance a crown out of each Time ruled when this began, from IV to I."""
    if frame.pc == 0:
        frame.pc = 1
        frame.items = exodus_times(chron, frame.seat)
    if frame.items:
        steps = chron.terms.numbers.scimitar_steps
        ask_advance(chron, frame.seat, steps, frame.items.pop())
    else:
        chron.done()


def step_battle(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Each opponent retreats a crown that the player chooses."""
    if frame.pc == 0:
        frame.pc = 1
        frame.items = chron.others(frame.seat)
    if frame.items:
        ask_retreat(chron, frame.seat, frame.items.pop(0), 2, TIMES, 0)
    else:
        chron.done()


def step_journal(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Draw a card for every player, then give each opponent one."""
    seat = frame.seat
    if frame.pc == 0:
        frame.pc = 1
        frame.items = chron.others(seat)
        ask_draw(chron, seat, chron.seats)
        return
    if answer != NONE:
        card = answer - PICK
        chron.hands[seat].remove(card)
        give(chron, seat, frame.items.pop(0), card)
    while frame.items and len(chron.hands[seat]) == 1:
        give(chron, seat, frame.items.pop(0), chron.hands[seat].pop())
    if frame.items and chron.hands[seat]:
        chron.ask(seat, PICK_CARD)
    else:
        chron.done()
