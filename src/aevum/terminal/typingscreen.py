"""Tables with keys of their own, at which a move can also be typed in a line that opens for it."""

from textual.widgets import Input

from aevum.terminal import messages as m
from aevum.terminal.language import tell
from aevum.terminal.seatedscreen import SeatedScreen


class TypingScreen(SeatedScreen):
    """A seated screen that composes a `typed_line`."""

    def typed_line(self, example: str) -> Input:
        """Return the line in which moves are typed, still closed; empty it shows an example."""
        return Input(
            placeholder=tell(m.shell_type_example(move=example)), id="typed", classes="typed"
        )

    def is_typing(self) -> bool:
        """Return whether the line is open, so that keys are letters."""
        return self.query_one("#typed", Input).has_class("open")

    def action_type(self) -> None:
        """Open the line, empty."""
        typed = self.query_one("#typed", Input)
        typed.add_class("open")
        typed.value = ""
        typed.focus()

    def close_typed(self) -> None:
        """Close the line; keys belong to the table again."""
        self.query_one("#typed", Input).remove_class("open")
        self.set_focus(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Make the move that was typed, if anything was."""
        words = event.value.strip()
        self.close_typed()
        if words:
            self.play_typed(words)

    def play_typed(self, words: str) -> None:
        """Make the move that these words name, or say why it isn't possible."""
        raise NotImplementedError("abstract: play_typed")
