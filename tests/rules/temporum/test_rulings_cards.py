"""Rulings 21 to 26 and 39 to 46: Perpetual cards, Hacker, shared cards."""

import pytest

from aevum.games.temporum.rules.hands import leave_play
from aevum.games.temporum.rules.money import funds
from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import at_play, table
from tests.rules.temporum.standing import standing

# 21 to 24


def test_a_detective_sees_a_bag_of_loot_that_came_back() -> None:
    """R8.1, R8.2, R6.3, ruling 21: Pickpockets draw with a card in the hand."""
    scene = at_play("Bag of Loot").front(0, "Gang of Pickpockets", "Detective").do(0, "stay")
    scene.draw("Artist")
    assert scene.hand_of(0) == ["Artist", "Bag of Loot"]
    assert scene.asked() == [(1, "turn")]


def test_perpetual_cards_do_not_see_themselves_or_what_came_before() -> None:
    """R8.2, ruling 22: the one played by Trinket looks neither at itself nor at Trinket."""
    scene = at_play("Trinket", "Gang of Pickpockets").do(0, "stay", "play Trinket")
    assert (scene.asked(), scene.hand_of(0)) == ([(1, "turn")], [])


def test_the_money_of_a_zone_waits_for_the_first_visit_alone() -> None:
    """R9.6, ruling 23: a visit in company leaves it there."""
    scene = table(2, "Primitive Paradise").at(1, "Roman Empire")
    scene.do(0, "move Roman Empire").draw("Artist", "Bank")
    assert scene.state.purse[scene.place("Roman Empire")] == 2
    scene.do(1, "stay").draw("Cache", "Trinket").do(0, "move Balloon Revolution", "play Bank")
    assert scene.money_of(0) == 2 + 8
    scene.do(1, "stay").draw("Settlers", "Hacker")
    assert scene.state.purse[scene.place("Roman Empire")] == 0
    assert scene.money_of(1) == 0  # the Empire took its $2


@pytest.mark.parametrize("card", ["Sunboat of Ra", "Investments", "Treasure Map", "Cache"])
def test_cards_discarded_from_play_count_as_discarded(card: str) -> None:
    """R6.4, R6.5, ruling 24: for a Think Tank and for a Hidden Cave."""
    scene = table(2, "Endless City").front(0, card, "Think Tank", "Hidden Cave")
    if card == "Cache":
        scene.do(0, "effect cache", "yes")
    else:
        scene.do(0, "stay", "yes", "yes")
    assert "Hidden Cave" in scene.hand_of(0)
    gains = {"Sunboat of Ra": 8, "Investments": 8 + 4, "Treasure Map": 8, "Cache": 0}
    assert scene.money_of(0) == gains[card] + 1


def test_scored_and_played_cards_are_not_discarded() -> None:
    """R6.4, ruling 24"""
    scene = standing("Floating Cities", *["Artist"] * 2, *["Settlers"] * 2, *["Trinket"] * 2)
    scene.money(0, 4).front(0, "Think Tank", "Hidden Cave").crowns(0, 0, 0, 9, 1)
    scene.do(0, "stay", "score Artist", "play Settlers")
    assert scene.money_of(0) == 8
    assert scene.front_of(0) == ["Think Tank", "Hidden Cave"]


def test_a_gizmo_that_is_a_copy_goes_to_its_pile_when_it_leaves_play() -> None:
    """R11.1, R8.7, ruling 25"""
    scene = standing("Age of Cybernetics", "Gizmo").front(0, "Treasure Map").do(0, "stay")
    scene.do(0, "play Gizmo", "yes").draw("Artist", "Bank").do(0, "yes").draw("Cache", "Hacker")
    assert scene.front_of(0) == []
    assert (scene.thrown_cards(), scene.state.special) == (["Treasure Map"], [8, 8])


# 39: Beggar


def beggar(zone: str, *cards: str, money: int = 0, coins: int = 12) -> Scene:
    """Seat 0 stands on a Zone and has coins on a Beggar."""
    scene = standing(zone, *cards, money=money).front(0, "Beggar").money(1, 5)
    scene.state.front[0][-1].coins = coins
    return scene


@pytest.mark.parametrize(
    ("zone", "left"), [("Trojan War", 0), ("Mere Anarchy", 0), ("Capitalist Utopia", 9)]
)
def test_money_on_a_beggar_is_neither_counted_nor_lost(zone: str, left: int) -> None:
    """R5.3, ruling 39: Trojan War and Mere Anarchy take $6, Capitalist Utopia doubles half."""
    scene = beggar(zone, money=6).do(0, "stay")
    if zone == "Trojan War":
        scene.draw("Artist")
    assert (scene.money_of(0), scene.state.front[0][0].coins) == (left, 12)


def test_money_on_a_beggar_makes_nobody_rich() -> None:
    """R5.3, ruling 39: neither for Communist Utopia nor for Plutocracy nor for itself."""
    scene = beggar("Communist Utopia", "Bag of Loot").do(0, "effect beggar", "stay")
    assert (scene.money_of(0), scene.state.front[0][0].coins) == (14, 14)
    poorer = beggar("Plutocracy", money=4).do(0, "stay")
    assert (poorer.money_of(0), poorer.crowns_of(0)) == (4, [10, 0, 0, 0])


def test_begged_money_is_not_gained() -> None:
    """R5.3, ruling 39: a Bank still waits for the first gain of the turn."""
    scene = standing("Utopia").front(0, "Beggar", "Bank").do(0, "stay").draw("Artist")
    assert (scene.money_of(0), scene.state.front[0][0].coins) == (4 + 1, 2)
    assert scene.state.gained == [0, 0]  # of the next turn


def test_a_price_is_paid_with_a_beggar_as_one_likes() -> None:
    """R5.3, R5.1, ruling 39"""
    scene = beggar("Primitive Paradise", "Artist", money=4, coins=3).at(1, "Primitive Paradise")
    scene.do(0, "effect beggar", "stay")
    assert scene.legal(0) == ["dollars 0", "dollars 1", "dollars 2", "dollars 3"]
    scene.do(0, "dollars 2")
    assert (scene.money_of(0), scene.state.front[0][0].coins) == (2, 1)


# 40 and 41: Bank, Detective


def test_two_banks_add_2_to_the_first_gain() -> None:
    """R5.2, ruling 40: in each turn of anybody."""
    scene = (
        standing("Summer of Love").front(1, "Bank", "Bank").do(0, "stay").draw("Artist", "Cache")
    )
    assert scene.money_of(1) == 2 + 2
    scene.at(1, "Summer of Love").do(1, "stay").draw("Trinket", "Hacker")
    assert scene.money_of(1) == 4 + 2 + 2
    assert scene.money_of(0) == 2 + 2


def test_a_gain_before_the_bank_uses_it_up() -> None:
    """R5.2, ruling 40: also one from before it was in play; its own $8 were the first."""
    scene = at_play("Secret Stash", "Bank").do(0, "secret secret-stash", "stay")
    assert scene.money_of(0) == 4 + 8
    scene.do(1, "move Balloon Revolution").do(0, "stay")
    assert scene.money_of(0) == 12 + 2 + 1  # for the opponent here


def test_two_detectives_draw_two_cards_more() -> None:
    """R6.3, ruling 41: once, when the draw begins on an empty hand."""
    scene = standing("Renaissance").front(0, "Detective", "Detective").do(0, "stay")
    scene.draw("Artist", "Bank", "Cache", "Hacker")
    assert scene.asked() == [(1, "turn")]


# 42: Cache


def test_an_empty_cache_plays_nothing() -> None:
    """R6.6, ruling 42"""
    scene = table().front(0, "Cache").hand(0, "Artist").do(0, "effect cache")
    assert (scene.asked(), scene.front_of(0)) == ([(0, "turn")], [])
    assert (scene.thrown_cards(), scene.hand_of(0)) == (["Cache"], ["Artist"])
    assert scene.events("plays") == []


def test_a_cache_that_leaves_play_otherwise_loses_its_card() -> None:
    """R6.6, ruling 42: taken back in Industrial Revolution."""
    scene = standing("Industrial Revolution", "Cache", "Artist").crowns(0, 9, 0, 1, 0)
    scene.do(0, "stay", "play Cache", "yes")
    assert (scene.hand_of(0), scene.thrown_cards()) == (["Cache"], ["Artist"])


def test_a_beggar_that_leaves_play_leaves_its_money() -> None:
    """R6.6, R5.3, ruling 39: it goes to the supply, and nothing is gained."""
    scene = beggar("Utopia", money=3)
    leave_play(scene.state, 0, scene.state.front[0][0])
    assert (scene.money_of(0), funds(scene.state, 0), scene.front_of(0)) == (3, 3, [])


# 43 and 44: Hacker


def test_hacker_leaves_the_card_of_a_cache_discarded() -> None:
    """R8.5, ruling 43"""
    scene = table().front(0, "Hacker", "Cache").tuck(0, "Settlers").hand(0, "Artist").money(0, 4)
    scene.do(0, "effect cache", "score Artist", *["advance 1"] * 3)
    assert scene.thrown_cards() == ["Artist", "Settlers", "Cache"]
    assert (scene.money_of(0), scene.crowns_of(0)) == (0, [6, 4, 0, 0])


def test_hacker_lets_the_shared_card_of_earth_united_go_on() -> None:
    """R8.5, R8.6, ruling 43: an opponent scores instead, the visitor still plays twice."""
    scene = standing("Earth United", "Golden Goose").front(1, "Hacker").hand(1, "Artist")
    scene.money(1, 4).crowns(1, 0, 0, 9, 1).do(0, "stay").do(1, "score Artist")
    assert scene.crowns_of(1) == [0, 0, 5, 5]
    assert (scene.money_of(0), scene.money_of(1)) == (32, 10)
    assert scene.thrown_cards() == ["Artist", "Golden Goose"]


def test_hacker_leaves_the_card_of_robotic_utopia() -> None:
    """R8.5, R8.9, ruling 43"""
    scene = standing("Robotic Utopia", "Artist", money=4).robot("Golden Goose").front(0, "Hacker")
    scene.crowns(0, 0, 0, 9, 1).do(0, "stay", "score Artist")
    assert (scene.money_of(0), scene.money_of(1)) == (0, 0)
    assert scene.state.robot >= 0


def test_hacker_keeps_the_second_toy_in_hand() -> None:
    """R8.5, ruling 43"""
    scene = standing("Age of Toys", "Artist", money=8).front(0, "Hacker").crowns(0, 0, 0, 9, 1)
    scene.do(0, "stay", "yes").draw("Golden Goose", "Cache").do(0, "discard Cache", "score Artist")
    assert (scene.hand_of(0), scene.money_of(0)) == (["Golden Goose"], 0)


def test_may_stays_may_for_a_hacker() -> None:
    """R8.4, ruling 44: Tibetan Empire may be scored in, Space Age may be played in."""
    scene = standing("Tibetan Empire", "Artist", money=4).front(0, "Hacker").crowns(0, 9, 1, 0, 0)
    scene.do(0, "stay").draw("Golden Goose", "Cache")
    plays = ["play artist", "play golden-goose", "play cache"]
    assert scene.legal(0) == ["score artist", *plays, "no"]
    space = standing("Space Age", "Artist", "Bank", money=4).front(0, "Hacker")
    space.crowns(0, 0, 4, 4, 2).do(0, "stay", "score Artist", *["advance 2"] * 4)
    assert space.legal(0) == ["play bank", "no"]


def test_a_hacker_who_cannot_pay_again_may_leave_the_cats() -> None:
    """R8.4, R7.5, rulings 1 and 44: they may play a card, or nothing."""
    for answer, hand in (("no", ["Bank"]), ("play Bank", [])):
        scene = standing("Age of Cats", "Artist", "Bank", money=14).front(0, "Hacker")
        scene.crowns(0, 0, 0, 9, 1).do(0, "stay", "yes", "score Artist")
        assert scene.legal(0) == ["play bank", "no"]
        assert scene.do(0, answer).hand_of(0) == hand


# 45 and 46: shared cards


def test_each_player_of_earth_united_is_you() -> None:
    """R8.6, ruling 45: ruling and Perpetual cards are those of the player."""
    scene = standing("Earth United", "Shogun's Katana").front(1, "Black Market")
    scene.crowns(0, 8, 0, 0, 2).crowns(1, 8, 1, 1, 0).do(0, "stay")
    assert scene.money_of(1) == 10 + 2 + 2 * 2
    assert scene.money_of(0) == 2 * (10 + 2)


def test_each_player_of_earth_united_is_where_his_pawn_is() -> None:
    """R8.6, R1.8, ruling 45: Secret Stash counts crowns of each one's own Time, if alone."""
    scene = standing("Earth United", "Secret Stash").at(1, "Roman Empire")
    scene.crowns(0, 7, 0, 0, 3).crowns(1, 5, 4, 1, 0).do(0, "stay")
    assert (scene.money_of(1), scene.money_of(0)) == (10 + 4, 2 * (10 + 3))


def test_a_shared_card_is_played_three_times_by_two_players() -> None:
    """R8.6, ruling 45: Pickpockets of each look at each of their plays."""
    scene = standing("Earth United", "Settlers").front(0, "Gang of Pickpockets")
    scene.front(1, "Gang of Pickpockets").crowns(0, 9, 0, 0, 1).do(0, "stay").draw("Artist")
    assert scene.hand_of(1) == ["Artist"]
    scene.draw("Bank").do(0, "advance 1").draw("Cache")
    assert scene.hand_of(0) == ["Bank", "Cache"]


def test_robotic_utopia_counts_as_a_play() -> None:
    """R8.9, ruling 46: and whatever the card says, it stays."""
    scene = standing("Robotic Utopia").robot("Bag of Loot").front(0, "Black Market")
    scene.crowns(0, 9, 0, 0, 1).do(0, "stay")
    assert (scene.money_of(0), scene.hand_of(0), scene.thrown_cards()) == (9, [], [])
