"""The contract of GODs and CITIES: what each of them can do, and when."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE
from aevum.core.text import Refusal
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import GOD_NAMES, Numbers
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.command import Command
from aevum.games.chronos.rules.move_runs import Lot
from aevum.games.chronos.rules.phrases import CARDS
from aevum.games.own_rows import row_place


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """What a GOD and a CITY have in common. Its owner has the GOD, or the power of the CITY.

    Every method is asked at one point of the rules and does nothing by default; a subclass writes
    those that its printed text is about. `Pantheon` finds out which ones those are, so that the
    rules ask nobody else. A power keeps nothing of a match itself: that belongs to the table.
    """

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind
        """Its place among the rows of `data.py`."""
        self.zeros = False
        """Whether a game with it has TERRITORIES of value 0."""
        self.atlantis = False
        """Whether a game with it has Atlantis."""
        self.winds = 0
        """WINDs that its owner has without cards."""
        self.sees_discard = False
        """Whether its owner may look through the discard."""
        self.fines = False
        """Whether others come to owe its owner cards (`sea.owe`): the question for one names it."""

    # What its owner may do

    def commands(self) -> list[Command]:
        """Return the rows of the move table that belong to it."""
        return []

    def place(self) -> int:
        """Return the move by which its commands are ordered among those of others."""
        rows = self.commands()
        return rows[0].first if rows else MOVES.size

    def add(self, sea: Archipelago, seat: int, lot: Lot) -> None:
        """Add what its owner may do with a hand, like an offering."""

    def add_powers(self, sea: Archipelago, seat: int, lot: Lot) -> None:
        """Add what its owner may do, and not too often (R13.2)."""

    def reach(self, sea: Archipelago, seat: int) -> int:
        """Return the places that all flowed timers of its owner may go to, as a set of bits."""
        return 0

    # What it counts

    def points(self, sea: Archipelago, seat: int) -> int:
        """Return the points that it adds for its owner, before WINDs."""
        return 0

    # What others feel of it

    def bars(self, card: int) -> bool:
        """Return whether nobody but its owner may gain a card."""
        return False

    def why_barred(self, card: int) -> Refusal:
        """Refuse a card that it bars."""
        return Refusal("", m.no_barred(card=CARDS[card]))

    def enforce(self, sea: Archipelago, owner: int) -> None:
        """Set right what it does not suffer, after every command."""

    def picked(self, sea: Archipelago, owner: int, seat: int, pile: int, card: int) -> None:
        """Hear that a seat, the owner or another, has picked a card from a pile."""


@mypyc_attr(allow_interpreted_subclasses=True)
class God(Power):
    """A GOD, with all that it does; `terms.pantheon.gods` has one for each row of PANTHEON.

    A new one needs a row and a subclass of this; bots judge it by a default. A designer's own has
    its row by `own_rows.add_row`, which brings its name `god-...` and what it does, `brief-...`, in
    English, and is played by `ConquestGame(own=[Iris("IRIS")])`. It reacts to what happens by
    the hooks that hear (`picked`, `landed`, `offered`, `gained`) and acts by `rules/effects.py`,
    `sea.owe` and `sea.open`, which ask the questions of `asks.py`. Moves and fields of the table
    are those in print: more of them are a change of `moves.py` and `archipelago.py`.
    """

    def __init__(self, kind: int | str) -> None:
        super().__init__(row_place(GOD_NAMES, kind))
        self.precedence = 0
        """Of several with which a seat wins at once the one with the lowest is told."""
        self.protects = False
        """Whether timers of its owner never go to Hell."""
        self.leaves_hell = False
        """Whether timers of its owner leave Hell after its first part."""
        self.raids = False
        """Whether timers of its owner take cards from other kingdoms."""
        self.one_monster = False
        """Whether one MONSTER is enough to claim."""
        self.watches_piles = False
        """Whether what its owner may do depends on which timers stand on piles."""

    # How it comes into the game, and to its owner

    def can_be_drawn(self, sea: Archipelago) -> bool:
        """Return whether it may come into this game."""
        return True

    def companions(self) -> list[int]:
        """Return the GODs that come to the temple along with it."""
        return []

    def cubes(self, sea: Archipelago, seat: int) -> list[int]:
        """Return the moves by which its cube is put when it is gained from the temple."""
        return []

    def gained(self, sea: Archipelago, seat: int) -> None:
        """Hear that a seat has it now."""

    # What its owner may do

    def condemns(self, sea: Archipelago, seat: int) -> int:
        """Return the timers that its owner may put into Hell, not too often, as a set of bits."""
        return 0

    def why_spared(self, sea: Archipelago, timer: int) -> Refusal | None:
        """Return why its owner may not put a timer into Hell."""
        return None

    def reach_of(self, sea: Archipelago, seat: int, timer: int) -> int:
        """Return the places that one flowed timer of its owner may go to."""
        return 0

    # What it counts

    def card_value(self, numbers: Numbers, card: int) -> int:
        """Return what a card is worth to its owner, NONE for what is printed."""
        return NONE

    def factor(self, numbers: Numbers) -> int:
        """Return how many times the score of its owner counts."""
        return 1

    def goal(self, numbers: Numbers) -> int:
        """Return the score that everybody else needs to win, 0 for the usual one."""
        return 0

    def wins(self, sea: Archipelago, seat: int) -> bool:
        """Return whether its owner wins without a claim."""
        return False

    def friends(self, sea: Archipelago) -> int:
        """Return who wins when its owner wins, as a set of bits."""
        return 0

    # What others feel of it

    def withholds(self, sea: Archipelago) -> int:
        """Return the GODs of the temple that nobody but its owner may gain, as a set of bits."""
        return 0

    def guards(self, sea: Archipelago, seat: int) -> int:
        """Return the places that timers of another seat may go to because somebody has it."""
        return 0

    def lodges(self, seat: int, place: int) -> bool:
        """Return whether a timer of a seat may stand at a place only while the seat has it."""
        return False

    def strikes(self, sea: Archipelago, seat: int, card: int) -> bool:
        """Meet a plague that its owner has gained; return whether it waits for a choice."""
        return False

    def spreads(self, sea: Archipelago, seat: int, card: int) -> bool:
        """Return whether it has spread a plague of its owner itself."""
        return False

    def landed(self, sea: Archipelago, owner: int, seat: int, to: int, beside: int) -> None:
        """Hear that a seat has set a timer down beside so many others."""

    def offered(self, sea: Archipelago, owner: int, seat: int, packed: int) -> None:
        """Hear that a seat has paid for a GOD, with the cards as `drafts.offered` reads them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class City(Power):
    """A CITY, with all that it does; `terms.pantheon.cities` has one for each row of CITY_TILES."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.sole_altar = False
        """Whether offerings are made by nobody but its owner."""

    def prepare(self, sea: Archipelago) -> None:
        """Add what it needs on the table, once the piles are dealt."""

    def discount(self, numbers: Numbers) -> int:
        """Return how many cards fewer an offering takes."""
        return 0

    def arrived(self, sea: Archipelago, seat: int) -> None:
        """Hear that its owner has just set a timer down there."""
