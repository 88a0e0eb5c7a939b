"""Speed of every game: the middle one of several rounds, with all builds in each round."""

from collections import defaultdict
from collections.abc import Callable
from statistics import median
from typing import Any

from bench.process import Meter
from bench.rows import Row, significant

METRICS = {
    "play": ("moves/s", "events/s", "games/s"),
    "listed": ("legal moves/s",),
    "clone": ("clone us",),
    "playouts": ("playouts/s",),
}
PEER_OF = {"tempus_imperium"}  # the games that the peer's game is like
USUAL_SEATS = (2, 4)  # measured besides the fewest and the most


def seat_counts(least: int, most: int) -> list[int]:
    """Return how many seats to measure a game with."""
    return sorted({least, most, *(n for n in USUAL_SEATS if least <= n <= most)})


def speed_rows(
    meters: list[Meter],
    peer: Meter | None,
    only: str,
    repeats: int,
    seconds: float,
    say: Callable[[str], None],
) -> list[Row]:
    """Measure everything that `only` (all, if empty) admits."""
    rows: list[Row] = []
    for game, least, most in meters[0].ask("facts")["games"]:
        for seats in seat_counts(least, most):
            for task, metrics in METRICS.items():
                if only and only not in metrics:
                    continue
                beside = peer if game in PEER_OF else None
                request = {"game": game, "seats": seats, "seconds": seconds}
                rows += _rounds(meters, beside, task, request, repeats)
                speed = meters[0].ask("reference", seconds=seconds / 4)["loops/s"]
                say(f"{game}, seats {seats}: {task} (reference loop {speed / 1e6:.1f} M/s)")
    return [row for row in rows if only in ("", row.metric)]


def _rounds(
    meters: list[Meter], peer: Meter | None, task: str, request: dict[str, Any], repeats: int
) -> list[Row]:
    everyone = [*meters, peer] if peer else meters
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    for _ in range(repeats):
        for meter in everyone:
            for metric, value in meter.ask(task, **request).items():
                found[meter.name, metric].append(value)
    rows = [
        Row(request["game"], metric, request["seats"], name, significant(median(values)))
        for (name, metric), values in found.items()
        if peer is None or name != peer.name
    ]
    if peer is not None:
        title = str(peer.ask("facts")["peer"])
        for row in rows:
            if (peer.name, row.metric) in found:
                row.beside(title, median(found[peer.name, row.metric]))
    return rows
