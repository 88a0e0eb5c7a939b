"""The table: piles, sand-timers, kingdoms, temple, cities, Hell. It only knows where things are."""

from typing import TYPE_CHECKING, Final

from aevum.core.chance import Chance
from aevum.core.native import i64
from aevum.core.state import NEVER, NONE, Ask, State
from aevum.games.chronos.data import (
    CARDS,
    CHRONOS,
    CITIES,
    CITIES_IN_PLAY,
    GODS,
    HYDRA,
    KEPT,
    MINOTAUR,
    NORTH,
    SELENE,
    WINDS,
)
from aevum.games.chronos.moves import CLAIMS
from aevum.games.chronos.rules.places import (
    ATLANTIS,
    AWAY,
    BIT,
    CITY,
    EXTRA,
    FRONT,
    OWN,
    PILES,
    PLACES,
    TIMERS,
    is_city,
)
from aevum.games.chronos.rules.terms import Terms

if TYPE_CHECKING:  # imported for types only: tasks change a table, and a table has tasks
    from aevum.games.chronos.rules.task import Task

ABSENT: Final = -1  # a GOD that is not in this game
TEMPLE: Final = -2  # a GOD that anybody may still gain

# The lists of a new table until `clear` or `copy_table` sets them; nothing writes to these
UNSET: Final[list[int]] = []
UNSET_ROWS: Final[list[list[int]]] = []


class Archipelago(State):
    """Everything on the table, with the few queries that all rules need.

    Cards under the top of a pile are not dealt yet: a pile only has their number, and a card is
    drawn from all unseen ones when it is revealed. `layers` are such sets of unseen cards, the top
    one first; a rematch adds the cards of the last game below as a new layer.
    """

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
        super().__init__(seats, asks, now, explicit, viewer)
        self.dice = dice
        self.terms = terms
        # Sand-timers
        self.place: list[int] = UNSET
        self.ends: list[int] = UNSET
        """When each timer has run out."""
        self.sand: list[int] = UNSET
        """How long each timer runs."""
        self.timers: list[int] = UNSET
        """The timers in the game, ascending. Copies share the list: it is never changed in
        place."""
        self.company: list[int] = UNSET
        """How many timers are at each place."""
        self.fresh = 0
        """The timers that were never flipped onto the board, as a set of bits."""
        self.opened = False
        """Whether CITIES are open to everybody."""
        # Piles
        self.piles = seats + terms.numbers.more_piles
        self.tops: list[int] = UNSET
        self.standing = 0
        """The piles that have a card, as a set of bits."""
        self.under: list[int] = UNSET
        """How many cards each pile has under its top."""
        self.atlantis: list[int] = UNSET
        """The cards of Atlantis under its top, the lowest first; all of them are visible."""
        self.layers: list[list[int]] = UNSET_ROWS
        """For each layer, how many cards of each pile are from it."""
        self.pools: list[list[int]] = UNSET_ROWS
        """For each layer, how many cards of each kind are unseen."""
        self.discard: list[int] = UNSET
        self.discarded = 0
        self.zeros = 0
        # Kingdoms
        self.hoards: list[list[int]] = UNSET_ROWS
        """The central piles, the lowest card first."""
        self.winds: list[int] = UNSET
        self.kept: list[int] = UNSET
        """How many cards of each kind each kingdom has; on a mask, how many are visible."""
        self.riches: list[int] = UNSET
        """How many cards each kingdom has."""
        # GODs and CITIES
        self.holder: list[int] = UNSET
        self.gods: list[int] = UNSET
        """The GODs that each seat has, as a set of bits."""
        self.temple = 0
        """The GODs in the temple, as a set of bits."""
        self.cities: list[int] = UNSET
        self.slot: list[int] = UNSET
        """The place of each CITY, NONE if it is not in this game. Copies share it and `cities`."""
        self.guest: list[int] = UNSET
        """The timer on each tile."""
        self.sway: list[int] = UNSET
        """The CITIES whose power each seat has, as sets of bits; `crown` updates them."""
        self.held_gods: i64 = 0
        """The GODs that anybody has, as a set of bits; `crown` updates it."""
        self.ruled: i64 = 0
        """The CITIES whose power anybody has, likewise."""
        self.city_set: i64 = 0
        """The CITIES of this game, likewise."""
        self.reserved = NONE
        """The GOD under the cube of APOLLO."""
        self.haunted = NONE
        """The pile under the cube of NEMESIS."""
        self.besieged = NONE
        """The pile under the cube of TROY."""
        self.sealed = NONE
        """The tile (0 or 1) under the cube of SELENE."""
        # What is under way
        self.hand: list[int] = UNSET
        """When each seat may give its next command."""
        self.uses: list[int] = UNSET
        """When each seat last used powers, the earliest moment first."""
        self.rest: list[int] = UNSET
        """When each seat may claim again, by what it claims."""
        self.drafts: list[list[int]] = UNSET_ROWS
        """The command that each seat is putting together, as the moves it has made for it.

        Copies share each of them, and each of `owed`.
        """
        self.owed: list[list[int]] = UNSET_ROWS
        """To whom each seat owes a card as soon as its plagues are settled."""
        self.serials: list[int] = UNSET
        self.tasks: list[Task] = []
        """The tasks that wait for chance, the next one first."""
        self.countdown = NEVER
        """The last moment at which a picked card stops the end of a frozen game."""
        self.picked = False
        """Whether anybody has picked a card."""
        self.winners = 0
        """Who has won so far, as a set of bits."""
        self.settled = NEVER
        """When a win that others may still share is final."""
        self.ending = ""
        self.flows = 0
        """How often a timer ran out or a deadline took effect."""
        self.due = NEVER
        """When something next happens on its own."""
        self.sand_due = NEVER
        """When the next timer runs out."""
        self.sure_seat = NONE
        """The seat that drew a random move last; never copied."""
        self.sure_move = NONE

    def clear(self) -> None:
        """Make an empty table; `copy_table` does not need it."""
        seats, numbers = self.seats, self.terms.numbers
        self.place = [AWAY] * TIMERS
        self.ends = [0] * TIMERS
        self.sand = [numbers.sand] * TIMERS
        self.company = [0] * (PLACES + 1)
        self.tops = [NONE] * PILES
        self.under = [0] * PILES
        self.discard = [0] * CARDS
        self.hoards = [[] for _ in range(seats)]
        self.winds = [0] * (seats * WINDS)
        self.kept = [0] * (seats * KEPT)
        self.riches = [0] * seats
        self.holder = [ABSENT] * GODS
        self.gods = [0] * seats
        self.slot = [NONE] * CITIES
        self.guest = [NONE] * CITIES_IN_PLAY
        self.sway = [0] * seats
        self.hand = [0] * seats
        self.uses = [-NEVER] * (seats * numbers.powers)
        self.rest = [0] * (seats * CLAIMS)
        self.drafts = [[] for _ in range(seats)]
        self.owed = [[] for _ in range(seats)]
        self.serials = [0] * (seats + 1)
        self.timers = []
        self.atlantis = []
        self.layers = []
        self.pools = []
        self.cities = []

    # Timers

    def deal_timers(self) -> None:
        """Put everybody's timers in front of them."""
        own = self.terms.numbers.timers[self.seats]
        self.timers = [seat * OWN + each for seat in range(self.seats) for each in range(own)]
        for timer in self.timers:
            self.place[timer] = FRONT
            self.fresh |= BIT[timer]
        self.company[FRONT] = len(self.timers)

    def owner(self, timer: int) -> int:
        """Return the owner of a timer."""
        return timer // OWN if timer < EXTRA else self.holder[CHRONOS]

    def sand_left(self, timer: int) -> int:
        """Return how long a timer still runs."""
        left = self.ends[timer] - self.now
        return max(0, left)

    def put(self, timer: int, place: int) -> None:
        """Take a timer up and set it down somewhere else, or at the same place."""
        before = self.place[timer]
        self.company[before] -= 1
        self.place[timer] = place
        self.company[place] += 1
        if is_city(before) or is_city(place):
            if is_city(before):
                self.guest[before - CITY] = NONE
            if is_city(place):
                self.guest[place - CITY] = timer
            self.crown()

    def flip(self, timer: int) -> None:
        """Turn a timer over: the sand that has run has to run back."""
        flowed = self.ends[timer] <= self.now
        end = self.now + self.sand[timer] - self.sand_left(timer)
        self.ends[timer] = end
        if flowed:
            self.sand_due = min(self.sand_due, end)
        else:
            self.set_sand_due()
        if self.fresh >> timer & 1:
            self.fresh &= ~BIT[timer]
            if self.fresh == 0:
                self.opened = True

    def set_sand_due(self) -> None:
        """Compute when the next timer runs out."""
        now, due = self.now, NEVER
        for timer in self.timers:
            end = self.ends[timer]
            if now < end < due:
                due = end
        self.sand_due = due

    def on_pile(self, seat: int, pile: int) -> int:
        """Return how many timers of a seat are at a place."""
        found = 0
        for timer in self.timers:
            if self.place[timer] == pile and self.owner(timer) == seat:
                found += 1
        return found

    # GODs and CITIES

    def has(self, seat: i64, god: i64) -> bool:
        """Return whether a seat has a GOD."""
        gods: i64 = self.gods[seat]
        return gods >> god & 1 == 1

    def rules(self, seat: i64, city: i64) -> bool:
        """Return whether a seat has the power of a CITY."""
        cities: i64 = self.sway[seat]
        return cities >> city & 1 == 1

    def ruler(self, city: int) -> int:
        """Return who has the power of a CITY, NONE if nobody has."""
        place = self.slot[city]
        if place == NONE or self.guest[place - CITY] == NONE:
            return NONE
        seat = self.owner(self.guest[place - CITY])
        if self.sealed == place - CITY and self.holder[SELENE] != seat:
            return NONE
        return seat

    def crown(self) -> None:
        """Compute who has which power, after a CITY, its timer, a cube or a GOD has moved."""
        self.sway = [0] * self.seats
        self.ruled = 0
        self.city_set = 0
        for city in self.cities:
            self.city_set |= BIT[city]
            seat = self.ruler(city)
            if seat != NONE:
                self.sway[seat] |= BIT[city]
                self.ruled |= BIT[city]
        held: i64 = 0
        for gods in self.gods:
            held |= gods
        self.held_gods = held

    def safe(self, timer: int) -> bool:
        """Return whether a timer may not be put into Hell."""
        protecting = self.terms.pantheon.protecting_set
        if not self.held_gods & protecting:
            return False
        return self.gods[self.owner(timer)] & protecting != 0

    # Kingdoms

    def held(self, seat: int, card: int) -> int:
        """Return how many cards of a kind a kingdom has; on a mask, how many are visible."""
        return self.kept[seat * KEPT + card]

    def put_in(self, seat: int, card: int) -> None:
        """Lay a card into a kingdom: on top, or a WIND next to the pile."""
        if card >= NORTH:
            self.winds[seat * WINDS + card - NORTH] += 1
        else:
            self.hoards[seat].append(card)
        self.kept[seat * KEPT + card] += 1
        self.riches[seat] += 1

    def take_out(self, seat: int, card: int) -> None:
        """Remove a card from a kingdom; of equal ones in the central pile the lowest."""
        if card >= NORTH:
            self.winds[seat * WINDS + card - NORTH] -= 1
        else:
            self.hoards[seat].remove(card)
        self.kept[seat * KEPT + card] -= 1
        self.riches[seat] -= 1

    def take_top(self, seat: int) -> int:
        """Take the top card off a central pile."""
        self.riches[seat] -= 1
        card = self.hoards[seat].pop()
        self.kept[seat * KEPT + card] -= 1
        return card

    def count_kingdom(self, seat: int) -> None:
        """Count the cards of a kingdom again, as far as they are visible."""
        first: i64 = seat * KEPT
        kept = self.kept
        for place in range(first, first + NORTH):
            kept[place] = 0
        for card in self.hoards[seat]:
            if card >= 0:
                kept[first + card] += 1
        for wind in range(WINDS):
            kept[first + NORTH + wind] = self.winds[seat * WINDS + wind]

    def throw(self, card: int) -> None:
        """Discard a card that is in no other place."""
        self.discard[card] += 1
        self.discarded += 1

    def monsters(self, seat: int) -> int:
        """Return the MONSTERS of a central pile: 1 for a HYDRA, 2 for a MINOTAUR, 3 for both."""
        first = seat * KEPT
        return int(self.kept[first + HYDRA] > 0) + 2 * int(self.kept[first + MINOTAUR] > 0)

    # Questions

    def open(self, seat: int, kind: int, subject: int, deadline: int) -> None:
        """Open a question that nobody waits for."""
        self.serials[seat] += 1
        self.asks.append(Ask(seat, kind, self.serials[seat], subject, deadline, False))

    def close(self, ask: Ask) -> None:
        """Remove a question."""
        for place, other in enumerate(self.asks):
            if other is ask:
                del self.asks[place]
                return

    def owe(self, seat: int, to: int) -> None:
        """Note that a seat owes somebody a card."""
        self.owed[seat] = [*self.owed[seat], to]

    def owes(self, seat: int) -> bool:
        """Return whether a seat has an open choice, or a card to give."""
        if self.owed[seat]:
            return True
        return any(self.asks[place].seat == seat for place in range(self.seats, len(self.asks)))

    def tire(self, seat: int, claim: int) -> None:
        """Make a claim wait."""
        self.rest[seat * CLAIMS + claim] = self.now + self.terms.numbers.claim_rest

    # Copies

    def copy_table(self, other: "Archipelago") -> None:
        """Copy everything from another table except its questions."""
        self.place = other.place[:]
        self.ends = other.ends[:]
        self.sand = other.sand
        self.timers = other.timers
        self.company = other.company[:]
        self.fresh = other.fresh
        self.opened = other.opened
        self.tops = other.tops[:]
        self.standing = other.standing
        self.under = other.under[:]
        self.atlantis = other.atlantis[:]
        self.layers = [each[:] for each in other.layers]
        self.pools = [each[:] for each in other.pools]
        self.discard = other.discard[:]
        self.discarded = other.discarded
        self.zeros = other.zeros
        self.hoards = [each[:] for each in other.hoards]
        self.winds = other.winds[:]
        self.kept = other.kept[:]
        self.riches = other.riches[:]
        self.holder = other.holder[:]
        self.gods = other.gods[:]
        self.temple = other.temple
        self.cities = other.cities
        self.slot = other.slot
        self.guest = other.guest[:]
        self.sway = other.sway[:]
        self.held_gods, self.ruled = other.held_gods, other.ruled
        self.city_set = other.city_set
        self.reserved, self.haunted = other.reserved, other.haunted
        self.besieged, self.sealed = other.besieged, other.sealed
        self.copy_course(other)

    def copy_course(self, other: "Archipelago") -> None:
        """Copy what is under way at another table."""
        self.hand = other.hand[:]
        self.uses = other.uses[:]
        self.rest = other.rest[:]
        self.drafts = other.drafts[:]
        self.owed = other.owed[:]
        self.serials = other.serials[:]
        self.tasks = other.tasks[:]
        self.countdown = other.countdown
        self.picked = other.picked
        self.winners = other.winners
        self.settled = other.settled
        self.ending = other.ending
        self.flows = other.flows
        self.due = other.due
        self.sand_due = other.sand_due

    def height(self, pile: int) -> int:
        """Return how many cards a pile has, including its top."""
        return 0 if self.tops[pile] == NONE else self.under[pile] + 1

    def lift(self, pile: int) -> int:
        """Take the top card off a pile; the next one is not known yet."""
        card = self.tops[pile]
        self.tops[pile] = NONE
        if pile == ATLANTIS and self.atlantis:
            self.tops[pile] = self.atlantis.pop()
            self.under[pile] -= 1
        elif self.under[pile] == 0:
            self.standing &= ~BIT[pile]
        return card
