"""`aevum solve`: the best plan found for a minute."""

import json as to_json
import signal
import sys
import threading
import time
from typing import Final, Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from aevum.cli import INTERRUPTED, check, offers
from aevum.core.capabilities import Solution, Solver
from aevum.core.errors import AevumError
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.games import registry
from aevum.terminal.menu import settled_options
from aevum.terminal.store import DATE

SECONDS: Final = 10.0
MOST_SECONDS: Final = 86_400
MOST_NODES: Final = 10**12


def solve(
    name: str,
    date: str | None,
    seconds: str | None,
    nodes: str | None,
    seed: str | None,
    json: bool,
) -> int:
    """Check, search, print the plan."""
    if seconds is not None and nodes is not None:
        raise AevumError("Give --seconds or --nodes, not both.")
    limit = check.decimal("--seconds", seconds, MOST_SECONDS) if seconds is not None else SECONDS
    most = check.whole("--nodes", nodes, 1, MOST_NODES) if nodes is not None else 0
    number = check.whole("--seed", seed, 0, check.MOST_SEED) if seed is not None else 0
    if date is not None:
        check.minute("The date", date)
    game, solver = _solvable(name)
    match = Match(game, 1, 0, settled_options(game, {} if date is None else {DATE: date}))
    begun = time.monotonic()
    with Interruption() as interruption:
        found = _search(solver, match, limit, most, number, interruption)
    for move in found.moves:
        match.play(0, move)
    _print(solver, match, found, time.monotonic() - begun, json)
    if interruption.seen:
        sys.stdout.flush()
        print("Stopped early; this is the best plan so far.", file=sys.stderr)
        return INTERRUPTED
    return 0


def _solvable(name: str) -> tuple[Game, Solver]:
    """Return the game that was named, or the first that can be solved, with its solver."""
    game, solver = offers.chosen(name, _solver)
    if solver is None:
        subjects = [other.subject for _, other in registry.offering(_solver)]
        raise AevumError(f"Only {' and '.join(subjects)} can be solved.")
    return game, solver


def _solver(game: Game) -> Solver | None:
    return game.solver()


class Interruption:
    """Holds Ctrl-C back until the search can stop with its best plan.

    A second Ctrl-C is not held back, in case the first is not enough.
    """

    def __init__(self) -> None:
        self.seen = False
        self._told = False

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self._usual = signal.signal(signal.SIGINT, self._come)
        return self

    def __exit__(self, *_: object) -> None:
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, self._usual)

    def _come(self, _: int, __: object) -> None:
        self.seen = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def pass_on(self) -> None:
        """Raise a KeyboardInterrupt, once, if Ctrl-C was pressed."""
        if self.seen and not self._told:
            self._told = True
            raise KeyboardInterrupt


def _search(
    solver: Solver,
    match: Match,
    seconds: float,
    nodes: int,
    seed: int,
    interruption: Interruption,
) -> Solution:
    """Run the search with a progress bar that shows the best score so far."""
    console = Console(stderr=True)
    with Progress(
        TextColumn("Best so far [bold]{task.fields[best]}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task("", total=1.0, best="-")

        def show(best: int, fraction: float) -> None:
            progress.update(task, completed=fraction, best=str(best))
            if fraction < 1.0:
                interruption.pass_on()  # the solver ends, and returns the best plan it has

        return solver.solve(match.state.clone(), seconds, nodes, seed, show)


def _print(solver: Solver, match: Match, found: Solution, took: float, json: bool) -> None:
    state = match.state
    score = state.scores()[0]
    parts = [(name.lower(), points) for name, points in solver.parts(state)]
    if json:
        data = {
            **match.record.options,
            "score": score,
            "breakdown": dict(parts),
            "nodes": found.nodes,
            "seconds": round(took, 3),
            "moves": [match.game.moves.text(row.move) for row in match.record.rows],
        }
        print(to_json.dumps(data, indent=2))
        return
    remarks = [
        f"{solver.title(state)}: {score} points",
        ", ".join(f"{name} {points}" for name, points in parts),
        f"searched {found.nodes} positions in {took:.1f} s",
    ]
    record = match.claim() if state.over() else match.record
    sys.stdout.write(record.to_text(remarks))
