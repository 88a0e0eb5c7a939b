"""The first screen: all games, and saved games to continue."""

from datetime import datetime
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from aevum.bots.company import USUAL_LEVEL, level_title
from aevum.core.bot import LEVELS
from aevum.core.errors import AevumError
from aevum.terminal import menu, store
from aevum.terminal import messages as m
from aevum.terminal.face import Preview
from aevum.terminal.faces import face_of
from aevum.terminal.keyed import KeyedScreen
from aevum.terminal.language import tell
from aevum.terminal.papers import LOW_BELOW, NARROW_BELOW, HelpPaper
from aevum.terminal.plate import Plate
from aevum.terminal.requests import OpenTable
from aevum.terminal.slip import Slip
from aevum.terminal.table import Table
from aevum.terminal.theme import Palette, palette_of


class ChooserScreen(KeyedScreen):
    """Choose a game."""

    VERTICAL_BREAKPOINTS = LOW_BELOW
    HORIZONTAL_BREAKPOINTS = NARROW_BELOW

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", m.shell_key_help().key),
        Binding("q,escape", "app.quit", m.shell_key_quit().key),
        Binding("c", "continue", m.shell_key_continue().key),
        *[Binding(str(n), f"number({n})", show=False) for n in range(1, 10)],
        Binding("b", "level", m.shell_key_level().key),
        Binding("t", "app.other_theme", m.shell_key_theme().key),
    ]

    def __init__(self, level: str = "") -> None:
        super().__init__()
        self.level = level or USUAL_LEVEL
        """The level of the bots in games that have levels."""
        self.games = menu.entries()
        self.widest = max(len(entry.players) for entry in self.games)
        """Letters of the widest number of players."""
        self.saved: list[store.Saved] = []
        self.minute = -1
        self.shown = ""
        """The game whose preview is shown."""

    def compose(self) -> ComposeResult:
        """Lay the menu."""
        with Vertical(classes="paper"):
            with Horizontal(id="hero"):
                yield Plate("preview")
                yield Static(id="title")
            yield OptionList(id="games")
        yield Footer(show_command_palette=False)
        yield Slip()

    def on_mount(self) -> None:
        """Fill the menu."""
        self.watch(self.app, "theme", self.fill, init=False)
        self.fill()
        self.set_interval(1.0, self.keep_time)

    def keep_time(self) -> None:
        """Show the next preview when a minute is over."""
        if datetime.now().astimezone().minute != self.minute:
            self._hero(palette_of(self.app.theme))

    def fill(self) -> None:
        """List the games and the saved games."""
        p = palette_of(self.app.theme)
        self._hero(p)
        options = self.query_one("#games", OptionList)
        options.clear_options()
        for number, entry in enumerate(self.games, 1):
            options.add_option(self._option(number, entry))
        self.saved = store.unfinished()
        self.refresh_bindings()
        if self.saved:
            options.add_option(None)
        for which, saved in enumerate(self.saved):
            key = "c" if which == 0 else " "
            text = Text().append(f"{key}  ", style=p.brass)
            text.append(tell(m.shell_menu_continue(game=saved.about())), style=p.ink)
            options.add_option(Option(text, id=f"saved:{which}"))
        for sentence in store.unreadable():
            options.add_option(Option(Text(f"   {tell(sentence)}", style=p.ink3), disabled=True))
        options.focus()
        options.highlighted = 0

    def on_plate_picked(self) -> None:
        """A click on the preview plays its game."""
        if self.shown:
            self.begin(self.shown)

    def _hero(self, p: Palette) -> None:
        """Show the preview of a game, with the title beside it."""
        now = datetime.now().astimezone()
        self.minute = now.minute
        title = Text().append("A E V U M\n", style=f"bold {p.ink}")
        title.append(f"{tell(m.shell_menu_lead())}\n", style=p.ink2)
        level = tell(m.shell_menu_level(level=level_title(self.level)))
        title.append(f"{level}\n", style=p.ink3)
        preview = self._preview(now, p)
        if preview is not None:
            self.query_one("#preview", Plate).show(preview.picture)
            title.append_text(preview.caption)
        self.query_one("#title", Static).update(title)

    def _preview(self, now: datetime, p: Palette) -> Preview | None:
        """Return the preview of the first game that has one."""
        for number, entry in enumerate(self.games, 1):
            if entry.game is not None:
                preview = face_of(entry.game).preview(now, number, p)
                if preview is not None:
                    self.shown = entry.name
                    return preview
        return None

    def _option(self, number: int, entry: menu.Entry) -> Option:
        p = palette_of(self.app.theme)
        playable = entry.game is not None
        text = Text().append(f"{number}  ", style=p.brass if playable else p.ink3)
        text.append(f"{entry.title:<18}", style=f"bold {p.ink}" if playable else p.ink3)
        text.append(f"{entry.players:>{self.widest}}  ", style=p.ink3)
        text.append(entry.about, style=p.ink2 if playable else p.ink3)
        return Option(text, id=f"game:{entry.name}", disabled=not playable)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open what was chosen."""
        kind, _, name = (event.option.id or "").partition(":")
        if kind == "game":
            self.begin(name)
        elif kind == "saved":
            self.resume(self.saved[int(name)])

    def action_number(self, number: int) -> None:
        """Play a game by its number."""
        if number <= len(self.games):
            entry = self.games[number - 1]
            if entry.game is not None:
                self.begin(entry.name)
            else:
                self.query_one(Slip).why(entry.about)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to continue a game only if there is one."""
        if action == "continue":
            return bool(self.saved)
        return super().check_action(action, parameters)

    def action_continue(self) -> None:
        """Continue the newest saved game."""
        self.resume(self.saved[0])

    def on_key(self, event: Key) -> None:
        """Say why there is nothing to continue; otherwise the footer names that key."""
        if event.key == "c" and not self.saved:
            self.query_one(Slip).why(tell(m.shell_menu_nothing()))

    def begin(self, name: str) -> None:
        """Start a game."""
        self.post_message(OpenTable(menu.start(name, self.level)))

    def action_level(self) -> None:
        """Choose the next level for bots."""
        self.level = LEVELS[(LEVELS.index(self.level) + 1) % len(LEVELS)]
        self._hero(palette_of(self.app.theme))

    def resume(self, saved: store.Saved) -> None:
        """Continue a saved game."""
        try:
            table = Table.resume(saved.record, saved.bots, saved.keeper(), saved.bargained)
        except AevumError as error:
            self.query_one(Slip).why(tell(error.said))
            return
        self.post_message(OpenTable(table))

    def action_help(self) -> None:
        """Show the keys."""
        lines = (
            m.shell_menu_keys_choose(),
            m.shell_menu_keys_number(),
            m.shell_menu_keys_other(),
        )
        self.app.push_screen(HelpPaper("\n".join(tell(line) for line in lines)))
