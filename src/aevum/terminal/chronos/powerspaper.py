"""The page about what GODs and CITIES do."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from aevum.games.chronos import messages as m
from aevum.terminal.language import tell
from aevum.terminal.papers import Paper


class PowersPaper(Paper):
    """The GODs and CITIES of a game; time stands while it is open."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        with VerticalScroll(classes="paper"):
            yield Static(tell(m.table_powers()), classes="title")
            yield Static(Text("\n".join(["", *self.lines, ""])))
            yield Static(tell(m.table_close_page()), classes="soft")
