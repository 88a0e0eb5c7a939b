"""`aevum simulate`: many games among bots."""

import json
import os
import sys
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from aevum.arena.one import GameFailed
from aevum.arena.report import Report
from aevum.arena.simulate import MOST_FIRST, MOST_GAMES, MOST_JOBS, Stopped
from aevum.arena.simulate import simulate as run
from aevum.cli import INTERRUPTED, check
from aevum.core.errors import AevumError
from aevum.games import registry
from aevum.terminal import disk
from aevum.terminal.menu import usual_seats


class Wish(NamedTuple):
    """What was typed."""

    game: str
    bots: str | None
    games: str
    jobs: str
    seed: str | None
    first: str
    seats: str
    target: Path | None
    options: list[str]


def simulate(wish: Wish) -> int:
    """Check everything, run, print the table and write the JSON file.

    Where no bots are named, standard ones take the usual number of seats.
    """
    game = registry.find(wish.game)
    named = ["standard"] if wish.bots is None else check.bots_of(wish.bots)
    if not named:
        raise AevumError("--bots is a list such as greedy,random, and it is empty.")
    count = check.whole("--games", wish.games, 1, MOST_GAMES)
    processes = check.whole("--jobs", wish.jobs, 1, MOST_JOBS)
    first = check.whole("--first", wish.first, 0, MOST_FIRST)
    seats = wish.seats or ("" if wish.bots else str(usual_seats(game)))
    places = check.seats_of(game, seats, len(named)) if seats else 0
    settings = check.options_of(game, wish.options)
    start = 0 if wish.seed is None else check.whole("--seed", wish.seed, 0, check.MOST_SEED)
    if wish.target is not None:
        _check_target(wish.target)
    with bar() as progress:
        task = progress.add_task(game.title, total=count)
        show = partial(_show, progress, task)
        try:
            report = run(game, named, count, processes, start, settings, places, show, first)
        except Stopped as stopped:
            progress.stop()
            return _tell_stopped(stopped.report, wish.target)
        except GameFailed as failure:
            progress.stop()
            print(failure.traceback, end="", file=sys.stderr)
            raise check.Problem(str(failure)) from None
    _tell(report, wish.target)
    return 0


def _show(progress: Progress, task: TaskID, done: int, _games: int) -> None:
    progress.update(task, completed=done)


def _tell(report: Report, target: Path | None) -> None:
    print("\n".join(report.lines()))
    if target is not None:
        _write(target, json.dumps(report.to_json(), indent=2) + "\n")


def _tell_stopped(report: Report | None, target: Path | None) -> int:
    """Keep what was played before Ctrl-C."""
    if report is None:
        print("Stopped before a game had ended: there is nothing to report.", file=sys.stderr)
    else:
        _tell(report, target)
    return INTERRUPTED


def bar() -> Progress:
    """Return a progress bar on stderr that hides where nobody looks."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _check_target(target: Path) -> None:
    """Refuse a file that cannot be written before many games are played for it."""
    try:
        if not Path(os.path.realpath(target)).parent.is_dir():
            raise AevumError(f"There is no folder {target.parent} to write {target.name} to.")
        disk.try_writing(target)
    except OSError as error:
        raise AevumError(f"{target} cannot be written: {disk.reason(error)}.") from None


def _write(target: Path, text: str) -> None:
    sys.stdout.flush()  # the target may be the same place
    try:
        disk.write_whole(target, text)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise check.Problem(f"{target} cannot be written: {disk.reason(error)}.") from None
