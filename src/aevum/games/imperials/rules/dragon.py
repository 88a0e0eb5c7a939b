"""The dragon: its way, its attacks, and the event die's cards (R11, R14)."""

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.imperials.data import (
    ACTION_WORDS,
    ACTIONS,
    BASIC_DECK,
    COLOURS,
    CONSTITUTION,
    DECKS,
    DRAGON,
    PRINTER,
)
from aevum.games.imperials.moves import ACTION_CARD, COLOUR, CORNER, DRAWN
from aevum.games.imperials.rules.asks import (
    ATTACK,
    DRAW,
    DROP_ACTION,
    DROPS,
    EVENT_DRAWS,
    LOSE_TOWN,
    PICK_DECK,
)
from aevum.games.imperials.rules.building import raze_town
from aevum.games.imperials.rules.improving import free_towns, level
from aevum.games.imperials.rules.land import count_points
from aevum.games.imperials.rules.realm import IDLE, KINDS, PIECES, TOWN_COUNT, TOWN_PIECE, Realm
from aevum.games.imperials.rules.warriors import active_strength

# Action cards from a deck


def ask_card(realm: Realm, seat: int, deck: int) -> None:
    """Let a seat draw a card; an empty deck gives nothing."""
    realm.push(DRAW, seat, deck)


def step_draw(realm: Realm, frame: Frame, answer: int) -> None:
    """Draw from deck `a`: chance decides among the cards nobody has ordered."""
    seat, pile = frame.seat, realm.decks[frame.a]
    card = pile.next() if answer == NONE else answer - DRAWN
    if card == NONE and not pile.empty():
        realm.roll()
        return
    realm.done()
    if card == NONE:
        realm.tell("empty", seat, [frame.a])
        return
    pile.take(card)
    if card in (PRINTER, CONSTITUTION):
        _show_card(realm, seat, card)
        return
    hold_card(realm, seat, card)
    if realm.turn == seat and not realm.wonders:
        realm.fresh[card] += 1
    realm.tell("draws", seat, [frame.a])
    realm.tell("drew", seat, [card], 1 << seat, random=True)


def _show_card(realm: Realm, seat: int, card: int) -> None:
    """Lay a card down that is worth points for good: the Printer or the Constitution."""
    numbers = realm.terms.numbers
    worth = numbers.printer_points if card == PRINTER else numbers.constitution_points
    realm.shown[seat] += worth
    realm.spent[card] += 1
    count_points(realm, seat)
    told = numbers.unprinted(f"{ACTION_WORDS[card]}.points")
    realm.tell("shows", seat, [card, *told], reveals=True, random=True)


def hold_card(realm: Realm, seat: int, card: int) -> None:
    """Add an action card to a hand."""
    realm.cards[seat * KINDS + card] += 1
    realm.held[seat * DECKS + ACTIONS[card].deck] += 1


def let_go(realm: Realm, seat: int, card: int) -> None:
    """Take an action card out of a hand."""
    realm.cards[seat * KINDS + card] -= 1
    realm.held[seat * DECKS + ACTIONS[card].deck] -= 1


def cards_held(realm: Realm, seat: int) -> int:
    """Return how many action cards a seat holds."""
    first = seat * DECKS
    if not realm.wonders:
        return realm.held[first + BASIC_DECK]
    return realm.held[first] + realm.held[first + 1] + realm.held[first + 2]


# The event die


def step_event_draws(realm: Realm, frame: Frame, answer: int) -> None:
    """A colour was thrown: everybody entitled draws, then those with too many drop some (A6)."""
    colour = frame.a
    wanted = realm.terms.numbers.draw_levels[realm.thrown.red]
    while frame.b < realm.seats:
        seat = (frame.seat + frame.b) % realm.seats
        frame.b += 1
        if level(realm, seat, colour) >= wanted:
            ask_card(realm, seat, colour)
            return
    realm.done()
    for turn in range(realm.seats - 1, 0, -1):
        ask_drops(realm, (frame.seat + turn) % realm.seats)


def ask_drops(realm: Realm, seat: int) -> None:
    """Let a seat that holds too many action cards put some under their decks (A19)."""
    if cards_held(realm, seat) > realm.terms.numbers.action_limit:
        realm.push(DROPS, seat)


def step_drops(realm: Realm, frame: Frame, answer: int) -> None:
    seat = frame.seat
    if answer != NONE:
        card = answer - ACTION_CARD
        let_go(realm, seat, card)
        deck = ACTIONS[card].deck
        realm.decks[deck].put_under(card, 1 << seat)
        realm.tell("drops", seat, [deck])
        realm.tell("dropped", seat, [card], 1 << seat)
    if cards_held(realm, seat) > realm.terms.numbers.action_limit:
        realm.ask(seat, DROP_ACTION, NONE, realm.choice_by())
    else:
        realm.done()


def fly(realm: Realm, seat: int) -> None:
    """The dragon comes one step nearer, and attacks at the last."""
    realm.dragon -= 1
    realm.tell("dragon", seat, [realm.dragon])
    if realm.dragon == 0:
        realm.push(ATTACK, seat)


def step_event(realm: Realm, seat: int, event: int) -> None:
    """Carry out the event die."""
    if event == DRAGON:
        fly(realm, seat)
    else:
        realm.push(EVENT_DRAWS, seat, event)


# The attack


def dragon_strength(realm: Realm) -> int:
    """Return the strength of the dragon: all towns on the board."""
    return sum(realm.pieces[seat * PIECES + TOWN_COUNT] for seat in range(realm.seats))


def step_attack(realm: Realm, frame: Frame, answer: int) -> None:
    """The battle, its losses or its thanks, and the dragon's way home."""
    if frame.pc == 0:
        _fight(realm, frame)
    elif frame.pc == 1:
        _lose_towns(realm, frame)
    else:
        _thank(realm, frame, answer)


def _fight(realm: Realm, frame: Frame) -> None:
    forces = [active_strength(realm, seat) for seat in range(realm.seats)]
    dragon = dragon_strength(realm)
    realm.dragon = realm.terms.numbers.dragon_steps
    realm.attacks += 1
    realm.tell("battle", frame.seat, [dragon, *forces])
    for corner in range(len(realm.piece)):
        if realm.piece[corner] > TOWN_PIECE:
            realm.active[corner] = IDLE
    if sum(forces) >= dragon:
        _win(realm, frame, forces)
    else:
        _ask_losses(realm, frame, forces)


def _win(realm: Realm, frame: Frame, forces: list[int]) -> None:
    best = max(forces)
    order = [(realm.turn + place) % realm.seats for place in range(realm.seats)]
    heroes = [seat for seat in order if forces[seat] == best]
    if len(heroes) > 1:
        frame.pc = 2
        frame.items = heroes
        return
    realm.done()
    numbers = realm.terms.numbers
    if sum(realm.slayer) < numbers.slayer_awards:
        realm.slayer[heroes[0]] += 1
        count_points(realm, heroes[0])
        realm.tell("slayer", heroes[0], numbers.unprinted("dragonslayer.points"))


def _thank(realm: Realm, frame: Frame, answer: int) -> None:
    """Those who tie for the strongest draw a card each, of a colour they choose (A6)."""
    if answer != NONE:
        seat = frame.items.pop(0)
        if seat != realm.turn:
            frame.pc = 3
            frame.b = seat
        realm.tell("chooses_deck", seat, [answer - COLOUR])
        ask_card(realm, seat, answer - COLOUR)
        return
    if frame.pc == 3:
        frame.pc = 2
        ask_drops(realm, frame.b)
        if cards_held(realm, frame.b) > realm.terms.numbers.action_limit:
            return
    decks = full_decks(realm)
    if not frame.items or not decks:
        realm.done()
    elif len(decks) == 1:
        _thank(realm, frame, decks[0])
    else:
        realm.ask(frame.items[0], PICK_DECK, NONE, realm.choice_by())


def full_decks(realm: Realm) -> list[int]:
    """Return the moves that name a deck with cards."""
    return [COLOUR + deck for deck in range(COLOURS) if not realm.decks[deck].empty()]


def _ask_losses(realm: Realm, frame: Frame, forces: list[int]) -> None:
    """The weakest of those with a town to lose choose one, all at once."""
    towns = [free_towns(realm, seat) for seat in range(realm.seats)]
    exposed = [seat for seat in range(realm.seats) if towns[seat]]
    if not exposed:
        realm.done()
        return
    least = min(forces[seat] for seat in exposed)
    weakest = [seat for seat in exposed if forces[seat] == least]
    choosing = [seat for seat in weakest if len(towns[seat]) > 1]
    frame.pc = 1
    frame.b = sum(1 << seat for seat in weakest if seat not in choosing)
    if choosing:
        realm.gather(frame, LOSE_TOWN, choosing, NONE, realm.choice_by())
    else:
        frame.items = [NONE] * realm.seats


def _lose_towns(realm: Realm, frame: Frame) -> None:
    """Raze what was chosen, and the only town of those who had no choice (bits of `b`)."""
    for seat in range(realm.seats):
        answer = realm.answer_of(frame, seat)
        if answer != NONE:
            raze_town(realm, seat, answer - CORNER)
        elif frame.b >> seat & 1:
            raze_town(realm, seat, free_towns(realm, seat)[0])
    realm.done()
