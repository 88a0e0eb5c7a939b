"""Legal places on the board, and the move of each.

It contains no rules: legal moves come from the state.
"""

from typing import Final

from aevum.games.tempus.data import (
    BORDERS,
    BUILD,
    DIG,
    ENEMIES,
    FORT,
    ROAD,
    SECTIONS,
    SQUARES,
    USE,
)
from aevum.games.tempus.moves import (
    BUILDS,
    DIGS,
    PAID_BUILD,
    PAID_DIG,
    PAID_ROAD,
    PAID_STRIKE,
    PAID_USE,
    PASS,
    PAYS,
    ROADS,
    STRIKES,
    USES,
)
from aevum.games.tempus.rules.state import TempusState

PASSING: Final = 4  # modes other than the four actions
PAYING: Final = 5
STRIKING: Final = 6
KINDS: Final = 4


class Targets:
    """An action and a place for it, in one position."""

    def __init__(self, state: TempusState) -> None:
        self.state = state
        self.mode = ROAD
        self.kind = 0
        """The building to build: 0 farm, 1 market, 2 fort, 3 castle."""
        self.square = state.built[0]
        self.section = BORDERS[state.built[-1]][0]
        self.fort = -1
        """The fort that will strike."""
        self.legal: frozenset[int] = frozenset()

    def paid(self) -> bool:
        """Return whether this action costs the fee, as the digit gives another one."""
        return (
            self.mode in (ROAD, DIG, BUILD, USE, STRIKING) and self.wanted() != self.state.action()
        )

    def wanted(self) -> int:
        """Return the action of the rules behind the mode."""
        return USE if self.mode == STRIKING else self.mode

    def on_borders(self) -> bool:
        """Return whether the cursor is on borders rather than squares."""
        return self.mode == ROAD

    def targets(self) -> dict[int, int]:
        """Return the legal places (sections, or squares) with the move each of them makes."""
        if self.mode == PASSING:
            return {}
        found: dict[int, int] = {}
        for spot in range(SECTIONS if self.on_borders() else SQUARES):
            move = self.at(spot)
            if move in self.legal:
                found[spot] = move
        return found

    def at(self, spot: int) -> int:
        """Return the move for a place, legal or not."""
        paid = self.paid()
        if self.mode == ROAD:
            return ROADS + spot + (PAID_ROAD if paid else 0)
        if self.mode == DIG:
            return DIGS + spot + (PAID_DIG if paid else 0)
        if self.mode == BUILD:
            return BUILDS + self.kind * 100 + spot + (PAID_BUILD if paid else 0)
        if self.mode == USE:
            strikes = self.strikes(spot)
            return strikes[0] if strikes else USES + spot + (PAID_USE if paid else 0)
        if self.mode == STRIKING:
            if spot not in ENEMIES:
                return USES + self.fort + (PAID_USE if paid else 0)
            return self._strike(self.fort, ENEMIES.index(spot))
        if self.mode == PAYING:
            return PAYS + spot
        return PASS

    def strikes(self, square: int) -> list[int]:
        """Return the legal strikes of the fort on a square."""
        if self.state.cell[square] != FORT:
            return []
        moves = [self._strike(square, enemy) for enemy in range(len(ENEMIES))]
        return [move for move in moves if move in self.legal]

    def _strike(self, fort: int, enemy: int) -> int:
        fee = PAID_STRIKE if self.state.action() != USE else 0
        return STRIKES + fort * 10 + enemy + fee

    def spot(self) -> int:
        """Return where the cursor is."""
        return self.section if self.on_borders() else self.square

    def move(self) -> int:
        """Return the move that Enter would make, legal or not."""
        return PASS if self.mode == PASSING else self.at(self.spot())

    def possible(self) -> bool:
        """Return whether Enter would make a legal move."""
        return self.move() in self.legal

    def kinds_here(self) -> list[bool]:
        """Return for each building whether it can be built somewhere now."""
        base = BUILDS + (PAID_BUILD if self.state.action() != BUILD else 0)
        return [
            any(base + kind * 100 + square in self.legal for square in self.state.sites)
            for kind in range(KINDS)
        ]
