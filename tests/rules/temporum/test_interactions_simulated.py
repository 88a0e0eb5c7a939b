"""Interactions of section 8: Simulated Paradise, sentence by sentence (R9.8)."""

import pytest

from aevum.core.state import NONE
from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import table
from tests.rules.temporum.standing import standing

RULER = (9, 0, 0, 1)  # rules Time IV, and Time I nobody rules if another has nine there


def simulated(zone: str, *cards: str, money: int = 0, seats: int = 2) -> Scene:
    """Seat 0 stands alone in Simulated Paradise, rules Time IV, and the token is on a Zone."""
    scene = standing("Simulated Paradise", *cards, money=money, seats=seats, also=zone)
    for seat in range(1, seats):
        scene.state.pawn[seat] = scene.state.real[2]
        scene.crowns(seat, 9, 1, 0, 0)
    scene.state.simulation = scene.place(zone)
    return scene.crowns(0, *RULER)


def visit(scene: Scene, zone: str) -> Scene:
    """Let the ruler stay, and leave the token where it is."""
    return scene.do(0, "stay", f"zone {zone}")


# Ruling and crowns


def test_simulated_paradise_rule_here_is_rule_of_time_iv() -> None:
    scene = visit(simulated("Holy Norse Empire"), "Holy Norse Empire").draw("Artist", "Bank")
    assert scene.money_of(0) == 3


def test_simulated_paradise_rule_here_is_not_rule_of_the_zones_own_time() -> None:
    scene = simulated("Holy Norse Empire").crowns(0, 7, 3, 0, 0).do(0, "stay")
    scene.draw("Artist", "Bank")
    assert (scene.money_of(0), len(scene.hand_of(0))) == (0, 2)


def test_simulated_paradise_crowns_here_are_those_of_time_iv() -> None:
    scene = simulated("Age of Discovery", "Bank").crowns(0, 5, 0, 3, 2)
    assert visit(scene, "Age of Discovery").money_of(0) == 8 + 2


def test_simulated_paradise_bronze_age_counts_time_iv_too() -> None:
    scene = visit(simulated("Bronze Age", "Artist", money=4), "Bronze Age")
    scene.do(0, *["advance 1"] * 3)
    assert (scene.crowns_of(0), scene.money_of(0)) == ([5, 4, 0, 1], 1)


def test_simulated_paradise_amazons_retreat_a_crown_of_time_iv() -> None:
    scene = visit(simulated("Empire of the Amazons"), "Empire of the Amazons")
    assert scene.crowns_of(0) == [9, 0, 1, 0]
    assert len(scene.draw("Artist", "Bank", "Cache", "Beggar").hand_of(0)) == 4


def test_simulated_paradise_russian_revolution_reaches_time_iv_only() -> None:
    scene = simulated("Russian Revolution", "Bank").crowns(0, 7, 0, 0, 3).crowns(1, 5, 1, 3, 1)
    assert visit(scene, "Russian Revolution").crowns_of(1) == [5, 1, 4, 0]
    scene = simulated("Russian Revolution", "Bank").crowns(1, 5, 1, 4, 0)
    assert visit(scene, "Russian Revolution").crowns_of(1) == [5, 1, 4, 0]


def test_simulated_paradise_cultural_revolution_leads_to_time_iv() -> None:
    scene = visit(simulated("Cultural Revolution", "Bank"), "Cultural Revolution")
    assert scene.crowns_of(0) == [9, 0, 0, 1]  # has a crown here
    assert scene.crowns_of(1) == [8, 1, 0, 1]


# Pawns, money, Bases and hourglasses


def test_simulated_paradise_pawns_here_are_those_in_it() -> None:
    scene = simulated("Balloon Revolution", "Bank", seats=4)
    scene.at(1, "Simulated Paradise").at(2, "Balloon Revolution").at(3, "Simulated Paradise")
    assert visit(scene, "Balloon Revolution").money_of(0) == 8 + 2 * 2


def test_simulated_paradise_gold_rush_lays_its_money_on_it() -> None:
    scene = visit(simulated("Gold Rush", "Bank"), "Gold Rush")
    assert scene.money_of(0) == 8 + 1
    assert scene.state.gold[scene.place("Simulated Paradise")] == 1
    assert scene.state.gold[scene.place("Gold Rush")] == 0


def test_simulated_paradise_gold_rush_counts_nothing_of_the_target() -> None:
    scene = simulated("Gold Rush", "Bank")
    scene.state.gold[scene.place("Gold Rush")] = 5
    assert visit(scene, "Gold Rush").money_of(0) == 8 + 1


def test_simulated_paradise_base_serves_both_colonies_and_neither_real_one() -> None:
    """R9.8, R10.2"""
    scene = table(2, "Simulated Paradise", "Greek America", "New France").crowns(0, *RULER)
    scene.at(1, "Ancient Egypt").do(0, "stay", "zone Greek America").draw("Artist", "Bank")
    scene.do(0, "yes", "discard Bank")
    assert scene.money_of(0) == 6
    places = ("Simulated Paradise", "Greek America", "New France")
    assert [scene.state.bases[scene.place(place)] for place in places] == [1, 0, 0]
    # The same Base, simulated as New France; nobody is asked for another one.
    scene.do(1, "stay").do(0, "stay", "zone New France").draw("Cache")
    assert scene.crowns_of(0) == [8, 1, 0, 1]
    # In the real Greek America it does nothing.
    scene.do(1, "stay").do(0, "move Greek America").draw("Beggar", "Settlers")
    assert scene.asked() == [(1, "turn")]


def test_simulated_paradise_base_of_the_real_zone_does_not_serve() -> None:
    scene = simulated("Greek America").crowns(0, 10, 0, 0, 0)
    scene.state.bases[scene.place("Greek America")] = 1
    scene.do(0, "stay").draw("Artist", "Bank")
    assert scene.asked() == [(1, "turn")]


def test_simulated_paradise_hourglass_fires_at_once_then_a_full_set_lies_there() -> None:
    scene = simulated("Celtic Paradise", seats=3)
    here, there = scene.place("Simulated Paradise"), scene.place("Celtic Paradise")
    assert (scene.state.chits[here], scene.state.chits[there]) == (0, 3)
    visit(scene, "Celtic Paradise").draw("Artist", "Bank")
    assert scene.state.money == [8, 8, 8]
    assert (scene.state.chits[here], scene.state.chits[there]) == (3, 3)


def test_simulated_paradise_set_is_shared_by_the_hourglass_zone_simulated_next() -> None:
    scene = table(2, "Simulated Paradise", "Celtic Paradise", "Three Kingdoms").crowns(0, *RULER)
    here = scene.place("Simulated Paradise")
    scene.do(0, "stay", "zone Celtic Paradise").draw("Artist", "Bank")
    assert (scene.state.money, scene.state.chits[here]) == ([8, 8], 2)
    scene.at(1, "Ancient Egypt").do(1, "stay").do(0, "stay", "zone Three Kingdoms")
    scene.draw("Cache", "Beggar")
    assert (scene.state.money, scene.state.chits[here]) == ([8, 8], 1)
    scene.do(1, "stay").do(0, "stay", "zone Three Kingdoms").draw("Settlers", "Inventor")
    assert (scene.state.money, scene.state.chits[here]) == ([8, 4], 2)


# What is not copied


def test_simulated_paradise_boxes_are_not_copied_of_dark_ages_and_cold_war() -> None:
    for zone in ("Dark Ages", "Cold War"):
        scene = simulated(zone, "Artist").begin()
        assert (scene.hand_of(0), scene.money_of(0)) == (["Artist"], 0)
        assert scene.legal(0, "effect") == []


def test_simulated_paradise_boxes_are_not_copied_of_byzantine_empire() -> None:
    scene = simulated("Byzantine Empire", "Artist").at(0, "Ancient Egypt")
    scene.do(0, "move Simulated Paradise", "zone Byzantine Empire").draw("Bank", "Cache")
    assert (scene.money_of(0), len(scene.hand_of(0))) == (0, 3)


def test_simulated_paradise_boxes_are_not_copied_of_utopia_and_police_state() -> None:
    scene = simulated("Utopia").money(0, 9).turn_of(1).at(1, "Balloon Revolution")
    scene.hand(1, "Tulip Stocks").do(1, "stay")
    assert scene.money_of(0) == 4
    scene = simulated("Police State").begin()
    assert scene.legal(0, "move") == ["move 1", "move 2", "move 4"]


def test_simulated_paradise_boxes_are_not_copied_of_exodus_and_capitalist_utopia() -> None:
    scene = simulated("Exodus").crowns(0, 0, 0, 0, 10).do(0, "stay", "zone Exodus")
    assert scene.state.winner == 0  # no step beyond is asked for
    scene = simulated("Capitalist Utopia").at(0, "Roman Empire").money(0, 2).do(0, "stay")
    assert scene.draw("Artist", "Bank").money_of(0) == 0


def test_simulated_paradise_hq_zombies_and_money_of_the_target_are_irrelevant() -> None:
    scene = table(2, "Simulated Paradise", "Primitive Paradise", "Zombie Apocalypse")
    scene.at(0, "Simulated Paradise").money(0, 9).crowns(0, *RULER)
    target = scene.place("Zombie Apocalypse")
    scene.state.hq[0] = target
    scene.state.purse = [0] * len(scene.state.purse)
    scene.state.purse[target] = 2
    scene.at(1, "Roman Empire").do(0, "stay", "zone Zombie Apocalypse", "no")
    assert (scene.money_of(0), scene.state.purse[target]) == (9, 2)
    assert scene.state.zombies[target] == 3


@pytest.mark.parametrize("zone", ["Quiet Planet", "Robotic Utopia"])
def test_simulated_paradise_of_quiet_planet_and_robotic_utopia_is_nothing(zone: str) -> None:
    scene = table(2, "Simulated Paradise", "Quiet Planet", "Robotic Utopia").crowns(0, *RULER)
    scene.quiet("Bank", "Cache").robot("Settlers").do(0, "stay", f"zone {zone}")
    assert (scene.asked(), scene.hand_of(0), scene.money_of(0)) == ([(1, "turn")], [], 0)
    assert len(scene.state.quiet) == 2


def test_simulated_paradise_late_jurassic_flips_nothing() -> None:
    """R3.1: it lies in Time IV and has no pointer."""
    scene = simulated("Late Jurassic", "Bank")
    pointers = scene.state.pointer[:]
    visit(scene, "Late Jurassic").do(0, "choice 2")
    assert (scene.state.pointer, scene.events("changes")) == (pointers, [])


# Times that are named keep their meaning


def test_simulated_paradise_a_named_time_keeps_its_meaning_for_pawns() -> None:
    scene = simulated("Crusades", seats=3).at(1, "Ancient Egypt").at(2, "Simulated Paradise")
    assert visit(scene, "Crusades").draw("Artist", "Bank").money_of(0) == 2


def test_simulated_paradise_a_named_time_keeps_its_meaning_for_crowns() -> None:
    scene = simulated("Aztec Invasion").crowns(0, 8, 2, 0, 0).do(0, "stay")
    scene.draw("Artist", "Bank")
    assert scene.crowns_of(0) == [7, 3, 0, 0]  # none in Time IV: one out of Time I


def test_simulated_paradise_a_named_time_keeps_its_meaning_for_ruling() -> None:
    scene = simulated("Age of Plastic", "Bank").crowns(0, 6, 3, 0, 1)
    visit(scene, "Age of Plastic").do(0, "choice 2").draw("Artist")
    assert (scene.money_of(0), scene.hand_of(0)) == (8, ["Artist"])


# Advancing from here


@pytest.mark.parametrize("zone", ["Ancient Egypt", "Egyptian America"])
def test_simulated_paradise_advancing_from_here_is_impossible(zone: str) -> None:
    scene = simulated(zone, "Artist").crowns(0, 7, 1, 1, 1)
    visit(scene, zone)
    if zone == "Egyptian America":
        scene.draw("Bank", "Cache")
    assert (scene.crowns_of(0), scene.asked()) == ([7, 1, 1, 1], [(1, "turn")])


@pytest.mark.parametrize(("real", "beyond"), [("Exodus", 1), ("Utopia", 0)])
def test_simulated_paradise_advancing_from_here_is_the_extra_step(real: str, beyond: int) -> None:
    """R4.5, R9.10: visited by Anubis Statuette, while Exodus is real."""
    scene = table(2, real, "Simulated Paradise").at(0, "Balloon Revolution")
    scene.hand(0, "Anubis Statuette").crowns(0, 0, 0, 0, 10).do(0, "stay")
    scene.do(0, "move Simulated Paradise", "zone Ancient Egypt")
    assert scene.state.beyond[0] == beyond
    assert scene.state.winner == 0  # one of the two is enough in each case


# After the visit, and the token


def test_simulated_paradise_triggers_treasure_map_and_not_university() -> None:
    """R12.2"""
    scene = simulated("Renaissance").crowns(0, 10, 0, 0, 0).front(0, "Treasure Map", "University")
    scene.do(0, "stay").draw("Artist", "Bank")
    assert scene.asked() == [(0, "may")]
    scene.do(0, "yes").draw("Cache", "Beggar")
    assert (len(scene.hand_of(0)), scene.asked()) == (4, [(1, "turn")])
    assert scene.front_of(0) == ["University"]


def test_simulated_paradise_before_the_first_placement_does_nothing_for_others() -> None:
    scene = standing("Simulated Paradise", "Artist", money=5).do(0, "stay")
    assert scene.state.simulation == NONE
    assert (scene.money_of(0), scene.hand_of(0)) == (5, ["Artist"])
    assert scene.asked() == [(1, "turn")]


def test_simulated_paradise_token_goes_on_a_place_outside_time_of_anybody() -> None:
    """R9.11, R10.6"""
    scene = table(3, "Simulated Paradise").front(1, "A Place Outside Time").crowns(0, *RULER)
    scene.do(0, "stay", "zone outside1", "choice 1")
    assert scene.money_of(0) == 8
    # The next who comes rules nothing and has no such card; then its owner.
    scene.do(1, "stay", "choice 1").do(2, "stay", "choice 2", "advance 1")
    assert scene.state.money == [8, 8, 0]
    assert scene.crowns_of(2) == [8, 2, 0, 0]
    assert scene.here(2) == "Simulated Paradise"


def test_simulated_paradise_token_never_goes_on_itself() -> None:
    scene = simulated("Renaissance").do(0, "stay")
    places = [f"zone {place}" for place in range(1, 11)]
    places.remove(f"zone {scene.place('Simulated Paradise') + 1}")
    assert scene.legal(0) == places  # real or unreal; a ruler must place it
