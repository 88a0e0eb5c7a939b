"""A widget that shows a painted canvas and tells where it was clicked."""

from textual.events import Click
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from aevum.terminal.canvas import Canvas


class Plate(Widget):
    """A painted board or track."""

    class Picked(Message):
        """A letter of the plate was clicked."""

        def __init__(self, plate: "Plate", x: int, y: int) -> None:
            super().__init__()
            self.plate = plate
            self.x = x
            self.y = y

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.canvas = Canvas(1, 1, "#000000", "#000000")

    def show(self, canvas: Canvas) -> None:
        """Show another painting; if it has the same size, only the lines that differ are sent."""
        old, self.canvas = self.canvas, canvas
        if (canvas.width, canvas.height) != (old.width, old.height):
            self.styles.width = canvas.width
            self.styles.height = canvas.height
            self.refresh()
            return
        changed = [y for y in range(canvas.height) if not canvas.same_line(old, y)]
        if changed:
            self.refresh(*[Region(0, y, canvas.width, 1) for y in changed])

    def render_line(self, y: int) -> Strip:
        """Return one line of the painting."""
        return self.canvas.line(y)

    def on_click(self, event: Click) -> None:
        """Tell where the plate was clicked."""
        self.post_message(self.Picked(self, event.x, event.y))
