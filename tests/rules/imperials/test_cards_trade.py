"""The yellow action cards of Wonders & Warriors (R17)."""

import pytest

from aevum.games.imperials.scenes import Scene
from tests.rules.imperials.peek import under_deck, wonders

RESOURCE_NAMES = ("wood", "brick", "wool", "wheat", "ore")
COMMODITY_NAMES = ("paper", "cloth", "coin")


def test_there_are_eighteen_trade_cards() -> None:
    """R17.1 to R17.6"""
    assert wonders().state.decks[1].size() == 18


# Commercial Harbor


def harbor() -> Scene:
    """Seat 0 has resources and the card; seat 1 has commodities, seat 2 resources only."""
    scene = wonders().holds(0, "Commercial Harbor").hand(0, wood=1, ore=1, coin=1)
    return scene.hand(1, paper=1, cloth=1, wool=1).hand(2, wool=2)


def test_the_harbor_swaps_a_resource_for_a_commodity() -> None:
    """R17.1: you name the resource, they choose the commodity."""
    scene = harbor().acting(0).do(0, "play commercial-harbor")
    assert scene.asked() == [(0, "player")]
    assert scene.legal(0) == ["player 2", "player 3", "stop"]
    scene.do(0, "player 2")
    assert scene.legal(0) == ["card wood", "card ore"]
    scene.do(0, "card ore")
    assert scene.asked() == [(1, "card")]
    assert scene.legal(1, "card") == ["card paper", "card cloth"]
    scene.do(1, "card cloth")
    assert scene.hand_of(0) == {"wood": 1, "cloth": 1, "coin": 1}
    assert scene.hand_of(1) == {"paper": 1, "wool": 1, "ore": 1}


def test_the_harbor_visits_each_opponent_once_in_any_order() -> None:
    """R17.1"""
    scene = harbor().hand(2, coin=1).acting(0).do(0, "play commercial-harbor", "player 3")
    scene.do(0, "card wood").do(2, "card coin")
    assert scene.legal(0) == ["player 2", "stop"]
    scene.do(0, "player 2", "card ore").do(1, "card paper")
    assert scene.asked() == [(0, "main")]
    assert scene.hand_of(0) == {"paper": 1, "coin": 2}


def test_who_has_no_commodity_says_so_and_takes_nothing() -> None:
    """R17.1"""
    scene = harbor().acting(0).do(0, "play commercial-harbor", "player 3", "card wood")
    assert [event.seat for event in scene.events("no_commodity")] == [2]
    assert scene.hand_of(0) == {"wood": 1, "ore": 1, "coin": 1}
    assert scene.hand_of(2) == {"wool": 2}
    assert scene.legal(0) == ["player 2", "stop"]


def test_the_harbor_ends_when_its_player_stops() -> None:
    """R17.1"""
    scene = harbor().acting(0).do(0, "play commercial-harbor", "stop")
    assert scene.asked() == [(0, "main")]
    assert scene.actions_of(0) == {}


def test_the_harbor_ends_with_the_last_resource() -> None:
    """R17.1: seat 2 is left, but there is nothing to give."""
    scene = wonders().holds(0, "Commercial Harbor").hand(0, wood=1, coin=3).hand(1, paper=1)
    scene.hand(2, cloth=1).acting(0).do(0, "play commercial-harbor", "player 2", "card wood")
    scene.do(1, "card paper")
    assert scene.asked() == [(0, "main")]


@pytest.mark.parametrize("reason", ["no resource", "nobody"])
def test_when_the_harbor_is_not_playable(reason: str) -> None:
    """R17.1: an own resource, and an opponent with a card, which may be any."""
    scene = wonders().holds(0, "Commercial Harbor").hand(0, coin=2).holds(1, "Merchant")
    if reason == "no resource":
        scene.hand(1, paper=1)
    else:
        scene.hand(0, wood=2)
    scene.acting(0).refused(0, "play commercial-harbor")
    assert (
        wonders()
        .holds(0, "Commercial Harbor")
        .hand(0, wood=1)
        .hand(1, ore=1)
        .acting(0)
        .can(0, "play commercial-harbor")
    )


# Master Merchant


def test_the_master_merchant_takes_two_cards_of_his_choice() -> None:
    """R17.2"""
    scene = wonders().holds(0, "Master Merchant").village(1, "0,0 N").village(2, "0,0 S")
    scene.hand(1, wood=1, coin=2).hand(2, ore=1).acting(0).do(0, "play master-merchant")
    assert scene.asked() == [(0, "player")]
    assert scene.legal(0) == ["player 2", "player 3"]
    scene.do(0, "player 2")
    assert scene.legal(0) == ["card wood", "card coin"]
    scene.do(0, "card coin", "card coin")
    assert scene.hand_of(0) == {"coin": 2}
    assert scene.hand_of(1) == {"wood": 1}
    assert scene.asked() == [(0, "main")]


def test_the_master_merchant_takes_one_if_there_is_no_more() -> None:
    """R17.2, R1.8: the only richer player is looked at by itself."""
    scene = wonders().holds(0, "Master Merchant").village(1, "0,0 N").hand(1, wood=1).acting(0)
    scene.do(0, "play master-merchant", "card wood")
    assert scene.hand_of(0) == {"wood": 1}
    assert scene.asked() == [(0, "main")]


@pytest.mark.parametrize(
    ("points", "cards", "playable"), [(1, 1, True), (0, 1, False), (1, 0, False)]
)
def test_the_master_merchant_needs_a_richer_player_with_cards(
    points: int, cards: int, playable: bool
) -> None:
    """R17.2: equal points are not enough."""
    scene = wonders().holds(0, "Master Merchant").slayer(0, 1).slayer(1, 1 + points)
    scene.hand(1, ore=cards).hand(0, ore=5).acting(0)
    assert scene.can(0, "play master-merchant") == playable


# Merchant


def test_the_merchant_is_worth_a_point_and_trades_two_for_one() -> None:
    """R17.3, R8.2"""
    scene = wonders().village(0, "0,0 N").hand(0, ore=2, brick=2).holds(0, "Merchant").acting(0)
    scene.refused(0, "market ore for wood")
    scene.do(0, "play merchant")
    assert scene.asked() == [(0, "tile")]
    tiles = sorted(scene.at(place) for place in ("0,0", "0,-1", "1,-1"))
    assert scene.legal(0) == [f"tile {tile}" for tile in tiles]
    scene.do(0, "tile 0,-1")
    assert scene.state.points[0] == 2
    assert all(move.startswith("market ore") for move in scene.legal(0, "market"))
    assert scene.do(0, "market ore for coin").hand_of(0) == {"brick": 2, "coin": 1}


def test_the_merchant_stays_for_later_turns_until_another_plays_one() -> None:
    """R17.3, R7.5: the robber on their tile does not matter."""
    scene = wonders(2).village(0, "0,0 N").village(1, "0,0 S").merchant(0, "0,-1")
    scene.robber("0,-1").hand(0, ore=2).hand(1, wool=2).holds(1, "Merchant").before_roll(0)
    scene.roll(1, 1)
    assert scene.can(0, "market ore for wood")
    scene.do(0, "end").roll(1, 1).do(1, "play merchant", "tile -1,1")
    assert scene.state.points == [1, 2]
    assert scene.can(1, "market wool for wood")
    scene.do(1, "end").roll(1, 1)
    scene.refused(0, "market ore for wood")


def test_the_merchant_may_be_moved_by_his_own_holder() -> None:
    """R17.3: the point is not counted twice, and the old tile trades no more."""
    scene = wonders().village(0, "0,0 N").merchant(0, "0,-1").hand(0, ore=2, brick=2)
    scene.holds(0, "Merchant").acting(0).do(0, "play merchant", "tile 1,-1")
    assert scene.state.points[0] == 2
    assert all(move.startswith("market brick") for move in scene.legal(0, "market"))


@pytest.mark.parametrize("reason", ["warrior", "desert and gold", "fog"])
def test_when_the_merchant_is_not_playable(reason: str) -> None:
    """R17.3, A16: a village or town at an open resource tile is needed."""
    scene = wonders().holds(0, "Merchant")
    if reason == "warrior":
        scene.warrior(0, "0,0 N")
    elif reason == "fog":
        scene.village(0, "0,-2 NW").fog("0,-2", "-1,-1")
    else:
        scene.tile("-1,-1", "gold", 4).village(0, "-2,0 N")
    scene.acting(0).refused(0, "play merchant")


def test_the_only_tile_takes_the_merchant_by_itself() -> None:
    """R17.3, R1.8"""
    scene = wonders().village(0, "0,-2 N").holds(0, "Merchant").acting(0).do(0, "play merchant")
    assert scene.state.merchant == scene.at("0,-2")


# Merchant Fleet


@pytest.mark.parametrize("card", ["wheat", "cloth"])
def test_the_fleet_trades_a_kind_two_for_one_in_this_turn(card: str) -> None:
    """R17.4"""
    scene = wonders(2).holds(0, "Merchant Fleet").hand(0, **{card: 4}, wool=3).acting(0)
    scene.do(0, "play merchant-fleet")
    assert scene.asked() == [(0, "name-card")]
    assert scene.legal(0) == [f"card {name}" for name in RESOURCE_NAMES + COMMODITY_NAMES]
    scene.do(0, f"card {card}", f"market {card} for ore")
    assert scene.hand_of(0)["ore"] == 1
    assert all(move.startswith(f"market {card}") for move in scene.legal(0, "market"))
    scene.do(0, "end").roll(1, 1).do(1, "end").roll(1, 1)
    assert scene.legal(0, "market") == []


def test_two_fleets_in_one_turn() -> None:
    """R17.4, R15.2; always playable, also without a card to trade."""
    scene = wonders().holds(0, "Merchant Fleet", 2).acting(0)
    scene.do(0, "play merchant-fleet", "card wool", "play merchant-fleet", "card coin")
    scene.hand(0, wool=2, coin=2)
    assert scene.can(0, "market wool for ore")
    assert scene.can(0, "market coin for ore")
    assert under_deck(scene, "trade") == ["Merchant Fleet", "Merchant Fleet"]


# Monopolies


def test_the_resource_monopoly_takes_two_from_everybody() -> None:
    """R17.5: or what they have."""
    scene = wonders(4).holds(0, "Resource Monopoly").hand(0, ore=1).hand(1, ore=3, wool=1)
    scene.hand(2, ore=1).hand(3, coin=2).acting(0).do(0, "play resource-monopoly")
    assert scene.asked() == [(0, "name-card")]
    assert scene.legal(0) == [f"card {name}" for name in RESOURCE_NAMES]
    scene.do(0, "card ore")
    assert scene.hand_of(0) == {"ore": 4}
    assert scene.hand_of(1) == {"ore": 1, "wool": 1}
    assert scene.hand_of(2) == {}
    assert scene.hand_of(3) == {"coin": 2}


def test_the_trade_monopoly_takes_one_from_everybody() -> None:
    """R17.6"""
    scene = wonders(4).holds(0, "Trade Monopoly").hand(1, coin=3).hand(2, coin=1).hand(3, paper=1)
    scene.acting(0).do(0, "play trade-monopoly")
    assert scene.legal(0) == [f"card {name}" for name in COMMODITY_NAMES]
    scene.do(0, "card coin")
    assert scene.hand_of(0) == {"coin": 2}
    assert scene.hand_of(1) == {"coin": 2}
    assert scene.hand_of(3) == {"paper": 1}


def test_monopolies_are_always_playable() -> None:
    """R17.5, R17.6: even where nobody holds a card."""
    scene = wonders().holds(0, "Trade Monopoly").holds(0, "Resource Monopoly").acting(0)
    scene.do(0, "play trade-monopoly", "card paper", "play resource-monopoly", "card wood")
    assert scene.hand_of(0) == {}
