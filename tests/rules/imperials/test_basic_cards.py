"""Action cards of Basic (R9)."""

import pytest

from aevum.games.imperials.rules.hexes import SIDE_NAMES
from aevum.games.imperials.scenes import Scene

PRICE = {"wool": 1, "wheat": 1, "ore": 1}


def test_a_card_is_bought_from_a_deck_of_25() -> None:
    """R9.1"""
    scene = Scene().hand(0, **PRICE).acting(0)
    assert scene.state.decks[3].size() == 25
    scene.do(0, "buy").chance("drawn monopoly")
    assert scene.actions_of(0) == {"Monopoly": 1}
    assert scene.state.decks[3].size() == 24
    assert scene.hand_of(0) == {}


def test_no_card_is_bought_before_the_roll() -> None:
    """R9.1"""
    Scene().hand(0, **PRICE).before_roll(0).refused(0, "buy")


def test_an_empty_deck_sells_nothing() -> None:
    """R9.1"""
    scene = Scene().hand(0, wool=2, wheat=2, ore=2).used_up("Warrior", 14).used_up("Treasure", 5)
    scene.used_up("Road Builder", 2).used_up("Harvest", 1).used_up("Monopoly", 2).acting(0)
    scene.do(0, "buy").chance("drawn harvest").refused(0, "buy")


def test_harvest_of_an_earlier_turn() -> None:
    """R9.2, R9.8, example 19: not in the turn of its purchase; then two cards exactly (A9)."""
    scene = Scene(2).hand(0, **PRICE).holds(0, "Treasure").acting(0)
    scene.do(0, "buy").chance("drawn harvest")
    scene.refused(0, "play harvest")
    scene.do(0, "end").roll(1, 1).do(1, "end").roll(1, 1)
    scene.do(0, "play harvest", "card ore", "card ore")
    assert scene.hand_of(0) == {"ore": 2}


def test_one_card_a_turn() -> None:
    """R9.2, example 19"""
    scene = Scene(2).holds(0, "Harvest").holds(0, "Monopoly").acting(0)
    scene.do(0, "play harvest", "card ore", "card ore").refused(0, "play monopoly")
    scene.do(0, "end").roll(1, 1).do(1, "end")
    assert scene.can(0, "play monopoly")


def test_one_card_a_turn_before_and_after_the_roll() -> None:
    """R9.2, R9.3"""
    scene = Scene().holds(0, "Harvest").holds(0, "Monopoly").before_roll(0)
    scene.do(0, "play monopoly", "card ore").refused(0, "play harvest")
    scene.roll(1, 1).refused(0, "play harvest")


def test_an_older_card_of_the_same_kind_is_fine() -> None:
    """R9.2"""
    scene = Scene().hand(0, **PRICE).holds(0, "Harvest").acting(0)
    scene.do(0, "buy").chance("drawn harvest")
    assert scene.can(0, "play harvest")


@pytest.mark.parametrize("card", ["warrior", "road-builder", "harvest", "monopoly"])
def test_every_card_may_be_played_before_the_roll_and_after_it(card: str) -> None:
    """R9.3 (A10)"""
    name = card.replace("-", " ").title()
    for scene in (
        Scene().village(0, "0,0 N").holds(0, name).before_roll(0),
        Scene().village(0, "0,0 N").holds(0, name).acting(0),
    ):
        assert scene.can(0, f"play {card}")


def test_a_played_card_is_out_of_the_game() -> None:
    """R9.4"""
    scene = Scene().holds(0, "Monopoly").acting(0).do(0, "play monopoly", "card ore")
    assert scene.actions_of(0) == {}
    assert scene.state.spent[scene.card("Monopoly")] == 1
    assert scene.state.decks[3].size() == 24
    assert scene.state.decks[3].bottom == []


def test_a_warrior_moves_the_robber_and_robs() -> None:
    """R9.5: as after a seven, but nobody discards."""
    scene = Scene().village(1, "0,0 N").hand(1, wood=9).holds(0, "Warrior").acting(0)
    scene.do(0, "play warrior")
    scene.refused(0, "tile -2,0")
    scene.do(0, "tile 0,0").chance("stolen wood")
    assert scene.hand_of(0) == {"wood": 1}
    assert scene.state.sizes[1] == 8
    assert scene.state.army[0] == 1


def test_a_warrior_before_the_roll_frees_a_tile_in_time() -> None:
    """R9.5, R9.3"""
    scene = Scene().village(0, "0,0 N").robber("0,0").holds(0, "Warrior").before_roll(0)
    scene.do(0, "play warrior", "tile -2,0").roll(2, 2)
    assert scene.hand_of(0) == {"wheat": 1}


def test_a_treasure_is_a_hidden_point() -> None:
    """R9.6: never played, and it counts at once."""
    scene = Scene().hand(0, **PRICE).village(0, "0,0 N").acting(0)
    scene.do(0, "buy").chance("drawn treasure")
    assert scene.state.points[0] == 1
    assert scene.state.scores()[0] == 2
    scene.do(0, "end")
    Scene().holds(0, "Treasure").acting(0).refused(0, "play treasure")


def test_road_builder_before_the_roll() -> None:
    """R9.7 (A10): two roads, no card left over."""
    scene = Scene().village(0, "0,0 N").holds(0, "Road Builder").before_roll(0)
    scene.do(0, "play road-builder", "side 0,0 NE")
    scene.refused(0, "side 0,0 SE")
    scene.do(0, "side 0,0 E")
    assert scene.state.road.count(0) == 2
    assert scene.hand_of(0) == {}
    assert scene.asked() == [(0, "roll")]


def test_road_builder_ends_when_the_roads_do() -> None:
    """R9.7: with 14 roads on the board there is one to build."""
    roads = [f"{tile} {side}" for tile in ("0,0", "-1,2") for side in SIDE_NAMES]
    scene = Scene().village(0, "0,0 N").road(0, *roads, "2,-1 NE", "2,-1 E")
    scene.holds(0, "Road Builder").acting(0).do(0, "play road-builder", "side 0,-1 E")
    assert scene.asked() == [(0, "main")]
    assert scene.state.road.count(0) == 15
    full = Scene().village(0, "0,0 N").road(0, *roads, "2,-1 NE", "2,-1 E", "0,-1 E")
    full.holds(0, "Road Builder").acting(0).refused(0, "play road-builder")


def test_road_builder_ends_when_the_places_do() -> None:
    """R9.7: one side is free, and beyond it somebody stands."""
    scene = Scene().village(0, "0,0 N").road(1, "0,0 NW", "0,-1 E").village(1, "0,0 S")
    scene.town(2, "1,-1 SE").road(2, "0,0 E", "1,-1 SE").holds(0, "Road Builder").acting(0)
    scene.do(0, "play road-builder")
    assert scene.asked() == [(0, "main")]
    assert scene.state.road.count(0) == 1
    nowhere = Scene().village(0, "0,0 N").road(1, "0,0 NW", "0,-1 E", "0,0 NE")
    nowhere.holds(0, "Road Builder").acting(0).refused(0, "play road-builder")


def test_harvest_takes_two_alike_or_not() -> None:
    """R9.8"""
    scene = Scene().holds(0, "Harvest").acting(0).do(0, "play harvest", "card wood", "card ore")
    assert scene.hand_of(0) == {"wood": 1, "ore": 1}


def test_harvest_takes_fewer_only_if_there_are_no_more() -> None:
    """R9.8 (A9): one card is left; then none, and the card cannot be played."""
    scene = Scene().holds(0, "Harvest", 2).stock(1, wood=0, brick=0, wool=0, wheat=0, ore=1)
    scene.acting(0).do(0, "play harvest")
    assert scene.hand_of(0) == {"ore": 1}
    empty = Scene().holds(0, "Harvest").stock(1, wood=0, brick=0, wool=0, wheat=0, ore=0).acting(0)
    empty.refused(0, "play harvest")


def test_monopoly_takes_all_of_a_resource_from_everybody() -> None:
    """R9.9"""
    scene = Scene().hand(0, ore=1).hand(1, ore=3, wood=1).hand(2, ore=2).holds(0, "Monopoly")
    scene.acting(0).do(0, "play monopoly")
    assert scene.legal(0) == ["card wood", "card brick", "card wool", "card wheat", "card ore"]
    scene.do(0, "card ore")
    assert scene.hand_of(0) == {"ore": 6}
    assert [scene.hand_of(seat) for seat in (1, 2)] == [{"wood": 1}, {}]


def test_monopoly_may_come_to_nothing() -> None:
    """R9.9"""
    scene = Scene().hand(1, ore=3).holds(0, "Monopoly").acting(0)
    scene.do(0, "play monopoly", "card wool")
    assert scene.hand_of(0) == {}
