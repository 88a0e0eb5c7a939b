"""Fog and gold (R2.12 to R2.14)."""

from aevum.core.state import UNKNOWN
from aevum.games.imperials.scenes import Scene


def woods() -> Scene:
    """A road of A on The Woods stops short of two tiles of fog, wheat and ore."""
    scene = Scene(map="the woods").tile("3,1", "wheat", 9).tile("2,2", "ore", 4)
    return scene.road(0, "2,1 SW").hand(0, wood=2, brick=2)


def test_a_road_turns_over_the_fog_at_its_end() -> None:
    """R2.12, example 29: both tiles are shown to all, and A gets a card of each."""
    scene = woods().acting(0)
    for seat in range(3):
        mask = scene.seen_by(seat)
        assert [mask.kinds[scene.at(place)] for place in ("3,1", "2,2")] == [UNKNOWN, UNKNOWN]
        assert [mask.numbers[scene.at(place)] for place in ("3,1", "2,2")] == [UNKNOWN, UNKNOWN]
    scene.do(0, "road 2,1 SE")
    assert scene.hand_of(0) == {"wood": 1, "brick": 1, "wheat": 1, "ore": 1}
    for seat in range(3):
        mask = scene.seen_by(seat)
        assert [mask.numbers[scene.at(place)] for place in ("3,1", "2,2")] == [9, 4]
    assert {tuple(event.args) for event in scene.events("lifts")} == {
        (scene.at("3,1"), 3, 9),
        (scene.at("2,2"), 4, 4),
    }


def test_fog_that_no_road_touches_stays() -> None:
    """R2.12"""
    scene = woods().acting(0).do(0, "road 2,1 SE")
    assert sum(scene.state.fog) == 28
    assert scene.state.fog[scene.at("3,0")] == 1


def test_a_revealed_tile_produces_from_now_on() -> None:
    """R2.12: before, its number brings nothing, even if somebody stood there."""
    scene = woods().acting(0).do(0, "road 2,1 SE", "road 2,1 E")
    assert scene.state.fog[scene.at("3,1")] == 0
    assert scene.at("3,1") in scene.state.yields[9]
    hidden = woods().acting(0)
    assert hidden.at("3,1") not in hidden.state.yields[9]


def test_an_empty_market_gives_nothing_for_a_revealed_tile() -> None:
    """R2.12"""
    scene = woods().stock(1, wheat=0).acting(0).do(0, "road 2,1 SE")
    assert scene.hand_of(0) == {"wood": 1, "brick": 1, "ore": 1}


def test_a_road_of_a_card_lifts_fog_too() -> None:
    """R2.12, R9.7"""
    scene = woods().holds(0, "Road Builder").acting(0).do(0, "play road-builder", "side 2,1 SE")
    assert scene.hand_of(0) == {"wood": 2, "brick": 2, "wheat": 1, "ore": 1}


def test_a_road_of_the_setup_lifts_fog_too() -> None:
    """R2.12, R3.4: and the corner stays closed for the whole setup."""
    scene = Scene(map="the woods", seats=2).tile("3,0", "brick", 9)
    scene.do(0, "village 2,1 NW", "road 2,1 NW")
    assert scene.state.fog[scene.at("3,0")] == 0
    assert scene.hand_of(0) == {"brick": 1}
    scene.refused(1, "village 3,0 NW")


def test_revealed_gold_is_a_choice_of_one_resource() -> None:
    """R2.13 (A18)"""
    scene = woods().tile("3,1", "gold", 9).acting(0).do(0, "road 2,1 SE")
    assert scene.asked() == [(0, "pick")]
    assert scene.legal(0) == ["card wood", "card brick", "card wool", "card wheat", "card ore"]
    scene.do(0, "card wool")
    assert scene.hand_of(0) == {"wood": 1, "brick": 1, "ore": 1, "wool": 1}
    assert scene.asked() == [(0, "main")]


def test_two_revealed_gold_tiles_are_two_choices_of_what_the_market_has() -> None:
    """R2.13"""
    scene = woods().tile("3,1", "gold", 9).tile("2,2", "gold", 9)
    scene.stock(1, wool=0, wheat=0).acting(0).do(0, "road 2,1 SE")
    assert scene.legal(0) == ["card wood", "card brick", "card ore"]
    scene.do(0, "card ore", "card ore")
    assert scene.hand_of(0) == {"wood": 1, "brick": 1, "ore": 2}


def test_no_village_beside_fog() -> None:
    """R2.14"""
    scene = woods().hand(0, wool=1, wheat=1).acting(0)
    scene.refused(0, "village 2,1 S")
    scene.do(0, "road 2,1 SE")
    assert scene.can(0, "village 2,1 S")


def test_the_robber_cannot_go_into_the_fog() -> None:
    """R2.14, R7.3"""
    scene = woods().before_roll(0).roll(3, 4)
    open_tiles = [f"tile {tile}" for tile, fog in enumerate(scene.state.fog) if not fog]
    open_tiles.remove(f"tile {scene.state.robber}")
    assert scene.legal(0) == open_tiles
    scene.refused(0, "tile 3,1")
