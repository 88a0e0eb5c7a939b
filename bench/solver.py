"""The solver compared with simple bots, over twenty random dates."""

from collections.abc import Callable
from datetime import datetime, timedelta
from statistics import fmean

from bench.process import Meter
from bench.rows import Row, significant

GAME = "tempus"
FIRST = datetime(2031, 1, 1)  # noqa: DTZ001 - the game has no time zone
STEP = timedelta(minutes=1_234_567)
DATES = 20
BOTS = ("greedy", "random")


def bench_dates(count: int = DATES) -> list[str]:
    """Return the dates in the form of the option."""
    return [(FIRST + i * STEP).strftime("%Y-%m-%d %H:%M") for i in range(count)]


def solver_rows(
    meter: Meter, seconds: float, plays: int, dates: list[str], say: Callable[[str], None]
) -> list[Row]:
    """Solve every date on one core and let the bots play it; print each date's scores."""
    solved: list[float] = []
    played: dict[str, list[float]] = {bot: [] for bot in BOTS}
    say(f"{'date':16}  {'solve':>6}  {'nodes':>12}  {'greedy':>8}  {'random':>8}  mean so far")
    for date in dates:
        plan = meter.ask("solve", date=date, seconds=seconds, seed=0)
        solved.append(plan["score"])
        for bot in BOTS:
            played[bot].append(meter.ask("bot", bot=bot, date=date, plays=plays)["score"])
        say(
            f"{date:16}  {plan['score']:6.0f}  {plan['nodes']:12,}  {played['greedy'][-1]:8.1f}  "
            f"{played['random'][-1]:8.1f}  {fmean(solved):11.2f}"
        )
    means = {f"solve {seconds:g} s": solved, **played}
    return [
        Row(GAME, f"mean score ({who})", 1, meter.name, significant(fmean(scores)))
        for who, scores in means.items()
    ]
