"""The possible answers as short menus of keys and labels, one menu leading to another."""

from typing import Final, NamedTuple

from aevum.core.game import Game
from aevum.core.state import NONE, RETRACT, WAIT, Ask
from aevum.core.text import Label, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import CARAVANS, DICE, MOST_SOLDIERS, PALACE
from aevum.games.ascii.moves import (
    BUILD,
    BUY,
    CARAVAN_MOVE,
    COLONIES,
    CONSCRIPT,
    CULTURE_MOVE,
    DIE_MOVE,
    DONE,
    EXTRAS,
    FARMS,
    GARRISONS,
    MINES,
    PASS,
    PLACE,
    PLEDGE,
    REROLL,
    SCHOOLS,
    SPARING,
    STAFF,
    TAX,
    USE,
)
from aevum.games.ascii.moves import BUY_CULTURE as BUY_BOX
from aevum.games.ascii.moves import BUY_SOLDIER as BUY_ARMS
from aevum.games.ascii.rules.asks import DEVELOP, PROPOSE
from aevum.games.ascii.rules.die_labels import short_note
from aevum.games.ascii.rules.grid import BOXES
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import BUILDINGS, DICE_NAMES
from aevum.games.ascii.rules.sheet_move import DieMove
from aevum.games.ascii.rules.sheet_moves import SHEET_MOVES
from aevum.games.ascii.rules.terrain import CELLS
from aevum.games.ascii.words.sheet import LOCKED, READY, die_state
from aevum.terminal.ascii.telling import teller

# Menus
ROOT: Final = "root"
ON_DIE: Final = "die"  # a die's uses
EXTRA: Final = "extra"  # a die for construction with Gold
PAINT: Final = "culture"  # a die for a box of Culture
TROOPS: Final = "troops"  # a die for fewer Soldiers than there could be
KIND: Final = "build"
STAFFING: Final = "staff"
BUYING: Final = "buy"
BOXES_BOUGHT: Final = "buy culture"
DRAFT: Final = "conscript"

KIND_KEYS: Final = "fmsgp"


class Where(NamedTuple):
    """A menu, perhaps about one die."""

    menu: str
    die: int = NONE


class Entry(NamedTuple):
    """A line of a menu."""

    key: str
    label: str
    move: int = NONE
    opens: Where | None = None
    kind: int = NONE
    """The building to place."""
    mark: int = NONE
    """The die to add to a proposal, or to remove from it."""
    ready: bool = True


def die_of(move: int) -> int:
    """Return the die that a move uses, NONE if it uses none."""
    if not BUILD <= move < PLACE:
        return NONE
    for base, size in (
        (CULTURE_MOVE, len(BOXES)),
        (CARAVAN_MOVE, len(CARAVANS)),
        (SPARING, 0),
        (COLONIES, 1),
        (GARRISONS, MOST_SOLDIERS),
        (SCHOOLS, 1),
        (MINES, 1),
        (FARMS, 1),
        (BUILD, EXTRAS),
    ):
        if move >= base:
            return (move - base) // size if size else (move - base) % DICE
    return NONE


class Menus:
    """The menus of one question."""

    def __init__(self, game: Game, view: Mediterranean, seat: int, ask: Ask | None) -> None:
        self.game = game
        self.tell = teller(seat)
        self.view = view
        self.seat = seat
        self.ask = ask
        self.legal = [move for move in view.legal(seat) if move not in (WAIT, RETRACT)]
        self._known: dict[tuple[Where, int], list[Entry]] = {}

    def entries(self, where: Where, marked: int) -> list[Entry]:
        """Return the lines of a menu; `marked` are the dice of a proposal."""
        if (where, marked) not in self._known:
            self._known[where, marked] = self._entries(where, marked)
        return self._known[where, marked]

    def _entries(self, where: Where, marked: int) -> list[Entry]:
        if where.menu == ROOT:
            return [*self._root(marked), *self._edicts()]
        if where.menu == ON_DIE:
            return self._on_die(where.die)
        if where.menu == KIND:
            return self._kinds()
        moves = {
            EXTRA: self._between(BUILD, FARMS, where.die),
            PAINT: self._between(CULTURE_MOVE, PLACE, where.die),
            TROOPS: self._between(GARRISONS, COLONIES, where.die),
            STAFFING: self._between(STAFF, BUY),
            BOXES_BOUGHT: self._between(BUY_BOX, BUY_ARMS),
            DRAFT: self._between(CONSCRIPT, DIE_MOVE),
        }
        if where.menu == BUYING:
            return self._buying()
        return self._numbered(moves[where.menu], where.die)

    def _between(self, first: int, end: int, die: int = NONE) -> list[int]:
        moves = [move for move in self.legal if first <= move < end]
        return moves if die == NONE else [move for move in moves if die_of(move) == die]

    def _numbered(self, moves: list[int], die: int = NONE) -> list[Entry]:
        keys = [str(place + 1) if place < 9 else "" for place in range(len(moves))]
        return [
            Entry(key, self.label(move, die), move) for key, move in zip(keys, moves, strict=True)
        ]

    def label(self, move: int, die: int = NONE) -> str:
        """Return a move in words, which need not name the die within its own menu."""
        if die == NONE:
            return self.tell(self.game.words.label(self.view, move).whole())
        row = SHEET_MOVES[move]
        assert isinstance(row, DieMove)
        return self.tell(row.use(self.view, self.seat, move).brief().whole())

    def die_title(self, die: int) -> str:
        """Return a die with its number."""
        return self.tell(m.part_die_title(die=DICE_NAMES[die], face=self.view.faces[die]))

    # The first menu

    def _root(self, marked: int) -> list[Entry]:
        if self.ask is None:
            return []
        if self.ask.kind == DEVELOP:
            return self._develop()
        if self.ask.kind == PROPOSE:
            return self._propose(marked)
        return self._numbered([move for move in self.legal if not TAX <= move < DIE_MOVE])

    def _develop(self) -> list[Entry]:
        view, seat = self.view, self.seat
        found = []
        for die in range(DICE):
            ready = any(die_of(move) == die for move in self.legal)
            label = self._die_label(die, die_state(view, seat, die))
            found.append(Entry(str(die + 1), label, opens=Where(ON_DIE, die), ready=ready))
        lines = view.empires[seat].lines
        found.append(Entry("b", self._build_label(lines), opens=Where(KIND), ready=lines > 0))
        if self._between(STAFF, BUY):
            staffing = self.tell(m.table_menu_staffing())
            found.append(Entry("s", staffing, opens=Where(STAFFING)))
        if self._between(BUY, USE):
            buying = self.tell(m.table_menu_buying(gold=view.terms.numbers.box_price))
            found.append(Entry("g", buying, opens=Where(BUYING)))
        done, may = self.tell(m.move_done_development()), DONE in self.legal
        return [*found, Entry("d", done, DONE, ready=may)]

    def _die_label(self, die: int, state: str) -> str:
        if state == READY:
            return self.die_title(die)
        told = m.table_die_locked() if state == LOCKED else m.table_die_used()
        face = self.view.faces[die]
        return self.tell(m.table_menu_die_state(die=DICE_NAMES[die], face=face, state=told))

    def _build_label(self, lines: int) -> str:
        if not lines:
            return self.tell(m.table_menu_no_lines())
        short = short_note(self.view.terms.numbers, lines)
        notes: tuple[Text, ...] = () if short is None else (short,)
        return self.tell(Label(m.table_menu_lines(lines=lines), notes=notes).whole())

    def _propose(self, marked: int) -> list[Entry]:
        found = []
        ready = bool(self._between(REROLL, PLEDGE))
        for die in range(DICE):
            sign = "x" if marked >> die & 1 else " "
            label = f"[{sign}] {self.die_title(die)}"
            found.append(Entry(str(die + 1), label, mark=die, ready=ready))
        return [*found, Entry("p", self.label(PASS), PASS)]

    def _edicts(self) -> list[Entry]:
        found = []
        if TAX in self.legal:
            gold = self.view.terms.numbers.tax_gold
            found.append(Entry("x", self.tell(m.table_menu_tax(gold=gold)), TAX))
        drafts = self._between(CONSCRIPT, DIE_MOVE)
        if len(drafts) == 1:
            found.append(Entry("c", self.tell(m.table_menu_conscript()), drafts[0]))
        elif drafts:
            found.append(Entry("c", self.tell(m.table_menu_conscripts()), opens=Where(DRAFT)))
        return found

    # Further menus

    def _on_die(self, die: int) -> list[Entry]:
        moves = [move for move in self.legal if die_of(move) == die]
        extras = self._between(BUILD, FARMS, die)
        found = [Entry("b", self.label(move, die), move) for move in extras[:1]]
        if len(extras) > 1:
            found.append(Entry("+", self.tell(m.table_menu_extra()), opens=Where(EXTRA, die)))
        for key, first, end in (
            ("f", FARMS, MINES),
            ("m", MINES, SCHOOLS),
            ("s", SCHOOLS, GARRISONS),
        ):
            found += [
                Entry(key, self.label(move, die), move) for move in moves if first <= move < end
            ]
        troops = self._between(GARRISONS, COLONIES, die)
        found += [Entry("g", self.label(move, die), move) for move in troops[-1:]]
        if len(troops) > 1:
            found.append(Entry("-", self.tell(m.table_menu_fewer()), opens=Where(TROOPS, die)))
        for key, first, end in (("o", COLONIES, SPARING), ("", SPARING, CARAVAN_MOVE)):
            found += [
                Entry(key, self.label(move, die), move) for move in moves if first <= move < end
            ]
        for move in self._between(CARAVAN_MOVE, CULTURE_MOVE, die):
            caravan = (move - CARAVAN_MOVE) % len(CARAVANS)
            found.append(Entry(str(caravan + 1), self.label(move, die), move))
        boxes = self._between(CULTURE_MOVE, PLACE, die)
        if boxes:
            choice = self.tell(m.table_menu_culture(boxes=len(boxes)))
            found.append(Entry("c", choice, opens=Where(PAINT, die)))
        return found

    def _kinds(self) -> list[Entry]:
        found = []
        lines = self.view.terms.numbers.lines
        for kind in range(PALACE + 1):
            sites = self._between(PLACE + kind * CELLS, PLACE + (kind + 1) * CELLS)
            label = self.tell(m.table_menu_kind(building=BUILDINGS[kind], lines=lines[kind]))
            found.append(Entry(KIND_KEYS[kind], label, kind=kind, ready=bool(sites)))
        return found

    def _buying(self) -> list[Entry]:
        found = self._numbered([*self._between(BUY, BUY_BOX), *self._between(BUY_ARMS, USE)])
        if self._between(BUY_BOX, BUY_ARMS):
            found.append(
                Entry("c", self.tell(m.table_menu_any_culture()), opens=Where(BOXES_BOUGHT))
            )
        return found
