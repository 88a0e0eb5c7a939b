"""Timers: who moves them, when, where to (R2), and when CITIES are open (R10)."""

import pytest

from aevum.games.chronos import GAME
from aevum.games.chronos.data import AS_PRINTED
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.scenes import Scene


@pytest.mark.parametrize(("seats", "each"), [(3, 3), (4, 3), (5, 2), (6, 2)])
def test_everybody_starts_with_flowed_timers_before_him(seats: int, each: int) -> None:
    """R1.5"""
    scene = Scene(seats, early=True)
    assert len(scene.state.timers) == seats * each
    for seat in range(seats):
        names = [f"{seat + 1}{letter}" for letter in "abc"[:each]]
        assert [scene.where(name) for name in names] == ["front"] * each
        assert [scene.left(name) for name in names] == [0] * each


def test_a_flipped_timer_runs_for_thirty_seconds() -> None:
    """R2.1, R2.3: it is forbidden to move a timer while it flows."""
    scene = Scene().do(0, "go 1a pile1", at=1_000)
    assert scene.left("1a") == AS_PRINTED.sand == 30_000
    scene.refused(0, "go 1a pile2", at=30_999)
    scene.do(0, "go 1a pile2", at=31_000)
    assert (scene.where("1a"), scene.left("1a")) == ("pile2", 30_000)


def test_only_the_owner_moves_a_timer() -> None:
    """R2.3"""
    scene = Scene().timer("1a", "pile1")
    scene.refused(1, "go 1a pile2")
    scene.refused(1, "take 1a pile2")
    assert scene.legal(0, "go 1a")


def test_a_timer_may_go_back_where_it_was() -> None:
    """R2.4: onto the same pile or tile that it just left."""
    scene = Scene().timer("1a", "pile1").timer("1b", "city1")
    scene.do(0, "go 1a pile1", "go 1b city1")
    assert (scene.where("1a"), scene.where("1b")) == ("pile1", "city1")
    assert scene.left("1b") == 30_000


def test_a_timer_is_laid_before_its_owner_unflipped() -> None:
    """R2.4: from there it may be used at once, and is not laid there again."""
    scene = Scene().timer("1a", "pile1").do(0, "go 1a front")
    assert (scene.where("1a"), scene.left("1a")) == ("front", 0)
    scene.refused(0, "go 1a front")
    scene.do(0, "go 1a pile2")


def test_nobody_has_to_move() -> None:
    """R2.5"""
    scene = Scene().do(0, "go 1a pile1").wait(500_000)
    assert (scene.where("1a"), scene.left("1a")) == ("pile1", 0)


def test_own_timers_share_a_pile() -> None:
    """R2.7"""
    scene = Scene().do(0, "go 1a pile1", "go 1b pile1", "go 1c pile1")
    assert scene.state.company[0] == 3


def test_nothing_is_set_on_an_empty_pile() -> None:
    """R2.8"""
    scene = Scene().height(2, 0)
    scene.refused(0, "go 1a pile2")
    assert "go 1a pile2" not in scene.legal(0)


def test_piles_that_are_not_in_the_game() -> None:
    """R1.3: three players have six piles; R12.2: nobody reaches Atlantis without a power."""
    scene = Scene()
    for place in ("pile7", "pile9", "atlantis"):
        scene.refused(0, f"go 1a {place}")


def test_nobody_walks_into_hell_or_onto_a_god() -> None:
    """R5.2, R9.9, R9.27"""
    scene = Scene().kingdom(1, "50")
    for place in ("hell1", "hell2", "square1", "kingdom1", "kingdom2"):
        scene.refused(0, f"go 1a {place}")


def test_uneven_timers_differ_by_three_percent_at_most() -> None:
    """R2.2"""
    options = GAME.settle({"uneven": True})
    seen: set[int] = set()
    for seed in range(10):
        state = GAME.setup(6, seed, options)
        assert isinstance(state, Conquest)
        state.start()
        seen |= {state.sand[timer] for timer in state.timers}
        first = state.timers[0]
        assert state.apply(0, GAME.moves.parse("go 1a pile1")) == 0
        assert state.sand_left(first) == state.sand[first]
    assert seen == {29_100, 29_400, 29_700, 30_000, 30_300, 30_600, 30_900}


def test_one_timer_a_city() -> None:
    """R10.1"""
    scene = Scene().do(0, "go 1a city1")
    scene.refused(1, "go 2a city1")
    scene.refused(0, "go 1b city1")
    scene.do(1, "go 2a city2")
    scene.do(0, "go 1a front", at=40_000).do(1, "go 2b city1", at=40_000)
    assert scene.where("2b") == "city1"


def test_a_timer_stays_on_a_city_as_long_as_one_likes() -> None:
    """R10.1"""
    scene = Scene().do(0, "go 1a city1").wait(200_000)
    assert scene.where("1a") == "city1"
    assert scene.score(0) == 50


def flip_all_but(scene: Scene, last: str) -> None:
    """Let everybody flip all their timers onto the board, but one."""
    for seat in range(3):
        for letter in "abc":
            if f"{seat + 1}{letter}" != last:
                scene.do(seat, f"go {seat + 1}{letter} pile{seat + 1}")


def test_cities_are_closed_until_all_other_timers_were_flipped() -> None:
    """R10.2"""
    scene = Scene(early=True)
    scene.refused(0, "go 1a city1")
    flip_all_but(scene, "3c")
    assert not scene.legal(0, "go 1a")
    scene.do(2, "go 3c city1")
    assert scene.where("3c") == "city1"


def test_the_last_but_one_timer_finds_cities_closed() -> None:
    """R10.2"""
    scene = Scene(early=True)
    flip_all_but(scene, "3c")
    scene.refused(0, "go 1a city1", at=31_000)
    scene.do(2, "go 3c pile1").do(0, "go 1a city1")
    assert scene.where("1a") == "city1"


def test_cities_stay_open_whatever_comes_back() -> None:
    """R10.2: removals do not undo it."""
    scene = Scene(early=True)
    flip_all_but(scene, "")
    scene.do(1, "go 2a front", "go 2b front", at=35_000)
    scene.do(0, "go 1a city1").do(1, "go 2a city2")


def test_cities_are_open_after_a_minute() -> None:
    """R10.2"""
    scene = Scene(early=True)
    scene.refused(0, "go 1a city1", at=59_999)
    scene.do(0, "go 1a city1", at=60_000)


def test_a_flip_into_hell_is_a_flip_onto_the_board() -> None:
    """R10.2: WAR may open the CITIES."""
    scene = Scene(early=True).pile(1, "war")
    for name in ("1a", "1b", "1c", "2a", "2b", "2c", "3a", "3b"):
        scene.timer(name, "pile1" if name == "1a" else "pile2")
    scene.do(0, "take 1a pile3", "send 3c flipped").do(1, "go 2a city1")
    assert scene.where("2a") == "city1"
