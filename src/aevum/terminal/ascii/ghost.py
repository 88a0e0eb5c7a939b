"""A preview of a building that moves over a map until it is placed."""

from aevum.games.ascii.data import COLONY
from aevum.games.ascii.moves import FOUND, PLACE
from aevum.games.ascii.rules.shapes import covered
from aevum.games.ascii.rules.terrain import CELLS, COLS, ROWS, inside


class Ghost:
    """A kind of building over the map of a seat, at an anchor that keeps all of it on the map."""

    def __init__(self, kind: int, host: int, cell: int) -> None:
        self.kind = kind
        self.host = host
        self.cell = cell
        self.point(cell // ROWS, cell % ROWS)

    def move(self) -> int:
        """Return the move that places it here."""
        return first_move(self.kind) + self.cell

    def step(self, across: int, down: int) -> None:
        """Move it, up to the edge of the map."""
        self.point(self.cell // ROWS + across, self.cell % ROWS + down)

    def point(self, col: int, row: int) -> None:
        """Put its anchor at a cell, or as near to it as its shape allows."""
        cells = covered(self.kind, 0)  # relative to the anchor, which is cell 0
        left, right = min(x for x, _ in cells), max(x for x, _ in cells)
        top, bottom = min(y for _, y in cells), max(y for _, y in cells)
        col = min(max(col, -left), COLS - 1 - right)
        row = min(max(row, -top), ROWS - 1 - bottom)
        self.cell = col * ROWS + row

    def sites(self, legal: list[int]) -> list[int]:
        """Return its legal anchors, by rows."""
        first = first_move(self.kind)
        cells = [move - first for move in legal if first <= move < first + CELLS]
        return sorted(cells, key=lambda cell: (cell % ROWS, cell // ROWS))

    def cycle(self, legal: list[int], by: int) -> None:
        """Go to the next legal place."""
        sites = self.sites(legal)
        if not sites:
            return
        here = (self.cell % ROWS, self.cell // ROWS)
        order = [(cell % ROWS, cell // ROWS) for cell in sites]
        if by > 0:
            place = next((n for n, at in enumerate(order) if at > here), 0)
        else:
            before = [n for n, at in enumerate(order) if at < here]
            place = before[-1] if before else len(order) - 1
        self.cell = sites[place]

    def settle(self, legal: list[int]) -> None:
        """Go to the nearest legal place, if there is one."""
        sites = self.sites(legal)
        if sites:
            self.cell = min(sites, key=self._far)

    def _far(self, cell: int) -> int:
        across = cell // ROWS - self.cell // ROWS
        down = cell % ROWS - self.cell % ROWS
        return across * across + down * down

    def cells(self) -> set[tuple[int, int]]:
        """Return the cells that it covers."""
        return {cell for cell in covered(self.kind, self.cell) if inside(*cell)}


def first_move(kind: int) -> int:
    """Return the move that places a kind in the first cell."""
    return FOUND if kind == COLONY else PLACE + kind * CELLS
