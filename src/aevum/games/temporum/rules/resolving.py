"""Effects that waited: their owner orders them, then they happen one by one (ruling 16)."""

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.temporum.cards.names import (
    BEGGAR,
    CACHE,
    HIDDEN_CAVE,
    INVESTMENTS,
    SUNBOAT,
    THINK_TANK,
    TREASURE_MAP,
    TRILOBITES,
)
from aevum.games.temporum.data import OUTSIDE, POINTERS, SLOTS, TIME_OF
from aevum.games.temporum.moves import CHANGE, EFFECT_MOVE, GO, NO, PICK, ZONE
from aevum.games.temporum.rules.asks import (
    F_DRAW,
    F_EFFECT,
    F_SCIMITAR,
    HISTORY,
    ORDER,
    PICK_CARD,
    PICK_PLACE,
    YES_NO,
)
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.crowns import ask_advance
from aevum.games.temporum.rules.effects import (
    DATA,
    E_AMBASSADOR,
    E_ANUBIS,
    E_BEGGAR,
    E_BUTTERFLY,
    E_CACHE,
    E_COLD_WAR,
    E_HEADQUARTERS,
    E_HIDEOUT,
    E_INVESTMENTS,
    E_MANEUVER,
    E_PICKPOCKETS,
    E_POISON,
    E_PREDICT,
    E_PURSE,
    E_REVOLUTIONARIES,
    E_SAGE,
    E_SCIMITAR,
    E_SUNBOAT,
    E_TREASURE_MAP,
    E_UNIVERSITY,
    E_ZOMBIE,
)
from aevum.games.temporum.rules.hands import (
    ask_discard,
    ask_draw,
    discard_from_play,
    first_of,
    offer_caves,
    put_away,
)
from aevum.games.temporum.rules.history import flip, frozen, shift
from aevum.games.temporum.rules.money import ask_pay, funds, gain, lose
from aevum.games.temporum.rules.moving import barred, go, goals, own_places
from aevum.games.temporum.rules.playing import GIVEN, ask_play
from aevum.games.temporum.rules.visiting import start_visit


def step_waiting(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Let the owner of several effects (`items`) say which comes next."""
    if answer != NONE and answer >= ZONE:
        _start(chron, frame, E_PREDICT + DATA * (answer - ZONE))
    elif answer != NONE:
        _start_kind(chron, frame, answer - EFFECT_MOVE)
    elif not frame.items:
        chron.done()
    elif len({each % DATA for each in frame.items}) == 1:
        _start_kind(chron, frame, frame.items[0] % DATA)
    else:
        chron.ask(frame.seat, ORDER)


def _start_kind(chron: Chronicle, frame: Frame, kind: int) -> None:
    """Start an effect of a kind; Zones to be predicted differ, so their owner names one."""
    if kind == E_PREDICT and len(predicted(frame)) > 1:
        chron.ask(frame.seat, PICK_PLACE)
        return
    for effect in frame.items:
        if effect % DATA == kind:
            _start(chron, frame, effect)
            return


def predicted(frame: Frame) -> list[int]:
    """Return the places where waiting effects of Predict the Future were played."""
    places = {effect // DATA for effect in frame.items if effect % DATA == E_PREDICT}
    return sorted(places)


def _start(chron: Chronicle, frame: Frame, effect: int) -> None:
    frame.items.remove(effect)
    start_effect(chron, frame.seat, effect)


def start_effect(chron: Chronicle, seat: int, effect: int) -> None:
    """Put one effect on the stack."""
    kind, numbers = effect % DATA, chron.terms.numbers
    if numbers.as_printed:
        chron.note("effect", seat, kind)
    else:
        chron.tell("effect", seat, [kind, *numbers.effects[kind]])
    chron.push(F_EFFECT, seat, kind, effect // DATA)


def step_effect(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Carry out effect `a`, which is about `b`."""
    kind = frame.a
    if kind == E_CACHE:
        _uncover(chron, frame, answer)
    elif kind < E_ANUBIS:
        _early(chron, frame)
    elif kind in (E_ANUBIS, E_MANEUVER):
        _travel(chron, frame, answer)
    elif kind == E_PREDICT:
        _predict(chron, frame, answer)
    elif kind == E_BUTTERFLY:
        _butterfly(chron, frame)
    elif kind in (E_TREASURE_MAP, E_INVESTMENTS, E_SUNBOAT, E_AMBASSADOR):
        _offer(chron, frame, answer)
    else:
        _late(chron, frame)


# Before a visit and at the start of a turn


def _early(chron: Chronicle, frame: Frame) -> None:
    seat, kind, numbers = frame.seat, frame.a, chron.terms.numbers
    chron.done()
    if kind == E_COLD_WAR:
        gain(chron, seat, numbers.cold_war_coins)
    elif kind == E_BEGGAR:
        beggars = [each for each in chron.front[seat] if each.kind == BEGGAR]
        if chron.money[seat] < numbers.beggar_under and frame.b < len(beggars):
            beggars[frame.b].coins += numbers.beggar_gain
            chron.note("begs", seat, numbers.beggar_gain)
    elif kind == E_SCIMITAR:
        chron.push(F_SCIMITAR, seat)
    elif kind == E_ZOMBIE:
        lose(chron, seat, numbers.zombie_loss)
    elif kind == E_HEADQUARTERS:
        gain(chron, seat, numbers.hq_coins)
    elif kind == E_PURSE:
        place = chron.pawn[seat]
        found, chron.purse[place] = chron.purse[place], 0
        gain(chron, seat, found)
    else:
        assert kind == E_SAGE
        ask_draw(chron, seat, numbers.sage_draws)


def cache_moves(chron: Chronicle, seat: int) -> list[int]:
    """Return which of several Caches can be opened: by the card under it, `no` for none."""
    tucked = {each.tucked for each in chron.front[seat] if each.kind == CACHE}
    found = [PICK + card for card in sorted(tucked) if card != NONE]
    return [*found, NO] if NONE in tucked else found


def _uncover(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Discard a Cache and play what is under it; a Hacker may leave it discarded."""
    seat = frame.seat
    if frame.pc == 0:
        caches = [each for each in chron.front[seat] if each.kind == CACHE]
        if answer == NONE and len(caches) > 1:
            chron.ask(seat, PICK_CARD)
            return
        cache = caches[0]
        for each in caches:
            if answer != NONE and each.tucked == (NONE if answer == NO else answer - PICK):
                cache = each
        frame.pc = 1
        frame.c = cache.tucked
        cache.tucked = NONE
        chron.note("uncovers", seat, frame.c, caches.index(cache), reveals=True)
        discard_from_play(chron, seat, cache)
        offer_caves(chron, seat, 1)
    elif frame.pc == 1 and frame.c != NONE:
        frame.pc = 2
        ask_play(chron, seat, GIVEN, frame.c)
    else:
        replaced = chron.result == 0 and frame.c != NONE
        chron.done()
        if replaced:
            put_away(chron, frame.c)


# After a visit


def travel_places(chron: Chronicle, frame: Frame) -> list[int]:
    """Return where Maneuver may move, or what Anubis Statuette may visit."""
    seat = frame.seat
    if frame.a == E_MANEUVER:
        return goals(chron, seat)
    places = [*range(SLOTS), *sorted(own_places(chron, seat))]
    return [
        place
        for place in places
        if not chron.visited[seat] >> place & 1 and not barred(chron, seat, place)
    ]


def _travel(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Maneuver: move, if one likes. Anubis: visit any Zone, then come back to what is real."""
    seat = frame.seat
    if frame.pc == 1:
        chron.done()
        for each in range(chron.seats):
            if chron.pawn[each] == frame.c:
                shift(chron, each)
        return
    if answer == NONE:
        if travel_places(chron, frame):
            chron.ask(seat, PICK_PLACE)
        else:
            chron.done()
        return
    if answer == NO:
        chron.done()
        return
    place = answer - GO
    if frame.a == E_MANEUVER:
        chron.done()
        go(chron, seat, place)
        return
    frame.pc = 1
    frame.c = place
    go(chron, seat, place)
    start_visit(chron, seat, place)


# At the end of a turn


def history_moves(chron: Chronicle, frame: Frame) -> list[int]:
    """Return how history may be changed by Predict the Future."""
    return [CHANGE + time - 1 for time in change_times(chron, frame)] + [NO]


def change_times(chron: Chronicle, frame: Frame) -> list[int]:
    """In the Kingdom of Trilobites one Time after the other, else that of the Zone (ruling 33)."""
    if on_trilobites(chron, frame.seat):
        return list(range(frame.pc + 1, 4))
    return [TIME_OF[frame.b]] if frame.pc == 0 else []


def on_trilobites(chron: Chronicle, seat: int) -> bool:
    """Tell whether a seat's pawn is in the Kingdom of Trilobites."""
    place = chron.pawn[seat]
    return place < OUTSIDE and chron.zones[place] == TRILOBITES


def _predict(chron: Chronicle, frame: Frame, answer: int) -> None:
    if answer != NONE and answer != NO:
        time = answer - CHANGE + 1
        place = chron.real[time] if on_trilobites(chron, frame.seat) else frame.b
        frame.pc = time if on_trilobites(chron, frame.seat) else 3
        flip(chron, place)
        return
    if answer == NO or frame.b >= POINTERS or frozen(chron) or not change_times(chron, frame):
        chron.done()
    else:
        chron.ask(frame.seat, HISTORY)


def _butterfly(chron: Chronicle, frame: Frame) -> None:
    """Flip the real Zone of Time I, then the one now real in II, then in III."""
    frame.pc += 1
    if frame.pc > 3:
        chron.done()
    else:
        flip(chron, chron.real[frame.pc])


def _offer(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Effects that one may leave."""
    seat, kind = frame.seat, frame.a
    if frame.pc == 1:
        chron.done()
        ask_advance(chron, seat, chron.terms.numbers.ambassador_steps)  # the price is paid
        return
    if answer == NONE:
        if _worth(chron, seat, kind):
            chron.ask(seat, YES_NO, kind)
        else:
            chron.done()
        return
    if answer == NO:
        chron.done()
    elif kind == E_AMBASSADOR:
        frame.pc = 1
        ask_pay(chron, seat, chron.terms.numbers.ambassador_price)
    else:
        chron.done()
        _spend(chron, seat, kind)


def _worth(chron: Chronicle, seat: int, kind: int) -> bool:
    """Tell whether an offer can be taken, and could be of any use."""
    if kind == E_AMBASSADOR:
        return funds(chron, seat) >= chron.terms.numbers.ambassador_price
    if kind == E_TREASURE_MAP:
        return chron.has(seat, TREASURE_MAP) > 0
    if kind == E_SUNBOAT:
        return chron.has(seat, SUNBOAT) > 0 and chron.before != chron.turn
    useful = chron.gained[seat] > 1 or chron.has(seat, THINK_TANK) or chron.has(seat, HIDDEN_CAVE)
    return chron.has(seat, INVESTMENTS) > 0 and bool(useful)


def _spend(chron: Chronicle, seat: int, kind: int) -> None:
    """Discard a Perpetual card from play for what it gives."""
    cards = {E_TREASURE_MAP: TREASURE_MAP, E_SUNBOAT: SUNBOAT, E_INVESTMENTS: INVESTMENTS}
    card = first_of(chron, seat, cards[kind])
    assert card is not None
    if kind == E_TREASURE_MAP:
        # when the Caves below have come back
        chron.push(F_DRAW, seat, chron.terms.numbers.treasure_map_draws)
    elif kind == E_SUNBOAT:
        chron.extra.append(seat)
        chron.note("sails", seat)
    discard_from_play(chron, seat, card)
    if kind == E_INVESTMENTS:
        gain(chron, seat, chron.gained[seat] // 2)  # what Think Tank paid for it is in it
    offer_caves(chron, seat, 1)


def _late(chron: Chronicle, frame: Frame) -> None:
    seat, kind, numbers = frame.seat, frame.a, chron.terms.numbers
    if kind in (E_UNIVERSITY, E_POISON):
        _draw_and_discard(chron, frame)
        return
    chron.done()
    if kind == E_HIDEOUT:
        if chron.money[seat] >= numbers.hideout_money:
            ask_advance(chron, seat, numbers.hideout_steps)
    elif kind == E_PICKPOCKETS:
        ask_draw(chron, seat, numbers.pickpockets_draws)
    else:
        assert kind == E_REVOLUTIONARIES
        ask_advance(chron, seat, numbers.revolutionaries_steps, 2)


def _draw_and_discard(chron: Chronicle, frame: Frame) -> None:
    """University draws before it discards; Poison takes money after it."""
    numbers, studies = chron.terms.numbers, frame.a == E_UNIVERSITY
    frame.pc += 1
    if frame.pc == 1:
        if studies:
            ask_draw(chron, frame.seat, numbers.university_draws)
    elif frame.pc == 2:
        discards = numbers.university_discards if studies else numbers.poison_discards
        ask_discard(chron, frame.seat, discards)
    else:
        chron.done()
        if not studies:
            chron.poison[frame.seat] -= 1
            lose(chron, frame.seat, numbers.poison_loss)
