"""Interactions of section 8: Gizmo, the Golden Laurels, the Sage, Zombies, the Trilobites."""

import pytest

from aevum.games.temporum.data import CARD_NUMBER
from tests.rules.temporum.openings import at_play, at_score, table
from tests.rules.temporum.standing import standing

# Gizmo


def test_gizmo_makes_three_plays_for_black_market() -> None:
    """R8.3"""
    scene = at_play("Gizmo", "Settlers").front(0, "Black Market").do(0, "stay", "play Gizmo")
    scene.do(0, "advance 1")
    assert scene.money_of(0) == 2 + (8 + 2) * 2


def test_gizmo_makes_three_plays_for_pickpockets() -> None:
    """R8.3: after each of the two, and after the Gizmo itself."""
    scene = at_play("Gizmo", "Predict the Future").front(0, "Gang of Pickpockets")
    scene.do(0, "stay", "play Gizmo").draw("Artist")
    assert [event.args[0] for event in scene.events("plays")] == [
        CARD_NUMBER["Gizmo"],
        CARD_NUMBER["Predict the Future"],
        CARD_NUMBER["Predict the Future"],
    ]
    scene.draw("Bank", "Cache")
    assert scene.hand_of(0) == ["Artist", "Bank", "Cache"]
    assert scene.asked() == [(0, "history")]


def test_gizmo_makes_three_plays_for_revolutionaries_and_ambassador() -> None:
    """R8.2, R8.3"""
    scene = at_play("Gizmo", "Step on a Butterfly").front(0, "Revolutionaries")
    scene.crowns(0, 5, 5, 0, 0).do(0, "stay", "play Gizmo")
    assert scene.crowns_of(0) == [5, 2, 3, 0]
    scene = at_play("Gizmo", "Step on a Butterfly").front(0, "Ambassador")
    scene.do(0, "stay", "play Gizmo", "yes")
    assert scene.money_of(0) == 12 - 4 + 12
    scene.do(0, "yes", "advance 1", "yes", "advance 1")
    assert (scene.money_of(0), scene.crowns_of(0)) == (12, [7, 3, 0, 0])


def test_gizmo_is_one_card_resolved_twice() -> None:
    """R8.3: it leaves the hand once and is discarded once."""
    scene = at_play("Gizmo", "Artist", "Artist", "Bank").do(0, "stay", "play Gizmo", "play Artist")
    scene.draw("Cache", "Beggar")
    assert scene.hand_of(0) == ["Artist", "Bank", "Beggar", "Cache"]
    assert (scene.thrown_cards(), scene.money_of(0)) == (["Artist"], 16)


def test_gizmo_stacks_delayed_effects_of_step_on_a_butterfly() -> None:
    """R8.3, R12.3"""
    scene = at_play("Gizmo", "Step on a Butterfly").do(0, "stay", "play Gizmo")
    assert len(scene.events("changes")) == 6


def test_gizmo_stacks_delayed_effects_of_sultans_scimitar() -> None:
    """R8.3, R12.4: two passes of their own."""
    scene = at_play("Gizmo", "Sultan's Scimitar").crowns(0, 5, 3, 2, 0).crowns(1, 10, 0, 0, 0)
    scene.do(0, "stay", "play Gizmo").do(1, "stay")
    # It ruled II and III: III to IV, II to III; then it rules II, III and IV, and does so again.
    assert scene.crowns_of(0) == [5, 1, 2, 2]


def test_gizmo_stacks_delayed_effects_of_maneuver() -> None:
    """R8.3, R12.2"""
    scene = at_play("Gizmo", "Maneuver").do(0, "stay", "play Gizmo")
    scene.do(0, "move Roman Empire", "move Ancient Egypt")
    assert (scene.here(0), scene.asked()) == ("Ancient Egypt", [(1, "turn")])


def test_gizmo_never_plays_a_gizmo() -> None:
    """R8.3"""
    scene = at_play("Gizmo", "Gizmo", "Gizmo").do(0, "stay", "play Gizmo")
    assert (scene.hand_of(0), scene.asked()) == (["Gizmo", "Gizmo"], [(1, "turn")])


def test_gizmo_with_bag_of_loot_pays_twice_and_gets_it_back_once() -> None:
    """R8.3, R8.6"""
    scene = at_play("Gizmo", "Bag of Loot").do(0, "stay", "play Gizmo")
    assert (scene.money_of(0), scene.hand_of(0)) == (14, ["Bag of Loot"])
    assert scene.thrown_cards() == []


def test_gizmo_is_out_of_reach_of_industrial_revolution() -> None:
    """R8.8"""
    scene = standing("Industrial Revolution", "Gizmo", "Settlers").crowns(0, 8, 0, 2, 0)
    scene.do(0, "stay", "play Gizmo", "advance 1", "advance 1")
    assert (scene.asked(), scene.hand_of(0)) == ([(1, "turn")], [])
    assert (scene.state.special[0], scene.thrown_cards()) == (8, ["Settlers"])


# Golden Laurels


def test_golden_laurels_pay_step_by_step() -> None:
    """R4.6"""
    scene = at_score("Artist", dollars=4)
    scene.state.laurels = 0
    scene.do(0, "stay")
    for dollars in (1, 2, 3):
        assert scene.money_of(0) == dollars
        scene.do(0, "advance 1")
    assert scene.money_of(0) == 4


def test_golden_laurels_pay_the_holder_in_the_turn_of_another() -> None:
    """R4.6"""
    scene = standing("Dawn of Man")
    scene.state.laurels = 1
    scene.do(0, "stay")
    assert scene.state.money == [0, 1]


def test_golden_laurels_pay_for_the_second_scoring_of_age_of_cats() -> None:
    """R7.5"""
    scene = standing("Age of Cats", "Artist", money=14)
    scene.state.laurels = 0
    scene.do(0, "stay", "yes", *["advance 1"] * 3)
    assert scene.money_of(0) == 0  # $4 came in, and went for the second scoring
    scene.do(0, *["advance 1"] * 4)
    assert (scene.crowns_of(0), scene.money_of(0)) == ([2, 8, 0, 0], 4)
    assert scene.thrown_cards() == ["Artist"]


def test_without_golden_laurels_age_of_cats_scores_but_once() -> None:
    """R7.5"""
    scene = standing("Age of Cats", "Artist", money=14).do(0, "stay", "yes", *["advance 1"] * 3)
    assert (scene.crowns_of(0), scene.asked()) == ([6, 4, 0, 0], [(1, "turn")])


def test_golden_laurels_pay_for_what_a_visionary_scores_after_it() -> None:
    """R4.6, R7.4"""
    scene = at_score("Visionary", "Artist", dollars=28)
    scene.state.laurels = 0
    scene.do(0, "stay", "score Visionary", *["advance 1"] * 7)
    assert (scene.money_of(0), scene.legal(0)) == (8, ["score artist", "no"])


def test_golden_laurels_are_handed_over_after_the_play_in_rome_eternal() -> None:
    """R10.4"""
    scene = standing("Rome Eternal", "Settlers").crowns(0, 8, 0, 2, 0)
    scene.state.laurels = 1
    scene.do(0, "stay", "advance 1")
    assert (scene.state.money, scene.state.laurels) == ([8, 0], 0)
    scene = standing("Rome Eternal", "Settlers").crowns(0, 8, 0, 2, 0).do(0, "stay", "advance 1")
    assert (scene.state.money, scene.state.laurels) == ([8, 0], 0)


# Sage


def test_sage_draws_before_the_instructions() -> None:
    """R2.5, R10.4"""
    scene = standing("Nanotech Wonderland").crowns(0, 9, 0, 0, 1)
    scene.state.sage = 0
    scene.do(0, "stay").draw("Artist")
    assert (scene.money_of(0), scene.asked()) == (2, [(1, "turn")])


def test_sage_draws_nothing_where_its_holder_does_not_rule() -> None:
    scene = standing("Nanotech Wonderland")
    scene.state.sage = 0
    scene.do(0, "stay")
    assert scene.asked() == [(1, "turn")]


def test_sage_draws_on_a_visit_by_anubis_statuette() -> None:
    scene = at_play("Anubis Statuette").crowns(0, 9, 0, 0, 1)
    scene.state.sage = 0
    scene.do(0, "stay", "move Savagery").draw("Artist")
    scene.draw("Bank", "Cache", "Beggar")
    # Savagery discards what the Sage drew.
    assert scene.thrown_cards() == ["Anubis Statuette", "Artist"]


def test_sage_draws_on_every_visit_of_information_age() -> None:
    """R9.9"""
    scene = table(2, "Information Age", "Holy Norse Empire").crowns(0, 2, 4, 0, 4)
    scene.state.sage = 0
    scene.do(0, "stay").draw("Artist", "Bank")  # of Information Age, of Holy Norse Empire
    assert scene.draw("Cache", "Beggar").money_of(0) == 3
    assert len(scene.hand_of(0)) == 4


def test_sage_draws_on_a_visit_by_nuclear_wasteland() -> None:
    """R9.9"""
    scene = table(2, "Nuclear Wasteland", "Balloon Revolution").crowns(0, 4, 0, 3, 3)
    scene.state.sage = 0
    scene.do(0, "stay").draw("Artist").do(0, "move Balloon Revolution").draw("Bank")
    assert scene.legal(0) == ["play artist", "play bank"]


# Zombies


def test_zombies_one_is_dragged_by_each_move() -> None:
    """R10.5"""
    scene = table(2, "Zombie Apocalypse").at(0, "Zombie Apocalypse").hand(0, "Secret Mission")
    scene.do(0, "secret Secret Mission", "move Ancient Egypt", "move Balloon Revolution")
    assert scene.state.zombies[:10] == [0, 0, 0, 1, 0, 0, 2, 0, 0, 0]


def test_zombies_none_follows_a_time_shift() -> None:
    """R3.3, R10.5"""
    scene = table(2, "Zombie Apocalypse").at(0, "Ancient Egypt").at(1, "Zombie Apocalypse")
    scene.do(0, "change 1")
    assert scene.state.pawn[1] == scene.state.real[4] != scene.place("Zombie Apocalypse")
    assert scene.state.zombies[:10] == [0, 0, 0, 0, 0, 0, 3, 0, 0, 0]


def test_zombies_cost_two_dollars_once_a_visit() -> None:
    """R10.5: three of them, and $2."""
    scene = table(2, "Zombie Apocalypse").money(0, 9).do(0, "stay", "no")
    assert scene.money_of(0) == 7


def test_zombies_order_with_hq_money_and_sage_is_the_visitors() -> None:
    """R2.5, R12.1"""
    scene = table(2, "Zombie Apocalypse", "Primitive Paradise").crowns(0, 9, 0, 0, 1)
    here = scene.place("Zombie Apocalypse")
    scene.state.sage, scene.state.hq[0] = 0, here
    scene.at(1, "Primitive Paradise").do(0, "stay")
    assert scene.legal(0) == [
        "effect zombie",
        "effect headquarters",
        "effect purse",
        "effect sage",
    ]
    scene.do(0, "effect zombie", "effect sage").draw("Artist").do(0, "effect purse", "no")
    assert scene.money_of(0) == 4  # nothing to lose when the Zombies came first


@pytest.mark.parametrize(("first", "left"), [("zombie", 2), ("headquarters", 0)])
def test_zombies_before_or_after_the_headquarters(first: str, left: int) -> None:
    """R2.5"""
    scene = table(2, "Zombie Apocalypse")
    scene.state.hq[0] = scene.place("Zombie Apocalypse")
    scene.do(0, "stay", f"effect {first}")
    assert scene.money_of(0) == left


def test_zombies_stranded_on_an_unreal_zone_wake_when_it_is_visited() -> None:
    """R9.1, R10.5"""
    scene = table(2, "Utopia", "Zombie Apocalypse").at(0, "Balloon Revolution").money(0, 9)
    scene.hand(0, "Anubis Statuette").do(0, "stay", "move Zombie Apocalypse", "no")
    assert scene.money_of(0) == 9 + 2 - 2
    # It is placed on the real Zone of Time IV, which isn't a move.
    assert (scene.here(0), scene.state.zombies[7]) == ("Utopia", 3)


# Kingdom of Trilobites


def test_kingdom_of_trilobites_options_follow_the_path_produced_so_far() -> None:
    """R3.4"""
    scene = table(3, "Kingdom of Trilobites").at(0, "Kingdom of Trilobites")
    scene.at(1, "Balloon Revolution").at(2, "Nanotech Wonderland").do(0, "change 1")
    assert (scene.state.real[1:], scene.state.pawn) == ([0, 2, 5, 8], [0, 5, 8])
    scene.do(0, "change 2")
    assert (scene.state.real[1:], scene.state.pawn) == ([0, 2, 4, 7], [0, 4, 7])
    scene.do(0, "change 3")
    assert (scene.state.real[1:], scene.state.pawn) == ([0, 2, 4, 8], [0, 4, 8])


def test_kingdom_of_trilobites_triggers_what_becomes_real_with_each_flip() -> None:
    """R3.2, R3.4, R9.5"""
    zones = ("Nanotech Wonderland", "Mafia City-States", "Endless City")
    scene = table(2, "Kingdom of Trilobites", *zones).at(0, "Kingdom of Trilobites")
    scene.do(0, "change 1").draw("Artist", "Bank")  # Endless City
    assert (scene.hand_of(0), scene.hand_of(1)) == (["Artist"], ["Bank"])
    scene.do(0, "change 2")  # Mafia City-States
    assert scene.state.money == [2, 2]
    scene.do(0, "change 3").draw("Cache", "Beggar")  # Endless City again
    assert [len(hand) for hand in scene.state.hands] == [2, 2]


def test_kingdom_of_trilobites_each_option_can_be_declined() -> None:
    """R3.4"""
    scene = table(2, "Kingdom of Trilobites").at(0, "Kingdom of Trilobites").do(0, "change 3")
    assert scene.state.real[1:] == [0, 1, 3, 7]
    assert scene.legal(0, "change") == []
