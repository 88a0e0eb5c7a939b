"""The board that a minute draws: symbols counted down the columns, then along the rows (R2)."""

from typing import Final

from aevum.core.native import i64
from aevum.core.state import TRUTH
from aevum.games.tempus.data import (
    COLUMNS,
    DIGIT_ACTION,
    DIGITS,
    EMPTY,
    ENEMIES,
    ENEMY,
    ENEMY_BITS,
    FOREST,
    LAKE,
    QUARRY,
    RESOURCES,
    ROWS,
    SECTIONS,
    SIDE,
    SQUARES,
    Numbers,
)
from aevum.games.tempus.rules.board import TURN_ASKS, Layout
from aevum.games.tempus.rules.score_row import ScoreRow
from aevum.games.tempus.rules.score_rows import SCORE_ROWS
from aevum.games.tempus.rules.state import TempusState

PRINTED: Final[list[int]] = [ENEMY if s in ENEMIES else EMPTY for s in range(SQUARES)]
COUNTED: Final[list[int]] = [9, 0, 1, 2, 3, 4, 5, 6, 7, 8]  # R2.2: 0 is the last square
NO_ROADS: Final[list[int]] = [-1] * SECTIONS
NO_REACH: Final[list[int]] = [0] * SQUARES
NO_SPOTS: Final[list[int]] = [-1] * RESOURCES


def _spots() -> list[int]:
    """Return the place in `Layout.spots` of each line's symbol, first of the columns, then of the
    rows; -1 where it isn't a resource.
    """
    lines = [*COLUMNS, *ROWS]
    found = [-1] * len(lines)
    resources = [
        line for each in (FOREST, QUARRY) for line, held in enumerate(lines) if held == each
    ]
    for spot, line in enumerate(resources):
        found[line] = spot
    return found


SPOT_OF: Final[list[int]] = _spots()


def new_state(
    digits: list[int], numbers: Numbers, rows: list[ScoreRow] = SCORE_ROWS
) -> TempusState:
    """Return the first position of ten digits with the numbers and the score of a match."""
    actions = [DIGIT_ACTION[digit] for digit in digits]
    layout = Layout(digits, actions, NO_SPOTS[:], [], numbers, rows)
    state = TempusState(
        TURN_ASKS[1],
        False,
        TRUTH,
        layout,
        PRINTED[:],
        NO_ROADS[:],
        NO_REACH[:],
        [],
        [],
        [],
        [],
        [],
        numbers.units,
        [],
        [],
        [],
    )
    state.gold = numbers.start_gold
    state.more = numbers.more
    state.alive = ENEMY_BITS
    _place(state, layout, digits)
    return state


def _place(state: TempusState, layout: Layout, digits: list[int]) -> None:
    """Draw the twenty symbols; lakes come last so that the shores are right immediately."""
    cell, spots, lakes = state.cell, layout.spots, layout.lakes
    line: i64 = 0
    while line < DIGITS:
        kind: i64 = COLUMNS[line]
        square: i64 = COUNTED[digits[line]] * SIDE + line
        spot: i64 = SPOT_OF[line]
        if spot >= 0:
            spots[spot] = square
        elif kind == LAKE:
            lakes.append(square)
        else:
            state.raise_building(square, kind)
        cell[square] = kind
        line += 1
    line = 0
    while line < DIGITS:
        square = _free_square(cell, line, COUNTED[digits[line]])
        cell[square] = ROWS[line]
        spots[SPOT_OF[DIGITS + line]] = square
        line += 1
    for lake in lakes:
        cell[lake] = EMPTY
        state.flood(lake)


def _free_square(cell: list[int], row: i64, first: i64) -> i64:
    """Return where a row's symbol goes: to the right, once around, then a row below (R2.4)."""
    column: i64 = first
    while cell[row * SIDE + column] != EMPTY:
        column = column + 1 if column < SIDE - 1 else 0
        if column == first:
            row = row + 1 if row < SIDE - 1 else 0
    return row * SIDE + column
