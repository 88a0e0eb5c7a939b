"""Win shares with their intervals, and differences between two runs of the same games."""

from dataclasses import dataclass

from aevum.arena.stats import mean_interval, wilson


@dataclass
class Share:
    """How often the players who did something won, compared with pure luck."""

    count: int = 0
    wins: float = 0.0
    fair_wins: float = 0.0

    def add(self, won: float, seats: int) -> None:
        """Count a player of a game for so many seats; a tie is a share of a win."""
        self.count += 1
        self.wins += won
        self.fair_wins += 1 / seats

    @property
    def share(self) -> float:
        return self.wins / self.count if self.count else 0.0

    @property
    def fair(self) -> float:
        return self.fair_wins / self.count if self.count else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.count)

    def over(self) -> float:
        """Return how far the share is above a fair one."""
        return self.share - self.fair

    def verdict(self) -> str:
        """Return "more" or "less" if the interval leaves the fair share out, else ""."""
        low, high = self.interval()
        return "more" if low > self.fair else "less" if high < self.fair else ""

    def cells(self) -> list[str]:
        """Return count, share and interval as cells of a table."""
        if not self.count:
            return ["0", "-", "-"]
        return [f"{self.count:,}", f"{self.share:.1%}", between(*self.interval())]


def between(low: float, high: float) -> str:
    """Return an interval of shares."""
    return f"{low:.1%} to {high:.1%}"


def shift(values: list[float], percent: bool) -> str:
    """Return a mean difference with its interval, in percentage points or unchanged."""
    if len(values) < 2:
        return "-"
    scale = 100 if percent else 1
    mean, low, high = (scale * each for each in mean_interval(values))
    return f"{mean:+.2f} ({low:+.2f} to {high:+.2f})"


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """Return a Markdown table: the first column to the left, figures to the right."""
    rule = ["---", *["---:"] * (len(head) - 1)]
    return [f"| {' | '.join(cells)} |" for cells in [head, rule, *rows]]
