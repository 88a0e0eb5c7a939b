"""Rulings 1 to 10 and 40 to 48: timers, moves, cities, countdowns, teams."""

import pytest

from aevum.games.chronos.scenes import Scene


@pytest.mark.parametrize("left", [0, 1, 12_345, 29_999])
@pytest.mark.parametrize("way", ["flipped", "as it is"])
def test_ruling_1_a_flip_turns_what_is_left(left: int, way: str) -> None:
    """R2.1: a mover into Hell may flip or not at any time."""
    scene = Scene(gods=("HADES",)).owns(0, "HADES").timer("2a", "pile1", left=left)
    scene.do(0, "hades", f"send 2a {way}", "send 3a as it is")
    assert scene.left("2a") == (30_000 - left if way == "flipped" else left)


def test_ruling_1_a_flowed_timer_in_hell_unflipped_is_ready() -> None:
    """R5.4"""
    scene = Scene(gods=("HADES",)).owns(0, "HADES").timer("2a", "pile1")
    scene.do(0, "hades", "send 2a as it is", "send 3a as it is").do(1, "go 2a hell2")
    assert scene.where("2a") == "hell2"


def test_ruling_1_sparta_may_flip_flowing_sand() -> None:
    """R2.1, R11.5"""
    scene = Scene(cities=("SPARTA", "ATHENS")).timer("1a", "city1")
    scene.timer("2a", "pile1", left=4_000).do(0, "bring 2a flipped", "go 1a pile2")
    assert (scene.where("2a"), scene.left("2a")) == ("city1", 26_000)


def test_ruling_2_the_move_is_atomic() -> None:
    """R2.6"""
    scene = Scene().pile(1, "20", "war").timer("1a", "pile1").do(0, "take 1a pile1", at=100)
    assert (scene.cards(0), scene.top(1), scene.left("1a")) == (["20"], "war", 30_000)
    assert [event.kind for event in scene.told] == ["pick", "go", "reveal"]


def test_ruling_3_alone_is_without_any_timer() -> None:
    """R3.1"""
    scene = Scene().timer("1a", "pile1").timer("1b", "pile1", left=2_000)
    scene.do(0, "take 1a front")
    assert scene.cards(0) == []


def test_ruling_4_own_timers_share() -> None:
    """R2.7"""
    scene = Scene(5).do(0, "go 1a pile1", "go 1b pile1")
    assert (scene.where("1a"), scene.where("1b")) == ("pile1", "pile1")


def test_ruling_5_empty_piles_take_no_timer() -> None:
    """R2.8"""
    Scene().height(3, 0).refused(0, "go 1a pile3")


def test_ruling_6_a_wanted_card_may_be_missed() -> None:
    """R3.4"""
    scene = Scene().timer("1a", "pile1").timer("2a", "pile1")
    assert "take 1a pile2" in scene.legal(0)
    scene.do(0, "take 1a pile2")
    assert (scene.where("1a"), scene.cards(0)) == ("pile2", [])


@pytest.mark.parametrize("place", ["city1", "pile3"])
def test_ruling_6_an_illegal_destination_refuses_all(place: str) -> None:
    """R3.5"""
    scene = Scene().height(3, 0).timer("2a", "city1").timer("1a", "pile1")
    scene.refused(0, f"take 1a {place}")
    scene.refused(0, f"go 1a {place}")


def test_ruling_6_a_timer_that_is_no_longer_there() -> None:
    """R3.5: one that was put into Hell meanwhile goes only on in Hell."""
    scene = Scene(gods=("HADES",)).owns(1, "HADES").timer("1a", "pile1")
    scene.do(1, "hades", "send 1a flipped", "send 2a flipped")
    scene.refused(0, "take 1a pile2")


def test_ruling_6_front_to_front_is_no_move() -> None:
    """R2.4"""
    Scene().refused(0, "go 1a front")


def test_ruling_7_starvation_without_effect() -> None:
    """R4.2"""
    scene = Scene(6, teams=True).pile(1, "starvation").timer("1a", "pile1").kingdom(0, "50")
    scene.do(0, "take 1a front")
    assert scene.legal(0, "starve") == [f"starve {seat}" for seat in range(2, 7)]
    scene.do(0, "starve 4")
    assert (scene.asked(), scene.thrown()) == ([], ["starvation"])


def test_ruling_8_targets_of_hell() -> None:
    """R5.1: anywhere, one's own too, never ATHENA's."""
    scene = Scene(gods=("ATHENA", "HADES")).owns(2, "ATHENA").owns(0, "HADES")
    scene.timer("2a", "city1").timer("2b", "city2").do(0, "hades")
    named = {move.split()[1] for move in scene.legal(0, "send")}
    assert named == {"1a", "1b", "1c", "2a", "2b", "2c"}


def test_ruling_8_not_even_athena_herself() -> None:
    """R5.1, R9.8"""
    scene = Scene(gods=("ATHENA",)).owns(0, "ATHENA").pile(1, "war").timer("1a", "pile1")
    scene.do(0, "take 1a front").refused(0, "send 1b flipped")


def test_ruling_9_leaving_deep_hell() -> None:
    """R5.3"""
    scene = Scene().timer("1a", "hell2").timer("1b", "hell2")
    scene.do(0, "go 1a front", "go 1b city2")
    assert (scene.left("1a"), scene.left("1b")) == (0, 30_000)


def test_ruling_10_the_city_opening() -> None:
    """R10.2: for the last timer first, then for all; the timer of CHRONOS is ignored."""
    scene = Scene(3, gods=("CHRONOS",), early=True).owns(1, "CHRONOS")
    for name in ("1a", "1b", "1c", "2a", "2b", "2c", "3a", "3b"):
        scene.timer(name, "pile1")
    scene.refused(0, "go 1a city1")
    scene.refused(1, "go extra city1")
    assert "go 3c city1" in scene.legal(2)
    scene.do(2, "go 3c pile1").do(1, "go extra city1").do(0, "go 1a city2")


def test_ruling_10_hell_does_not_undo_it() -> None:
    """R10.2"""
    scene = Scene(3, gods=("HADES",), early=True).owns(1, "HADES")
    for name in ("1b", "1c", "2a", "2b", "2c", "3a", "3b", "3c"):
        scene.timer(name, "pile1")
    scene.do(0, "go 1a pile2").do(1, "hades", "send 1a flipped", "send 3a as it is")
    scene.do(1, "go 2a city1")


def test_ruling_10_open_after_a_minute() -> None:
    """R10.2"""
    scene = Scene(early=True).wait(59_999)
    assert "go 1a city1" not in scene.legal(0)
    assert "go 1a city1" in scene.wait(60_000).legal(0)


def test_ruling_40_atlantis() -> None:
    """R12.1, R12.3: open, in order, beside the players' piles."""
    scene = Scene(gods=("POSEIDON",)).pile("atlantis", "50", "10", "30", "20", "war")
    assert [scene.state.height(pile) > 0 for pile in range(9)].count(True) == 6
    mask = scene.state.mask(1)
    assert mask.atlantis == scene.state.atlantis  # type: ignore[attr-defined]
    scene.timer("1a", "atlantis").do(0, "take 1a front")
    assert (scene.cards(0), scene.top("atlantis")) == (["50"], "10")


def test_ruling_41_the_frozen_countdown() -> None:
    """R14.1, R14.2, R14.3"""
    scene = Scene().timer("3a", "hell2", left=9_000)
    scene.refused(0, "freeze", at=50_000)
    scene.picked().do(0, "freeze", at=50_000)
    scene.refused(1, "freeze")
    scene.do(1, "go 2a pile1", at=55_000).wait(60_000)
    assert scene.over() == ""
    assert scene.wait(60_001).over() == "frozen"
    assert scene.winners() == [0, 1, 2]


def test_ruling_41_not_with_a_choice_pending() -> None:
    """R14.2"""
    scene = Scene().pile(1, "starvation").timer("1a", "pile1").do(0, "take 1a front")
    scene.refused(1, "freeze")
    scene.do(0, "starve 2").do(1, "freeze")


def test_ruling_42_all_piles_empty() -> None:
    """R14.4"""
    scene = Scene().timer("1a", "city1", left=1_000).no_piles().wait(1_000)
    assert scene.state.countdown == 11_000


def test_ruling_43_cataclysm_in_the_middle_of_a_penalty() -> None:
    """R8.9"""
    scene = Scene(gods=("NEMESIS",)).owns(1, "NEMESIS").cube("NEMESIS", 1).pile(1, "50")
    scene.pile(2, "cataclysm").timer("1a", "pile1").timer("3a", "pile2")
    scene.do(0, "take 1a front")
    assert scene.asked() == [(0, "penalty")]
    scene.do(2, "take 3a front")
    assert (scene.over(), scene.winners(), scene.cards(0)) == ("cataclysm", [0], ["50"])


def test_ruling_44_all_timers_lie_before_their_owners() -> None:
    """R1.5"""
    scene = Scene(4, early=True)
    assert [scene.where(f"{seat}c") for seat in (1, 2, 3, 4)] == ["front"] * 4


def test_ruling_45_no_trading() -> None:
    """R2.9: no command gives a card away."""
    scene = Scene().kingdom(0, "10", "50", "north").kingdom(1, "20")
    verbs = {move.split()[0] for seat in range(3) for move in scene.legal(seat)}
    assert verbs == {"go", "claim"}


@pytest.mark.parametrize("card", ["hydra", "minotaur"])
def test_ruling_46_cyclops_needs_one_monster(card: str) -> None:
    """R9.11, R7.3"""
    scene = Scene(gods=("CYCLOPS",)).owns(0, "CYCLOPS").kingdom(0, card, "10").kingdom(1, card)
    assert not scene.claim(1, "monsters")
    assert scene.claim(0, "monsters")


def test_ruling_46_artemis_stacks_with_amphitrite() -> None:
    """R6.4"""
    scene = Scene(gods=("ARTEMIS", "AMPHITRITE")).owns(0, "ARTEMIS", "AMPHITRITE")
    assert scene.kingdom(0, "hydra", "north", "east").score(0) == 400


def test_ruling_47_the_teammate_is_another_player() -> None:
    """R15.3: NEMESIS asks her price of the teammate too."""
    scene = Scene(6, gods=("NEMESIS",), teams=True).owns(3, "NEMESIS").cube("NEMESIS", 1)
    scene.timer("1a", "pile1").do(0, "take 1a front", "pay 20")
    assert scene.cards(3) == ["20"]


def test_ruling_48_the_hard_cap() -> None:
    """R14.5"""
    scene = Scene().kingdom(0, "30").kingdom(1, "30").pile(1, "war").timer("1a", "pile1")
    scene.wait(899_000).do(0, "take 1a front")
    assert scene.asked() == [(0, "war")]
    scene.wait(900_000)
    assert (scene.over(), scene.winners()) == ("cap", [0, 1])
