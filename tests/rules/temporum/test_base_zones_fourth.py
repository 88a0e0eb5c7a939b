"""The base Zones of Time IV, each on its own, with what the rulings say about it."""

import pytest

from tests.rules.temporum.standing import standing

RULING = (9, 0, 0, 1)  # the only crown in Time IV
ALMOST = (0, 0, 9, 1)  # steps that lead from Time III only


@pytest.mark.parametrize("cards", [(), ("Artist",), ("Artist", "Settlers", "Trinket")])
def test_nanotech_wonderland_pays_2_for_every_card_in_hand(cards: tuple[str, ...]) -> None:
    scene = standing("Nanotech Wonderland", *cards).do(0, "stay")
    assert scene.money_of(0) == 2 * len(cards)
    assert scene.hand_of(0) == list(cards)


def test_robot_uprising_draws_for_times_ruled_after_the_step() -> None:
    scene = standing("Robot Uprising").do(0, "stay").draw("Artist")
    assert scene.crowns_of(0) == [9, 1, 0, 0]
    assert scene.hand_of(0) == ["Artist"]
    assert scene.asked() == [(1, "turn")]


def test_robot_uprising_draws_nothing_for_who_rules_nothing() -> None:
    scene = standing("Robot Uprising").crowns(1, 9, 1, 0, 0).do(0, "stay")
    assert scene.crowns_of(0) == [9, 1, 0, 0]
    assert scene.asked() == [(1, "turn")]


def test_space_age_lets_the_ruler_of_two_times_score_twice() -> None:
    scene = standing("Space Age", "Artist", "Engineer", money=12).crowns(0, *ALMOST)
    scene.do(0, "stay", "score Artist")
    assert scene.crowns_of(0) == [0, 0, 5, 5]
    scene.do(0, "score Engineer")
    assert [scene.crowns_of(0), scene.money_of(0)] == [[0, 0, 0, 10], 0]
    assert scene.state.winner == 0


def test_space_age_lets_the_ruler_decline_the_second() -> None:
    scene = standing("Space Age", "Artist", "Engineer", money=12).crowns(0, *ALMOST)
    scene.do(0, "stay", "score Artist", "no")
    assert [scene.hand_of(0), scene.money_of(0)] == [["Engineer"], 8]


def test_space_age_scores_once_for_who_rules_one_time() -> None:
    scene = standing("Space Age", "Artist", "Engineer", money=12).crowns(0, *ALMOST)
    scene.crowns(1, 0, 0, 3, 7).do(0, "stay", "score Artist")
    assert scene.asked() == [(1, "turn")]


def test_utopia_pays_4_and_draws() -> None:
    scene = standing("Utopia").do(0, "stay").draw("Artist")
    assert [scene.money_of(0), scene.hand_of(0)] == [4, ["Artist"]]


def test_utopia_keeps_money_and_cards_in_the_turns_of_others() -> None:
    scene = standing("Great Depression", "Tulip Stocks", also="Utopia").money(1, 9)
    scene.at(1, "Utopia").do(0, "stay", "choice 2")
    assert scene.money_of(1) == 9
    rat = standing("Cold War", "Infected Rat", also="Utopia").hand(1, "Artist", "Settlers")
    rat.at(1, "Utopia").do(0, "effect cold-war", "stay")
    assert rat.hand_of(1) == ["Artist", "Settlers"]


def test_utopia_protects_nobody_elsewhere() -> None:
    scene = standing("Great Depression", "Tulip Stocks", also="Utopia").money(1, 9)
    scene.at(1, "Roman Empire").do(0, "stay", "choice 2")
    assert scene.money_of(1) == 9 - 5 - 2


def test_utopia_does_not_protect_crowns() -> None:
    """R5.6, ruling 9"""
    scene = standing("Bureaucracy", also="Utopia").money(1, 12).at(1, "Utopia")
    scene.crowns(1, 9, 1, 0, 0).do(0, "stay")
    assert scene.crowns_of(1) == [10, 0, 0, 0]


def test_utopia_does_not_protect_in_the_own_turn() -> None:
    """R5.6"""
    scene = standing("Utopia").front(0, "Cache").tuck(0, "Engineer")
    scene.do(0, "effect cache").draw("Artist", "Settlers")
    assert scene.hand_of(0) == []
    assert scene.thrown_cards() == ["Artist", "Engineer", "Settlers", "Cache"]


def test_age_of_cats_scores_one_card_twice_for_10() -> None:
    scene = standing("Age of Cats", "Artist", money=18).crowns(0, *ALMOST).do(0, "stay", "yes")
    assert [scene.crowns_of(0), scene.money_of(0)] == [[0, 0, 1, 9], 0]
    assert scene.thrown_cards() == ["Artist"]


def test_age_of_cats_scores_once_where_the_second_cannot_be_paid() -> None:
    """R7.5, ruling 10"""
    scene = standing("Age of Cats", "Artist", money=17).crowns(0, *ALMOST).do(0, "stay", "yes")
    assert [scene.crowns_of(0), scene.money_of(0)] == [[0, 0, 5, 5], 3]
    assert scene.thrown_cards() == ["Artist"]


def test_age_of_cats_pays_the_second_with_what_the_first_brought() -> None:
    """R7.5, R4.6, ruling 10"""
    scene = standing("Age of Cats", "Artist", money=14).crowns(0, *ALMOST)
    scene.front(0, "Prime Real Estate").do(0, "stay", "yes")
    assert [scene.crowns_of(0), scene.money_of(0)] == [[0, 0, 1, 9], 4]


def test_age_of_cats_lets_perpetual_cards_see_both_scorings() -> None:
    scene = standing("Age of Cats", "Artist", money=18).crowns(0, 0, 0, 10, 0)
    scene.front(0, "Conspiracy", "Secret Society").do(0, "stay", "yes").draw("Settlers", "Trinket")
    assert scene.crowns_of(0) == [0, 0, 0, 10]
    assert scene.hand_of(0) == ["Settlers", "Trinket"]


def test_age_of_cats_is_optional_and_needs_10() -> None:
    scene = standing("Age of Cats", "Artist", money=18).do(0, "stay", "no")
    assert scene.money_of(0) == 18
    poor = standing("Age of Cats", "Artist", money=9).do(0, "stay")
    assert poor.asked() == [(1, "turn")]


def test_age_of_toys_plays_one_of_two_cards_drawn_for_4() -> None:
    scene = standing("Age of Toys", "Artist", money=4).do(0, "stay", "yes")
    scene.draw("Black Market", "Settlers")
    assert scene.legal(0) == ["discard black-market", "discard settlers"]
    scene.do(0, "discard Settlers")
    assert scene.money_of(0) == 7
    assert scene.front_of(0) == ["Black Market"]
    assert scene.thrown_cards() == ["Settlers"]
    assert scene.hand_of(0) == ["Artist"]


def test_age_of_toys_is_optional_and_needs_4() -> None:
    scene = standing("Age of Toys", money=4).do(0, "stay", "no")
    assert [scene.money_of(0), scene.hand_of(0)] == [4, []]
    assert standing("Age of Toys", money=3).do(0, "stay").asked() == [(1, "turn")]


def test_communist_utopia_lets_the_poor_play_twice() -> None:
    scene = standing("Communist Utopia", "Trinket", "Black Market", "Explorer", money=0)
    scene.do(0, "stay", "play Black Market", "play Explorer")
    assert scene.money_of(0) == 7 + 6 + 2
    assert scene.hand_of(0) == ["Trinket"]


def test_communist_utopia_stops_at_12() -> None:
    scene = standing("Communist Utopia", "Black Market", "Explorer", money=5)
    scene.do(0, "stay", "play Black Market")
    assert [scene.money_of(0), scene.hand_of(0)] == [12, ["Explorer"]]
    rich = standing("Communist Utopia", "Black Market", money=12).do(0, "stay")
    assert rich.hand_of(0) == ["Black Market"]


def test_information_age_visits_from_present_to_past_where_4_crowns_are() -> None:
    scene = standing("Information Age", "Black Market", money=4).crowns(0, 4, 0, 4, 2)
    scene.hand(0, "Black Market", "Artist").do(0, "stay", "play Black Market")
    assert scene.here(0) == "Ancient Egypt"
    scene.do(0, "advance 3", "advance 3", "advance 3", "advance 3")
    assert [scene.crowns_of(0), scene.money_of(0)] == [[4, 0, 0, 6], 7]
    assert [event.args[0] for event in scene.events("visits")] == [6, 3, 0]


def test_information_age_needs_4_crowns() -> None:
    scene = standing("Information Age", "Black Market").crowns(0, 3, 3, 3, 1).do(0, "stay")
    assert scene.here(0) == "Information Age"
    assert scene.hand_of(0) == ["Black Market"]


def test_information_age_counts_crowns_when_a_zone_is_reached() -> None:
    """R9.9, ruling 17"""
    scene = standing("Information Age", "Settlers").crowns(0, 0, 4, 4, 2)
    scene.do(0, "stay", "advance 2")
    assert scene.here(0) == "Balloon Revolution"


def test_information_age_goes_no_further_than_the_police_state() -> None:
    """R9.4, R9.9, rulings 8 and 17"""
    scene = standing("Information Age", also="Police State").crowns(0, 0, 5, 5, 0).do(0, "stay")
    assert scene.here(0) == "Police State"
    assert scene.hand_of(0) == []


def test_nuclear_wasteland_pays_its_ruler_2_and_sends_him_back() -> None:
    scene = standing("Nuclear Wasteland").crowns(0, *RULING).do(0, "stay")
    assert scene.legal(0) == ["move 1", "move 2", "move 4"]
    assert scene.money_of(0) == 2
    scene.do(0, "move Roman Empire").draw("Artist", "Settlers")
    assert [scene.here(0), scene.money_of(0)] == ["Roman Empire", 0]


def test_nuclear_wasteland_does_nothing_for_others() -> None:
    scene = standing("Nuclear Wasteland").do(0, "stay")
    assert [scene.here(0), scene.money_of(0)] == ["Nuclear Wasteland", 0]


def test_savagery_exchanges_the_hand_for_3_cards() -> None:
    scene = standing("Savagery", "Artist").do(0, "stay").draw("Settlers", "Trinket", "Explorer")
    assert scene.hand_of(0) == ["Explorer", "Settlers", "Trinket"]
    assert scene.thrown_cards() == ["Artist"]
    assert scene.asked() == [(1, "turn")]


def test_steampunk_empire_advances_3_for_a_card() -> None:
    scene = standing("Steampunk Empire", "Artist", "Settlers").crowns(0, *ALMOST)
    scene.do(0, "stay", "discard Artist")
    assert scene.crowns_of(0) == [0, 0, 6, 4]
    assert scene.hand_of(0) == ["Settlers"]


def test_steampunk_empire_advances_nothing_without_a_card() -> None:
    scene = standing("Steampunk Empire").do(0, "stay")
    assert scene.crowns_of(0) == [10, 0, 0, 0]


def test_warm_globe_pays_8_and_lets_everybody_play() -> None:
    scene = standing("Warm Globe", "Black Market", seats=3).hand(1, "Explorer", "Trinket")
    scene.do(0, "stay").do(1, "play Explorer")
    assert [scene.money_of(seat) for seat in range(3)] == [8 + 7, 6, 0]
    assert scene.hand_of(1) == ["Trinket"]


def test_warm_globe_lets_nobody_win_in_the_turn_of_another() -> None:
    """R13.3, ruling 4"""
    scene = standing("Warm Globe").hand(1, "Settlers").crowns(1, 0, 0, 1, 9).do(0, "stay")
    assert scene.crowns_of(1) == [0, 0, 0, 10]
    assert scene.asked() == [(1, "turn")]
    scene.do(1, "stay")
    assert scene.state.winner == 1


def test_icy_wasteland_costs_opponents_of_its_ruler_2() -> None:
    scene = standing("Icy Wasteland", "Black Market", seats=3).crowns(0, *RULING)
    scene.money(1, 5).money(2, 1).do(0, "stay", "choice 2")
    assert [scene.money_of(seat) for seat in range(3)] == [7, 3, 0]


def test_icy_wasteland_costs_nothing_without_a_ruler() -> None:
    scene = standing("Icy Wasteland").money(1, 5).do(0, "stay").draw("Artist", "Settlers")
    assert [scene.hand_of(0), scene.money_of(1)] == [["Artist", "Settlers"], 5]


def test_mere_anarchy_pays_3_for_every_crown_here_after_taking_all() -> None:
    scene = standing("Mere Anarchy", money=20).crowns(0, 6, 0, 0, 4).do(0, "stay")
    assert scene.money_of(0) == 12
    assert standing("Mere Anarchy", money=20).do(0, "stay").money_of(0) == 0


def test_age_of_cybernetics_plays_a_card_as_a_copy() -> None:
    """R8.7, ruling 11"""
    scene = standing("Age of Cybernetics", "Artist").front(0, "Explorer").do(0, "stay")
    assert scene.legal(0) == ["play artist", "no"]
    scene.do(0, "play Artist")
    assert scene.money_of(0) == 6
    assert scene.front_of(0) == ["Explorer", "Explorer"]
    assert scene.thrown_cards() == []


def test_age_of_cybernetics_copy_reverts_on_leaving_play() -> None:
    """R8.7, ruling 11"""
    scene = standing("Age of Cybernetics", "Artist").front(0, "Treasure Map", "Explorer")
    scene.do(0, "stay", "play Artist", "card Treasure Map")
    assert scene.money_of(0) == 6
    scene.do(0, "yes").draw("Settlers", "Trinket").do(0, "yes").draw("Inventor", "Engineer")
    assert scene.thrown_cards() == ["Artist", "Treasure Map"]
    assert scene.money_of(0) == 6 + 4


def test_age_of_cybernetics_is_optional_and_needs_a_perpetual_card() -> None:
    scene = standing("Age of Cybernetics", "Artist").front(0, "Explorer").do(0, "stay", "no")
    assert [scene.hand_of(0), scene.money_of(0)] == [["Artist"], 0]
    assert standing("Age of Cybernetics", "Artist").do(0, "stay").asked() == [(1, "turn")]


def test_age_of_cybernetics_counts_as_a_play() -> None:
    """R8.7, ruling 11"""
    scene = standing("Age of Cybernetics", "Artist").front(0, "Black Market").do(0, "stay")
    assert scene.do(0, "play Artist").money_of(0) == 7 + 2


def test_alien_contact_scores_the_card_it_draws() -> None:
    scene = standing("Alien Contact", "Settlers", money=20).crowns(0, *ALMOST).do(0, "stay")
    scene.draw("Artist")
    assert scene.legal(0) == ["score artist", "no"]
    scene.do(0, "score Artist")
    assert [scene.crowns_of(0), scene.money_of(0)] == [[0, 0, 5, 5], 16]
    assert scene.hand_of(0) == ["Settlers"]


def test_alien_contact_is_optional_and_must_be_paid() -> None:
    scene = standing("Alien Contact", money=4).do(0, "stay").draw("Artist").do(0, "no")
    assert [scene.hand_of(0), scene.money_of(0)] == [["Artist"], 4]
    poor = standing("Alien Contact", money=3).do(0, "stay").draw("Artist")
    assert poor.legal(0) == ["no"]
