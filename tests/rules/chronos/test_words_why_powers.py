"""Why offerings, purchases and powers of GODs and CITIES are refused."""

import pytest

from aevum.games.chronos.data import CITY_NAMES, GOD_NAMES
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.places import BIT
from aevum.games.chronos.scenes import Scene
from tests.rules.chronos.refusing import why

POWERS = {
    "HADES": "hades",
    "HERACLES": "rob 2 50",
    "CASSANDRA": "free",
    "DEMETER": "demeter 1",
    "GAIA": "buy zeus",
    "URANUS": "uranus",
    "HARPY": "harpy 1",
    "ASCLEPIUS": "go 1a square1",
}
"""GODs whose power is a command, with that command."""
CITY_POWERS = {
    "RHODES": "rhodes",
    "SPARTA": "bring 2a flipped",
    "TROY": "troy 2",
    "EPHESUS": "ephesus",
}


# Whose a power is


@pytest.mark.parametrize("god", POWERS)
def test_a_power_without_its_god(god: str) -> None:
    rule = f"R9.{GOD_NAMES.index(god) + 1}"
    assert why(Scene(), 0, POWERS[god]) == f"{rule} no-god-absent god={god.lower()}"
    scene = Scene(gods=(god,))
    waits = f"{rule} no-god-temple god={god.lower()}"
    assert why(scene, 0, POWERS[god]) == waits
    scene.owns(1, god)
    taken = f"{rule} no-god-other god={god.lower()} who=1"
    assert why(scene, 0, POWERS[god]) == taken


@pytest.mark.parametrize("city", CITY_POWERS)
def test_a_power_without_its_city(city: str) -> None:
    rule = f"R11.{CITY_NAMES.index(city) + 1}"
    absent = Scene(cities=("ATHENS", "CORINTH"))
    assert why(absent, 0, CITY_POWERS[city]) == f"{rule} no-city-absent city={city.lower()}"
    scene = Scene(cities=(city, "ATHENS"), gods=("SELENE",)).kingdom(0, "10", "20")
    assert why(scene, 0, CITY_POWERS[city]) == f"{rule} no-city-timer city={city.lower()}"
    scene.timer("1a", "city1").owns(1, "SELENE").cube("SELENE", city)
    sealed = f"R9.40 no-city-sealed city={city.lower()}"
    assert why(scene, 0, CITY_POWERS[city]) == sealed


@pytest.mark.parametrize("god", GOD_NAMES)
def test_every_god_that_is_not_in_the_game_is_refused_by_name(god: str) -> None:
    assert why(Scene(), 0, f"offer {god}") == f"R1.4 no-god-absent god={god.lower()}"


# Offerings and purchases


def test_an_offering_that_cannot_be_made() -> None:
    scene = Scene(gods=("ZEUS", "ATHENA", "ARES", "APOLLO")).owns(0, "ARES").owns(1, "APOLLO")
    scene.kingdom(0, "10").cube("APOLLO", "ATHENA")
    assert (
        why(scene, 0, "offer zeus")
        == "R8.1 no-price god=zeus cost=(part-cards n=8) has=(part-has n=1)"
    )
    assert why(scene, 0, "offer ares") == "R8.5 no-god-yours god=ares"
    gone = "R8.1 no-god-gone god=apollo who=1"
    assert why(scene, 0, "offer apollo") == gone
    kept = "R9.12 no-reserved god=athena who=1"
    assert why(scene, 0, "offer athena") == kept


def test_delphi_is_named_in_the_price() -> None:
    scene = Scene(cities=("DELPHI", "ATHENS"), gods=("ATHENA",)).timer("1a", "city1")
    reason = "R8.1 no-price-delphi god=athena cost=(part-cards n=1) has=(part-has n=0)"
    assert why(scene, 0, "offer athena") == reason


def test_olympia_lets_only_one_make_offerings() -> None:
    scene = Scene(cities=("OLYMPIA", "ATHENS"), gods=("ARES", "SELENE")).kingdom(0, "10")
    reason = "R11.6 no-olympia"
    assert why(scene, 0, "offer ares") == reason
    scene.timer("1a", "city1").owns(1, "SELENE").cube("SELENE", "OLYMPIA")
    sealed = "R9.40 no-city-sealed city=olympia"
    assert why(scene, 0, "offer ares") == sealed


def test_a_payment_that_does_not_fit() -> None:
    scene = Scene(gods=("ATHENA", "NEMESIS")).kingdom(0, "10", "20", "20", "30")
    scene.do(0, "offer athena")
    scene.wait(300)
    assert why(scene, 0, "pay 50") == "R8.1 no-held card=50"
    scene.do(0, "pay 10")
    assert why(scene, 0, "pay 10") == "R8.1 no-named card=10"
    assert why(scene, 0, "cube pile 1") == ("R8.3 no-draft what=(part-draft-offer god=athena)")
    scene.do(0, "pay 20", "offer nemesis").wait(1_000)
    early = "R8.3 no-next-pay"
    assert why(scene, 0, "cube pile 1") == early
    scene.do(0, "pay 20").wait(2_000)
    late = "R8.3 no-next-cube"
    assert why(scene, 0, "pay 30") == late
    assert why(scene, 0, "cube pile 9") == "R1.3 no-pile n=6"


def test_the_cube_of_apollo_goes_onto_another_god_of_the_temple() -> None:
    scene = Scene(gods=("APOLLO", "ARES", "ATHENA")).owns(1, "ARES").kingdom(0, "10")
    scene.do(0, "offer apollo", "pay 10").wait(300)
    own = "R9.12 no-cube-apollo"
    assert why(scene, 0, "cube god apollo") == own
    assert why(scene, 0, "cube god ares") == "R9.12 no-god-left god=ares"
    assert why(scene, 0, "cube god zeus") == "R1.4 no-god-absent god=zeus"


def test_gaia_buys_from_others_only() -> None:
    gods = ("GAIA", "ARES", "ATHENA", "ZEUS", "DIONYSUS")
    scene = Scene(gods=gods).owns(0, "GAIA", "ARES").owns(1, "ZEUS").kingdom(0, "10")
    assert why(scene, 0, "buy ares") == "R8.5 no-god-yours god=ares"
    temple = "R9.20 no-buy-temple god=athena"
    assert why(scene, 0, "buy athena") == temple
    assert (
        why(scene, 0, "buy zeus")
        == "R9.20 no-price god=zeus cost=(part-cards n=8) has=(part-has n=1)"
    )


def test_monsters_pay_nobody_but_the_owner_of_dionysus() -> None:
    scene = Scene(gods=("GAIA", "ARES", "DIONYSUS")).owns(0, "GAIA", "DIONYSUS").owns(1, "ARES")
    scene.kingdom(0, "hydra")
    assert why(scene, 0, "buy ares") == ("R9.2 no-buy-monsters god=ares cost=(part-cards n=1)")
    scene.kingdom(0, "10").do(0, "buy ares").wait(300)
    given = "R9.2 no-give-monster card=hydra"
    assert why(scene, 0, "pay hydra") == given


def test_cassandra_waits_for_the_last_god() -> None:
    scene = Scene(gods=("CASSANDRA", "ZEUS", "ARES", "APOLLO")).owns(0, "CASSANDRA")
    several = "R9.13 no-last-god n=3"
    assert why(scene, 0, "free") == several
    scene.owns(1, "APOLLO").owns(2, "ARES").cube("APOLLO", "ZEUS")
    kept = "R9.12 no-reserved god=zeus who=1"
    assert why(scene, 0, "free") == kept


# Powers of GODs


def test_heracles_takes_what_is_shown_for_a_card() -> None:
    scene = Scene(gods=("HERACLES", "DIONYSUS")).owns(0, "HERACLES").kingdom(1, "10", "50")
    own = "R9.6 no-rob-self"
    assert why(scene, 0, "rob 1 50") == own
    assert why(scene, 0, "rob 2 10") == "R9.6 no-rob-hidden who=1 card=10"
    assert why(scene, 0, "rob 5 10") == "R1.1 no-player n=5"
    assert why(scene, 0, "rob 2 50") == "R9.6 no-rob-give"
    scene.owns(2, "DIONYSUS").kingdom(2, "hydra").kingdom(0, "10")
    barred = "R9.2 no-dionysus card=hydra"
    assert why(scene, 0, "rob 3 hydra") == barred


def test_heracles_gives_no_monster_away_from_dionysus() -> None:
    scene = Scene(gods=("HERACLES", "DIONYSUS")).owns(0, "HERACLES", "DIONYSUS")
    scene.kingdom(0, "hydra").kingdom(1, "50")
    only = "R9.2 no-rob-monsters"
    assert why(scene, 0, "rob 2 50") == only


def test_santorini_keeps_winds_from_others() -> None:
    scene = Scene(cities=("SANTORINI", "ATHENS"), gods=("HERACLES",)).owns(0, "HERACLES")
    scene.timer("2a", "city1").kingdom(1, "north").kingdom(0, "10")
    barred = "R11.10 no-santorini card=north"
    assert why(scene, 0, "rob 2 north") == barred


def test_demeter_picks_a_free_10() -> None:
    scene = Scene(cities=("TROY", "ATHENS"), gods=("DEMETER",)).owns(0, "DEMETER")
    scene.pile(1, "10").pile(2, "10").timer("2a", "pile1").cube("TROY", 2)
    assert why(scene, 0, "demeter 1") == "R9.14 no-pile-busy at=(at-place-pile n=1) n=1"
    assert why(scene, 0, "demeter 2") == "R11.7 no-troy-there at=(at-place-pile n=2)"
    assert why(scene, 0, "demeter 3") == "R9.14 no-ten at=(at-place-pile n=3)"
    assert why(scene, 0, "send 2b flipped") == "R9.14 no-demeter-ten timer=timer 2b"


def test_harpy_wants_several_timers_that_are_not_safe() -> None:
    scene = Scene(gods=("HARPY", "ATHENA")).owns(0, "HARPY").owns(1, "ATHENA")
    scene.timer("2a", "pile1").timer("2b", "pile1").timer("1a", "pile2").timer("3a", "pile3")
    scene.timer("3b", "pile3")
    assert why(scene, 0, "harpy 2") == "R9.33 no-harpy n=2 at=(at-place-pile n=2)"
    assert why(scene, 0, "harpy 1") == "R9.8 no-harpy-safe at=(at-place-pile n=1)"
    scene.do(0, "harpy 3").wait(300)
    order = "R9.33 no-harpy-next timer=timer 3a"
    assert why(scene, 0, "send 3b flipped") == order


def test_hades_wants_an_empty_hell_and_two_timers() -> None:
    scene = Scene(gods=("HADES",)).owns(0, "HADES").timer("2a", "hell2")
    full = "R9.1 no-hell-full n=1"
    assert why(scene, 0, "hades") == full
    scene.timer("2a", "pile1").do(0, "hades", "send 2a flipped").wait(300)
    twice = "R9.1 no-hades-named timer=timer 2a"
    assert why(scene, 0, "send 2a as it is") == twice


def test_athena_protects_from_every_hell() -> None:
    scene = Scene(gods=("ATHENA",)).owns(1, "ATHENA").pile(1, "war").timer("1a", "pile1")
    scene.do(0, "take 1a pile2")
    reason = "R9.8 no-safe who=1"
    assert why(scene, 0, "send 2a flipped") == reason


def test_eros_and_erinyes_say_what_they_need() -> None:
    scene = Scene(gods=("EROS",)).owns(0, "EROS").timer("1a", "pile1").timer("2a", "pile1")
    eros = "R9.23 no-eros n=2 timer=timer 2a"
    assert why(scene, 0, "send 2a flipped") == eros
    scene = Scene(gods=("ERINYES",)).owns(0, "ERINYES").timer("2a", "hell1")
    erinyes = "R9.31 no-erinyes"
    assert why(scene, 0, "send 2b flipped") == erinyes


def test_war_of_hephaestus_takes_from_each_in_turn() -> None:
    scene = Scene(gods=("HEPHAESTUS",)).owns(0, "HEPHAESTUS").pile(1, "war")
    scene.timer("1a", "pile1").do(0, "take 1a pile2")
    own = "R9.35 no-war-of who=1"
    assert why(scene, 0, "send 1b flipped") == own


def test_hermes_takes_what_was_offered() -> None:
    scene = Scene(gods=("HERMES", "ARES")).owns(1, "HERMES").kingdom(0, "10")
    scene.do(0, "offer ares", "pay 10")
    assert why(scene, 1, "gain 50") == "R9.29 no-offered card=50"


def test_uranus_takes_what_lies_in_the_discard() -> None:
    scene = Scene(gods=("URANUS",)).owns(0, "URANUS")
    assert (
        why(scene, 0, "uranus")
        == "R9.21 no-price god=uranus cost=(part-cards n=1) has=(part-has n=0)"
    )
    scene.kingdom(0, "10").do(0, "uranus").wait(300)
    first = "R8.3 no-next-pay"
    assert why(scene, 0, "gain war") == first
    scene.do(0, "pay 10").wait(600)
    assert why(scene, 0, "gain war") == "R8.7 no-discarded card=war"
    assert why(scene, 0, "pay 10") == "R8.3 no-next-gain"


def test_what_hermes_may_take_is_his() -> None:
    scene = Scene(gods=("HERMES", "URANUS", "ARES")).owns(1, "HERMES").owns(2, "URANUS")
    scene.kingdom(0, "50").kingdom(2, "10").do(0, "offer ares", "pay 50")
    scene.do(2, "uranus", "pay 10").wait(600)
    kept = "R9.29 no-for-hermes card=50"
    assert why(scene, 2, "gain 50") == kept


# Powers of CITIES


def test_rhodes_costs_a_card() -> None:
    scene = Scene(cities=("RHODES", "ATHENS")).timer("1a", "city1")
    assert (
        why(scene, 0, "rhodes")
        == "R11.4 no-price-city city=rhodes cost=(part-cards n=1) has=(part-has n=0)"
    )
    scene.kingdom(0, "10").do(0, "rhodes").wait(300)
    first = "R11.4 no-rhodes-first n=1"
    assert why(scene, 0, "send 2a flipped") == first


def test_ephesus_costs_two_cards() -> None:
    scene = Scene(cities=("EPHESUS", "ATHENS")).timer("1a", "city1").kingdom(0, "10")
    reason = "R11.9 no-price-city city=ephesus cost=(part-cards n=2) has=(part-has n=1)"
    assert why(scene, 0, "ephesus") == reason


def test_sparta_brings_another_timer_when_its_own_has_flowed() -> None:
    scene = Scene(cities=("SPARTA", "ATHENS")).timer("1a", "city1", left=4_000)
    assert (
        why(scene, 0, "bring 2a flipped")
        == "R2.3 no-running timer=timer 1a left=(part-seconds s=4 t=0)"
    )
    scene.wait(4_000)
    leaves = "R11.5 no-bring-self"
    assert why(scene, 0, "bring 1a flipped") == leaves
    assert why(scene, 0, "bring 6a flipped") == "R1.5 no-timer name=6a"
    scene.do(0, "bring 2a flipped").wait(4_500)
    waits = "R8.3 no-next-leave"
    assert why(scene, 0, "pay 10") == waits


def test_the_cube_of_troy_moves_to_another_pile_with_cards() -> None:
    scene = Scene(cities=("TROY", "ATHENS")).timer("1a", "city1").cube("TROY", 2).height(3, 0)
    lies = "R11.7 no-troy-same at=(at-place-pile n=2)"
    assert why(scene, 0, "troy 2") == lies
    assert why(scene, 0, "troy 3") == "R2.8 no-pile-empty at=(at-place-pile n=3)"
    assert why(scene, 0, "troy 8") == "R1.3 no-pile n=6"


def test_chance_comes_before_every_command() -> None:
    scene = Scene().timer("1a", "pile1")
    assert scene.state.apply(0, MOVES.parse("take 1a pile2")) == 0
    assert scene.state.standing & BIT[0]
    reason = "R1.3 no-chance-first"
    assert why(scene, 1, "go 2a pile1") == reason
