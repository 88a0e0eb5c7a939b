"""The base Zones of Time II, each on its own, with what the rulings say about it."""

import pytest

from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.standing import standing

RULING = (9, 1, 0, 0)  # the only crown in Time II


def test_pax_buddha_lets_everybody_draw_after_the_action() -> None:
    scene = standing("Pax Buddha", "Black Market", seats=3).do(0, "stay", "choice 2")
    assert scene.money_of(0) == 7
    scene.draw("Artist", "Settlers", "Trinket")
    assert [scene.hand_of(seat) for seat in range(3)] == [["Artist"], ["Settlers"], ["Trinket"]]


def test_pax_buddha_draws_3_in_all_for_who_draws() -> None:
    scene = standing("Pax Buddha").do(0, "stay").draw("Artist", "Settlers", "Trinket", "Explorer")
    assert scene.hand_of(0) == ["Artist", "Settlers", "Trinket"]
    assert scene.hand_of(1) == ["Explorer"]


def test_pax_buddha_scores() -> None:
    scene = standing("Pax Buddha", "Artist", money=4).crowns(0, 0, 0, 9, 1)
    scene.do(0, "stay", "choice 1").draw("Settlers", "Trinket")
    assert scene.crowns_of(0) == [0, 0, 5, 5]
    assert scene.hand_of(0) == ["Settlers"]


def test_renaissance_draws_3_for_its_ruler() -> None:
    scene = standing("Renaissance").crowns(0, *RULING).do(0, "stay")
    scene.draw("Artist", "Settlers", "Trinket")
    assert len(scene.hand_of(0)) == 3
    assert scene.asked() == [(1, "turn")]


def test_renaissance_draws_2_for_others() -> None:
    scene = standing("Renaissance").do(0, "stay").draw("Artist", "Settlers")
    assert scene.asked() == [(1, "turn")]


def test_feudal_japan_lets_its_ruler_exchange_the_whole_hand() -> None:
    scene = standing("Feudal Japan", "Explorer").crowns(0, *RULING).do(0, "stay")
    scene.draw("Artist", "Settlers").do(0, "yes").draw("Trinket", "Inventor", "Engineer")
    assert scene.hand_of(0) == ["Engineer", "Inventor", "Trinket"]
    assert scene.thrown_cards() == ["Artist", "Explorer", "Settlers"]
    assert scene.asked() == [(1, "turn")]


def test_feudal_japan_lets_its_ruler_keep_the_hand() -> None:
    scene = standing("Feudal Japan").crowns(0, *RULING).do(0, "stay")
    scene.draw("Artist", "Settlers").do(0, "no")
    assert scene.hand_of(0) == ["Artist", "Settlers"]


def test_feudal_japan_offers_others_nothing() -> None:
    scene = standing("Feudal Japan").do(0, "stay").draw("Artist", "Settlers")
    assert scene.asked() == [(1, "turn")]


def test_imperial_china_buys_a_card_for_4() -> None:
    scene = standing("Imperial China").do(0, "stay").draw("Artist", "Settlers")
    scene.do(0, "discard Settlers")
    assert scene.money_of(0) == 4
    assert scene.hand_of(0) == ["Artist"]
    assert scene.asked() == [(1, "turn")]


def test_imperial_china_lets_its_visitor_keep_the_cards() -> None:
    scene = standing("Imperial China", "Artist", "Settlers", money=4).crowns(0, 0, 0, 9, 1)
    scene.do(0, "stay", "choice 1", "score Artist", "no")
    assert scene.money_of(0) == 0
    assert scene.hand_of(0) == ["Settlers"]


def test_imperial_china_pays_nothing_without_a_card() -> None:
    scene = standing("Imperial China", "Black Market").do(0, "stay", "choice 2")
    assert scene.money_of(0) == 7
    assert scene.asked() == [(1, "turn")]


def test_age_of_cults_passes_cards_at_the_same_time() -> None:
    scene = standing("Age of Cults", seats=3).hand(1, "Trinket").hand(2, "Explorer", "Inventor")
    scene.do(0, "stay").draw("Artist", "Settlers")
    assert scene.asked() == [(0, "card"), (2, "card")]  # a player with one card passes that
    scene.do(2, "card Explorer").do(0, "card Artist")
    assert scene.hand_of(0) == ["Explorer", "Settlers"]
    assert scene.hand_of(1) == ["Artist"]
    assert scene.hand_of(2) == ["Inventor", "Trinket"]


def test_age_of_cults_leaves_out_who_has_no_cards() -> None:
    scene = standing("Age of Cults", seats=3).hand(2, "Explorer")
    scene.do(0, "stay").draw("Artist", "Settlers")
    scene.do(0, "card Artist")
    assert [scene.hand_of(seat) for seat in range(3)] == [["Explorer", "Settlers"], [], ["Artist"]]


def test_age_of_cults_needs_two_with_cards() -> None:
    """R6.8, ruling 19"""
    scene = standing("Age of Cults").do(0, "stay").draw("Artist", "Settlers")
    assert scene.hand_of(0) == ["Artist", "Settlers"]
    assert scene.asked() == [(1, "turn")]


@pytest.mark.parametrize("pilgrims", [0, 1, 2])
def test_crusades_pay_2_for_every_player_in_time_i(pilgrims: int) -> None:
    scene = standing("Crusades", seats=3)
    for seat in range(1, 1 + pilgrims):
        scene.at(seat, "Ancient Egypt")
    scene.do(0, "stay").draw("Artist", "Settlers")
    assert scene.money_of(0) == 2 * pilgrims


def test_plague_takes_a_card_in_times_i_and_iii() -> None:
    scene = standing("Plague", seats=4).at(1, "Ancient Egypt").at(2, "Balloon Revolution")
    scene.hand(1, "Trinket").hand(2, "Explorer", "Inventor").hand(3, "Engineer")
    scene.do(0, "stay").draw("Artist", "Settlers").do(2, "discard Inventor")
    assert scene.hand_of(0) == ["Artist", "Settlers"]
    assert [scene.hand_of(seat) for seat in (1, 2, 3)] == [[], ["Explorer"], ["Engineer"]]


def test_plague_spares_who_stands_in_its_own_time() -> None:
    scene = standing("Plague").at(1, "Plague").hand(1, "Trinket")
    scene.do(0, "stay").draw("Artist", "Settlers")
    assert scene.hand_of(1) == ["Trinket"]


def test_roman_empire_pays_its_ruler_2() -> None:
    scene = standing("Roman Empire", money=5).crowns(0, *RULING).do(0, "stay")
    assert scene.draw("Artist", "Settlers").money_of(0) == 7


def test_roman_empire_costs_others_2() -> None:
    scene = standing("Roman Empire", money=5).do(0, "stay").draw("Artist", "Settlers")
    assert scene.money_of(0) == 3
    poor = standing("Roman Empire", money=1).do(0, "stay").draw("Artist", "Settlers")
    assert poor.money_of(0) == 0


@pytest.mark.parametrize(("crowns", "dollars"), [(RULING, 3), ((10, 0, 0, 0), 0)])
def test_holy_norse_empire_pays_its_ruler_3(
    crowns: tuple[int, int, int, int], dollars: int
) -> None:
    scene = standing("Holy Norse Empire").crowns(0, *crowns).do(0, "stay")
    scene.draw("Artist", "Settlers")
    assert scene.money_of(0) == dollars
    assert scene.asked() == [(1, "turn")]


def _inquisition() -> Scene:
    scene = standing("Inquisition", seats=3, money=5).crowns(0, *RULING)
    scene.hand(1, "Trinket").money(1, 5).hand(2, "Explorer", "Inventor").money(2, 5)
    return scene


def test_inquisition_lets_each_opponent_choose_between_a_card_and_2() -> None:
    scene = _inquisition().do(0, "stay").draw("Artist", "Settlers")
    scene.do(1, "choice 1").do(2, "choice 2")
    assert [scene.hand_of(1), scene.money_of(1)] == [[], 5]
    assert [scene.hand_of(2), scene.money_of(2)] == [["Explorer", "Inventor"], 3]
    assert [scene.hand_of(0), scene.money_of(0)] == [["Artist", "Settlers"], 5]


def test_inquisition_needs_a_ruler() -> None:
    scene = _inquisition().crowns(0, 10, 0, 0, 0).do(0, "stay").draw("Artist", "Settlers")
    assert scene.asked() == [(1, "turn")]
    assert [scene.money_of(seat) for seat in range(3)] == [5, 5, 5]


def test_inquisition_skips_who_is_in_utopia() -> None:
    """R5.6, ruling 9"""
    scene = standing("Inquisition", also="Utopia").crowns(0, *RULING)
    scene.hand(1, "Trinket").money(1, 5).at(1, "Utopia")
    scene.do(0, "stay").draw("Artist", "Settlers")
    assert scene.asked() == [(1, "turn")]
    assert [scene.hand_of(1), scene.money_of(1)] == [["Trinket"], 5]


def test_aztec_invasion_brings_the_first_crown_here() -> None:
    scene = standing("Aztec Invasion").crowns(0, 5, 0, 5, 0).do(0, "stay")
    scene.draw("Artist", "Settlers")
    assert scene.crowns_of(0) == [4, 1, 5, 0]


def test_aztec_invasion_brings_none_where_there_is_one_or_none_is_in_time_i() -> None:
    there = standing("Aztec Invasion").crowns(0, 5, 1, 4, 0).do(0, "stay")
    assert there.draw("Artist", "Settlers").crowns_of(0) == [5, 1, 4, 0]
    gone = standing("Aztec Invasion").crowns(0, 0, 0, 5, 5).do(0, "stay")
    assert gone.draw("Artist", "Settlers").crowns_of(0) == [0, 0, 5, 5]


def test_egyptian_america_advances_a_crown_of_its_ruler_from_here() -> None:
    scene = standing("Egyptian America").crowns(0, 8, 2, 0, 0).do(0, "stay")
    scene.draw("Artist", "Settlers")
    assert scene.crowns_of(0) == [8, 1, 1, 0]


def test_egyptian_america_advances_nothing_of_others() -> None:
    scene = standing("Egyptian America").crowns(0, 8, 2, 0, 0).crowns(1, 8, 2, 0, 0)
    scene.do(0, "stay").draw("Artist", "Settlers")
    assert scene.crowns_of(0) == [8, 2, 0, 0]
