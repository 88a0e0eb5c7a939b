"""`aevum ladder`: bots ranked on the same seeds."""

import json
import sys
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rich.progress import Progress

from aevum.arena.ladder.block import JUDGING, PAIRS, Budget
from aevum.arena.ladder.report import Ladder
from aevum.arena.ladder.run import (
    MOST_BLOCKS,
    MOST_NODES,
    MOST_SECONDS,
    MOST_SEED,
    Estimate,
    LadderStopped,
    check_seeds,
    make_order,
    usual_bots,
    usual_seats,
)
from aevum.arena.ladder.run import ladder as run_ladder
from aevum.arena.ladder.tables import text_lines
from aevum.arena.one import GameFailed
from aevum.arena.simulate import MOST_JOBS
from aevum.cli import INTERRUPTED, check
from aevum.cli.arena import bar, check_target, show_progress, write_report
from aevum.cli.ladder_page import page_with, read_page
from aevum.cli.machine import machine_told, version_told
from aevum.core.errors import AevumError
from aevum.core.game import Game
from aevum.games import registry

BLOCKS = "100"


class Limits(NamedTuple):
    """How long bots that search may think about a decision, as typed."""

    nodes: str | None
    seconds: str | None


class Targets(NamedTuple):
    """The files to write."""

    resume: Path | None
    json: Path | None
    page: Path | None


class Wish(NamedTuple):
    """The arguments as typed."""

    game: str
    bots: str | None
    seats: str
    blocks: str
    limits: Limits
    jobs: str
    seed: str | None
    pairs: str
    targets: Targets
    options: list[str]


class Checked(NamedTuple):
    """The checked arguments."""

    game: Game
    bots: list[str]
    seats: int
    blocks: int
    budget: Budget
    jobs: int
    seed: int
    options: dict[str, object]
    all: int
    """How many blocks all pairs play together."""


def ladder(wish: Wish) -> int:
    """Check everything, say how long it will take, play, and print and write the report."""
    order = _checked(wish)
    for target in wish.targets:
        if target is not None:
            check_target(target)
    if wish.targets.page is not None:
        read_page(wish.targets.page)
    with bar() as progress:
        task = progress.add_task(order.game.title, total=order.all)
        show = partial(show_progress, progress, task)
        try:
            report = run_ladder(
                order.game, order.bots, order.blocks, order.jobs, order.seed, order.options,
                order.seats, order.budget, wish.pairs, wish.targets.resume, version_told(),
                partial(_announce, progress), show,
            )  # fmt: skip
        except LadderStopped as stopped:
            progress.stop()
            return _tell_stopped(stopped.report, wish)
        except GameFailed as failure:
            progress.stop()
            print(failure.traceback, end="", file=sys.stderr)
            raise check.Problem(str(failure)) from None
    _tell(report, wish)
    return 0


def _checked(wish: Wish) -> Checked:
    """Check the arguments, before a file is touched; without bots the game's own ladder plays."""
    game = registry.find_or_import(wish.game)
    named = usual_bots(game) if wish.bots is None else check.bots_of(wish.bots)
    if not named:
        raise AevumError("--bots is empty; give a list such as random,standard.")
    if wish.pairs not in PAIRS:
        raise AevumError(f"--pairs is {' or '.join(PAIRS)}, not {wish.pairs[:40]!r}.")
    seats = check.seats_of(game, wish.seats, 1) if wish.seats else usual_seats(game)
    blocks = check.whole("--blocks", wish.blocks, 1, MOST_BLOCKS)
    budget = _budget(wish.limits)
    seed = JUDGING if wish.seed is None else check.whole("--seed", wish.seed, 0, MOST_SEED)
    options = check.options_of(game, wish.options)
    check_seeds(seed, blocks)
    order = make_order(game, named, seed, options, seats, budget, wish.pairs)
    return Checked(
        game=game,
        bots=named,
        seats=seats,
        blocks=blocks,
        budget=budget,
        jobs=check.whole("--jobs", wish.jobs, 1, MOST_JOBS),
        seed=seed,
        options=options,
        all=blocks * order.units(),
    )


def _budget(limits: Limits) -> Budget:
    if limits.nodes is not None and limits.seconds is not None:
        raise AevumError("Give --nodes or --seconds, not both.")
    if limits.nodes is not None:
        return Budget(nodes=check.whole("--nodes", limits.nodes, 1, MOST_NODES))
    if limits.seconds is not None:
        return Budget(seconds=check.decimal("--seconds", limits.seconds, MOST_SECONDS))
    return Budget()


def _announce(progress: Progress, estimate: Estimate) -> None:
    """Print above the progress bar."""
    progress.console.print(estimate.words(), markup=False, highlight=False, soft_wrap=True)


def _tell(report: Ladder, wish: Wish) -> None:
    print("\n".join(text_lines(report)))
    if wish.targets.json is not None:
        write_report(wish.targets.json, json.dumps(_data(report), indent=2) + "\n")
    if wish.targets.page is not None:
        write_report(wish.targets.page, page_with(wish.targets.page, report))


def _data(report: Ladder) -> dict[str, object]:
    """Return the report as data, with what produced it."""
    return {**report.to_json(), "version": version_told(), "machine": machine_told()}


def _tell_stopped(report: Ladder | None, wish: Wish) -> int:
    """Keep the blocks that were played before Ctrl-C."""
    if report is None:
        print("Stopped before any block had ended: there is nothing to report.", file=sys.stderr)
        return INTERRUPTED
    _tell(report, wish)
    if wish.targets.resume is not None:
        print("To go on, give the same command again.", file=sys.stderr)
    return INTERRUPTED
