"""Sevens, discards and the robber (R7)."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE, TABLE
from aevum.games.imperials.data import CARDS, DESERT
from aevum.games.imperials.moves import CARD, PLAYER, STOLEN, TILE
from aevum.games.imperials.rules.asks import DISCARD, ROB, ROBBER, STEAL, TOSS, TOSSES, VICTIM
from aevum.games.imperials.rules.land import builders_at, give_back, hand_over
from aevum.games.imperials.rules.realm import FENCE_COUNT, PIECES, Realm

AGAIN: Final = 1  # what a robber sent to the desert leaves: roll again (R7.8)
BY_SEVEN: Final = 1  # `a` of a ROB frame: why the robber moves
BY_CARD: Final = 0
BY_BISHOP: Final = 2


def hand_limit(realm: Realm, seat: int) -> int:
    """Return how many cards a seat may hold when a seven falls."""
    more = realm.terms.numbers.fence_limit
    return realm.terms.limit + more * realm.pieces[seat * PIECES + FENCE_COUNT]


# Cards that several seats set aside at once


def start_tosses(realm: Realm, amounts: list[int], taker: int, card: int) -> None:
    """Ask every seat for so many cards, sealed; they go to `taker`, or to the market if NONE."""
    frame = realm.push(TOSSES, realm.turn, taker, 0, card)
    frame.items = amounts + [0] * realm.seats


def step_tosses(realm: Realm, frame: Frame, answer: int) -> None:
    """Open a lane for each seat that gives cards; when all are done, move the cards.

    `items` are how many each seat gives, then how many it has set aside already; `b` is the
    deadline for all of it.
    """
    if frame.b == 0:
        frame.b = realm.choice_by()
        waiting = False
        for seat in range(realm.seats):
            if frame.items[seat]:
                realm.spawn(seat, TOSS, frame.items[seat], 0, frame.c).items = [0] * CARDS
                waiting = True
        if waiting:
            realm.hold()
            return
    for seat in range(realm.seats):
        if frame.items[seat]:
            tossed = realm.lanes[seat].pop().items
            _move(realm, seat, frame.a, tossed)
    realm.done()


def _move(realm: Realm, seat: int, taker: int, tossed: list[int]) -> None:
    for card in range(CARDS):
        if tossed[card]:
            if taker == NONE:
                give_back(realm, seat, card, tossed[card])
            else:
                hand_over(realm, seat, taker, card, tossed[card])
    if taker == NONE:
        realm.tell("discards", seat, tossed, reveals=True)
    else:
        realm.tell("gives", seat, [taker, sum(tossed)])
        realm.tell("gave", seat, [taker, *tossed], 1 << seat | 1 << taker, reveals=True)


def step_toss(realm: Realm, frame: Frame, answer: int) -> None:
    """One seat chooses its cards one by one; they stay in its hand until everybody is done.

    It is asked even where it has no choice, which nobody else may know.
    """
    seat = frame.seat
    if answer != NONE:
        frame.items[answer - CARD] += 1
        frame.b += 1
        realm.table[-1].items[realm.seats + seat] += 1
    if frame.b < frame.a:
        realm.ask(seat, DISCARD, frame.c, realm.table[-1].b)
        return
    realm.hold()
    if all_tossed(realm):
        realm.wake(TABLE)


def tossable(realm: Realm, frame: Frame) -> list[int]:
    """Return the moves that set one more card aside."""
    first = frame.seat * CARDS
    return [CARD + card for card in range(CARDS) if realm.hands[first + card] > frame.items[card]]


def toss_admits(realm: Realm, frame: Frame, move: int) -> bool:
    """Tell whether `tossable` has a move, without building the list."""
    card = move - CARD
    if card < 0 or card >= CARDS:
        return False
    return realm.hands[frame.seat * CARDS + card] > frame.items[card]


def all_tossed(realm: Realm) -> bool:
    """Tell whether every seat has set its cards aside."""
    for lane in realm.lanes:
        if lane and lane[-1].op == TOSS and lane[-1].b < lane[-1].a:
            return False
    return True


def sevens_toll(realm: Realm) -> list[int]:
    """Return how many cards each seat discards for a seven: half of a hand above its limit."""
    return [
        realm.sizes[seat] // 2 if realm.sizes[seat] > hand_limit(realm, seat) else 0
        for seat in range(realm.seats)
    ]


# The robber


def robber_places(realm: Realm, why: int) -> list[int]:
    """Return where the robber may go: another open tile; with re-rolls a desert it is on, too."""
    stays = why == BY_SEVEN and realm.terms.reroll and realm.kinds[realm.robber] == DESERT
    return [
        TILE + tile
        for tile in range(len(realm.fog))
        if not realm.fog[tile] and (tile != realm.robber or stays)
    ]


def robber_admits(realm: Realm, frame: Frame, move: int) -> bool:
    """Tell whether `robber_places` has a move, without building the list."""
    tile = move - TILE
    if tile >= len(realm.fog) or realm.fog[tile]:
        return False
    return tile != realm.robber or move in robber_places(realm, frame.a)


def step_rob(realm: Realm, frame: Frame, answer: int) -> None:
    """Move the robber, choose whom to rob, steal."""
    seat = frame.seat
    if frame.pc == 0:
        frame.pc = 1
        if 1 not in realm.fog and len(realm.fog) > 2:
            realm.ask(seat, ROBBER, frame.b, realm.by(realm.terms.numbers.robber_seconds))
            return
        places = robber_places(realm, frame.a)
        if not places:
            realm.done()
        elif len(places) == 1:
            place_robber(realm, frame, places[0] - TILE)
        else:
            realm.ask(seat, ROBBER, frame.b, realm.by(realm.terms.numbers.robber_seconds))
    elif frame.pc == 1:
        place_robber(realm, frame, answer - TILE)
    else:
        realm.done()
        ask_steal(realm, seat, answer - PLAYER)


def place_robber(realm: Realm, frame: Frame, tile: int) -> None:
    """Put the robber on a tile and find whom to rob there."""
    seat = frame.seat
    realm.robber = tile
    realm.tell("robber", seat, [tile, realm.kinds[tile], realm.numbers[tile]])
    if frame.a == BY_SEVEN and realm.terms.reroll and realm.kinds[tile] == DESERT:
        realm.done(AGAIN)
        return
    victims = victims_at(realm, seat, tile)
    if frame.a == BY_BISHOP:
        realm.done()
        for victim in reversed(victims):
            ask_steal(realm, seat, victim)
    elif len(victims) > 1:
        frame.pc = 2
        realm.ask(seat, VICTIM, frame.b, realm.by(realm.terms.numbers.victim_seconds))
    else:
        realm.done()
        if victims:
            ask_steal(realm, seat, victims[0])


def ask_steal(realm: Realm, thief: int, victim: int) -> None:
    """Put a theft on the stack."""
    realm.tell("steals", thief, [victim])
    realm.push(STEAL, thief, victim)


def victims_at(realm: Realm, seat: int, tile: int) -> list[int]:
    """Return the other seats with a village or town at a tile and at least one card (A26)."""
    return [other for other in builders_at(realm, tile) if other != seat and realm.sizes[other]]


def step_steal(realm: Realm, frame: Frame, answer: int) -> None:
    """Take one card of `a`, each of his cards as likely as the other."""
    if answer == NONE:
        realm.roll()
        return
    card = answer - STOLEN
    victim, thief = frame.a, frame.seat
    realm.done()
    hand_over(realm, victim, thief, card, 1)
    realm.tell("stole", thief, [victim, card], 1 << thief | 1 << victim, random=True)


def stealable(realm: Realm, victim: int) -> list[tuple[int, int]]:
    """Return the outcomes of a theft."""
    first = victim * CARDS
    return [
        (STOLEN + card, realm.hands[first + card])
        for card in range(CARDS)
        if realm.hands[first + card]
    ]


def ask_robber(realm: Realm, seat: int, why: int, card: int = NONE) -> None:
    """Put the moving of the robber on the stack; `card` is the action card that moves it."""
    realm.push(ROB, seat, why, card)
