"""The games in examples/ keep the contract, on this build, with all numbers of players."""

from importlib import import_module

import pytest

from aevum.core.game import Game
from aevum.testing import CHECKS, Case, Check


def game(name: str) -> Game:
    found: Game = import_module(f"aevum_{name}").GAME
    return found


CASES = [("cups", 2), ("cups", 6), ("quay", 2), ("quay", 4)]


@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Check, name: str, seats: int) -> None:
    check(Case(game(name), seats, seed=1))


def test_conformance_with_other_options() -> None:
    for check in CHECKS:
        check(Case(game("cups"), 3, 2, {"wild": False, "exact": True}))
