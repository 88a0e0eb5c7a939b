"""Play many games of Imperials among standard bots and write the balance report.

    python -m tools.balance [--games N] [--jobs N]

It writes docs/balance/imperials.md. Every table is what `aevum simulate` prints for the command
above it.
"""

import argparse
import sys
from pathlib import Path

from aevum.arena.report import Report
from aevum.arena.simulate import simulate
from aevum.games.imperials import GAME

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "balance" / "imperials.md"
MODES = {"basic": "Basic, to 10 points", "wonders": "Wonders & Warriors, to 13 points"}
SEATS = range(2, 7)
SEED = 4


def command(mode: str, seats: int, games: int) -> str:
    """Return the command that prints one table of the report."""
    return (
        f"aevum simulate imperials --bots standard --seats {seats} --games {games} "
        f"--seed {SEED} --option mode={mode}"
    )


def summary(reports: dict[tuple[str, int], Report], mode: str) -> list[str]:
    """Return one table with a row for each number of players."""
    rows = [
        "| players | rounds | moves | best seat | worst seat | by points |",
        "|---|---|---|---|---|---|",
    ]
    for seats in SEATS:
        report = reports[mode, seats]
        shares = [seat.win_share for seat in report.by_seat]
        ends = report.ends.get("points", 0) / report.games
        rows.append(
            f"| {seats} | {report.figures['Rounds'].mean:.1f} | {report.length.mean:.0f} "
            f"| {shares.index(max(shares)) + 1}: {max(shares):.1%} "
            f"| {shares.index(min(shares)) + 1}: {min(shares):.1%} | {ends:.1%} |"
        )
    return rows


def page(reports: dict[tuple[str, int], Report], games: int) -> str:
    """Return the whole report."""
    lines = [
        "# Balance of Imperials",
        "",
        f"Standard bots against each other on the map Base, {games} games for every mode and",
        "number of players, with player trades. Seat 1 begins. Shares carry 95 % intervals in the",
        "tables below; a fair share is one over the number of players. Made by",
        "`python -m tools.balance`.",
    ]
    for mode, title in MODES.items():
        lines += ["", f"## {title}", "", *summary(reports, mode)]
        for seats in SEATS:
            report = reports[mode, seats]
            lines += ["", f"### {seats} players", "", "```sh", command(mode, seats, games), "```"]
            lines += ["", "```text", *report.lines()[5:-3], "```"]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    reports: dict[tuple[str, int], Report] = {}
    for mode in MODES:
        for seats in SEATS:
            print(f"{mode}, {seats} players ...", file=sys.stderr, flush=True)
            reports[mode, seats] = simulate(
                GAME,
                ["standard"],
                games=given.games,
                seats=seats,
                seed=SEED,
                jobs=given.jobs,
                options={"mode": mode},
            )
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(reports, given.games), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
