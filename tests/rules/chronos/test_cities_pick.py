"""The CITIES that rule what is picked: TROY, SANTORINI, MYCENAE and ATLANTIS CITY."""

from aevum.core.state import CHANCE
from aevum.games.chronos import GAME
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.asks import PUT_TROY
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.scenes import Scene
from tests.rules.chronos.powers import sell

# TROY


def test_troy_cube_forbids_everybody_to_pick_but_nobody_to_stand_there() -> None:
    """R11.7"""
    scene = Scene(cities=("TROY", "RHODES")).cube("TROY", 2).timer("1a", "pile2")
    scene.timer("2a", "city1").do(0, "take 1a pile2")
    assert (scene.cards(0), scene.where("1a"), scene.left("1a")) == ([], "pile2", 30_000)
    scene.timer("1a", "front").timer("2b", "pile2").do(1, "take 2b front")
    assert (scene.cards(1), scene.top(2)) == ([], "20")


def test_troy_lets_who_stands_there_move_the_cube_to_another_pile() -> None:
    """R11.7"""
    scene = Scene(cities=("TROY", "RHODES")).cube("TROY", 2).timer("1a", "city1", left=9_000)
    scene.refused(0, "troy 2", rule="R11.7:")
    scene.refused(1, "troy 3", rule="R11.7:")
    scene.do(0, "troy 3").timer("2a", "pile2").timer("2b", "pile3")
    assert scene.do(1, "take 2a front").cards(1) == ["20"]
    assert scene.do(1, "take 2b front").cards(1) == ["20"]
    scene.do(0, "go 1a front", at=9_000).refused(0, "troy 2", rule="R11.7:")


def test_troy_cube_goes_to_atlantis_too_but_to_no_empty_pile() -> None:
    """R11.7"""
    scene = Scene(cities=("TROY", "ATLANTIS CITY")).cube("TROY", 2).timer("1a", "city1")
    scene.height(4, 0)
    assert scene.legal(0, "troy") == [f"troy {pile}" for pile in (1, 3, 5, 6, "atlantis")]
    scene.do(0, "troy atlantis").timer("2a", "atlantis").do(1, "take 2a front")
    assert scene.cards(1) == []


def test_troy_moves_the_cube_only_twice_within_a_second() -> None:
    """R11.7"""
    scene = Scene(cities=("TROY", "RHODES")).cube("TROY", 2).timer("1a", "city1")
    scene.do(0, "troy 3", at=0).do(0, "troy 4", at=250).refused(0, "troy 5", at=999, rule="R13.2:")
    scene.do(0, "troy 5", at=1_000)


def test_troy_cube_begins_on_the_highest_territory_that_is_seen() -> None:
    """R11.7, ruling 22"""
    state = GAME.setup(3, 1, GAME.settle({}))
    assert isinstance(state, Conquest)
    state.explicit = True
    state.start()
    for text in ("tile troy", "tile rhodes"):
        state.apply(CHANCE, MOVES.parse(text))
    for god in ("ares", "gaia", "apollo", "eos", "hera", "pan"):
        state.apply(CHANCE, MOVES.parse(f"god {god}"))
    for card in ("war", "50", "hydra", "50", "north", "30"):
        assert state.tasks[0].kind != PUT_TROY
        state.apply(CHANCE, MOVES.parse(f"card {card}"))
    assert [MOVES.text(outcome) for outcome, _ in state.weights()] == ["cube pile 2", "cube pile 4"]


# SANTORINI


def test_santorini_blows_the_winds_of_all_others_away_at_once() -> None:
    """R11.10"""
    scene = Scene(cities=("SANTORINI", "RHODES")).kingdom(0, "north", "10")
    scene.kingdom(1, "north", "north", "east", "20").kingdom(2, "west").do(0, "go 1a city1")
    assert [scene.winds(seat) for seat in range(3)] == [["north"], [], []]
    assert scene.thrown() == ["north", "north", "east", "west"]
    assert (scene.cards(0), scene.cards(1)) == (["10"], ["20"])


def test_santorini_keeps_others_from_winds_while_the_timer_stands_there() -> None:
    """R11.10"""
    scene = Scene(cities=("SANTORINI", "RHODES")).pile(1, "north").pile(2, "east")
    scene.timer("1a", "city1").timer("1b", "pile2").timer("2a", "pile1")
    scene.do(1, "take 2a pile1").do(0, "take 1b front")
    assert (scene.winds(1), scene.top(1), scene.winds(0)) == ([], "north", ["east"])
    scene.do(0, "go 1a front").do(1, "take 2a front", at=30_000)
    assert scene.winds(1) == ["north"]


def test_santorini_discards_a_wind_that_another_is_given() -> None:
    """R11.10, ruling 17"""
    scene = Scene(cities=("SANTORINI", "RHODES"), gods=("GAIA", "ARES", "HERACLES"))
    scene.owns(0, "GAIA", "HERACLES").owns(1, "ARES").kingdom(0, "north", "east")
    scene.timer("1a", "city1").do(0, "buy ares", "pay north").kingdom(1, "30")
    assert (scene.winds(1), scene.thrown()) == ([], ["north"])
    scene.do(0, "rob 2 30", "pay east", at=5_000)
    assert (scene.winds(1), scene.cards(1), scene.cards(0)) == ([], [], ["30"])


def test_santorini_lets_no_other_rob_its_rulers_winds() -> None:
    """R11.10"""
    scene = Scene(cities=("SANTORINI", "RHODES"), gods=("HERACLES",)).owns(1, "HERACLES")
    scene.kingdom(0, "north").kingdom(1, "10").timer("1a", "city1")
    scene.refused(1, "rob 1 north", rule="R11.10:")


def test_santorini_goes_with_the_timer_of_chronos() -> None:
    """R11.10"""
    scene = Scene(cities=("SANTORINI", "RHODES"), gods=("CHRONOS", "GAIA")).owns(0, "CHRONOS")
    scene.timer("extra", "city1").kingdom(0, "north")
    sell(scene, "CHRONOS", 1)
    assert scene.winds(0) == []


# MYCENAE


def test_mycenae_is_owed_a_card_for_a_50_or_a_100_from_the_archipelago() -> None:
    """R11.11"""
    scene = Scene(cities=("MYCENAE", "RHODES")).timer("1a", "city1", left=9_000).pile(1, "50")
    scene.pile(2, "100").pile(3, "30").kingdom(1, "10")
    for name, pile in (("2a", 1), ("2b", 2), ("2c", 3)):
        scene.timer(name, f"pile{pile}")
    scene.do(1, "take 2c front")
    assert scene.asked() == []
    scene.do(1, "take 2a front")
    assert scene.legal(1, "pay") == ["pay 10", "pay 30", "pay 50"]
    scene.do(1, "pay 10").do(1, "take 2b front", "pay 100")
    assert (scene.cards(0), scene.cards(1)) == (["10", "100"], ["30", "50"])


def test_mycenae_is_owed_nothing_by_its_own_player_or_once_he_is_gone() -> None:
    """R11.11"""
    scene = Scene(cities=("MYCENAE", "RHODES")).timer("1a", "city1").pile(1, "50").pile(2, "50")
    scene.timer("1b", "pile1").timer("2a", "pile2").do(0, "take 1b front", "go 1a front")
    scene.do(1, "take 2a front")
    assert (scene.asked(), scene.cards(0), scene.cards(1)) == ([], ["50"], ["50"])


def test_mycenae_counts_no_cards_that_do_not_come_from_the_archipelago() -> None:
    """R11.11"""
    scene = Scene(cities=("MYCENAE", "RHODES"), gods=("URANUS", "ARES")).owns(1, "URANUS", "ARES")
    scene.timer("1a", "city1").discarded("50").kingdom(1, "10").kingdom(2, "100")
    scene.timer("2a", "kingdom3").do(1, "uranus", "pay 10", "gain 50", "take 2a front")
    assert (scene.asked(), scene.cards(1)) == ([], ["50", "100"])


def test_mycenae_under_the_cube_of_selene_is_owed_to_her_owner_only() -> None:
    """R9.40, R11.11, ruling 50"""
    scene = Scene(cities=("MYCENAE", "RHODES"), gods=("SELENE",)).owns(2, "SELENE")
    scene.cube("SELENE", "MYCENAE").timer("1a", "city1").pile(1, "50").timer("2a", "pile1")
    scene.do(1, "take 2a front")
    assert scene.asked() == []
    scene.timer("1a", "front").timer("3a", "city1").pile(2, "50").timer("2a", "pile2")
    scene.do(1, "take 2a front")
    assert scene.asked() == [(1, "penalty")]


def test_mycenae_and_nemesis_are_each_owed_a_card() -> None:
    """R8.8, R11.11"""
    scene = Scene(cities=("MYCENAE", "RHODES"), gods=("NEMESIS",)).owns(2, "NEMESIS")
    scene.cube("NEMESIS", 1).timer("1a", "city1").pile(1, "50").timer("2a", "pile1")
    scene.kingdom(1, "10").do(1, "take 2a front")
    assert scene.asked() == [(1, "penalty"), (1, "penalty")]
    scene.do(1, "pay 10", "pay 50")
    assert [scene.cards(seat) for seat in range(3)] == [["50"], [], ["10"]]


def test_mycenae_gets_nothing_where_nemesis_took_the_only_card() -> None:
    """R11.11: R8.8"""
    scene = Scene(cities=("MYCENAE", "RHODES"), gods=("NEMESIS",)).owns(2, "NEMESIS")
    scene.cube("NEMESIS", 1).timer("1a", "city1").pile(1, "50").timer("2a", "pile1")
    scene.do(1, "take 2a front", "pay 50")
    assert (scene.asked(), scene.cards(2), scene.cards(0)) == ([], ["50"], [])


# ATLANTIS CITY


def test_atlantis_city_lets_its_player_flip_timers_onto_atlantis() -> None:
    """R11.12"""
    scene = Scene(cities=("ATLANTIS CITY", "RHODES")).pile("atlantis", "50", "30", "10")
    scene.refused(0, "go 1a atlantis", rule="R12.2:")
    scene.do(0, "go 1a city1", "go 1b atlantis").refused(1, "go 2a atlantis", rule="R12.2:")
    scene.do(0, "go 1a atlantis", at=30_000)
    assert (scene.where("1a"), scene.where("1b")) == ("atlantis", "atlantis")
    scene.refused(0, "go 1b atlantis", rule="R12.2:")


def test_atlantis_city_is_needed_to_flip_there_but_not_to_pick() -> None:
    """R11.12"""
    scene = Scene(cities=("ATLANTIS CITY", "RHODES")).pile("atlantis", "50", "30", "10")
    scene.timer("1a", "atlantis").refused(0, "take 1a atlantis", rule="R12.2:")
    scene.do(0, "take 1a pile1")
    assert (scene.cards(0), scene.top("atlantis")) == (["50"], "30")
