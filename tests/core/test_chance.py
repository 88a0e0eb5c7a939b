"""Dice and decks: the stream of a seed never changes, and it is unbiased."""

import pytest

from aevum.core.chance import Chance, chance, load_chance
from aevum.core.data import Reader
from aevum.core.errors import BadData


def test_the_stream_of_a_seed_is_the_same_for_ever() -> None:
    stream = chance(7)
    assert [stream.word() for _ in range(4)] == [3011328348, 3058082057, 273025366, 2250578913]
    assert [stream.below(6) for _ in range(12)] == [0, 2, 1, 0, 4, 3, 2, 5, 2, 3, 1, 0]
    assert chance(2**200).below(1000) == 550


def test_a_branch_is_another_stream_and_as_stable() -> None:
    branch = chance(7).branch(3)
    assert [branch.word() for _ in range(3)] == [2479841836, 662968112, 3482421785]


def test_a_branch_does_not_depend_on_the_place_in_the_stream() -> None:
    used = chance(7)
    used.word()
    assert used.branch(3).word() == chance(7).branch(3).word()


def test_below_is_even() -> None:
    stream = chance(1)
    counts = [0] * 6
    for _ in range(12_000):
        counts[stream.below(6)] += 1
    assert min(counts) > 1860
    assert max(counts) < 2140


def test_below_rejects_the_words_that_would_bias_it() -> None:
    """Of 2**32 words the last 2**31 - 2 do not divide evenly among 2**31 + 1 outcomes."""
    n = 2**31 + 1
    words, numbers = chance(3), chance(3)
    kept = [word for word in (words.word() for _ in range(64)) if word < n]
    assert [numbers.below(n) for _ in range(len(kept))] == kept


def test_outcomes_are_as_likely_as_their_weights() -> None:
    stream = chance(2)
    counts = {10: 0, 11: 0}
    for _ in range(4000):
        counts[stream.pick([(10, 1), (11, 3)])] += 1
    assert 900 < counts[10] < 1100


def test_a_clone_gives_the_same_numbers() -> None:
    stream = chance(5)
    stream.word()
    copy = stream.clone()
    assert [stream.word() for _ in range(40)] == [copy.word() for _ in range(40)]


@pytest.mark.parametrize("used", [0, 1, 15, 16, 17, 40])
def test_a_stream_is_read_back_at_any_place(used: int) -> None:
    stream = chance(9)
    for _ in range(used):
        stream.word()
    again = load_chance(Reader(stream.to_data()))
    assert again.to_data() == stream.to_data()
    assert [again.word() for _ in range(20)] == [stream.word() for _ in range(20)]


def test_the_empty_generator_of_a_mask_is_read_back() -> None:
    empty = Chance(b"", 0, (), 0)
    assert load_chance(Reader(empty.to_data())).to_data() == empty.to_data()


@pytest.mark.parametrize(
    "data",
    [
        [],
        ["zz", 0, 0],
        ["00" * 65, 1, 1],
        ["00", -1, 0],
        ["00", 1, 17],
        ["00", 1, -1],
        ["00", 0, 3],
        [7, 0, 0],
    ],
)
def test_damaged_dice_are_refused(data: list[object]) -> None:
    with pytest.raises(BadData):
        load_chance(Reader(data))
