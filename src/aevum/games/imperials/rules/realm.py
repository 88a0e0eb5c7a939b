"""Everything that is on the table: the board, the pieces, hands, market, decks, awards, offers.

`Realm` keeps it, copies it, saves it and hides it; the modules next to this one carry out the rules
on it, and `state.py` says who is asked what.
"""

from typing import Final

from aevum.core.chance import Chance
from aevum.core.frames import FrameState
from aevum.core.native import mypyc_attr
from aevum.core.pile import Pile
from aevum.core.state import NEVER, NONE, Ask
from aevum.games.imperials.data import (
    ACTIONS,
    ALCHEMIST,
    BASIC_DECK,
    CARDS,
    COLOURS,
    DECKS,
    OFFER_SLOTS,
    RESOURCES,
    TREASURE,
    Numbers,
)
from aevum.games.imperials.rules.hexes import Hexes
from aevum.games.imperials.rules.offer import Offer
from aevum.games.imperials.rules.terms import Terms

KINDS: Final = len(ACTIONS)

# Pieces on a corner
EMPTY: Final = 0
VILLAGE_PIECE: Final = 1
TOWN_PIECE: Final = 2
WARRIOR_PIECE: Final = 2  # plus strength 1, 2 or 3

# Warriors
IDLE: Final = 0
READY: Final = 1
ROUSED: Final = 2  # active, but activated in this turn: may not act yet

# Pieces of a seat on the board, as places in `pieces`
ROAD_COUNT: Final = 0
VILLAGE_COUNT: Final = 1
TOWN_COUNT: Final = 2
FENCE_COUNT: Final = 3
WARRIOR_COUNT: Final = 3  # plus strength
PIECES: Final = 7


@mypyc_attr(acyclic=True)
class Throw:
    """The last throw: both number dice and the event die; 0 or NONE before there was one."""

    def __init__(self, red: int, yellow: int, event: int) -> None:
        self.red: Final = red
        self.yellow: Final = yellow
        self.event: Final = event


class Realm(FrameState):
    """The state of Imperials, without its questions."""

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
        self.hexes: Hexes = terms.plan.hexes
        self.wonders = terms.wonders
        self.reach: Final[int] = terms.reach  # read after every step of a turn

    def lay_out(self) -> None:
        """Set every field to its value before the first draw of chance."""
        seats = self.seats
        hexes = self.hexes
        tiles, corners = len(hexes.places), len(hexes.points)
        self.kinds: list[int] = [NONE] * tiles
        """The kind of each tile; in a mask UNKNOWN under fog."""
        self.numbers: list[int] = [0] * tiles
        """The token on each tile, 0 for none."""
        self.fog: list[int] = [0] * tiles
        """1 where nobody has seen the tile yet."""
        self.barred: list[int] = []
        """Corners where nobody may settle during the setup."""
        self.ports: list[int] = []
        """Side and kind, side and kind."""
        self.corner_port: list[int] = [NONE] * corners
        self.owner: list[int] = [NONE] * corners
        """The owner of the piece on each corner."""
        self.piece: list[int] = [EMPTY] * corners
        self.active: list[int] = [IDLE] * corners
        self.fenced: list[int] = [0] * corners
        self.wonder: list[int] = [NONE] * corners
        """The colour of the wonder in the town on each corner."""
        self.road: list[int] = [NONE] * len(hexes.side_ends)
        self.pieces: list[int] = [0] * (seats * PIECES)
        self.hands: list[int] = [0] * (seats * CARDS)
        self.sizes: list[int] = [0] * seats
        stock = self.terms.numbers.stock
        self.market: list[int] = list(stock) if self.wonders else [*stock[:RESOURCES], 0, 0, 0]
        self.cards: list[int] = [0] * (seats * KINDS)
        """The action cards of each seat, by kind."""
        self.held: list[int] = [0] * (seats * DECKS)
        """How many cards of each deck a seat has: everybody sees the backs."""
        self.fresh: list[int] = [0] * ALCHEMIST
        """What the player of the turn bought in it."""
        self.spent: list[int] = [0] * KINDS
        """Cards that are out of the game, face up: used in Basic, or worth a permanent point."""
        self.decks: list[Pile] = [
            _deck(self.terms.numbers, deck, self.wonders) for deck in range(DECKS)
        ]
        self.lay_out_scores(seats)
        self.lay_out_turn(seats)

    def lay_out_scores(self, seats: int) -> None:
        self.points: list[int] = [0] * seats
        """Points that everybody sees."""
        self.route: list[int] = [0] * seats
        self.route_of = NONE
        self.army: list[int] = [0] * seats
        """Warrior cards used."""
        self.army_of = NONE
        self.slayer: list[int] = [0] * seats
        self.shown: list[int] = [0] * seats
        """Points of Printer and Constitution."""
        self.levels: list[int] = [0] * (seats * COLOURS)
        self.wonder_of: list[int] = [NONE] * COLOURS
        self.great: list[int] = [0] * COLOURS
        self.merchant = NONE
        self.merchant_of = NONE
        self.robber = NONE
        self.dragon = self.terms.numbers.dragon_steps
        self.attacks = 0
        self.ending = ""
        """How the game ended: "points", "rounds"."""

    def lay_out_turn(self, seats: int) -> None:
        self.turn = 0
        """Whose turn it is."""
        self.turns = 0
        self.thrown = Throw(0, 0, NONE)
        self.history: list[int] = [0] * 13
        """How often each number was thrown."""
        self.rolled = 0
        """1 once the dice of this turn were rolled: from then on its player can win."""
        self.played = 0
        """Action cards that were played in this turn of Basic."""
        self.turn_left = 0
        """The time left on the turn's clock while its player is not asked."""
        self.fleet: list[int] = [0] * CARDS
        """1 for cards that the Merchant Fleet trades in this turn."""
        self.offers: list[Offer | None] = [None] * (OFFER_SLOTS + seats)
        """The offers of the player of the turn, then the counter-offer of each seat."""
        self.drafted: list[int] = [0] * seats
        """Offers and counter-offers begun in this turn."""
        self.embargo: list[int] = [0] * (seats * seats)
        """1 where the first seat rejects whatever the second offers."""
        self.barred_now: list[int] = [0] * (seats * seats)
        """1 where that was changed in this turn."""
        self.wants: list[int] = [0] * seats
        """1 where a seat asked for a turn of the special build phase."""
        self.spoken: list[int] = [0] * seats
        """Standing moves of each seat since the player of the turn last chose."""
        self.roused: list[int] = []
        """Corners of warriors that were activated in this turn."""
        self.forget_places()

    def treasures(self, seat: int) -> int:
        """Return how many Treasures a seat has, as far as this state shows them."""
        return max(0, self.cards[seat * KINDS + TREASURE])

    def hidden_points(self, seat: int) -> int:
        """Return the points of a seat's Treasures, as far as this state shows them."""
        return self.terms.numbers.treasure_points * self.treasures(seat)

    def all_points(self) -> list[int]:
        """Return each seat's points with the hidden ones that this state shows."""
        return [self.points[seat] + self.hidden_points(seat) for seat in range(self.seats)]

    def wins(self) -> bool:
        """Return whether the player of the turn has rolled and reached the target."""
        if not self.rolled:
            return False
        points = self.points[self.turn]
        if points < self.reach:
            return False
        if not self.wonders:
            points += self.cards[self.turn * KINDS + TREASURE] * self.terms.numbers.treasure_points
        return points >= self.terms.target

    def by(self, seconds: int) -> int:
        """Return the deadline of a question with so many seconds at normal speed."""
        span = self.terms.seconds(seconds)
        return NEVER if span == NEVER else self.now + span

    def choice_by(self) -> int:
        """Return the deadline of a question without its own kind of clock."""
        return self.by(self.terms.numbers.choice_seconds)

    def forget_places(self) -> None:
        """Reset everything that follows from the other fields, to be computed again."""
        ratio = self.terms.numbers.market_ratio
        self.ratios: list[int] = [ratio] * (self.seats * CARDS)
        self.yields: list[list[int]] = [[] for _ in range(13)]
        """The open tiles with each number."""
        self.stale: list[int] = [1] * self.seats
        self.open_sides: list[list[int]] = [[] for _ in range(self.seats)]
        """Where each seat may build a road, if it is not stale. Replaced, never changed."""
        self.open_corners: list[list[int]] = [[] for _ in range(self.seats)]
        self.camps: list[list[int] | None] = [None] * self.seats
        """The corners of each seat's warriors, where they are known. Replaced, never changed."""

    def share_realm(self, other: "Realm") -> None:
        """Share objects with another realm; copy only what reading fills in."""
        self.kinds = other.kinds
        self.numbers = other.numbers
        self.fog = other.fog
        self.ports = other.ports
        self.corner_port = other.corner_port
        self.owner = other.owner
        self.piece = other.piece
        self.active = other.active
        self.fenced = other.fenced
        self.wonder = other.wonder
        self.road = other.road
        self.pieces = other.pieces
        self.hands = other.hands
        self.sizes = other.sizes
        self.market = other.market
        self.cards = other.cards
        self.held = other.held
        self.fresh = other.fresh
        self.spent = other.spent
        self.points = other.points
        self.route = other.route
        self.army = other.army
        self.slayer = other.slayer
        self.shown = other.shown
        self.levels = other.levels
        self.wonder_of = other.wonder_of
        self.great = other.great
        self.history = other.history
        self.fleet = other.fleet
        self.drafted = other.drafted
        self.embargo = other.embargo
        self.barred_now = other.barred_now
        self.wants = other.wants
        self.spoken = other.spoken
        self.roused = other.roused
        self.ratios = other.ratios
        self.decks = other.decks
        self.offers = other.offers
        self.barred = other.barred
        self.route_of = other.route_of
        self.army_of = other.army_of
        self.merchant = other.merchant
        self.merchant_of = other.merchant_of
        self.robber = other.robber
        self.dragon = other.dragon
        self.attacks = other.attacks
        self.ending = other.ending
        self.turn = other.turn
        self.turns = other.turns
        self.thrown = other.thrown
        self.rolled = other.rolled
        self.played = other.played
        self.turn_left = other.turn_left
        self.yields = other.yields
        self.stale = other.stale[:]
        self.open_sides = other.open_sides[:]
        self.open_corners = other.open_corners[:]
        self.camps = other.camps[:]

    def copy_realm(self, other: "Realm") -> None:
        """Copy everything this class keeps from another realm: half of a `clone`."""
        self.share_realm(other)
        self.kinds = other.kinds[:]
        self.numbers = other.numbers[:]
        self.fog = other.fog[:]
        self.ports = other.ports[:]
        self.corner_port = other.corner_port[:]
        self.owner = other.owner[:]
        self.piece = other.piece[:]
        self.active = other.active[:]
        self.fenced = other.fenced[:]
        self.wonder = other.wonder[:]
        self.road = other.road[:]
        self.pieces = other.pieces[:]
        self.hands = other.hands[:]
        self.sizes = other.sizes[:]
        self.market = other.market[:]
        self.cards = other.cards[:]
        self.held = other.held[:]
        self.fresh = other.fresh[:]
        self.spent = other.spent[:]
        self.points = other.points[:]
        self.route = other.route[:]
        self.army = other.army[:]
        self.slayer = other.slayer[:]
        self.shown = other.shown[:]
        self.levels = other.levels[:]
        self.wonder_of = other.wonder_of[:]
        self.great = other.great[:]
        self.history = other.history[:]
        self.fleet = other.fleet[:]
        self.drafted = other.drafted[:]
        self.embargo = other.embargo[:]
        self.barred_now = other.barred_now[:]
        self.wants = other.wants[:]
        self.spoken = other.spoken[:]
        self.roused = other.roused[:]
        self.ratios = other.ratios[:]
        self.decks = [deck.clone() for deck in other.decks]
        self.offers = [None if offer is None else offer.clone() for offer in other.offers]


def _deck(numbers: Numbers, deck: int, wonders: bool) -> Pile:
    """Return a deck before the first draw; the other mode's decks are empty."""
    used = (deck != BASIC_DECK) == wonders
    counts = [
        numbers.copies[kind] if card.deck == deck and used else 0
        for kind, card in enumerate(ACTIONS)
    ]
    return Pile([], [], counts, [], [])
