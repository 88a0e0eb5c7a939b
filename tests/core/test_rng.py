"""The generator for choices that are not the game's."""

from aevum.core.rng import MULTIPLIER, Rng


def is_prime(n: int) -> bool:
    """Miller and Rabin's test; these bases decide every number below 3.3 * 10**24."""
    small = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41)
    if any(n % p == 0 for p in small):
        return n in small
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    return all(_passes(n, base, odd, twos) for base in small)


def _passes(n: int, base: int, odd: int, twos: int) -> bool:
    x = pow(base, odd, n)
    if x in (1, n - 1):
        return True
    for _ in range(twos - 1):
        x = x * x % n
        if x == n - 1:
            return True
    return False


def test_the_multiplier_gives_the_longest_period() -> None:
    modulus = MULTIPLIER * 2**32 - 1
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)


def test_the_numbers_of_a_seed_are_the_same_on_every_build() -> None:
    rng = Rng(7)
    assert [int(rng.below(1000)) for _ in range(8)] == [112, 39, 316, 853, 734, 256, 962, 225]
    rng = Rng("3:1")
    assert [int(rng.below(6)) for _ in range(10)] == [1, 5, 2, 3, 4, 4, 0, 5, 3, 5]


def test_numbers_are_even() -> None:
    rng = Rng(1)
    counts = [0] * 7
    for _ in range(14_000):
        counts[rng.below(7)] += 1
    assert min(counts) > 1850
    assert max(counts) < 2150


def test_pairs_are_even() -> None:
    rng = Rng(2)
    counts = [0] * 16
    for _ in range(16_000):
        counts[int(rng.below(4)) * 4 + int(rng.below(4))] += 1
    assert min(counts) > 850
    assert max(counts) < 1150


def test_the_largest_range_stays_in_bounds() -> None:
    rng = Rng(3)
    assert all(0 <= rng.below(2**31) < 2**31 for _ in range(1000))


def test_pick_gives_every_item() -> None:
    rng = Rng(4)
    assert {rng.pick([5, 6, 7]) for _ in range(100)} == {5, 6, 7}
