"""What a seat's commands do, once they are known to be possible."""

from typing import Final

from aevum.core.state import ABSENT, NONE
from aevum.games.chronos.data import (
    ARES,
    ASCLEPIUS,
    CHRONOS,
    CORINTH,
    EOS,
    HARPY,
    HERMES,
    KEPT,
    NORTH,
    SPARTA,
)
from aevum.games.chronos.moves import (
    BRING,
    BUY,
    CLAIM,
    CUBE,
    DEMETER_MOVE,
    DROP,
    FLIPS,
    FREE,
    FREEZE,
    GAIN,
    GO,
    HADES_MOVE,
    HARPY_MOVE,
    OFFER,
    PAY,
    RESERVE,
    ROB,
    SEAL,
    SEND,
    TAKE,
    TROY_MOVE,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import HERMES_ASK, KNOCK
from aevum.games.chronos.rules.drafts import PACK, complete
from aevum.games.chronos.rules.effects import damn, gain, gain_zero, pick, plunder, settle
from aevum.games.chronos.rules.endings import claim
from aevum.games.chronos.rules.hands import use_hand, use_power
from aevum.games.chronos.rules.permits import last_god
from aevum.games.chronos.rules.places import (
    AWAY,
    BIT,
    CITY,
    EXTRA,
    FRONT,
    KINGDOM,
    PLACES,
    is_city,
    is_kingdom,
    is_pile,
    is_square,
)
from aevum.games.chronos.rules.reach import obstacle

WHY_NOT: Final = ("company", "troy", "barred")


def command(sea: Archipelago, seat: int, move: int) -> bool:
    """Carry out what a seat does of itself, and tell whether more than a win may follow.

    It may be a part of a draft or a whole command. Nothing follows from a part, from a mistaken
    claim, nor from a timer that only goes from pile to pile.
    """
    if move < SEND:
        return move_timer(sea, seat, move)
    if move == DROP:
        sea.drafts[seat] = []
        use_hand(sea, seat)
        return False
    if CLAIM <= move < FREEZE:
        use_hand(sea, seat)
        return claim(sea, seat, move - CLAIM)
    if sea.drafts[seat]:
        sea.drafts[seat].append(move)
        return _carried_out(sea, seat)
    if move == FREEZE:
        use_hand(sea, seat)
        freeze(sea, seat)
    elif SEND <= move < BRING:
        use_power(sea, seat)
        damn(sea, seat, (move - SEND) // FLIPS, (move - SEND) % FLIPS == 1)
    elif DEMETER_MOVE <= move < HARPY_MOVE:
        use_power(sea, seat)
        pick(sea, seat, move - DEMETER_MOVE)
    elif TROY_MOVE <= move < HADES_MOVE:
        use_power(sea, seat)
        sea.besieged = move - TROY_MOVE
        sea.note("cube", seat, 2, sea.besieged)
    else:
        sea.drafts[seat] = [move]
        return _carried_out(sea, seat)
    return True


def _carried_out(sea: Archipelago, seat: int) -> bool:
    """Carry out a draft if it is complete, and tell whether it was."""
    if not complete(sea, seat):
        return False
    carry_out(sea, seat)
    return True


def freeze(sea: Archipelago, seat: int) -> None:
    """Start the countdown of a frozen game."""
    numbers = sea.terms.numbers
    sea.countdown = sea.now + numbers.countdown
    sea.note("freeze", seat, numbers.told_countdown)


# Timers


def move_timer(sea: Archipelago, seat: int, move: int) -> bool:
    """Take a timer up, with the card it leaves if that is wanted, and set it down.

    Tell whether anything may follow, as `command` does.
    """
    use_hand(sea, seat)
    wants = move >= TAKE
    number = move - TAKE if wants else move - GO
    timer, to = number // PLACES, number % PLACES
    where = sea.place[timer]
    left_sparta = _bring(sea, seat, timer, to)
    if wants:
        _take(sea, seat, where)
        if not sea.asks:
            return True  # a CATACLYSM ends the game before anything lands
    _land(sea, seat, timer, where, to)
    if left_sparta != NONE:
        _arrive_at_sparta(sea, seat, left_sparta)
    plain = (is_pile(where) or where == FRONT) and (is_pile(to) or to == FRONT)
    return wants or not plain or len(sea.tasks) > 0 or sea.holder[HARPY] >= 0


def _take(sea: Archipelago, seat: int, where: int) -> None:
    """Take the card that a timer leaves, if nothing keeps it."""
    why = obstacle(sea, seat, where)
    if why:
        sea.note("nothing", seat, where, WHY_NOT.index(why))
    elif is_pile(where):
        pick(sea, seat, where)
    else:
        plunder(sea, seat, where - KINGDOM)


def _bring(sea: Archipelago, seat: int, timer: int, to: int) -> int:
    """Return what is brought if a move leaves SPARTA and its player owes nothing, else NONE."""
    draft = sea.drafts[seat]
    if not draft or not BRING <= draft[0] < OFFER or sea.place[timer] != sea.slot[SPARTA]:
        return NONE
    sea.drafts[seat] = []
    if to == sea.slot[SPARTA] or sea.owes(seat):
        return NONE
    return draft[0] - BRING


def _arrive_at_sparta(sea: Archipelago, seat: int, number: int) -> None:
    timer, flipped = number // FLIPS, number % FLIPS
    before = sea.place[timer]
    sea.put(timer, sea.slot[SPARTA])
    if flipped:
        sea.flip(timer)
    sea.note("sparta", seat, timer, flipped, before, reveals=True)


def _land(sea: Archipelago, seat: int, timer: int, where: int, to: int) -> None:
    beside = sea.company[to] - int(where == to)
    sea.put(timer, to)
    if to != FRONT:
        sea.flip(timer)
    sea.note("go", seat, timer, where, to, sea.cities[to - CITY] if is_city(to) else ABSENT)
    if not sea.cities:
        return
    if to == sea.slot[CORINTH] and sea.rules(seat, CORINTH):
        gain_zero(sea, seat)
    watcher = sea.holder[EOS]
    if watcher >= 0 and watcher != seat and beside and is_pile(to):
        sea.tasks += [KNOCK, seat, beside]


# Drafts


def carry_out(sea: Archipelago, seat: int) -> None:
    """Carry out a draft that is complete."""
    draft = sea.drafts[seat]
    sea.drafts[seat] = []
    first = draft[0]
    cards = [move - PAY for move in draft[1:] if PAY <= move < GAIN]
    if OFFER <= first < BUY or first == FREE:
        use_hand(sea, seat)
        god = first - OFFER if first < BUY else last_god(sea)
        _offer(sea, seat, god, cards)
        _put_cube(sea, seat, draft[-1])
        return
    use_power(sea, seat)
    if BUY <= first < FREE:
        _buy(sea, seat, first - BUY, cards)
    elif ROB <= first < DEMETER_MOVE:
        _rob(sea, seat, (first - ROB) // KEPT, (first - ROB) % KEPT, cards[0])
    else:
        for card in cards:
            sea.take_out(seat, card)
            sea.throw(card)
            sea.note("discards", seat, card, reveals=True)
        for move in draft[1:]:
            if SEND <= move < BRING:
                damn(sea, seat, (move - SEND) // FLIPS, (move - SEND) % FLIPS == 1, True)
        if GAIN <= draft[-1] < CUBE:
            recover(sea, seat, draft[-1] - GAIN)


def _offer(sea: Archipelago, seat: int, god: int, cards: list[int]) -> None:
    """Discard the cards of an offering, and gain the GOD."""
    packed = 0
    for card in cards:
        sea.take_out(seat, card)
        sea.throw(card)
        packed += 1 << (PACK * card)
        sea.note("discards", seat, card, reveals=True)
    sea.temple &= ~BIT[god]
    sea.note("gains", seat, god, reveals=True)
    _receive(sea, seat, god)
    if sea.reserved == god:
        sea.reserved = NONE
    messenger = sea.holder[HERMES]
    if cards and messenger >= 0 and messenger != seat:
        sea.open(messenger, HERMES_ASK, packed, sea.now + sea.terms.numbers.choice)


def _receive(sea: Archipelago, seat: int, god: int) -> None:
    sea.holder[god] = seat
    sea.gods[seat] |= BIT[god]
    if god == CHRONOS and sea.place[EXTRA] == AWAY:
        sea.place[EXTRA] = FRONT
        sea.ends[EXTRA] = sea.now
        sea.company[FRONT] += 1
        sea.timers.append(EXTRA)
    sea.crown()


def _put_cube(sea: Archipelago, seat: int, move: int) -> None:
    if CUBE <= move < SEAL:
        sea.haunted = move - CUBE
        sea.note("cube", seat, 1, sea.haunted)
    elif SEAL <= move < RESERVE:
        sea.sealed = move - SEAL
        sea.crown()
        sea.note("cube", seat, 3, sea.sealed, sea.cities[sea.sealed])
    elif RESERVE <= move < ROB:
        sea.reserved = move - RESERVE
        sea.note("cube", seat, 0, sea.reserved)


def _buy(sea: Archipelago, seat: int, god: int, cards: list[int]) -> None:
    """Buy a GOD from another: the cards go to him in the order in which they lay."""
    former = sea.holder[god]
    sea.note("buys", seat, former, god, reveals=True)
    for card in _as_they_lay(sea, seat, cards):
        sea.take_out(seat, card)
        sea.put_in(former, card)
        sea.note("gives", seat, former, card, reveals=True)
    sea.gods[former] &= ~BIT[god]
    _receive(sea, seat, god)
    _go_home(sea)


def _as_they_lay(sea: Archipelago, seat: int, cards: list[int]) -> list[int]:
    """Return cards of a kingdom from the lowest up, then WINDs."""
    left = cards[:]
    found: list[int] = []
    for card in sea.hoards[seat]:
        if card in left:
            left.remove(card)
            found.append(card)
    return found + left


def _go_home(sea: Archipelago) -> None:
    """Put timers before their owners that stand where only a GOD of another would let them."""
    for timer in sea.timers:
        place, seat = sea.place[timer], sea.owner(timer)
        stray = is_square(place) and not sea.has(seat, ASCLEPIUS)
        if is_kingdom(place) and place != KINGDOM + seat:
            stray = not sea.has(seat, ARES)
        if stray:
            sea.put(timer, FRONT)
            sea.note("home", seat, timer, place)


def _rob(sea: Archipelago, seat: int, victim: int, card: int, given: int) -> None:
    """Take a visible card from another and give him one, all at once."""
    if card >= NORTH:
        sea.take_out(victim, card)
    else:
        sea.take_top(victim)
    sea.take_out(seat, given)
    sea.put_in(seat, card)
    sea.put_in(victim, given)
    sea.note("robs", seat, victim, card, given, reveals=True)


def recover(sea: Archipelago, seat: int, card: int) -> None:
    """Gain a card from the discard; a plague strikes again and goes back."""
    sea.discard[card] -= 1
    sea.discarded -= 1
    sea.note("recovers", seat, card, reveals=True)
    gain(sea, seat, card)
    settle(sea, seat)
