"""The sequential test and the ratings of a ladder, against values by hand."""

from collections import Counter
from math import isclose, log

import pytest

from aevum.arena.ladder.ratings import SCALE, WHOLE, Stage, fit, rate, stages
from aevum.arena.ladder.sprt import BOUND, NOT_STRONGER, STRONGER, UNDECIDED, Sprt, decide
from aevum.arena.ladder.timing import LEAST, Times, column, quantile

PAIR = ((0, 1), (1, 1))
"""One seat of bot 0 and one of bot 1 are left."""
FIRST: Stage = (PAIR, 0)
SECOND: Stage = (PAIR, 1)


def test_the_bounds_are_those_of_an_error_of_5_percent() -> None:
    assert isclose(BOUND, log(0.95 / 0.05))
    assert isclose(BOUND, 2.944438979166440)


def test_the_ratio_of_four_blocks_by_hand() -> None:
    """Shares 1, 1/2, 1 and 1/2 have the mean 3/4.

    With a lost and a won block besides, the squares of the differences from it are 4 * 1/16 + 9/16
    + 1/16 = 7/8, so the variance is 7/48. The ratio is 4 * 0.1 * (3/2 - 1.1) / (2 * 7/48) = 0.16 /
    (7/24).
    """
    test = Sprt(0.5)
    for share in (1.0, 0.5, 1.0, 0.5):
        test.add(share)
    assert isclose(test.ratio(), 0.16 * 24 / 7)


def test_a_bot_that_wins_everything_is_stronger_after_eight_blocks() -> None:
    """After n blocks the variance is 1 / (n + 2), and the ratio n * (n + 2) * 0.045."""
    found = decide([1.0] * 20, 0.5)
    assert (found.said, found.blocks) == (STRONGER, 8)
    assert isclose(found.ratio, 8 * 10 * 0.045)


def test_a_bot_with_its_fair_share_is_not_stronger() -> None:
    found = decide([0.5] * 100, 0.5)
    assert found.said == NOT_STRONGER
    shares = [1.0, 0.0] * 1000
    found = decide(shares, 0.5)
    assert found.said == NOT_STRONGER
    assert isclose(found.ratio, -BOUND, rel_tol=0.02)
    assert found.blocks < 200


def test_between_the_two_the_test_goes_on() -> None:
    found = decide([1.0, 1.0, 0.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], 0.5)
    assert (found.said, found.blocks) == (UNDECIDED, 10)
    assert decide([], 0.25).said == UNDECIDED


def test_the_test_stops_at_the_first_block_that_decides() -> None:
    shares = [1.0] * 8 + [0.0] * 100
    assert decide(shares, 0.5) == decide(shares[:8], 0.5)


def test_the_choices_of_a_finishing_order() -> None:
    one_against_two = ((0, 1), (1, 2))
    assert stages([0, 1, 1], [1, 2, 3]) == {(one_against_two, 0): WHOLE}
    assert stages([1, 0, 1], [1, 2, 3]) == {
        (one_against_two, 1): WHOLE,
        (((0, 1), (1, 1)), 0): WHOLE,
    }


def test_a_tie_counts_as_every_order_in_equal_parts() -> None:
    assert stages([0, 1], [1, 1]) == {(PAIR, 0): WHOLE // 2, (PAIR, 1): WHOLE // 2}
    one_against_two = ((0, 1), (1, 2))
    assert stages([0, 1, 1], [1, 1, 1]) == {
        (one_against_two, 0): WHOLE // 3,
        (one_against_two, 1): WHOLE * 2 // 3,
        (PAIR, 0): WHOLE // 3,
        (PAIR, 1): WHOLE // 3,
    }


def test_two_players_are_the_model_of_bradley_and_terry() -> None:
    """With 30 wins and 10 losses the strengths are as 3 to 1."""
    found = fit(2, {(PAIR, 1): 30.0, (PAIR, 0): 10.0})
    assert found[0] == 0.0
    assert isclose(found[1], log(3), rel_tol=1e-6)


def test_three_bots_against_a_value_by_hand() -> None:
    """The orders A B C, A B C and B A C, and two ties of B and C.

    With the strengths a, b and 1, the first two orders have the likelihood a / (a + b + 1) * b / (b
    + 1) each, the third b / (a + b + 1) * a / (a + 1), and both ties together b / (b + 1)². Where
    their product is largest, its derivatives are 0.
    """
    counts: Counter[Stage] = Counter()
    for order in ([1, 2, 3], [1, 2, 3], [2, 1, 3]):
        counts.update(stages([0, 1, 2], order))
    counts.update(stages([1, 2], [1, 1]))
    counts.update(stages([1, 2], [1, 1]))
    strengths = [2.718281828459045**each for each in fit(3, dict(counts))]
    a, b, c = (each / strengths[2] for each in strengths)
    assert c == 1
    # d/da: 3/a = 3 / (a + b + 1) + 1 / (a + 1); d/db: 4/b = 3 / (a + b + 1) + 4 / (b + 1)
    assert isclose(3 / a, 3 / (a + b + 1) + 1 / (a + 1), rel_tol=1e-4)
    assert isclose(4 / b, 3 / (a + b + 1) + 4 / (b + 1), rel_tol=1e-4)
    assert a > b > c


def test_a_bot_that_sits_on_several_seats_is_drawn_for_each() -> None:
    """One bot against three copies of an equal one wins a quarter of the games."""
    alone = ((0, 1), (1, 3))
    found = fit(2, {(alone, 0): 25.0, (alone, 1): 75.0})
    assert isclose(found[1], 0.0, abs_tol=1e-6)


def test_ratings_are_on_the_scale_of_elo() -> None:
    blocks = [Counter({SECOND: 10 * WHOLE, FIRST: WHOLE})] * 1000
    zero, ten_times = rate(2, [blocks], anchor=0)
    assert (zero.value, zero.low, zero.high) == (0, 0, 0)
    assert ten_times.value == pytest.approx(400, abs=0.1)
    assert ten_times.low == pytest.approx(ten_times.high, abs=1), "all blocks are the same"


def test_a_bot_that_lost_all_its_games_has_a_rating() -> None:
    found = rate(2, [[Counter({SECOND: WHOLE})] * 9], anchor=1)
    assert found[0].value == pytest.approx(SCALE * log(0.5 / 9.5))
    assert found[0].high > found[0].value + 100
    assert found[0].low < found[0].value - 100


def test_the_bootstrap_draws_blocks_and_gives_the_same_interval_each_time() -> None:
    blocks: list[Counter[Stage]] = [
        Counter({SECOND if at % 3 == 2 else FIRST: 2 * WHOLE}) for at in range(300)
    ]
    found = rate(2, [blocks], anchor=0)[1]
    assert found == rate(2, [blocks], anchor=0)[1]
    # A third of the blocks is won: an interval of 0.333 +- 1.96 * sqrt(2/9/300), in logits.
    low, high = (SCALE * log(share / (1 - share)) for share in (0.280, 0.387))
    assert found.low == pytest.approx(low, abs=12)
    assert found.high == pytest.approx(high, abs=12)


def test_bots_that_never_met_have_ratings_all_the_same() -> None:
    others: Stage = (((2, 1), (3, 1)), 2)
    meetings = [[Counter({stage: WHOLE})] * 5 for stage in (FIRST, others)]
    assert len(rate(4, meetings, anchor=3)) == 4


def test_quantiles_of_times() -> None:
    times: Times = Counter()
    for nanoseconds in [2_000] * 50 + [1_000_000] * 49 + [50_000_000]:
        times[column(nanoseconds)] += 1
    assert quantile(times, 0.5) == pytest.approx(0.002, rel=0.05)
    assert quantile(times, 0.99) == pytest.approx(1, rel=0.05)
    assert quantile(times, 1) == pytest.approx(50, rel=0.05)
    assert quantile(Counter(), 0.5) == 0.0
    assert column(1) == column(LEAST) == 0
