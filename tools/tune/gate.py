"""The sequential test of new weights against a bot, which decides whether they are shipped."""

from typing import Final

from aevum.arena.ladder.block import Order
from aevum.arena.ladder.keeping import Keeping
from aevum.arena.ladder.report import Rung, lone_share
from aevum.arena.ladder.run import Run, make_order
from aevum.arena.ladder.sprt import STRONGER, UNDECIDED, Verdict, decide
from tools.tune.table import Table, tell_nobody

POINTS: Final = 3.0
MOST: Final = 20_000
FIRST: Final = 50  # blocks before the first look
GROWTH: Final = 1.5  # blocks at each look, as against the last


def run(table: Table, new: str, against: str, points: float, most: int, seed: int) -> bool:
    """Play blocks until the test decides, print its verdict, and return whether it is for `new`."""
    order = make_order(table.game, [against, new], seed, table.options, table.seats)
    if order.seats == 1:
        return _alone(table, order, most)
    with Keeping(None, {}) as keeping:
        play = Run(table.game, order, most, table.jobs, keeping)
        size = min(FIRST, most)
        while True:
            play.play_places(range(size), tell_nobody)
            verdict = _verdict(play, order, points)
            print(f"{size:,} blocks: log-likelihood ratio {verdict.ratio:+.2f}", flush=True)
            if verdict.said != UNDECIDED or size == most:
                break
            size = min(most, int(size * GROWTH))
        (rung,) = play.report().rungs
    _tell(rung, verdict, order, points)
    return verdict.said == STRONGER


def _verdict(play: Run, order: Order, points: float) -> Verdict:
    seats = order.seats
    shares = [lone_share(play.played[index].games[:seats]) for index in sorted(play.played)]
    return decide(shares, 1 / seats, points / 100)


def _tell(rung: Rung, verdict: Verdict, order: Order, points: float) -> None:
    share, interval = rung.share.share()
    last = order.seed + rung.blocks - 1
    print(f"{rung.challenger} against {rung.champion}, {order.seats} seats")
    print(
        f"seeds {order.seed:,} to {last:,}, share {share} ({interval}), fair {1 / order.seats:.1%}"
    )
    if rung.mirror is not None:
        mirrored, around = rung.mirror.share()
        print(f"{rung.champion} alone among challengers: {mirrored} ({around})")
        if rung.mirror.low > 1 / order.seats:
            print("Beware: it wins more than its fair share there.")
    print(
        f"Verdict: {verdict.said}, after {verdict.blocks:,} blocks (H0: the fair share, "
        f"H1: {points:g} points more, error 5 %)."
    )


def _alone(table: Table, order: Order, most: int) -> bool:
    """Compare the scores on so many seeds in a game for one; the interval decides."""
    with Keeping(None, {}) as keeping:
        play = Run(table.game, order, most, table.jobs, keeping)
        play.play_places(range(most), tell_nobody)
        ((pair, gap),) = play.report().gaps.items()
    more, interval = gap.points()
    print(f"{pair[0]} scores {more} ({interval}) more than {pair[1]}, {most:,} seeds")
    stronger = gap.low > 0
    print(f"Verdict: {STRONGER if stronger else UNDECIDED}.")
    return stronger
