"""Measure speed and strength, print a table and write it as rows of JSON.

python bench/run.py [--quick] [--only METRIC] [--builds pure,compiled] [--solve-seconds N]
                    [--server-seconds N]
"""

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # this file is called by its path

from bench.process import PEERS, Meter, own_meter, peer_meter  # noqa: E402
from bench.rows import Row, table  # noqa: E402
from bench.server import figures  # noqa: E402
from bench.solver import bench_dates, solver_rows  # noqa: E402
from bench.speed import METRICS, speed_rows  # noqa: E402
from bench.trees import BUILDS, HERE  # noqa: E402

SPEEDS = [metric for metrics in METRICS.values() for metric in metrics]
KNOWN = [*SPEEDS, "mean score", *figures.METRICS, *figures.SOLO_METRICS]


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/run.py", description="Measure speed and strength.")
    parser.add_argument("--quick", action="store_true", help="a rough look in seconds")
    parser.add_argument("--only", default="", choices=["", *KNOWN], metavar="METRIC")
    parser.add_argument("--builds", default="pure,compiled", help="which, with commas")
    parser.add_argument("--solve-seconds", type=float, default=None, help="a date; 0 skips it")
    parser.add_argument("--server-seconds", type=float, default=None, help="a round; 0 skips it")
    parser.add_argument("--out", type=Path, default=ROOT / "bench" / "latest.json")
    chosen = parser.parse_args()
    for build in chosen.builds.split(","):
        if build not in BUILDS:
            parser.error(f"there is no build {build!r}; there is: {', '.join(BUILDS)}")
    if chosen.solve_seconds is None:
        chosen.solve_seconds = 1.0 if chosen.quick else 10.0
    if chosen.server_seconds is None:
        chosen.server_seconds = 0.3 if chosen.quick else 4.0
    return chosen


def say(line: str) -> None:
    """Show how far it is."""
    print(line, flush=True)


def start_meters(builds: list[str]) -> list[Meter]:
    if "compiled" in builds and not HERE.compile():
        say("Without a compiled build only the pure one is measured.")
        builds = [build for build in builds if build != "compiled"]
    return [own_meter(HERE, build) for build in builds]


def start_peers() -> dict[str, Meter]:
    """Start every peer that is installed; tell its version, or how to install it."""
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
        say("This system does not say what a process uses: the server is not measured.")
        return []
    amount = figures.Amount(chosen.quick, chosen.server_seconds)
    rows: list[Row] = []
    if chosen.only in ("", *figures.METRICS):
        rows += figures.server_rows(build, amount, say)
    if chosen.only in ("", *figures.SOLO_METRICS):
        rows += figures.solo_rows(build, amount, say)
    return [row for row in rows if chosen.only in ("", row.metric)]


def main() -> int:
    chosen = options()
    meters = start_meters(chosen.builds.split(","))
    if not meters:
        return 1
    peers = start_peers()
    look = 0.05 if chosen.quick else 0.5
    before = meters[0].ask("reference", seconds=look)["loops/s"]
    rows = measure(chosen, meters, peers)
    after = meters[0].ask("reference", seconds=look)["loops/s"]
    for meter in [*meters, *peers.values()]:
        meter.close()
    chosen.out.write_text(
        json.dumps([row.to_json() for row in rows], indent=1) + "\n", encoding="utf-8"
    )
    print("", *table(rows), "", sep="\n")
    say(
        f"Reference loop: {before / 1e6:.1f} M/s before, {after / 1e6:.1f} M/s after "
        f"({after / before - 1:+.0%}). Compare figures of one run only."
    )
    say(f"Written to {chosen.out.name}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
