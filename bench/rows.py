"""The rows of the result, as data and as a table."""

from dataclasses import asdict, dataclass

from bench.goals import SMALLER, verdicts


@dataclass
class Row:
    """One figure; `ratio` is how many times better than the peer it is, whatever the unit."""

    game: str
    metric: str
    seats: int
    build: str
    value: float
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None

    def beside(self, peer: str, value: float) -> None:
        """Note a peer's figure."""
        self.peer = peer
        self.peer_value = significant(value)
        self.ratio = significant(times_better(self.metric, self.value, value))

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def times_better(metric: str, value: float, other: float) -> float:
    """Return how many times better a figure is than another of the same metric."""
    return other / value if metric.endswith(SMALLER) else value / other


def significant(value: float) -> float:
    """Return four digits of a figure: no machine is steady enough for more."""
    return float(f"{value:.4g}")


def table(rows: list[Row]) -> list[str]:
    """Return the rows in columns."""
    cells = [["game", "seats", "metric", "build", "value", "peer", "its value", "ratio", "goal"]]
    cells += [
        [
            row.game,
            str(row.seats),
            row.metric,
            row.build,
            figure(row.value),
            row.peer or "",
            "" if row.peer_value is None else figure(row.peer_value),
            "" if row.ratio is None else f"x{row.ratio:.3g}",
            verdicts(row.game, row.metric, row.seats, row.build, row.value, row.ratio),
        ]
        for row in rows
    ]
    return in_columns(cells, {1, 4, 6, 7})


def in_columns(cells: list[list[str]], right: set[int]) -> list[str]:
    """Return the lines of a table; some columns are set to the right."""
    widths = [max(len(line[column]) for line in cells) for column in range(len(cells[0]))]
    lines = [
        "  ".join(
            cell.rjust(width) if column in right else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in cells
    ]
    return [lines[0], "-" * max(map(len, lines)), *lines[1:]]


def figure(value: float) -> str:
    """Return a figure for a table."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:,.2f}"
