"""Everything that is on the table: Zones and pointers, pawns, crowns, money, cards, tokens.

`Chronicle` keeps and copies it; the modules next to this one carry out the rules on it, and
`state.py` says who is asked what.
"""

from typing import TYPE_CHECKING, Final

from aevum.core.chance import Chance
from aevum.core.frames import FrameState
from aevum.core.native import mypyc_attr
from aevum.core.pile import Pile
from aevum.core.state import NONE, Ask
from aevum.games.temporum.data import (
    AT_START,
    DECK_KINDS,
    KINDS,
    LEADS,
    MOST_SEATS,
    PLACES,
    SLOTS,
    TIMES,
    ZONES,
)
from aevum.games.temporum.rules.terms import Terms

if TYPE_CHECKING:  # imported for types only: cards work on a chronicle
    from aevum.games.temporum.rules.card import Card

STRIDE: Final = 5  # crowns of a seat by Time: places 1 to 4 of five

NOTHING_NAMED: Final = [[0] * (seats * STRIDE) for seats in range(MOST_SEATS + 1)]
"""`Chronicle.named` of most turns, by the number of seats."""


@mypyc_attr(acyclic=True)
class Perpetual:
    """A card that stays in front of a player; a copy made by Age of Cybernetics acts as another."""

    def __init__(
        self, acts_as: "Card", card: int, since: int, coins: int, tucked: int, place: int
    ) -> None:
        self.acts_as: Final[Card] = acts_as
        self.kind: Final = acts_as.number
        """The number of the card it acts as."""
        self.card: Final = card
        """The card itself, wherever it goes from here."""
        self.since: Final = since
        """The number of the play that brought it."""
        self.coins = coins
        """Dollars on a Beggar."""
        self.tucked = tucked
        """The card under a Cache, NONE for none; UNKNOWN in the mask of others."""
        self.place: Final = place
        """The place of an A Place Outside Time, NONE for other cards."""

    def clone(self) -> "Perpetual":
        """Return an independent copy."""
        return Perpetual(self.acts_as, self.card, self.since, self.coins, self.tucked, self.place)


class Chronicle(FrameState):
    """The state of Temporum, without its questions."""

    def __init__(
        self,
        seats: int,
        asks: list[Ask],
        now: int,
        explicit: bool,
        viewer: int,
        dice: Chance,
        terms: Terms,
    ) -> None:
        super().__init__(seats, asks, now, explicit, viewer, dice)
        self.terms = terms

    def lay_out(self) -> None:
        """Set every field to its value before the first draw of chance."""
        seats, numbers = self.seats, self.terms.numbers
        self.zones: list[int] = [NONE] * SLOTS
        self.pointer: list[int] = list(AT_START)
        """The direction of each Zone's pointer in Times I to III."""
        self.real: list[int] = [NONE, 0, 1, 4, 7]
        """The real place of each Time."""
        self.reign = 0
        """The Time whose rulers rule all Times, by the real Zone there; 0 for none."""
        self.held_time = 0
        """The Time that no other crown may leave before, 0 for none."""
        self.asks_beyond = False
        """Whether a real Zone requires a step beyond Time IV."""
        self.pawn: list[int] = [7] * seats
        self.crowns: list[int] = [0, numbers.crowns, 0, 0, 0] * seats
        self.money: list[int] = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """Sorted; in a mask others' cards of the deck are UNKNOWN."""
        self.deck = _deck(self.terms)
        self.thrown: list[int] = [0] * KINDS
        """The discard pile, face up: how many of each card."""
        self.special: list[int] = list(numbers.copies[DECK_KINDS:])
        """Gizmos and Trade Goods on their piles."""
        self.front: list[list[Perpetual]] = [[] for _ in range(seats)]
        """Perpetual cards in front of each player, in the order of play."""
        self.plays = 0
        """How many cards were played so far."""
        self.lay_out_tokens(seats)
        self.lay_out_turn(seats)

    def lay_out_tokens(self, seats: int) -> None:
        self.quiet: list[int] = []
        """The pile on Quiet Planet, sorted; UNKNOWN except for a visitor."""
        self.robot = NONE
        """The card on Robotic Utopia."""
        self.hq: list[int] = [NONE] * seats
        self.bases: list[int] = [0] * PLACES
        """One bit for each seat with a Base on a place."""
        self.zombies: list[int] = [0] * PLACES
        self.purse: list[int] = [0] * PLACES
        """Dollars that Primitive Paradise put on a place."""
        self.gold: list[int] = [0] * PLACES
        """Dollars that Gold Rush put on a place."""
        self.chits: list[int] = [0] * PLACES
        """Hourglasses."""
        self.laurels = NONE
        self.sage = NONE
        self.simulation = NONE
        self.poison: list[int] = [0] * seats
        """Poison tokens that work at the end of this turn of their owner."""
        self.fresh_poison: list[int] = [0] * seats
        """The Poison tokens taken in this turn."""

    def lay_out_turn(self, seats: int) -> None:
        self.first = 0
        self.turn = 0
        self.turns = 0
        self.before = NONE
        """The seat whose turn came before this one."""
        self.regular = 0
        """The seat that last had a turn by the order around the table."""
        self.extra: list[int] = []
        """Players who take a turn after this one before the order continues."""
        self.visited: list[int] = [0] * seats
        """Places visited in this turn, one bit each. It and the next three are cleared when a turn
        begins."""
        self.gained: list[int] = [0] * seats
        self.drawn: list[int] = [0] * seats
        self.arrived: list[int] = [0] * seats
        """Crowns that came to Time IV."""
        self.blocked: list[int] = [0] * seats
        """1 for each seat that gains no dollars for the rest of this turn."""
        self.named: list[int] = NOTHING_NAMED[seats]
        """1 where a seat rules a Time for this turn with a Secret Weapon. Matches share a list of
        zeros, so a change replaces it."""
        self.relics: list[int] = [0] * seats
        """1 for each seat whose Mysterious Relic still works."""
        self.scimitars: list[int] = [0] * seats
        """Sultan's Scimitars that work at the start of a seat's next turn."""
        self.beyond: list[int] = [0] * seats
        """1 for each seat that made the extra step beyond Time IV that Exodus requires."""
        self.after: list[int] = []
        """What waits until a Zone is resolved: seat and effect, alternating."""
        self.ends: list[int] = []
        """What waits for the end of the turn: seat and effect."""
        self.winner = NONE
        self.ending = ""
        """How the game ended: "crowns", "money"."""

    def look(self) -> None:
        """Follow the pointers again."""
        place = 0
        for time in range(1, 4):
            self.real[time] = place
            place = LEADS[place][self.pointer[place]]
        self.real[4] = place
        self.read_boxes()

    def read_boxes(self) -> None:
        """Note the effects of the boxes of real Zones."""
        self.reign = self.held_time = 0
        self.asks_beyond = False
        for time in range(1, TIMES + 1):
            zone = self.zones[self.real[time]]
            if zone != NONE:
                box = self.terms.zones[zone]
                if box.reigns():
                    self.reign = time
                if box.holds_crowns():
                    self.held_time = time
                self.asks_beyond = self.asks_beyond or box.asks_beyond()

    def place_of(self, zone: int) -> int:
        """Return the place of a Zone on the board, NONE if it is not in this game."""
        for place in range(SLOTS):
            if self.zones[place] == zone:
                return place
        return NONE

    def zone_at(self, place: int) -> int:
        """Return the Zone on a place, NONE outside Time."""
        return self.zones[place] if place < SLOTS else NONE

    def is_real(self, zone: int) -> bool:
        """Return whether a Zone is in this game and real."""
        return self.zones[self.real[ZONES[zone].time]] == zone

    def has(self, seat: int, card: int) -> int:
        """Return how many Perpetual cards in front of a seat act as this one."""
        found = 0
        for each in self.front[seat]:
            if each.kind == card:
                found += 1
        return found

    def others(self, seat: int) -> list[int]:
        """Return the other seats in turn order from the player of the turn."""
        order = [(self.turn + step) % self.seats for step in range(self.seats)]
        return [other for other in order if other != seat]

    def copy_chronicle(self, other: "Chronicle") -> None:
        """Copy everything this class keeps from another chronicle: half of a `clone`."""
        self.zones = other.zones[:]
        self.pointer = other.pointer[:]
        self.real = other.real[:]
        self.reign = other.reign
        self.held_time = other.held_time
        self.asks_beyond = other.asks_beyond
        self.pawn = other.pawn[:]
        self.crowns = other.crowns[:]
        self.money = other.money[:]
        self.hands = [hand[:] for hand in other.hands]
        self.deck = other.deck.clone()
        self.thrown = other.thrown[:]
        self.special = other.special[:]
        self.front = [[each.clone() for each in row] for row in other.front]
        self.plays = other.plays
        self.quiet = other.quiet[:]
        self.robot = other.robot
        self.hq = other.hq[:]
        self.bases = other.bases[:]
        self.zombies = other.zombies[:]
        self.purse = other.purse[:]
        self.gold = other.gold[:]
        self.chits = other.chits[:]
        self.laurels = other.laurels
        self.sage = other.sage
        self.simulation = other.simulation
        self.poison = other.poison[:]
        self.fresh_poison = other.fresh_poison[:]
        self.first = other.first
        self.turn = other.turn
        self.turns = other.turns
        self.before = other.before
        self.regular = other.regular
        self.extra = other.extra[:]
        self.visited = other.visited[:]
        self.gained = other.gained[:]
        self.drawn = other.drawn[:]
        self.arrived = other.arrived[:]
        self.blocked = other.blocked[:]
        self.named = other.named[:]
        self.relics = other.relics[:]
        self.scimitars = other.scimitars[:]
        self.beyond = other.beyond[:]
        self.after = other.after[:]
        self.ends = other.ends[:]
        self.winner = other.winner
        self.ending = other.ending


def _deck(terms: Terms) -> Pile:
    """Return the deck before the first draw: all copies of the chosen sets."""
    return Pile([], [], all_copies(terms), [], [])


def all_copies(terms: Terms) -> list[int]:
    """Return how many of each kind the deck has before any are dealt."""
    return terms.deck[:]
