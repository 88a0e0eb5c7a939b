"""The Perpetual cards of the base game, each on its own: its coins, and what it does from then."""

import pytest

from tests.rules.temporum.standing import standing

HERE = "Balloon Revolution"  # pays for opponents, and there are none
ALMOST = (0, 0, 9, 1)  # steps lead from Time III only
COINS = {
    "Black Market": 7,
    "Conspiracy": 0,
    "Explorer": 6,
    "Friends in Old Places": 6,
    "Gang of Pickpockets": 0,
    "Prime Real Estate": 7,
    "Secret Society": 0,
    "Think Tank": 11,
    "Treasure Map": 6,
}


@pytest.mark.parametrize("name", COINS)
def test_perpetual_cards_pay_their_coins_and_stay(name: str) -> None:
    scene = standing(HERE, name).do(0, "stay")
    assert scene.money_of(0) == COINS[name]
    assert [scene.front_of(0), scene.thrown_cards()] == [[name], []]
    assert scene.asked() == [(1, "turn")]


def test_black_market_pays_2_for_every_other_card_played() -> None:
    """R8.1"""
    scene = standing(HERE, "Settlers").front(0, "Black Market").do(0, "stay")
    assert scene.money_of(0) == 8 + 2


def test_black_market_pays_nothing_for_cards_of_others() -> None:
    scene = standing(HERE, "Settlers").front(1, "Black Market").do(0, "stay")
    assert [scene.money_of(0), scene.money_of(1)] == [8, 0]


def test_conspiracy_advances_one_crown_more_with_a_scored_card() -> None:
    scene = standing("Ice Age", "Artist", money=4).front(0, "Conspiracy").crowns(0, *ALMOST)
    assert scene.do(0, "stay").crowns_of(0) == [0, 0, 4, 6]


def test_conspiracy_adds_nothing_to_a_played_card() -> None:
    scene = standing(HERE, "Settlers").front(0, "Conspiracy").crowns(0, *ALMOST)
    assert scene.do(0, "stay").crowns_of(0) == [0, 0, 8, 2]


def test_explorer_pays_1_for_every_card_drawn() -> None:
    scene = standing("Renaissance").front(0, "Explorer").do(0, "stay").draw("Artist", "Settlers")
    assert scene.money_of(0) == 2


def test_explorer_pays_nothing_for_cards_drawn_before_it_came() -> None:
    """R8.2, ruling 22"""
    scene = standing(HERE, "Secret Weapon", "Explorer")
    scene.do(0, "stay", "play Secret Weapon").draw("Artist").do(0, "play Explorer")
    assert scene.money_of(0) == 6


def test_friends_in_old_places_make_scoring_2_cheaper() -> None:
    scene = standing("Ice Age", "Infected Rat", money=10).crowns(0, *ALMOST)
    scene.front(0, "Friends in Old Places").do(0, "stay")
    assert [scene.money_of(0), scene.crowns_of(0)] == [0, [0, 0, 3, 7]]


def test_friends_in_old_places_are_missed() -> None:
    scene = standing("Ice Age", "Infected Rat", money=10).crowns(0, *ALMOST).do(0, "stay")
    assert scene.crowns_of(0) == [0, 0, 9, 1]


def test_gang_of_pickpockets_draws_after_another_card() -> None:
    scene = standing(HERE, "Settlers").front(0, "Gang of Pickpockets").do(0, "stay").draw("Artist")
    assert [scene.money_of(0), scene.hand_of(0)] == [8, ["Artist"]]
    assert scene.asked() == [(1, "turn")]


def test_investments_pay_half_of_what_was_gained_in_the_turn() -> None:
    scene = standing(HERE, "Bag of Loot", money=20).front(0, "Investments").do(0, "stay", "yes")
    assert scene.money_of(0) == 20 + 7 + 3
    assert [scene.front_of(0), scene.thrown_cards()] == [[], ["Investments"]]


def test_investments_pay_8_coins_and_may_be_kept() -> None:
    scene = standing(HERE, "Investments").do(0, "stay", "no")
    assert [scene.money_of(0), scene.front_of(0)] == [8, ["Investments"]]


def test_investments_work_at_the_end_of_the_turn_of_another() -> None:
    """R12.3"""
    scene = standing(HERE, "Golden Goose").front(1, "Investments").do(0, "stay").do(1, "yes")
    assert scene.money_of(1) == 5 + 2


def test_prime_real_estate_pays_1_for_every_crown_into_time_iv() -> None:
    scene = standing("Ice Age", "Artist", money=4).crowns(0, *ALMOST)
    assert scene.front(0, "Prime Real Estate").do(0, "stay").money_of(0) == 4


def test_prime_real_estate_pays_nothing_for_earlier_times() -> None:
    scene = standing(HERE, "Settlers").front(0, "Prime Real Estate").do(0, "stay")
    assert scene.money_of(0) == 8


def test_secret_society_draws_after_scoring() -> None:
    scene = standing("Ice Age", "Artist", money=4).crowns(0, *ALMOST).front(0, "Secret Society")
    scene.do(0, "stay")
    assert scene.crowns_of(0) == [0, 0, 5, 5]
    assert scene.draw("Settlers").hand_of(0) == ["Settlers"]


def test_secret_society_draws_nothing_without_scoring() -> None:
    scene = standing("Ice Age", "Artist", money=3).front(0, "Secret Society").do(0, "stay")
    assert scene.asked() == [(1, "turn")]


def test_think_tank_pays_1_for_every_card_discarded() -> None:
    scene = standing("Savagery", "Artist", "Settlers").front(0, "Think Tank").do(0, "stay")
    assert scene.money_of(0) == 2


def test_think_tank_sees_cards_discarded_from_play() -> None:
    scene = standing("Mere Anarchy").front(0, "Think Tank", "Treasure Map").do(0, "stay", "yes")
    assert scene.draw("Artist", "Settlers").money_of(0) == 1


def test_think_tank_does_not_see_used_cards() -> None:
    played = standing(HERE, "Settlers").front(0, "Think Tank").do(0, "stay")
    assert played.money_of(0) == 8
    scored = standing("Ice Age", "Artist", money=4).crowns(0, *ALMOST).front(0, "Think Tank")
    assert scored.do(0, "stay").money_of(0) == 0


def test_treasure_map_draws_2_after_a_visit_to_time_iv() -> None:
    scene = standing("Mere Anarchy").front(0, "Treasure Map").do(0, "stay", "yes")
    assert scene.draw("Artist", "Settlers").hand_of(0) == ["Artist", "Settlers"]
    assert [scene.front_of(0), scene.thrown_cards()] == [[], ["Treasure Map"]]


def test_treasure_map_may_be_kept_and_needs_time_iv() -> None:
    scene = standing("Mere Anarchy").front(0, "Treasure Map").do(0, "stay", "no")
    assert scene.front_of(0) == ["Treasure Map"]
    elsewhere = standing(HERE).front(0, "Treasure Map").do(0, "stay")
    assert elsewhere.asked() == [(1, "turn")]
