"""What the person at the keyboard is choosing: the open menu, its cursor, the ghost."""

from typing import Final

from aevum.core.game import Game
from aevum.core.state import NONE, Ask
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import COLONY, DICE
from aevum.games.ascii.moves import (
    BUILD,
    BURN,
    BUY,
    BUY_CULTURE,
    BUY_SOLDIER,
    CARAVAN_MOVE,
    CULTURE_MOVE,
    FARMS,
    FOUND,
    HIRE,
    MARK,
    PASS,
    PLACE,
    RAZE,
    REROLL,
    SCIENCE,
    STAFF,
    USE,
)
from aevum.games.ascii.rules.asks import PROPOSE, SITE
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import DICE_NAMES
from aevum.games.ascii.rules.terrain import CELLS, COLS, ROWS
from aevum.terminal.ascii.ghost import Ghost
from aevum.terminal.ascii.menu import (
    KIND,
    ON_DIE,
    ROOT,
    STAFFING,
    Entry,
    Menus,
    Where,
)

BLOCKS: Final = (
    (SCIENCE, MARK, "science"),
    (MARK, REROLL, "culture"),
    (CARAVAN_MOVE, CULTURE_MOVE, "caravans"),
    (CULTURE_MOVE, PLACE, "culture"),
    (BUY, BUY_CULTURE, "science"),
    (BUY_CULTURE, BUY_SOLDIER, "culture"),
    (BUY_SOLDIER, USE, "military"),
)
"""A range of moves, and where they are marked on a sheet."""
TITLES: Final = {KIND: m.table_menu_build(), STAFFING: m.table_menu_staff()}
MIDDLE = COLS // 4 * ROWS + ROWS // 3  # where a ghost first appears


class Choice:
    """The path through the menus of a question to the move that answers it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.menus: Menus | None = None
        self.path: list[Where] = [Where(ROOT)]
        self.cursor = 0
        self.marked = 0
        """The dice of a proposal, one bit each."""
        self.ghost: Ghost | None = None
        self.last = MIDDLE
        """Where the last ghost was."""
        self._serial = (NONE, NONE)

    def look(self, view: Mediterranean, seat: int, ask: Ask | None) -> None:
        """Update the position; a new question starts with its first menu."""
        self.menus = Menus(self.game, view, seat, ask)
        serial = (seat, ask.serial if ask is not None else NONE)
        if serial != self._serial:
            self._serial = serial
            self.path = [Where(ROOT)]
            self.cursor = 0
            self.marked = 0
            self.ghost = None
            if ask is not None and ask.kind == PROPOSE:
                self._find(PASS)  # Enter then keeps all dice
            if ask is not None and ask.kind == SITE:
                self._begin_ghost(COLONY, ask.subject)
        while len(self.path) > 1 and not self.entries():
            self.path.pop()
        self.cursor = min(self.cursor, max(0, len(self.entries()) - 1))

    def leave(self) -> None:
        """Forget everything, since nobody is at the keyboard."""
        self.menus = None
        self.ghost = None
        self._serial = (NONE, NONE)

    # State

    def entries(self) -> list[Entry]:
        """Return the lines of the open menu."""
        return [] if self.menus is None else self.menus.entries(self.path[-1], self.marked)

    def entry(self) -> Entry | None:
        """Return the line under the cursor."""
        found = self.entries()
        return found[self.cursor] if self.cursor < len(found) else None

    def title(self) -> str:
        """Return what the open menu is about; "" for the first one."""
        where = self.path[-1]
        if self.menus is None or where.menu == ROOT:
            return ""
        if where.die != NONE:
            name, face = DICE_NAMES[where.die], self.menus.view.faces[where.die]
            return self.menus.tell(m.table_menu_die(die=name, face=face))
        return self.menus.tell(TITLES.get(where.menu, m.table_menu_choose()))

    def legal(self) -> list[int]:
        """Return the moves of the person at the keyboard."""
        return [] if self.menus is None else self.menus.legal

    def may_stand(self) -> bool:
        """Return whether the ghost may be placed where it is."""
        return self.ghost is not None and self.ghost.move() in self.legal()

    def why(self) -> str:
        """Return the rule that forbids the ghost's place, "" if there is none."""
        if self.ghost is None or self.menus is None or self.may_stand():
            return ""
        return self._why(self.menus, self.ghost.move())

    def _why(self, menus: Menus, move: int) -> str:
        """Return the rule that forbids a move, "" if there is none."""
        refusal = self.game.words.why(menus.view, menus.seat, move)
        return "" if refusal is None else menus.tell(refusal.whole())

    def building(self) -> int:
        """Return the anchor of the building of the line under the cursor, or NONE."""
        entry = self.entry()
        if entry is None or self.ghost is not None:
            return NONE
        for base in (BURN, STAFF, HIRE, RAZE):
            if base <= entry.move < base + CELLS:
                return entry.move - base
        return NONE

    def block(self) -> str:
        """Return the name of the track or grid of the line under the cursor."""
        entry = self.entry()
        if entry is None or self.ghost is not None:
            return ""
        found = [name for first, end, name in BLOCKS if first <= entry.move < end]
        return found[0] if found else ""

    def proposal(self) -> int:
        """Return the move that proposes the marked dice, NONE if there is none."""
        asked = self.menus.ask if self.menus is not None else None
        if asked is None or asked.kind != PROPOSE or not self.marked:
            return NONE
        return REROLL + self.marked - 1

    # Navigation

    def step(self, across: int, down: int) -> None:
        """Move the ghost, or the cursor of the menu."""
        if self.ghost is not None:
            self.ghost.step(across, down)
            self.last = self.ghost.cell
        elif self.entries():
            self.cursor = (self.cursor + down + across) % len(self.entries())

    def cycle(self, by: int) -> None:
        """Move the ghost to the next legal place."""
        if self.ghost is not None:
            self.ghost.cycle(self.legal(), by)
            self.last = self.ghost.cell

    def back(self) -> None:
        """Go back by one menu."""
        if self.ghost is not None and self.ghost.kind != COLONY:
            self.ghost = None
        elif len(self.path) > 1:
            self.path.pop()
            self.cursor = 0
        else:
            self.marked = 0

    def press(self, key: str) -> int:
        """Choose the line with this key; return its move, NONE if it opens another menu."""
        for place, entry in enumerate(self.entries()):
            if entry.key == key:
                self.cursor = place
                return self._take(entry)
        return NONE

    def has(self, key: str) -> bool:
        """Return whether a line of the menu has this key."""
        keys = [entry.key for entry in self.entries() if entry.key]
        return self.ghost is None and key in keys

    def enter(self) -> int:
        """Place the ghost, propose the marked dice, or choose the line under the cursor."""
        if self.ghost is not None:
            return self.ghost.move()
        entry = self.entry()
        proposal = self.proposal()
        if proposal != NONE and (entry is None or entry.mark != NONE):
            return proposal
        return NONE if entry is None else self._take(entry)

    def _take(self, entry: Entry) -> int:
        if entry.mark != NONE:
            self.marked ^= 1 << entry.mark
        elif entry.kind != NONE:
            assert self.menus is not None
            self._begin_ghost(entry.kind, self.menus.seat)
        elif entry.opens is not None:
            if entry.ready or entry.opens.menu == KIND:
                self.path.append(entry.opens)
                self.cursor = 0
        else:
            return entry.move
        return NONE

    def refusal(self, entry: Entry | None) -> str:
        """Return why a die cannot be used, for a line with an empty menu."""
        if entry is None or self.menus is None or entry.ready or entry.opens is None:
            return ""
        if entry.opens.menu != ON_DIE:
            return ""
        return self._why(self.menus, BUILD + entry.opens.die * ((FARMS - BUILD) // DICE))

    def _begin_ghost(self, kind: int, host: int) -> None:
        self.ghost = Ghost(kind, host, self.last)
        self.ghost.settle(self.legal())
        self.last = self.ghost.cell

    def after(self, move: int) -> None:
        """Open the menu that most likely comes next."""
        if self.menus is None:
            return
        if BUILD <= move < FARMS:
            empire = self.menus.view.empires[self.menus.seat]
            if empire.lines >= empire.numbers.fewest_lines:
                self.path.append(Where(KIND))

    # A given move

    def select(self, move: int) -> bool:
        """Open the menu that contains a move, and put the cursor on it."""
        if self.menus is None:
            return False
        self.path = [Where(ROOT)]
        self.ghost = None
        self.marked = 0
        if PLACE <= move < STAFF:
            self.ghost = Ghost((move - PLACE) // CELLS, self.menus.seat, (move - PLACE) % CELLS)
            return True
        if FOUND <= move < FOUND + CELLS and self.menus.ask is not None:
            self.ghost = Ghost(COLONY, self.menus.ask.subject, move - FOUND)
            return True
        if REROLL <= move < REROLL + (1 << DICE) - 1:
            self.marked = move - REROLL + 1
            self.cursor = 0
            return True
        return self._find(move)

    def _find(self, move: int) -> bool:
        """Search all menus for a move."""
        waiting = [[Where(ROOT)]]
        while waiting:
            path = waiting.pop(0)
            self.path = path
            for place, entry in enumerate(self.entries()):
                if entry.move == move:
                    self.cursor = place
                    return True
                if entry.opens is not None and entry.opens not in path:
                    waiting.append([*path, entry.opens])
        self.path = [Where(ROOT)]
        return False
