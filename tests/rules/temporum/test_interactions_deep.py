"""Interactions of section 8: one routine for steps, scoring in depth, others' plays, Utopia."""

import pytest

from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import at_play, at_score, table
from tests.rules.temporum.standing import standing

# Meritocracy, Exodus, Laurels: one step routine


def test_meritocracy_exodus_laurels_every_step_goes_one_way() -> None:
    """R4.3, R4.6: the filter chooses the crown, then Laurels and Prime Real Estate pay."""
    scene = standing("Green World", "Artist", money=4, also="Meritocracy")
    scene.front(0, "Prime Real Estate").crowns(0, 5, 3, 2, 0)
    scene.state.laurels = 0
    scene.do(0, "stay")
    assert (scene.crowns_of(0), scene.money_of(0)) == ([5, 3, 0, 2], 4)
    scene.do(0, "advance 2")  # the one step with a choice; the next must be that crown's
    assert scene.crowns_of(0) == [5, 2, 0, 3]
    assert scene.money_of(0) == 4 + 3 + 2 * 3  # Laurels, Prime Real Estate, Green World


def test_meritocracy_exodus_laurels_the_extra_step_pays_the_laurels_only() -> None:
    """R4.5"""
    scene = table(2, "Exodus", "Green World").at(0, "Balloon Revolution").crowns(0, 0, 0, 1, 9)
    scene.front(0, "Prime Real Estate").hand(0, "Barbarian Horde", "Artist", "Bank")
    scene.state.laurels = 0
    scene.do(0, "stay", "play Barbarian Horde", "discard Artist", "discard Bank")
    assert (scene.money_of(0), scene.state.arrived[0]) == (9 + 1 + 1 + 1, 1)
    assert scene.state.winner == 0


@pytest.mark.parametrize(
    ("cause", "zones"),
    [
        ("Dawn of Man", ("Dawn of Man", "Meritocracy")),
        ("Revolutionaries", ("Meritocracy",)),
        ("Ancient Egypt", ("Ancient Egypt", "Meritocracy")),
        ("Sultan's Scimitar", ("Meritocracy",)),
    ],
)
def test_meritocracy_wins_against_a_stated_origin(cause: str, zones: tuple[str, ...]) -> None:
    """R4.3"""
    scene = table(2, *zones).crowns(0, 5, 4, 1, 0).crowns(1, 4, 3, 0, 3)
    if cause == "Revolutionaries":
        scene.at(0, "Meritocracy").front(0, cause).hand(0, "Bank").do(0, "stay")
    elif cause == "Sultan's Scimitar":
        scene.crowns(0, 2, 7, 1, 0).crowns(1, 4, 3, 2, 1)
        scene.state.scimitars[0] = 1
        scene.begin()
        assert scene.crowns_of(0) == [2, 7, 0, 1]
        return
    else:
        scene.at(0, cause).do(0, "stay")
    assert scene.crowns_of(0) == [5, 4, 0, 1]


# Step on a Butterfly


def test_step_on_a_butterfly_flips_what_is_real_after_the_flip_before() -> None:
    """R3.5"""
    scene = at_play("Step on a Butterfly").begin()
    assert scene.state.real[1:] == [0, 1, 3, 6]
    scene.do(0, "stay")
    assert [event.args[0] for event in scene.events("changes")] == [0, 2, 4]
    assert scene.state.real[1:] == [0, 2, 4, 8]


def test_step_on_a_butterfly_makes_endless_city_real_twice_in_a_turn() -> None:
    """R9.5: with the first flip, and again with the third."""
    zones = ("Utopia", "Nanotech Wonderland", "Endless City")
    scene = table(2, *zones).at(0, "Balloon Revolution").hand(0, "Step on a Butterfly")
    scene.do(0, "stay")
    assert scene.state.real[1:] == [0, 2, 5, 8]
    scene.draw("Artist", "Bank")
    assert scene.state.real[1:] == [0, 2, 4, 8]
    scene.draw("Cache", "Beggar")
    assert [len(hand) for hand in scene.state.hands] == [2, 2]


# Scrapyard World


def test_scrapyard_world_takes_a_card_for_each_full_four_dollars_after_reductions() -> None:
    """R7.6: Cache costs 12, with Friends in Old Places 10: two cards."""
    scene = standing("Scrapyard World", "Cache", "Artist", "Bank").front(0, "Friends in Old Places")
    scene.do(0, "stay", "score Cache", *["advance 1"] * 5)
    assert (scene.hand_of(0), scene.money_of(0)) == ([], 0)
    assert scene.thrown_cards() == ["Artist", "Bank", "Cache"]


def test_scrapyard_world_the_scored_card_does_not_pay_for_itself() -> None:
    """R7.6"""
    scene = standing("Scrapyard World", "Think Tank", "Trinket")  # two cards each, and one to pay
    scene.do(0, "stay")
    assert (scene.hand_of(0), scene.asked()) == (["Think Tank", "Trinket"], [(1, "turn")])
    scene = standing("Scrapyard World", "Think Tank", "Artist").do(0, "stay")
    assert scene.legal(0) == ["score artist"]


def test_scrapyard_world_a_cost_under_four_is_free() -> None:
    """R7.6"""
    scene = standing("Scrapyard World", "Artist").front(0, "Friends in Old Places")
    scene.do(0, "stay", *["advance 1"] * 3)
    assert (scene.crowns_of(0), scene.thrown_cards()) == ([6, 4, 0, 0], ["Artist"])


def test_scrapyard_world_discards_trigger_think_tank_and_hidden_cave() -> None:
    """R6.4, R6.5"""
    scene = standing("Scrapyard World", "Trinket", "Artist", "Bank")
    scene.front(0, "Think Tank", "Hidden Cave").do(0, "stay", "score Trinket")
    assert scene.asked() == [(0, "may")]
    scene.do(0, "yes")
    assert (scene.money_of(0), scene.hand_of(0)) == (2, ["Hidden Cave"])
    assert scene.crowns_of(0) == [9, 1, 0, 0]  # the first step of five


# Visionary scored


def test_visionary_scored_finishes_with_secret_society_before_the_second() -> None:
    """R7.4"""
    scene = at_score("Visionary", "Settlers", dollars=32).front(0, "Secret Society")
    scene.do(0, "stay", "score Visionary", *["advance 1"] * 7)
    assert scene.asked() == [(-1, "chance")]
    scene.draw("Artist")
    assert scene.legal(0) == ["score artist", "no"]  # just drawn
    scene.do(0, "score Artist", "advance 1", "advance 1", "advance 2").draw("Bank")
    assert (scene.crowns_of(0), scene.money_of(0)) == ([0, 8, 2, 0], 0)


def test_visionary_scored_may_be_followed_by_another_visionary() -> None:
    """R7.4, R11.3"""
    scene = at_score("Visionary", "Visionary", "Artist", dollars=60)
    scene.do(0, "stay", "score Visionary", *["advance 1"] * 7, "score Visionary")
    scene.do(0, "advance 1", "advance 1", *["advance 2"] * 5)
    assert scene.legal(0) == ["score artist", "no"]
    scene.do(0, "score Artist", *["advance 2"] * 3)
    assert scene.money_of(0) == 0


def test_visionary_scored_may_be_left_at_that() -> None:
    """R2.6"""
    scene = at_score("Visionary", "Artist", dollars=32)
    scene.do(0, "stay", "score Visionary", *["advance 1"] * 7, "no")
    assert (scene.money_of(0), scene.hand_of(0)) == (4, ["Artist"])


# Earth United and Warm Globe


def test_earth_united_others_use_their_own_perpetual_cards() -> None:
    """R8.6"""
    scene = standing("Earth United", "Artist", seats=3).front(1, "Black Market", "Explorer")
    scene.front(2, "Gang of Pickpockets").do(0, "stay")
    scene.draw("Bank", "Cache")  # seat 1, then seat 2
    assert scene.state.money == [0, 8 + 2 + 1, 8]
    scene.draw("Beggar", "Settlers", "Inventor")  # seat 2's Gang, then twice seat 0
    assert scene.state.money == [16, 11, 8]
    assert [len(hand) for hand in scene.state.hands] == [2, 1, 2]


def test_earth_united_queues_what_others_play_after_the_visit() -> None:
    """R12.2: first the visitor's, then the others' in turn order."""
    scene = standing("Earth United", "Maneuver", seats=3).do(0, "stay")
    assert scene.state.money == [24, 12, 12]
    scene.do(0, "move Roman Empire", "no")
    scene.do(1, "move Ancient Egypt").do(2, "move Balloon Revolution")
    assert [scene.here(seat) for seat in range(3)] == [
        "Roman Empire",
        "Ancient Egypt",
        "Balloon Revolution",
    ]
    assert scene.asked() == [(1, "turn")]


def test_earth_united_you_here_and_rule_are_the_players() -> None:
    """R8.6"""
    scene = standing("Earth United", "Secret Stash").crowns(0, 7, 0, 0, 3).crowns(1, 4, 6, 0, 0)
    scene.at(1, "Roman Empire").do(0, "stay")
    assert scene.state.money == [2 * (10 + 3), 10 + 6]


def test_warm_globe_asks_everybody_in_turn_order() -> None:
    """R1.1"""
    scene = standing("Warm Globe", "Artist", "Bank", seats=3).hand(1, "Cache", "Beggar")
    scene.hand(2, "Settlers", "Trinket").do(0, "stay")
    assert scene.asked() == [(0, "play")]
    scene.do(0, "play Bank")
    assert scene.asked() == [(1, "play")]
    scene.do(1, "play Beggar")
    assert scene.asked() == [(2, "play")]
    scene.do(2, "play Settlers")
    assert (scene.state.money, scene.asked()) == ([16, 6, 8], [(1, "turn")])


def test_warm_globe_lets_others_effects_wait_for_the_end_of_the_visit() -> None:
    """R12.2"""
    scene = standing("Warm Globe", "Maneuver", seats=3).hand(1, "Anubis Statuette")
    scene.hand(2, "Settlers").do(0, "stay")
    assert scene.money_of(2) == 8
    assert scene.asked() == [(0, "place")]
    scene.do(0, "no").do(1, "move Renaissance").draw("Artist", "Bank")
    assert (scene.hand_of(1), scene.here(1)) == (["Artist", "Bank"], "Roman Empire")


def test_warm_globe_lets_end_of_turn_effects_of_others_wait_for_that_end() -> None:
    """R12.3"""
    scene = standing("Warm Globe").hand(1, "Predict the Future").at(1, "Ancient Egypt")
    scene.do(0, "stay")
    assert scene.asked() == [(1, "history")]
    scene.do(1, "change 1")
    assert scene.state.real[1:] == [0, 2, 5, 8]
    assert scene.asked() == [(1, "turn")]


# Utopia


def in_utopia(*zones: str) -> Scene:
    """Seat 1 stands in Utopia with two cards and $9; seat 0 is on turn."""
    scene = table(2, "Utopia", *zones).hand(1, "Artist", "Bank").money(1, 9)
    return scene.at(1, "Utopia")


def test_utopia_keeps_money_and_cards_in_the_turn_of_another() -> None:
    """R5.6"""
    scene = in_utopia().at(0, "Balloon Revolution").hand(0, "Tulip Stocks").do(0, "stay")
    assert scene.money_of(1) == 9
    scene = in_utopia().at(0, "Balloon Revolution").hand(0, "Infected Rat").do(0, "stay")
    assert len(scene.hand_of(1)) == 2


def test_utopia_passes_over_who_would_choose() -> None:
    """R5.6"""
    scene = in_utopia("Inquisition").at(0, "Inquisition").crowns(0, 9, 1, 0, 0).do(0, "stay")
    scene.draw("Cache", "Beggar")
    assert (scene.asked(), scene.money_of(1)) == ([(1, "turn")], 9)


def test_utopia_takes_optional_discards_away_too() -> None:
    """R5.6"""
    scene = in_utopia("Y2K").at(0, "Y2K")
    scene.state.chits[scene.place("Y2K")] = 1
    scene.do(0, "stay")
    assert (scene.asked(), scene.hand_of(1)) == ([(1, "turn")], ["Artist", "Bank"])


def test_utopia_leaves_paying_by_choice() -> None:
    """R5.6"""
    scene = in_utopia("Babylonian Bazaar").at(0, "Babylonian Bazaar").money(1, 10)
    scene.state.chits[scene.place("Babylonian Bazaar")] = 1
    scene.do(0, "stay").do(1, "yes").draw("Cache", "Beggar").do(1, "advance 1")
    assert (scene.money_of(1), scene.crowns_of(1)) == (0, [8, 2, 0, 0])


def test_utopia_leaves_discarding_ones_own_perpetual_cards_from_play() -> None:
    """R5.6"""
    scene = in_utopia().front(1, "Investments").at(0, "Balloon Revolution")
    scene.hand(0, "Golden Goose").do(0, "stay").do(1, "yes")
    assert (scene.money_of(1), scene.front_of(1)) == (9 + 5 + 2, [])


def test_utopia_protects_nobody_in_his_own_turn() -> None:
    """R5.6"""
    scene = in_utopia().turn_of(1)
    scene.state.poison[1] = 1
    scene.do(1, "stay").draw("Cache").do(1, "discard Cache")
    assert scene.money_of(1) == 9 + 4 - 4


def test_utopia_does_not_protect_crowns() -> None:
    """R5.6"""
    scene = in_utopia().at(0, "Balloon Revolution").crowns(1, 9, 1, 0, 0).hand(0, "Battle Plans")
    assert scene.do(0, "stay").crowns_of(1) == [10, 0, 0, 0]


# Hourglass


@pytest.mark.parametrize("zone", ["Neolithic Renaissance", "Y2K", "Babylonian Bazaar"])
def test_hourglass_loses_a_chit_though_nothing_before_it_could_be_done(zone: str) -> None:
    """R9.2: nothing to score or to play."""
    scene = standing(zone, seats=3)
    place = scene.place(zone)
    scene.do(0, "stay")
    assert (scene.state.chits[place], scene.asked()) == (2, [(1, "turn")])


def test_hourglass_counts_every_visit_and_starts_anew() -> None:
    """R9.2"""
    scene = standing("Celtic Paradise").at(1, "Celtic Paradise")
    place = scene.place("Celtic Paradise")
    scene.do(0, "stay").draw("Artist", "Bank")
    assert (scene.state.chits[place], scene.state.money) == (1, [0, 0])
    scene.do(1, "stay").draw("Cache", "Beggar")
    assert (scene.state.chits[place], scene.state.money) == (2, [8, 8])
    assert [event.args for event in scene.events("hourglass")] == [
        [place, scene.state.zones[place]]
    ]
