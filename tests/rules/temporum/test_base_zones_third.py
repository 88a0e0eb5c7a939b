"""The base Zones of Time III, each on its own, with what the rulings say about it."""

import pytest

from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.standing import standing

RULING = (9, 0, 1, 0)  # the only crown in Time III


def test_age_of_discovery_pays_1_for_every_crown_here_after_the_play() -> None:
    scene = standing("Age of Discovery", "Settlers").crowns(0, 4, 3, 3, 0)
    scene.do(0, "stay", "advance 2")
    assert scene.money_of(0) == 8 + 4
    assert scene.thrown_cards() == ["Settlers"]


def test_age_of_discovery_goes_on_with_an_empty_hand() -> None:
    assert standing("Age of Discovery").crowns(0, 4, 3, 3, 0).do(0, "stay").money_of(0) == 3
    assert standing("Age of Discovery").do(0, "stay").money_of(0) == 0


@pytest.mark.parametrize("guests", [0, 1, 2])
def test_balloon_revolution_pays_2_for_every_opponent_here(guests: int) -> None:
    scene = standing("Balloon Revolution", "Black Market", seats=3)
    for seat in range(1, 1 + guests):
        scene.at(seat, "Balloon Revolution")
    assert scene.do(0, "stay").money_of(0) == 7 + 2 * guests


def test_american_civil_war_pays_2_for_every_time_ruled() -> None:
    scene = standing("American Civil War", "Black Market").crowns(0, 7, 1, 1, 1)
    assert scene.do(0, "stay").money_of(0) == 7 + 6
    nothing = standing("American Civil War", "Black Market").do(0, "stay")
    assert nothing.money_of(0) == 7


def test_plutocracy_advances_a_crown_of_the_richest() -> None:
    scene = standing("Plutocracy", "Black Market").money(1, 6).do(0, "stay")
    assert scene.crowns_of(0) == [9, 1, 0, 0]


@pytest.mark.parametrize("rival", [7, 8])
def test_plutocracy_does_nothing_for_equals_and_the_poorer(rival: int) -> None:
    scene = standing("Plutocracy", "Black Market").money(1, rival).do(0, "stay")
    assert scene.crowns_of(0) == [10, 0, 0, 0]


def test_prohibition_era_pays_its_visitor_2_and_its_rulers_1() -> None:
    scene = standing("Prohibition Era", "Black Market").crowns(0, *RULING).do(0, "stay")
    assert [scene.money_of(0), scene.money_of(1)] == [7 + 2 + 1, 0]


def test_prohibition_era_pays_another_ruler() -> None:
    scene = standing("Prohibition Era", "Black Market").crowns(1, *RULING).do(0, "stay")
    assert [scene.money_of(0), scene.money_of(1)] == [7 + 2, 1]


def test_prohibition_era_pays_two_rulers_of_four_players() -> None:
    scene = standing("Prohibition Era", seats=4).crowns(0, *RULING).crowns(2, 8, 0, 2, 0)
    scene.do(0, "stay")
    assert [scene.money_of(seat) for seat in range(4)] == [3, 0, 1, 0]


def test_cold_war_pays_4_at_the_start_to_who_is_alone_there() -> None:
    scene = standing("Cold War").begin()
    assert scene.money_of(0) == 4
    scene.do(0, "stay")
    assert scene.money_of(0) == 4


def test_cold_war_pays_before_the_pawn_leaves_and_only_plays_when_visited() -> None:
    scene = standing("Cold War", "Black Market")
    scene.refused(0, "stay")
    scene.do(0, "effect cold-war", "stay")
    assert scene.money_of(0) == 4 + 7


def test_cold_war_pays_nobody_with_company_or_elsewhere() -> None:
    scene = standing("Cold War").at(1, "Cold War").begin()
    assert scene.money_of(0) == 0
    away = standing("Cold War").at(0, "Roman Empire").begin()
    assert away.money_of(0) == 0


def test_cold_war_pays_who_was_time_shifted_there() -> None:
    """R2.1, ruling 7"""
    scene = Scene(2, "Balloon Revolution", "French Revolution", "Cold War")
    scene.hand(0).hand(1).money(0, 0).money(1, 0)
    scene.at(0, "Ancient Egypt").at(1, "Balloon Revolution")
    scene.do(0, "change 1", "stay")
    assert scene.here(1) == "Cold War"
    assert scene.money_of(1) == 4


def test_great_depression_costs_2_outside_time_iv() -> None:
    scene = standing("Great Depression", "Black Market", seats=3).money(1, 5).money(2, 5)
    scene.at(1, "Roman Empire").do(0, "stay", "choice 2")
    assert [scene.money_of(seat) for seat in range(3)] == [7 - 2, 3, 5]


def test_great_depression_scores_or_draws_too() -> None:
    scene = standing("Great Depression", "Artist", money=5).crowns(0, 0, 0, 9, 1)
    scene.do(0, "stay", "choice 1")
    assert scene.crowns_of(0) == [0, 0, 5, 5]
    assert scene.money_of(0) == 0
    drawing = standing("Great Depression", money=3).do(0, "stay").draw("Artist", "Settlers")
    assert drawing.money_of(0) == 1


def test_bureaucracy_retreats_a_crown_of_opponents_with_12() -> None:
    scene = standing("Bureaucracy", "Black Market", seats=3, money=20)
    scene.money(1, 12).crowns(1, 5, 3, 2, 0).money(2, 11).crowns(2, 5, 3, 2, 0)
    scene.crowns(0, 5, 5, 0, 0).do(0, "stay")
    assert scene.legal(1) == ["retreat 2", "retreat 3"]
    scene.do(1, "retreat 3")
    assert scene.crowns_of(1) == [5, 4, 1, 0]
    assert scene.crowns_of(2) == [5, 3, 2, 0]
    assert scene.crowns_of(0) == [5, 5, 0, 0]


def test_bureaucracy_counts_money_after_the_play() -> None:
    scene = standing("Bureaucracy", "Golden Goose").money(1, 7).crowns(1, 9, 1, 0, 0)
    assert scene.do(0, "stay").crowns_of(1) == [10, 0, 0, 0]


def test_bureaucracy_takes_nothing_back_from_time_i() -> None:
    scene = standing("Bureaucracy").money(1, 12).do(0, "stay")
    assert scene.crowns_of(1) == [10, 0, 0, 0]


def test_police_state_plays_a_card() -> None:
    assert standing("Police State", "Black Market").do(0, "stay").money_of(0) == 7


def test_police_state_lets_nobody_go_to_times_i_and_ii() -> None:
    """R9.4, ruling 8"""
    scene = standing("Police State")
    assert scene.legal(0, "move") == ["move 7"]
    scene.refused(0, "move Ancient Egypt")
    scene.refused(0, "move Roman Empire")
    elsewhere = standing("Cold War").at(1, "Cold War")
    assert elsewhere.legal(0, "move") == ["move 1", "move 2", "move 7"]


def test_police_state_limits_anubis_statuette() -> None:
    """R9.4, ruling 8"""
    scene = standing("Police State", "Anubis Statuette").do(0, "stay")
    assert scene.legal(0) == [f"move {place}" for place in (5, 6, 7, 8, 9, 10)]


def test_police_state_keeps_who_leaves_for_history() -> None:
    """R9.4, R3.3, ruling 8"""
    scene = standing("Police State").do(0, "change 3", "stay")
    assert scene.here(0) == "Police State"
    shifted = standing("Police State").at(1, "Police State").at(0, "Ancient Egypt")
    shifted.do(0, "change 1", "stay")
    assert shifted.state.pawn[1] == 5
    assert shifted.legal(1, "move") == ["move 1", "move 3", "move 9"]


def test_summer_of_love_gives_everybody_2() -> None:
    scene = standing("Summer of Love", "Black Market", seats=3).do(0, "stay", "choice 2")
    assert [scene.money_of(seat) for seat in range(3)] == [7 + 2, 2, 2]


def test_summer_of_love_scores_or_draws_too() -> None:
    scene = standing("Summer of Love", "Artist", money=4).crowns(0, 0, 0, 9, 1)
    scene.do(0, "stay", "choice 1")
    assert [scene.crowns_of(0), scene.money_of(0)] == [[0, 0, 5, 5], 2]
    drawing = standing("Summer of Love").do(0, "stay").draw("Artist", "Settlers")
    assert [drawing.money_of(0), len(drawing.hand_of(0))] == [2, 2]


def test_french_revolution_draws_1_for_its_ruler() -> None:
    scene = standing("French Revolution", "Black Market").crowns(0, *RULING).do(0, "stay")
    scene.draw("Artist")
    assert [scene.money_of(0), scene.hand_of(0)] == [7, ["Artist"]]
    assert scene.asked() == [(1, "turn")]


def test_french_revolution_draws_nothing_for_others() -> None:
    scene = standing("French Revolution", "Black Market").do(0, "stay")
    assert scene.asked() == [(1, "turn")]


def test_industrial_revolution_gives_its_ruler_the_card_back() -> None:
    scene = standing("Industrial Revolution", "Settlers").crowns(0, 0, 0, 9, 1).do(0, "stay")
    scene.do(0, "yes")
    assert [scene.money_of(0), scene.hand_of(0)] == [8, ["Settlers"]]
    assert scene.thrown_cards() == []


def test_industrial_revolution_lets_its_ruler_decline() -> None:
    scene = standing("Industrial Revolution", "Settlers").crowns(0, 0, 0, 9, 1).do(0, "stay", "no")
    assert scene.thrown_cards() == ["Settlers"]


def test_industrial_revolution_offers_others_nothing() -> None:
    scene = standing("Industrial Revolution", "Settlers").do(0, "stay")
    assert scene.asked() == [(1, "turn")]
    assert scene.thrown_cards() == ["Settlers"]


def test_industrial_revolution_means_the_card_that_the_zone_had_played() -> None:
    """R8.8, ruling 12"""
    scene = standing("Industrial Revolution", "Trinket", "Black Market").crowns(0, *RULING)
    scene.do(0, "stay", "play Trinket", "yes")
    assert scene.hand_of(0) == ["Trinket"]
    assert scene.front_of(0) == ["Black Market"]


def test_industrial_revolution_gives_perpetual_cards_back() -> None:
    """R8.8, ruling 12"""
    scene = standing("Industrial Revolution", "Black Market").crowns(0, *RULING)
    scene.do(0, "stay", "yes")
    assert [scene.hand_of(0), scene.front_of(0)] == [["Black Market"], []]


def test_industrial_revolution_cannot_reach_cards_that_moved_themselves() -> None:
    """R8.8, ruling 12"""
    loot = standing("Industrial Revolution", "Bag of Loot").crowns(0, *RULING).do(0, "stay")
    assert loot.asked() == [(1, "turn")]
    assert loot.hand_of(0) == ["Bag of Loot"]
    goods = standing("Industrial Revolution", "Trade Goods").crowns(0, *RULING)
    goods.do(0, "stay", "choice 2")
    assert goods.asked() == [(1, "turn")]
