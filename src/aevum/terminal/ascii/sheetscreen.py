"""The screen of ASCII Empires: a sheet, the dice, the players, the menu, the question bar."""

from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.geometry import Region
from textual.widgets import Footer, Static

from aevum.core.state import NONE, SPECTATOR, Ask
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import COLONY
from aevum.games.ascii.rules.phrases import BUILDINGS, PHASES
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.words.sheet import Placed
from aevum.games.ascii.words.turn import turn_words
from aevum.terminal.ascii import panels
from aevum.terminal.ascii.choice import Choice
from aevum.terminal.ascii.menu import Entry
from aevum.terminal.ascii.paint import Marks, narrow_layout, paint, region, wide_layout
from aevum.terminal.ascii.telling import teller
from aevum.terminal.papers import LogPaper
from aevum.terminal.plan import Plan
from aevum.terminal.plate import Plate
from aevum.terminal.slip import Slip
from aevum.terminal.table import Table
from aevum.terminal.theme import Palette, palette_of
from aevum.terminal.typingscreen import TypingScreen

WIDE: Final = 170  # columns for tracks beside the map and a rail
MIDDLE: Final = 114  # columns for a sheet and a rail
SHEET: Final = 84  # columns of a sheet with its edges
LOW: Final = 30  # lines needed for the footer and large dice
SMALL_MENU: Final = 6  # lines of the menu below a sheet
RAIL_MENU: Final = 16
RAIL: Final = 40  # columns of the rail, if there is room
EDGES: Final = 4  # of these, the borders of a panel
LOG_LINES: Final = 200


class SheetScreen(TypingScreen):
    """Shows a table of ASCII Empires and what the person at the keyboard is choosing."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        people = table.people()
        self.seat = people[0] if people else NONE
        """The person at the keyboard; NONE if only bots play."""
        self.shown = max(0, self.seat)
        """Whose sheet is shown."""
        self.choice = Choice(table.game)
        self.said: dict[str, Text | str] = {}
        self.placed: list[Placed] = []
        """The blocks of the shown sheet."""
        self.rail = RAIL
        """Columns of the rail."""
        self.room_high = 0
        """The number of visible lines of the sheet."""
        self.left_at: int | None = None
        """The first visible line before a menu scrolled to another part of the sheet."""

    def compose(self) -> ComposeResult:
        """Lay the table."""
        with Horizontal(classes="topline"):
            yield Static("◍ Aevum", classes="brand")
            yield Static(id="what", classes="what")
            yield Static(id="where", classes="where")
        yield Static(id="players")
        yield Plate("dice")
        with Horizontal(classes="middle"):
            with Vertical(classes="plan"):
                with Plan(classes="drawing", can_focus=False):
                    yield Plate("sheet")
                yield Static(id="more")
            with Vertical(classes="rail"):
                yield Static(id="menu", classes="panel")
                yield Static(id="score", classes="panel")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="lines")
        yield Static(id="below")
        with Horizontal(classes="ask"):
            yield Static(id="ask", classes="words")
        yield self.typed_line("farm 3 5")
        yield Footer(show_command_palette=False)
        yield Slip()

    def on_resize(self, event: Resize) -> None:
        """Choose what is shown beside the sheet, by the room there is."""
        wide, high = event.size
        self.set_class(wide >= WIDE, "wide")
        self.set_class(wide < MIDDLE, "small")
        self.set_class(high < LOW, "low")
        self.rail = min(RAIL, wide - SHEET)
        self.query_one(".rail").styles.width = self.rail
        self.show_all()

    def on_plan_cut(self, event: Plan.Cut) -> None:
        """Show which parts of the sheet are out of sight."""
        more = self.query_one("#more", Static)
        more.update(event.words)
        more.display = bool(event.words)
        high = self.query_one(Plan).size.height
        if high != self.room_high:
            self.room_high = high
            self.call_after_refresh(self.follow)

    def action_log(self) -> None:
        """Show what happened."""
        viewer = self.seat if self.seat != NONE else SPECTATOR
        self.app.push_screen(LogPaper(self.table.lines(viewer)[-LOG_LINES:]))

    def action_move_drawing(self, right: int, down: int) -> None:
        """Scroll a sheet that is larger than its place."""
        self.query_one(Plan).scroll_relative(right, down, animate=False)

    # Drawing

    def view_of(self, seat: int) -> Empires:
        """Return the table as a seat sees it."""
        view = self.table.view(seat)
        assert isinstance(view, Empires)
        return view

    def show_all(self) -> None:
        """Draw everything again."""
        if not self.is_mounted or not self.query(Plate):
            return  # before the first layout, or while the table is being cleared
        p = palette_of(self.app.theme)
        sea = self.view_of(self.seat if self.seat != NONE else SPECTATOR)
        wide = self.has_class("wide")
        self.placed = (wide_layout if wide else narrow_layout)(sea, self.shown)
        canvas = paint(sea, self.shown, self.placed, p, self.marks())
        self.query_one("#sheet", Plate).show(canvas)
        self.query_one("#dice", Plate).show(panels.paint_dice(sea, self.shown, self._dice(), p))
        room = self.size.width - 2
        self._say("#players", panels.players(self.table, sea, self.shown, room, p))
        self._say("#what", self.table.title())
        turn = m.table_headline(turn=turn_words(sea), phase=PHASES[sea.phase])
        self._say("#where", teller()(turn))
        self._show_menu(p)
        self._say("#score", panels.score(sea, self.shown, self.rail - EDGES, p))
        self._say("#lines", panels.log(self.table.lines(sea.viewer)[-LOG_LINES:], p))
        self.query_one("#log").scroll_end(animate=False)
        self._say("#ask", self._question(sea, p))
        self.query_one(".ask").set_class(self._ask() is None, "idle")
        self.call_after_refresh(self.follow)

    def marks(self) -> Marks:
        """Return what is drawn over the sheet."""
        building = self.choice.building() if self.shown == self.seat else NONE
        return Marks(self.choice.ghost, self.choice.may_stand(), building)

    def follow(self) -> None:
        """Scroll the sheet so that the ghost, or the menu's subject, is in sight."""
        ghost = self.choice.ghost
        if not self.query(Plan):
            return
        if ghost is None or ghost.host != self.shown:
            self._follow_menu()
            return
        self.query_one(Plan).scroll_to_region(
            Region(*region(ghost)).grow((2, 4, 2, 4)), animate=False, force=True
        )

    def _follow_menu(self) -> None:
        """Show the menu's track or grid, and scroll back after it."""
        plan = self.query_one(Plan)
        name = self.choice.block() if self.shown == self.seat else ""
        places = [each for each in self.placed if name and each.name == name]
        if places:
            x, y, block, _ = places[0]
            if self.left_at is None:
                self.left_at = plan.scroll_offset.y
            wide = max(len(line) for line in block)
            plan.scroll_to_region(Region(x, y, wide, len(block)), animate=False, force=True)
        elif self.left_at is not None:
            plan.scroll_to(y=self.left_at, animate=False, force=True)
            self.left_at = None

    def _say(self, selector: str, words: Text | str) -> None:
        """Show a text if it is new."""
        if self.said.get(selector) != words:
            self.said[selector] = words
            self.query_one(selector, Static).update(words)

    def _dice(self) -> int:
        """Return the chosen dice: those of a proposal, or of the open menu."""
        die = self.choice.path[-1].die
        return self.choice.marked if die == NONE else 1 << die

    def _entries(self) -> list[Entry]:
        return [] if self.choice.ghost is not None else self.choice.entries()

    def _show_menu(self, p: Palette) -> None:
        entries, title = self._entries(), self.choice.title()
        small = self.has_class("small")
        room, high = (self.size.width - 2, SMALL_MENU) if small else (self.rail - 2, RAIL_MENU)
        found = panels.menu(entries, self.choice.cursor, title, room, high, p)
        self._say("#below" if small else "#menu", found)
        self.query_one("#below").display = small and bool(entries)
        self.query_one("#menu").display = not small and bool(entries)

    def _ask(self) -> Ask | None:
        if self.seat == NONE or self.table.over():
            return None
        return self.table.state.must(self.seat)

    def _question(self, sea: Empires, p: Palette) -> Text:
        text, tell = Text(), teller(self.seat)
        ask, ghost = self._ask(), self.choice.ghost
        if self.table.over():
            text.append(self.table.result(), style=f"bold {p.ink}")
            return text.append(f"\n{self.end_keys(self.seat)}", style=p.ink2)
        if ask is None:
            return text.append(tell(m.table_waiting()), style=p.ink2)
        if len(self.table.people()) > 1:
            text.append(f"{self.table.name(self.seat)}: ", style=f"bold {p.now}")
        if ghost is None:
            question = self.table.game.words.prompt(sea, ask)
            text.append(tell(question.whole()), style=f"bold {p.ink}")
            text.append(self._consequence(), style=p.ink2)
            keys = f"  {tell(m.table_keys_hint())}" if self.has_class("low") else ""
            return text.append(keys, style=p.ink3)
        may = self.choice.may_stand()
        label = self.choice.game.words.label(sea, ghost.move())
        words = tell(label.whole()) if may else self.choice.why()
        if ghost.kind == COLONY:
            text.append(f"{tell(m.table_on_map(who=ghost.host))} ", style=f"bold {p.ink}")
        if not may:
            named = tell(m.table_building_named(building=BUILDINGS[ghost.kind]))
            text.append(f"{named} ", style=f"bold {p.ink}")
        text.append(words, style=f"bold {p.ok}" if may else f"bold {p.now}")
        if ghost.host != self.shown:
            return text.append(f"\n{tell(m.table_elsewhere())}", style=p.ink2)
        placing = m.table_placing_colony() if ghost.kind == COLONY else m.table_placing()
        return text.append(f"\n{tell(placing)}", style=p.ink2)

    def _consequence(self) -> str:
        """Return what Enter does, if the menu has no room for it."""
        if self.choice.proposal() != NONE:
            menus = self.choice.menus
            assert menus is not None
            label = self.choice.game.words.label(menus.view, self.choice.proposal())
            return f"\n{menus.tell(m.table_enter(label=label.whole()))}"
        return ""
