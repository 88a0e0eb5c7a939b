"""Trading with the market (R8.1 to R8.4, R8.11)."""

import pytest

from aevum.games.imperials.scenes import Scene


def test_four_cards_of_a_kind_buy_one_of_another() -> None:
    """R8.1"""
    scene = Scene().hand(0, wood=5, brick=3).acting(0)
    wanted = [f"market wood for {card}" for card in ("brick", "wool", "wheat", "ore")]
    assert scene.legal(0, "market") == wanted
    scene.do(0, "market wood for ore")
    assert scene.hand_of(0) == {"wood": 1, "brick": 3, "ore": 1}
    assert scene.market()["wood"] == 23
    scene.refused(0, "market wood for ore")
    scene.refused(0, "market brick for ore")


@pytest.mark.parametrize("build", [Scene.village, Scene.town])
def test_a_general_port_makes_it_three(build: object) -> None:
    """R8.1: of every kind, commodities too."""
    assert callable(build)
    scene = Scene(mode="wonders").hand(0, wood=3, cloth=3)
    build(scene, 0, "0,-2 NW")
    scene.acting(0).do(0, "market wood for coin", "market cloth for ore")
    assert scene.hand_of(0) == {"coin": 1, "ore": 1}


def test_a_warrior_opens_no_port() -> None:
    """R8.1"""
    scene = Scene(mode="wonders").warrior(0, "0,-2 NW").hand(0, wood=3).acting(0)
    scene.refused(0, "market wood for ore")


def test_the_ports_of_others_do_not_help() -> None:
    """R8.1"""
    scene = Scene().village(1, "0,-2 NW").hand(0, wood=3).acting(0)
    scene.refused(0, "market wood for ore")


def test_a_resource_port_makes_it_two_of_its_resource() -> None:
    """R8.2 (A2): for any other card; everything else stays at four."""
    scene = Scene().village(0, "2,0 NE").hand(0, ore=2, wood=3).acting(0)
    scene.refused(0, "market wood for ore")
    scene.do(0, "market ore for wool")
    assert scene.hand_of(0) == {"wood": 3, "wool": 1}


def test_the_best_ratio_of_each_kind_applies() -> None:
    """R8.2: ports for ore and wood, and a general one."""
    scene = Scene().village(0, "2,0 NE", "-1,-1 NW", "0,-2 NW").hand(0, ore=2, wood=2, wool=3)
    scene.acting(0).do(0, "market ore for brick", "market wood for brick", "market wool for brick")
    assert scene.hand_of(0) == {"brick": 3}


def test_a_port_serves_from_the_moment_of_building() -> None:
    """R8.2"""
    scene = Scene().road(0, "2,0 E").hand(0, wood=1, brick=1, wool=1, wheat=1, ore=2).acting(0)
    scene.refused(0, "market ore for wood")
    scene.do(0, "village 2,0 NE", "market ore for wood")


def ports_of_wood_and_all() -> Scene:
    """A has a village at the wood port and a town at a general port."""
    scene = Scene().village(0, "-1,-1 NW").town(0, "1,1 S")
    return scene.hand(0, wood=2, brick=3, wool=2).acting(0)


def test_one_trade_may_mix_kinds() -> None:
    """R8.3, R8.11, example 10: 2 wood and 3 brick for 1 ore and 1 wheat."""
    scene = ports_of_wood_and_all().do(0, "offer", *["give wood"] * 2, *["give brick"] * 3)
    scene.do(0, "ask ore", "ask wheat", "send")
    assert scene.asked() == [(0, "where")]
    assert scene.legal(0) == ["with market", "with players"]
    scene.do(0, "with market")
    assert scene.hand_of(0) == {"wool": 2, "ore": 1, "wheat": 1}


def test_too_little_is_no_market_trade() -> None:
    """R8.3, example 10: 2 brick for 1 ore can only go out to the players."""
    scene = ports_of_wood_and_all()
    scene.do(0, "offer", "give brick", "give brick", "ask ore", "send")
    assert scene.asked() == [(0, "main")]
    assert len(scene.events("offers")) == 1
    assert scene.hand_of(0) == {"wood": 2, "brick": 3, "wool": 2}


@pytest.mark.parametrize(
    ("give", "ask"),
    [
        ({"wood": 4}, {"ore": 1}),  # twice the price of one card
        ({"wood": 2, "brick": 3}, {"ore": 1}),  # two units for one card
        ({"wood": 2}, {"ore": 2}),
        ({"wood": 2, "brick": 1}, {"ore": 1}),  # a brick on top
    ],
)
def test_units_and_cards_must_match(give: dict[str, int], ask: dict[str, int]) -> None:
    """R8.3: everything else is an offer to the players."""
    scene = Scene().village(0, "-1,-1 NW").town(0, "1,1 S").hand(0, wood=4, brick=3).acting(0)
    scene.do(0, "offer", *[f"give {card}" for card, n in give.items() for _ in range(n)])
    scene.do(0, *[f"ask {card}" for card, n in ask.items() for _ in range(n)], "send")
    assert scene.asked() == [(0, "main")]


def test_no_kind_on_both_sides() -> None:
    """R8.3 (A3)"""
    scene = Scene().hand(0, wood=5).acting(0)
    scene.refused(0, "market wood for wood")
    scene.do(0, "offer", "give wood").refused(0, "ask wood")


def test_the_market_must_hold_what_is_asked() -> None:
    """R8.4"""
    scene = Scene().hand(0, wood=4).stock(1, ore=0).acting(0)
    scene.refused(0, "market wood for ore")
    scene.do(0, "offer", *["give wood"] * 4, "ask ore", "send")
    assert scene.asked() == [(0, "main")]
    scene.do(1, "accept 1").do(0, "deal 1 with 2")
    assert scene.hand_of(0) == {"ore": 1}


def test_market_or_players() -> None:
    """R8.11 (A29): the offer that the market would take may still go to the players."""
    scene = Scene().hand(0, wood=4).hand(1, ore=1).acting(0)
    scene.do(0, "offer", *["give wood"] * 4, "ask ore", "send")
    assert scene.legal(1) == []
    assert scene.events("offers") == []
    scene.do(0, "with players").do(1, "accept 1").do(0, "deal 1 with 2")
    assert scene.hand_of(1) == {"wood": 4}


def test_others_do_not_trade_with_the_market() -> None:
    """R8.5"""
    scene = Scene().hand(0, ore=1).hand(1, wood=4).acting(0)
    scene.refused(1, "market wood for ore")
    scene.do(0, "offer", "give ore", "ask brick", "send")
    scene.do(1, "counter", *["give wood"] * 4, "ask ore", "send")
    assert scene.asked() == [(0, "main")]
    assert scene.hand_of(1) == {"wood": 4}


def test_without_player_trades_the_market_remains() -> None:
    """R8.5"""
    scene = Scene(player_trades=False).hand(0, wood=4).hand(1, ore=1).acting(0)
    assert scene.legal(0) == [
        "end",
        *[f"market wood for {c}" for c in ("brick", "wool", "wheat", "ore")],
    ]
    assert scene.legal(1) == []
    assert len(scene.state.asks) == 1
