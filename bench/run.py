"""Measure speed and strength, print a table and write it as rows of JSON.

python bench/run.py [--quick] [--only METRIC] [--builds pure,compiled] [--solve-seconds N]
                    [--server-seconds N] [--json FILE]
python bench/run.py --against COMMIT [--server] [--rounds N] [--quick] [--only METRIC]
                    [--builds pure,compiled] [--json FILE]
"""

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]  # this file is called by its path

from bench import against  # noqa: E402
from bench.process import PEERS, Meter, own_meter, peer_meter  # noqa: E402
from bench.rows import Row, table  # noqa: E402
from bench.server import bots, figures  # noqa: E402
from bench.solver import bench_dates, solver_rows  # noqa: E402
from bench.speed import METRICS, speed_rows  # noqa: E402
from bench.trees import BUILDS, HERE, bring_back, describe  # noqa: E402

SPEEDS = [metric for metrics in METRICS.values() for metric in metrics]
KNOWN = [*SPEEDS, "mean score", *figures.METRICS, *figures.SOLO_METRICS, *bots.METRICS]
LATEST = ROOT / "bench" / "latest.json"
ROUNDS = 40  # rounds of a comparison
INTERRUPTED = 130  # the exit code of shells after Ctrl-C


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/run.py", description="Measure speed and strength.")
    parser.add_argument("--quick", action="store_true", help="a rough look in seconds")
    known = ", ".join(KNOWN).replace("%", "%%")
    parser.add_argument(
        "--only", default="", choices=["", *KNOWN], metavar="METRIC", help=f"one of {known}"
    )
    parser.add_argument(
        "--builds",
        help="pure, compiled or both, with a comma; both by default, with --against compiled",
    )
    parser.add_argument("--solve-seconds", type=float, default=None, help="per date; 0 skips it")
    parser.add_argument("--server-seconds", type=float, default=None, help="per round; 0 skips it")
    parser.add_argument(
        "--json", "--out", dest="out", type=Path, metavar="FILE", help="file for the rows"
    )
    other = parser.add_argument_group(
        "comparing with another commit",
        "Both trees are measured in turn, round by round, by the bench of this one: random play, "
        "decisions of bots, and views. The other tree is checked out and compiled in "
        "build/against and kept there. Ctrl-C shows the results so far.",
    )
    other.add_argument("--against", metavar="COMMIT", help="a commit, 16cd633 or later")
    other.add_argument("--server", action="store_true", help="also compare the servers' speed")
    other.add_argument("--rounds", type=int, help=f"how often each tree is measured ({ROUNDS})")
    chosen = parser.parse_args()
    _settle(parser, chosen)
    return chosen


def _settle(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> None:
    """Check the options, and fill in defaults."""
    usual = "compiled" if chosen.against else ",".join(BUILDS)
    chosen.builds = (chosen.builds or usual).split(",")
    for build in chosen.builds:
        if build not in BUILDS:
            parser.error(f"there is no build {build!r}; choose from: {', '.join(BUILDS)}")
    if chosen.solve_seconds is None:
        chosen.solve_seconds = 1.0 if chosen.quick else 10.0
    if chosen.server_seconds is None:
        chosen.server_seconds = 0.3 if chosen.quick else 4.0
    if not chosen.against and (chosen.server or chosen.rounds is not None):
        parser.error("--server and --rounds go with --against, e.g. --against 16cd633 --server")
    if chosen.against and chosen.only not in ("", *SPEEDS, *against.SERVER_METRICS):
        parser.error(f"--against does not compare {chosen.only}")
    if chosen.rounds is None:
        chosen.rounds = 2 if chosen.quick else ROUNDS
    if chosen.rounds < 1:
        parser.error(f"--rounds must be 1 or higher, e.g. --rounds {ROUNDS}")


def say(line: str) -> None:
    """Show the progress."""
    print(line, flush=True)


def start_meters(builds: list[str]) -> list[Meter]:
    if "compiled" in builds and not HERE.compile():
        say("Without a compiled build only the pure one is measured.")
        builds = [build for build in builds if build != "compiled"]
    return [own_meter(HERE, build) for build in builds]


def start_peers() -> dict[str, Meter]:
    """Start every peer that is installed; print its version, or how to install it."""
    peers: dict[str, Meter] = {}
    for name in PEERS:
        peer = peer_meter(name)
        if peer is None:
            say(f"{name} is not installed (`make bench-peers` does it): no figures of it.")
        else:
            peers[name] = peer
            say(f"Peer: {peer.ask('facts')['peer']}")
    return peers


def measure(chosen: argparse.Namespace, meters: list[Meter], peers: dict[str, Meter]) -> list[Row]:
    repeats, seconds, plays = (1, 0.02, 1) if chosen.quick else (5, 0.4, 10)
    rows: list[Row] = []
    if chosen.only in ("", *SPEEDS):
        rows += speed_rows(meters, peers, chosen.only, repeats, seconds, say)
    if chosen.only in ("", "mean score") and chosen.solve_seconds > 0:
        rows += solver_rows(meters[-1], chosen.solve_seconds, plays, bench_dates(), say)
    if chosen.server_seconds > 0:
        rows += serving(chosen, meters[-1].name)
    return rows


def serving(chosen: argparse.Namespace, build: str) -> list[Row]:
    if not figures.possible():
        say("This system does not report what a process uses: the server is not measured.")
        return []
    amount = figures.Amount(chosen.quick, chosen.server_seconds)
    rows: list[Row] = []
    if chosen.only in ("", *figures.METRICS):
        rows += figures.server_rows(build, amount, say)
    if chosen.only in ("", *figures.SOLO_METRICS):
        rows += figures.solo_rows(build, amount, say)
    if chosen.only in ("", *bots.METRICS):
        rows += bots.bot_rows(build, amount, say)
    return [row for row in rows if chosen.only in ("", row.metric)]


def compare(chosen: argparse.Namespace) -> int:
    """Compare this tree with another commit's, and report where it is slower."""
    there = bring_back(ROOT, chosen.against, say)
    for tree in (HERE, there):
        if "compiled" in chosen.builds and not tree.compile():
            raise SystemExit(f"There is no compiled build of {tree.name}: try --builds pure.")
    say(f"{HERE.name}: {describe(ROOT)}, beside {there.name}; a ratio says how many times better.")
    run = against.Run(there, extent(chosen), say)
    complete = True
    try:
        run.measure()
    except KeyboardInterrupt:
        complete = False
        say("Interrupted; the results so far:")
    rows = run.rows()
    print("", *against.table(rows, there.name), "", *against.verdict(rows, there.name), sep="\n")
    if chosen.out is not None:
        trees = {"here": describe(ROOT), "there": there.name, "complete": complete}
        found = {**trees, "rows": [row.to_json() for row in rows]}
        chosen.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        say(f"Written to {chosen.out.name}.")
    return 0 if complete else INTERRUPTED


def extent(chosen: argparse.Namespace) -> against.Extent:
    """Return what to compare."""
    amount = None
    if (chosen.server or chosen.only in against.SERVER_METRICS) and figures.possible():
        amount = figures.Amount(chosen.quick, chosen.server_seconds)
        amount.rounds = min(chosen.rounds, amount.rounds)
    # Many short rounds: then other work of this machine disturbs both sides equally.
    seconds = 0.01 if chosen.quick else 0.05
    return against.Extent(chosen.builds, chosen.only, chosen.rounds, seconds, amount)


def main() -> int:
    chosen = options()
    return compare(chosen) if chosen.against else measure_here(chosen)


def measure_here(chosen: argparse.Namespace) -> int:
    """Measure this tree and its peers."""
    meters = start_meters(chosen.builds)
    if not meters:
        return 1
    peers = start_peers()
    look = 0.05 if chosen.quick else 0.5
    before = meters[0].ask("reference", seconds=look)["loops/s"]
    rows = measure(chosen, meters, peers)
    after = meters[0].ask("reference", seconds=look)["loops/s"]
    for meter in [*meters, *peers.values()]:
        meter.close()
    out = chosen.out or LATEST
    out.write_text(json.dumps([row.to_json() for row in rows], indent=1) + "\n", encoding="utf-8")
    print("", *table(rows), "", sep="\n")
    say(
        f"Reference loop: {before / 1e6:.1f} M/s before, {after / 1e6:.1f} M/s after "
        f"({after / before - 1:+.0%}). Compare figures of one run only."
    )
    say(f"Written to {out.name}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
