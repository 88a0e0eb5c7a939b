"""Construction: lines from dice and Workers, shapes on the map, what each building asks for."""

import pytest

from aevum.games.ascii.data import AS_PRINTED, COLONY, FARM, MINE, NAMES, PALACE
from aevum.games.ascii.rules.shapes import OPEN, cells_of, covered, holds, outline
from aevum.games.ascii.rules.terrain import CELLS, COLS, MOUNTAIN, ORE_AT, ROWS, WATER, terrain
from aevum.games.ascii.scenes import Scene, cell

BUILDING = ("farm", "mine", "school", "garrison", "palace")


def architect(lines: int = 40) -> Scene:
    """Return a scene of one who may build everything with this many lines."""
    scene = Scene(1).staffed(0, 1, 1, 1, 1).dice(6, 6, 6).workers(0, lines - 18)
    return scene.do(0, "build white1", "build white2", "build white3")


# Lines


def test_lines_are_the_dice_and_once_a_turn_the_workers() -> None:
    """R4.2"""
    scene = Scene(1).dice(2, 3, 4).workers(0, 5).do(0, "build white2")
    assert scene[0].lines == 3 + 5
    scene.do(0, "build white1", "build white3")
    assert scene[0].lines == 3 + 5 + 2 + 4


def test_the_workers_are_counted_at_the_first_die() -> None:
    """R4.2: later ones neither add to the bonus nor take from it."""
    scene = Scene(1).dice(5, 6, 6).do(0, "build white1", "farm 0 3", "staff 0 3")
    assert scene[0].lines == 0
    scene.do(0, "farms white2", "build white3")
    assert scene[0].lines == 6  # the Workers were added before


def test_those_who_are_no_workers_any_more_add_nothing() -> None:
    """R4.2, R4.12: Specialists, Soldiers and the dead stay on the track but build nothing."""
    scene = Scene(1).dice(4, 2, 2).workers(0, 2, 20).do(0, "build white1")
    assert scene[0].lines == 6


def test_workers_alone_build_nothing() -> None:
    """R4.2"""
    scene = Scene(1).workers(0, 30)
    assert not any(scene.legal(0, name) for name in BUILDING)


def test_a_die_is_raised_for_gold_as_far_as_one_likes() -> None:
    """R3.5, R3.6"""
    scene = Scene(1).dice(2, 2, 2).gold(0, 9).do(0, "build white1 plus 9")
    assert (scene[0].lines, scene[0].gold) == (2 + 9 + 3, 0)
    scene.refused(0, "build white2 plus 1")


def test_lines_left_serve_until_the_end_of_development_and_no_longer() -> None:
    """R4.3"""
    scene = Scene(1).dice(6, 2, 2).workers(0, 10).do(0, "build white1", "farm 0 3")
    scene.do(0, "caravan 4 white2", "staff 0 3", "farm 3 3", "staff 3 3", "done")
    assert scene[0].lines == 0


def test_any_number_of_buildings_in_a_turn() -> None:
    """R4.4"""
    scene = architect(40)
    for col in (0, 3, 6, 12, 15):
        scene.do(0, f"farm {col} 3")
    assert scene[0].lines == 0


@pytest.mark.parametrize("kind", range(5))
def test_each_building_takes_the_lines_of_its_outline(kind: int) -> None:
    """R4.1: a building is completed at once: without all of its lines it is not begun."""
    sites = ("farm 0 3", "mine 20 6", "school 13 2", "garrison 13 3", "palace 14 4")
    assert outline(kind) == AS_PRINTED.lines[kind] == (8, 8, 12, 12, 24)[kind]
    scene = Scene(1).staffed(0, 1, 1, 1, 1).dice(2, 2, 2).workers(0, AS_PRINTED.lines[kind] - 2)
    short = Scene(1).staffed(0, 1, 1, 1, 1).dice(2, 2, 2).workers(0, AS_PRINTED.lines[kind] - 3)
    short.do(0, "build white1").refused(0, sites[kind])
    scene.do(0, "build white1", sites[kind])
    assert scene[0].lines == 0


# Shapes and places


def test_buildings_stand_as_they_are_drawn() -> None:
    """R4.4"""
    drawn = {
        "farm 5 5": {(5, 4), (6, 4), (5, 5)},
        "mine 5 5": {(5, 4), (6, 4), (5, 5), (6, 5)},
        "school 5 5": {(4, 5), (5, 5), (6, 5), (4, 6), (6, 6)},
        "garrison 5 5": {(4, 4), (6, 4), (4, 5), (5, 5), (6, 5)},
    }
    for text, cells in drawn.items():
        kind = BUILDING.index(text.split()[0])
        assert set(covered(kind, cell(5, 5))) == cells
    assert len(covered(PALACE, cell(5, 5))) == 13
    assert len(set(covered(COLONY, cell(5, 5)))) == 25


@pytest.mark.parametrize("kind", range(6))
def test_no_building_leaves_the_map_or_covers_water(kind: int) -> None:
    """R4.7, R1.7"""
    for anchor in range(CELLS):
        cells = covered(kind, anchor)
        dry = all(
            0 <= col < COLS and 0 <= row < ROWS and terrain(col, row) != WATER for col, row in cells
        )
        if kind == MINE:
            dry = dry and any(place in ORE_AT for place in cells)
        assert holds(OPEN[kind], anchor) == dry, (NAMES[kind], divmod(anchor, ROWS))


def test_a_mine_stands_around_any_ore_with_any_of_its_cells() -> None:
    """R4.7, R1.8"""
    scene = architect()
    around = {f"mine {col} {row}" for col in (19, 20) for row in (6, 7)}
    assert around <= set(scene.legal(0, "mine"))
    scene.refused(0, "mine 18 6", "mine 21 6", "mine 15 5")
    assert len(cells_of(OPEN[MINE])) == 4 * len(ORE_AT) == 32


def test_something_else_may_cover_the_ore_which_is_lost_then() -> None:
    """R4.7"""
    scene = architect().do(0, "farm 20 6")
    assert not {"mine 19 6", "mine 20 6", "mine 19 7", "mine 20 7"} & set(scene.legal(0, "mine"))


def test_buildings_do_not_overlap_or_touch_by_an_edge() -> None:
    """R4.6"""
    scene = architect().do(0, "farm 5 5")  # covers 5 4, 6 4 and 5 5
    scene.refused(0, "farm 5 5", "farm 6 6", "farm 3 5", "farm 5 7", "farm 5 3", "farm 7 4")


def test_buildings_do_not_touch_by_a_dot() -> None:
    """R4.6: one cell of space on all sides, corners too."""
    scene = architect().do(0, "farm 5 5")
    scene.refused(0, "farm 7 3", "farm 7 6", "farm 6 7", "farm 4 3")
    scene.do(0, "farm 7 7")


def test_a_hole_in_a_shape_does_not_let_another_in() -> None:
    """R4.6"""
    scene = architect().do(0, "school 5 5")
    near = [f"farm {col} {row}" for col in range(3, 8) for row in range(5, 8)]
    assert not set(near) & set(scene.legal(0, "farm"))


@pytest.mark.parametrize("text", ["farm 5 5 ruin", "farm 5 5 empty", "farm 5 5"])
def test_ruins_block_like_buildings(text: str) -> None:
    """R4.6"""
    scene = Scene(1).built(0, text).dice(6, 6, 6).do(0, "build white1", "build white2")
    scene.refused(0, "farm 5 5", "farm 7 3", "farm 6 7")


@pytest.mark.parametrize("razed", [False, True])
def test_colonies_of_others_block_also_when_they_are_razed(razed: bool) -> None:
    """R4.6, R8.11"""
    scene = Scene(3).colony(1, 0, 0, 2, razed).dice(6, 6, 6).do(0, "build white1", "build white2")
    scene.refused(0, "farm 0 3", "farm 5 3", "farm 4 8", "farm 0 8")
    scene.do(0, "farm 6 3")


def test_mountains_cost_a_gold_for_a_building_that_covers_one() -> None:
    """R4.7"""
    scene = architect(50)
    gold = scene[0].gold
    scene.do(0, "farm 12 10")  # covers 12 9, 13 9 and 12 10, plains beside mountains
    assert scene[0].gold == gold
    scene.do(0, "farm 15 10")  # covers 15 9, 16 9 and 15 10, beside the mountain 16 10
    assert scene[0].gold == gold
    assert terrain(16, 10) == MOUNTAIN
    scene.do(0, "farm 19 11")
    assert scene[0].gold == gold - 1


def test_without_gold_nothing_is_built_in_mountains() -> None:
    """R4.7"""
    scene = Scene(1).dice(6, 6, 6).gold(0, 0).do(0, "build white1", "build white2")
    scene.refused(0, "farm 19 11", "mine 21 12")
    scene.do(0, "tax", "farm 19 11")
    assert scene[0].gold == 2


# What a building asks for


@pytest.mark.parametrize("missing", ["farms", "mines"])
def test_level_two_wants_a_staffed_building_of_each_type_of_level_one(missing: str) -> None:
    """R4.5"""
    numbers = {"farms": 1, "mines": 1, missing: 0}
    scene = Scene(1).staffed(0, **numbers).dice(6, 6, 6).do(0, "build white1", "build white2")
    scene.refused(0, "school 13 2", "garrison 13 3")
    assert scene.legal(0, "school") == []


@pytest.mark.parametrize("missing", ["schools", "garrisons"])
def test_level_three_wants_both_types_of_level_two(missing: str) -> None:
    """R4.5"""
    numbers = {"farms": 1, "mines": 1, "schools": 1, "garrisons": 1, missing: 0}
    scene = Scene(1).staffed(0, **numbers).dice(6, 6, 6).workers(0, 20)
    scene.do(0, "build white1").refused(0, "palace 14 4")
    full = Scene(1).staffed(0, 1, 1, 1, 1).dice(6, 6, 6).workers(0, 20)
    full.do(0, "build white1", "palace 14 4")


def test_an_empty_building_or_a_ruin_is_no_prerequisite() -> None:
    """R4.5"""
    for state in ("empty", "ruin"):
        scene = Scene(1).built(0, "farm 0 3", f"mine 20 6 {state}").dice(6, 6, 6)
        scene.do(0, "build white1", "build white2").refused(0, "school 13 2")


def test_level_three_asks_only_for_level_two() -> None:
    """R4.5: the Farm that a School once wanted may burn later."""
    scene = Scene(1).staffed(0, schools=1, garrisons=1).dice(6, 6, 6).workers(0, 20)
    scene.do(0, "build white1").refused(0, "school 13 2")
    scene.do(0, "palace 14 4")


def test_prerequisites_are_tested_as_one_builds() -> None:
    """R4.5"""
    scene = Scene(1).built(0, "farm 0 3", "school 13 2").dice(6, 6, 6)
    scene.do(0, "schools white1")  # no Mine, yet the School works
    assert scene[0].trunk == 1


def test_one_palace_only_which_needs_no_specialist() -> None:
    """R4.5, R4.8"""
    scene = architect(60).do(0, "palace 14 4")
    assert scene.legal(0, "staff") == []
    assert scene.legal(0, "palace") == []
    scene.refused(0, "palace 22 4", "staff 14 4", "hire 14 4")
    scene.do(0, "done")


def test_a_colony_is_not_built_by_construction() -> None:
    """R4.5"""
    assert AS_PRINTED.lines[COLONY] == 0
    assert architect().legal(0, "found") == []
    assert len(covered(FARM, 0)) == 3
