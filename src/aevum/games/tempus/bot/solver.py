"""The game's `Solver`: plans, pars and the daily puzzle."""

# not compiled: it extends a class that isn't compiled, and only starts the search

from datetime import date
from hashlib import blake2b
from time import process_time
from typing import Final

from aevum.core.capabilities import Progress, Solution, Solver
from aevum.core.game import Game
from aevum.core.state import State
from aevum.games.tempus.bot.solve import solve
from aevum.games.tempus.rules.dates import title_date
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.words.text import score_parts

MINUTES: Final = 24 * 60
PATIENCE: Final = 3  # how many times as long a par may take on a busy machine


class TempusSolver(Solver):
    """Solves the board of a minute."""

    subject = "boards of Tempus Imperium"

    def __init__(self, game: Game) -> None:
        self.game = game

    def solve(
        self, state: State, seconds: float, nodes: int, seed: int, progress: Progress | None
    ) -> Solution:
        plan = solve(_tempus(state), seconds, nodes, seed, progress)
        return Solution(plan.moves, plan.score, plan.nodes, plan.stopped)

    def par(self, options: dict[str, object], seconds: float) -> int | None:
        settled = self.game.settle(options)
        if not settled["date"]:
            return None
        start = _tempus(self.game.setup(1, 0, settled))
        begun, best, tries = process_time(), solve(start, seconds=seconds).score, 1
        while process_time() - begun < seconds / 2 and tries < PATIENCE:
            # A busy machine gave it less than half of the time: its result isn't a fair par.
            best = max(best, solve(start, seconds=seconds, seed=tries).score)
            tries += 1
        return best

    def daily(self, day: date) -> dict[str, object]:
        """Return the minute of a day.

        The time is drawn from the date by a fixed hash: midnight every day would give every board
        the same last four digits.
        """
        digest = blake2b(f"aevum daily {day.isoformat()}".encode(), digest_size=8).digest()
        minute = int.from_bytes(digest, "big") % MINUTES
        return {"date": f"{day.isoformat()} {minute // 60:02}:{minute % 60:02}"}

    def title(self, state: State) -> str:
        return title_date(_tempus(state).date.digits)

    def parts(self, state: State) -> list[tuple[str, int]]:
        return [(str(name), points) for name, points in score_parts(_tempus(state).breakdown())]


def _tempus(state: State) -> TempusState:
    assert isinstance(state, TempusState)
    return state
