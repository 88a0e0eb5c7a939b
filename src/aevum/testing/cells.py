"""Cells: the game of the server's benchmark, as simple as a game can be.

Two seats take turns. Each takes a cell that is not its own, also from the other, for as long as the
measurement lasts.
"""

# compiled: like every game

from pathlib import Path
from typing import Final

from aevum.bots.random import RandomBot
from aevum.core.bot import Bot
from aevum.core.data import Reader
from aevum.core.events import Event
from aevum.core.game import Game
from aevum.core.moves import MoveTable, count
from aevum.core.state import NOT_ASKED, NOT_LEGAL, OK, TRUTH, Ask, State
from aevum.core.text import ENGLISH, Question, Refusal, Text, literal
from aevum.core.words import Words

CELLS: Final = 25
NOBODY: Final = -1
LAST: Final = 1_000_000  # moves; more than any measurement needs

MOVES: Final = MoveTable(take=(count("cell", CELLS),))
TAKE: Final = MOVES.base("take")


class CellsState(State):
    """The seat of each cell, the points, and how many moves were made. Nothing is hidden."""

    def __init__(
        self, cells: list[int], owned: list[int], made: int, now: int, viewer: int
    ) -> None:
        super().__init__(2, [_turn(made)] if made < LAST else [], now, False, viewer)
        self.cells = cells
        self.owned = owned
        self.made = made

    def legal(self, seat: int) -> list[int]:
        if not self.asks or self.asks[0].seat != seat:
            return []
        return [TAKE + cell for cell, owner in enumerate(self.cells) if owner != seat]

    def apply(self, seat: int, move: int) -> int:
        if not self.asks or self.asks[0].seat != seat:
            return NOT_ASKED
        cell = move - TAKE
        if not 0 <= cell < CELLS or self.cells[cell] == seat:
            return NOT_LEGAL
        if self.cells[cell] != NOBODY:
            self.owned[1 - seat] -= 1
        self.cells[cell] = seat
        self.owned[seat] += 1
        self.made += 1
        self.asks = [_turn(self.made)] if self.made < LAST else []
        if self.events is not None:
            self.events = [Event("take", seat, [cell])]
        return OK

    def scores(self) -> list[int]:
        return self.owned[:]

    def clone(self) -> "CellsState":
        copy = CellsState(self.cells[:], self.owned[:], self.made, self.now, self.viewer)
        copy.explicit = self.explicit
        return copy

    def to_data(self) -> list[object]:
        return [self.cells[:], self.made, self.now, self.viewer, int(self.explicit)]


def _turn(made: int) -> Ask:
    """Return the question for the next move."""
    return Ask(made % 2, 0, made // 2 + 1)


TAKE_A_CELL: Final = Question(literal("Take a cell."))
NOT_SO: Final = Refusal("", literal("Take a cell that is not yours, on your turn."))


class CellsWords(Words):
    """What it says, in English only."""

    def prompt(self, view: State, ask: Ask) -> Question:
        return TAKE_A_CELL

    def say(self, event: Event, state: State) -> Text:
        return literal(f"Player {event.seat + 1} takes cell {event.args[0] + 1}.")

    def why(self, view: State, seat: int, move: int) -> Refusal | None:
        return None if move in view.legal(seat) else NOT_SO


class Cells(Game):
    """For two."""

    def __init__(self) -> None:
        super().__init__(
            "cells",
            "Cells",
            "Take cells in turn.",
            1,
            2,
            2,
            MOVES,
            str(Path(__file__).parent),
            words=CellsWords(MOVES),
        )

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> State:
        return CellsState([NOBODY] * CELLS, [0, 0], 0, 0, TRUTH)

    def load(self, data: object) -> State:
        reader = Reader(data)
        cells = reader.numbers(CELLS)
        owned = [cells.count(0), cells.count(1)]
        state = CellsState(cells, owned, reader.number(), reader.number(), reader.number())
        state.explicit = reader.flag()
        reader.end()
        return state

    def draw(self, view: State) -> str:
        return " ".join(".xo"[owner + 1] for owner in _cells(view).cells)

    def view(self, view: State) -> dict[str, object]:
        state = _cells(view)
        return {"cells": state.cells, "made": state.made}

    def standard(self) -> Bot:
        return RandomBot()

    def rules(self, language: str = ENGLISH) -> str:
        return f"# Cells\n\n{__doc__}"


def _cells(view: State) -> CellsState:
    assert isinstance(view, CellsState)
    return view


GAME: Final = Cells()
