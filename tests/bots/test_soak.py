"""Short versions of the long runs: they repeat exactly, and a broken invariant ends them."""

import pytest

from aevum.core.state import State
from aevum.games import registry
from tools import soak_work

TEMPLATE = registry.find("template")


def test_random_games_repeat_exactly() -> None:
    one, other = (soak_work.many_games(TEMPLATE, 2, 60) for _ in range(2))
    assert one == other
    assert one != soak_work.many_games(TEMPLATE, 2, 61)


def test_a_broken_invariant_is_told_with_its_seed() -> None:
    class Broken(State):
        def audit(self) -> str:
            return "a card is lost"

    with pytest.raises(SystemExit, match="Broken, seed 12, move 34: a card is lost"):
        soak_work.check(Broken(1, [], 0, False, -1), 12, 34)


def test_a_match_is_a_simulation() -> None:
    report = soak_work.match(TEMPLATE, ["standard", "random"], 4)
    assert (report["game"], report["games"], report["seats"]) == ("template", 4, 2)
