"""Player cards of Alternate Realities, A Place Outside Time to Hideout."""

import pytest

from tests.rules.temporum.openings import at_play, at_score, table


def test_a_place_outside_time_is_a_zone_with_a_choice() -> None:
    scene = at_play("A Place Outside Time").do(0, "stay")
    assert scene.money_of(0) == 12
    assert scene.front_of(0) == ["A Place Outside Time"]
    scene.do(1, "stay").do(0, "move outside1")
    assert scene.here(0) == "outside"
    scene.do(0, "choice 2", "advance 1")
    assert (scene.crowns_of(0), scene.money_of(0)) == ([8, 2, 0, 0], 12)


def test_a_place_outside_time_pays_8_instead() -> None:
    scene = table().front(0, "A Place Outside Time").do(0, "move outside1", "choice 1")
    assert scene.money_of(0) == 8


def test_a_place_outside_time_has_no_history_and_leads_to_real_zones() -> None:
    """R9.11, R3.1"""
    scene = table().front(0, "A Place Outside Time")
    scene.state.pawn[0] = 10
    assert scene.legal(0, "change") == []
    assert scene.legal(0, "move") == ["move 1", "move 2", "move 4", "move 7"]


def test_a_place_outside_time_is_not_shifted() -> None:
    """R9.11"""
    scene = table().front(0, "A Place Outside Time").at(1, "Ancient Egypt")
    scene.state.pawn[0] = 10
    scene.turn_of(1).do(1, "change 1")
    assert scene.here(0) == "outside"


def test_a_place_outside_time_is_closed_to_others() -> None:
    """R9.11"""
    scene = table().front(0, "A Place Outside Time").turn_of(1)
    assert "move outside1" not in scene.legal(1)


def test_ambassador_sells_a_step_for_each_card_played() -> None:
    scene = at_play("Maneuver").front(0, "Ambassador")
    scene.do(0, "stay", "yes")
    assert scene.money_of(0) == 8
    assert scene.crowns_of(0) == [9, 1, 0, 0]


def test_ambassador_can_be_left_and_does_not_see_itself() -> None:
    """R8.2, ruling 22"""
    scene = at_play("Ambassador").do(0, "stay")
    assert scene.asked() == [(1, "turn")]
    scene = at_play("Artist").front(0, "Ambassador").do(0, "stay").draw("Settlers").do(0, "no")
    assert (scene.money_of(0), scene.crowns_of(0)) == (8, [10, 0, 0, 0])


def test_ambassador_needs_4_dollars() -> None:
    scene = at_play("Pilgrims").front(0, "Ambassador").money(0, 3).do(0, "stay")
    assert scene.asked() == [(1, "turn")]


def test_ancient_scroll_draws_for_everybody() -> None:
    scene = at_play("Ancient Scroll", seats=3).do(0, "stay").draw("Artist", "Bank", "Cache")
    assert scene.money_of(0) == 12
    assert [scene.hand_of(seat) for seat in range(3)] == [["Artist"], ["Bank"], ["Cache"]]


def test_assassins_dagger_pays_for_times_ruled_after_the_step() -> None:
    scene = at_play("Assassin's Dagger").do(0, "stay")
    # Seat 1 has one crown more in Time I; the step makes seat 0 the ruler of Time II.
    assert scene.crowns_of(0) == [9, 1, 0, 0]
    assert scene.money_of(0) == 4 + 4


def test_bank_adds_to_the_first_gain_of_a_turn_only() -> None:
    scene = at_play("Trinket", "Artist").front(0, "Bank")
    scene.do(0, "stay", "play trinket").draw("Settlers")
    assert scene.money_of(0) == 4 + 1 + 8


def test_bank_does_not_work_in_the_turn_it_is_played() -> None:
    """R5.2, ruling 40"""
    scene = at_play("Trinket", "Bank").do(0, "stay", "play trinket")
    assert scene.money_of(0) == 4 + 8


def test_bank_works_in_the_turns_of_others() -> None:
    """R5.2, ruling 40"""
    scene = at_play("Golden Goose").front(1, "Bank").do(0, "stay")
    assert scene.money_of(1) == 5 + 1


def test_battle_plans_lets_the_player_choose_a_crown_that_can_retreat() -> None:
    scene = at_play("Battle Plans", seats=3).crowns(1, 7, 1, 0, 2).crowns(2, 9, 0, 1, 0)
    scene.do(0, "stay")
    assert scene.legal(0) == ["retreat 2", "retreat 4"]
    scene.do(0, "retreat 4")
    assert scene.crowns_of(1) == [7, 1, 1, 1]
    assert scene.crowns_of(2) == [9, 1, 0, 0]
    assert scene.money_of(0) == 8


def test_battle_plans_without_a_crown_to_retreat() -> None:
    scene = at_play("Battle Plans").do(0, "stay")
    assert scene.crowns_of(1) == [10, 0, 0, 0]


@pytest.mark.parametrize(("dollars", "begged"), [(3, 2), (4, 0)])
def test_beggar_gets_money_when_its_owner_holds_less_than_4(dollars: int, begged: int) -> None:
    scene = table().front(0, "Beggar").money(0, dollars).begin()
    assert scene.state.front[0][0].coins == begged
    assert scene.money_of(0) == dollars


def test_beggar_money_can_be_spent_but_not_lost() -> None:
    scene = at_play("Tulip Stocks", seats=3).front(2, "Beggar").money(2, 3)
    scene.state.front[2][0].coins = 2
    scene.do(0, "stay")
    assert (scene.money_of(2), scene.state.front[2][0].coins) == (0, 2)


def test_beggar_pays_part_of_a_price() -> None:
    scene = at_score("Artist", dollars=4).front(0, "Beggar")
    scene.state.front[0][0].coins = 2
    scene.do(0, "effect beggar", "stay")
    assert scene.legal(0) == ["dollars 0", "dollars 1", "dollars 2"]
    scene.do(0, "dollars 1")
    assert (scene.money_of(0), scene.state.front[0][0].coins) == (1, 1)


def test_cache_tucks_a_card_and_plays_it_at_the_start_of_a_later_turn() -> None:
    scene = at_play("Cache", "Settlers", "Artist").do(0, "stay", "play cache", "card settlers")
    assert (scene.money_of(0), scene.hand_of(0)) == (4, ["Artist"])
    scene.do(1, "stay")
    scene.do(0, "effect cache")
    assert scene.money_of(0) == 4 + 8
    assert scene.crowns_of(0) == [9, 1, 0, 0]
    assert scene.thrown_cards() == ["Settlers", "Cache"]
    assert scene.asked() == [(0, "turn")]


def test_cache_keeps_its_card_as_long_as_one_likes() -> None:
    scene = table().front(0, "Cache").tuck(0, "Settlers").do(0, "stay").do(1, "stay")
    assert "effect cache" in scene.legal(0)


def test_cache_with_an_empty_hand_tucks_nothing() -> None:
    scene = at_play("Cache").do(0, "stay").do(1, "stay").do(0, "effect cache")
    assert (scene.front_of(0), scene.money_of(0)) == ([], 4)


def test_cutthroats_cutlass_retreats_then_draws_for_times_ruled() -> None:
    scene = at_play("Cutthroat's Cutlass").crowns(0, 4, 2, 2, 2)
    scene.do(0, "stay", "retreat 2").draw("Artist", "Bank", "Cache")
    assert scene.crowns_of(0) == [5, 1, 2, 2]
    assert scene.money_of(0) == 12
    assert scene.hand_of(0) == ["Artist", "Bank", "Cache"]


def test_cutthroats_cutlass_without_a_crown_to_retreat_draws_nothing() -> None:
    scene = at_play("Cutthroat's Cutlass").crowns(1, 9, 1, 0, 0).do(0, "stay")
    assert (scene.crowns_of(0), scene.hand_of(0)) == ([10, 0, 0, 0], [])


def test_detective_draws_one_more_on_an_empty_hand() -> None:
    scene = table(2, "Viking America").at(0, "Viking America").front(0, "Detective")
    scene.do(0, "stay").draw("Artist", "Bank", "Cache")
    assert len(scene.hand_of(0)) == 3
    assert scene.asked() == [(1, "turn")]


def test_detective_looks_for_an_empty_hand() -> None:
    scene = table(2, "Viking America").at(0, "Viking America").front(0, "Detective")
    scene.hand(0, "Settlers").do(0, "stay").draw("Artist", "Bank")
    assert scene.asked() == [(1, "turn")]


def test_golden_apple_moves_the_others_without_a_visit() -> None:
    scene = at_play("Golden Apple", seats=3).money(1, 1).do(0, "stay")
    assert [scene.here(seat) for seat in range(3)] == ["Balloon Revolution"] * 3
    assert len(scene.events("visits")) == 1
    # Balloon Revolution then counts the two that came.
    assert scene.money_of(0) == 12 + 2 * 2


def test_hacker_scores_where_a_card_says_play() -> None:
    """R8.4"""
    scene = at_play("Trinket", "Artist").front(0, "Hacker")
    scene.do(0, "stay", "play trinket", "score artist")
    assert scene.money_of(0) == 0
    scene.do(0, "advance 1", "advance 1", "advance 1")
    assert scene.crowns_of(0) == [6, 4, 0, 0]


def test_hacker_plays_where_papal_tiara_says_score() -> None:
    """R8.4"""
    scene = at_play("Papal Tiara", "Settlers").front(0, "Hacker")
    scene.do(0, "stay", "play papal-tiara")
    assert scene.money_of(0) == 4
    scene.do(0, "play settlers")
    assert (scene.money_of(0), scene.crowns_of(0)) == (12, [9, 1, 0, 0])


def test_hidden_cave_returns_after_a_discard() -> None:
    """R6.5"""
    scene = at_play("Engineer").front(0, "Hidden Cave")
    scene.do(0, "stay").draw("Artist", "Bank").do(0, "yes")
    assert (scene.hand_of(0), scene.front_of(0)) == (["Hidden Cave"], [])


def test_hidden_cave_may_stay() -> None:
    scene = at_play("Engineer").front(0, "Hidden Cave")
    scene.do(0, "stay").draw("Artist", "Bank").do(0, "no")
    assert scene.front_of(0) == ["Hidden Cave"]


def test_hidden_cave_does_not_see_played_or_scored_cards() -> None:
    """R6.4, R6.5, ruling 24"""
    scene = at_play("Shogun's Katana").front(0, "Hidden Cave").do(0, "stay")
    assert scene.asked() == [(1, "turn")]
    scene = at_score("Artist", dollars=4).front(0, "Hidden Cave")
    scene.do(0, "stay", "advance 1", "advance 1", "advance 1")
    assert scene.asked() == [(1, "turn")]


def test_hidden_cave_sees_treasure_map_infected_rat_and_dark_ages() -> None:
    """R6.4, R6.5"""
    scene = table().front(0, "Treasure Map", "Hidden Cave").do(0, "stay", "yes", "yes")
    assert scene.front_of(0) == []
    scene = at_play("Infected Rat").hand(1, "Artist").front(1, "Hidden Cave").do(0, "stay")
    assert scene.asked() == [(1, "may")]
    scene = table(2, "Dark Ages").at(0, "Dark Ages").hand(0, "Artist").front(0, "Hidden Cave")
    assert scene.asked() == [(0, "may")]


@pytest.mark.parametrize(("dollars", "steps"), [(40, 1), (39, 0)])
def test_hideout_advances_at_40_dollars(dollars: int, steps: int) -> None:
    scene = table().front(0, "Hideout").money(0, dollars).do(0, "stay")
    assert scene.crowns_of(0) == [10 - steps, steps, 0, 0]


def test_hideout_works_in_its_owners_turns_only() -> None:
    scene = table().front(1, "Hideout").money(1, 40).do(0, "stay")
    assert scene.crowns_of(1) == [10, 0, 0, 0]
