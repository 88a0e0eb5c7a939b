"""GODs that win, or let others share a win: each by its sentence."""

import pytest

from aevum.core.state import CHANCE
from aevum.games.chronos.data import POLLUX
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.archipelago import TEMPLE
from aevum.games.chronos.rules.asks import DRAW_GOD
from aevum.games.chronos.scenes import Scene
from tests.rules.chronos.powers import drawing_gods, drawn_gods, sell

EIGHT = ("10", "20", "10", "20", "30", "north", "east", "hydra")

# ZEUS


def test_zeus_wins_the_game_for_eight_cards() -> None:
    """R9.4"""
    scene = Scene(gods=("ZEUS",)).kingdom(0, *EIGHT).kingdom(1, "100")
    scene.do(0, "offer zeus", *[f"pay {card}" for card in EIGHT])
    assert (scene.over(), scene.winners()) == ("god", [0])


def test_zeus_is_not_to_be_had_for_seven_cards() -> None:
    """R9.4"""
    scene = Scene(gods=("ZEUS",)).kingdom(0, *EIGHT[:7])
    scene.refused(0, "offer zeus", rule="R8.1:")


# CALYPSO


def test_calypso_wins_with_five_different_cards_of_any_kind() -> None:
    """R9.5"""
    scene = Scene(gods=("CALYPSO", "ATLAS")).owns(0, "CALYPSO").pile(1, "hydra")
    scene.kingdom(0, "0", "10", "10", "north", "east").timer("1a", "pile1")
    assert scene.over() == ""
    scene.do(0, "take 1a front")
    assert (scene.over(), scene.winners()) == ("god", [0])


def test_calypso_counts_no_god_and_no_copies_and_helps_nobody_else() -> None:
    """R9.5"""
    scene = Scene(gods=("CALYPSO", "AEOLUS", "ARES")).owns(0, "CALYPSO", "AEOLUS", "ARES")
    scene.kingdom(0, "10", "20", "north", "30", "30", "north")
    scene.kingdom(1, "10", "20", "30", "50", "100").do(1, "go 2a pile1")
    assert (scene.over(), scene.winners()) == ("", [])


def test_calypso_wins_as_soon_as_she_is_gained_if_five_are_left() -> None:
    """R9.5"""
    scene = Scene(gods=("CALYPSO",)).kingdom(0, "10", "10", "10", "20", "30", "50", "hydra")
    scene.do(0, "offer calypso", "pay 10", "pay 10")
    assert (scene.over(), scene.winners()) == ("god", [0])


def test_calypso_waits_until_her_owner_has_paid_what_he_owes() -> None:
    """R9.5"""
    scene = Scene(gods=("CALYPSO", "NEMESIS")).owns(0, "CALYPSO").owns(1, "NEMESIS")
    scene.cube("NEMESIS", 1).pile(1, "50").timer("1a", "pile1")
    scene.kingdom(0, "10", "20", "30", "north").do(0, "take 1a front")
    assert scene.over() == ""
    scene.do(0, "pay 50")
    assert scene.over() == ""


def test_calypso_changes_hands() -> None:
    """R9.5"""
    scene = Scene(gods=("CALYPSO", "GAIA")).owns(0, "CALYPSO").kingdom(0, "10", "20", "30")
    sell(scene, "CALYPSO", 1, "10", "20").kingdom(0, "50", "hydra").do(0, "go 1a pile1")
    assert scene.over() == ""
    scene.kingdom(1, "10", "20", "30", "50", "hydra").do(1, "go 2a pile2")
    assert (scene.over(), scene.winners()) == ("god", [1])


# HESTIA


@pytest.mark.parametrize("card", ["10", "hydra", "west"])
def test_hestia_wins_with_three_copies_of_one_card(card: str) -> None:
    """R9.25"""
    scene = Scene(gods=("HESTIA",)).owns(0, "HESTIA").pile(1, card).timer("1a", "pile1")
    scene.kingdom(0, card, "30", card).kingdom(1, "50", "50", "50").do(0, "take 1a front")
    assert (scene.over(), scene.winners()) == ("god", [0])


def test_hestia_wants_the_same_card_not_the_same_kind_of_card() -> None:
    """R9.25"""
    scene = Scene(gods=("HESTIA",)).owns(0, "HESTIA")
    scene.kingdom(0, "hydra", "minotaur", "hydra", "north", "east", "west", "10", "10")
    scene.kingdom(1, "50", "50", "50").do(0, "go 1a pile1")
    assert scene.over() == ""


def test_hestia_changes_hands() -> None:
    """R9.25"""
    scene = Scene(gods=("HESTIA", "GAIA")).owns(0, "HESTIA").kingdom(0, "10", "10")
    sell(scene, "HESTIA", 1, "10", "20", "20", "30")
    assert (scene.cards(0), scene.over()) == (["10", "10", "10", "20", "20", "30"], "")


# CERBERUS


def test_cerberus_wins_with_three_timers_of_anybody_in_both_parts_of_hell() -> None:
    """R9.34"""
    scene = Scene(gods=("CERBERUS",)).owns(0, "CERBERUS").timer("2a", "hell1")
    scene.timer("3a", "hell2").pile(1, "war").timer("2b", "pile1").do(1, "take 2b front")
    assert scene.over() == ""
    scene.do(1, "send 2c as it is")
    assert (scene.over(), scene.winners()) == ("god", [0])


def test_cerberus_does_not_win_with_two_and_changes_hands() -> None:
    """R9.34"""
    scene = Scene(gods=("CERBERUS", "GAIA")).owns(0, "CERBERUS").timer("1a", "hell1")
    scene.timer("1b", "hell2").do(0, "go 1c pile1")
    assert scene.over() == ""
    sell(scene, "CERBERUS", 2).pile(2, "war").timer("1c", "pile2")
    scene.do(0, "take 1c front", "send 2a flipped", at=40_000)
    assert (scene.over(), scene.winners()) == ("god", [2])


# CYCLOPS


@pytest.mark.parametrize("monster", ["hydra", "minotaur"])
def test_cyclops_lets_its_owner_claim_with_one_monster(monster: str) -> None:
    """R9.11"""
    scene = Scene(gods=("CYCLOPS",)).owns(0, "CYCLOPS").kingdom(0, monster, "10")
    scene.kingdom(1, monster).do(0, "go 1a pile1")
    assert scene.over() == ""
    assert not scene.claim(1, "monsters")
    assert scene.claim(0, "monsters")
    assert (scene.over(), scene.winners()) == ("monsters", [0])


def test_cyclops_needs_a_monster_and_changes_hands() -> None:
    """R9.11"""
    scene = Scene(gods=("CYCLOPS", "GAIA")).owns(0, "CYCLOPS")
    assert not scene.claim(0, "monsters")
    scene.kingdom(0, "hydra").kingdom(1, "minotaur")
    sell(scene, "CYCLOPS", 1)
    assert not scene.wait(9_000).claim(0, "monsters")
    assert scene.claim(1, "monsters")


# CASTOR and POLLUX


@pytest.mark.parametrize("winner", [0, 1])
def test_castor_and_pollux_win_together_whichever_owner_wins(winner: int) -> None:
    """R9.17, R9.18"""
    scene = Scene(4, gods=("CASTOR", "POLLUX")).owns(0, "CASTOR").owns(1, "POLLUX")
    assert scene.kingdom(winner, "100", "100").claim(winner)
    assert (scene.over(), scene.winners()) == ("points", [0, 1])


def test_castor_and_pollux_share_nothing_with_others_or_from_the_temple() -> None:
    """R9.17, R9.18"""
    apart = Scene(4, gods=("CASTOR", "POLLUX")).owns(0, "CASTOR").owns(1, "POLLUX")
    assert apart.kingdom(2, "100", "100").claim(2)
    assert (apart.over(), apart.winners()) == ("points", [2])
    alone = Scene(4, gods=("CASTOR", "POLLUX")).owns(0, "CASTOR")
    assert alone.kingdom(0, "100", "100").claim(0)
    assert (alone.over(), alone.winners()) == ("points", [0])


def test_castor_and_pollux_share_a_win_by_cataclysm_and_change_hands() -> None:
    """R9.17, R9.18"""
    scene = Scene(4, gods=("CASTOR", "POLLUX", "GAIA")).owns(0, "CASTOR").owns(1, "POLLUX")
    sell(scene, "POLLUX", 2, "10", "10").kingdom(2, "100").pile(1, "cataclysm")
    scene.timer("4a", "pile1").do(3, "take 4a front")
    assert (scene.over(), scene.winners()) == ("cataclysm", [0, 2])


def test_castor_comes_with_pollux_and_only_where_there_are_more_than_three_sides() -> None:
    """R9.17, R9.18"""
    assert "castor" in drawn_gods(4)
    assert "castor" in drawn_gods(6)
    assert "castor" not in drawn_gods(3)
    assert "castor" not in drawn_gods(6, teams=True)
    assert "pollux" not in drawn_gods(4)


def test_castor_brings_pollux_as_a_seventh_god_of_the_temple() -> None:
    """R9.17, R9.18"""
    state = drawing_gods(4)
    state.apply(CHANCE, MOVES.parse("god castor"))
    while state.tasks and state.tasks[0].kind == DRAW_GOD:
        state.apply(CHANCE, state.draw())
    assert state.temple.bit_count() == 7
    assert state.holder[POLLUX] == TEMPLE


def test_asclepius_does_not_share_a_win_of_the_instant_before() -> None:
    """R7.6, R9.27"""
    scene = Scene(gods=("ASCLEPIUS",)).owns(0, "ASCLEPIUS").kingdom(1, "100", "100")
    scene.timer("1a", "square4", left=20_000).do(1, "claim points", at=19_999).wait(20_000)
    assert scene.winners() == [1]
