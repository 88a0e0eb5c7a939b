"""The dragon: its way, its attacks, and the event die's cards (R11, R14)."""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Question, Refusal
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import COLOURS, DRAGON
from aevum.games.imperials.moves import COLOUR, CORNER, place_in
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.asks import ATTACK, EVENT_DRAWS, LOSE_TOWN, PICK_DECK
from aevum.games.imperials.rules.building import raze_town
from aevum.games.imperials.rules.decks import ask_card, ask_drops, has_too_many
from aevum.games.imperials.rules.effect import RealmEffect
from aevum.games.imperials.rules.improving import ChooseFreeTown, free_towns, level
from aevum.games.imperials.rules.land import count_points
from aevum.games.imperials.rules.question import QuestionKind
from aevum.games.imperials.rules.realm import IDLE, PIECES, TOWN_COUNT, TOWN_PIECE, Realm
from aevum.games.imperials.rules.warriors import active_strength

# Stages of an attack
BATTLE: Final = 0
LOSSES: Final = 1
THANKS: Final = 2

# The event die


@mypyc_attr(acyclic=True)
class EventDraws(RealmEffect):
    """A colour was thrown: everybody entitled draws, then those with too many put some back
    (A6)."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(EVENT_DRAWS, seat)
        self.colour = colour
        self.passed = 0
        """How many seats have had their chance to draw."""

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


def fly(realm: Realm, seat: int) -> None:
    """The dragon comes one step nearer, and attacks on the last one."""
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


@mypyc_attr(acyclic=True)
class Attack(RealmEffect):
    """The battle, its losses or rewards, and the dragon's return."""

    def __init__(self, seat: int) -> None:
        super().__init__(ATTACK, seat)
        self.doomed: list[int] = []
        """The weakest seats, which lose their only town without a choice."""
        self.heroes: list[int] = []
        """Those who tie for the strongest and have not chosen a card yet."""
        self.drew = NONE
        """The seat that has just drawn a card outside its turn."""

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
        """Reward the strongest: a Dragonslayer, or a card for each of several."""
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
        """Raze the chosen towns, and the only town of those without a choice."""
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


class PickDeck(QuestionKind):
    """From which deck does a hero draw?"""

    def options(self, realm: Realm, ask: Ask) -> list[int]:
        return full_decks(realm)

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        return Question(m.ask_deck(), notes=(m.note_thanks(),))

    def label(self, realm: Realm, ask: Ask, move: int) -> Label | None:
        deck = move - COLOUR
        left = m.note_left(n=realm.decks[deck].size())
        return Label(m.move_draw(deck=phrases.DECKS[deck]), notes=(left,))

    def refuse(self, realm: Realm, ask: Ask, move: int) -> Refusal | None:
        deck = place_in(COLOUR, move)
        if deck < 0:
            return None
        return Refusal("R14.4", m.no_deck_cards(deck=phrases.DECKS[deck]))


class LoseTown(ChooseFreeTown):
    """Which town is lost to the dragon? (R14.5)"""

    def prompt(self, realm: Realm, ask: Ask) -> Question:
        return Question(m.ask_lose_town(), notes=(m.note_dragon_won(),))

    def label(self, realm: Realm, ask: Ask, move: int) -> Label | None:
        corner = move - CORNER
        where = phrases.corner_place(realm, corner)
        if realm.fenced[corner]:
            return Label(m.move_lose_fenced(where=where))
        return Label(m.move_lose_town(where=where))
