"""GODs that put timers into Hell, keep them out of it, or let them go: each by its sentence."""

import pytest

from aevum.games.chronos.scenes import Scene
from tests.rules.chronos.powers import sell

# HADES


def test_hades_puts_two_timers_into_an_empty_hell_each_flipped_or_not() -> None:
    """R9.1"""
    scene = Scene(gods=("HADES",)).owns(0, "HADES")
    scene.timer("2a", "pile1").timer("3b", "pile2", left=12_000)
    scene.do(0, "hades", "send 3b flipped", "send 2a as it is")
    assert (scene.where("2a"), scene.where("3b")) == ("hell1", "hell1")
    assert (scene.left("2a"), scene.left("3b")) == (0, 18_000)


def test_hades_sends_exactly_two_of_anybody_and_never_one_twice() -> None:
    """R9.1"""
    scene = Scene(gods=("HADES",)).owns(0, "HADES").do(0, "hades", "send 1a flipped")
    assert scene.where("1a") == "front"
    assert not [text for text in scene.legal(0, "send") if "1a" in text]
    scene.do(0, "send 1b flipped")
    assert (scene.where("1a"), scene.where("1b")) == ("hell1", "hell1")


@pytest.mark.parametrize("part", ["hell1", "hell2"])
def test_hades_needs_both_parts_of_hell_empty(part: str) -> None:
    """R9.1"""
    scene = Scene(gods=("HADES",)).owns(0, "HADES").timer("1a", part)
    scene.refused(0, "hades", rule="R9.1:")
    scene.timer("1a", "front").do(0, "hades")


def test_hades_may_be_used_again_once_hell_is_empty_again() -> None:
    """R9.1"""
    scene = Scene(gods=("HADES",)).owns(0, "HADES")
    scene.do(0, "hades", "send 2a as it is", "send 2b as it is")
    scene.refused(0, "hades", rule="R9.1:")
    scene.do(1, "go 2a hell2", "go 2b hell2").refused(0, "hades", rule="R9.1:")
    scene.do(1, "go 2a front", at=40_000).refused(0, "hades", rule="R9.1:")
    scene.do(1, "go 2b front").do(0, "hades", "send 2a as it is", "send 2b as it is")
    assert scene.where("2a") == "hell1"


def test_hades_begun_before_another_fills_hell_comes_to_nothing() -> None:
    """R9.1"""
    scene = Scene(gods=("HADES",)).owns(0, "HADES").pile(1, "war").timer("2a", "pile1")
    scene.do(0, "hades", "send 3a flipped")
    scene.do(1, "take 2a pile2", "send 1a flipped")
    scene.refused(0, "send 3b flipped", rule="R5.1:")
    assert scene.where("3a") == "front"


def test_hades_obeys_athena_and_changes_hands() -> None:
    """R9.1"""
    scene = Scene(gods=("HADES", "ATHENA", "GAIA")).owns(0, "HADES").owns(2, "ATHENA")
    scene.do(0, "hades").refused(0, "send 3a flipped", rule="R9.8:")
    scene.do(0, "drop")
    sell(scene, "HADES", 1).refused(0, "hades", rule="R9.1:")
    scene.do(1, "hades")


def test_hades_is_dropped_when_a_timer_named_for_him_comes_under_athena() -> None:
    """R8.3, R9.1, R9.8"""
    scene = Scene(gods=("HADES", "ATHENA")).owns(0, "HADES").kingdom(1, "10", "10")
    scene.do(0, "hades", "send 2a flipped").do(1, "offer athena", "pay 10", "pay 10")
    scene.refused(0, "send 3a flipped", rule="R5.1:")
    scene.do(0, "hades", "send 3a flipped", "send 1a flipped")
    assert scene.where("2a") == "front"


# ATHENA


def test_athena_keeps_its_owners_timers_out_of_hell_even_from_himself() -> None:
    """R9.8"""
    scene = Scene(gods=("ATHENA",)).owns(1, "ATHENA").pile(1, "war").pile(2, "war")
    scene.timer("1a", "pile1").timer("2a", "pile2").do(0, "take 1a pile3")
    scene.refused(0, "send 2b flipped", rule="R9.8:")
    scene.do(0, "send 1b flipped").do(1, "take 2a pile4")
    scene.refused(1, "send 2b flipped", rule="R9.8:")
    assert "send 3a flipped" in scene.legal(1, "send")


def test_athena_stops_protecting_one_who_loses_her() -> None:
    """R9.8"""
    scene = Scene(gods=("ATHENA", "GAIA")).owns(1, "ATHENA").pile(1, "war").timer("1a", "pile1")
    sell(scene, "ATHENA", 2).do(0, "take 1a pile3").refused(0, "send 3a flipped", rule="R9.8:")
    scene.do(0, "send 2a flipped")
    assert scene.where("2a") == "hell1"


def test_athena_does_not_bring_timers_back_that_are_in_hell() -> None:
    """R9.8"""
    scene = Scene(gods=("ATHENA",)).kingdom(1, "10", "10").timer("2a", "hell1", left=9_000)
    scene.do(1, "offer athena", "pay 10", "pay 10")
    assert scene.where("2a") == "hell1"
    scene.wait(9_000)
    assert scene.legal(1, "go 2a") == ["go 2a hell2"]


# ERINYES


def test_erinyes_sends_any_timer_while_one_of_the_owners_is_alone_in_hell() -> None:
    """R9.31"""
    scene = Scene(gods=("ERINYES",)).owns(0, "ERINYES").timer("1a", "hell2")
    scene.timer("2a", "city1", left=5_000).do(0, "send 2a as it is")
    assert (scene.where("2a"), scene.left("2a")) == ("hell1", 5_000)
    scene.refused(0, "send 3a flipped", rule="R9.31:")


@pytest.mark.parametrize("others", [(), ("2a",), ("1a", "2a"), ("1a", "1b")])
def test_erinyes_does_nothing_unless_exactly_one_own_timer_is_in_hell(
    others: tuple[str, ...],
) -> None:
    """R9.31"""
    scene = Scene(gods=("ERINYES",)).owns(0, "ERINYES")
    for name in others:
        scene.timer(name, "hell1")
    scene.refused(0, "send 3a flipped", rule="R9.31:")


def test_erinyes_obeys_athena_and_changes_hands() -> None:
    """R9.31"""
    scene = Scene(gods=("ERINYES", "ATHENA", "GAIA")).owns(0, "ERINYES").owns(2, "ATHENA")
    scene.timer("1a", "hell1").refused(0, "send 3a flipped", rule="R9.8:")
    sell(scene, "ERINYES", 1).refused(0, "send 2a flipped", rule="R5.1:")
    scene.refused(1, "send 1b flipped", rule="R9.31:")
    scene.timer("1a", "front").timer("2a", "hell1").do(1, "send 1b flipped")
    assert scene.where("1b") == "hell1"


# HARPY


def test_harpy_puts_all_timers_of_a_crowded_pile_into_hell_at_the_same_time() -> None:
    """R9.33"""
    scene = Scene(gods=("HARPY",)).owns(0, "HARPY").timer("1a", "pile4")
    scene.timer("2a", "pile4", left=10_000).timer("2b", "pile4").timer("3a", "pile5")
    scene.do(0, "harpy 4", "send 1a as it is", "send 2a flipped")
    assert scene.where("1a") == "pile4"
    scene.do(0, "send 2b flipped")
    assert [scene.where(name) for name in ("1a", "2a", "2b", "3a")] == ["hell1"] * 3 + ["pile5"]
    assert 20_000 <= scene.left("2a") < 21_000
    assert scene.cards(0) == []


def test_harpy_sends_those_too_who_come_while_she_is_being_named() -> None:
    """R9.33"""
    scene = Scene(gods=("HARPY",)).owns(0, "HARPY").timer("2b", "pile1").timer("2c", "pile1")
    scene.do(0, "harpy 1", "send 2b flipped").do(2, "go 3a pile1")
    scene.do(0, "send 2c flipped")
    assert scene.where("2b") == "pile1"
    scene.do(0, "send 3a flipped")
    assert [scene.where(name) for name in ("2b", "2c", "3a")] == ["hell1"] * 3


def test_harpy_needs_several_timers_on_an_archipelago_pile() -> None:
    """R9.33"""
    scene = Scene(gods=("HARPY", "ARES")).owns(0, "HARPY", "ARES").timer("2a", "pile4")
    scene.kingdom(1, "10").timer("1a", "kingdom2").timer("2b", "kingdom2")
    scene.refused(0, "harpy 4", rule="R9.33:")
    assert scene.legal(0, "harpy") == []
    scene.refused(1, "harpy 4", rule="R9.33:")


def test_harpy_leaves_timers_of_athena_and_sends_the_others() -> None:
    """R9.33"""
    scene = Scene(gods=("HARPY", "ATHENA")).owns(0, "HARPY").owns(1, "ATHENA")
    scene.timer("2a", "pile4").timer("3a", "pile4").do(0, "harpy 4", "send 3a flipped")
    assert (scene.where("2a"), scene.where("3a")) == ("pile4", "hell1")
    scene.timer("2b", "pile4").refused(0, "harpy 4", rule="R9.8:")


def test_harpy_changes_hands() -> None:
    """R9.33"""
    scene = Scene(gods=("HARPY", "GAIA")).owns(0, "HARPY").timer("2a", "pile4")
    scene.timer("3a", "pile4")
    sell(scene, "HARPY", 1).refused(0, "harpy 4", rule="R9.33:")
    scene.do(1, "harpy 4", "send 2a flipped", "send 3a flipped")


# EROS


def test_eros_sends_others_from_a_pile_with_two_of_the_owners_timers() -> None:
    """R9.23"""
    scene = Scene(gods=("EROS",)).owns(0, "EROS").timer("1a", "pile1", left=3_000)
    scene.timer("1b", "pile1").timer("2a", "pile1").timer("2b", "pile2")
    scene.refused(0, "send 2b flipped", rule="R9.23:")
    scene.do(0, "send 2a flipped")
    assert scene.where("2a") == "hell1"
    scene.refused(0, "send 1a flipped", rule="R9.23:")


def test_eros_may_send_the_owners_own_third_timer() -> None:
    """R9.23"""
    scene = Scene(gods=("EROS",)).owns(0, "EROS").timer("1a", "pile1")
    scene.timer("1b", "pile1").timer("1c", "pile1").do(0, "send 1c flipped")
    assert scene.where("1c") == "hell1"


def test_eros_needs_two_timers_on_one_archipelago_pile() -> None:
    """R9.23"""
    scene = Scene(gods=("EROS", "ARES")).owns(0, "EROS", "ARES").kingdom(1, "10")
    scene.timer("1a", "pile1").timer("1b", "kingdom2").timer("1c", "kingdom2")
    scene.timer("2a", "pile1").timer("2b", "kingdom2")
    assert scene.legal(0, "send") == []


def test_eros_counts_the_timer_of_chronos_obeys_athena_and_changes_hands() -> None:
    """R9.23"""
    scene = Scene(gods=("EROS", "CHRONOS", "ATHENA", "GAIA")).owns(0, "EROS", "CHRONOS")
    scene.owns(1, "ATHENA").timer("1a", "pile1").timer("extra", "pile1")
    scene.timer("2a", "pile1").timer("3a", "pile1")
    assert scene.legal(0, "send") == ["send 3a as it is", "send 3a flipped"]
    sell(scene, "CHRONOS", 2)
    assert scene.legal(0, "send") == []
    scene.timer("1b", "pile1")
    sell(scene, "EROS", 2)
    assert scene.legal(0, "send") == []
    assert "send 1a flipped" in scene.wait(5_000).legal(2, "send")


# CHARON


def test_charon_brings_a_flowed_timer_back_from_the_first_part_of_hell() -> None:
    """R9.28"""
    scene = Scene(gods=("CHARON",)).owns(0, "CHARON").timer("1a", "hell1", left=4_000)
    scene.refused(0, "go 1a pile1", at=3_999, rule="R2.3:")
    wanted = [f"go 1a pile{pile}" for pile in range(1, 7)]
    wanted += ["go 1a city1", "go 1a city2", "go 1a hell2", "go 1a front"]
    assert scene.wait(4_000).legal(0, "go 1a") == wanted
    scene.do(0, "go 1a pile1")
    assert (scene.where("1a"), scene.left("1a")) == ("pile1", 30_000)


def test_charon_helps_only_his_owner() -> None:
    """R9.28"""
    scene = Scene(gods=("CHARON", "GAIA")).owns(0, "CHARON").timer("1a", "hell1")
    scene.timer("2a", "hell1").refused(1, "go 2a pile1", rule="R5.3:")
    sell(scene, "CHARON", 1).refused(0, "go 1a pile1", rule="R5.3:")
    assert scene.legal(0, "go 1a") == ["go 1a hell2"]
    scene.do(1, "go 2a pile1")
