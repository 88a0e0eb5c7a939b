"""What the blue action cards do (R18)."""

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.imperials.data import STRENGTHS
from aevum.games.imperials.moves import ACTION_CARD, CORNER, PLAYER, SIDE, STOP
from aevum.games.imperials.rules.asks import (
    CHOOSE_ACTION,
    CHOOSE_CORNER,
    CHOOSE_PLAYER,
    CHOOSE_ROAD,
    PLACE_ROAD,
)
from aevum.games.imperials.rules.building import lay_road, take_road
from aevum.games.imperials.rules.dragon import cards_held, hold_card, let_go
from aevum.games.imperials.rules.land import has_road, road_places, settle_route
from aevum.games.imperials.rules.realm import IDLE, KINDS, READY, TOWN_PIECE, Realm
from aevum.games.imperials.rules.robber import BY_BISHOP, ask_robber, start_tosses
from aevum.games.imperials.rules.warriors import (
    active_strength,
    dismiss,
    displace,
    has_barracks,
    has_warriors,
    in_supply,
    post,
    posts,
    rouse,
    strength,
    warriors_of,
)


def step_bishop(realm: Realm, frame: Frame, answer: int) -> None:
    """Bishop: the robber moves and robs everybody there."""
    realm.done()
    ask_robber(realm, frame.seat, BY_BISHOP, frame.a)


def one_player(realm: Realm, frame: Frame, answer: int, options: list[int]) -> int:
    """Return the chosen player; NONE after asking for one."""
    if answer == NONE and len(options) > 1:
        realm.ask(frame.seat, CHOOSE_PLAYER, frame.a, realm.choice_by())
        return NONE
    return (options[0] if answer == NONE else answer) - PLAYER


# Deserter


def deserted(realm: Realm, seat: int) -> list[int]:
    """Return the moves that name an opponent with a warrior."""
    return [
        PLAYER + other
        for other in range(realm.seats)
        if other != seat and has_warriors(realm, other)
    ]


def step_deserter(realm: Realm, frame: Frame, answer: int) -> None:
    """Deserter: an opponent dismisses a warrior, and you may post one like it (A32, A37).

    `b` is the opponent, then the strength; `c` its state.
    """
    if frame.pc == 0:
        other = one_player(realm, frame, answer, deserted(realm, frame.seat))
        if other == NONE:
            return
        frame.b = other
        frame.pc = 1
        realm.tell("lures", frame.seat, [other])
        theirs = warriors_of(realm, other)
        if len(theirs) > 1:
            realm.ask(other, CHOOSE_CORNER, frame.a, realm.choice_by())
            return
        answer = CORNER + theirs[0]
    if frame.pc == 1:
        _desert(realm, frame, answer - CORNER)
    else:
        realm.done()
        if answer != STOP:
            post(realm, frame.seat, answer - CORNER, frame.b, frame.c)
            realm.tell("enlists", frame.seat, [answer - CORNER, frame.b])


def _desert(realm: Realm, frame: Frame, corner: int) -> None:
    seat = frame.seat
    strong = strength(realm, corner)
    frame.c = IDLE if realm.active[corner] == IDLE else READY
    realm.tell("deserts", realm.owner[corner], [corner])
    dismiss(realm, corner)
    settle_route(realm)
    frame.b = strong
    frame.pc = 2
    may = in_supply(realm, seat, strong) and (strong < STRENGTHS or has_barracks(realm, seat))
    if may and posts(realm, seat):
        realm.ask(seat, CHOOSE_CORNER, frame.a, realm.choice_by())
    else:
        realm.done()


# Diplomat


def open_roads(realm: Realm) -> list[int]:
    """Return the moves that name an open road: one end without a piece or road of its owner."""
    return [
        SIDE + side
        for side, seat in enumerate(realm.road)
        if seat != NONE and (_is_end(realm, side, seat, 0) or _is_end(realm, side, seat, 1))
    ]


def has_open_road(realm: Realm) -> bool:
    """Tell whether there is an open road: nearly always the first one that is looked at."""
    for side in range(len(realm.road)):
        seat = realm.road[side]
        if seat != NONE and (_is_end(realm, side, seat, 0) or _is_end(realm, side, seat, 1)):
            return True
    return False


def _is_end(realm: Realm, side: int, seat: int, which: int) -> bool:
    corner = realm.hexes.side_ends[side][which]
    if realm.owner[corner] == seat:
        return False
    for near in realm.hexes.corner_sides[corner]:
        if near != side and realm.road[near] == seat:
            return False
    return True


def diplomat_places(realm: Realm, seat: int, removed: int) -> list[int]:
    """Return the moves that lay the removed road anew, elsewhere (A21)."""
    return [SIDE + side for side in road_places(realm, seat) if side != removed]


def step_diplomat(realm: Realm, frame: Frame, answer: int) -> None:
    """Diplomat: an open road goes; one's own must be laid again if it can (A38). `b`: side + 1."""
    seat = frame.seat
    if frame.b == 0:
        options = open_roads(realm)
        if answer == NONE and len(options) > 1:
            realm.ask(seat, CHOOSE_ROAD, frame.a, realm.choice_by())
            return
        side = (options[0] if answer == NONE else answer) - SIDE
        owner = realm.road[side]
        take_road(realm, side)
        realm.tell("removes", seat, [side, owner])
        frame.b = side + 1
        places = diplomat_places(realm, seat, side) if owner == seat else []
        if not places:
            realm.done()
            return
        if len(places) > 1:
            realm.ask(seat, PLACE_ROAD, frame.a, realm.choice_by())
            return
        answer = places[0]
    realm.done()
    lay_road(realm, seat, answer - SIDE)


# Intrigue


def intrigued(realm: Realm, seat: int) -> list[int]:
    """Return the moves that name an opponent's warrior at one of a seat's roads."""
    return [
        CORNER + corner
        for corner in range(len(realm.piece))
        if realm.piece[corner] > TOWN_PIECE
        and realm.owner[corner] != seat
        and has_road(realm, seat, corner)
    ]


def step_intrigue(realm: Realm, frame: Frame, answer: int) -> None:
    """Intrigue: a warrior at one of your roads is displaced, whatever its strength."""
    options = intrigued(realm, frame.seat)
    if answer == NONE and len(options) > 1:
        realm.ask(frame.seat, CHOOSE_CORNER, frame.a, realm.choice_by())
        return
    realm.done()
    displace(realm, (options[0] if answer == NONE else answer) - CORNER)
    settle_route(realm)


# Saboteur and Wedding


def sabotaged(realm: Realm, seat: int) -> list[int]:
    """Return how many cards each opponent with at least your points loses: half of two or more."""
    return [
        realm.sizes[other] // 2
        if other != seat and realm.points[other] >= realm.points[seat]
        else 0
        for other in range(realm.seats)
    ]


def invited(realm: Realm, seat: int) -> list[int]:
    """Return how many cards each opponent with more points brings to a Wedding."""
    given = realm.terms.numbers.wedding_cards
    return [
        min(given, realm.sizes[other]) if realm.points[other] > realm.points[seat] else 0
        for other in range(realm.seats)
    ]


def step_saboteur(realm: Realm, frame: Frame, answer: int) -> None:
    """Saboteur: the others discard half."""
    realm.done()
    start_tosses(realm, sabotaged(realm, frame.seat), NONE, frame.a)


def step_wedding(realm: Realm, frame: Frame, answer: int) -> None:
    """Wedding: those ahead bring some cards each."""
    realm.done()
    start_tosses(realm, invited(realm, frame.seat), frame.seat, frame.a)


# Spy and Warlord


def spied(realm: Realm, seat: int) -> list[int]:
    """Return the moves that name an opponent who holds an action card."""
    return [
        PLAYER + other for other in range(realm.seats) if other != seat and cards_held(realm, other)
    ]


def secrets(realm: Realm, other: int) -> list[int]:
    """Return the moves that name an action card of a spied player."""
    return [ACTION_CARD + kind for kind in range(KINDS) if realm.cards[other * KINDS + kind]]


def step_spy(realm: Realm, frame: Frame, answer: int) -> None:
    """Spy: look at an opponent's action cards and take one; `b` is he plus 1."""
    seat = frame.seat
    if frame.b == 0:
        other = one_player(realm, frame, answer, spied(realm, seat))
        if other == NONE:
            return
        frame.b = other + 1
        realm.tell("spies", seat, [other])
        seen = realm.cards[other * KINDS : other * KINDS + KINDS]
        realm.tell("spied", seat, [other, *seen], 1 << seat, reveals=True)
        if cards_held(realm, other) > 1:
            realm.ask(seat, CHOOSE_ACTION, frame.a, realm.choice_by())
            return
        answer = secrets(realm, other)[0]
    other, card = frame.b - 1, answer - ACTION_CARD
    realm.done()
    let_go(realm, other, card)
    hold_card(realm, seat, card)
    realm.tell("takes_action", seat, [other])
    realm.tell("took_action", seat, [other, card], 1 << seat | 1 << other, reveals=True)


def step_warlord(realm: Realm, frame: Frame, answer: int) -> None:
    """Warlord: all own warriors are activated; they may not act in this turn."""
    seat = frame.seat
    realm.done()
    for corner in warriors_of(realm, seat):
        if realm.active[corner] == IDLE:
            rouse(realm, corner)
    realm.tell("warlord", seat, [active_strength(realm, seat)])


def has_idle(realm: Realm, seat: int) -> bool:
    """Tell whether one of a seat's warriors is not active."""
    return any(realm.active[corner] == IDLE for corner in warriors_of(realm, seat))
