"""GODs that make a kingdom worth more, or a victory dearer: each by its sentence."""

import pytest

from aevum.games.chronos.scenes import Scene
from tests.rules.chronos.powers import sell

# SPHINX


def test_sphinx_makes_every_own_timer_on_a_city_worth_50_before_the_winds() -> None:
    """R9.3"""
    scene = Scene(gods=("SPHINX",), cities=("RHODES", "SPARTA")).owns(0, "SPHINX")
    scene.timer("1a", "city1").kingdom(0, "10", "north", "east").kingdom(1, "10")
    assert scene.score(0) == (10 + 50) * 2
    scene.timer("1b", "city2", left=20_000)
    assert scene.score(0) == (10 + 50 + 50) * 2
    scene.timer("1b", "front").timer("2a", "city2")
    assert (scene.score(0), scene.score(1)) == (120, 10)


def test_sphinx_counts_beside_athens_and_under_the_cube_of_selene() -> None:
    """R9.3"""
    scene = Scene(gods=("SPHINX", "SELENE"), cities=("ATHENS", "SPARTA")).owns(0, "SPHINX")
    scene.timer("1a", "city1")
    assert scene.score(0) == 100
    scene.owns(1, "SELENE").cube("SELENE", "ATHENS")
    assert scene.score(0) == 50


def test_sphinx_changes_hands() -> None:
    """R9.3"""
    scene = Scene(gods=("SPHINX", "GAIA"), cities=("RHODES", "SPARTA")).owns(0, "SPHINX")
    scene.timer("1a", "city1").timer("2a", "city2")
    sell(scene, "SPHINX", 1)
    assert (scene.score(0), scene.score(1)) == (60, 50)


# HELIOS


def test_helios_makes_10_and_20_worth_30_and_nothing_else() -> None:
    """R9.7"""
    scene = Scene(gods=("HELIOS", "ATLAS")).owns(0, "HELIOS")
    scene.kingdom(0, "0", "10", "20", "30", "50", "100", "hydra").kingdom(1, "10", "20")
    assert (scene.score(0), scene.score(1)) == (30 * 3 + 150, 30)


def test_helios_changes_hands() -> None:
    """R9.7"""
    scene = Scene(gods=("HELIOS", "GAIA")).owns(0, "HELIOS").kingdom(0, "10").kingdom(1, "10")
    sell(scene, "HELIOS", 1, "50", "50")
    assert (scene.score(0), scene.score(1)) == (110, 30)


# AEOLUS


def test_aeolus_is_a_wind_of_a_direction_that_is_missing() -> None:
    """R9.10"""
    scene = Scene(gods=("AEOLUS",)).owns(0, "AEOLUS").kingdom(0, "30")
    assert scene.score(0) == 30
    assert scene.kingdom(0, "north").score(0) == 60
    assert scene.kingdom(0, "south", "east").score(0) == 120
    assert scene.kingdom(0, "west").score(0) == 120


def test_aeolus_is_no_card_of_the_kingdom() -> None:
    """R9.10: He pays nothing, is robbed by nobody, and SANTORINI does not blow him away."""
    scene = Scene(gods=("AEOLUS", "HERACLES", "ARES"), cities=("SANTORINI", "RHODES"))
    scene.owns(0, "AEOLUS").owns(1, "HERACLES").kingdom(1, "10")
    scene.refused(0, "offer ares", rule="R8.1:")
    assert scene.legal(1, "rob") == []
    scene.kingdom(0, "30", "north").do(1, "go 2a city1")
    assert (scene.winds(0), scene.gods(0), scene.score(0)) == ([], ["AEOLUS"], 30)


def test_aeolus_changes_hands() -> None:
    """R9.10"""
    scene = Scene(gods=("AEOLUS", "GAIA")).owns(0, "AEOLUS").kingdom(0, "10", "north")
    scene.kingdom(1, "30", "east")
    sell(scene, "AEOLUS", 1)
    assert (scene.score(0), scene.score(1)) == (70, 60)


# APHRODITE


def test_aphrodite_doubles_her_owners_score_after_the_winds() -> None:
    """R9.15"""
    scene = Scene(gods=("APHRODITE",)).owns(0, "APHRODITE").kingdom(0, "30", "north", "east")
    scene.kingdom(1, "30")
    assert (scene.score(0), scene.score(1)) == (120, 30)


def test_aphrodite_lets_her_owner_claim_with_half_of_it_and_changes_hands() -> None:
    """R9.15"""
    scene = Scene(gods=("APHRODITE", "GAIA")).owns(0, "APHRODITE").kingdom(0, "100")
    sell(scene, "APHRODITE", 1, "10", "10", "10", "10")
    assert not scene.claim(0)
    assert scene.score(0) == 140
    assert not scene.kingdom(1, "50", "30").claim(1)
    scene.wait(9_000).kingdom(1, "20")
    assert scene.claim(1)
    assert (scene.over(), scene.winners()) == ("points", [1])


# PAN


def test_pan_makes_every_god_of_his_owner_worth_50_himself_included() -> None:
    """R9.16"""
    scene = Scene(gods=("PAN", "ARES", "GAIA")).owns(0, "PAN", "ARES").kingdom(0, "10", "north")
    assert scene.score(0) == 110
    assert scene.kingdom(0, "east").score(0) == 220
    sell(scene, "PAN", 1)
    assert (scene.score(0), scene.score(1)) == ((10 + 80) * 2, 100)


# ARTEMIS


def test_artemis_makes_monsters_worth_100_before_the_winds() -> None:
    """R9.22"""
    scene = Scene(gods=("ARTEMIS", "GAIA")).owns(0, "ARTEMIS").kingdom(0, "hydra", "10", "hydra")
    scene.kingdom(1, "minotaur")
    assert (scene.score(0), scene.score(1)) == (210, 0)
    assert scene.kingdom(0, "north", "south").score(0) == 420
    sell(scene, "ARTEMIS", 1)
    assert (scene.score(0), scene.score(1)) == ((10 + 40) * 2, 100)


# PERSEPHONE


def test_persephone_makes_own_timers_in_either_part_of_hell_worth_50() -> None:
    """R9.30"""
    scene = Scene(gods=("PERSEPHONE", "GAIA")).owns(0, "PERSEPHONE").timer("1a", "hell1")
    scene.timer("1b", "hell2", left=3_000).timer("2a", "hell1")
    assert (scene.score(0), scene.score(1)) == (100, 0)
    assert scene.kingdom(0, "north", "east", "south").score(0) == 300
    sell(scene, "PERSEPHONE", 1)
    assert (scene.score(0), scene.score(1)) == (40 * 3, 50)


def test_persephone_counts_the_timer_of_chronos_for_who_has_him() -> None:
    """R9.30"""
    scene = Scene(gods=("PERSEPHONE", "CHRONOS", "GAIA")).owns(0, "PERSEPHONE", "CHRONOS")
    scene.timer("extra", "hell1")
    assert scene.score(0) == 50
    sell(scene, "CHRONOS", 1)
    assert scene.score(0) == 60


# AMPHITRITE


@pytest.mark.parametrize(
    ("cards", "score"),
    [((), 0), (("50", "30"), 110), (("30", "50"), 130), (("50", "hydra"), 50)],
)
def test_amphitrite_counts_the_top_card_twice(cards: tuple[str, ...], score: int) -> None:
    """R9.36"""
    scene = Scene(gods=("AMPHITRITE",)).owns(0, "AMPHITRITE").kingdom(0, *cards)
    scene.kingdom(1, "30")
    assert (scene.score(0), scene.score(1)) == (score, 30)


def test_amphitrite_doubles_what_helios_and_artemis_make_of_a_card() -> None:
    """R9.36"""
    scene = Scene(gods=("AMPHITRITE", "HELIOS", "ARTEMIS", "GAIA"))
    scene.owns(0, "AMPHITRITE", "HELIOS", "ARTEMIS").kingdom(0, "hydra", "10", "north", "east")
    assert scene.score(0) == (100 + 30 + 30) * 2
    assert scene.kingdom(0, "minotaur").score(0) == (100 + 30 + 100 + 100) * 2
    sell(scene, "AMPHITRITE", 1, "50", "50")
    assert scene.score(0) == (100 + 30 + 100 + 100) * 2
    assert scene.kingdom(1, "30").score(1) == 60


# HERA


def test_hera_makes_all_others_need_300_points() -> None:
    """R9.38"""
    scene = Scene(gods=("HERA",)).owns(0, "HERA").kingdom(0, "100", "100")
    scene.kingdom(1, "100", "50", "50", "50", "30", "10")
    assert not scene.claim(1)
    assert scene.claim(0)
    assert (scene.over(), scene.winners()) == ("points", [0])


def test_hera_leaves_exactly_300_and_all_other_ends_as_they_are() -> None:
    """R9.38"""
    scene = Scene(4, gods=("HERA",)).owns(0, "HERA").kingdom(1, "100", "100", "100")
    scene.kingdom(2, "hydra", "minotaur").do(2, "claim monsters").do(1, "claim points")
    assert (scene.over(), scene.winners()) == ("monsters", [1, 2])
    tied = Scene(gods=("HERA",)).owns(0, "HERA").kingdom(1, "10").pile(1, "cataclysm")
    tied.timer("1a", "pile1").do(0, "take 1a front")
    assert (tied.over(), tied.winners()) == ("cataclysm", [1])


def test_hera_changes_hands() -> None:
    """R9.38"""
    scene = Scene(gods=("HERA", "GAIA")).owns(0, "HERA").kingdom(0, "100", "100")
    scene.kingdom(1, "100", "100")
    sell(scene, "HERA", 1, "10", "10", "10")
    assert not scene.claim(0)
    assert scene.claim(1)


def test_hera_binds_her_owners_teammate() -> None:
    """R9.38"""
    scene = Scene(6, gods=("HERA",), teams=True).owns(0, "HERA").kingdom(3, "100", "100")
    assert not scene.claim(3)
