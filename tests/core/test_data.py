"""Reading saved data: every surprise is a BadData."""

import pytest

from aevum.core.data import Reader, fingerprint
from aevum.core.errors import BadData


def test_pieces_are_read_in_order_and_by_type() -> None:
    reader = Reader([3, 1, "word", [4, 5], [6]])
    assert reader.number() == 3
    assert reader.flag() is True
    assert reader.word() == "word"
    assert reader.numbers(2) == [4, 5]
    assert reader.inner().number() == 6
    reader.end()


@pytest.mark.parametrize("item", ["3", None, True, 2.0, [3], 1 << 62, -(1 << 62)])
def test_only_whole_numbers_of_a_sane_size_are_numbers(item: object) -> None:
    with pytest.raises(BadData, match="a whole number was expected"):
        Reader([item]).number()


def test_what_ends_too_soon_goes_on_too_long_or_is_no_list_is_refused() -> None:
    with pytest.raises(BadData, match="ends too soon"):
        Reader([]).next()
    with pytest.raises(BadData, match="longer than it should be"):
        Reader([1]).end()
    with pytest.raises(BadData, match="a list was expected"):
        Reader({"a": 1})
    with pytest.raises(BadData, match="a list has the wrong length"):
        Reader([[1, 2]]).numbers(3)
    with pytest.raises(BadData, match="text was expected"):
        Reader([1]).word()


def test_the_complaint_names_what_is_read() -> None:
    with pytest.raises(BadData, match="This record is damaged"):
        Reader(3, "record")


def test_a_fingerprint_tells_states_apart_and_never_changes() -> None:
    assert fingerprint([1, [2, "a"]]) == "47396c52867793c70774666e68ed163d"
    assert fingerprint([1, [2, "a"]]) != fingerprint([1, [2], "a"])
