"""The message over the table: why a move isn't possible, or what a bot would do."""

from rich.text import Text
from textual.timer import Timer
from textual.widgets import Static

SECONDS = 8.0
WIDEST = 76  # letters


class Slip(Static):
    """Hidden until it has something to say; it disappears after a while or with the next key."""

    def __init__(self) -> None:
        super().__init__("", id="slip")
        self.words = ""
        self._timer: Timer | None = None

    def why(self, sentence: str) -> None:
        """Say why something isn't possible."""
        self._show(sentence, False)

    def hint(self, sentence: str) -> None:
        """Give advice."""
        self._show(sentence, True)

    def _show(self, sentence: str, hint: bool) -> None:
        self.words = sentence
        self.update(Text(sentence))
        self.set_class(hint, "hint")
        self.styles.max_width = min(WIDEST, self.screen.size.width - 4)
        self.add_class("shown")
        if self._timer is not None:
            self._timer.stop()
        self._timer = self.set_timer(SECONDS, self.hide)

    def hide(self) -> None:
        """Put the slip away."""
        self.words = ""
        self.remove_class("shown")
