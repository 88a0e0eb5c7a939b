"""The base Zones of Time I, each on its own, with what the rulings say about it."""

from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.standing import standing

TURNED = [0, 2, 5, 8]  # the real path once the pointer of Time I is turned


def test_late_jurassic_draws_2_and_then_turns_its_pointer() -> None:
    scene = standing("Late Jurassic").do(0, "stay").draw("Artist", "Settlers")
    assert scene.hand_of(0) == ["Artist", "Settlers"]
    assert scene.state.real[1:] == TURNED
    assert scene.state.pawn == [0, 8]
    assert scene.asked() == [(1, "turn")]


def test_late_jurassic_plays_before_history_changes() -> None:
    scene = standing("Late Jurassic", "Black Market").do(0, "stay")
    assert scene.legal(0) == ["choice 1", "choice 2", "choice 3"]
    assert scene.state.real[1:] == [0, 1, 3, 6]
    scene.do(0, "choice 2")
    assert scene.money_of(0) == 7
    assert scene.state.real[1:] == TURNED


def test_late_jurassic_scores_and_turns_its_pointer_though_it_was_turned_this_turn() -> None:
    """R3.8, ruling 14"""
    scene = standing("Late Jurassic", "Artist", money=4).crowns(0, 0, 0, 9, 1)
    scene.do(0, "change 1", "stay", "choice 1")
    assert scene.crowns_of(0) == [0, 0, 5, 5]
    assert scene.state.real[1:] == [0, 1, 3, 6]


def test_stone_age_pays_2_for_every_time_without_a_crown_after_scoring() -> None:
    scene = standing("Stone Age", "Artist", money=4).crowns(0, 5, 0, 0, 5)
    scene.do(0, "stay", "advance 1", "advance 1", "advance 1")
    assert scene.crowns_of(0) == [1, 4, 0, 5]
    assert scene.money_of(0) == 2


def test_stone_age_goes_on_where_nothing_can_be_scored() -> None:
    scene = standing("Stone Age", "Artist", money=3).do(0, "stay")
    assert scene.hand_of(0) == ["Artist"]
    assert scene.money_of(0) == 9


def test_ancient_egypt_advances_a_crown_of_its_ruler() -> None:
    scene = standing("Ancient Egypt", "Artist", money=4).crowns(0, 4, 0, 2, 4)
    scene.crowns(1, 1, 9, 0, 0)
    scene.do(0, "stay", "advance 3", "advance 3", "advance 1")
    assert scene.crowns_of(0) == [1, 3, 0, 6]
    assert scene.money_of(0) == 0


def test_ancient_egypt_asks_who_rules_after_scoring() -> None:
    scene = standing("Ancient Egypt", "Artist", money=4).crowns(0, 4, 0, 0, 6)
    scene.crowns(1, 1, 9, 0, 0)
    scene.do(0, "stay", "advance 1", "advance 1", "advance 1")
    assert scene.crowns_of(0) == [0, 4, 0, 6]


def test_ancient_egypt_leaves_the_crowns_of_others_alone() -> None:
    scene = standing("Ancient Egypt").do(0, "stay")
    assert scene.crowns_of(0) == [10, 0, 0, 0]


def test_ice_age_costs_opponents_3_in_times_that_the_visitor_rules() -> None:
    scene = standing("Ice Age", seats=3, money=10).money(1, 10).money(2, 10).at(1, "Ice Age")
    scene.crowns(1, 5, 5, 0, 0).crowns(2, 5, 5, 0, 0)
    scene.do(0, "stay")
    assert [scene.money_of(seat) for seat in range(3)] == [10, 7, 10]


def test_ice_age_takes_no_more_than_there_is_and_nothing_for_a_tie() -> None:
    scene = standing("Ice Age").money(1, 2).at(1, "Ice Age").crowns(1, 5, 5, 0, 0)
    assert scene.do(0, "stay").money_of(1) == 0
    tied = standing("Ice Age").money(1, 2).at(1, "Ice Age")
    assert tied.do(0, "stay").money_of(1) == 2


def test_ice_age_scores_first() -> None:
    scene = standing("Ice Age", "Artist", money=4).crowns(0, 0, 0, 9, 1).do(0, "stay")
    assert scene.crowns_of(0) == [0, 0, 5, 5]


def test_primitive_paradise_lays_2_on_every_zone() -> None:
    assert standing("Primitive Paradise").state.purse[:10] == [2] * 10
    assert standing("Stone Age").state.purse[:10] == [0] * 10


def test_primitive_paradise_pays_before_the_card_is_scored() -> None:
    scene = standing("Primitive Paradise", "Artist", money=2).crowns(0, 0, 0, 9, 1).do(0, "stay")
    assert scene.crowns_of(0) == [0, 0, 5, 5]
    assert scene.money_of(0) == 0
    assert scene.state.purse[0] == 0


def test_primitive_paradise_pays_nobody_who_is_not_alone() -> None:
    scene = standing("Primitive Paradise").at(1, "Primitive Paradise").do(0, "stay")
    assert scene.money_of(0) == 0
    assert scene.state.purse[0] == 2


def test_primitive_paradise_pays_once_for_each_zone_and_everywhere() -> None:
    scene = standing("Primitive Paradise").at(1, "Balloon Revolution")
    scene.do(0, "stay").do(1, "stay").do(0, "stay")
    assert [scene.money_of(0), scene.money_of(1)] == [2, 2]
    assert scene.state.purse[:4] == [0, 2, 2, 0]


def test_primitive_paradise_with_a_zombie_lets_the_visitor_choose_the_order() -> None:
    """R2.5, ruling 23"""

    def visit(*order: str) -> int:
        scene = Scene(2, "Primitive Paradise", "Zombie Apocalypse").at(1, "Primitive Paradise")
        scene.hand(0).hand(1).money(0, 0).at(0, "Zombie Apocalypse")
        return scene.do(0, "stay", *order).money_of(0)

    assert visit("effect purse") == 0
    assert visit("effect zombie") == 2


def test_time_of_legends_advances_one_crown_more() -> None:
    scene = standing("Time of Legends", "Artist", money=4).crowns(0, 0, 0, 9, 1).do(0, "stay")
    assert scene.crowns_of(0) == [0, 0, 4, 6]
    assert scene.thrown_cards() == ["Artist"]


def test_time_of_legends_advances_nothing_unless_a_card_is_scored() -> None:
    scene = standing("Time of Legends", "Artist", money=3).crowns(0, 0, 0, 9, 1).do(0, "stay")
    assert scene.crowns_of(0) == [0, 0, 9, 1]


def test_ancient_greece_sells_a_card_for_4() -> None:
    scene = standing("Ancient Greece", money=4).do(0, "stay").draw("Artist", "Settlers")
    assert scene.legal(0) == ["yes", "no"]
    scene.do(0, "yes").draw("Trinket")
    assert scene.hand_of(0) == ["Artist", "Settlers", "Trinket"]
    assert scene.money_of(0) == 0


def test_ancient_greece_lets_its_visitor_decline() -> None:
    scene = standing("Ancient Greece", "Black Market").do(0, "stay", "choice 2", "no")
    assert scene.money_of(0) == 7
    assert scene.hand_of(0) == []


def test_ancient_greece_does_not_ask_who_has_less_than_4() -> None:
    scene = standing("Ancient Greece", "Artist", money=7).crowns(0, 0, 0, 9, 1)
    scene.do(0, "stay", "choice 1")
    assert scene.money_of(0) == 3
    assert scene.asked() == [(1, "turn")]


def test_iron_age_is_2_cheaper_for_every_time_ruled() -> None:
    scene = standing("Iron Age", "Settlers", money=12).crowns(0, 2, 2, 5, 1).crowns(1, 1, 1, 6, 2)
    scene.do(0, "stay", *["advance 3"] * 5, "advance 2", "advance 2")
    assert scene.money_of(0) == 0
    assert scene.crowns_of(0) == [2, 0, 2, 6]


def test_iron_age_has_no_discount_for_who_rules_nothing() -> None:
    scene = standing("Iron Age", "Settlers", money=15).do(0, "stay")
    assert scene.money_of(0) == 15
    assert scene.hand_of(0) == ["Settlers"]


def test_iron_age_never_pays_for_scoring() -> None:
    """R7.2"""
    scene = standing("Iron Age", "Artist", money=5).crowns(0, 0, 1, 8, 1).crowns(1, 10, 0, 0, 0)
    scene.do(0, "stay", *["advance 3"] * 4)
    assert scene.money_of(0) == 5
    assert scene.crowns_of(0) == [0, 1, 4, 5]
