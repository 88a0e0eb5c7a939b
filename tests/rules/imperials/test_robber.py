"""Sevens, discards and the robber (R7)."""

from itertools import permutations

import pytest

from aevum.core.state import CHANCE
from aevum.games.imperials.scenes import Scene


def test_half_of_a_hand_above_the_limit_goes() -> None:
    """R7.1, example 8: limit 7, hands of 7, 8, 9 and 15 cards."""
    scene = Scene(4).hand(0, wood=7).hand(1, wood=4, ore=4).hand(2, wool=5, ore=4)
    scene.hand(3, wheat=8, brick=7).before_roll(0).roll(1, 6)
    assert scene.asked() == [(1, "discard"), (2, "discard"), (3, "discard")]
    scene.do(1, *["card wood"] * 4).do(2, *["card wool"] * 4).do(3, *["card wheat"] * 7)
    assert scene.state.sizes == [7, 4, 5, 8]
    assert scene.asked() == [(0, "robber")]


@pytest.mark.parametrize(("limit", "kept"), [(5, 3), (6, 6), (15, 6)])
def test_the_limit_is_an_option(limit: int, kept: int) -> None:
    """R7.1: six cards."""
    scene = Scene(2, discard_limit=limit).hand(0, wood=6).before_roll(0).roll(3, 4)
    if kept < 6:
        scene.do(0, *["card wood"] * 3)
    assert scene.asked() == [(0, "robber")]
    assert scene.state.sizes[0] == kept


def test_commodities_count_and_action_cards_do_not() -> None:
    """R7.1"""
    scene = Scene(2, "wonders").hand(0, wood=4, coin=4).hand(1, wood=7).holds(1, "Crane", 2)
    scene.before_roll(0).roll(3, 4)
    assert scene.asked() == [(0, "discard")]
    assert scene.legal(0) == ["card wood", "card coin"]


def test_fences_raise_the_limit() -> None:
    """R7.1, R15.1: two fences, limit 11."""
    scene = Scene(2, "wonders").town(0, "0,0 N", "0,0 S").fence("0,0 N", "0,0 S").hand(0, wood=11)
    scene.before_roll(0).roll(3, 4)
    assert scene.state.sizes[0] == 11


def test_discards_are_sealed() -> None:
    """R7.2, R1.7: nothing takes effect and nothing is seen before all have decided."""
    scene = Scene().hand(1, wood=4, ore=4).hand(2, wool=4, ore=4).before_roll(0).roll(3, 4)
    scene.do(1, "card wood", "card wood", "card ore", "card wood")
    assert scene.hand_of(1) == {"wood": 4, "ore": 4}
    assert scene.market()["wood"] == 20
    assert scene.events("discards") == []
    assert scene.seen_by(2).to_data() == _with_other_discards().seen_by(2).to_data()
    scene.do(2, *["card ore"] * 4)
    assert scene.hand_of(1) == {"wood": 1, "ore": 3}
    assert len(scene.events("discards")) == 2


def _with_other_discards() -> Scene:
    scene = Scene().hand(1, wood=4, ore=4).hand(2, wool=4, ore=4).before_roll(0).roll(3, 4)
    return scene.do(1, "card ore", "card ore", "card wood", "card ore")


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_discards_in_any_order_come_to_the_same(order: tuple[int, ...]) -> None:
    """R7.2"""
    scene = Scene().hand(0, wood=4, ore=4).hand(1, wool=5, ore=4).hand(2, wheat=4, brick=4)
    scene.before_roll(0).roll(3, 4)
    cards = ("wood", "ore", "brick")
    for _ in range(4):
        for seat in order:
            scene.do(seat, f"card {cards[seat]}")
    assert [scene.hand_of(seat) for seat in range(3)] == [{"ore": 4}, {"wool": 5}, {"wheat": 4}]
    assert scene.asked() == [(0, "robber")]


def test_one_cannot_discard_what_one_does_not_hold() -> None:
    """R7.2"""
    scene = Scene().hand(1, wood=7, ore=1).before_roll(0).roll(3, 4)
    scene.refused(1, "card wool")
    scene.do(1, "card ore").refused(1, "card ore")


def test_a_hand_of_one_kind_is_asked_like_any_other() -> None:
    """R7.2, R1.6: else everybody would know what is in it."""
    scene = Scene().hand(1, wood=9).before_roll(0).roll(3, 4)
    for _ in range(4):
        assert scene.asked() == [(1, "discard")]
        scene.do(1, "card wood")
    assert scene.hand_of(1) == {"wood": 5}


def test_the_robber_moves_to_another_tile() -> None:
    """R7.3: a desert too, but not where it is."""
    scene = Scene().robber("0,0").before_roll(0).roll(3, 4)
    assert len(scene.legal(0)) == 18
    scene.refused(0, "tile 0,0")
    scene.do(0, "tile -2,0")
    assert scene.state.robber == scene.at("-2,0")
    assert scene.asked() == [(0, "main")]


def test_the_thief_chooses_among_those_who_have_cards() -> None:
    """R7.4: one card at random, each as likely as the other."""
    scene = Scene(4).village(0, "0,0 N").village(1, "0,0 SE").town(2, "0,0 SW").village(3, "2,0 NE")
    scene.hand(1, wood=1).hand(2, ore=3, wool=1).hand(3, wood=1).before_roll(0).roll(3, 4)
    scene.do(0, "tile 0,0")
    assert scene.legal(0) == ["player 2", "player 3"]
    scene.do(0, "player 3")
    assert scene.odds() == {"stolen wool": 1, "stolen ore": 3}
    scene.chance("stolen ore")
    assert scene.hand_of(0) == {"ore": 1}
    assert scene.hand_of(2) == {"ore": 2, "wool": 1}
    assert scene.asked() == [(0, "main")]


def test_a_single_victim_is_robbed_without_a_question() -> None:
    """R7.4, example 9: B has no card, C has three (A26)."""
    scene = Scene().village(1, "0,0 N").village(2, "0,0 S").hand(2, wood=1, ore=2)
    scene.before_roll(0).roll(3, 4).do(0, "tile 0,0")
    assert scene.asked() == [(CHANCE, "chance")]
    scene.chance("stolen wood")
    assert scene.hand_of(0) == {"wood": 1}
    assert scene.hand_of(2) == {"ore": 2}


def test_nothing_is_stolen_where_nobody_can_be_robbed() -> None:
    """R7.4: not oneself, not those without cards, and a lone warrior isn't a building."""
    scene = Scene(mode="wonders").village(0, "0,0 N").town(1, "0,0 S").warrior(2, "0,0 NE")
    scene.hand(0, wood=1).hand(2, ore=1).dragon(attacks=1).before_roll(0).roll(3, 4)
    scene.do(0, "tile 0,0")
    assert scene.asked() == [(0, "main")]
    assert [scene.state.sizes[seat] for seat in range(3)] == [1, 0, 1]


def test_commodities_can_be_stolen() -> None:
    """R7.4"""
    scene = Scene(2, "wonders").town(1, "0,0 S").hand(1, coin=2, wood=1).dragon(attacks=1)
    scene.before_roll(0).roll(3, 4).do(0, "tile 0,0")
    assert scene.odds() == {"stolen wood": 1, "stolen coin": 2}


def test_the_robber_stops_production_only() -> None:
    """R7.5: a port and a village on its tile serve as before."""
    scene = Scene().village(0, "2,0 NE").robber("2,0").hand(0, ore=5, wheat=2).acting(0)
    assert scene.can(0, "market ore for wood")
    scene.do(0, "town 2,0 NE")


def test_the_robber_does_not_stop_irrigation_or_mining() -> None:
    """R7.5"""
    scene = Scene(2, "wonders").village(0, "0,0 N").robber("0,0").holds(0, "Irrigation").acting(0)
    scene.do(0, "play irrigation")
    assert scene.hand_of(0) == {"wheat": 2}
    scene = Scene(2, "wonders").village(0, "0,0 N").robber("0,-1").holds(0, "Mining").acting(0)
    scene.do(0, "play mining")
    assert scene.hand_of(0) == {"ore": 2}


def test_before_the_first_attack_a_seven_only_takes_discards() -> None:
    """R7.6 (A7), example 27: A has 9 cards and discards 4; the Bishop is not playable."""
    scene = Scene(2, "wonders").hand(0, wood=5, ore=4).village(1, "0,0 S").hand(1, wood=1)
    scene.holds(0, "Bishop").before_roll(0).roll(3, 4).do(0, *["card wood"] * 4)
    assert scene.hand_of(0) == {"wood": 1, "ore": 4}
    assert scene.asked() == [(0, "main")]
    assert scene.state.robber == scene.at("-2,0")
    scene.refused(0, "play bishop")


def test_a_first_attack_with_the_seven_lets_the_robber_move() -> None:
    """R7.7 (A6)"""
    scene = Scene(2, "wonders").dragon(1).before_roll(0).roll(3, 4, "dragon")
    for seat in (0, 1):
        scene.do(seat, "colour science").chance("drawn crane")
    assert scene.asked() == [(0, "robber")]


def test_a_robber_sent_to_the_desert_means_another_roll() -> None:
    """R7.8: nobody is robbed, the discards stay, and the player has not rolled yet."""
    scene = Scene(2, reroll=True).robber("0,0").village(1, "-2,0 NE").hand(0, wood=4, ore=4)
    scene.hand(1, wood=1).before_roll(0).roll(3, 4).do(0, *["card ore"] * 4, "tile -2,0")
    assert scene.asked() == [(0, "roll")]
    assert scene.hand_of(0) == {"wood": 4}
    assert scene.state.rolled == 0
    scene.refused(0, "end")
    scene.roll(1, 1)
    assert scene.asked() == [(0, "main")]


def test_with_the_option_the_robber_may_stay_on_a_desert() -> None:
    """R7.8: but on no other tile."""
    scene = Scene(2, reroll=True).before_roll(0).roll(3, 4).do(0, "tile -2,0")
    assert scene.asked() == [(0, "roll")]
    scene.roll(3, 4).do(0, "tile 0,0")
    assert scene.asked() == [(0, "main")]
    scene.do(0, "end").roll(3, 4).refused(1, "tile 0,0")


def test_without_the_option_a_desert_is_a_tile_like_any_other() -> None:
    """R7.8, R7.3"""
    scene = Scene(2).before_roll(0).roll(3, 4)
    scene.refused(0, "tile -2,0")
    scene.do(0, "tile 0,0", "end").roll(3, 4).do(1, "tile -2,0")
    assert scene.asked() == [(1, "main")]


def test_a_warrior_card_to_the_desert_is_no_second_roll() -> None:
    """R7.8: only a seven is, and the card robs there as anywhere."""
    scene = Scene(2, reroll=True).robber("0,0").village(1, "-2,0 NE").hand(1, ore=1)
    scene.holds(0, "Warrior").acting(0).do(0, "play warrior", "tile -2,0").chance("stolen ore")
    assert scene.asked() == [(0, "main")]


def test_the_second_roll_has_its_event_too() -> None:
    """R7.9"""
    scene = Scene(2, "wonders", reroll=True).dragon(5, attacks=1).robber("0,0").before_roll(0)
    scene.roll(3, 4, "dragon").do(0, "tile -2,0")
    assert scene.state.dragon == 4
    scene.roll(1, 1, "dragon")
    assert scene.state.dragon == 3


def test_no_second_roll_before_the_first_attack() -> None:
    """R7.9"""
    scene = Scene(2, "wonders", reroll=True).before_roll(0).roll(3, 4)
    assert scene.asked() == [(0, "main")]
