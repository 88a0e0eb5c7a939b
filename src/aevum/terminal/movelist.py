"""The moves to choose from: a line to type into, and below it the list that it narrows down.

The line always has the keys, so whatever is typed or pasted arrives whole, numbers too; a move is
made by Enter or by a click, never by a letter or a digit.
"""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from aevum.core.state import NONE
from aevum.terminal import messages as m
from aevum.terminal.language import tell
from aevum.terminal.narrow import Listed, fits
from aevum.terminal.theme import palette_of


class Line(Input):
    """What is typed; the keys that do not belong to a text move the cursor of the list."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "submit", m.shell_key_play().key)]

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Leave capitals and ? to the screen, where it has a use for them: moves have neither."""
        ours = character is not None and not character.isupper() and character != "?"
        return ours and super().check_consume_key(key, character)


class MoveList(Vertical):
    """The legal moves, as far as the typed words admit them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "to('cursor_up')", show=False),
        Binding("down", "to('cursor_down')", show=False),
        Binding("pageup", "to('page_up')", show=False),
        Binding("pagedown", "to('page_down')", show=False),
    ]

    class Entered(Message):
        """What was typed, "" for a click, and the move under the cursor, NONE for none."""

        def __init__(self, typed: str, move: int) -> None:
            super().__init__()
            self.typed = typed
            self.move = move

    def __init__(self) -> None:
        super().__init__(classes="choices")
        self.offered: list[Listed] = []
        self.moves: list[int] = []
        """Those in sight, in the order of the list."""
        self.narrowed = ""
        """The words that `moves` fit."""

    def compose(self) -> ComposeResult:
        """Lay the line above the list."""
        yield Line(placeholder=tell(m.shell_moves_type()), id="filter", select_on_focus=False)
        options = OptionList(id="moves")
        options.can_focus = False
        yield options

    def offer(self, offered: list[Listed]) -> None:
        """Show other moves to choose from."""
        self.offered = offered
        self.fill()

    def fill(self) -> None:
        """List the moves that the words typed so far admit; one typed in full has the cursor."""
        p = palette_of(self.app.theme)
        self.narrowed = self.query_one(Line).value
        found = [each for each in self.offered if fits(self.narrowed, each)]
        self.moves = [each.move for each in found]
        entries = [Option(Text(each.label, style=p.ink)) for each in found]
        if self.offered and not found:
            entries = [Option(Text(tell(m.shell_moves_none()), style=p.ink3), disabled=True)]
        options = self.query_one(OptionList)
        options.set_options(entries)
        if found:
            typed = " ".join(self.narrowed.lower().split())
            texts = [each.text.lower() for each in found]
            options.highlighted = texts.index(typed) if typed in texts else 0

    def clear(self) -> None:
        """Empty the line and show the whole list."""
        line = self.query_one(Line)
        if line.value:
            with self.prevent(Input.Changed):
                line.value = ""
            self.fill()

    def select(self, move: int) -> None:
        """Put the cursor on a move of the whole list."""
        self.clear()
        if move in self.moves:
            self.query_one(OptionList).highlighted = self.moves.index(move)

    def under_cursor(self) -> int:
        """Return the move that Enter plays."""
        place = self.query_one(OptionList).highlighted
        return self.moves[place] if place is not None and place < len(self.moves) else NONE

    def action_to(self, where: str) -> None:
        """Move the cursor of the list."""
        getattr(self.query_one(OptionList), f"action_{where}")()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the list down."""
        event.stop()
        self.fill()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Pass on what is chosen; after a burst of keys the list may have to be narrowed first."""
        event.stop()
        if self.narrowed != event.value:
            self.fill()
        self.post_message(self.Entered(" ".join(event.value.split()), self.under_cursor()))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Pass on what was clicked."""
        event.stop()
        self.post_message(self.Entered("", self.moves[event.option_index]))
