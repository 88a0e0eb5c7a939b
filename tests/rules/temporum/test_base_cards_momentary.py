"""The Momentary cards of the base game, each on its own, played in a Zone that adds nothing."""

import pytest

from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.standing import standing

HERE = "Balloon Revolution"  # pays for opponents, and there are none
ALMOST = (0, 0, 9, 1)  # rules Times III and IV; steps lead from Time III only


def playing(*cards: str, seats: int = 2) -> Scene:
    """Seat 0 stands where one of these cards is to be played."""
    return standing(HERE, *cards, seats=seats)


def test_anubis_statuette_visits_an_unreal_zone_and_comes_back() -> None:
    """R9.10, ruling 15"""
    scene = playing("Anubis Statuette").do(0, "stay")
    assert scene.money_of(0) == 2
    assert scene.legal(0) == [f"move {place}" for place in (1, 2, 3, 5, 6, 7, 8, 9, 10)]
    scene.do(0, "move Utopia").draw("Artist")
    assert scene.money_of(0) == 2 + 4
    assert scene.here(0) == "Nanotech Wonderland"


def test_anubis_statuette_leaves_who_visited_a_real_zone_there() -> None:
    scene = playing("Anubis Statuette").do(0, "stay", "move Renaissance").draw("Artist", "Settlers")
    assert scene.here(0) == "Roman Empire"
    real = playing("Anubis Statuette").do(0, "stay", "move Roman Empire")
    assert real.draw("Artist", "Settlers").here(0) == "Roman Empire"


def test_artist_draws_1() -> None:
    scene = playing("Artist").do(0, "stay").draw("Settlers")
    assert [scene.money_of(0), scene.hand_of(0)] == [8, ["Settlers"]]
    assert scene.thrown_cards() == ["Artist"]


def test_bag_of_loot_returns_to_the_hand() -> None:
    scene = playing("Bag of Loot").do(0, "stay")
    assert [scene.money_of(0), scene.hand_of(0)] == [7, ["Bag of Loot"]]
    assert scene.thrown_cards() == []


def test_bag_of_loot_is_back_before_pickpockets_draw() -> None:
    """R8.1, ruling 21"""
    scene = playing("Bag of Loot").front(0, "Gang of Pickpockets", "Detective").do(0, "stay")
    scene.draw("Artist")
    assert scene.hand_of(0) == ["Artist", "Bag of Loot"]
    assert scene.asked() == [(1, "turn")]


def test_bag_of_loot_is_discarded_when_scored() -> None:
    scene = standing("Stone Age", "Bag of Loot", money=4).crowns(0, *ALMOST).do(0, "stay")
    assert scene.crowns_of(0) == [0, 0, 5, 5]
    assert scene.thrown_cards() == ["Bag of Loot"]


def test_barbarian_horde_advances_for_every_card_discarded() -> None:
    scene = playing("Barbarian Horde", "Artist", "Settlers", "Trinket").crowns(0, *ALMOST)
    scene.do(0, "stay", "play Barbarian Horde", "discard Artist", "discard Settlers", "no")
    assert [scene.money_of(0), scene.crowns_of(0)] == [9, [0, 0, 7, 3]]
    assert scene.hand_of(0) == ["Trinket"]


def test_barbarian_horde_may_discard_nothing() -> None:
    scene = playing("Barbarian Horde", "Artist").do(0, "stay", "play Barbarian Horde", "no")
    assert [scene.money_of(0), scene.crowns_of(0)] == [9, [10, 0, 0, 0]]


def test_crown_jewels_pay_4_for_every_card_discarded() -> None:
    scene = playing("Crown Jewels", "Artist", "Settlers", "Trinket")
    scene.do(0, "stay", "play Crown Jewels", "discard Artist", "discard Settlers", "no")
    assert [scene.money_of(0), scene.hand_of(0)] == [11 + 8, ["Trinket"]]


def test_crown_jewels_pay_their_coins_alone() -> None:
    assert playing("Crown Jewels").do(0, "stay").money_of(0) == 11


def test_engineer_draws_2_and_discards_2() -> None:
    scene = playing("Engineer", "Artist").do(0, "stay", "play Engineer").draw("Settlers", "Trinket")
    scene.do(0, "discard Artist", "discard Trinket")
    assert [scene.money_of(0), scene.hand_of(0)] == [12, ["Settlers"]]


def test_gladiators_gladius_draws_for_every_time_ruled() -> None:
    scene = (
        playing("Gladiator's Gladius").crowns(0, *ALMOST).do(0, "stay").draw("Artist", "Trinket")
    )
    assert [scene.money_of(0), scene.hand_of(0)] == [8, ["Artist", "Trinket"]]
    assert scene.asked() == [(1, "turn")]
    assert playing("Gladiator's Gladius").do(0, "stay").asked() == [(1, "turn")]


def test_golden_goose_gives_opponents_5() -> None:
    scene = playing("Golden Goose", seats=3).do(0, "stay")
    assert [scene.money_of(seat) for seat in range(3)] == [16, 5, 5]


def test_infected_rat_takes_a_card_from_larger_hands() -> None:
    scene = (
        playing("Infected Rat", "Artist", seats=3)
        .hand(1, "Settlers")
        .hand(2, "Trinket", "Explorer")
    )
    scene.do(0, "stay", "play Infected Rat").do(2, "discard Trinket")
    assert scene.money_of(0) == 8
    assert [scene.hand_of(seat) for seat in range(3)] == [["Artist"], ["Settlers"], ["Explorer"]]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_inventor_draws_2_or_pays_8_or_advances_2(number: int) -> None:
    scene = playing("Inventor").crowns(0, *ALMOST).do(0, "stay", f"choice {number}")
    if number == 1:
        scene.draw("Artist", "Settlers")
    assert len(scene.hand_of(0)) == (2 if number == 1 else 0)
    assert scene.money_of(0) == (12 if number == 2 else 4)
    assert scene.crowns_of(0) == ([0, 0, 7, 3] if number == 3 else [0, 0, 9, 1])


def test_kill_your_grandfather_exchanges_the_hand_for_2_cards() -> None:
    scene = playing("Kill Your Grandfather", "Artist", "Settlers", "Trinket")
    scene.do(0, "stay", "play Kill Your Grandfather").draw("Explorer", "Inventor")
    assert [scene.money_of(0), scene.hand_of(0)] == [5, ["Explorer", "Inventor"]]
    assert scene.asked() == [(1, "turn")]


def test_kings_sword_advances_for_every_time_ruled() -> None:
    scene = playing("King's Sword").crowns(0, *ALMOST).do(0, "stay")
    assert [scene.money_of(0), scene.crowns_of(0)] == [8, [0, 0, 7, 3]]
    assert playing("King's Sword").do(0, "stay").crowns_of(0) == [10, 0, 0, 0]


def test_mayan_ritual_knife_costs_opponents_2_for_every_time_its_player_rules() -> None:
    scene = playing("Mayan Ritual Knife", seats=3).crowns(0, *ALMOST).money(1, 9).money(2, 3)
    scene.do(0, "stay")
    assert [scene.money_of(seat) for seat in range(3)] == [10, 5, 0]
    nothing = playing("Mayan Ritual Knife").money(1, 9).do(0, "stay")
    assert nothing.money_of(1) == 9


def test_papal_tiara_scores_with_its_own_coins() -> None:
    scene = playing("Papal Tiara", "Artist").crowns(0, *ALMOST).do(0, "stay", "play Papal Tiara")
    assert [scene.money_of(0), scene.crowns_of(0)] == [0, [0, 0, 5, 5]]
    poor = playing("Papal Tiara", "Settlers").do(0, "stay", "play Papal Tiara")
    assert [poor.money_of(0), poor.hand_of(0)] == [4, ["Settlers"]]


def test_predict_the_future_may_change_history_in_this_zone_at_the_end() -> None:
    scene = playing("Predict the Future").do(0, "stay")
    assert scene.legal(0) == ["change 3", "no"]
    scene.do(0, "change 3")
    assert scene.money_of(0) == 12
    assert scene.state.real[1:] == [0, 1, 3, 7]
    kept = playing("Predict the Future").do(0, "stay", "no")
    assert kept.state.real[1:] == [0, 1, 3, 6]


def test_predict_the_future_does_nothing_in_time_iv() -> None:
    """R3.7, ruling 13"""
    scene = standing("Icy Wasteland", "Predict the Future").do(0, "stay", "choice 2")
    assert scene.asked() == [(1, "turn")]


def test_settlers_advance_1() -> None:
    scene = playing("Settlers").do(0, "stay")
    assert [scene.money_of(0), scene.crowns_of(0)] == [8, [9, 1, 0, 0]]


def test_settlers_cost_16_for_7_and_lose_steps_that_do_not_fit() -> None:
    """R4.1, ruling 3"""
    scene = standing("Stone Age", "Settlers", money=16).crowns(0, 0, 0, 5, 5).do(0, "stay")
    assert scene.crowns_of(0) == [0, 0, 0, 10]
    assert scene.money_of(0) == 3 * 2
    assert scene.state.winner == 0


def test_shoguns_katana_pays_2_for_every_time_ruled() -> None:
    assert playing("Shogun's Katana").crowns(0, *ALMOST).do(0, "stay").money_of(0) == 10 + 4
    assert playing("Shogun's Katana").do(0, "stay").money_of(0) == 10


def test_step_on_a_butterfly_changes_three_zones_each_real_by_then() -> None:
    """R3.5"""
    scene = playing("Step on a Butterfly").do(0, "stay")
    assert scene.money_of(0) == 12
    assert scene.state.real[1:] == [0, 2, 4, 8]
    assert scene.state.pawn == [4, 8]


def test_trinket_plays_another_card() -> None:
    scene = playing("Trinket", "Black Market", "Artist")
    scene.do(0, "stay", "play Trinket", "play Black Market")
    assert [scene.money_of(0), scene.hand_of(0)] == [4 + 7, ["Artist"]]


def test_tulip_stocks_cost_opponents_5() -> None:
    scene = playing("Tulip Stocks", seats=3).money(1, 8).money(2, 3).do(0, "stay")
    assert [scene.money_of(seat) for seat in range(3)] == [9, 3, 0]
