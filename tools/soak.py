"""The long runs: random games with invariants on both builds, every test layer, strength matches,
attacks on a server.

    python tools/soak.py [--games N] [--match-games N] [--jobs N] [--no-tests] [--no-compiled]

It ends with a summary; the exit code is 0 only if everything passed.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = {"pure": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
FACTS = """
import json
from aevum.games import registry
games = [registry.find(name) for name in [*registry.names(), *registry.EXAMPLES]]
print(json.dumps([[game.name, game.min_seats, game.max_seats] for game in games]))
"""
PAIRS = (("standard", "random"), ("standard", "greedy"), ("greedy", "random"))


@dataclass
class Row:
    """One long run: its name and its result."""

    what: str
    seconds: float
    ok: bool
    note: str


def ask(build: str, *words: str) -> Any:
    """Run a command in a build and read its last line; None if it failed."""
    environment = os.environ | {"PYTHONPATH": f"{SOURCES[build]}{os.pathsep}{ROOT}"}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    return json.loads(done.stdout.splitlines()[-1]) if done.returncode == 0 else None


def random_games(builds: list[str], game: str, seats: int, count: int) -> Row:
    """Play the same games on every build: none may fail, and all must end in the same way."""
    start = time.perf_counter()
    work = ["-m", "tools.soak_work", "games", game, str(seats), str(count)]
    found = [ask(build, *work) for build in builds]
    ok = None not in found and all(each == found[0] for each in found)
    if ok:
        note = f"{found[0]['moves']:,} moves, the same end on {' and '.join(builds)}"
    else:
        note = "an invariant broke" if None in found else "the builds differ"
    return Row(f"{count:,} games of {game}, seats {seats}", time.perf_counter() - start, ok, note)


def met(build: str, game: str, bots: tuple[str, ...], count: int) -> tuple[Row, Any]:
    """Let bots play; return the row without a verdict on strength, and the report."""
    start = time.perf_counter()
    report = ask(build, "-m", "tools.soak_work", "match", game, ",".join(bots), str(count))
    what = f"{count:,} games of {game}, {' and '.join(bots)}"
    row = Row(what, time.perf_counter() - start, report is not None, "a game broke")
    return row, report


def pair_rows(build: str, game: str, count: int) -> list[Row]:
    """Let bots play in pairs; the standard one must be clearly better than random play."""
    rows = []
    for bots in PAIRS:
        row, report = met(build, game, bots, count)
        if report is not None:
            first = report["bots"][bots[0]]
            low, high = first["low"], first["high"]
            row.note = f"{bots[0]} wins {first['win_share']:.1%} ({low:.1%} to {high:.1%})"
            row.ok = bots != ("standard", "random") or low > 1 / report["seats"]
        rows.append(row)
    return rows


def solo_rows(build: str, game: str, count: int) -> list[Row]:
    """Let each bot play the same games alone; the standard one must be clearly the best."""
    rows = []
    beaten = float("-inf")  # the highest mean of the earlier bots
    for bot in ("random", "greedy", "standard"):
        row, report = met(build, game, (bot,), count)
        if report is not None:
            found = report["bots"][bot]
            low, high = found["score_low"], found["score_high"]
            row.note = f"score {found['score_mean']:.1f} ({low:.1f} to {high:.1f})"
            row.ok = bot != "standard" or low > beaten
            beaten = max(beaten, high)
        rows.append(row)
    return rows


def tests() -> Row:
    """Run every layer with many more games and examples."""
    start = time.perf_counter()
    done = subprocess.run([sys.executable, "tools/run_tests.py", "--soak"], cwd=ROOT, check=False)
    ok = done.returncode == 0
    return Row("all test layers, long form", time.perf_counter() - start, ok, "")


def abuse(build: str) -> Row:
    """Attack a server while others play on it."""
    start = time.perf_counter()
    command = [sys.executable, "-m", "tests.soak.abuse", "--build", build]
    path = os.environ | {"PYTHONPATH": f"{SOURCES[build]}{os.pathsep}{ROOT}", "AEVUM_BUILD": build}
    ok = subprocess.run(command, cwd=ROOT, env=path, check=False).returncode == 0
    return Row(f"abuse of a server, {build}", time.perf_counter() - start, ok, "")


def made_builds(compiled: bool) -> list[str]:
    """Return the builds to run on; the compiled one is updated first."""
    command = [sys.executable, "-m", "tools.compile", "--no-switch"]
    if compiled and subprocess.run(command, cwd=ROOT, check=False).returncode == 0:
        return ["pure", "compiled"]
    return ["pure"]


def run(options: argparse.Namespace) -> list[Row]:
    builds = made_builds(not options.no_compiled)
    games = ask(builds[0], "-c", FACTS)
    if games is None:
        return [Row("finding the games", 0.0, False, "they cannot be imported")]
    with ThreadPoolExecutor(options.jobs) as pool:
        played = [
            pool.submit(random_games, builds, name, seats, options.games)
            for name, least, most in games
            for seats in range(most, least - 1, -1)
        ]
        met = [
            pool.submit(
                solo_rows if most == 1 else pair_rows, builds[-1], name, options.match_games
            )
            for name, _, most in games
        ]
        rows = [each.result() for each in played] + [row for each in met for row in each.result()]
    if not options.no_tests:
        rows += [tests(), abuse(builds[-1])]
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools/soak.py", description="Run the long runs.")
    parser.add_argument("--games", type=int, default=100_000, help="random games of each game")
    parser.add_argument("--match-games", type=int, default=1000, help="at least 2")
    parser.add_argument("--jobs", type=int, default=1, help="number of parallel runs")
    parser.add_argument("--no-tests", action="store_true", help="leave the test layers out")
    parser.add_argument("--no-compiled", action="store_true", help="use the pure build only")
    rows = run(parser.parse_args())
    width = max(len(row.what) for row in rows)
    print()
    for row in rows:
        verdict = "ok    " if row.ok else "FAILED"
        print(f"{verdict}  {row.what.ljust(width)}  {row.seconds:8.1f} s  {row.note}".rstrip())
    failed = sum(not row.ok for row in rows)
    print(f"\n{len(rows) - failed} well, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
