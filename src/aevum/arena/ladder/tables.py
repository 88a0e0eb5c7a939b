"""The report of a ladder as tables, for a terminal and for a section of a page in Markdown."""

from typing import Final, NamedTuple

from aevum.arena.ladder.report import ANCHOR, Ladder, Rung
from aevum.arena.ladder.sprt import ERROR, GAIN
from aevum.arena.report import INCOMPLETE, in_columns

TIMED: Final = (
    "Timed: bots that search had a limit in seconds, so the figures depend on the machine."
)


class Table(NamedTuple):
    """A table with its title; the first row has the heads of its columns."""

    title: str
    rows: list[list[str]]


def text_lines(report: Ladder) -> list[str]:
    """Return the report as lines of plain text."""
    parts = [[headline(report), *remarks(report)]]
    parts += [[table.title, *in_columns(table.rows)] for table in tables(report)]
    parts.append(explained(report))
    return [line for part in parts for line in ["", *part]][1:]


def page_lines(report: Ladder) -> list[str]:
    """Return the report as lines of Markdown, below a heading of the caller's."""
    parts = [remarks(report)] if remarks(report) else []
    parts += [[f"**{table.title}**", "", *_pipes(table.rows)] for table in tables(report)]
    return [line for part in parts for line in ["", *part]][1:]


def _pipes(rows: list[list[str]]) -> list[str]:
    """Return a table of Markdown: names to the left, figures to the right."""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return [lines[0], f"|---{'|---:' * (len(rows[0]) - 1)}|", *lines[1:]]


def headline(report: Ladder) -> str:
    """Return what was played, in one line."""
    order = report.order
    players = "1 player" if order.seats == 1 else f"{order.seats} players"
    count = f"{report.blocks:,}" if report.complete() else f"{report.blocks:,} of {report.asked:,}"
    if order.seats == 1:
        blocks = f"{count} {'seed' if report.asked == 1 else 'seeds'}"
    else:
        blocks = f"{count} {'block' if report.asked == 1 else 'blocks'} of each pair"
    last = order.seed + report.asked - 1
    return (
        f"{report.title}: {players}, {blocks}, seeds {order.seed:,} to {last:,} for {report.use()}"
    )


def remarks(report: Ladder) -> list[str]:
    """Return what a reader must know before the figures."""
    found = INCOMPLETE[: not report.complete()]
    return [*found, TIMED] if report.order.budget.timed() else [*found]


def tables(report: Ladder) -> list[Table]:
    """Return all tables of a report."""
    if report.order.seats == 1:
        found = [_alone(report), *_gaps(report)]
    else:
        found = [_ratings(report), _rungs(report), *_payoff(report)]
    return [*found, _paces(report)]


def _ratings(report: Ladder) -> Table:
    rows = [
        [bot, f"{rating.value:.0f}", f"{rating.low:.0f} to {rating.high:.0f}"]
        for bot, rating in report.ratings.items()
    ]
    zero = ANCHOR if ANCHOR in report.ratings else report.order.bots[0]
    return Table(f"Ratings ({zero} has 0)", [["bot", "rating", "95 %"], *rows])


def _rungs(report: Ladder) -> Table:
    heads = ["challenger against champion", "blocks", "share", "95 %", "place", "test"]
    mirrored = report.order.seats > 2
    if mirrored:
        heads += ["mirror", "95 %"]
    rows = [[*_rung(rung), *(rung.mirror.share() if rung.mirror else [])] for rung in report.rungs]
    return Table(f"Rungs (the fair share is {1 / report.order.seats:.1%})", [heads, *rows])


def _rung(rung: Rung) -> list[str]:
    verdict = rung.verdict
    return [
        f"{rung.challenger} against {rung.champion}",
        f"{rung.blocks:,}",
        *rung.share.share(),
        f"{rung.place:.2f}",
        f"{verdict.said} ({verdict.ratio:+.2f}, {verdict.blocks:,} blocks)",
    ]


def _payoff(report: Ladder) -> list[Table]:
    """Return the shares of all pairs; two bots are told by their rung."""
    bots = report.order.bots
    if len(bots) < 3:
        return []
    heads = ["", *[str(number) for number in range(1, len(bots) + 1)]]
    rows = [
        [f"{number} {row}", *[_cell(report.share_of(row, column)) for column in bots]]
        for number, row in enumerate(bots, 1)
    ]
    return [
        Table(
            "Payoff: the share of the bot of the row, alone among those of the column",
            [heads, *rows],
        )
    ]


def _cell(share: float | None) -> str:
    return "-" if share is None else f"{share:.1%}"


def _alone(report: Ladder) -> Table:
    rows = [
        [
            bot,
            *alone.score.points(),
            str(alone.scores.least),
            f"{alone.scores.median:g}",
            str(alone.scores.most),
        ]
        for bot, alone in report.alone.items()
    ]
    return Table("Scores", [["bot", "mean score", "95 %", "min", "median", "max"], *rows])


def _gaps(report: Ladder) -> list[Table]:
    rows = [[f"{bot} over {other}", *gap.points()] for (bot, other), gap in report.gaps.items()]
    if not rows:
        return []
    return [Table("Differences on the same seeds", [["bots", "points", "95 %"], *rows])]


def _paces(report: Ladder) -> Table:
    rows = [
        [bot, f"{pace.decisions:,}", f"{pace.half:.3f}", f"{pace.most:.3f}"]
        for bot, pace in report.paces.items()
    ]
    return Table(
        "Time for a decision, in milliseconds", [["bot", "decisions", "p50", "p99"], *rows]
    )


def explained(report: Ladder) -> list[str]:
    """Return how to read the tables, and how to repeat them."""
    order = report.order
    found = [f"Limit of bots that search: {order.budget.words()}. Repeat: {report.command}"]
    if order.seats == 1:
        return ["Each bot played the same seeds alone. Intervals hold 95 %.", *found]
    mirror = [
        "In the mirror, the champion sits alone among challengers: its share should be below the",
        "fair one.",
    ]
    return [
        "A block is one seed with the challenger once in each seat among champions. The test",
        f"(GSPRT, {ERROR:.0%} error) says whether the challenger wins {100 * GAIN:.0f} points more",
        "than its fair share; in brackets: its log-likelihood ratio, and after how many blocks.",
        "Intervals hold 95 %.",
        *(mirror if order.seats > 2 else []),
        *found,
    ]
