"""What the game offers as a solver: plans, the parts of a score, and the puzzle of a day."""

from datetime import date, timedelta

import pytest

from aevum.core.capabilities import Solver
from aevum.core.match import Match
from aevum.games.tempus import GAME, solve
from aevum.games.tempus.rules.state import TempusState

DATE = "2018-06-06 19:35"


@pytest.fixture
def solver() -> Solver:
    found = GAME.solver()
    assert found is not None
    return found


def test_a_solution_is_the_plan_of_the_search(solver: Solver) -> None:
    state = GAME.new(date=DATE)
    assert isinstance(state, TempusState)
    found = solver.solve(state, 0.0, 100, 3, None)
    plan = solve(state, nodes=100, seed=3)
    assert (found.moves, found.score, found.nodes) == (plan.moves, plan.score, plan.nodes)
    assert not found.stopped


def test_the_parts_of_a_score_add_up(solver: Solver) -> None:
    match = Match(GAME, 1, 0, {"date": DATE})
    for move in solver.solve(match.state, 0.0, 100, 3, None).moves:
        match.play(0, move)
    parts = solver.parts(match.state)
    assert sum(points for _, points in parts) == match.state.scores()[0]
    assert [name for name, _ in parts][:2] == ["Castles", "Markets"]
    assert solver.title(match.state) == "6 June 2018, 19:35"


@pytest.mark.parametrize(
    ("day", "minute"),
    [
        (date(2026, 11, 15), "2026-11-15 15:22"),
        (date(2026, 11, 16), "2026-11-16 15:58"),
        (date(2031, 1, 1), "2031-01-01 05:30"),
    ],
)
def test_a_day_keeps_its_puzzle(solver: Solver, day: date, minute: str) -> None:
    assert solver.daily(day) == {"date": minute}


def test_every_day_has_a_board_that_can_be_played(solver: Solver) -> None:
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(100)]
    puzzles = [solver.daily(day) for day in days]
    assert all(GAME.new(date=puzzle["date"]).asks for puzzle in puzzles)
    assert len({str(puzzle["date"])[11:] for puzzle in puzzles}) > 50
