"""`aevum solve`: the best plan found for a minute."""

import json as to_json
import signal
import sys
import threading
import time
from typing import Final, Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from aevum.cli import INTERRUPTED, check
from aevum.core.errors import AevumError
from aevum.core.match import Match
from aevum.games import registry
from aevum.games.tempus.bot.solve import Plan
from aevum.games.tempus.bot.solve import solve as search
from aevum.games.tempus.rules.dates import title_date
from aevum.games.tempus.rules.state import TempusState
from aevum.terminal.tempus import words

SECONDS: Final = 10.0
MOST_SECONDS: Final = 86_400
MOST_NODES: Final = 10**12


def solve(date: str, seconds: str | None, nodes: str | None, seed: str | None, json: bool) -> int:
    """Check, search, print the plan."""
    if seconds is not None and nodes is not None:
        raise AevumError("Give --seconds or --nodes, not both.")
    limit = check.decimal("--seconds", seconds, MOST_SECONDS) if seconds is not None else SECONDS
    most = check.whole("--nodes", nodes, 1, MOST_NODES) if nodes is not None else 0
    number = check.whole("--seed", seed, 0, check.MOST_SEED) if seed is not None else 0
    check.minute("The date", date)
    match = Match(registry.find("tempus"), 1, 0, {"date": date})
    begun = time.monotonic()
    with Interruption() as interruption:
        plan = _search(match, 0.0 if most else limit, most, number, interruption)
    for move in plan.moves:
        match.play(0, move)
    _print(match, plan, time.monotonic() - begun, json)
    if interruption.seen:
        sys.stdout.flush()
        print("Stopped early; this is the best plan so far.", file=sys.stderr)
        return INTERRUPTED
    return 0


class Interruption:
    """Ctrl-C, held back until the search can be left with its best plan whole.

    The second one is not held back, should the first not be enough.
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
    match: Match, seconds: float, nodes: int, seed: int, interruption: Interruption
) -> Plan:
    """Run the search below a bar that shows the best score so far."""
    state = match.state.clone()
    if not isinstance(state, TempusState):
        raise AevumError("Only boards of Tempus Imperium can be solved.")
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
                interruption.pass_on()  # `search` ends then, and returns the best plan it has

        return search(state, seconds=seconds or SECONDS, nodes=nodes, seed=seed, progress=show)


def _print(match: Match, plan: Plan, took: float, json: bool) -> None:
    state = match.state
    if not isinstance(state, TempusState):
        return
    score = state.breakdown()
    if json:
        data = {
            "date": str(match.record.options["date"]),
            "score": score.total,
            "breakdown": {name.lower(): points for name, points in words.parts(score)},
            "nodes": plan.nodes,
            "seconds": round(took, 3),
            "moves": [match.game.moves.text(row.move) for row in match.record.rows],
        }
        print(to_json.dumps(data, indent=2))
        return
    remarks = [
        f"{title_date(words.digits(state))}: {score.total} points",
        ", ".join(f"{name.lower()} {points}" for name, points in words.parts(score)),
        f"searched {plan.nodes} positions in {took:.1f} s",
    ]
    record = match.claim() if state.over() else match.record
    sys.stdout.write(record.to_text(remarks))
