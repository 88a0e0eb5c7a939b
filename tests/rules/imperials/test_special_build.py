"""The special build phase (R19)."""

import pytest

from aevum.games.imperials.scenes import Scene

ROAD = {"wood": 1, "brick": 1}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_auto_means_more_than_four_players(seats: int) -> None:
    """R19.1"""
    assert Scene(seats).state.terms.special == (seats > 4)
    assert Scene(seats, special_build="on").state.terms.special
    assert not Scene(seats, special_build="off").state.terms.special


def test_nobody_asks_where_there_is_none() -> None:
    """R19.1"""
    assert Scene(4).acting(0).legal(1, "request") == []
    assert Scene(5, special_build="off").acting(0).legal(1, "request") == []


def specials() -> Scene:
    """Four players with a village and the cards of a road each; it is B's turn."""
    scene = Scene(4, special_build="on")
    for seat, place in enumerate(("0,0 N", "0,0 SE", "0,0 SW", "2,0 NE")):
        scene.village(seat, place).hand(seat, **ROAD)
    return scene.acting(1)


def test_those_who_asked_build_clockwise_from_the_next_seat() -> None:
    """R19.2"""
    scene = specials().do(0, "request").do(3, "request").do(1, "end")
    assert scene.asked() == [(3, "special")]
    scene.do(3, "road 2,0 NE", "end")
    assert scene.asked() == [(0, "special")]
    scene.do(0, "road 0,0 NE", "end")
    assert scene.asked() == [(2, "roll")]
    assert scene.state.road.count(3) == scene.state.road.count(0) == 1


def test_one_asks_once_and_not_in_ones_own_turn() -> None:
    """R19.2"""
    scene = specials().do(0, "request")
    scene.refused(0, "request")
    scene.refused(1, "request")
    scene.do(1, "end").do(0, "end")
    assert scene.asked() == [(2, "roll")]
    scene.roll(1, 1).do(2, "end")
    assert scene.asked() == [(3, "roll")]


def test_what_one_may_build() -> None:
    """R19.3: no trade, no cards, and nobody talks."""
    scene = Scene(4, special_build="on").village(0, "0,0 N").holds(0, "Monopoly")
    scene.hand(0, wood=5, brick=1, wool=1, wheat=2, ore=3).hand(2, wool=1).acting(1)
    scene.do(0, "request").do(1, "end")
    assert {text.split()[0] for text in scene.legal(0)} == {"end", "road", "town", "buy"}
    for move in ("market wood for ore", "offer", "play monopoly"):
        scene.refused(0, move)
    assert scene.legal(2) == []


def test_what_one_may_build_in_wonders_and_warriors() -> None:
    """R19.3: no move and no chase with warriors."""
    scene = Scene(4, "wonders", special_build="on").town(0, "0,0 N").road(0, "0,0 NE", "0,0 E")
    scene.warrior(0, "0,0 NE", active=True).robber("0,0").holds(0, "Merchant Fleet")
    scene.hand(0, wood=1, brick=2, wool=1, wheat=1, ore=1, paper=1).acting(1)
    scene.do(0, "request").do(1, "end")
    words = {text.split()[0] for text in scene.legal(0)}
    assert words == {"end", "road", "village", "warrior", "upgrade", "fence", "improve"}
    for move in ("march 0,0 NE", "chase 0,0 NE", "play merchant-fleet"):
        scene.refused(0, move)


def test_nobody_wins_in_it() -> None:
    """R19.3, R10.8: not even with the points of the target."""
    scene = Scene(4, special_build="on", points=5).town(0, "0,0 N", "0,0 S").road(0, "2,0 NE")
    scene.hand(0, wood=1, brick=1, wool=1, wheat=1).acting(1).do(0, "request").do(1, "end")
    scene.do(0, "village 2,0 NE")
    assert scene.state.points[0] == 5
    assert scene.asked() == [(0, "special")]
    scene.do(0, "end")
    for seat in (2, 3):
        scene.roll(1, 1).do(seat, "end")
    assert not scene.state.over()
    scene.roll(1, 1)
    assert scene.state.over()


def test_a_card_bought_in_it_may_be_played_in_the_next_turn() -> None:
    """R19.4"""
    scene = Scene(4, special_build="on").hand(2, wool=1, wheat=1, ore=1).acting(1)
    scene.do(2, "request").do(1, "end").do(2, "buy").chance("drawn harvest").do(2, "end")
    assert scene.asked() == [(2, "roll")]
    assert scene.can(2, "play harvest")


def test_a_warrior_activated_in_it_may_act_in_the_next_turn() -> None:
    """R19.4"""
    scene = Scene(4, "wonders", special_build="on").town(2, "0,0 N").road(2, "0,0 NE", "0,0 E")
    scene.warrior(2, "0,0 NE").hand(2, wheat=1).acting(1)
    scene.do(2, "request").do(1, "end").do(2, "activate 0,0 NE", "end").roll(1, 1)
    assert scene.can(2, "march 0,0 NE")
