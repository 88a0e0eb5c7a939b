"""Time at a table of Chronos Conquest: it runs, stops under a page, and carries moves out."""

from math import inf
from typing import Final

from textual.timer import Timer

from aevum.core.events import Event
from aevum.core.state import NEVER, NONE, SPECTATOR
from aevum.games.chronos import messages as m
from aevum.terminal.chronos.bargains import bid_news
from aevum.terminal.chronos.board import BoardScreen
from aevum.terminal.chronos.course import cap, free_hand
from aevum.terminal.clock import UNTIMED
from aevum.terminal.language import tell
from aevum.terminal.plate import Plate
from aevum.terminal.slip import Slip
from aevum.terminal.table import Table

FRAME: Final = 0.1  # the most seconds between two drawings
STILL: Final = 1.0  # and while time stands
SHORTEST: Final = 0.02  # and the fewest
READY: Final = 3.0  # seconds to get ready
MOST_WAITING: Final = 4  # commands that wait for a free hand
HEARD: Final = 40


class RunningScreen(BoardScreen):
    """Advances the table in time, and draws it about ten times a second."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.waiting: list[int] = []
        """Commands to carry out as soon as the hand is free."""
        self.away = False
        """Whether another page lies over the table."""
        self.stopped = False
        """Whether time only stands because of that page."""
        self._next: Timer | None = None

    def on_mount(self) -> None:
        """Start after a 3-2-1, and draw again whenever the theme changes."""
        self.watch(self.app, "theme", self.show_all, init=False)
        self.table.time.hold()
        self.call_after_refresh(self.begin)

    def begin(self) -> None:
        """Let time run when the table is visible."""
        if not self.table.over():
            self.table.start_clock(self.lead())
        self.tick()

    # Time

    def tick(self) -> None:
        """Carry out everything due, draw, and sleep until the next event."""
        if not self.is_attached or not self.query(Plate):
            return
        self.go_on()
        if self._next is not None:
            self._next.stop()
        table = self.table
        due = table.living.next() if not table.over() else NEVER
        wait = table.time.until(min(due, cap(table)))
        most = STILL if table.over() or wait == inf else FRAME
        self._next = self.set_timer(max(SHORTEST, min(most, wait)), self.tick)

    def on_screen_resume(self) -> None:
        """Continue at once when a page is closed."""
        if self.away:
            self.tick()

    def go_on(self) -> None:
        """Advance the table to the current time and draw it."""
        table = self.table
        if self.away != (self.app.screen is not self):
            self.away = not self.away
            self._stop_or_go()
        if not self.away and not table.time.held:
            self.hear(table.tick())
            self._make_waiting()
        self.show_all()
        if table.over():
            self.show_end()

    def _stop_or_go(self) -> None:
        """Stop time while a page lies over the table, unless it stands anyway."""
        if self.away:
            self.stopped = not self.table.over() and not self.table.time.held
            if self.stopped:
                self.table.time.hold()
        elif self.stopped:
            self.table.time.go(self.lead())

    def lead(self) -> float:
        """Return the countdown: a 3-2-1 if time runs by itself."""
        return 0.0 if self.table.time.speed == UNTIMED else READY

    def hear(self, events: list[Event]) -> None:
        """Note recent events for the lines of news."""
        viewer = self.seat if self.seat != NONE else SPECTATOR
        now = self.table.clock()
        lines = self.table.lines(viewer, events)
        bids = [bid_news(bid) for bid in self.table.handshakes.read()]
        if bids:
            self.query_one(Slip).hint(bids[-1])
        lines += bids
        self.heard += [(now, line) for line in lines]
        self.heard = self.heard[-HEARD:]

    def _make_waiting(self) -> None:
        """Carry out the commands that waited for a free hand."""
        while self.waiting and free_hand(self.table, self.seat):
            self.make(self.waiting.pop(0))

    def play(self, move: int) -> None:
        """Make a move of the person at the keyboard as soon as the hand is free."""
        if self.table.time.held:
            self.query_one(Slip).why(tell(m.table_held()))
        elif self.table.time.lead() > 0:
            self.query_one(Slip).why(tell(m.table_not_yet()))
        elif self.waiting or not free_hand(self.table, self.seat):
            self.waiting = [*self.waiting, move][:MOST_WAITING]
        else:
            self.make(move)

    def make(self, move: int) -> None:
        """Make a move now, or say which rule forbids it."""
        told = len(self.table.log)
        trouble = self.table.play(self.seat, move)
        self.hear(self.table.log[told:])
        if trouble:
            self.query_one(Slip).why(trouble)
        else:
            self.hand.timer = NONE
            self.tell_trouble()
        self.show_all()
