"""Goals for the figures: one to reach, and the least that is acceptable."""

from dataclasses import dataclass

SMALLER = (" us", " ms", " B", " kB", " %")  # for times and sizes smaller is better


@dataclass(frozen=True)
class Goal:
    """A bound for one figure, or for its ratio to the peer's."""

    game: str
    metric: str
    build: str
    value: float = 0.0
    ratio: float = 0.0
    floor: bool = False
    """Whether this is the least acceptable value."""
    seats: int = 0
    """For these seats only; 0: for all."""

    def verdict(self, value: float, ratio: float | None) -> str:
        """Return the bound in words, and whether it is reached."""
        bound = f"x{self.ratio:g}" if self.ratio else f"{self.value:,.0f}"
        if self.metric.endswith(SMALLER):
            return f"at most {bound} {'met' if value <= self.value else 'missed'}"
        words = f"at least {bound}" if self.floor else bound
        if self.ratio and ratio is None:
            return f"{words} not compared"
        reached = (ratio or 0.0) >= self.ratio if self.ratio else value >= self.value
        return f"{words} {'met' if reached else 'missed'}"


GOALS = (
    Goal("tempus", "moves/s", "compiled", value=2_500_000),
    Goal("tempus", "moves/s", "compiled", value=800_000, floor=True),
    Goal("tempus", "moves/s", "pure", value=150_000),
    Goal("tempus", "moves/s", "pure", value=80_000, floor=True),
    Goal("imperials", "moves/s", "compiled", value=1_000_000),
    Goal("imperials", "games/s", "compiled", ratio=45, seats=4),
    Goal("imperials", "games/s", "compiled", ratio=20, floor=True, seats=4),
    Goal("imperials", "games/s", "pure", ratio=3, floor=True, seats=4),
    Goal("imperials wonders", "moves/s", "compiled", value=600_000),
    Goal("imperials", "bot ms", "compiled", value=2),
    Goal("imperials wonders", "bot ms", "compiled", value=2),
    Goal("imperials", "quick moves/s", "compiled", value=150_000),
    Goal("imperials", "quick moves/s", "compiled", value=50_000, floor=True),
    Goal("imperials wonders", "quick moves/s", "compiled", value=150_000),
    Goal("imperials wonders", "quick moves/s", "compiled", value=50_000, floor=True),
    Goal("temporum", "moves/s", "compiled", value=500_000),
    Goal("temporum", "moves/s", "compiled", value=200_000, floor=True),
    Goal("temporum", "games/s", "compiled", value=2_500),
    Goal("temporum", "moves/s", "pure", value=60_000),
    Goal("temporum", "games/s", "pure", value=300),
    Goal("temporum", "quick moves/s", "compiled", value=150_000),
    Goal("temporum", "quick moves/s", "compiled", value=50_000, floor=True),
    Goal("ascii", "moves/s", "compiled", value=1_500_000),
    Goal("ascii", "moves/s", "compiled", value=400_000, floor=True),
    Goal("ascii", "games/s", "compiled", value=12_000, seats=1),
    Goal("ascii", "moves/s", "pure", value=100_000),
    Goal("ascii", "quick moves/s", "compiled", value=150_000),
    Goal("ascii", "quick moves/s", "compiled", value=30_000, floor=True),
    Goal("chronos", "events/s", "compiled", value=800_000),
    Goal("chronos", "events/s", "compiled", value=200_000, floor=True),
    Goal("chronos", "quick moves/s", "compiled", value=150_000),
    Goal("chronos", "quick moves/s", "compiled", value=50_000, floor=True),
    Goal("tempus", "solo p99 ms", "compiled", value=50),
    Goal("tempus", "quick moves/s", "compiled", value=150_000),
    Goal("tempus", "quick moves/s", "compiled", value=50_000, floor=True),
    Goal("bot tables", "bot tables late p99 ms", "compiled", value=10),
    Goal("bot tables", "bot wait p99 ms", "compiled", value=3_000),
    Goal("cells", "server moves/CPU-s", "compiled", value=12_000),
    Goal("cells", "server moves/CPU-s", "compiled", ratio=3, floor=True),
)


def verdicts(
    game: str, metric: str, seats: int, build: str, value: float, ratio: float | None
) -> str:
    """Return how a figure meets its goals, "" if it has none."""
    return ", ".join(
        goal.verdict(value, ratio)
        for goal in GOALS
        if (goal.game, goal.metric, goal.build) == (game, metric, build)
        and goal.seats in (0, seats)
    )
