"""A turn: before the roll, the roll and what follows it, the player's own choices, the end (R4)."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NEVER, NONE
from aevum.games.imperials.asks import (
    MAIN,
    MARCHING,
    ROLL_DICE,
    ROLLED,
    SPECIAL,
    SPECIALS,
)
from aevum.games.imperials.building import (
    found_village,
    lay_road,
    raise_fence,
    raise_town,
    roads_left,
    towns_left,
    villages_left,
)
from aevum.games.imperials.cards import play, playable
from aevum.games.imperials.data import (
    ACTIVATE_COST,
    ALCHEMIST,
    BASIC_DECK,
    BRICK,
    CARD_COST,
    CARDS,
    COLOURS,
    DRAGON,
    EVENT_FACES,
    FENCE_COST,
    FENCES,
    ORE,
    ROAD_COST,
    TOWN_COST,
    VILLAGE_COST,
    WARRIOR_COST,
    WHEAT,
    WOOD,
    WOOL,
)
from aevum.games.imperials.dragon import ask_card, ask_drops, cards_held, step_event
from aevum.games.imperials.improving import improvable, improve
from aevum.games.imperials.land import (
    corners_with,
    count_ratios,
    pay,
    road_places,
    village_places,
)
from aevum.games.imperials.moves import (
    ACTIVATE,
    BUY,
    CHASE,
    CORNER,
    END,
    EVENT,
    FENCE,
    IMPROVE,
    MARCH,
    MARKET,
    OFFER,
    PLAY,
    ROAD,
    ROLL,
    THROW,
    THROW_ALL,
    TOWN,
    UPGRADE,
    VILLAGE,
    WARRIOR,
)
from aevum.games.imperials.production import ask_picks, produce
from aevum.games.imperials.realm import (
    FENCE_COUNT,
    IDLE,
    KINDS,
    PIECES,
    READY,
    VILLAGE_PIECE,
    Realm,
    Throw,
)
from aevum.games.imperials.robber import (
    AGAIN,
    BY_CARD,
    BY_SEVEN,
    ask_robber,
    sevens_toll,
    start_tosses,
)
from aevum.games.imperials.sciencecards import fenceable
from aevum.games.imperials.trading import (
    act_trade,
    draft_moves,
    draft_of,
    hush,
    invite,
    market_admits,
    market_moves,
    trade_market,
    trade_moves,
    void_offers,
)
from aevum.games.imperials.warriors import (
    calm,
    can_march,
    has_warriors,
    in_supply,
    post,
    posts,
    rouse,
    upgradable,
    upgrade,
    warriors_of,
)

# Steps of a turn
BEGIN: Final = 0
BEFORE: Final = 1  # the roll is asked for; action cards may come first
THROWN: Final = 2  # the dice are in the air
OPENING: Final = 3  # the roll is carried out
ACTING: Final = 4
ENDING: Final = 5
NEXT: Final = 6

SEVEN: Final = 7
EVENTS: Final = 4


def step_turn(realm: Realm, frame: Frame, answer: int) -> None:
    """Carry a turn on, as far as it asks nobody and puts no other effect before itself."""
    _carry_on(realm, frame, answer)
    while realm.paused == 0 and realm.table[-1] is frame and not realm.wins():
        _carry_on(realm, frame, NONE)


def _carry_on(realm: Realm, frame: Frame, answer: int) -> None:
    """Take one step of a turn. One frame serves all turns: `seat` is whose it is."""
    if frame.pc == ACTING:
        if answer != NONE:
            act(realm, frame, answer)
        else:
            ask_main(realm, frame.seat)
    elif frame.pc == BEGIN:
        begin(realm, frame)
    elif frame.pc == BEFORE:
        before_roll(realm, frame, answer)
    elif frame.pc == THROWN:
        fall(realm, frame, answer)
    elif frame.pc == OPENING:
        frame.pc = ACTING
        realm.turn_left = realm.terms.seconds(60)
        invite(realm)
        ask_main(realm, frame.seat)
    elif frame.pc == ENDING:
        frame.pc = NEXT
        if realm.terms.special and realm.turns + 1 < realm.terms.rounds * realm.seats:
            start_specials(realm, frame.seat)
    else:
        frame.seat = (frame.seat + 1) % realm.seats
        frame.pc = BEGIN
        realm.turns += 1
        if realm.turns == realm.terms.rounds * realm.seats:
            realm.ending = "rounds"
            realm.tell("rounds", NONE, realm.all_points(), reveals=True)
            realm.finish()


def begin(realm: Realm, frame: Frame) -> None:
    """Set everything back that lasts one turn."""
    seat = frame.seat
    realm.turn = seat
    realm.played = 0
    realm.fresh = [0] * ALCHEMIST
    if realm.terms.trades:
        realm.drafted = [0] * realm.seats
        realm.barred_now = [0] * (realm.seats * realm.seats)
    if realm.roused:
        calm(realm)
    frame.pc = BEFORE
    frame.c = 0
    realm.ask(seat, ROLL_DICE, NONE, realm.by(10))


def before_roll(realm: Realm, frame: Frame, answer: int) -> None:
    """Roll, or play a card first; the Alchemist (`c` is 1) rolls by itself."""
    if answer == ROLL:
        frame.pc = THROWN
        throw(realm, frame)
    elif answer != NONE:
        frame.c = int(answer - PLAY == ALCHEMIST)
        play(realm, frame.seat, answer - PLAY)
    elif frame.c:
        frame.pc = THROWN
        frame.b = realm.result + 1
        realm.roll()
    else:
        realm.ask(frame.seat, ROLL_DICE, NONE, realm.by(10))


def throw(realm: Realm, frame: Frame) -> None:
    """Throw the dice: at once where nobody needs to see the odds, as `roll` would (R4.1)."""
    if realm.explicit:
        realm.roll()
        return
    realm.serials[realm.seats] += 1
    if realm.wonders:
        ticket = realm.dice.below(216)
        fall(realm, frame, THROW_ALL + ticket // 6 * EVENTS + min(ticket % 6, DRAGON))
    else:
        fall(realm, frame, THROW + realm.dice.below(36))


def throws(realm: Realm, frame: Frame) -> list[tuple[int, int]]:
    """Return the outcomes of a throw; of the event die alone where the numbers are chosen."""
    if frame.b:
        return [(EVENT + event, EVENT_FACES[event]) for event in range(EVENTS)]
    if realm.wonders:
        return [
            (THROW_ALL + pair * EVENTS + event, EVENT_FACES[event])
            for pair in range(36)
            for event in range(EVENTS)
        ]
    return [(THROW + pair, 1) for pair in range(36)]


def fall(realm: Realm, frame: Frame, answer: int) -> None:
    """The dice have fallen: production first, then all that follows (A6)."""
    event = NONE
    if frame.b:
        pair, event = frame.b - 1, answer - EVENT
    elif realm.wonders:
        pair, event = (answer - THROW_ALL) // EVENTS, (answer - THROW_ALL) % EVENTS
    else:
        pair = answer - THROW
    frame.b = 0
    frame.c = 0
    frame.pc = OPENING
    red, yellow = pair // 6 + 1, pair % 6 + 1
    number = red + yellow
    realm.thrown = Throw(red, yellow, event)
    realm.history[number] += 1
    realm.rolled = 1
    if realm.events is not None:
        realm.tell("rolls", frame.seat, [red, yellow, event], random=True)
    if realm.wins():
        return
    picks: list[int] = [] if number == SEVEN else produce(realm, number)
    if number == SEVEN or realm.wonders or picks:
        realm.push(ROLLED, frame.seat, event, number).items = picks


def step_rolled(realm: Realm, frame: Frame, answer: int) -> None:
    """The event die `a`, free choices, discards, the robber: in this order (A6)."""
    seven = frame.b == SEVEN
    frame.pc += 1
    if frame.pc == 1:
        if frame.a != NONE:
            step_event(realm, frame.seat, frame.a)
    elif frame.pc == 2:
        if frame.items:
            ask_picks(realm, frame.seat, frame.items[:])
    elif frame.pc == 3:
        if seven:
            start_tosses(realm, sevens_toll(realm), NONE, NONE)
    elif frame.pc == 4:
        if seven and (realm.attacks or not realm.wonders):
            ask_robber(realm, frame.seat, BY_SEVEN)
    else:
        again = seven and realm.result == AGAIN
        realm.done()
        if again:
            realm.tell("again", frame.seat, [])
            realm.rolled = 0
            turn = realm.table[-1]
            turn.pc = BEFORE


# The player's own choices


def ask_main(realm: Realm, seat: int) -> None:
    """Ask the player of the turn what to do next, on what is left of his clock."""
    if realm.terms.trades:
        void_offers(realm)
    left = realm.turn_left
    realm.ask(seat, MAIN, NONE, NEVER if left == NEVER else realm.now + left)


def main_moves(realm: Realm, seat: int) -> list[int]:
    """Return everything the player of the turn may do, ascending."""
    if realm.terms.trades:
        draft = draft_of(realm, seat)
        if draft is not None:
            return draft_moves(realm, seat, draft)
    found = [END]
    play_moves(realm, seat, found)
    build_moves(realm, seat, found)
    if realm.wonders and has_warriors(realm, seat):
        action_moves(realm, seat, found)
    market_moves(realm, seat, found)
    if realm.terms.trades:
        trade_moves(realm, seat, found)
    return found


def main_admits(realm: Realm, seat: int, move: int) -> bool:
    """Tell whether `main_moves` has a move, without building the list for the usual ones."""
    if realm.terms.trades and draft_of(realm, seat) is not None:
        return move in main_moves(realm, seat)
    hands = realm.hands
    first = seat * CARDS
    if move == END:
        return True
    if ROAD <= move < TOWN:
        if not (hands[first + WOOD] and hands[first + BRICK]):
            return False
        if move < VILLAGE:
            return roads_left(realm, seat) > 0 and move - ROAD in road_places(realm, seat)
        rest = hands[first + WOOL] and hands[first + WHEAT]
        left = villages_left(realm, seat) > 0
        return bool(rest) and left and move - VILLAGE in village_places(realm, seat)
    if move < ROAD:
        return move >= PLAY and not realm.played and playable(realm, seat, move - PLAY)
    if MARKET <= move < OFFER:
        return market_admits(realm, seat, move)
    found: list[int] = []
    if move < MARCH:
        build_moves(realm, seat, found)
    elif move < MARKET:
        if realm.wonders and has_warriors(realm, seat):
            action_moves(realm, seat, found)
    elif realm.terms.trades:
        trade_moves(realm, seat, found)
    return move in found


def roll_moves(realm: Realm, seat: int) -> list[int]:
    """Return what may be done before the roll."""
    found = [ROLL]
    play_moves(realm, seat, found)
    return found


def play_moves(realm: Realm, seat: int, found: list[int]) -> None:
    """Add the action cards that may be played now."""
    if not cards_held(realm, seat) or realm.played:
        return
    first = seat * KINDS
    low, high = (ALCHEMIST, KINDS) if realm.wonders else (0, ALCHEMIST)
    found += [
        PLAY + card
        for card in range(low, high)
        if realm.cards[first + card] and playable(realm, seat, card)
    ]


def build_moves(realm: Realm, seat: int, found: list[int]) -> None:
    """Add what a seat can build, buy, activate and improve with the cards it holds."""
    if realm.sizes[seat] == 0:
        return
    hands = realm.hands
    first = seat * CARDS
    if hands[first + WOOD] and hands[first + BRICK]:
        if roads_left(realm, seat) > 0:
            found += [ROAD + side for side in road_places(realm, seat)]
        if hands[first + WOOL] and hands[first + WHEAT] and villages_left(realm, seat) > 0:
            found += [VILLAGE + corner for corner in village_places(realm, seat)]
    if hands[first + ORE] >= 3 and hands[first + WHEAT] >= 2 and towns_left(realm, seat) > 0:
        found += [TOWN + corner for corner in corners_with(realm, seat, VILLAGE_PIECE)]
    if realm.wonders:
        wonders_moves(realm, seat, found)
    elif hands[first + WOOL] and hands[first + WHEAT] and hands[first + ORE]:
        if realm.decks[BASIC_DECK].size():
            found.append(BUY)


def wonders_moves(realm: Realm, seat: int, found: list[int]) -> None:
    """Add what only Wonders & Warriors builds."""
    hands = realm.hands
    first = seat * CARDS
    armed = hands[first + WOOL] > 0 and hands[first + ORE] > 0
    if armed and in_supply(realm, seat, 1):
        found += [WARRIOR + corner for corner in posts(realm, seat)]
    if has_warriors(realm, seat):
        corners = warriors_of(realm, seat)
        if hands[first + WHEAT]:
            found += [ACTIVATE + corner for corner in corners if realm.active[corner] == IDLE]
        if armed:
            found += [UPGRADE + corner for corner in corners if upgradable(realm, seat, corner)]
    if hands[first + BRICK] >= 2 and realm.pieces[seat * PIECES + FENCE_COUNT] < FENCES:
        found += [move - CORNER + FENCE for move in fenceable(realm, seat)]
    found += [IMPROVE + colour for colour in range(COLOURS) if improvable(realm, seat, colour)]


def action_moves(realm: Realm, seat: int, found: list[int]) -> None:
    """Add the actions of warriors that were not activated in this turn."""
    ready = [corner for corner in warriors_of(realm, seat) if realm.active[corner] == READY]
    found += [MARCH + corner for corner in ready if can_march(realm, seat, corner)]
    for corner in ready:
        if corner in realm.hexes.tile_corners[realm.robber]:
            found.append(CHASE + corner)


def act(realm: Realm, frame: Frame, move: int) -> None:
    """Carry out a choice of the player of the turn."""
    seat = frame.seat
    if move == END:
        end(realm, frame)
    elif move < ROAD:
        play(realm, seat, move - PLAY)
    elif move < MARCH:
        build(realm, seat, move)
    elif move < CHASE:
        realm.tell("sets_out", seat, [move - MARCH])
        realm.push(MARCHING, seat, move - MARCH)
    elif move < MARKET:
        realm.active[move - CHASE] = IDLE
        realm.tell("chases", seat, [move - CHASE])
        ask_robber(realm, seat, BY_CARD)
    elif move < OFFER:
        trade_market(realm, seat, move)
    else:
        act_trade(realm, seat, move)


def build(realm: Realm, seat: int, move: int) -> None:
    """Pay for something and put it on the board."""
    if move < VILLAGE:
        pay(realm, seat, ROAD_COST)
        lay_road(realm, seat, move - ROAD)
    elif move < TOWN:
        pay(realm, seat, VILLAGE_COST)
        found_village(realm, seat, move - VILLAGE)
    elif move < BUY:
        pay(realm, seat, TOWN_COST)
        raise_town(realm, seat, move - TOWN)
    elif move == BUY:
        pay(realm, seat, CARD_COST)
        ask_card(realm, seat, BASIC_DECK)
    elif move < ACTIVATE:
        pay(realm, seat, WARRIOR_COST)
        post(realm, seat, move - WARRIOR, 1, IDLE)
        realm.tell("warrior", seat, [move - WARRIOR])
    elif move < UPGRADE:
        pay(realm, seat, ACTIVATE_COST)
        rouse(realm, move - ACTIVATE)
        realm.tell("activates", seat, [move - ACTIVATE])
    elif move < FENCE:
        pay(realm, seat, WARRIOR_COST)
        upgrade(realm, seat, move - UPGRADE)
    elif move < IMPROVE:
        pay(realm, seat, FENCE_COST)
        raise_fence(realm, seat, move - FENCE)
    else:
        improve(realm, seat, move - IMPROVE)


def end(realm: Realm, frame: Frame) -> None:
    """End the turn: no more victory in it, no more talk; too many action cards go (R15.4)."""
    frame.pc = ENDING
    realm.rolled = 0
    hush(realm)
    realm.tell("ends", frame.seat, [])
    if realm.wonders:
        if sum(realm.fleet):
            realm.fleet = [0] * CARDS
            count_ratios(realm, frame.seat)
        ask_drops(realm, frame.seat)


# The special build phase


def start_specials(realm: Realm, seat: int) -> None:
    """Let those who asked for it build, one after another (R19)."""
    order = [(seat + place) % realm.seats for place in range(1, realm.seats)]
    wanting = [other for other in order if realm.wants[other]]
    realm.wants = [0] * realm.seats
    if wanting:
        realm.push(SPECIALS, seat).items = wanting


def step_specials(realm: Realm, frame: Frame, answer: int) -> None:
    """A short turn of the first of those in `items`: building only, until the deadline `b`."""
    if answer == END:
        realm.tell("ends_special", frame.items.pop(0), [])
        frame.b = 0
    elif answer != NONE:
        build(realm, frame.items[0], answer)
        return
    if frame.items:
        frame.b = frame.b or realm.by(20)
        realm.ask(frame.items[0], SPECIAL, NONE, frame.b)
    else:
        realm.done()


def special_moves(realm: Realm, seat: int) -> list[int]:
    """Return what may be done in a turn of the special build phase."""
    found = [END]
    build_moves(realm, seat, found)
    return found
