"""GODs of plagues and knocks: each by its sentence."""

import pytest

from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.scenes import Scene
from tests.rules.chronos.powers import drawn_gods, sell

# HECATE


@pytest.mark.parametrize("printed", ["war", "starvation", "cataclysm"])
def test_hecate_lets_any_plague_work_as_any_other(printed: str) -> None:
    """R9.19"""
    scene = Scene(gods=("HECATE",)).owns(0, "HECATE").pile(1, printed).kingdom(1, "10", "50")
    scene.timer("1a", "pile1").do(0, "take 1a front")
    assert scene.legal(0, "plague") == ["plague war", "plague starvation", "plague cataclysm"]
    scene.do(0, "plague starvation", "starve 2")
    assert (scene.cards(1), scene.thrown()) == (["10"], sorted(["50", printed]))


def test_hecate_may_end_the_game_by_a_war_card() -> None:
    """R9.19"""
    scene = Scene(gods=("HECATE",)).owns(0, "HECATE").pile(1, "war").kingdom(0, "10")
    scene.timer("1a", "pile1").do(0, "take 1a front", "plague cataclysm")
    assert (scene.over(), scene.winners()) == ("cataclysm", [0])


def test_hecate_who_does_not_choose_in_five_seconds_lets_the_printed_one_strike() -> None:
    """R9.19"""
    scene = Scene(gods=("HECATE",)).owns(0, "HECATE").pile(1, "cataclysm").timer("1a", "pile1")
    scene.do(0, "take 1a front").wait(5_000)
    assert scene.over() == ""
    scene.wait(5_001)
    assert scene.over() == "cataclysm"


def test_hecate_works_for_plagues_from_the_discard_but_for_nobody_else() -> None:
    """R9.19"""
    scene = Scene(gods=("HECATE", "URANUS", "GAIA")).owns(0, "HECATE", "URANUS")
    scene.kingdom(0, "10").discarded("war").do(0, "uranus", "pay 10", "gain war")
    assert scene.asked() == [(0, "hecate")]
    scene.do(0, "plague war", "send 2a flipped").pile(1, "war").timer("2b", "pile1")
    scene.do(1, "take 2b front")
    assert scene.asked() == [(1, "war")]


def test_hecate_changes_hands() -> None:
    """R9.19"""
    scene = Scene(gods=("HECATE", "GAIA")).owns(0, "HECATE").pile(1, "war").pile(2, "war")
    sell(scene, "HECATE", 1).timer("1a", "pile1").timer("2a", "pile2")
    scene.do(0, "take 1a front").do(1, "take 2a front")
    assert scene.asked() == [(0, "war"), (1, "hecate")]


# HEPHAESTUS


def test_hephaestus_lets_starvation_hit_all_others_at_once() -> None:
    """R9.35"""
    scene = Scene(4, gods=("HEPHAESTUS",)).owns(0, "HEPHAESTUS").pile(1, "starvation")
    scene.kingdom(0, "10").kingdom(1, "50", "20").kingdom(3, "30").timer("1a", "pile1")
    scene.do(0, "take 1a front")
    assert [scene.cards(seat) for seat in range(4)] == [["10"], ["50"], [], []]
    assert scene.asked() == []


def test_hephaestus_lets_war_take_one_timer_of_every_other_player() -> None:
    """R9.35"""
    scene = Scene(gods=("HEPHAESTUS",)).owns(0, "HEPHAESTUS").pile(1, "war")
    scene.timer("1a", "pile1").do(0, "take 1a front").refused(0, "send 1b flipped", rule="R9.35:")
    scene.do(0, "send 2b as it is").refused(0, "send 2a flipped", rule="R9.35:")
    scene.do(0, "send 3a flipped").refused(0, "send 3b flipped", rule="R5.1:")
    assert (scene.where("2b"), scene.where("3a"), scene.asked()) == ("hell1", "hell1", [])


def test_hephaestus_war_passes_over_the_owner_of_athena() -> None:
    """R9.35"""
    scene = Scene(gods=("HEPHAESTUS", "ATHENA")).owns(0, "HEPHAESTUS").owns(1, "ATHENA")
    scene.pile(1, "war").timer("1a", "pile1").do(0, "take 1a front")
    assert scene.asked() == [(0, "war")]
    scene.refused(0, "send 2a flipped", rule="R9.8:")
    scene.do(0, "send 3a flipped")


def test_hephaestus_war_not_chosen_takes_of_each_the_timer_nearest_to_its_end() -> None:
    """R9.35"""
    scene = Scene(gods=("HEPHAESTUS",)).owns(0, "HEPHAESTUS").pile(1, "war").timer("1a", "pile1")
    for name, left in (("2a", 25_000), ("2b", 20_000), ("2c", 29_000)):
        scene.timer(name, "pile2", left=left)
    for name, left in (("3a", 25_000), ("3b", 29_000), ("3c", 12_000)):
        scene.timer(name, "pile3", left=left)
    scene.do(0, "take 1a front").wait(5_001)
    assert [scene.where(name) for name in ("2b", "3c", "2a", "3a")] == [
        *["hell1", "hell1"],
        *["pile2", "pile3"],
    ]
    assert scene.left("3c") == 30_000 - (12_000 - 5_001)


def test_hephaestus_works_with_hecate_and_from_the_discard_and_changes_hands() -> None:
    """R9.35"""
    scene = Scene(gods=("HEPHAESTUS", "HECATE", "URANUS", "GAIA")).kingdom(0, "10", "10")
    scene.owns(0, "HEPHAESTUS", "HECATE", "URANUS").discarded("war").kingdom(1, "50")
    scene.kingdom(2, "30", "100").do(0, "uranus", "pay 10", "gain war", "plague starvation")
    assert [scene.cards(seat) for seat in range(3)] == [["10"], [], ["30"]]
    sell(scene, "HEPHAESTUS", 1).do(0, "uranus", "pay 10", "gain war", "plague starvation")
    assert scene.asked() == [(0, "starvation")]


def test_hephaestus_leaves_cataclysm_as_it_is() -> None:
    """R9.35"""
    scene = Scene(gods=("HEPHAESTUS",)).owns(0, "HEPHAESTUS").pile(1, "cataclysm")
    scene.kingdom(1, "10").timer("1a", "pile1").do(0, "take 1a front")
    assert (scene.over(), scene.winners()) == ("cataclysm", [1])


# EOS


def test_eos_is_owed_a_card_by_who_knocks_a_timer() -> None:
    """R9.24"""
    scene = Scene(gods=("EOS",)).owns(0, "EOS").kingdom(1, "10", "50").timer("3a", "pile1")
    scene.knock(True).do(1, "go 2a pile1")
    assert scene.legal(1, "pay") == ["pay 10", "pay 50"]
    scene.do(1, "pay 10")
    assert (scene.cards(0), scene.cards(1), scene.where("2a")) == (["10"], ["50"], "pile1")


def test_eos_calls_no_knock_without_company_or_of_her_owner_or_beside_a_calm_flip() -> None:
    """R9.24"""
    scene = Scene(gods=("EOS",)).owns(0, "EOS").kingdom(1, "10").kingdom(0, "10")
    scene.timer("3a", "pile1").knock(False, True)
    scene.do(1, "go 2a pile1", "go 2b pile2").do(0, "go 1a pile1")
    assert scene.asked() == []
    assert scene.next_knocks == [True]


def test_eos_cancels_the_penalty_of_an_empty_kingdom() -> None:
    """R9.24"""
    scene = Scene(gods=("EOS",)).owns(0, "EOS").timer("3a", "pile1").knock(True)
    scene.do(1, "go 2a pile1")
    assert scene.asked() == []


def test_eos_may_be_paid_with_the_card_picked_in_the_same_move() -> None:
    """R9.24"""
    scene = Scene(gods=("EOS",)).owns(0, "EOS").timer("3a", "pile1").timer("2a", "pile2")
    scene.knock(True).do(1, "take 2a pile1", "pay 20")
    assert (scene.cards(0), scene.cards(1)) == (["20"], [])


@pytest.mark.parametrize(("others", "times"), [(("3a",), 12), (("3a", "3b"), 6)])
def test_eos_calls_a_knock_once_in_12_or_6_times(others: tuple[str, ...], times: int) -> None:
    """R9.24"""
    scene = Scene(gods=("EOS",)).owns(0, "EOS")
    for name in others:
        scene.timer(name, "pile1")
    scene.state.apply(1, MOVES.parse("go 2a pile1"))
    assert [weight for _, weight in scene.state.weights()] == [times - 1, 1]


def test_eos_changes_hands_and_stays_out_where_a_table_wants_no_knocks() -> None:
    """R9.24"""
    scene = Scene(gods=("EOS", "GAIA")).owns(0, "EOS").kingdom(2, "10").timer("2b", "pile1")
    sell(scene, "EOS", 1).knock(True).do(2, "go 3a pile1", "pay 10")
    assert scene.cards(1) == ["10"]
    assert "eos" in drawn_gods(3)
    assert "eos" not in drawn_gods(3, knocks=False)


def test_hephaestus_war_lets_go_of_one_who_gains_athena_meanwhile() -> None:
    """R9.8, R9.35"""
    scene = Scene(gods=("HEPHAESTUS", "ATHENA")).owns(0, "HEPHAESTUS").kingdom(1, "10", "10")
    scene.pile(1, "war").timer("1a", "pile1").do(0, "take 1a pile2")
    assert scene.asked() == [(0, "war"), (0, "war")]
    scene.do(1, "offer athena", "pay 10", "pay 10")
    assert scene.asked() == [(0, "war")]
    scene.wait(5_001)
    assert [name for name in ("2a", "2b", "2c", "3a") if scene.where(name) == "hell1"] == ["3a"]
