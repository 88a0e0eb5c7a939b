"""Frozen games: the countdown, what stops it, and the ends that time brings (R14)."""

from aevum.games.chronos.scenes import Scene


def frozen() -> Scene:
    """Return a game in which a card was picked and all sand has flowed."""
    return Scene().picked().kingdom(0, "30").kingdom(1, "100").timer("1a", "pile1")


def test_ten_seconds_without_a_card_end_the_game() -> None:
    """R14.1"""
    scene = frozen().do(2, "freeze", at=100).wait(10_100)
    assert scene.over() == ""
    scene.wait(10_101)
    assert (scene.over(), scene.winners()) == ("frozen", [1])


def test_ties_share_a_frozen_game() -> None:
    """R14.1"""
    scene = frozen().kingdom(0, "50", "20").do(2, "freeze").wait(20_000)
    assert scene.winners() == [0, 1]


def test_all_timers_must_have_flowed() -> None:
    """R14.1: those in Hell too."""
    scene = frozen().timer("2a", "hell1", left=5_000)
    scene.refused(0, "freeze", at=4_999)
    scene.do(0, "freeze", at=5_000)


def test_not_before_a_card_was_picked_or_a_minute_has_passed() -> None:
    """R14.2"""
    scene = Scene()
    scene.refused(0, "freeze", at=59_999)
    scene.do(0, "freeze", at=60_000)


def test_not_while_a_choice_is_in_flight() -> None:
    """R14.2"""
    scene = Scene().pile(1, "war").timer("1a", "pile1").do(0, "take 1a front", at=0)
    scene.refused(1, "freeze", at=4_000)
    scene.do(0, "send 2a as it is", at=4_000).do(1, "freeze", at=4_000)


def test_one_countdown_at_a_time() -> None:
    """R14.2"""
    scene = frozen().do(0, "freeze", at=0)
    scene.refused(1, "freeze", at=3_000)


def test_it_may_start_again() -> None:
    """R14.2"""
    scene = frozen().do(2, "freeze", at=0).do(0, "take 1a front", at=4_000)
    scene.do(1, "freeze", at=4_000).wait(14_001)
    assert scene.over() == "frozen"


def test_moving_does_not_stop_it() -> None:
    """R14.3"""
    scene = frozen().do(2, "freeze", at=0).do(0, "go 1a pile2", at=1_000).wait(10_001)
    assert scene.over() == "frozen"


def test_a_picked_card_stops_it_to_the_last_millisecond() -> None:
    """R14.3, R13.7"""
    scene = frozen().do(2, "freeze", at=0).do(0, "take 1a front", at=10_000).wait(30_000)
    assert scene.over() == ""
    assert len(scene.events("thaw")) == 1


def test_a_card_that_one_does_not_get_stops_nothing() -> None:
    """R14.3"""
    scene = frozen().timer("2a", "pile1").do(2, "freeze", at=0).do(0, "take 1a front", at=500)
    assert scene.wait(10_001).over() == "frozen"


def test_demeter_and_ares_pick_too() -> None:
    """R14.3"""
    scene = Scene(gods=("DEMETER",)).owns(0, "DEMETER").picked().pile(2, "10")
    scene.do(1, "freeze", at=0).do(0, "demeter 2", at=9_000)
    assert scene.wait(12_000).over() == ""
    scene = Scene(gods=("ARES",)).owns(0, "ARES").picked().kingdom(1, "50").timer("1a", "kingdom2")
    scene.do(1, "freeze", at=0).do(0, "take 1a front", at=9_000)
    assert scene.wait(12_000).over() == ""


def test_empty_piles_start_it_by_themselves() -> None:
    """R14.4"""
    scene = Scene().kingdom(0, "50").timer("2a", "city1", left=3_000).no_piles().wait(2_999)
    assert scene.state.countdown > scene.state.now + 10_000
    assert scene.wait(13_000).over() == ""
    assert scene.wait(13_001).over() == "frozen"


def test_the_last_card_of_all_starts_it() -> None:
    """R14.4"""
    scene = Scene().no_piles()
    scene.state.tops[2] = 5
    scene.state.standing = 4
    scene.state.discard[5] -= 1
    scene.state.discarded -= 1
    scene.timer("1a", "pile3").do(0, "take 1a front", at=100)
    assert scene.cards(0) == ["100"]
    assert scene.wait(10_100).over() == ""
    assert scene.wait(10_101).over() == "frozen"


def test_fifteen_minutes() -> None:
    """R14.5"""
    scene = Scene().kingdom(2, "50").pile(1, "war").timer("1a", "pile1").wait(899_998)
    scene.do(0, "take 1a front").wait(899_999)
    assert scene.over() == ""
    scene.wait(900_000)
    assert (scene.over(), scene.winners(), scene.asked()) == ("cap", [2], [])
