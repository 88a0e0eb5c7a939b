"""GODs that reach for other GODs or put a cube on the board: each by its sentence."""

from aevum.games.chronos.scenes import Scene
from tests.rules.chronos.powers import sell

# APOLLO


def test_apollo_keeps_a_god_of_the_temple_for_his_owner_who_pays_for_it() -> None:
    """R9.12"""
    scene = Scene(gods=("APOLLO", "HELIOS", "ARES")).kingdom(0, "10", "20", "30")
    scene.kingdom(1, "10", "10")
    assert scene.do(0, "offer apollo", "pay 10").legal(0, "cube") == [
        "cube god helios",
        "cube god ares",
    ]
    scene.do(0, "cube god helios").refused(1, "offer helios", rule="R9.12:")
    scene.do(1, "offer ares", "pay 10")
    scene.do(0, "offer helios", "pay 20", "pay 30")
    assert (scene.gods(0), scene.cards(0)) == (["HELIOS", "APOLLO"], [])


def test_apollo_gained_as_the_last_god_puts_no_cube() -> None:
    """R9.12"""
    scene = Scene(gods=("APOLLO",)).kingdom(0, "10").do(0, "offer apollo", "pay 10")
    assert (scene.gods(0), scene.temple()) == (["APOLLO"], [])


def test_apollo_sold_takes_what_he_keeps_along_and_puts_no_new_cube() -> None:
    """R9.12"""
    scene = Scene(gods=("APOLLO", "HELIOS", "CHARON", "GAIA")).owns(0, "APOLLO")
    scene.cube("APOLLO", "HELIOS").kingdom(0, "10", "10").kingdom(1, "10", "10")
    sell(scene, "APOLLO", 1)
    assert scene.legal(1, "cube") == []
    scene.refused(0, "offer helios", rule="R9.12:")
    scene.do(1, "offer helios", "pay 10", "pay 10")


def test_apollo_bars_cassandra_of_others_from_the_last_god() -> None:
    """R9.12"""
    scene = Scene(gods=("APOLLO", "CASSANDRA", "HELIOS")).owns(0, "APOLLO").owns(1, "CASSANDRA")
    scene.cube("APOLLO", "HELIOS").refused(1, "free", rule="R9.12:")
    own = Scene(gods=("APOLLO", "CASSANDRA", "HELIOS")).owns(0, "APOLLO", "CASSANDRA")
    assert own.cube("APOLLO", "HELIOS").do(0, "free").gods(0) == ["HELIOS", "APOLLO", "CASSANDRA"]


def test_apollo_cube_leaves_the_game_with_the_god_and_binds_no_purchase() -> None:
    """R9.12"""
    scene = Scene(gods=("APOLLO", "ARES", "GAIA")).owns(0, "APOLLO").cube("APOLLO", "ARES")
    scene.kingdom(0, "10").do(0, "offer ares", "pay 10")
    sell(scene, "ARES", 1)
    assert scene.gods(1) == ["ARES", "GAIA"]


# CASSANDRA


def test_cassandra_takes_the_last_god_of_the_temple_for_nothing() -> None:
    """R9.13"""
    scene = Scene(gods=("CASSANDRA", "ZEUS", "ARES")).owns(0, "CASSANDRA").kingdom(0, "10")
    scene.kingdom(1, "20").refused(0, "free", rule="R9.13:")
    scene.do(1, "offer ares", "pay 20").refused(1, "free", rule="R9.13:")
    scene.do(0, "free")
    assert (scene.over(), scene.winners(), scene.cards(0)) == ("god", [0], ["10"])


def test_cassandra_makes_no_offering_and_needs_no_olympia() -> None:
    """R9.13"""
    scene = Scene(gods=("CASSANDRA", "ARES", "HERMES"), cities=("OLYMPIA", "RHODES"))
    scene.owns(0, "CASSANDRA").owns(1, "HERMES").kingdom(0, "10")
    scene.refused(0, "offer ares", rule="R11.6:")
    scene.do(0, "free")
    assert (scene.gods(0), scene.asked()) == (["ARES", "CASSANDRA"], [])
    scene.refused(0, "free", rule="R9.13:")


def test_cassandra_lets_the_free_god_put_its_cube() -> None:
    """R9.13"""
    scene = Scene(gods=("CASSANDRA", "NEMESIS")).owns(0, "CASSANDRA").do(0, "free")
    assert scene.gods(0) == ["CASSANDRA"]
    scene.do(0, "cube pile 3").timer("2a", "pile3").do(1, "take 2a front")
    assert (scene.gods(0), scene.asked()) == (["CASSANDRA", "NEMESIS"], [(1, "penalty")])


def test_cassandra_changes_hands() -> None:
    """R9.13"""
    scene = Scene(gods=("CASSANDRA", "ARES", "GAIA")).owns(0, "CASSANDRA")
    sell(scene, "CASSANDRA", 1).refused(0, "free", rule="R9.13:")
    assert scene.do(1, "free").gods(1) == ["ARES", "CASSANDRA", "GAIA"]


# GAIA


def test_gaia_buys_a_god_from_another_for_cards_that_go_to_him() -> None:
    """R9.20"""
    scene = Scene(gods=("GAIA", "HELIOS")).owns(0, "GAIA").owns(1, "HELIOS").kingdom(1, "100")
    scene.kingdom(0, "10", "50", "20", "north").do(0, "buy helios", "pay 20", "pay 10")
    assert (scene.cards(1), scene.cards(0)) == (["100", "10", "20"], ["50"])
    assert (scene.gods(0), scene.gods(1), scene.thrown()) == (["HELIOS", "GAIA"], [], [])


def test_gaia_pays_with_winds_too_and_never_less_than_the_price() -> None:
    """R9.20"""
    scene = Scene(gods=("GAIA", "HELIOS")).owns(0, "GAIA").owns(1, "HELIOS").kingdom(0, "north")
    scene.refused(0, "buy helios", rule="R9.20:")
    scene.kingdom(0, "10").do(0, "buy helios", "pay north", "pay 10")
    assert (scene.cards(1), scene.winds(1), scene.winds(0)) == (["10"], ["north"], [])


def test_gaia_buys_nothing_from_the_temple_and_nobody_buys_without_her() -> None:
    """R9.20"""
    scene = Scene(gods=("GAIA", "HELIOS", "ARES")).owns(0, "GAIA").owns(1, "ARES")
    scene.kingdom(0, "10", "10").kingdom(1, "10").refused(0, "buy helios", rule="R9.20:")
    scene.refused(0, "buy gaia", rule="R8.5:")
    scene.refused(1, "buy gaia", rule="R9.20:")


def test_gaia_makes_no_offering_delphi_and_olympia_have_no_part_in_it() -> None:
    """R9.20"""
    scene = Scene(gods=("GAIA", "HELIOS", "HERMES"), cities=("DELPHI", "OLYMPIA"))
    scene.owns(0, "GAIA").owns(1, "HELIOS").owns(2, "HERMES").timer("1a", "city1")
    scene.kingdom(0, "10").refused(0, "buy helios", rule="R9.20:")
    scene.kingdom(0, "20").do(0, "buy helios", "pay 10", "pay 20")
    assert (scene.asked(), scene.gods(0)) == ([], ["HELIOS", "GAIA"])


def test_gaia_takes_the_lowest_of_equal_cards_and_keeps_their_order() -> None:
    """R9.20"""
    scene = Scene(gods=("GAIA", "AEOLUS")).owns(0, "GAIA").owns(1, "AEOLUS")
    scene.kingdom(0, "30", "10", "50", "10", "30").do(0, "buy aeolus", "pay 10", "pay 30", "pay 50")
    assert (scene.cards(1), scene.cards(0)) == (["30", "10", "50"], ["10", "30"])


def test_gaia_purchase_is_dropped_when_a_card_named_for_it_is_lost() -> None:
    """R9.20"""
    scene = Scene(gods=("GAIA", "HELIOS")).owns(0, "GAIA").owns(1, "HELIOS").pile(1, "starvation")
    scene.kingdom(0, "30", "10", "20").timer("3a", "pile1").do(0, "buy helios", "pay 20")
    scene.do(2, "take 3a front", "starve 1").refused(0, "pay 10", rule="R8.1:")
    assert (scene.cards(0), scene.cards(1), scene.gods(1)) == (["30", "10"], [], ["HELIOS"])
    scene.do(0, "buy helios", "pay 10", "pay 30")


def test_gaia_may_win_by_what_she_buys() -> None:
    """R9.20"""
    scene = Scene(gods=("GAIA", "CALYPSO")).owns(0, "GAIA").owns(1, "CALYPSO")
    scene.kingdom(0, "10", "10", "20", "30", "50", "hydra", "20")
    scene.do(0, "buy calypso", "pay 10", "pay 20")
    assert (scene.over(), scene.winners()) == ("god", [0])


# SELENE


def test_selene_keeps_a_citys_power_for_her_owner_but_not_its_tile() -> None:
    """R9.40"""
    scene = Scene(gods=("SELENE",), cities=("ATHENS", "RHODES")).kingdom(0, "10")
    scene.do(0, "offer selene", "pay 10")
    assert scene.legal(0, "cube") == ["cube city 1", "cube city 2"]
    scene.do(0, "cube city 1").do(1, "go 2a city1")
    assert scene.score(1) == 0
    scene.refused(0, "go 1a city1", rule="R10.1:")
    scene.do(1, "go 2a front", at=31_000).do(0, "go 1a city1")
    assert scene.score(0) == 50


def test_selene_leaves_the_other_city_alone() -> None:
    """R9.40"""
    scene = Scene(gods=("SELENE",), cities=("ATHENS", "RHODES")).owns(0, "SELENE")
    scene.cube("SELENE", "ATHENS").timer("2a", "city2").kingdom(1, "10")
    scene.do(1, "rhodes", "pay 10", "send 1a flipped")
    assert scene.where("1a") == "hell1"


def test_selene_sold_gives_the_power_to_the_new_owner_and_moves_no_cube() -> None:
    """R9.40"""
    scene = Scene(gods=("SELENE", "GAIA"), cities=("ATHENS", "RHODES")).owns(0, "SELENE")
    scene.cube("SELENE", "ATHENS").timer("2a", "city1")
    assert scene.score(1) == 0
    sell(scene, "SELENE", 1)
    assert scene.score(1) == 50
    assert scene.legal(1, "cube") == []


# NEMESIS


def test_nemesis_is_owed_a_card_by_all_others_who_pick_from_her_pile() -> None:
    """R9.32"""
    scene = Scene(gods=("NEMESIS",)).kingdom(0, "10").kingdom(1, "50")
    scene.do(0, "offer nemesis", "pay 10", "cube pile 2")
    scene.timer("2a", "pile2").do(1, "take 2a front")
    assert scene.legal(1, "pay") == ["pay 20", "pay 50"]
    scene.do(1, "pay 20")
    assert (scene.cards(0), scene.cards(1), scene.asked()) == (["20"], ["50"], [])
    scene.timer("2a", "pile3").do(1, "take 2a front")
    assert scene.asked() == []


def test_nemesis_owner_picks_there_without_penalty_and_nobody_owes_for_leaving() -> None:
    """R9.32"""
    scene = Scene(gods=("NEMESIS",)).owns(0, "NEMESIS").cube("NEMESIS", 2).kingdom(1, "50")
    scene.timer("2a", "pile2").do(1, "go 2a front")
    assert scene.asked() == []
    scene.timer("1a", "pile2").do(0, "take 1a front")
    assert (scene.cards(0), scene.asked()) == (["20"], [])


def test_nemesis_waits_for_the_plague_that_was_picked() -> None:
    """R9.32"""
    scene = Scene(gods=("NEMESIS",)).owns(0, "NEMESIS").cube("NEMESIS", 2).pile(2, "war")
    scene.kingdom(1, "50").timer("2a", "pile2").do(1, "take 2a front")
    assert scene.asked() == [(1, "war")]
    scene.do(1, "send 1a flipped")
    assert scene.asked() == [(1, "penalty")]
    empty = Scene(gods=("NEMESIS",)).owns(0, "NEMESIS").cube("NEMESIS", 2).pile(2, "war")
    empty.timer("2a", "pile2").do(1, "take 2a front", "send 1a flipped")
    assert empty.asked() == []


def test_nemesis_sold_is_owed_to_her_new_owner_and_her_cube_stays() -> None:
    """R9.32"""
    scene = Scene(gods=("NEMESIS", "GAIA")).owns(0, "NEMESIS").cube("NEMESIS", 2)
    sell(scene, "NEMESIS", 1)
    scene.timer("1a", "pile2").do(0, "take 1a front", "pay 20")
    assert (scene.cards(0), scene.cards(1)) == (["20"], ["20"])


def test_nemesis_is_paid_before_her_debtor_claims_even_in_the_instant_of_a_win() -> None:
    """R7.6, R9.32, R13.5"""
    scene = Scene(gods=("NEMESIS",)).owns(1, "NEMESIS").cube("NEMESIS", 1).timer("1a", "pile1")
    scene.kingdom(0, "100", "100").kingdom(2, "100", "100").do(0, "take 1a pile2")
    scene.refused(0, "claim points", rule="R13.5:")
    scene.do(2, "claim points").refused(0, "claim points", rule="R13.5:")
    assert (scene.over(), scene.winners()) == ("points", [2])
