"""`aevum simulate`: many games among bots."""

import json
import os
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from aevum.arena.simulate import MOST_GAMES, MOST_JOBS
from aevum.arena.simulate import simulate as run
from aevum.cli import check
from aevum.core.errors import AevumError
from aevum.games import registry
from aevum.terminal import disk
from aevum.terminal.menu import usual_seats


def simulate(
    name: str,
    bots: str | None,
    games: str,
    jobs: str,
    seed: str | None,
    seats: str,
    target: Path | None,
    options: list[str],
) -> int:
    """Check everything, run, print the table and write the JSON file.

    Where no bots are named, standard ones take the usual number of seats.
    """
    game = registry.find(name)
    named = ["standard"] if bots is None else check.bots_of(bots)
    if not named:
        raise AevumError("--bots is a list such as greedy,random, and it is empty.")
    count = check.whole("--games", games, 1, MOST_GAMES)
    processes = check.whole("--jobs", jobs, 1, MOST_JOBS)
    seats = seats or ("" if bots else str(usual_seats(game)))
    places = check.seats_of(game, seats, len(named)) if seats else 0
    settings = check.options_of(game, options)
    start = check.whole("--seed", seed, 0, check.MOST_SEED) if seed is not None else 0
    if target is not None:
        _check_target(target)
    with bar() as progress:
        task = progress.add_task(game.title, total=count)
        report = run(
            game,
            named,
            count,
            processes,
            start,
            settings,
            places,
            lambda done, _: progress.update(task, completed=done),
        )
    print("\n".join(report.lines()))
    if target is not None:
        _write(target, json.dumps(report.to_json(), indent=2) + "\n")
    return 0


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
