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
    """What GODs and CITIES have in common. The owner has the GOD, or the power of the CITY.

    Every method is called at one point of the rules and does nothing by default; a subclass writes
    those that its printed text needs. `Pantheon` finds out which ones, so that the rules call no
    others. A power stores nothing of a match itself: that belongs to the table.
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
        """Whether others can owe its owner cards (`sea.owe`): the question for one names it."""

    # What its owner may do

    def commands(self) -> list[Command]:
        """Return the rows of the move table that belong to it."""
        return []

    def place(self) -> int:
        """Return the move that orders its commands among those of others."""
        rows = self.commands()
        return rows[0].first if rows else MOVES.size

    def add(self, sea: Archipelago, seat: int, lot: Lot) -> None:
        """Add what its owner may do with a free hand, like an offering."""

    def add_powers(self, sea: Archipelago, seat: int, lot: Lot) -> None:
        """Add what its owner may do, and not too often (R13.2)."""

    def reach(self, sea: Archipelago, seat: int) -> int:
        """Return the places that all timers of its owner that have run out may go to, as a set of
        bits."""
        return 0

    # What it counts

    def points(self, sea: Archipelago, seat: int) -> int:
        """Return the points that it adds for its owner, before WINDs."""
        return 0

    # Its effects on others

    def bars(self, card: int) -> bool:
        """Return whether only its owner may gain a card."""
        return False

    def why_barred(self, card: int) -> Refusal:
        """Refuse a card that it forbids."""
        return Refusal("", m.no_barred(card=CARDS[card]))

    def enforce(self, sea: Archipelago, owner: int) -> None:
        """Correct what it does not allow, after every command."""

    def picked(self, sea: Archipelago, owner: int, seat: int, pile: int, card: int) -> None:
        """React when a seat, the owner or another, has picked a card from a pile."""


@mypyc_attr(allow_interpreted_subclasses=True)
class God(Power):
    """A GOD and everything it does; `terms.pantheon.gods` has one for each row of PANTHEON.

    A new one needs a row and a subclass of this; bots have a default opinion of it. A designer's
    own gets its row with `own_rows.add_row`, which adds its name `god-...` and its effect,
    `brief-...`, in English, and is played with `ConquestGame(own=[Iris("IRIS")])`. It reacts to
    events in hooks (`picked`, `landed`, `offered`, `gained`) and acts with `rules/effects.py`,
    `sea.owe` and `sea.open`, which ask the questions of `asks.py`. More moves or fields of the
    table need a change of `moves.py` and `archipelago.py`.
    """

    def __init__(self, kind: int | str) -> None:
        super().__init__(row_place(GOD_NAMES, kind))
        self.precedence = 0
        """If a seat wins with several at once, the lowest one is reported."""
        self.protects = False
        """Whether timers of its owner never go to Hell."""
        self.leaves_hell = False
        """Whether timers of its owner leave Hell after its first part."""
        self.raids = False
        """Whether timers of its owner take cards from other kingdoms."""
        self.one_monster = False
        """Whether one MONSTER is enough to claim."""
        self.watches_piles = False
        """Whether its owner's options depend on the timers on piles."""

    # How it enters the game and gets an owner

    def can_be_drawn(self, sea: Archipelago) -> bool:
        """Return whether it may come into this game."""
        return True

    def companions(self) -> list[int]:
        """Return the GODs that come to the temple along with it."""
        return []

    def cubes(self, sea: Archipelago, seat: int) -> list[int]:
        """Return the moves that put its cube when it is gained from the temple."""
        return []

    def gained(self, sea: Archipelago, seat: int) -> None:
        """React when a seat has gained it."""

    # What its owner may do

    def condemns(self, sea: Archipelago, seat: int) -> int:
        """Return the timers that its owner may put into Hell, not too often, as a set of bits."""
        return 0

    def why_spared(self, sea: Archipelago, timer: int) -> Refusal | None:
        """Return why its owner may not put a timer into Hell."""
        return None

    def reach_of(self, sea: Archipelago, seat: int, timer: int) -> int:
        """Return the places that one timer of its owner that has run out may go to."""
        return 0

    # What it counts

    def card_value(self, numbers: Numbers, card: int) -> int:
        """Return the value of a card for its owner, NONE for the printed one."""
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

    # Its effects on others

    def withholds(self, sea: Archipelago) -> int:
        """Return the GODs of the temple that only its owner may gain, as a set of bits."""
        return 0

    def guards(self, sea: Archipelago, seat: int) -> int:
        """Return the places that timers of another seat may go to because somebody has it."""
        return 0

    def lodges(self, seat: int, place: int) -> bool:
        """Return whether a timer of a seat may be at a place only while the seat has it."""
        return False

    def strikes(self, sea: Archipelago, seat: int, card: int) -> bool:
        """React to a plague that its owner has gained; return whether it waits for a choice."""
        return False

    def spreads(self, sea: Archipelago, seat: int, card: int) -> bool:
        """Return whether it has spread a plague of its owner itself."""
        return False

    def landed(self, sea: Archipelago, owner: int, seat: int, to: int, beside: int) -> None:
        """React when a seat has set a timer down next to so many others."""

    def offered(self, sea: Archipelago, owner: int, seat: int, packed: int) -> None:
        """React when a seat has paid for a GOD, with the cards as `drafts.offered` reads them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class City(Power):
    """A CITY and everything it does; `terms.pantheon.cities` has one for each row of CITY_TILES."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.sole_altar = False
        """Whether only its owner makes offerings."""

    def prepare(self, sea: Archipelago) -> None:
        """Add what it needs on the table, once the piles are dealt."""

    def discount(self, numbers: Numbers) -> int:
        """Return how many fewer cards an offering takes."""
        return 0

    def arrived(self, sea: Archipelago, seat: int) -> None:
        """React when its owner has just set a timer down there."""
