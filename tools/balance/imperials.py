"""The balance report of Imperials: every table is the output of `aevum simulate`."""

from aevum.arena.report import Report
from aevum.arena.simulate import simulate
from aevum.games.imperials import GAME
from tools.balance.order import Order

GAMES = 1000  # for each mode and number of players
MODES = {"basic": "Basic, to 10 points", "wonders": "Wonders & Warriors, to 13 points"}
SEATS = range(2, 7)
SEED = 4


def page(order: Order) -> str:
    """Play everything and return the report."""
    games = order.games or GAMES
    reports: dict[tuple[str, int], Report] = {}
    for mode in MODES:
        for seats in SEATS:
            reports[mode, seats] = simulate(
                GAME,
                [order.bot],
                games=games,
                seats=seats,
                seed=SEED,
                jobs=order.jobs,
                options={"mode": mode},
                progress=order.progress(f"{mode}, {seats} players: "),
            )
    return _page(reports, order, games)


def _command(order: Order, mode: str, seats: int, games: int) -> str:
    """Return the command that prints one table of the report."""
    return (
        f"aevum simulate imperials --bots {order.bot} --seats {seats} --games {games} "
        f"--seed {SEED} --option mode={mode}"
    )


def _summary(reports: dict[tuple[str, int], Report], mode: str) -> list[str]:
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


def _page(reports: dict[tuple[str, int], Report], order: Order, games: int) -> str:
    bots = f"{order.bot.capitalize()} bots"
    lines = [
        "# Balance of Imperials",
        "",
        f"{bots} against each other on the map Base, {games} games for every mode and",
        "number of players, with player trades. Seat 1 begins. Shares carry 95 % intervals in the",
        "tables below; a fair share is one over the number of players. Made by",
        f"`{order.command()}`.",
    ]
    for mode, title in MODES.items():
        lines += ["", f"## {title}", "", *_summary(reports, mode)]
        for seats in SEATS:
            report = reports[mode, seats]
            called = _command(order, mode, seats, games)
            lines += ["", f"### {seats} players", "", "```sh", called, "```"]
            lines += ["", "```text", *report.lines()[5:-3], "```"]
    return "\n".join(lines) + "\n"
