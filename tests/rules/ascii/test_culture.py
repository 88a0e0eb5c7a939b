"""The Culture grid: exact dice, rows for points, columns for rewards, and chains of these."""

import pytest

from aevum.games.ascii.data import AS_PRINTED, CULTURE
from aevum.games.ascii.moves import BOX
from aevum.games.ascii.rules.grid import BOXES
from aevum.games.ascii.scenes import Scene, box

GRID = ("...5546", ".234556", "3352465", "4545656")


def test_the_grid_is_as_printed() -> None:
    """R5.3"""
    for row, line in enumerate(GRID):
        assert "".join(str(face) if face else "." for face in CULTURE[row]) == line
    assert len(BOXES) == 24


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_a_box_wants_exactly_its_number(face: int) -> None:
    """R5.3"""
    scene = Scene(1).dice(face, face, face).gold(0, 0)
    found = {move.split()[1] for move in scene.legal(0, "culture")}
    wanted = {
        f"{'abcd'[row]}{column + 1}"
        for row, line in enumerate(GRID)
        for column, sign in enumerate(line)
        if sign == str(face)
    }
    assert found == wanted


@pytest.mark.parametrize(("name", "price"), [("c4", 2), ("c1", 1), ("a6", 0), ("a4", 1), ("a7", 2)])
def test_gold_changes_a_die_in_either_direction(name: str, price: int) -> None:
    """R3.5, R3.6"""
    scene = Scene(1).dice(4, 4, 4).do(0, f"culture {name} white1")
    assert scene[0].gold == 3 - price
    poor = Scene(1).dice(4, 4, 4).gold(0, max(0, price - 1))
    if price:
        poor.refused(0, f"culture {name} white1")


def test_boxes_are_checked_in_any_order_and_once() -> None:
    """R5.3"""
    scene = Scene(1).dice(5, 5, 5).do(0, "culture d6 white1", "culture a4 white2")
    assert scene[0].culture == 1 << box("d6") | 1 << box("a4")
    scene.refused(0, "culture d6 white3")


@pytest.mark.parametrize(("row", "points"), [("a", 15), ("b", 20), ("c", 30), ("d", 35)])
def test_a_row_gives_points_at_the_end_and_nothing_now(row: str, points: int) -> None:
    """R5.3"""
    scene = Scene(1).culture(0, row)
    assert scene[0].culture_points() == points
    first = next(word for word in BOX.words if word[0] == row)
    short = Scene(1).culture(0, row).gold(0, 3)
    short[0].culture &= ~(1 << box(first))
    assert short[0].culture_points() == 0
    short.do(0, f"buy culture {first}")
    assert short[0].culture_points() == points
    assert short.events("column") == []
    assert sum(AS_PRINTED.culture_points) == 100


@pytest.mark.parametrize(
    ("column", "name", "workers", "gold", "science", "happy"),
    [
        (1, "c1", 1, 1, 0, 0),
        (2, "b2", 0, 2, 0, 0),
        (3, "d3", 1, 0, 1, 0),
        (4, "a4", 0, 1, 1, 0),
        (5, "c5", 0, 0, 1, 1),
        (6, "a6", 0, 0, 0, 2),
        (7, "b7", 0, 0, 0, 2),
    ],
)
def test_a_column_gives_its_reward_once(
    column: int, name: str, workers: int, gold: int, science: int, happy: int
) -> None:
    """R5.3"""
    scene = Scene(1).gold(0, 3).column(0, column, name).do(0, f"buy culture {name}")
    assert (scene[0].workers, scene[0].population) == (3 + workers, 3 + workers)
    assert (scene[0].gold, scene[0].gained) == (gold, 3 + gold)
    assert (scene[0].trunk, scene[0].happy) == (science, happy)
    assert scene.events("column") == [(0, column - 1)]


def test_a_column_counts_only_the_boxes_that_are_printed() -> None:
    """R5.3"""
    scene = Scene(1).culture(0, "d1").do(0, "buy culture c1")
    assert scene.events("column") == [(0, 0)]


def test_a_column_that_is_not_full_gives_nothing() -> None:
    """R5.3"""
    scene = Scene(1).column(0, 6, "a6", "b6").do(0, "buy culture a6")
    assert (scene[0].happy, scene.events("column")) == (0, [])


# Chains


def test_a_chain_is_resolved_at_once() -> None:
    """R5.7: a Culture box, its column's Science, Writing, and the Culture box that it gives."""
    scene = Scene(1).dice(5).gold(0, 0).science(0, 1).column(0, 4, "a4").column(0, 6, "a6")
    scene.do(0, "culture a4 white1")
    assert scene[0].trunk == 2
    assert scene.asked() == [(0, "reward")]
    scene.do(0, "mark a6")
    assert scene[0].happy == 2
    assert scene.asked() == [(0, "develop")]


def test_what_a_box_brings_comes_before_the_boxes_that_are_left() -> None:
    """R5.7: two C of a Caravan: the first completes a column with S, which is checked first."""
    scene = Scene(1).dice(6).caravan(0, 4, 4).science(0).column(0, 5, "a5")
    scene.do(0, "caravan 4 white1", "mark a5")
    assert scene.legal(0, "mark") == []
    assert scene.legal(0, "science") == ["science upper", "science lower"]
    scene.do(0, "science upper")
    assert len(scene.legal(0, "mark")) == 24 - 4
    scene.do(0, "mark a4")
    assert scene.asked() == [(0, "develop")]


def test_a_chain_goes_down_through_several_columns() -> None:
    """R5.7"""
    scene = Scene(1).dice(6).caravan(0, 3, 3).science(0, 4, 1, 0).gold(0, 0)
    scene.column(0, 5, "d5").column(0, 4, "d4")
    scene.do(0, "caravan 3 white1", "mark d5")  # S and Happiness
    scene.do(0, "science upper")  # the second box has a C
    scene.do(0, "mark d4")  # Gold and S
    scene.do(0, "science upper")
    assert scene.asked() == [(0, "develop")]
    assert (scene[0].upper, scene[0].happy, scene[0].gold) == (3, 2, 4)


def test_where_several_choices_wait_the_player_orders_them() -> None:
    """R5.7: four Schools: after each box they say where the next one goes, or leave it."""
    scene = Scene(1).dice(4).science(0, 4).staffed(0, schools=4).do(0, "schools white1")
    scene.do(0, "science lower", "science upper", "science upper")
    assert "leave culture" in scene.legal(0)  # the C of the box before the last School
    scene.do(0, "mark a4", "science lower")
    assert (scene[0].upper, scene[0].lower) == (2, 2)


def test_a_reward_may_be_left() -> None:
    """R5.6: "you may cross any one box"."""
    scene = Scene(1).gold(0, 3).science(0, 1).do(0, "buy trunk", "leave culture")
    assert scene[0].culture == 0
    assert scene.asked() == [(0, "develop")]


def test_a_full_grid_gives_no_more_boxes() -> None:
    """R5.6"""
    scene = Scene(1).gold(0, 9).science(0, 1).culture(0, "a", "b", "c", "d").do(0, "buy trunk")
    assert scene.asked() == [(0, "develop")]
    assert scene.legal(0, "buy", "culture") == []


def test_nothing_else_is_done_before_a_reward() -> None:
    """R5.7"""
    scene = Scene(1).gold(0, 9).science(0, 1).do(0, "buy trunk")
    scene.refused(0, "done", "build white1", "buy trunk")
    assert scene.legal(0, "tax") == ["tax"]


def test_a_reward_of_development_stays_with_its_seat() -> None:
    """R5.2"""
    scene = Scene(3).gold(0, 9).science(0, 1).do(0, "buy trunk")
    assert scene.asked() == [(0, "reward"), (1, "develop"), (2, "develop")]
    scene.do(1, "build white1").do(0, "mark c4").do(2, "done")
    assert scene[0].culture == 1 << box("c4")
    assert (scene[1].culture, scene[2].culture) == (0, 0)
