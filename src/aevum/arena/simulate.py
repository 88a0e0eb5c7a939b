"""Many games between bots, counted.

>>> import aevum
>>> from aevum.arena.simulate import simulate
>>> report = simulate(aevum.game("tempus"), ["random"], games=3, seed=1)
>>> report.games, report.bots["random"].win_share
(3, 1.0)
"""

from collections.abc import Callable, Mapping, Sequence

from aevum.arena.one import Job, Results
from aevum.arena.report import Report, make_report
from aevum.arena.seating import count_seats, game_seed
from aevum.arena.workers import play_apart, play_here
from aevum.bots.registry import find as find_bot
from aevum.bots.registry import name_of
from aevum.core.bot import Bot
from aevum.core.errors import BadOption
from aevum.core.game import Game

MOST_GAMES = 1_000_000  # all results are kept until the end: some 400 bytes each
MOST_JOBS = 256
MOST_FIRST = 10**12


class Stopped(KeyboardInterrupt):
    """A simulation was interrupted, e.g. by Ctrl-C."""

    def __init__(self, report: Report | None) -> None:
        super().__init__("The simulation was interrupted.")
        self.report = report
        """The report on the games that had ended; None if none had."""


def simulate(
    game: Game,
    bots: Sequence[str | type[Bot]],
    games: int,
    jobs: int = 1,
    seed: int = 0,
    options: dict[str, object] | None = None,
    seats: int = 0,
    progress: Callable[[int, int], None] | None = None,
    first: int = 0,
    numbers: Mapping[str, object] | None = None,
) -> Report:
    """Play many games between bots and report on them; the same for any number of jobs.

    A bot is named as for `aevum.bot`, or given as its class, which must be in a module. Seats
    rotate from game to game; fewer bots than seats take turns; a bot named twice is
    pooled. In games of one seat every bot plays the same games alone, and the best score of each
    wins. `progress(done, games)` is called now and then. Games are numbered from `first` on; the
    number and the seed determine the game, so a single one can be repeated. `numbers` are those of
    the game that differ from print. With several jobs a script must guard its start by `if __name__
    == "__main__":`, since workers import it.

    Raise a BadOption or an UnknownName for bad input, a GameFailed if a game fails, and a Stopped
    with the report of the games that had ended if there is an interrupt.
    """
    check_number("games", games, 1, MOST_GAMES)
    job = make_job(game, bots, seed, options, seats, [numbers or {}])
    results: Results = {}
    try:
        play_games(game, job, range(first, first + games), jobs, results, progress)
    except KeyboardInterrupt:
        raise Stopped(make_report(game, job, results, games) if results else None) from None
    return make_report(game, job, results, games)


def make_job(
    game: Game,
    bots: Sequence[str | type[Bot]],
    seed: int,
    options: dict[str, object] | None,
    seats: int,
    variants: Sequence[Mapping[str, object]],
) -> Job:
    """Check the input and return what all games have in common."""
    names = [name_of(bot) for bot in bots]
    count = count_seats(game, names, seats)
    for name in names:
        find_bot(name, game)
    changed = tuple(game.numbers.settle(wish).changed for wish in variants)
    job = Job(names, count, seed, options or {}, changed, leads=len(changed) > 1 and count > 1)
    for numbers in changed:  # a bad option fails here at once
        game.new(count, game_seed(seed, 0), False, 0, numbers, **job.options)
    return job


def play_games(
    game: Game,
    job: Job,
    numbers: range,
    jobs: int,
    results: Results,
    progress: Callable[[int, int], None] | None,
) -> None:
    """Play the games with these numbers, each with all variants one after another."""
    check_number("jobs", jobs, 1, MOST_JOBS)
    check_number("first", numbers.start, 0, MOST_FIRST)
    tell = progress or _tell_nobody
    variants = len(job.variants)
    places = range(numbers.start * variants, numbers.stop * variants)
    if jobs == 1:
        play_here(game, job, places, results, tell)
    else:
        play_apart(game, job, places, jobs, results, tell)


def check_number(name: str, value: int, least: int, most: int) -> None:
    """Raise a BadOption for a number out of range."""
    if not least <= value <= most:
        raise BadOption(f"{name} must be a whole number from {least} to {most:,}, not {value:,}.")


def _tell_nobody(done: int, games: int) -> None:
    """Report no progress."""
