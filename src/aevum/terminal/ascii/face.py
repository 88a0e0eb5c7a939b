"""The terminal's parts for ASCII Empires."""

from typing import TYPE_CHECKING, Final

from aevum.terminal.ascii.lines import EmpiresPlain
from aevum.terminal.face import Face
from aevum.terminal.plain import Plain
from aevum.terminal.table import Table

if TYPE_CHECKING:
    from textual.screen import Screen


class EmpiresFace(Face):
    """ASCII Empires at the terminal."""

    def plain(self) -> type[Plain]:
        return EmpiresPlain

    def screen(self, table: Table) -> "Screen[None]":
        from aevum.terminal.ascii.screen import EmpiresScreen

        return EmpiresScreen(table)


FACE: Final = EmpiresFace()
