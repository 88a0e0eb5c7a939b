"""Screens with a line of keys at their foot, told in the language of this terminal.

Textual's bindings are fields of classes, made before a language is chosen. Here the description of
one is the key of a message, such as `m.shell_key_help().key`, and is told when the line is drawn.
"""

from dataclasses import replace
from typing import ClassVar, Final

from textual.binding import ActiveBinding, Binding
from textual.screen import Screen

from aevum.core.text import Book, Text
from aevum.terminal import messages as m
from aevum.terminal.language import language, tell


class KeyedScreen(Screen[None]):
    """A screen whose bindings are described in messages."""

    BOOK: ClassVar[Book] = m.BOOK
    """Tells the descriptions; a game's own book tells those of the terminal too."""

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys that do something now, with words for those that are shown."""
        return {
            key: each._replace(binding=self._told(each.binding))
            for key, each in super().active_bindings.items()
        }

    def _told(self, binding: Binding) -> Binding:
        """Return a binding in words; one whose description isn't a message stays as it is."""
        key = binding.description
        if not binding.show or not self.BOOK.catalogue(language()).has(key):
            return binding
        return replace(binding, description=tell(Text(key, {}, self.BOOK)))


NAMES: Final = {
    "escape": m.shell_key_name_escape(),
    "tab": m.shell_key_name_tab(),
    "space": m.shell_key_name_space(),
    "pageup": m.shell_key_name_pageup(),
    "pagedown": m.shell_key_name_pagedown(),
    "home": m.shell_key_name_home(),
    "end": m.shell_key_name_end(),
}
"""What is written on keys that have neither a letter nor an arrow."""


def key_name(binding: Binding) -> str:
    """Return what the line of keys calls the key of a binding, "" for its letter or sign."""
    named = NAMES.get(binding.key)
    return tell(named) if named is not None and not binding.key_display else ""
