"""The Zones of Alternate Realities in Time III."""

from aevum.core.state import NONE
from aevum.games.temporum.scenes import Scene

RULER = (9, 0, 1, 0)  # rules Time III where nobody else has a crown there
LOOT = "Bag of Loot"  # $7 and back to the hand: a play that leaves all else as it was


def stands(zone: str, seats: int = 2, *others: str) -> Scene:
    """Seat 0 stands on a real Zone of Time III with one card; everybody else is in Time IV."""
    return Scene(seats, zone, *others).at(0, zone).hand(0, LOOT)


# Age of Piracy


def test_age_of_piracy_gives_a_ruler_what_was_lost() -> None:
    scene = stands("Age of Piracy", 4).crowns(0, *RULER).crowns(1, *RULER)
    scene.at(1, "Ancient Egypt").at(2, "Roman Empire").money(1, 9).money(2, 1).money(3, 9)
    scene.do(0, "stay")
    assert scene.state.money == [10, 7, 0, 9]  # 7 of the card, 2 and 1 that were there


def test_age_of_piracy_gives_others_nothing_but_still_robs() -> None:
    scene = stands("Age of Piracy").at(1, "Ancient Egypt").money(1, 9).do(0, "stay")
    assert scene.state.money == [7, 7]


# Age of Plastic


def test_age_of_plastic_offers_both_to_who_rules_both() -> None:
    scene = stands("Age of Plastic").crowns(0, 8, 1, 1, 0).do(0, "stay")
    assert scene.legal(0) == ["choice 1", "choice 2"]
    scene.do(0, "choice 1")
    assert (scene.money_of(0), scene.hand_of(0)) == (11, [LOOT])


def test_age_of_plastic_draws_for_the_ruler_of_time_ii() -> None:
    scene = stands("Age of Plastic").crowns(0, 9, 1, 0, 0).do(0, "stay").draw("Artist")
    assert (scene.money_of(0), scene.asked()) == (7, [(1, "turn")])


def test_age_of_plastic_pays_four_to_the_ruler_here() -> None:
    scene = stands("Age of Plastic").crowns(0, *RULER).do(0, "stay")
    assert (scene.money_of(0), scene.asked()) == (11, [(1, "turn")])


def test_age_of_plastic_gives_others_nothing() -> None:
    scene = stands("Age of Plastic").do(0, "stay")
    assert (scene.money_of(0), scene.asked()) == (7, [(1, "turn")])


# Atomic Age


def test_atomic_age_lets_a_ruler_move_without_a_visit() -> None:
    scene = stands("Atomic Age").crowns(0, *RULER).do(0, "stay")
    assert scene.legal(0) == ["move 1", "move 2", "move 7", "no"]
    scene.do(0, "move Roman Empire")
    assert (scene.here(0), scene.hand_of(0)) == ("Roman Empire", [LOOT])
    assert scene.asked() == [(1, "turn")]


def test_atomic_age_lets_a_ruler_stay() -> None:
    scene = stands("Atomic Age").crowns(0, *RULER).do(0, "stay", "no")
    assert scene.here(0) == "Atomic Age"


def test_atomic_age_keeps_others() -> None:
    scene = stands("Atomic Age").do(0, "stay")
    assert (scene.here(0), scene.asked()) == ("Atomic Age", [(1, "turn")])


# Cultural Revolution


def test_cultural_revolution_waits_for_the_last_chit() -> None:
    scene = stands("Cultural Revolution").do(0, "stay")
    assert scene.state.chits[scene.place("Cultural Revolution")] == 1
    assert scene.crowns_of(0) == [10, 0, 0, 0]


def test_cultural_revolution_brings_a_crown_from_time_i_to_who_has_none_here() -> None:
    scene = stands("Cultural Revolution", 3).crowns(1, *RULER).crowns(2, 0, 10, 0, 0)
    scene.state.laurels = 0
    scene.state.chits[scene.place("Cultural Revolution")] = 1
    scene.do(0, "stay")
    assert [scene.crowns_of(seat) for seat in range(3)] == [
        [9, 0, 1, 0],
        [9, 0, 1, 0],
        [0, 10, 0, 0],
    ]
    assert scene.money_of(0) == 9  # the Laurels pay for two steps (ruling 30)
    assert scene.state.chits[scene.place("Cultural Revolution")] == 3


# Dutch Golden Age


def test_dutch_golden_age_gives_a_ruler_half_of_what_was_gained() -> None:
    scene = stands("Dutch Golden Age").crowns(0, *RULER).do(0, "stay")
    assert scene.money_of(0) == 10  # 7, and 3 of it again


def test_dutch_golden_age_counts_the_whole_turn_and_no_losses() -> None:
    """R5.4, ruling 59"""
    scene = stands("Dutch Golden Age").crowns(0, *RULER).money(0, 20)
    scene.state.hq[0] = scene.place("Dutch Golden Age")
    scene.state.zombies[scene.place("Dutch Golden Age")] = 1
    scene.do(0, "stay", "effect headquarters")
    assert scene.money_of(0) == 31  # ruling 59: 20 + 2 - 2 + 7, and half of 9


def test_dutch_golden_age_gives_others_nothing() -> None:
    assert stands("Dutch Golden Age").do(0, "stay").money_of(0) == 7


# Gold Rush


def test_gold_rush_grows_for_who_is_alone() -> None:
    scene = stands("Gold Rush").do(0, "stay")
    assert scene.money_of(0) == 8
    scene.do(1, "stay").do(0, "stay")
    assert scene.money_of(0) == 8 + 7 + 2
    assert scene.state.gold[scene.place("Gold Rush")] == 2  # it came from the supply


def test_gold_rush_pays_but_does_not_grow_in_company() -> None:
    scene = stands("Gold Rush").at(1, "Gold Rush")
    scene.state.gold[scene.place("Gold Rush")] = 3
    scene.do(0, "stay")
    assert scene.money_of(0) == 10
    assert scene.state.gold[scene.place("Gold Rush")] == 3


def test_gold_rush_counts_the_money_of_primitive_paradise_in_company() -> None:
    scene = stands("Gold Rush", 2, "Primitive Paradise").at(1, "Gold Rush").do(0, "stay")
    assert scene.money_of(0) == 9
    assert scene.state.purse[scene.place("Gold Rush")] == 2


def test_gold_rush_alone_loses_the_money_of_primitive_paradise_first() -> None:
    scene = stands("Gold Rush", 2, "Primitive Paradise")
    scene.state.gold[scene.place("Gold Rush")] = 3
    scene.do(0, "stay")
    assert scene.money_of(0) == 2 + 7 + 4  # ruling 38
    assert scene.state.gold[scene.place("Gold Rush")] == 4


# Meritocracy (R4.3, R9.1, rulings 6 and 31)


def test_meritocracy_pays_for_cards_drawn_this_turn() -> None:
    scene = stands("Meritocracy").hand(0, "Engineer").do(0, "stay").draw("Artist", "Settlers")
    assert scene.money_of(0) == 12 + 2 * 2


def test_meritocracy_pays_nothing_without_a_draw() -> None:
    assert stands("Meritocracy").do(0, "stay").money_of(0) == 7


def test_meritocracy_makes_crowns_here_go_first_while_real() -> None:
    scene = Scene(2, "Meritocracy").at(0, "Ancient Egypt").money(0, 4).hand(0, "Artist")
    scene.crowns(0, 7, 1, 2, 0).crowns(1, 10, 0, 0, 0).do(0, "stay")
    assert scene.crowns_of(0) == [7, 1, 0, 2]  # two forced steps, then a free choice
    scene.do(0, "advance 2")
    assert scene.crowns_of(0) == [7, 0, 0, 3]  # the crown that came goes on


def test_meritocracy_leaves_the_choice_while_unreal() -> None:
    scene = Scene(2, "Balloon Revolution", "Meritocracy").at(0, "Ancient Egypt").money(0, 4)
    scene.hand(0, "Artist").crowns(0, 8, 0, 2, 0).do(0, "stay")
    assert scene.legal(0) == ["advance 1", "advance 3"]


# New France


def test_new_france_lets_a_ruler_put_a_base_and_advance() -> None:
    scene = stands("New France").crowns(0, *RULER).do(0, "stay", "yes", "advance 1")
    assert (scene.crowns_of(0), scene.asked()) == ([8, 1, 1, 0], [(1, "turn")])
    assert scene.state.bases[scene.place("New France")] == 1


def test_new_france_without_the_base_advances_nobody() -> None:
    scene = stands("New France").crowns(0, *RULER).do(0, "stay", "no")
    assert (scene.crowns_of(0), scene.asked()) == ([9, 0, 1, 0], [(1, "turn")])


def test_new_france_base_serves_its_owner_after_the_rule() -> None:
    """R10.2"""
    scene = stands("New France")
    scene.state.bases[scene.place("New France")] = 1
    scene.do(0, "stay")
    assert scene.crowns_of(0) == [9, 1, 0, 0]


def test_new_france_only_plays_without_rule_or_base() -> None:
    scene = stands("New France")
    scene.state.bases[scene.place("New France")] = 2  # of seat 1
    scene.do(0, "stay")
    assert (scene.crowns_of(0), scene.asked()) == ([10, 0, 0, 0], [(1, "turn")])


# Pax Britannica


def test_pax_britannica_pays_by_the_emptiest_time() -> None:
    for crowns, dollars in (
        ((4, 2, 2, 2), 8),
        ((5, 2, 2, 1), 4),
        ((6, 2, 2, 0), 0),
        ((0, 4, 3, 3), 0),
    ):
        scene = stands("Pax Britannica").crowns(0, *crowns).do(0, "stay")
        assert scene.money_of(0) == 7 + dollars


# Rome Eternal (R4.6, R10.4)


def test_rome_eternal_hands_the_laurels_over_after_the_play() -> None:
    scene = stands("Rome Eternal").crowns(0, 8, 0, 2, 0).hand(0, "Settlers")
    scene.do(0, "stay", "advance 1")
    assert scene.state.laurels == 0
    assert scene.money_of(0) == 8  # of the Settlers; their step came too early


def test_rome_eternal_takes_the_laurels_from_the_holder() -> None:
    scene = stands("Rome Eternal").crowns(0, *RULER)
    assert scene.state.laurels == NONE
    scene.state.laurels = 1
    scene.do(0, "stay")
    assert scene.state.laurels == 0


def test_rome_eternal_gives_others_nothing() -> None:
    assert stands("Rome Eternal").do(0, "stay").state.laurels == NONE


def test_rome_eternal_laurels_pay_their_holder_for_each_step_at_once() -> None:
    scene = Scene(2, "Space Age").at(0, "Space Age").money(0, 4).hand(0, "Artist", "Artist")
    scene.crowns(0, 4, 3, 3, 0)
    scene.state.laurels = 0
    scene.do(0, "stay", "score Artist", *["advance 1"] * 4)
    assert (scene.money_of(0), scene.crowns_of(0)) == (4, [0, 7, 3, 0])
    scene.do(0, "score Artist", *["advance 2"] * 4)  # paid with the first four (example 14)
    assert scene.money_of(0) == 4


def test_rome_eternal_laurels_pay_only_their_holder_also_in_others_turns() -> None:
    scene = Scene(3, "Dawn of Man").at(0, "Dawn of Man")
    scene.state.laurels = 1
    scene.do(0, "stay")
    assert scene.state.money == [0, 1, 0]


# Russian Revolution


def test_russian_revolution_makes_opponents_of_a_ruler_retreat() -> None:
    scene = stands("Russian Revolution", 4).crowns(0, 6, 0, 4, 0).crowns(1, 6, 0, 3, 1)
    scene.crowns(2, 8, 2, 0, 0).crowns(3, 9, 0, 0, 1).do(0, "stay")
    assert scene.legal(1) == ["retreat 3", "retreat 4"]  # rules here as well, and has to choose
    scene.do(1, "retreat 4")
    assert [scene.crowns_of(seat) for seat in (1, 2, 3)] == [
        [6, 0, 4, 0],
        [8, 2, 0, 0],  # none here or later
        [9, 0, 1, 0],
    ]
    assert scene.crowns_of(0) == [6, 0, 4, 0]


def test_russian_revolution_without_rule_only_plays() -> None:
    scene = stands("Russian Revolution").crowns(1, *RULER).do(0, "stay")
    assert (scene.money_of(0), scene.crowns_of(1)) == (7, [9, 0, 1, 0])


# Y2K


def test_y2k_waits_for_the_last_chit() -> None:
    scene = stands("Y2K").hand(1, "Bank").do(0, "stay")
    assert (scene.state.chits[scene.place("Y2K")], scene.asked()) == (1, [(1, "turn")])


def test_y2k_buys_a_perpetual_card_of_each_hand_in_turn_order() -> None:
    scene = stands("Y2K", 3).hand(0, LOOT, "Cache").hand(1, "Bank", "Artist").hand(2, "Hacker")
    scene.front(1, "Explorer")
    scene.state.chits[scene.place("Y2K")] = 1
    scene.do(0, "stay", f"play {LOOT}", "discard Cache")
    assert scene.legal(1) == ["discard bank", "no"]  # no Momentary card, none in play
    scene.do(1, "discard Bank").do(2, "no")
    assert scene.state.money == [19, 12, 0]
    assert (scene.front_of(1), scene.hand_of(2)) == (["Explorer"], ["Hacker"])
    assert scene.state.chits[scene.place("Y2K")] == 3
