"""The screen of Chronos Conquest: the painted table, the question bar, an open menu."""

from math import ceil
from textwrap import wrap
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.events import Resize
from textual.widgets import Footer, Static

from aevum.bots.company import bot_title
from aevum.core.state import NONE, SPECTATOR
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import MINUTE
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.words.events import over_words
from aevum.terminal.canvas import Canvas
from aevum.terminal.chronos import panels
from aevum.terminal.chronos.bargains import shaken_words
from aevum.terminal.chronos.hand import Hand
from aevum.terminal.chronos.menu import title
from aevum.terminal.chronos.picture import announce, notice, picture
from aevum.terminal.clock import UNTIMED
from aevum.terminal.language import tell
from aevum.terminal.plate import Plate
from aevum.terminal.slip import Slip
from aevum.terminal.table import Table
from aevum.terminal.theme import Palette, palette_of
from aevum.terminal.typingscreen import TypingScreen

LOW: Final = 30  # lines needed for the footer
AROUND: Final = 3  # lines of the top line and the question bar
FADES: Final = 8_000  # milliseconds of the game for which a line of news is shown
LEAST: Final = (60, 16)
MENU: Final = 72  # the most letters of a line of a menu


def over_line(sea: Conquest, seat: int) -> str:
    """Return who won and how, for a seat."""
    winners = [each for each in range(sea.seats) if sea.winners >> each & 1]
    return tell(over_words(winners, sea.ending, sea.terms.numbers.cap // MINUTE), seat)


class BoardScreen(TypingScreen):
    """Shows a table of Chronos Conquest as one seat may see it."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        people = table.people()
        self.seat = people[0] if people else NONE
        """The person at the keyboard; NONE if only bots play."""
        self.hand = Hand(table.game, self.seat)
        self.heard: list[tuple[int, str]] = []
        """Recent events with their times."""
        self.said: dict[str, Text | str] = {}

    def compose(self) -> ComposeResult:
        """Lay the table."""
        with Horizontal(classes="topline"):
            yield Static("◍ Aevum", classes="brand")
            yield Static(id="what", classes="what")
            yield Static(id="where", classes="where")
        yield Plate("table")
        with Horizontal(classes="ask"):
            yield Static(id="ask", classes="words")
        yield self.typed_line("take 1a pile5")
        yield Footer(show_command_palette=False)
        yield Static(id="menu")
        yield Slip()

    def on_resize(self, event: Resize) -> None:
        """Fit the table to the window."""
        self.set_class(event.size.height < LOW, "low")
        self.show_all()

    def seen(self) -> Conquest:
        """Return the table as the person at the keyboard sees it, as if their hand were free.

        A command typed while the hand is still busy is carried out right after. A finished game
        hides nothing.
        """
        if self.table.over():
            assert isinstance(self.table.state, Conquest)
            return self.table.state
        view = self.table.view(self.seat if self.seat != NONE else SPECTATOR)
        assert isinstance(view, Conquest)
        if self.seat != NONE:
            view.hand[self.seat] = 0
        return view

    # Drawing

    def show_all(self) -> None:
        """Draw everything again."""
        if not self.is_mounted or not self.query(Plate):
            return  # before the first layout, or while the table is being cleared
        p = palette_of(self.app.theme)
        sea = self.seen()
        if self.seat != NONE:
            self.hand.look(sea)
        self.query_one("#table", Plate).show(self.painted(sea, p))
        time = self.table.time
        self._say("#what", self.table.title())
        self._say("#where", panels.clock(sea, time.speed, time.held and not sea.over()))
        self._say("#ask", self.question(sea, p))
        self._show_menu(sea, p)

    def painted(self, sea: Conquest, p: Palette) -> Canvas:
        """Return the whole table as a painting for the room there is."""
        footer = int(not self.has_class("low"))
        width, height = self.size.width, self.size.height - AROUND - footer
        if width < LEAST[0] or self.size.height < LEAST[1]:
            needs = m.table_small_needs(width=LEAST[0], height=LEAST[1])
            told = (m.table_small(), needs, m.table_small_plain())
            return notice(width, max(1, height), tuple([tell(line) for line in told]), p)
        game = self.table.game
        bots = [tell(bot_title(bot, game)) if bot else "person" for bot in self.table.bots]
        names = [f"{seat + 1} {bot}" for seat, bot in enumerate(bots)]
        # News disappears, so players have to remember it.
        fresh = [line for at, line in self.heard if sea.over() or sea.now - at < FADES]
        canvas = picture(sea, self.seat, names, (width, height), p, self.hand.timer, fresh)
        lead = self.table.time.lead()
        if lead > 0:
            announce(canvas, f"  {ceil(lead)}  ", p)
        return canvas

    def question(self, sea: Conquest, p: Palette) -> Text:
        """Return the words of the bar at the bottom."""
        time = self.table.time
        if self.table.over():
            text = Text().append(over_line(sea, self.seat), style=f"bold {p.ink}")
            return text.append(f"\n{tell(m.table_ended())}", style=p.ink2)
        if time.lead() > 0:
            ready = tell(m.table_ready(n=ceil(time.lead())))
            text = Text(f"{ready} ", style=f"bold {p.now}")
            return text.append(panels.goal(sea, self.seat), style=p.ink)
        if time.held:
            return Text(tell(m.table_paused()), style=f"bold {p.now}")
        if self.seat == NONE:
            return Text(tell(m.table_watching()), style=p.ink2)
        text = panels.question(self.table.game, sea, self.hand, p)
        shaken = shaken_words(self.table.handshakes)
        if shaken and "\n" not in text.plain:
            text.append(f"\n{shaken}", style=p.now)
        if "\n" not in text.plain:
            untimed = time.speed == UNTIMED
            words = tell(m.table_untimed()) if untimed else panels.more_keys(sea)
            text.append(f"\n{words}", style=p.ink3)
        return text

    def _show_menu(self, sea: Conquest, p: Palette) -> None:
        menu = self.query_one("#menu", Static)
        lines = [] if self.table.over() else self.hand.lines(sea)
        menu.display = bool(lines)
        if not lines:
            return
        text = Text().append(title(self.hand.menu), style=f"bold {p.ink3}")
        for entry in lines:
            ink = p.ink if entry.ready else p.ink3
            text.append(f"\n{entry.key} ", style=f"bold {p.brass if entry.ready else p.ink3}")
            room = min(MENU, self.size.width - 8)
            text.append("\n  ".join(wrap(entry.label, room)), style=ink)
        bottom = self.size.height - AROUND + 1 - int(not self.has_class("low"))
        menu.styles.offset = (0, max(1, bottom - len(text.plain.splitlines())))
        self._say("#menu", text)

    def _say(self, selector: str, words: Text | str) -> None:
        """Show a text if it is new."""
        if self.said.get(selector) != words:
            self.said[selector] = words
            self.query_one(selector, Static).update(words)
