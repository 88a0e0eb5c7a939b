"""What a screen asks of the application."""

from textual.message import Message

from aevum.terminal.table import Table


class OpenTable(Message):
    """Sit down at this table instead of the present one."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table


class LeaveTable(Message):
    """Leave the table and go back to the menu."""
