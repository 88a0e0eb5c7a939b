"""Speed of every game: the median of several rounds, with all builds in each round."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from statistics import median

from bench.cases import POLICIES, Case, cases
from bench.process import Meter
from bench.rows import Row, significant

DECIDE = "decide"
VIEWS = "views"
OWN = (DECIDE, VIEWS, *POLICIES)  # Aevum's bots and server, so no peer has them

METRICS = {
    "play": ("moves/s", "events/s", "games/s"),
    "listed": ("legal moves/s",),
    "legal": ("legal us",),
    "clone": ("clone us",),
    "playouts": ("playouts/s",),
    DECIDE: ("bot ms",),
    VIEWS: ("views us", "delta B", "position B", "snapshot B"),
    **{name: (f"{name} moves/s",) for name in POLICIES},
}
APART = 1_000_000  # numbers between the first games of two rounds, so that no game counts twice


def speed_rows(
    meters: list[Meter],
    peers: Mapping[str, Meter],
    only: str,
    repeats: int,
    seconds: float,
    say: Callable[[str], None],
) -> list[Row]:
    """Measure everything that `only` (all, if empty) admits."""
    rows: list[Row] = []
    for game in meters[0].ask("facts")["games"]:
        for case in cases(game["names"][0], game["least"], game["most"]):
            for task, metrics in METRICS.items():
                if (only and only not in metrics) or (task == DECIDE and not case.decides):
                    continue
                if task in POLICIES and not game["quick"]:
                    continue
                time = seconds * case.longer if task == "play" else seconds
                peer = None if task in OWN else peers.get(case.peer)
                # quick policies are made for the compiled build, the last one
                own = meters[-1:] if task in POLICIES else meters
                rows += _rounds(own, peer, task, case, repeats, time)
                speed = meters[0].ask("reference", seconds=seconds / 4)["loops/s"]
                say(
                    f"{case.row}, seats {case.seats}: {task} (reference loop {speed / 1e6:.1f} M/s)"
                )
    return [row for row in rows if only in ("", row.metric)]


def _rounds(
    meters: list[Meter], peer: Meter | None, task: str, case: Case, repeats: int, seconds: float
) -> list[Row]:
    everyone = [*meters, peer] if peer else meters
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    request = {"game": case.game, "seats": case.seats, "options": dict(case.options)}
    for number in range(repeats):
        for meter in everyone:
            figures = meter.ask(task, seconds=seconds, first=number * APART, **request)
            for metric, value in figures.items():
                found[meter.name, metric].append(value)
    rows = [
        Row(case.row, metric, case.seats, name, significant(median(values)))
        for (name, metric), values in found.items()
        if peer is None or name != peer.name
    ]
    if peer is not None:
        title = str(peer.ask("facts")["peer"])
        for row in rows:
            if (peer.name, row.metric) in found:
                row.beside(title, median(found[peer.name, row.metric]))
    return rows
