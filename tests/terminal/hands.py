"""Clocks that only a test moves."""

from aevum.terminal.table import Table


class Hands:
    """Real seconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def stop_clock(table: Table) -> Hands:
    """Give a table a clock that only the test moves."""
    hands = Hands()
    table.time.ticking = hands
    table.start_clock()
    return hands
