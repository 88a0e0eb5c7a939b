"""All checks on one game within a time limit, each with its result, as `aevum check` prints it.

for outcome in outcomes(my_game, wish):
    print(outcome.check.__name__, outcome.verdict, outcome.reason)
"""

import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from types import FrameType
from typing import Final, NamedTuple

from aevum.core.errors import BadOption
from aevum.core.game import Game, Option
from aevum.core.text import Catalogue
from aevum.testing.case import Case
from aevum.testing.numbers import check_playable, every_bound

Check = Callable[[Case], None]
Watch = Callable[[Check, int, int], None]
"""Is told which case a check begins, and of how many."""

PASSED: Final = "passed"
FAILED: Final = "failed"
UNFINISHED: Final = "unfinished"
QUICK_SEEDS: Final = 3
THOROUGH_SEEDS: Final = 10
VARIED_SEEDS: Final = 2  # for each other value of an option
PATIENCE: Final = 4  # of the time that is left, the part that one check may take


class Wish(NamedTuple):
    """What to check a game with."""

    seats: int = 0
    """0 for the fewest and the most, or for every number of players if it is thorough."""
    seed: int = 0
    options: dict[str, object] | None = None
    seconds: float = 0.0
    """Seconds after which nothing is begun and what is under way is stopped; 0 for no limit."""
    thorough: bool = False


class Outcome(NamedTuple):
    """The result of one check."""

    check: Check
    verdict: str
    """PASSED, FAILED, or UNFINISHED if time ran out before it had run once."""
    reason: str = ""
    cases: int = 0
    """How many cases it passed."""
    case: Case | None = None
    """The case that failed."""


class _TimeIsUp(BaseException):
    """The time limit has passed. Checks that catch errors of a game do not catch it."""


def cases(game: Game, wish: Wish) -> list[Case]:
    """Return the cases for every check, shortest first."""
    fewest, most = game.min_seats, game.max_seats
    seats = [wish.seats] if wish.seats else [fewest, most]
    if wish.thorough and not wish.seats:
        seats = list(range(fewest, most + 1))
    seeds = THOROUGH_SEEDS if wish.thorough else QUICK_SEEDS
    given = wish.options or {}
    found = [
        Case(game, number, wish.seed + seed, given)
        for seed in range(seeds)
        for number in dict.fromkeys(seats)
        if fits(game, number, given)
    ]
    if wish.thorough:
        found += [
            Case(game, number, wish.seed + seed, {**given, **varied})
            for varied in variations(game)
            for seed in range(VARIED_SEEDS)
            for number in dict.fromkeys(seats)
            if not varied.keys() & given.keys() and fits(game, number, {**given, **varied})
        ]
    return found


def fits(game: Game, seats: int, options: dict[str, object]) -> bool:
    """Return whether so many players can play with these options."""
    try:
        game.fits(seats, game.settle(options))
    except BadOption:
        return False
    return True


def variations(game: Game) -> list[dict[str, object]]:
    """Return each option alone at each other value that forms offer."""
    return [
        {option.name: value}
        for option in game.options
        if not option.secret
        for value in dict.fromkeys(_values(option))
        if value != option.default
    ]


def _values(option: Option) -> Sequence[object]:
    if option.kind == "bool":
        return (False, True)
    if option.kind == "int":
        return (option.low, option.high)
    return option.choices if option.kind == "choice" else option.suggests


def outcomes(
    game: Game, wish: Wish, checks: Sequence[Check], watch: Watch | None = None
) -> Iterator[Outcome]:
    """Yield the result of each check, in their order; `watch` is told of each case that begins.

    A message that is missing in a language fails the check that renders it. Each check gets an
    equal part of the time that is left, and begins at least once if there is any.
    """
    runs = [(check, cases(game, wish)) for check in checks]
    if wish.thorough:
        found = [
            Case(game, wish.seats, wish.seed, wish.options, numbers=each)
            for each in every_bound(game)
        ]
        runs += [(check_playable, found)] if found else []
    end = monotonic() + wish.seconds if wish.seconds else 0.0
    for place, (check, found) in enumerate(runs):
        now = monotonic()
        share = max(end - now, 0.0) / (len(runs) - place)
        limits = (now + share, min(end, now + PATIENCE * share)) if end else (0.0, 0.0)
        yield _outcome(check, found, limits, watch)


def _outcome(
    check: Check, found: Sequence[Case], limits: tuple[float, float], watch: Watch | None
) -> Outcome:
    """Run a check on cases until the first limit, and stop a running one at the second."""
    begin, leave = limits
    passed = 0
    for case in found:
        if passed and begin and monotonic() >= begin:
            break
        if watch is not None:
            watch(check, passed + 1, len(found))
        try:
            with _limited(leave), _strict():
                check(case)
        except _TimeIsUp:
            break
        except AssertionError as error:
            return Outcome(check, FAILED, str(error) or _where(error), passed, case)
        except Exception as error:
            return Outcome(check, FAILED, _where(error), passed, case)
        passed += 1
    if passed or not found:
        return Outcome(check, PASSED, "", passed)
    return Outcome(check, UNFINISHED, "", 0, found[0])


def _where(error: Exception) -> str:
    """Return an error with the place that raised it."""
    words = "".join(traceback.format_exception_only(error)).strip()
    frames = traceback.extract_tb(error.__traceback__)
    return f"{words} ({frames[-1].filename}, line {frames[-1].lineno})" if frames else words


@contextmanager
def _strict() -> Iterator[None]:
    """Make a missing message an error while a check runs."""
    before, Catalogue.strict = Catalogue.strict, True
    try:
        yield
    finally:
        Catalogue.strict = before


@contextmanager
def _limited(end: float) -> Iterator[None]:
    """Stop what runs at a moment, if the system has alarms; 0 for never."""
    left = end - monotonic() if end else 0.0
    if end and left <= 0:
        raise _TimeIsUp
    main = threading.current_thread() is threading.main_thread()
    if not end or not main or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise _TimeIsUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, left)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
