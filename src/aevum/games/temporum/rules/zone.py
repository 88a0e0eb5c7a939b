"""The contract of Zones."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.text import Text as Message
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import ZONE_NUMBER, ZONES
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.leading_ops import Hourglass
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import Text
from aevum.games.temporum.rules.telling import Telling


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Zone:
    """A Zone and everything it does; `terms.zones` has one for each row of ZONES.

    The effect of a visit is a program of ops, with an `OwnStep` where none of the common ones fits.
    A Zone with a box or with things on it has its own class that overrides some of the hooks below;
    those without arguments are called once, when the game is made. A new Zone needs a row
    (`own_rows.add_row`) and one of these; bots have a default for it. Its ops have the words of a
    visit; `box` and `setup_words` are messages of the catalogue.
    """

    def __init__(self, name: str, visit: Text, real: Text = ()) -> None:
        if name not in ZONE_NUMBER:
            raise ValueError(f"{name} has no row: add_row, before the game is imported, or data.py")
        self.number: Final = ZONE_NUMBER[name]
        """Its place in ZONES."""
        self.row: Final = ZONES[self.number]
        self.visit: Final = visit
        self.real: Final = real
        """Its effect when it becomes real."""
        self.glass: Final = any(isinstance(op, Hourglass) for op in visit)
        """Whether hourglasses are on it."""

    def writes(self, hook: str) -> bool:
        """Return whether its class overrides one of the hooks."""
        return getattr(type(self), hook) is not getattr(Zone, hook)

    # Before the first turn

    def dealing(self) -> ChronicleEffect | None:
        """Return the effect that lays cards of the deck on it, None if there is none."""
        return None

    def set_up(self, chron: Chronicle, place: int) -> None:
        """Put tokens on the table; `place` is the place of the Zone."""
        if self.glass:
            chron.chits[place] = chron.seats

    # While it is real

    def shelters(self) -> bool:
        """Return whether pawns on it lose and discard nothing in the turns of others."""
        return False

    def locks(self) -> bool:
        """Return whether pawns on it cannot move to Times I and II."""
        return False

    def reigns(self) -> bool:
        """Return whether its rulers rule all Times."""
        return False

    def holds_crowns(self) -> bool:
        """Return whether only crowns of its Time may advance as long as one of them can."""
        return False

    def asks_beyond(self) -> bool:
        """Return whether a win needs a step beyond Time IV."""
        return False

    # For players on it

    def opens_history(self) -> bool:
        """Return whether a player there may change history in every Time, one after another."""
        return False

    def turn_begins(self, chron: Chronicle, seat: int, waiting: list[int]) -> None:
        """Add what is due for a player who begins a turn there, or start an effect."""

    def left_for(self, chron: Chronicle, seat: int, place: int) -> None:
        """React when a pawn moves from it to a place."""

    def entered(self, chron: Chronicle, seat: int) -> None:
        """React when a pawn moves to it."""

    # Words

    def box(self, numbers: Numbers) -> Message | None:
        """Return the text of its box, None if it has none."""
        return m.about_becomes(what=self.becoming(numbers)) if self.real else None

    def setup_words(self, numbers: Numbers) -> Message | None:
        """Return the text of its setup, None if it has none."""
        return None

    def becoming(self, numbers: Numbers) -> list[Message]:
        """Return its text when it becomes real."""
        text = numbers.real_texts[self.number]
        steps = numbers.texts[text] if self.real else ()
        return Telling(steps, numbers).deeds(0, len(steps))

    def standing_note(self, numbers: Numbers) -> Message | None:
        """Return its rules for players there, or for all while it is real, in a few words."""
        return None

    def leaving_note(self, chron: Chronicle, seat: int, place: int) -> Message | None:
        """Return what moving from it to a place brings."""
        return None

    def entering_note(self, chron: Chronicle, seat: int) -> Message | None:
        """Return what moving to it brings besides a visit."""
        return None

    def lying_note(self, chron: Chronicle) -> Message | None:
        """Return the things on it that matter to a visitor."""
        return None
