"""`aevum check`: the conformance suite on one game, as a command."""

import shlex
import sys
from collections.abc import Sequence
from time import monotonic
from typing import Final

from aevum.cli import check as typed
from aevum.cli.check import Problem
from aevum.cli.compiling import warn_of_stale
from aevum.core.errors import AevumError
from aevum.core.game import Game
from aevum.games import registry
from aevum.testing import CHECKS, Check
from aevum.testing.runs import FAILED, PASSED, UNFINISHED, Outcome, Wish, cases, outcomes

SECONDS: Final = 60
LONGEST: Final = 86_400.0
MARKS: Final = {PASSED: "ok", FAILED: "FAILED", UNFINISHED: "not finished"}
WIDTH: Final = 12
MANY: Final = 6  # a sentence names at most this many checks


def check(
    name: str,
    seats: str,
    seed: str,
    option: list[str],
    seconds: str,
    only: str,
    thorough: bool,
) -> int:
    """Run the checks on a game, print the result of each, and fail if one did not pass."""
    game = registry.find_or_import(name)
    warn_of_stale(type(game).__module__)
    options = typed.options_of(game, option)
    limit = 0.0 if thorough else float(SECONDS)
    if seconds:
        limit = typed.decimal("--seconds", seconds, LONGEST)
    number = typed.seats_of(game, seats, 0) if seats else 0
    first = typed.whole("--seed", seed, 0, typed.MOST_SEED)
    wish = Wish(number, first, options, limit, thorough)
    chosen = chosen_checks(only)
    found = cases(game, wish)
    if not found:
        raise AevumError(f"{game.title} cannot be played with these options.")
    print(_heading(game, wish, chosen, len(found)), flush=True)
    start = monotonic()
    results: list[Outcome] = []
    for outcome in outcomes(game, wish, chosen, _watch if sys.stderr.isatty() else None):
        print("\n".join(_told(outcome, name, option)), flush=True)
        results.append(outcome)
    print(_sum(results, monotonic() - start), flush=True)
    if any(outcome.verdict != PASSED for outcome in results):
        raise Problem(_verdict(game, results))
    return 0


def _watch(check: Check, case: int, cases: int) -> None:
    """Show which case is under way, on a line that the result overwrites."""
    print(
        f"{f'{short(check)}, case {case} of {cases} ...':<60}",
        end="\r",
        file=sys.stderr,
        flush=True,
    )


def chosen_checks(only: str) -> Sequence[Check]:
    """Return the checks in a list with commas; all of them if it is empty."""
    known = {short(each): each for each in CHECKS}
    names = [name.strip().replace("-", "_") for name in only.split(",") if name.strip()]
    for name in names:
        if name not in known:
            there = ", ".join(known)
            raise AevumError(f'There is no check "{name[:40]}". Choose from: {there}.')
    return [known[name] for name in names] or CHECKS


def short(check: Check) -> str:
    """Return the name of a check as people type it."""
    return check.__name__.removeprefix("check_")


def _heading(game: Game, wish: Wish, chosen: Sequence[Check], found: int) -> str:
    counted = f"{len(chosen)} checks" if len(chosen) != 1 else "1 check"
    played = f"{found} cases each" if found != 1 else "1 case each"
    limit = f", at most {wish.seconds:g} s" if wish.seconds else ""
    return f"{game.title} ({game.name}), {game.seats_text()}: {counted}, {played}{limit}."


def _told(outcome: Outcome, name: str, option: list[str]) -> list[str]:
    about = " ".join((outcome.check.__doc__ or "").partition("\n\n")[0].split())
    lines = [f"{MARKS[outcome.verdict]:<{WIDTH}}  {short(outcome.check)}: {about}"]
    if outcome.verdict == FAILED and outcome.case is not None:
        words = ["aevum", "check", name, "--only", short(outcome.check)]
        words += ["--seats", str(outcome.case.seats), "--seed", str(outcome.case.seed)]
        words += [word for each in option for word in ("--option", each)]
        space = " " * (WIDTH + 2)
        lines += [f"{space}{line}" for line in outcome.reason.splitlines()]
        lines.append(f"{space}To repeat it: {shlex.join(words)}")
    return lines


def _sum(results: list[Outcome], seconds: float) -> str:
    passed = sum(outcome.verdict == PASSED for outcome in results)
    return f"{passed} of {len(results)} checks passed, in {seconds:.1f} s."


def _verdict(game: Game, results: list[Outcome]) -> str:
    """Return what is wrong, in a sentence or two."""
    failed = [short(each.check) for each in results if each.verdict == FAILED]
    unfinished = [short(each.check) for each in results if each.verdict == UNFINISHED]
    told = []
    if failed:
        told.append(f"{game.title} does not keep the contract of a game: {', '.join(failed)}.")
    if unfinished:
        which = ", ".join(unfinished) if len(unfinished) < MANY else f"{len(unfinished)} checks"
        told.append(
            f"There was no time for {which}. Allow more with --seconds, or make games "
            "shorter with --option."
        )
    return " ".join(told)
