"""The terminal client: which screen is open, and its look."""

import asyncio
import os
import signal
import threading
from datetime import datetime, timedelta
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from aevum.core.errors import AevumError
from aevum.terminal import store
from aevum.terminal.chooser import ChooserScreen
from aevum.terminal.faces import face_of
from aevum.terminal.keyed import key_name
from aevum.terminal.menu import settled_options
from aevum.terminal.papers import OfferPaper
from aevum.terminal.playback import Playback
from aevum.terminal.requests import LeaveTable, OpenTable
from aevum.terminal.store import DATE
from aevum.terminal.table import Table
from aevum.terminal.theme import DAY, DAY_NAME, NIGHT, NIGHT_NAME, theme, variables

ENDING: Final = ("SIGTERM", "SIGHUP")  # not every system has both


class AevumApp(App[None]):
    """The table, the menu behind it, and the theme."""

    CSS_PATH = "aevum.tcss"
    TITLE = "Aevum"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True)
    ]

    def __init__(
        self,
        table: Table | None = None,
        playback: Playback | None = None,
        offer: bool = False,
        level: str = "",
    ) -> None:
        """Open a table, a replay, or the list of games with bots of this level."""
        super().__init__()
        self.most_seconds = 0.0
        """How long the end may take after a signal, 0 for as long as it needs."""
        self.table = table
        self.playback = playback
        self.offer = offer
        self.level = level

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return the night colours, until a theme is chosen."""
        return variables(NIGHT)

    def get_key_display(self, binding: Binding) -> str:
        """Return how the line at the foot writes a key."""
        return key_name(binding) or super().get_key_display(binding)

    def on_mount(self) -> None:
        """Open the first screen."""
        self.obey_signals()
        self.register_theme(theme(NIGHT_NAME, NIGHT, dark=True))
        self.register_theme(theme(DAY_NAME, DAY, dark=False))
        self.theme = NIGHT_NAME
        if self.playback is not None:
            self.show(face_of(self.playback.record.game).replay(self.playback))
        elif self.table is not None:
            self.first_table(self.table)
        else:
            self.show(ChooserScreen(self.level))

    def obey_signals(self) -> None:
        """Leave the terminal as it was when the system ends the program; the game is saved."""
        for name in ENDING:
            number = getattr(signal, name, None)
            if number is None:
                continue
            try:
                loop = asyncio.get_running_loop()
                loop.add_signal_handler(number, self.end, 128 + number)
            except (NotImplementedError, RuntimeError, ValueError):
                return  # no such handlers on this system, or not in the main thread

    def end(self, code: int) -> None:
        """End the program; at once, if the terminal is gone and the way out waits for it."""
        if self.most_seconds:
            last = threading.Timer(self.most_seconds, os._exit, (code,))
            last.daemon = True
            last.start()
        self.exit(None, code)

    def show(self, screen: Screen[None]) -> None:
        """Show a screen instead of the present one."""
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def first_table(self, table: Table) -> None:
        """Open the table asked for on the command line, or an unfinished game like it."""
        found = store.unfinished(table.game.name) if self.offer else []
        if not found:
            self.open_table(table)
            return
        options = table.match.record.options
        alike = [saved for saved in found if saved.record.options == options]
        saved = (alike or found)[0]

        def answered(answer: str | None) -> None:
            self.open_table(resumed(saved) or table if answer == "continue" else table)

        self.push_screen(OfferPaper(saved, table, definite(table) and not alike), answered)

    def open_table(self, table: Table) -> None:
        """Sit down at a table."""
        self.table = table
        self.show(face_of(table.game).screen(table))

    def on_open_table(self, message: OpenTable) -> None:
        """Change tables when a screen asks for it."""
        self.open_table(message.table)

    def on_leave_table(self, _: LeaveTable) -> None:
        """Go back to the menu when a screen asks for it."""
        self.show(ChooserScreen())

    def action_other_theme(self) -> None:
        """Change between day and night."""
        self.theme = DAY_NAME if self.theme == NIGHT_NAME else NIGHT_NAME


def resumed(saved: store.Saved) -> Table | None:
    """Return the table of a saved game, None if it can't be resumed."""
    try:
        return Table.resume(saved.record, saved.bots, saved.keeper(), saved.bargained)
    except AevumError:
        return None


def definite(table: Table) -> bool:
    """Return whether a table has other settings than a game that is begun now with the defaults."""
    options = dict(table.match.record.options)
    plain = settled_options(table.game, {})
    if DATE in options:
        now = datetime.now().astimezone()
        minutes = [
            now,
            now - timedelta(minutes=1),
        ]  # a minute may have ended since the table was made
        recent = [f"{minute:%Y-%m-%d %H:%M}" for minute in minutes]
        if options.pop(DATE) not in [plain.pop(DATE, ""), *recent]:
            return True
    return options != plain
