"""The dragon: its way, its attacks, and the event die's cards (R11, R14)."""

from typing import Final

from aevum.core.frames import Effect
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
from aevum.games.imperials.rules.effect import RealmEffect
from aevum.games.imperials.rules.improving import free_towns, level
from aevum.games.imperials.rules.land import count_points
from aevum.games.imperials.rules.realm import IDLE, KINDS, PIECES, TOWN_COUNT, TOWN_PIECE, Realm
from aevum.games.imperials.rules.warriors import active_strength

# Stages of an attack
BATTLE: Final = 0
LOSSES: Final = 1
THANKS: Final = 2

# Action cards from a deck


def ask_card(realm: Realm, seat: int, deck: int) -> None:
    """Let a seat draw a card; an empty deck gives nothing."""
    realm.start_effect(DrawCard(seat, deck))


class DrawCard(RealmEffect):
    """A seat draws an action card: chance decides among the cards nobody has ordered."""

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(DRAW, seat)
        self.deck = deck

    def carry_on(self, realm: Realm, answer: int) -> None:
        seat, pile = self.seat, realm.decks[self.deck]
        card = pile.next() if answer == NONE else answer - DRAWN
        if card == NONE and not pile.empty():
            realm.roll()
            return
        realm.done()
        if card == NONE:
            realm.tell("empty", seat, [self.deck])
            return
        pile.take(card)
        if card in (PRINTER, CONSTITUTION):
            _show_card(realm, seat, card)
            return
        hold_card(realm, seat, card)
        if realm.turn == seat and not realm.wonders:
            realm.fresh[card] += 1
        realm.tell("draws", seat, [self.deck])
        realm.tell("drew", seat, [card], 1 << seat, random=True)

    def odds(self, realm: Realm) -> list[tuple[int, int]]:
        return [(DRAWN + card, n) for card, n in realm.decks[self.deck].outcomes()]

    def names(self) -> tuple[str, ...]:
        return ("deck",)

    def blank(self) -> Effect:
        return DrawCard(0, 0)


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


class EventDraws(RealmEffect):
    """A colour was thrown: everybody entitled draws, then those with too many drop some (A6)."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(EVENT_DRAWS, seat)
        self.colour = colour
        self.passed = 0
        """How many seats have had their turn to draw."""

    def carry_on(self, realm: Realm, answer: int) -> None:
        wanted = realm.terms.numbers.draw_levels[realm.thrown.red]
        while self.passed < realm.seats:
            seat = (self.seat + self.passed) % realm.seats
            self.passed += 1
            if level(realm, seat, self.colour) >= wanted:
                ask_card(realm, seat, self.colour)
                return
        realm.done()
        for turn in range(realm.seats - 1, 0, -1):
            ask_drops(realm, (self.seat + turn) % realm.seats)

    def names(self) -> tuple[str, ...]:
        return ("colour", "passed")

    def blank(self) -> Effect:
        return EventDraws(0, 0)


def has_too_many(realm: Realm, seat: int) -> bool:
    """Return whether a seat holds more action cards than it may keep."""
    return cards_held(realm, seat) > realm.terms.numbers.action_limit


def ask_drops(realm: Realm, seat: int) -> None:
    """Let a seat that holds too many action cards put some under their decks (A19)."""
    if has_too_many(realm, seat):
        realm.start_effect(DropCards(seat))


class DropCards(RealmEffect):
    """A seat puts action cards under their decks until it has no more than it may keep."""

    def __init__(self, seat: int) -> None:
        super().__init__(DROPS, seat)

    def carry_on(self, realm: Realm, answer: int) -> None:
        seat = self.seat
        if answer != NONE:
            card = answer - ACTION_CARD
            let_go(realm, seat, card)
            deck = ACTIONS[card].deck
            realm.decks[deck].put_under(card, 1 << seat)
            realm.tell("drops", seat, [deck])
            realm.tell("dropped", seat, [card], 1 << seat)
        if has_too_many(realm, seat):
            realm.ask(seat, DROP_ACTION, NONE, realm.choice_by())
        else:
            realm.done()

    def blank(self) -> Effect:
        return DropCards(0)


def fly(realm: Realm, seat: int) -> None:
    """The dragon comes one step nearer, and attacks at the last."""
    realm.dragon -= 1
    realm.tell("dragon", seat, [realm.dragon])
    if realm.dragon == 0:
        realm.start_effect(Attack(seat))


def step_event(realm: Realm, seat: int, event: int) -> None:
    """Carry out the event die."""
    if event == DRAGON:
        fly(realm, seat)
    else:
        realm.start_effect(EventDraws(seat, event))


# The attack


def dragon_strength(realm: Realm) -> int:
    """Return the strength of the dragon: all towns on the board."""
    return sum(realm.pieces[seat * PIECES + TOWN_COUNT] for seat in range(realm.seats))


class Attack(RealmEffect):
    """The battle, its losses or its thanks, and the dragon's way home."""

    def __init__(self, seat: int) -> None:
        super().__init__(ATTACK, seat)
        self.doomed: list[int] = []
        """The weakest seats that lose their only town, without a choice."""
        self.heroes: list[int] = []
        """Those who tie for the strongest and have not chosen a card yet."""
        self.drew = NONE
        """Who has just drawn a card, outside of their turn."""

    def carry_on(self, realm: Realm, answer: int) -> None:
        if self.stage == BATTLE:
            self.fight(realm)
        elif self.stage == LOSSES:
            self.lose_towns(realm)
        else:
            self.thank(realm, answer)

    def fight(self, realm: Realm) -> None:
        """Compare strengths; all warriors are spent."""
        forces = [active_strength(realm, seat) for seat in range(realm.seats)]
        dragon = dragon_strength(realm)
        realm.dragon = realm.terms.numbers.dragon_steps
        realm.attacks += 1
        realm.tell("battle", self.seat, [dragon, *forces])
        for corner in range(len(realm.piece)):
            if realm.piece[corner] > TOWN_PIECE:
                realm.active[corner] = IDLE
        if sum(forces) >= dragon:
            self.win(realm, forces)
        else:
            self.ask_losses(realm, forces)

    def win(self, realm: Realm, forces: list[int]) -> None:
        """Honour the strongest: a Dragonslayer, or a card for each of several."""
        best = max(forces)
        order = [(realm.turn + place) % realm.seats for place in range(realm.seats)]
        heroes = [seat for seat in order if forces[seat] == best]
        if len(heroes) > 1:
            self.stage = THANKS
            self.heroes = heroes
            return
        realm.done()
        numbers = realm.terms.numbers
        if sum(realm.slayer) < numbers.slayer_awards:
            realm.slayer[heroes[0]] += 1
            count_points(realm, heroes[0])
            realm.tell("slayer", heroes[0], numbers.unprinted("dragonslayer.points"))

    def thank(self, realm: Realm, answer: int) -> None:
        """Those who tie for the strongest draw a card each, of a colour they choose (A6)."""
        if answer != NONE:
            seat = self.heroes.pop(0)
            if seat != realm.turn:
                self.drew = seat
            realm.tell("chooses_deck", seat, [answer - COLOUR])
            ask_card(realm, seat, answer - COLOUR)
            return
        if self.drew != NONE:
            seat = self.drew
            self.drew = NONE
            ask_drops(realm, seat)
            if has_too_many(realm, seat):
                return
        decks = full_decks(realm)
        if not self.heroes or not decks:
            realm.done()
        elif len(decks) == 1:
            self.thank(realm, decks[0])
        else:
            realm.ask(self.heroes[0], PICK_DECK, NONE, realm.choice_by())

    def ask_losses(self, realm: Realm, forces: list[int]) -> None:
        """The weakest of those with a town to lose choose one, all at once."""
        towns = [free_towns(realm, seat) for seat in range(realm.seats)]
        exposed = [seat for seat in range(realm.seats) if towns[seat]]
        if not exposed:
            realm.done()
            return
        least = min(forces[seat] for seat in exposed)
        weakest = [seat for seat in exposed if forces[seat] == least]
        choosing = [seat for seat in weakest if len(towns[seat]) > 1]
        self.stage = LOSSES
        self.doomed = [seat for seat in weakest if seat not in choosing]
        if choosing:
            realm.gather(self, LOSE_TOWN, choosing, NONE, realm.choice_by())

    def lose_towns(self, realm: Realm) -> None:
        """Raze what was chosen, and the only town of those who had no choice."""
        for seat in range(realm.seats):
            answer = realm.answer_of(self, seat)
            if answer != NONE:
                raze_town(realm, seat, answer - CORNER)
            elif seat in self.doomed:
                raze_town(realm, seat, free_towns(realm, seat)[0])
        realm.done()

    def names(self) -> tuple[str, ...]:
        return ("doomed", "heroes", "drew")

    def blank(self) -> Effect:
        return Attack(0)


def full_decks(realm: Realm) -> list[int]:
    """Return the moves that name a deck with cards."""
    return [COLOUR + deck for deck in range(COLOURS) if not realm.decks[deck].empty()]
