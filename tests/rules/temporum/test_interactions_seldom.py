"""Rare interactions: a Hacker who declines, single choices, boxes of unreal Zones."""

import pytest

from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import at_play, at_score, table
from tests.rules.temporum.standing import standing

NEXT = [(1, "turn")]  # the turn of seat 0 went by

# Hacker "may": if the printed half is impossible, it can be skipped


def test_hacker_may_leave_a_scoring_that_cannot_be_paid() -> None:
    """R2.6, R8.4"""
    scene = at_score("Bank", "Cache").front(0, "Hacker").do(0, "stay")
    assert scene.legal(0) == ["play bank", "play cache", "no"]
    assert scene.do(0, "no").asked() == NEXT
    assert (scene.money_of(0), scene.hand_of(0)) == (0, ["Bank", "Cache"])


def test_hacker_must_score_or_play_where_a_card_can_be_scored() -> None:
    """R2.6, R8.4: what can be done must be done, the one way or the other."""
    scene = at_score("Artist", "Cache", dollars=4).front(0, "Hacker").do(0, "stay")
    assert scene.legal(0) == ["score artist", "play artist", "play cache"]


def test_hacker_may_leave_both_plays_of_a_gizmo_without_a_momentary_card() -> None:
    """R8.3, R8.4"""
    scene = at_play("Gizmo", "Bank").front(0, "Hacker").money(0, 16).do(0, "stay", "play Gizmo")
    assert scene.legal(0) == ["score bank", "no"]
    scene.do(0, "no", "no")
    assert (scene.hand_of(0), scene.money_of(0), scene.asked()) == (["Bank"], 16, NEXT)


def test_hacker_may_leave_the_second_scoring_of_age_of_cats() -> None:
    """R7.5, R8.4"""
    scene = standing("Age of Cats", "Artist", "Bank", money=14).front(0, "Hacker")
    scene.do(0, "stay", "yes", "score Artist", *["advance 1"] * 3)
    assert scene.legal(0) == ["play bank", "no"]
    scene.do(0, "no")
    assert (scene.hand_of(0), scene.thrown_cards(), scene.asked()) == (["Bank"], ["Artist"], NEXT)


def test_hacker_may_leave_scrapyard_world_where_too_few_cards_pay() -> None:
    """R7.6, R8.4"""
    scene = standing("Scrapyard World", "Bank", "Cache").front(0, "Hacker").do(0, "stay")
    assert scene.legal(0) == ["play bank", "play cache", "no"]


def test_hacker_at_age_of_cybernetics_scores_once_though_cards_are_left() -> None:
    """R8.4"""
    scene = standing("Age of Cybernetics", "Artist", "Bank", money=4).front(0, "Hacker")
    scene.do(0, "stay", "score Artist", *["advance 1"] * 3)
    assert (scene.hand_of(0), scene.asked()) == (["Bank"], NEXT)


# Single outcomes that everybody sees


def test_tactician_is_not_asked_where_only_the_cheaper_way_can_be_paid() -> None:
    """R7.3"""
    scene = at_score("Artist").front(0, "Tactician").do(0, "stay")
    assert scene.asked() == [(0, "advance")]
    scene.do(0, *["advance 1"] * 2)
    assert (scene.crowns_of(0), scene.asked()) == ([7, 3, 0, 0], NEXT)


def test_secret_mission_in_police_state_has_one_way_to_go() -> None:
    """R9.4"""
    scene = table(2, "Police State").at(0, "Police State").hand(0, "Secret Mission")
    scene.do(0, "secret Secret Mission")
    assert (scene.here(0), scene.asked()) == ("Nanotech Wonderland", [(0, "turn")])


@pytest.mark.parametrize("cards", [("Bank",), ("Bank", "Cache")])
def test_quiet_planet_gives_its_last_cards_without_a_question(cards: tuple[str, ...]) -> None:
    scene = table(2, "Quiet Planet").quiet(*cards).do(0, "stay")
    assert (scene.hand_of(0), scene.asked()) == (list(cards), NEXT)


def test_age_of_cults_asks_nobody_who_holds_one_card() -> None:
    """R6.8"""
    scene = standing("Age of Cults").hand(1, "Settlers").do(0, "stay").draw("Artist", "Bank")
    assert scene.asked() == [(0, "card")]
    scene.do(0, "card Bank")
    assert (scene.hand_of(0), scene.hand_of(1)) == (["Artist", "Settlers"], ["Bank"])


def test_gizmo_with_one_card_plays_it_without_a_question() -> None:
    """R8.3"""
    scene = at_play("Gizmo", "Shogun's Katana").do(0, "stay", "play Gizmo")
    assert (scene.money_of(0), scene.asked()) == (20, NEXT)


def test_age_of_toys_plays_the_one_left_where_a_hacker_can_pay_for_nothing() -> None:
    """R8.4"""
    scene = standing("Age of Toys", money=4).front(0, "Hacker").do(0, "stay", "yes")
    scene.draw("Bank", "Engineer").do(0, "discard Engineer")
    assert (scene.money_of(0), scene.asked()) == (8, NEXT)


# Two that differ only by their Zone


def predicting() -> Scene:
    """Seat 0 has played Predict the Future in Ancient Egypt, then in Balloon Revolution."""
    scene = table(2, "Nanotech Wonderland", "Mafia City-States").at(0, "Ancient Egypt")
    scene.front(0, "Cache").tuck(0, "Predict the Future").hand(0, "Predict the Future")
    return scene.do(0, "effect cache", "move Balloon Revolution")


@pytest.mark.parametrize(
    ("first", "changes", "dollars"),
    [
        ("Balloon Revolution", ["change 3", "change 1"], 2),
        ("Ancient Egypt", ["change 1", "change 3"], 0),
    ],
)
def test_two_predictions_of_different_zones_come_in_their_owners_order(
    first: str, changes: list[str], dollars: int
) -> None:
    """R3.7, R12.1: only the first order makes Mafia City-States real on the way."""
    scene = predicting()
    assert scene.legal(0) == ["zone 1", "zone 4"]
    scene.do(0, f"zone {first}", *changes)
    assert (scene.money_of(1), scene.asked()) == (dollars, NEXT)


def test_predict_the_future_played_in_time_iv_does_nothing_in_the_kingdom_either() -> None:
    """R3.4, R3.7"""
    scene = table(2, "Warm Globe", "Kingdom of Trilobites").front(0, "Cache")
    scene.tuck(0, "Predict the Future").do(0, "effect cache", "move Kingdom of Trilobites")
    assert scene.asked() == NEXT


# Boxes of Zones that are unreal


def test_police_state_bars_nobody_while_it_is_unreal() -> None:
    """R9.1, R9.4"""
    scene = table(2, "Balloon Revolution", "Police State").at(0, "Balloon Revolution")
    scene.hand(0, "Anubis Statuette", "Maneuver", "Gizmo").do(0, "stay", "play Anubis Statuette")
    scene.do(0, "move Police State", "play Maneuver")
    assert scene.legal(0) == ["move 1", "move 2", "move 4", "move 7", "no"]


def test_utopia_shelters_nobody_while_it_is_unreal() -> None:
    """R5.6, R9.1: visited by a shared Anubis Statuette in the turn of another."""
    scene = table(2, "Earth United", "Utopia").hand(0, "Anubis Statuette").money(1, 9)
    scene.state.zombies[scene.place("Utopia")] = 1
    scene.do(0, "stay", "move Ancient Egypt", "move Balloon Revolution").do(1, "move Utopia")
    assert scene.money_of(1) == 9 + 2 - 2 + 4


def test_warm_globe_begins_with_its_visitor_in_the_turn_of_another_too() -> None:
    scene = table(3, "Earth United", "Warm Globe").hand(0, "Anubis Statuette", "Bank")
    scene.hand(1, "Cache", "Beggar").hand(2, "Settlers", "Trinket").do(0, "stay")
    scene.do(0, "card Anubis Statuette", "move Ancient Egypt", "move Balloon Revolution")
    scene.do(1, "move Warm Globe")
    assert scene.asked() == [(1, "play")]
    scene.do(1, "play Cache")
    assert scene.asked() == [(2, "play")]


# Cards that are where nobody looks


def test_industrial_revolution_takes_back_an_anubis_statuette_that_still_waits() -> None:
    """R8.8, R12.2"""
    scene = standing("Industrial Revolution", "Anubis Statuette").crowns(0, 9, 0, 1, 0)
    scene.do(0, "stay", "yes")
    assert (scene.hand_of(0), scene.asked()) == (["Anubis Statuette"], [(0, "place")])


def test_beggar_just_played_has_no_money_on_it() -> None:
    """R5.3"""
    scene = at_play("Beggar").do(0, "stay")
    assert (scene.front_of(0), scene.state.front[0][0].coins) == (["Beggar"], 0)
