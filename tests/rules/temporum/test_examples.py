"""The simple worked examples."""

from aevum.games.temporum.scenes import Scene


def test_example_6_stacked_advances() -> None:
    scene = Scene(2, "Ancient Egypt").money(0, 4).hand(0, "Artist").at(0, "Ancient Egypt")
    scene.do(0, "stay", "advance 2", "advance 3")
    assert scene.money_of(0) == 0
    assert scene.crowns_of(0) == [8, 1, 0, 1]


def test_example_8_unaffordable() -> None:
    scene = Scene(2, "Trojan War").money(0, 3).hand(0, "Artist").at(0, "Trojan War")
    scene.do(0, "stay").draw("Settlers")
    assert scene.money_of(0) == 0
    assert scene.hand_of(0) == ["Artist", "Settlers"]


def test_example_9_communist_utopia() -> None:
    scene = Scene(2, "Communist Utopia").money(0, 3).hand(0, "Tulip Stocks", "Golden Goose")
    scene.at(0, "Communist Utopia").do(0, "stay", "play tulip-stocks")
    assert scene.money_of(0) == 12
    assert scene.hand_of(0) == ["Golden Goose"]


def test_example_17_zombies() -> None:
    scene = Scene(2, "Zombie Apocalypse").money(0, 5).at(0, "Zombie Apocalypse").hand(0)
    scene.do(0, "move 2")
    assert scene.state.zombies[:10] == [0, 1, 0, 0, 0, 0, 2, 0, 0, 0]
    assert scene.money_of(0) == 3
