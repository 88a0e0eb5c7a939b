"""`aevum simulate` and `aevum compare`: many games between bots."""

import json
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple, Protocol

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from aevum.arena.compare import ComparisonStopped
from aevum.arena.compare import compare as run_comparison
from aevum.arena.one import GameFailed
from aevum.arena.simulate import MOST_FIRST, MOST_GAMES, MOST_JOBS, Stopped
from aevum.arena.simulate import simulate as run_games
from aevum.cli import INTERRUPTED, check
from aevum.core.errors import AevumError
from aevum.core.game import Game
from aevum.games import registry
from aevum.terminal import disk
from aevum.terminal.menu import usual_seats


class Wish(NamedTuple):
    """The arguments as typed."""

    game: str
    bots: str | None
    games: str
    jobs: str
    seed: str | None
    first: str
    seats: str
    target: Path | None
    options: list[str]
    numbers: list[str]
    variants: list[str]


class Checked(NamedTuple):
    """The checked arguments."""

    game: Game
    bots: list[str]
    games: int
    jobs: int
    seed: int
    options: dict[str, object]
    seats: int
    first: int


class Told(Protocol):
    """The outcome of many games."""

    def lines(self) -> list[str]: ...

    def to_json(self) -> dict[str, object]: ...


def simulate(wish: Wish) -> int:
    """Check everything, run, print the table and write the JSON file."""
    order = _checked(wish)
    numbers = check.numbers_of(order.game, wish.numbers)
    return _run(
        order.game.title,
        order.games,
        wish.target,
        lambda show: run_games(
            order.game, order.bots, order.games, order.jobs, order.seed, order.options,
            order.seats, show, order.first, numbers,
        ),
    )  # fmt: skip


def compare(wish: Wish) -> int:
    """Do the same with the printed numbers and with variants, game by game."""
    order = _checked(wish)
    variants = check.variants_of(order.game, wish.numbers, wish.variants)
    return _run(
        order.game.title,
        order.games * (len(variants) + 1),
        wish.target,
        lambda show: run_comparison(
            order.game, variants, order.bots, order.games, order.jobs, order.seed, order.options,
            order.seats, show, order.first,
        ),
    )  # fmt: skip


def _checked(wish: Wish) -> Checked:
    """Check the arguments; if no bots are named, standard ones take the usual seats."""
    game = registry.find_or_import(wish.game)
    named = ["standard"] if wish.bots is None else check.bots_of(wish.bots)
    if not named:
        raise AevumError("--bots is empty; give a list such as greedy,random.")
    seats = wish.seats or ("" if wish.bots else str(usual_seats(game)))
    return Checked(
        game=game,
        bots=named,
        games=check.whole("--games", wish.games, 1, MOST_GAMES),
        jobs=check.whole("--jobs", wish.jobs, 1, MOST_JOBS),
        first=check.whole("--first", wish.first, 0, MOST_FIRST),
        seats=check.seats_of(game, seats, len(named)) if seats else 0,
        options=check.options_of(game, wish.options),
        seed=0 if wish.seed is None else check.whole("--seed", wish.seed, 0, check.MOST_SEED),
    )


def _run(
    title: str,
    games: int,
    target: Path | None,
    play: Callable[[Callable[[int, int], None]], Told],
) -> int:
    """Play with a progress bar, print the report and write it to a file."""
    if target is not None:
        check_target(target)
    with bar() as progress:
        show = partial(show_progress, progress, progress.add_task(title, total=games))
        try:
            report = play(show)
        except (Stopped, ComparisonStopped) as stopped:
            progress.stop()
            return _tell_stopped(stopped.report, target)
        except GameFailed as failure:
            progress.stop()
            print(failure.traceback, end="", file=sys.stderr)
            raise check.Problem(str(failure)) from None
    _tell(report, target)
    return 0


def show_progress(progress: Progress, task: TaskID, done: int, _games: int) -> None:
    progress.update(task, completed=done)


def _tell(report: Told, target: Path | None) -> None:
    print("\n".join(report.lines()))
    if target is not None:
        write_report(target, json.dumps(report.to_json(), indent=2) + "\n")


def _tell_stopped(report: Told | None, target: Path | None) -> int:
    """Keep the games that were played before Ctrl-C."""
    if report is None:
        print("Stopped before any game had ended: there is nothing to report.", file=sys.stderr)
    else:
        _tell(report, target)
    return INTERRUPTED


def bar() -> Progress:
    """Return a progress bar on stderr, hidden if stderr is not a terminal."""
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


def check_target(target: Path) -> None:
    """Refuse a file that cannot be written, before many games are played."""
    try:
        if not Path(os.path.realpath(target)).parent.is_dir():
            raise AevumError(f"There is no folder {target.parent} to write {target.name} to.")
        disk.try_writing(target)
    except OSError as error:
        raise AevumError(f"{target} cannot be written: {disk.reason(error)}.") from None


def write_report(target: Path, text: str) -> None:
    sys.stdout.flush()  # the target may be the same file
    try:
        disk.write_whole(target, text)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise check.Problem(f"{target} cannot be written: {disk.reason(error)}.") from None
