"""An unfinished command: a timer that is picked up, or an open menu."""

from typing import Final

from aevum.core.game import Game
from aevum.core.state import NONE
from aevum.games.chronos import messages as m
from aevum.games.chronos.moves import CLAIM, DROP, FREEZE, GO, TAKE
from aevum.games.chronos.rules.places import (
    FRONT,
    KINGDOM,
    LAST_SQUARE,
    PLACES,
    SQUARE,
    is_square,
)
from aevum.games.chronos.rules.reach import takes_from
from aevum.games.chronos.rules.state import Conquest
from aevum.terminal.chronos.bargains import Terms
from aevum.terminal.chronos.keys import KINGDOM_KEY, PLACE_KEYS, SQUARE_KEY
from aevum.terminal.chronos.menu import (
    ANSWERS,
    BIDS,
    OFFERINGS,
    PARTS,
    POWERS,
    Entry,
    entries,
    nothing,
    own_asks,
)
from aevum.terminal.chronos.sand import LETTERS, own_timer, timer_letter
from aevum.terminal.language import tell

MENU_KEYS: Final = {"o": OFFERINGS, "u": POWERS, "d": BIDS}
COMMAND_KEYS: Final = {"p": CLAIM, "m": CLAIM + 1, "z": FREEZE}


class Hand:
    """The state of the keys up to a move. `said` is what is wrong with the last key."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.timer = NONE
        """The timer that is picked up."""
        self.bare = False
        """Whether it moves without the card."""
        self.raids = False
        """Whether the next digit is a player's number."""
        self.menu = ""
        self.sent = NONE
        """The timer of an open menu that may still be flipped."""
        self.bid: Terms | None = None
        """The bid of the last key."""
        self.said = ""

    def clear(self) -> None:
        """Put everything down."""
        self.timer, self.sent, self.menu = NONE, NONE, ""
        self.bare = self.raids = False

    def look(self, view: Conquest) -> None:
        """Update the position: open a menu for a part of a command, and close an empty menu."""
        if view.drafts[self.seat] and self.menu != ANSWERS:
            self.menu = PARTS
        if self.menu and not self.lines(view):
            self.menu, self.sent = "", NONE

    def lines(self, view: Conquest) -> list[Entry]:
        """Return the lines of the open menu."""
        if not self.menu:
            return []
        found = entries(self.game, view, self.seat, self.menu, self.sent)
        if not found and self.sent != NONE:
            self.sent = NONE
            found = entries(self.game, view, self.seat, self.menu)
        return found

    def press(self, view: Conquest, key: str) -> int:
        """Handle a key; return its move, NONE if it bids, opens a menu or means nothing."""
        self.said, self.bid = "", None
        if self.menu:
            return self._choose(view, key)
        if self.timer != NONE:
            found = self._go(view, key)
            if found != NONE or self.said or self.raids:
                return found
        if key.lower() in LETTERS:
            return self._pick_up(view, key)
        if key in MENU_KEYS:
            return self.open(view, MENU_KEYS[key])
        if key in COMMAND_KEYS:
            return COMMAND_KEYS[key]
        if key in PLACE_KEYS or key in (SQUARE_KEY, KINGDOM_KEY):
            self.said = tell(m.table_first_timer())
        elif self.timer == NONE:
            self.said = tell(m.table_unknown_key())
        return NONE

    def open(self, view: Conquest, menu: str) -> int:
        """Open a menu, if it has lines."""
        self.clear()
        self.menu = menu
        if not self.lines(view):
            self.menu = ""
            self.said = nothing(view, menu)
        return NONE

    def back(self, view: Conquest) -> int:
        """Go back by a step; return the move that drops an unfinished command."""
        self.said = ""
        if self.sent != NONE:
            self.sent = NONE
            return NONE
        self.clear()
        return DROP if view.drafts[self.seat] else NONE

    def answers(self, view: Conquest) -> int:
        """Open the oldest choice in flight."""
        return self.open(view, ANSWERS)

    def waits(self, view: Conquest) -> bool:
        """Return whether a choice of this seat is running out without its menu being open."""
        return self.menu != ANSWERS and bool(own_asks(view, self.seat))

    def _choose(self, view: Conquest, key: str) -> int:
        for entry in self.lines(view):
            if entry.key == key:
                if entry.timer != NONE:
                    self.sent = entry.timer
                    return NONE
                self.menu, self.sent, self.bid = "", NONE, entry.bid
                return entry.move
        return NONE

    def _pick_up(self, view: Conquest, key: str) -> int:
        timer = own_timer(view, self.seat, key.lower())
        if timer == NONE:
            self.said = tell(m.table_no_timer(name=key.lower()))
            return NONE
        self.timer, self.bare, self.raids = timer, key.isupper(), False
        return NONE

    def _go(self, view: Conquest, key: str) -> int:
        """Return the move of the picked timer to the place of a key."""
        where = view.place[self.timer]
        if self.raids:
            return self._raid(view, key)
        if key == timer_letter(self.timer) and where != FRONT:
            return self.move(view, where)
        if key == KINGDOM_KEY:
            self.raids = True
            return NONE
        if key == SQUARE_KEY:
            on = is_square(where) and where < LAST_SQUARE
            return self.move(view, where + 1 if on else SQUARE)
        return self.move(view, PLACE_KEYS[key]) if key in PLACE_KEYS else NONE

    def _raid(self, view: Conquest, key: str) -> int:
        self.raids = False
        if key.isdecimal() and 1 <= int(key) <= view.seats:
            return self.move(view, KINGDOM + int(key) - 1)
        self.said = tell(m.table_no_player(n=view.seats))
        return NONE

    def move(self, view: Conquest, place: int) -> int:
        """Return the move of the picked timer, with the card it leaves unless it moves without."""
        takes = not self.bare and takes_from(view, self.seat, view.place[self.timer])
        return (TAKE if takes else GO) + self.timer * PLACES + place
