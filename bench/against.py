"""Two trees side by side: this one and that of another commit, measured alternately in one run.

The bench of this tree runs in both, each with its own rules and server, through calls that trees
since 16cd633 have in common. A round measures every row once here and once there, with the same
games; the result is the median of the rounds.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from statistics import median, quantiles
from time import monotonic
from typing import Any, Protocol

from aevum.testing.cells import GAME
from bench.cases import Case, cases
from bench.process import Meter, own_meter
from bench.rows import figure, in_columns, significant, times_better
from bench.server import figures
from bench.server.processes import Serving
from bench.speed import APART, DECIDE, METRICS, VIEWS
from bench.trees import HERE, Tree

TASKS = ("play", DECIDE, VIEWS)
LEFT_OUT = "games/s"  # follows from moves per second
SERVER_METRICS = ("server moves/s", "server moves/CPU-s")

MOST_LOST = 0.06
MOST_LOST_OF_SERVER = 0.10  # share of sent bytes and of the server's speed


class Asked(Protocol):
    """A meter for one build of one tree."""

    def ask(self, do: str, **request: object) -> dict[str, Any]:
        """Send a request and wait for its answer."""


@dataclass(frozen=True)
class Pair:
    """One build in both trees."""

    build: str
    here: Asked
    there: Asked


@dataclass
class Comparison:
    """One figure of both trees."""

    game: str
    metric: str
    seats: int
    build: str
    here: list[float] = field(default_factory=list)
    there: list[float] = field(default_factory=list)

    def note(self, here: float, there: float) -> None:
        """Note the figures of one round."""
        self.here.append(here)
        self.there.append(there)

    def ratios(self) -> list[float]:
        """Return the factor by which this tree was better in each round."""
        pairs = zip(self.here, self.there, strict=True)
        return [times_better(self.metric, here, there) for here, there in pairs]

    def ratio(self) -> float:
        """Return the median of the rounds' ratios."""
        return median(self.ratios())

    def spread(self) -> tuple[float, float]:
        """Return the ratios that bound the middle half of the rounds."""
        ratios = self.ratios()
        if len(ratios) < 2:
            return ratios[0], ratios[0]
        low, _, high = quantiles(ratios, n=4, method="inclusive")
        return low, high

    def most_lost(self) -> float:
        """Return the share by which this figure may be worse."""
        sent = self.metric.endswith(" B")
        return MOST_LOST_OF_SERVER if sent or self.metric in SERVER_METRICS else MOST_LOST

    def is_below(self) -> bool:
        """Return whether this tree is worse by more than is allowed."""
        return self.ratio() < 1 - self.most_lost()

    def words(self) -> str:
        """Return the row in a few words."""
        return f"{self.game}, seats {self.seats}, {self.metric}, {self.build}: x{self.ratio():.3f}"

    def to_json(self) -> dict[str, object]:
        return asdict(self) | {
            "here": significant(median(self.here)),
            "there": significant(median(self.there)),
            "ratio": significant(self.ratio()),
            "spread": [significant(each) for each in self.spread()],
            "rounds": len(self.here),
            "most_lost": self.most_lost(),
            "below": self.is_below(),
        }


@dataclass
class Job:
    """One task of one case on one build, with its results."""

    case: Case
    task: str
    pair: Pair
    name_there: str
    """The name of its game in the other tree."""
    units: int = 0
    found: dict[str, Comparison] = field(default_factory=dict)

    def settle(self, seconds: float) -> None:
        """Measure how much fits into so many seconds, which also warms up both sides."""
        counts = [
            side.ask("count", task=self.task, seconds=seconds, **self._request(game, 0))
            for side, game in self._sides()
        ]
        self.units = max(1, min(int(count["units"]) for count in counts))

    def measure(self, number: int) -> None:
        """Measure one round: here, then there, with the same games."""
        here, there = (
            side.ask(
                self.task, seconds=0.0, units=self.units, **self._request(game, number * APART)
            )
            for side, game in self._sides()
        )
        for metric in here:
            row = Comparison(self.case.row, metric, self.case.seats, self.pair.build)
            self.found.setdefault(metric, row).note(here[metric], there[metric])

    def is_below(self) -> bool:
        """Return whether any of its figures is worse here by more than is allowed."""
        return any(row.is_below() for row in self.found.values())

    def _sides(self) -> tuple[tuple[Asked, str], tuple[Asked, str]]:
        return (self.pair.here, self.case.game), (self.pair.there, self.name_there)

    def _request(self, game: str, first: int) -> dict[str, Any]:
        options = dict(self.case.options)
        return {"game": game, "seats": self.case.seats, "options": options, "first": first}


def jobs(pair: Pair, only: str, say: Callable[[str], None]) -> Iterator[Job]:
    """Return the tasks that measure a build: all, or only that of a metric."""
    theirs = pair.there.ask("facts")["games"]
    tasks = [task for task, metrics in METRICS.items() if only in metrics] if only else TASKS
    for game in pair.here.ask("facts")["games"]:
        there = name_there(game["names"], theirs)
        if not there:
            say(f"{game['names'][0]} is not in the other tree: left out.")
            continue
        for case in cases(game["names"][0], game["least"], game["most"]):
            for task in tasks:
                if task != DECIDE or case.decides:
                    yield Job(case, task, pair, there)


def name_there(names: list[str], games: list[dict[str, Any]]) -> str:
    """Return the name in a list of a game with these names, old ones too; "" if there is none."""
    for game in games:
        if names[0] in game["names"] or game["names"][0] in names:
            return str(game["names"][0])
    return ""


def alternate(work: list[Job], rounds: int, seconds: float, say: Callable[[str], None]) -> None:
    """Measure everything in rounds, and rows that seem to be below the other tree twice as
    often."""
    for job in work:
        job.settle(seconds)
        say(f"{job.case.row}, seats {job.case.seats}, {job.pair.build}: {job.task}")
    _measure(work, range(rounds), say)
    doubtful = [job for job in work if job.is_below()]
    if doubtful:
        say("Some seem to be below the other tree; they are measured again.")
        _measure(doubtful, range(rounds, 2 * rounds), say)


def _measure(work: list[Job], rounds: range, say: Callable[[str], None]) -> None:
    """Measure the rounds with these numbers: a disturbance spoils one round of a row, not the
    row."""
    start = monotonic()
    for done, number in enumerate(rounds, 1):
        for job in work:
            job.measure(number)
        spent = monotonic() - start
        left = spent / done * (len(rounds) - done)
        say(f"Round {done} of {len(rounds)}: {spent:.0f} s, about {left:.0f} s to go")


class Servers:
    """The servers of both trees, with the same load in turn."""

    def __init__(self, there: Tree, build: str, amount: figures.Amount) -> None:
        self.there = there
        self.build = build
        self.amount = amount
        name = GAME.name
        self.rows = {metric: Comparison(name, metric, 2, build) for metric in SERVER_METRICS}

    def run(self, say: Callable[[str], None]) -> None:
        """Measure all rounds; the results are in `rows`."""
        with ExitStack() as stack:
            sides = [
                stack.enter_context(figures.own_server(tree, self.build))
                for tree in (HERE, self.there)
            ]
            meter = stack.enter_context(figures.load_meter(self.build))
            warm = figures.Amount(True, self.amount.warm)
            for server in sides:
                figures.flat_out(meter, "own", server, warm)
            for number in range(self.amount.rounds):
                self._round(meter, sides)
                say(f"Servers, {self.build}: round {number + 1} of {self.amount.rounds}")

    def _round(self, meter: Meter, sides: list[Serving]) -> None:
        here, there = (figures.flat_out(meter, "own", side, self.amount) for side in sides)
        for metric, row in self.rows.items():
            row.note(here[metric], there[metric])


@dataclass(frozen=True)
class Extent:
    """What to compare, and how thoroughly."""

    builds: list[str]
    only: str
    rounds: int
    seconds: float
    """The seconds for a row in a round, on each side."""
    servers: figures.Amount | None


class Run:
    """One comparison; `rows` returns its results so far."""

    def __init__(self, there: Tree, extent: Extent, say: Callable[[str], None]) -> None:
        self.there = there
        self.extent = extent
        self.say = say
        self._jobs: list[Job] = []
        self._servers: list[Servers] = []

    def measure(self) -> None:
        """Measure everything."""
        extent, say = self.extent, self.say
        with ExitStack() as stack:
            for build in extent.builds:
                meters = [own_meter(tree, build) for tree in (HERE, self.there)]
                for meter in meters:
                    stack.callback(meter.close)
                self._jobs += jobs(Pair(build, *meters), extent.only, say)
            if self._jobs:
                alternate(self._jobs, extent.rounds, extent.seconds, say)
        if extent.servers is not None:
            for build in extent.builds:
                self._servers.append(Servers(self.there, build, extent.servers))
                self._servers[-1].run(say)

    def rows(self) -> list[Comparison]:
        """Return the rows that have been measured at least once."""
        parts = [each.found for each in self._jobs] + [each.rows for each in self._servers]
        rows = [row for part in parts for row in part.values() if row.here]
        if self.extent.only:
            return [row for row in rows if row.metric == self.extent.only]
        return [row for row in rows if row.metric != LEFT_OUT]


def table(rows: list[Comparison], there: str) -> list[str]:
    """Return the rows in columns; the middle half of the rounds shows how far to trust a ratio."""
    cells = [
        ["game", "seats", "metric", "build", HERE.name, there, "ratio", "middle half", "verdict"]
    ]
    cells += [
        [
            row.game,
            str(row.seats),
            row.metric,
            row.build,
            figure(median(row.here)),
            figure(median(row.there)),
            f"x{row.ratio():.3f}",
            "{:.2f} to {:.2f}".format(*row.spread()),
            "below" if row.is_below() else "",
        ]
        for row in rows
    ]
    return in_columns(cells, {1, 4, 5, 6})


def verdict(rows: list[Comparison], there: str) -> list[str]:
    """Return which rows are further below the other tree than they may be."""
    bounds = f"{MOST_LOST:.0%} ({MOST_LOST_OF_SERVER:.0%} for bytes and the server)"
    below = [row for row in rows if row.is_below()]
    if not rows:
        return ["Nothing was measured."]
    if not below:
        return [f"No row is more than {bounds} below {there}."]
    count = f"{len(below)} of {len(rows)} rows are" if len(below) > 1 else "One row is"
    return [f"{count} more than {bounds} below {there}:", *(f"  {row.words()}" for row in below)]
