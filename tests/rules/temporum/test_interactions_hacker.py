"""Interactions of section 8: Hacker in all its examples (R8.4, R8.5)."""

import pytest

from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import at_play, at_score, table
from tests.rules.temporum.standing import standing


def hacking(zone: str, *cards: str, money: int = 0) -> Scene:
    """Seat 0 stands on a Zone with a Hacker in front of it, and these cards."""
    return standing(zone, *cards, money=money).front(0, "Hacker")


# Zones that say score


def test_hacker_at_time_of_legends_has_no_extra_crown_to_advance() -> None:
    scene = hacking("Time of Legends", "Settlers").do(0, "stay", "play Settlers")
    assert (scene.crowns_of(0), scene.money_of(0)) == ([9, 1, 0, 0], 8)  # that of Settlers
    scene = hacking("Time of Legends", "Artist", money=4).do(0, "stay", "score Artist")
    assert scene.do(0, *["advance 1"] * 4).crowns_of(0) == [5, 5, 0, 0]


def test_hacker_at_bronze_age_who_plays_has_not_scored() -> None:
    scene = hacking("Bronze Age", "Bank", money=16).do(0, "stay", "play Bank")
    assert scene.money_of(0) == 16 + 8
    scene = hacking("Bronze Age", "Artist", money=4).do(0, "stay", "score Artist")
    assert scene.do(0, *["advance 1"] * 3).money_of(0) == 6


def test_hacker_at_ancient_egypt_keeps_the_bonus_of_a_ruler() -> None:
    scene = hacking("Ancient Egypt", "Bank").crowns(1, 9, 1, 0, 0).do(0, "stay", "play Bank")
    assert (scene.crowns_of(0), scene.money_of(0)) == ([9, 1, 0, 0], 8)


def test_hacker_at_iron_age_needs_no_discount_to_play() -> None:
    scene = hacking("Iron Age", "Golden Goose").do(0, "stay", "play Golden Goose")
    assert (scene.money_of(0), scene.money_of(1)) == (16, 5)


def test_hacker_at_trojan_war_plays_then_loses_all_then_draws() -> None:
    scene = hacking("Trojan War", "Bank", money=3).do(0, "stay", "play Bank").draw("Artist")
    assert (scene.money_of(0), scene.hand_of(0)) == (0, ["Artist"])


def test_hacker_at_alien_contact_plays_any_card_of_the_hand() -> None:
    scene = hacking("Alien Contact", "Settlers").do(0, "stay").draw("Golden Goose")
    assert scene.legal(0) == ["play golden-goose", "play settlers", "no"]
    scene.do(0, "play Settlers")
    assert (scene.money_of(0), scene.hand_of(0)) == (8, ["Golden Goose"])


def test_hacker_at_alien_contact_scores_the_drawn_card_only() -> None:
    scene = hacking("Alien Contact", "Artist", money=4).do(0, "stay").draw("Bag of Loot")
    assert scene.legal(0, "score") == ["score bag-of-loot"]


@pytest.mark.parametrize(
    ("answers", "money", "crowns"),
    [
        (["score Artist", *["advance 1"] * 3, "score Artist", *["advance 1"] * 4], 22, 8),
        (["score Artist", *["advance 1"] * 3, "play Bank"], 34, 4),
        (["play Bank", "score Artist", *["advance 1"] * 3], 34, 4),
        (["play Bank", "play Trinket"], 30 + 8 + 4, 0),
    ],
)
def test_hacker_at_age_of_cats_replaces_each_scoring_separately(
    answers: list[str], money: int, crowns: int
) -> None:
    """The $10 are paid already."""
    scene = hacking("Age of Cats", "Artist", "Bank", "Trinket", money=40).do(0, "stay", "yes")
    assert scene.money_of(0) == 30
    scene.do(0, answers[0], *answers[1:])
    if answers[-1] == "play Trinket":
        assert scene.asked() == [(0, "play")]  # what Trinket says, replaceable again
        scene.do(0, "play Artist").draw("Cache")
        money += 8
    assert (scene.money_of(0), scene.crowns_of(0)) == (money, [10 - crowns, crowns, 0, 0])
    assert scene.asked() == [(1, "turn")]


def test_hacker_at_scrapyard_world_plays_and_discards_nothing() -> None:
    scene = hacking("Scrapyard World", "Artist", "Bank").do(0, "stay", "play Bank")
    assert (scene.money_of(0), scene.hand_of(0), scene.thrown_cards()) == (8, ["Artist"], [])


def test_hacker_at_space_age_may_play_where_it_may_score() -> None:
    """Ruling 44: a "may" stays one."""
    scene = hacking("Space Age", "Artist", "Bank", "Cache", money=4).crowns(0, 4, 3, 3, 0)
    scene.do(0, "stay", "score Artist", *["advance 1"] * 4)
    assert scene.legal(0) == ["play bank", "play cache", "no"]
    scene.do(0, "play Bank")
    assert (scene.money_of(0), scene.hand_of(0)) == (8, ["Cache"])


# Zones that say play


def test_hacker_at_american_civil_war_scores_and_keeps_the_rest() -> None:
    scene = hacking("American Civil War", "Artist", money=4).crowns(0, 8, 2, 0, 0)
    scene.do(0, "stay", "score Artist", *["advance 1"] * 4)
    assert (scene.crowns_of(0), scene.money_of(0)) == ([4, 6, 0, 0], 2)


def test_hacker_at_tibetan_empire_may_score_where_it_may_play() -> None:
    """Ruling 44"""
    scene = hacking("Tibetan Empire", money=4).crowns(0, 9, 1, 0, 0).do(0, "stay")
    scene.draw("Artist", "Bank")
    assert scene.legal(0) == ["score artist", "play artist", "play bank", "no"]
    scene.do(0, "score Artist", *["advance 1"] * 4)
    assert (scene.crowns_of(0), scene.hand_of(0)) == ([5, 5, 0, 0], ["Bank"])


def test_hacker_at_industrial_revolution_takes_back_no_scored_card() -> None:
    scene = hacking("Industrial Revolution", "Artist", money=4).crowns(0, 8, 0, 2, 0)
    scene.do(0, "stay", "score Artist", *["advance 1"] * 4)
    assert (scene.hand_of(0), scene.thrown_cards()) == ([], ["Artist"])
    assert scene.asked() == [(1, "turn")]


def test_hacker_at_age_of_cybernetics_just_scores() -> None:
    scene = hacking("Age of Cybernetics", "Artist", money=4).front(0, "Black Market")
    scene.do(0, "stay", "score Artist", *["advance 1"] * 3)
    assert (scene.crowns_of(0), scene.money_of(0)) == ([6, 4, 0, 0], 0)
    assert (scene.front_of(0), scene.thrown_cards()) == (["Hacker", "Black Market"], ["Artist"])


def test_hacker_at_floating_cities_swaps_both_halves() -> None:
    cards = ("Artist", "Bank", "Cache", "Beggar", "Maneuver", "Settlers")
    scene = hacking("Floating Cities", *cards).do(0, "stay", "play Bank", "score Artist")
    scene.do(0, *["advance 1"] * 3)
    assert (scene.money_of(0), scene.crowns_of(0)) == (8 - 4, [6, 4, 0, 0])


def test_hacker_at_warm_globe_scores_in_the_turn_of_another() -> None:
    scene = standing("Warm Globe", "Bank").front(1, "Hacker").hand(1, "Artist").money(1, 4)
    scene.do(0, "stay").do(1, "score Artist", *["advance 1"] * 3)
    assert (scene.money_of(0), scene.money_of(1)) == (16, 0)
    assert scene.crowns_of(1) == [6, 4, 0, 0]


# Cards


def test_hacker_with_pilgrims_plays_any_card() -> None:
    scene = at_play("Pilgrims", "Settlers").front(0, "Hacker")
    scene.do(0, "stay", "play Pilgrims", "play Settlers")
    assert (scene.money_of(0), scene.crowns_of(0)) == (8, [9, 1, 0, 0])


def test_hacker_with_a_scored_visionary_plays_after_the_scoring() -> None:
    scene = at_score("Visionary", "Bank", dollars=28).front(0, "Hacker", "Secret Society")
    scene.do(0, "stay", "score Visionary", *["advance 1"] * 7).draw("Artist")
    assert scene.legal(0) == ["play artist", "play bank", "no"]
    scene.do(0, "play Bank")
    assert (scene.money_of(0), scene.front_of(0)) == (8, ["Hacker", "Secret Society", "Bank"])


def test_hacker_with_secret_plot_swaps_score_and_play() -> None:
    scene = at_play("Secret Plot", "Artist", "Bank", "Maneuver").front(0, "Hacker")
    scene.do(0, "stay", "play Secret Plot", "discard Maneuver", "play Bank", "score Artist")
    scene.do(0, *["advance 1"] * 3)
    assert (scene.money_of(0), scene.crowns_of(0)) == (8 - 4, [6, 4, 0, 0])


# Gizmo


@pytest.mark.parametrize(
    ("answers", "money", "crowns", "left"),
    [
        (
            ["play Settlers", "play Settlers", "advance 2"],
            20 + 16,
            [9, 0, 1, 0],
            ["Artist", "Bank"],
        ),
        (["play Settlers", "score Artist", *["advance 1"] * 4], 24, [5, 5, 0, 0], ["Bank"]),
        (
            ["score Artist", *["advance 1"] * 3, "play Settlers", "advance 1"],
            24,
            [5, 5, 0, 0],
            ["Bank"],
        ),
        (
            [
                "score Artist",
                *["advance 1"] * 3,
                "score Bank",
                "advance 1",
                *["advance 2"] * 5,
                "advance 3",
            ],
            0,
            [5, 0, 4, 1],
            ["Settlers"],
        ),
    ],
)
def test_hacker_with_gizmo_replaces_each_play_by_a_card_of_the_hand(
    answers: list[str], money: int, crowns: list[int], left: list[str]
) -> None:
    scene = at_play("Gizmo", "Settlers", "Artist", "Bank").front(0, "Hacker").money(0, 20)
    scene.do(0, "stay", "play Gizmo", *answers)
    assert (scene.money_of(0), scene.crowns_of(0)) == (money, crowns)
    assert (scene.hand_of(0), scene.asked()) == (left, [(1, "turn")])
    assert scene.state.special[0] == 8


def test_hacker_with_gizmo_cannot_score_the_card_that_is_being_played() -> None:
    scene = at_play("Gizmo", "Settlers", "Bank").front(0, "Hacker").money(0, 40)
    scene.do(0, "stay", "play Gizmo", "play Settlers")
    assert scene.legal(0) == ["score bank", "play settlers"]


def test_hacker_with_gizmo_and_no_momentary_card_replaces_both_plays() -> None:
    scene = at_play("Gizmo", "Bank", "Cache").front(0, "Hacker").money(0, 28)
    scene.do(0, "stay", "play Gizmo")
    assert "play bank" not in scene.legal(0)
    scene.do(0, "score Cache", *["advance 1"] * 5, "score Bank", *["advance 1"] * 4)
    scene.do(0, *["advance 2"] * 2)
    assert (scene.money_of(0), scene.crowns_of(0)) == (0, [0, 7, 3, 0])
    assert (scene.hand_of(0), scene.thrown_cards()) == ([], ["Bank", "Cache"])


# What was really done


def test_hacker_who_plays_is_seen_by_cards_that_look_at_plays() -> None:
    scene = hacking("Kingdom of Trilobites", "Bank")
    scene.front(0, "Black Market", "Gang of Pickpockets", "Secret Society", "Conspiracy")
    scene.do(0, "stay", "play Bank").draw("Artist")
    assert (scene.money_of(0), scene.hand_of(0)) == (8 + 2, ["Artist"])
    assert scene.crowns_of(0) == [10, 0, 0, 0]


def test_hacker_who_scores_is_seen_by_cards_that_look_at_scoring() -> None:
    scene = hacking("Balloon Revolution", "Artist", money=2).front(0, "Friends in Old Places")
    scene.front(0, "Black Market", "Gang of Pickpockets", "Secret Society", "Conspiracy")
    scene.do(0, "stay", "score Artist", *["advance 1"] * 4).draw("Bank")
    assert (scene.money_of(0), scene.crowns_of(0)) == (0, [5, 5, 0, 0])
    assert (scene.hand_of(0), scene.asked()) == (["Bank"], [(1, "turn")])


def test_hacker_just_played_works_from_then_on() -> None:
    scene = at_play("Gizmo", "Trinket", "Hacker", "Artist").do(0, "stay", "play Gizmo")
    scene.do(0, "play Trinket")
    assert scene.legal(0) == ["play artist", "play hacker"]
    scene.do(0, "play Hacker")
    assert scene.legal(0) == ["score artist", "play trinket"]  # Gizmo's second play


# Cards that come from elsewhere (ruling 43)


def test_hacker_and_cache_discards_the_card_under_it() -> None:
    scene = table().front(0, "Hacker", "Cache").tuck(0, "Settlers").hand(0, "Artist").money(0, 4)
    scene.do(0, "effect cache", "score Artist", *["advance 1"] * 3)
    assert scene.crowns_of(0) == [6, 4, 0, 0]
    assert sorted(scene.thrown_cards()) == ["Artist", "Cache", "Settlers"]


def test_hacker_and_earth_united_lets_the_shared_card_go_on() -> None:
    scene = standing("Earth United", "Settlers", "Artist", money=4, seats=3)
    scene.front(0, "Hacker").front(1, "Hacker").hand(1, "Bag of Loot").money(1, 4)
    scene.do(0, "stay", "card Settlers").do(1, "score Bag of Loot", *["advance 1"] * 3)
    assert (scene.money_of(1), scene.crowns_of(1)) == (0, [6, 4, 0, 0])
    assert (scene.money_of(2), scene.crowns_of(2)) == (8, [9, 1, 0, 0])
    scene.do(0, "score Artist", *["advance 1"] * 3, "advance 1")
    assert (scene.money_of(0), scene.crowns_of(0)) == (8, [5, 5, 0, 0])
    assert sorted(scene.thrown_cards()) == ["Artist", "Bag of Loot", "Settlers"]


def test_hacker_and_earth_united_replaces_the_last_play_too() -> None:
    scene = standing("Earth United", "Bag of Loot", "Artist").front(0, "Hacker")
    scene.do(0, "stay", "card Bag of Loot")  # nothing can be paid for before the first play
    scene.do(0, "score Artist", *["advance 1"] * 3)
    assert (scene.money_of(0), scene.money_of(1)) == (7 - 4, 7)
    assert (scene.hand_of(0), scene.thrown_cards()) == ([], ["Artist", "Bag of Loot"])


def test_hacker_and_robotic_utopia_leaves_the_card_there() -> None:
    scene = hacking("Robotic Utopia", "Artist", money=4).crowns(0, 9, 0, 0, 1).robot("Settlers")
    scene.do(0, "stay", "score Artist", *["advance 1"] * 3)
    assert (scene.crowns_of(0), scene.money_of(0)) == ([5, 4, 0, 1], 0)
    scene.do(1, "stay").do(0, "stay").do(0, "advance 1")
    assert (scene.crowns_of(0), scene.money_of(0)) == ([4, 5, 0, 1], 8)


def test_hacker_and_age_of_toys_keeps_the_drawn_card_in_the_hand() -> None:
    scene = hacking("Age of Toys", "Artist", money=8).do(0, "stay", "yes")
    scene.draw("Settlers", "Bank").do(0, "discard Bank", "score Artist", *["advance 1"] * 3)
    assert (scene.money_of(0), scene.hand_of(0)) == (0, ["Settlers"])
