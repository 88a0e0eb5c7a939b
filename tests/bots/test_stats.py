"""Intervals and medians against published values."""

from math import inf, isclose, sqrt
from statistics import NormalDist

import pytest

from aevum.arena.stats import Z95, mean_interval, share_interval, spread, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Wilson's interval without continuity correction, from Newcombe (1998), table I
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)


def test_wilson_is_symmetric_and_stays_within_0_and_1() -> None:
    for games in (1, 2, 7, 1000):
        for wins in range(games + 1):
            low, high = wilson(wins, games)
            mirrored = wilson(games - wins, games)
            assert 0 <= low <= wins / games <= high <= 1
            assert isclose(low, 1 - mirrored[1], abs_tol=1e-12)


def test_wilson_takes_shares_of_wins() -> None:
    halves = wilson(50.5, 100)
    assert wilson(50, 100)[0] < halves[0] < wilson(51, 100)[0]


def test_nothing_played_tells_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_z_is_the_normal_quantile() -> None:
    assert isclose(Z95, NormalDist().inv_cdf(0.975), rel_tol=1e-12)


def test_mean_interval_against_a_value_by_hand() -> None:
    # mean 5, s = sqrt(32 / 7), n = 8
    mean, low, high = mean_interval([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    assert mean == 5.0
    assert low == pytest.approx(5 - 1.48159, abs=0.00001)
    assert high == pytest.approx(5 + 1.48159, abs=0.00001)


def test_one_value_has_no_interval() -> None:
    assert mean_interval([3.0]) == (3.0, -inf, inf)


def test_the_interval_of_shares_by_hand() -> None:
    # mean 3/4; with a 0 and a 1 besides, the variance is 7/48 (see test_ladder_figures.py)
    mean, low, high = share_interval([1.0, 0.5, 1.0, 0.5])
    reach = Z95 * sqrt(7 / 48 / 4)
    assert mean == 0.75
    assert low == pytest.approx(0.75 - reach)
    assert high == 1.0, "it stays within 0 to 1"


def test_equal_shares_are_not_certain() -> None:
    mean, low, high = share_interval([1.0] * 4)
    assert (mean, high) == (1.0, 1.0)
    assert low == pytest.approx(1 - Z95 * sqrt(1 / 6 / 4))
    assert share_interval([0.5] * 10_000)[1] == pytest.approx(0.5, abs=0.001)


def test_spread() -> None:
    found = spread([4, 1, 10, 3])
    assert (found.mean, found.median, found.least, found.most) == (4.5, 3.5, 1, 10)
