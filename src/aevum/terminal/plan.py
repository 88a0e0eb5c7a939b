"""A drawing that may be larger than its place, and the message that says so."""

from textual.containers import ScrollableContainer
from textual.message import Message

from aevum.terminal import messages as m
from aevum.terminal.language import tell


class Plan(ScrollableContainer):
    """Shows a part of a drawing, and tells where there is more of it."""

    class Cut(Message):
        """Which part is out of sight, in words; "" if all is in sight."""

        def __init__(self, words: str) -> None:
            super().__init__()
            self.words = words

    def watch_scroll_x(self, old: float, new: float) -> None:
        """Update the message after a move to the side."""
        super().watch_scroll_x(old, new)
        self.tell()

    def watch_scroll_y(self, old: float, new: float) -> None:
        """Update the message after a move up or down."""
        super().watch_scroll_y(old, new)
        self.tell()

    def watch_virtual_size(self) -> None:
        """Update the message when the drawing has another size."""
        self.tell()

    def on_resize(self) -> None:
        """Update the message when its place has another size."""
        self.tell()

    def tell(self) -> None:
        """Say in which directions there is more."""
        there = (
            ("←", self.scroll_x > 0),
            ("→", self.scroll_x < self.max_scroll_x),
            ("↑", self.scroll_y > 0),
            ("↓", self.scroll_y < self.max_scroll_y),
        )
        arrows = " ".join(arrow for arrow, more in there if more)
        self.post_message(self.Cut(tell(m.shell_more(arrows=arrows)) if arrows else ""))
