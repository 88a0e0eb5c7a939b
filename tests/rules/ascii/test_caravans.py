"""Trade: Caravans that dice send on their way, and what their arrival brings."""

import pytest

from aevum.games.ascii.data import CARAVANS
from aevum.games.ascii.scenes import Scene, box

BOXES = ((5, 6), (4, 5, 6), (3, 4, 5, 6), (2, 3, 4, 5, 6), (2, 3, 4, 5, 6))


def nearly(number: int, seats: int = 3) -> Scene:
    """Return a scene in which seat 0 needs one more box of a Caravan and has the die for it."""
    return Scene(seats).dice(6, 6, 6).caravan(0, number, len(BOXES[number - 1]) - 1)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_a_box_wants_its_number_or_more(number: int, face: int) -> None:
    """R5.4"""
    assert CARAVANS == BOXES
    for place, wanted in enumerate(BOXES[number - 1]):
        scene = Scene(1).dice(face).gold(0, 0).caravan(0, number, place)
        assert bool(scene.legal(0, "caravan", str(number), "white1")) == (face >= wanted)


def test_boxes_are_checked_from_left_to_right() -> None:
    """R5.4"""
    scene = Scene(1).dice(4, 5, 6).gold(0, 0).do(0, "caravan 2 white1")
    assert scene[0].caravans == [0, 1, 0, 0, 0]
    scene.do(0, "caravan 2 white2", "caravan 2 white3")
    assert scene[0].caravans == [0, 3, 0, 0, 0]


def test_a_high_die_does_not_skip_a_box() -> None:
    """R5.4"""
    scene = Scene(1).dice(6, 2, 2).gold(0, 0).do(0, "caravan 4 white1")
    scene.refused(0, "caravan 4 white2")  # the second box wants a 3


def test_several_caravans_travel_at_once_in_any_order() -> None:
    """R5.4"""
    scene = Scene(1).dice(6, 6, 6).do(0, "caravan 5 white1", "caravan 1 white2", "caravan 3 white3")
    assert scene[0].caravans == [1, 0, 1, 0, 1]


def test_gold_changes_a_die_for_trade() -> None:
    """R3.5"""
    scene = Scene(1).dice(4).gold(0, 2).caravan(0, 1, 1).do(0, "caravan 1 white1")
    assert scene[0].gold == 0 + 3
    assert scene.events("spends") == [(0, 2)]


def test_a_caravan_that_has_arrived_does_not_leave_again() -> None:
    """R5.4"""
    scene = nearly(1).do(0, "caravan 1 white1")
    scene.refused(0, "caravan 1 white2")


@pytest.mark.parametrize(
    ("number", "science", "culture"), [(1, 0, 0), (2, 1, 0), (3, 0, 1), (4, 0, 2), (5, 0, 2)]
)
def test_what_a_caravan_brings(number: int, science: int, culture: int) -> None:
    """R5.4: Happiness and three Gold, and in some cases boxes of Science or Culture."""
    scene = nearly(number, 1).do(0, f"caravan {number} white1")
    assert (scene[0].happy, scene[0].gold) == (1, 6)
    assert scene[0].trunk == science
    for name in ("c1", "d4")[:culture]:
        scene.do(0, f"mark {name}")
    assert scene.asked() == [(0, "develop")]
    assert scene[0].culture == sum(1 << box(name) for name in ("c1", "d4")[:culture])


def test_the_science_of_a_caravan_goes_to_either_branch() -> None:
    """R5.4"""
    scene = nearly(2, 1).science(0).do(0, "caravan 2 white1")
    assert scene.legal(0, "science") == ["science upper", "science lower"]
    scene.do(0, "science lower")
    assert scene[0].lower == 1


def test_an_arrival_is_told_at_once() -> None:
    """R1.3, R5.9"""
    scene = nearly(1).do(0, "caravan 1 white1")
    assert scene.events("arrives") == [(0, 0)]
    scene = Scene(3).dice(6).do(0, "caravan 1 white1")
    assert scene.events("arrives") == []


def test_each_other_player_with_reach_to_the_owner_earns_a_gold() -> None:
    """R5.4, R5.9"""
    scene = nearly(1, 5).do(0, "caravan 1 white1")
    assert [scene[seat].gold for seat in range(5)] == [6, 3, 3, 3, 3]  # booked when all are done
    scene.each("done")
    assert [scene[seat].gold for seat in range(5)] == [6, 4, 3, 3, 4]


def test_a_sailor_has_reach_to_every_caravan() -> None:
    """R7.1"""
    scene = nearly(1, 5).science(2, 4, 0, 2).science(0, 4, 0, 2).do(0, "caravan 1 white1")
    scene.each("done")
    # Seat 0's own Navigation is Reach of seat 0, not of the others to it.
    assert [scene[seat].gold for seat in range(5)] == [6, 4, 4, 3, 4]


def test_reach_is_that_of_the_start_of_development() -> None:
    """R5.9"""
    scene = nearly(1, 5).science(2, 4, 0, 1).gold(2, 3)
    scene.do(2, "buy lower").do(0, "caravan 1 white1").each("done")
    assert scene[2].gold == 0


def test_two_players_earn_nothing_of_each_other_before_navigation() -> None:
    """R12.2"""
    scene = nearly(1, 2).do(0, "caravan 1 white1").each("done")
    assert scene[1].gold == 3
    again = nearly(1, 2).science(1, 4, 0, 2).do(0, "caravan 1 white1").each("done")
    assert again[1].gold == 4


def test_two_caravans_earn_twice() -> None:
    """R5.4"""
    scene = nearly(1).caravan(0, 2, 2).do(0, "caravan 1 white1", "caravan 2 white2").each("done")
    assert [scene[seat].gold for seat in range(3)] == [9, 5, 5]


def test_a_neighbours_last_gold_is_not_marked_unannounced() -> None:
    """R10.4"""
    scene = nearly(1).gold(1, 5, 48).do(0, "caravan 1 white1").each("done")
    assert (scene[1].gold, scene[1].gained) == (5, 48)
    told = nearly(1).gold(1, 5, 48).begin("development", announced=True)
    told.do(0, "caravan 1 white1").each("done").peace()
    assert (told[1].gold, told[1].gained) == (6, 49)
    assert told.state.ending == "mastery"


def test_alone_caravans_still_travel() -> None:
    """R12.1"""
    scene = nearly(1, 1).do(0, "caravan 1 white1", "done")
    assert (scene[0].gold, scene[0].happy) == (6, 1)
