"""Victory and the end by rounds (R10.8 to R10.11)."""

from typing import Any

import pytest

from aevum.games.imperials.scenes import Scene

VILLAGE = {"wood": 1, "brick": 1, "wool": 1, "wheat": 1}


def eight_points(seat: int = 0, **options: Any) -> Scene:
    """A has four towns: 8 points."""
    return Scene(**options).town(seat, "0,0 N", "0,0 SE", "0,0 SW", "2,0 NE")


def test_hidden_treasures_win_at_the_roll() -> None:
    """R10.8, R10.9, example 18: 8 public points and 2 Treasures, on B's turn and on A's."""
    scene = eight_points().holds(0, "Treasure", 2).before_roll(2).roll(1, 1)
    assert not scene.state.over()
    for viewer in (1, 2):
        assert scene.seen_by(viewer).all_points()[0] == 8
    scene.do(2, "end")
    assert scene.asked() == [(0, "roll")]
    scene.roll(3, 4)
    assert scene.state.over()
    assert scene.state.scores() == [10, 0, 0]
    assert scene.state.ranks() == [1, 2, 2]
    assert scene.state.end() == "points"
    assert scene.seen_by(1).all_points()[0] == 10
    assert scene.events("wins")[0].args == [10, 0, 0]


def test_the_roll_wins_before_anything_it_brings_about() -> None:
    """R10.9: no production, no discards."""
    scene = eight_points(points=8).hand(0, wood=9).before_roll(0).roll(2, 2)
    assert scene.state.over()
    assert scene.hand_of(0) == {"wood": 9}


def test_a_building_wins_at_once() -> None:
    """R10.9"""
    scene = eight_points(points=9).road(0, "0,2 SE").hand(0, **VILLAGE).acting(0)
    scene.do(0, "village 0,2 S")
    assert scene.state.over()
    assert scene.state.ranks()[0] == 1


def test_a_bought_treasure_wins_at_once() -> None:
    """R10.9"""
    scene = eight_points(points=9).hand(0, wool=1, wheat=1, ore=1).acting(0)
    scene.do(0, "buy").chance("drawn treasure")
    assert scene.state.over()


def test_an_army_after_the_roll_wins_at_once() -> None:
    """R10.9: before the robber is moved."""
    scene = eight_points().army(0, 2).holds(0, "Warrior").acting(0).do(0, "play warrior")
    assert scene.state.over()


def test_before_the_roll_nobody_wins() -> None:
    """R10.9 (A11): the points count, the victory waits for the dice."""
    scene = eight_points().army(0, 2).holds(0, "Warrior").before_roll(0)
    scene.do(0, "play warrior", "tile 0,0")
    assert scene.state.points[0] == 10
    assert scene.asked() == [(0, "roll")]
    scene.do(0, "roll").chance("throw 1 1")
    assert scene.state.over()


def test_points_of_another_turn_wait_for_ones_own_roll() -> None:
    """R10.8: C's village cuts A's route, and the award makes B's ten."""
    scene = eight_points(1).road(1, "0,2 NE", "0,2 E", "0,2 SE", "0,2 SW", "0,2 W")
    scene.road(0, "-2,1 NE", "-2,1 E", "-2,1 SE", "-2,1 SW", "-2,1 W").route_award(0)
    scene.road(2, "-1,1 SW").hand(2, **VILLAGE).acting(2).do(2, "village -2,1 SE")
    assert scene.state.points[1] == 10
    scene.do(2, "end").roll(1, 1).do(0, "end")
    assert scene.asked() == [(1, "roll")]
    scene.roll(1, 1)
    assert scene.state.ranks()[1] == 1


@pytest.mark.parametrize(("mode", "target"), [("basic", 10), ("wonders", 13)])
def test_the_target_of_each_mode(mode: str, target: int) -> None:
    """R1.3, R10.8"""
    scene = Scene(2, mode).acting(0)
    assert scene.state.terms.target == target


def test_after_a_second_roll_victory_waits_again() -> None:
    """R7.8, R10.9: as if the player had not yet rolled."""
    scene = eight_points(reroll=True, points=9).road(0, "0,2 SE").holds(0, "Warrior").army(0, 2)
    scene.before_roll(0).roll(3, 4).do(0, "tile -2,0")
    scene.do(0, "play warrior", "tile 0,1")
    assert scene.state.points[0] == 10
    assert not scene.state.over()
    scene.roll(1, 1)
    assert scene.state.over()


def end_of_rounds(scene: Scene) -> Scene:
    """Play the last turn, that of the last seat."""
    scene.before_roll(2)
    scene.state.turns = 10 * 3 - 1
    scene.roll(1, 1)
    assert not scene.state.over()
    return scene.do(2, "end")


def test_after_the_last_round_the_highest_total_wins() -> None:
    """R10.10 (A36): Treasures included."""
    scene = Scene(rounds=10).town(0, "0,0 N").village(1, "0,0 S").holds(1, "Treasure", 2)
    end_of_rounds(scene)
    assert scene.state.over()
    assert scene.state.scores() == [2, 3, 0]
    assert scene.state.ranks() == [2, 1, 3]
    assert scene.state.end() == "rounds"


def test_the_round_before_is_not_the_last() -> None:
    """R10.10"""
    scene = Scene(rounds=10).before_roll(2)
    scene.state.turns = 9 * 3 - 1
    scene.roll(1, 1).do(2, "end")
    assert scene.asked() == [(0, "roll")]


def test_no_special_build_follows_the_last_turn() -> None:
    """R10.10"""
    scene = Scene(rounds=10, special_build="on").before_roll(2)
    scene.state.turns = 10 * 3 - 1
    scene.roll(1, 1).do(0, "request").do(2, "end")
    assert scene.state.over()


def test_ties_go_to_towns_then_villages_then_are_shared() -> None:
    """R10.11 (A36)"""
    towns = Scene(rounds=10).town(0, "0,0 N").village(1, "0,0 S", "2,0 NE").village(2, "0,2 S")
    assert end_of_rounds(towns).state.ranks() == [1, 2, 3]
    villages = (
        Scene(rounds=10).village(0, "0,0 N").holds(0, "Treasure").village(1, "0,0 S", "2,0 NE")
    )
    assert end_of_rounds(villages).state.ranks() == [2, 1, 3]
    shared = Scene(rounds=10).village(0, "0,0 N").village(1, "0,0 S")
    assert end_of_rounds(shared).state.ranks() == [1, 1, 3]
