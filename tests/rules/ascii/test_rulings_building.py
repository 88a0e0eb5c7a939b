"""Rulings 1 to 9, 37 and 39: the map, construction, staffing."""

import pytest

from aevum.games.ascii.data import FARM, GARRISON, MINE, PALACE, SCHOOL
from aevum.games.ascii.rules.shapes import covered
from aevum.games.ascii.scenes import Scene, cell


def lines(scene: Scene, seat: int = 0) -> int:
    """Return how many lines a seat may still draw."""
    return scene[seat].lines


def test_ruling_1_a_line_is_a_side_of_a_cell() -> None:
    """R4.1: a Farm of three cells has eight sides, and takes a 5 and three Workers."""
    scene = Scene(1).dice(5, 2, 2).do(0, "build white1", "farm 0 3")
    assert sorted(covered(FARM, cell(0, 3))) == [(0, 2), (0, 3), (1, 2)]
    assert lines(scene) == 0


def test_ruling_2_buildings_touch_by_a_side() -> None:
    """R4.6"""
    scene = Scene(1).workers(0, 40).dice(6).built(0, "farm 0 3 empty").do(0, "build white1")
    scene.refused(0, "farm 0 3", "farm 1 3", "farm 2 3", "farm 2 4", "farm 0 5")


def test_ruling_2_buildings_touch_by_a_dot() -> None:
    """R4.6: the Farm on (0,2), (1,2), (0,3) meets one on (1,4) or (2,3) in a corner only."""
    scene = Scene(1).workers(0, 40).dice(6).built(0, "farm 0 3").do(0, "build white1")
    scene.refused(0, "farm 1 5", "farm 2 4")
    assert {"farm 3 3", "farm 2 5", "farm 0 6"} <= set(scene.legal(0, "farm"))


def test_ruling_2_ruins_and_razed_colonies_still_count() -> None:
    """R4.6, R6.10, R8.11"""
    scene = Scene(3).workers(0, 40).dice(6).built(0, "farm 0 3 ruin").colony(1, 0, 5, 2, razed=True)
    scene.do(0, "build white1").refused(0, "farm 0 3", "farm 2 3", "farm 6 5", "farm 4 8")
    scene.do(0, "farm 2 5", "farm 4 9")


def test_ruling_3_mountains_under_a_building_cost_one_gold() -> None:
    """R4.7: one for the whole building, however many of its cells are mountain."""
    scene = Scene(1).workers(0, 40).dice(6).do(0, "build white1", "farm 4 13")
    assert scene[0].gold == 2
    scene.do(0, "farm 0 10")
    assert scene[0].gold == 1


def test_ruling_3_borders_alone_cost_nothing() -> None:
    """R4.7: on row 9 and 10 beside the mountains of row 11."""
    scene = Scene(1).workers(0, 40).gold(0, 0).dice(6).do(0, "build white1", "farm 4 10")
    assert scene[0].gold == 0


def test_ruling_3_without_gold_nothing_is_built_in_mountains() -> None:
    """R4.7"""
    scene = Scene(1).workers(0, 40).gold(0, 0).dice(6).do(0, "build white1")
    scene.refused(0, "farm 4 13", "mine 4 14")
    scene.do(0, "mine 20 6")


def test_ruling_4_other_buildings_may_cover_ore() -> None:
    """R4.7: the deposit is lost for Mines."""
    scene = Scene(1).workers(0, 40).dice(6).do(0, "build white1", "farm 2 9")
    scene.refused(0, "mine 2 9", "mine 1 9", "mine 1 10")


def test_ruling_5_workers_alone_build_nothing() -> None:
    """R4.2"""
    scene = Scene(1).workers(0, 40)
    assert scene.legal(0, "farm") == []
    scene.refused(0, "farm 0 3")


def test_ruling_6_workers_are_counted_with_the_first_die() -> None:
    """R4.2: staffing afterwards takes nothing away, and later dice add only themselves."""
    scene = Scene(1).workers(0, 2).dice(4, 5, 6).do(0, "build white1")
    assert lines(scene) == 4 + 2
    scene.do(0, "build white2", "farm 0 3", "staff 0 3")
    assert (lines(scene), scene[0].workers) == (4 + 2 + 5 - 8, 1)
    scene.do(0, "build white3")
    assert lines(scene) == 3 + 6


def test_ruling_6_workers_that_come_later_are_too_late() -> None:
    """R4.2: the bonus is added once a turn."""
    scene = Scene(1).workers(0, 1).dice(4, 5, 6).staffed(0, farms=2)
    scene.do(0, "build white1", "farms white2", "build white3")
    assert (lines(scene), scene[0].workers) == (4 + 1 + 6, 3)


def test_ruling_6_specialists_soldiers_and_the_dead_add_nothing() -> None:
    """R4.2, R4.12: of twelve boxes of the Population two Workers are left."""
    scene = Scene(1).workers(0, 2, population=12).soldiers(0, 3).staffed(0, farms=3, mines=1)
    assert lines(scene.dice(1, 2, 2).do(0, "build white1")) == 3


def test_ruling_7_lines_last_until_one_is_done() -> None:
    """R4.3: also over other answers, and not into the next turn."""
    scene = Scene(1).workers(0, 2).dice(6, 6, 6).do(0, "build white1", "build white2")
    scene.do(0, "farm 0 3", "staff 0 3", "farms white3")
    assert lines(scene) == 6
    scene.do(0, "done")
    assert lines(scene) == 0


def test_ruling_8_staffing_is_a_free_move_also_for_old_buildings() -> None:
    """R4.8"""
    scene = Scene(1).workers(0, 1).built(0, "farm 0 3 empty", "mine 20 6 empty")
    scene.do(0, "staff 20 6")
    assert (scene[0].workers, scene[0].staffed) == (0, [0, 1, 0, 0])


def test_ruling_8_nobody_is_done_with_an_empty_building_and_an_idle_worker() -> None:
    """R4.9: the player says which one is staffed."""
    scene = Scene(1).workers(0, 1).gold(0, 0).built(0, "farm 0 3 empty", "mine 20 6 empty")
    scene.refused(0, "done")
    assert scene.legal(0, "staff") == ["staff 0 3", "staff 20 6"]
    scene.do(0, "staff 0 3", "done")
    assert scene[0].empty == [0, 1, 0, 0]


def test_ruling_8_a_specialist_from_abroad_takes_no_worker() -> None:
    """R4.8: it costs 2 Gold and marks no box of the Population."""
    scene = Scene(1).workers(0, 2, population=5).built(0, "farm 0 3 empty").do(0, "hire 0 3")
    assert (scene[0].gold, scene[0].workers, scene[0].population) == (1, 2, 5)
    assert scene[0].staffed[FARM] == 1


def test_ruling_8_hiring_is_never_forced() -> None:
    """R4.9: without a Worker a building may stay empty, Gold or not."""
    Scene(1).workers(0, 0).built(0, "farm 0 3 empty").do(0, "done")


def test_ruling_8_palace_and_colonies_take_no_specialist() -> None:
    """R4.8"""
    scene = Scene(3).built(0, "palace 14 5").colony(1, 0, 0, 2)
    assert scene.legal(0, "staff") == scene.legal(0, "hire") == []
    scene.do(0, "done")


@pytest.mark.parametrize(("kind", "site"), [(SCHOOL, "school 3 3"), (GARRISON, "garrison 3 4")])
def test_ruling_9_level_two_takes_a_staffed_farm_and_mine(kind: int, site: str) -> None:
    """R4.5"""
    for farms, mines in ((0, 0), (1, 0), (0, 1), (1, 1)):
        scene = Scene(1).workers(0, 30).dice(6).staffed(0, farms=farms, mines=mines)
        scene.do(0, "build white1")
        if farms and mines:
            scene.do(0, site)
            assert scene[0].empty[kind] == 1
        else:
            scene.refused(0, site)


def test_ruling_9_an_empty_building_is_no_prerequisite_until_it_is_staffed() -> None:
    """R4.5: it may be staffed on the spot."""
    scene = Scene(1).workers(0, 30).dice(6).staffed(0, farms=1).built(0, "mine 20 6 empty")
    scene.do(0, "build white1").refused(0, "school 3 3")
    scene.do(0, "staff 20 6", "school 3 3")


def test_ruling_9_losing_the_last_farm_disables_no_school() -> None:
    """R4.5: what it took is asked for when it is built."""
    scene = Scene(1).dice(4).staffed(0, schools=1).do(0, "schools white1")
    assert scene[0].trunk == 1


def test_ruling_9_the_palace_takes_a_staffed_school_and_garrison() -> None:
    """R4.5: and there is one at most."""
    scene = Scene(1).workers(0, 40).dice(6, 6).staffed(0, schools=1).do(0, "build white1")
    scene.refused(0, "palace 14 5")
    scene = Scene(1).workers(0, 60).dice(6, 6).staffed(0, schools=1, garrisons=1)
    scene.do(0, "build white1", "palace 14 5")
    assert scene[0].palace == 1
    scene.refused(0, "palace 21 5")


def test_ruling_9_a_burnt_palace_is_not_rebuilt() -> None:
    """R4.5, ruling 19"""
    scene = Scene(1).workers(0, 60).dice(6).staffed(0, schools=1, garrisons=1)
    scene.built(0, "palace 14 5 ruin").do(0, "build white1").refused(0, "palace 21 5")


def test_ruling_37_the_example_spares_what_was_rolled() -> None:
    """R4.2: 4, 5 and 6 with two Workers: a Farm with the 6 leaves the 4 and the 5."""
    scene = Scene(1).workers(0, 2).dice(4, 5, 6).do(0, "build white3", "farm 0 3")
    assert lines(scene) == 0
    assert scene.legal(0, "build", "white1")
    assert scene.legal(0, "build", "white2")


def test_ruling_39_a_colony_does_not_touch_a_palace() -> None:
    """R4.6, R8.10"""
    scene = Scene(3).armies(0, 2).staffed(0, schools=1, garrisons=1).science(0, lower=2)
    scene.built(1, "palace 14 5").begin("deployment").do(0, "colonise 2").do(1, "pass")
    assert "found 18 2" in scene.legal(0, "found")
    palace = set(covered(PALACE, cell(14, 5)))
    assert {(12, 4), (16, 6), (14, 3)} <= palace
    scene.refused(0, "found 17 2", "found 12 7", "found 14 7")


def test_buildings_are_never_turned() -> None:
    """R4.4: the four cells of a Farm's frame without the one in the south-east."""
    scene = Scene(1).workers(0, 40).dice(6).do(0, "build white1", "farm 0 3", "farm 3 3")
    assert scene[0].vacancies() == 2
    assert sorted(covered(MINE, cell(20, 6))) == [(20, 5), (20, 6), (21, 5), (21, 6)]


def test_a_mine_stands_around_ore() -> None:
    """R4.7, R1.8: any of its four cells."""
    scene = Scene(1).workers(0, 40).dice(6).do(0, "build white1")
    found = [text for text in scene.legal(0, "mine") if text.split()[1] in ("19", "20")]
    assert found == ["mine 19 6", "mine 19 7", "mine 20 6", "mine 20 7", "mine 20 12", "mine 20 13"]
    scene.refused(0, "mine 5 5")
