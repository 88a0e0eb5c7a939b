"""The learning game: for some turns Development goes round, with the same dice."""

from aevum.games.ascii.scenes import PHASES, Scene


def test_development_goes_round_in_the_order_of_the_seats() -> None:
    """R12.3"""
    scene = Scene(3, learning=2).turn(2).gold(2, 9)
    for seat in range(3):
        assert scene.asked() == [(seat, "develop")]
        scene.do(seat, "build white1", "done")
    assert scene.peace().state.turn == 3


def test_after_those_turns_all_develop_at_once() -> None:
    """R12.3"""
    scene = Scene(3, learning=2).turn(3)
    assert scene.asked() == [(seat, "develop") for seat in range(3)]


def test_the_dice_are_the_same_for_all() -> None:
    """R12.3"""
    scene = Scene(2, learning=1).dice(6, 5, 4)
    scene.do(0, "build white1", "build white2", "build white3", "done")
    scene.do(1, "build white1", "build white2", "build white3")
    assert (scene[0].used, scene[1].used, scene[1].lines) == (7, 7, 18)


def test_who_comes_later_gains_nothing_of_it() -> None:
    """R12.3, R5.9: Caravans and Colonies of who went before are booked at the end."""
    scene = Scene(3, learning=1).dice(6, 6, 6).caravan(0, 1, 1).gold(1, 0).gold(0, 0)
    scene.colony(0, 1, 0, 2).staffed(1, farms=1)
    scene.do(0, "caravan 1 white1", "colonies white2", "use farms", "done")
    assert (scene[1].gold, scene[1].unhappy) == (0, 0)
    scene.do(1, "done").do(2, "done")
    assert (scene[1].gold, scene[1].unhappy) == (1, 1)


def test_hosts_are_those_of_the_start_of_the_phase_for_the_last_one_too() -> None:
    """R12.3, R8.5"""
    scene = Scene(2, learning=1).dice(6, 6, 6).colony(1, 0, 0, 2).staffed(0, farms=1)
    scene.do(0, "build white1", "farm 13 8", "staff 13 8", "done")
    scene.do(1, "colonies white1", "use farms")
    assert scene[1].workers == 4


def test_the_other_phases_are_as_ever() -> None:
    """R12.3: the announcement is asked of all at once."""
    scene = Scene(3, learning=5).begin("announcing")
    assert scene.asked() == [(seat, "announce") for seat in range(3)]
    scene.each("quiet")
    assert (scene.state.phase, scene.asked()) == (PHASES["development"], [(0, "develop")])


def test_alone_there_is_nothing_to_wait_for() -> None:
    """R12.3"""
    scene = Scene(1, learning=9)
    assert scene.asked() == [(0, "develop")]
