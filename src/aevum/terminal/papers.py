"""Papers laid over the table: help, rules, the result, handing over, and a game to continue."""

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Markdown, Static

from aevum.core.game import Game
from aevum.terminal import messages as m
from aevum.terminal.language import language, tell
from aevum.terminal.store import Saved, dated_title
from aevum.terminal.table import Table

LOW_BELOW: Final = [(0, "-low"), (30, "-high")]  # lines below which papers save room
NARROW_BELOW: Final = [(0, "-narrow"), (72, "-wide")]  # and columns


class Paper(ModalScreen[str]):
    """A paper that any of the usual keys puts away."""

    VERTICAL_BREAKPOINTS = LOW_BELOW

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "close", show=False),
        Binding("t", "app.other_theme", show=False),
    ]

    def action_close(self) -> None:
        """Put the paper away."""
        self.dismiss("")


class HelpPaper(Paper):
    """The keys of a screen."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """Lay the paper."""
        with VerticalScroll(classes="paper"):
            yield Static(tell(m.shell_help_title()), classes="title")
            yield Static(Text(f"\n{self.words}\n"))
            yield Static(tell(m.shell_help_close()), classes="soft")


class LogPaper(Paper):
    """What happened, the oldest first; it opens at its end."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def compose(self) -> ComposeResult:
        """Lay the paper."""
        with VerticalScroll(classes="paper tall"):
            yield Static(tell(m.shell_log_title()), classes="title")
            yield Static(Text("\n".join(self.lines or [tell(m.shell_log_empty())])))
            yield Static(tell(m.shell_log_close()), classes="soft")

    def on_mount(self) -> None:
        """Show what happened last."""
        self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)


class RulesPaper(Paper):
    """The rules of a game."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def compose(self) -> ComposeResult:
        """Lay the paper."""
        with VerticalScroll(classes="paper tall"):
            yield Markdown(self.game.rules(language()))


class EndPaper(Paper):
    """The result, with what can be done next: "new", "again", "leave", "undo" or "" to stay."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "answer('new')", show=False),
        Binding("a", "answer('again')", show=False),
        Binding("y", "copy", show=False),
        Binding("z,U", "answer('undo')", show=False),
        Binding("q", "answer('leave')", show=False),
    ]

    def __init__(self, table: Table, words: Text, shared: str) -> None:
        super().__init__()
        self.table = table
        self.words = words
        self.shared = shared

    def compose(self) -> ComposeResult:
        """Lay the paper."""
        kept = self.table.keeper.path
        with VerticalScroll(classes="paper", id="end"):
            yield Static(tell(m.shell_end_title(game=self.table.game.title)), classes="title")
            yield Static(self.words)
            for sentence in self.table.marks():
                yield Static(Text(f"\n{sentence}"))
            saved = tell(m.shell_end_saved(file=kept.name)) if kept else ""
            yield Static(Text(f"\n{saved}" if kept else ""), classes="soft")
            with Horizontal():
                yield Button(tell(m.shell_end_new()), id="new")
                yield Button(tell(m.shell_end_again()), id="again", classes="quiet")
                yield Button(tell(m.shell_end_copy()), id="copy", classes="quiet")
                yield Button(tell(m.shell_end_leave()), id="leave", classes="quiet")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do what the button says."""
        if event.button.id == "copy":
            self.action_copy()
        else:
            self.action_answer(event.button.id or "")

    def action_answer(self, what: str) -> None:
        """Close the paper with an answer."""
        self.dismiss(what)

    def action_copy(self) -> None:
        """Put the text to share on the clipboard."""
        self.app.copy_to_clipboard(self.shared)
        self.query_one("#copy", Button).label = tell(m.shell_end_copied())


class PassScreen(ModalScreen[str]):
    """A cover between the turns of people who hide something from each other."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "go_on", show=False)]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.person = name

    def compose(self) -> ComposeResult:
        """Cover the table."""
        with Vertical(classes="paper"):
            yield Static(tell(m.shell_pass_title(name=self.person)), classes="title")
            yield Static(f"\n{tell(m.shell_pass_text(name=self.person))}", classes="soft")

    def action_go_on(self) -> None:
        """Uncover the table."""
        self.dismiss("")


class OfferPaper(ModalScreen[str]):
    """An unfinished match of the same game: continue it, or begin the new one."""

    VERTICAL_BREAKPOINTS = LOW_BELOW
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c", "answer('continue')", show=False),
        Binding("n,escape", "answer('new')", show=False),
        Binding("enter", "usual", show=False),
    ]

    def __init__(self, saved: Saved, table: Table, new: bool) -> None:
        super().__init__()
        self.saved = saved
        self.table = table
        self.usual = "new" if new else "continue"
        """What Enter answers: the new game if its settings differ from the defaults."""

    def compose(self) -> ComposeResult:
        """Lay the paper."""
        with Vertical(classes="paper"):
            yield Static(tell(m.shell_offer_title()), classes="title")
            old = tell(m.shell_offer_old(game=self.saved.about()))
            new = tell(m.shell_offer_new(game=self.new_game()))
            yield Static(Text(f"\n{old}\n{new}"), classes="soft")
            names = {
                "continue": tell(m.shell_offer_continue()),
                "new": tell(m.shell_end_new()),
            }
            with Horizontal():
                for which in sorted(names, key=lambda name: name != self.usual):
                    classes = "" if which == self.usual else "quiet"
                    yield Button(names[which], id=which, classes=classes)

    def new_game(self) -> str:
        """Return the new game in a line, with its date where it has one."""
        record = self.table.match.record
        return dated_title(record)

    def action_usual(self) -> None:
        """Answer what the first button says."""
        self.action_answer(self.usual)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do what the button says."""
        self.action_answer(event.button.id or "")

    def action_answer(self, what: str) -> None:
        """Close the paper with an answer."""
        self.dismiss(what)
