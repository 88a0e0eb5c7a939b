"""Points, ties, and the Order of Play that breaks them."""

import pytest

from aevum.games.ascii.data import AS_PRINTED
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.scenes import Scene


def bare(seats: int = 1) -> Scene:
    """Return a scene in which nobody has any points."""
    scene = Scene(seats)
    for seat in range(seats):
        scene.gold(seat, 0)
    return scene


def score(scene: Scene, seat: int = 0) -> int:
    return scene.state.scores()[seat]


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("farm 0 3", 2),
        ("mine 20 6", 2),
        ("school 13 2", 4),
        ("garrison 13 3", 4),
        ("palace 14 4", 36),
    ],
)
def test_buildings_that_stand(text: str, points: int) -> None:
    """R11.3: empty ones count, burnt ones do not."""
    assert score(bare().built(0, text)) == points
    assert score(bare().built(0, text + " ruin")) == 0
    if points < 36:
        assert score(bare().built(0, text + " empty")) == points


def test_colonies_count_for_their_owner_until_they_are_razed() -> None:
    """R11.3"""
    scene = bare(3).colony(0, 1, 0, 2).colony(0, 2, 0, 2).colony(0, 1, 6, 2, razed=True)
    assert scene.state.scores() == [14, 0, 0]


def test_each_building_of_a_type_counts() -> None:
    """R11.3"""
    assert score(bare().staffed(0, 3, 2, 2, 1)) == 6 + 4 + 8 + 4


def test_two_points_for_each_unspent_gold() -> None:
    """R11.3"""
    assert score(bare().gold(0, 5, 20)) == 10


def test_three_points_for_each_army_deployed_or_not() -> None:
    """R11.3: Soldiers of a cohort that is not full count nothing."""
    assert score(bare().armies(0, 2, 1)) == 9
    assert score(bare().soldiers(0, 3)) == 6


@pytest.mark.parametrize("rows", ["a", "b", "c", "d", "ab", "abcd"])
def test_completed_rows_of_culture(rows: str) -> None:
    """R11.3, R5.3"""
    points = {"a": 15, "b": 20, "c": 30, "d": 35}
    assert score(bare().culture(0, *rows)) == sum(points[row] for row in rows)


@pytest.mark.parametrize("boxes", range(11))
def test_happiness_less_unhappiness(boxes: int) -> None:
    """R11.5, R10.6: the result may be less than nothing."""
    happy = (0, 4, 8, 12, 16, 20, 24, 30, 42, 60, 80)
    unhappy = (0, 4, 10, 19, 30, 43, 60, 80, 100, 120, 150)
    assert (happy, unhappy) == (AS_PRINTED.happy, AS_PRINTED.unhappy)
    mastery = 21 if boxes == 10 else 0
    assert score(bare().mood(0, happy=boxes)) == happy[boxes] + mastery
    assert score(bare().mood(0, unhappy=boxes)) == mastery - unhappy[boxes]
    assert score(bare().mood(0, 3, boxes)) == 12 - unhappy[boxes] + mastery


def test_21_points_for_each_mastery() -> None:
    """R10.6"""
    scene = bare().workers(0, 0, 70).gold(0, 0, 49).science(0, 4, 16, 17).soldiers(0, 14)
    scene.mood(0, 10, 10)
    assert scene[0].masteries() == 7
    assert score(scene) == 7 * 21 + 7 * 3 + 80 - 150


def test_a_sheet_as_the_game_begins() -> None:
    assert Empire(AS_PRINTED).score() == 6


def test_all_lines_of_the_score_together() -> None:
    """R11.3"""
    scene = bare(3).staffed(0, 2, 1, 1, 1).built(0, "palace 14 4").colony(0, 1, 0, 2)
    scene.gold(0, 4, 30).armies(0, 1, 2).culture(0, "a").mood(0, 4, 2).workers(0, 2, 70)
    assert score(scene) == (4 + 2 + 4 + 4 + 36 + 7) + 8 + 9 + 15 + 16 - 10 + 21


# Ties


def level() -> Scene:
    """Return a scene in which three players are level in everything."""
    return Scene(3).gold(0, 3).gold(1, 3).gold(2, 3)


def test_the_most_points_win() -> None:
    """R1.1, R11.3"""
    scene = level().built(1, "farm 0 3").built(2, "school 13 2")
    assert scene.state.ranks() == [3, 2, 1]


def test_the_most_undeployed_armies_break_a_tie() -> None:
    """R11.4"""
    scene = level().armies(0, 0, 2).armies(1, 2).armies(2, 1, 1)
    assert scene.state.ranks() == [3, 1, 2]


def test_then_the_most_unspent_gold() -> None:
    """R11.4"""
    scene = level().gold(0, 5).built(1, "school 13 2").built(2, "farm 0 3").gold(2, 4)
    assert scene.state.scores() == [10, 10, 10]
    assert scene.state.ranks() == [1, 3, 2]


def test_then_the_most_advanced_single_line_of_science() -> None:
    """R11.4, R11.1: one branch, not both together."""
    scene = level().science(0, 4, 5, 5).science(1, 4, 0, 6).science(2, 4, 7, 0)
    assert scene.state.ranks() == [3, 2, 1]


def test_then_the_highest_population_dead_or_alive() -> None:
    """R11.4, R11.1"""
    scene = level().workers(0, 0, 9).workers(1, 5, 5).workers(2, 7, 8)
    assert scene.state.ranks() == [1, 3, 2]


def test_who_is_level_in_everything_shares_the_victory() -> None:
    """R11.4: the player who was first where nothing decides the order."""
    scene = level()
    scene.state.first = 1
    assert scene.state.ranks() == [1, 1, 1]
    assert level().built(2, "farm 0 3").state.ranks() == [2, 2, 1]


def test_the_order_of_play_follows_the_same_steps() -> None:
    """R11.1, R11.2: and then goes clockwise from the first player."""
    scene = Scene(7).armies(3, 2).armies(6, 1).gold(0, 9).science(5, 3).workers(2, 4)
    scene.state.first = 4
    scene.begin("diplomacy")
    assert scene.state.order == [3, 6, 0, 5, 2, 4, 1]


def test_happiness_does_not_decide_the_order() -> None:
    """R11.1"""
    scene = level().mood(2, happy=9).staffed(1, farms=4).begin("diplomacy")
    assert scene.state.order == [0, 1, 2]
