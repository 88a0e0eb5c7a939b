"""The page that tells what GODs and CITIES do."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from aevum.terminal.papers import Paper


class PowersPaper(Paper):
    """The GODs and CITIES of a game; time stands while it is read."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def compose(self) -> ComposeResult:
        """Lay the paper."""
        with VerticalScroll(classes="paper"):
            yield Static("GODs and CITIES", classes="title")
            yield Static(Text("\n".join(["", *self.lines, ""])))
            yield Static("Enter or Esc closes this page", classes="soft")
