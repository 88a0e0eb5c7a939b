"""Codes of tables: long enough, readable, and the older ones."""

from random import Random

import pytest

from aevum.server.lobby.table_codes import CODE, LETTERS, new_code


def test_a_code_has_forty_bits() -> None:
    draw = Random(1).getrandbits
    codes = {new_code(draw) for _ in range(1000)}
    assert len(codes) == 1000
    assert len(LETTERS) ** len(codes.pop()) == 2**40
    assert all(CODE.fullmatch(code) for code in codes)


@pytest.mark.parametrize("code", ["k7m2qd", "k7m2qd4n"])
def test_codes_of_both_lengths_are_codes(code: str) -> None:
    assert CODE.fullmatch(code)


@pytest.mark.parametrize(
    "code", ["k7m2q", "k7m2qd4", "k7m2qd4nn", "K7M2QD4N", "k7m2qdu1", "k7m2qd\n"]
)
def test_others_are_none(code: str) -> None:
    assert not CODE.fullmatch(code)
