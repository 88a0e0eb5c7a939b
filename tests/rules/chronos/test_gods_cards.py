"""GODs that take cards, change them, or keep them from others: each by its sentence."""

import pytest

from aevum.games.chronos.scenes import Scene
from tests.rules.chronos.powers import discards_seen, sell

# DIONYSUS


def test_dionysus_gathers_all_monsters_in_seat_order_from_bottom_to_top() -> None:
    """R9.2"""
    scene = Scene(gods=("DIONYSUS",)).kingdom(1, "10", "20", "30", "50", "north")
    scene.kingdom(0, "hydra", "10", "minotaur").kingdom(2, "minotaur", "20", "hydra")
    pays = [f"pay {card}" for card in ("10", "20", "30", "50")]
    scene.do(1, "offer dionysus", *pays)
    assert scene.cards(1) == ["minotaur", "hydra", "hydra", "minotaur"]
    assert (scene.cards(0), scene.cards(2), scene.winds(1)) == (["10"], ["20"], ["north"])


def test_dionysus_keeps_others_from_picking_monsters() -> None:
    """R9.2"""
    scene = Scene(gods=("DIONYSUS",)).owns(1, "DIONYSUS").pile(1, "hydra").pile(2, "hydra")
    scene.timer("1a", "pile1").timer("2a", "pile2").do(0, "take 1a front")
    assert (scene.cards(0), scene.top(1), scene.where("1a")) == ([], "hydra", "front")
    assert scene.do(1, "take 2a front").cards(1) == ["hydra"]


def test_dionysus_keeps_others_from_gaining_monsters_by_any_other_way() -> None:
    """R9.2"""
    scene = Scene(gods=("DIONYSUS", "URANUS", "HERACLES", "HERMES", "ARES", "CHARON"))
    scene.owns(1, "DIONYSUS").owns(0, "URANUS", "HERACLES", "HERMES", "ARES").discarded("hydra")
    scene.kingdom(1, "hydra", "10", "minotaur").kingdom(0, "10")
    scene.refused(0, "rob 2 minotaur", rule="R9.2:")
    assert scene.do(0, "uranus", "pay 10").legal(0, "gain") == ["gain 10"]
    scene.do(0, "gain 10").do(1, "offer charon", "pay hydra")
    assert scene.legal(0, "gain") == []
    scene.do(0, "leave")


def test_dionysus_owner_gives_no_monster_away() -> None:
    """R9.2"""
    scene = Scene(gods=("DIONYSUS", "NEMESIS", "HERACLES", "GAIA", "ARES")).owns(2, "ARES")
    scene.owns(0, "DIONYSUS", "HERACLES", "GAIA").owns(1, "NEMESIS").cube("NEMESIS", 1)
    scene.kingdom(0, "hydra").kingdom(1, "10").refused(0, "rob 2 10", rule="R9.2:")
    scene.refused(0, "buy ares", rule="R9.2:")
    scene.pile(1, "hydra").timer("1a", "pile1").do(0, "take 1a front")
    assert (scene.cards(0), scene.asked()) == (["hydra", "hydra"], [])


def test_dionysus_sold_gathers_the_former_owners_monsters_which_pay_nothing() -> None:
    """R9.2"""
    scene = Scene(gods=("DIONYSUS", "GAIA")).owns(0, "DIONYSUS").kingdom(0, "hydra", "50")
    sell(scene, "DIONYSUS", 1)
    assert (scene.cards(0), scene.cards(1)) == (["50", "20", "20", "20", "20"], ["hydra"])


# HERACLES


def test_heracles_swaps_the_top_card_of_another_for_any_own_card() -> None:
    """R9.6"""
    scene = Scene(gods=("HERACLES",)).owns(0, "HERACLES").kingdom(0, "10", "20", "30")
    scene.kingdom(1, "30", "100").do(0, "rob 2 100", "pay 20")
    assert (scene.cards(0), scene.cards(1)) == (["10", "30", "100"], ["30", "20"])


def test_heracles_takes_winds_but_nothing_that_is_covered() -> None:
    """R9.6"""
    scene = Scene(gods=("HERACLES",)).owns(0, "HERACLES").kingdom(0, "10")
    scene.kingdom(1, "100", "30", "west", "north").kingdom(2, "east")
    assert scene.legal(0, "rob") == ["rob 2 30", "rob 2 north", "rob 2 west", "rob 3 east"]
    scene.refused(0, "rob 2 100", rule="R9.6:")
    scene.do(0, "rob 2 west", "pay 10")
    assert (scene.winds(0), scene.winds(1)) == (["west"], ["north"])
    assert (scene.cards(0), scene.cards(1)) == ([], ["100", "30", "10"])


def test_heracles_needs_a_card_of_his_owner_before_he_takes() -> None:
    """R9.6"""
    scene = Scene(gods=("HERACLES",)).owns(0, "HERACLES").kingdom(1, "10")
    scene.refused(0, "rob 2 10", rule="R9.6:")
    scene.kingdom(0, "north")
    assert scene.do(0, "rob 2 10").legal(0, "pay") == ["pay north"]


def test_heracles_begun_is_dropped_when_the_card_is_covered() -> None:
    """R9.6"""
    scene = Scene(gods=("HERACLES",)).owns(0, "HERACLES").kingdom(0, "10").kingdom(1, "100")
    scene.timer("2a", "pile1").do(0, "rob 2 100").do(1, "take 2a front")
    scene.refused(0, "pay 10", rule="R8.1:")


def test_heracles_wins_nothing_in_the_middle_of_his_swap() -> None:
    """R9.6"""
    scene = Scene(gods=("HERACLES", "HESTIA")).owns(0, "HERACLES", "HESTIA")
    scene.kingdom(0, "10", "10").kingdom(1, "10").do(0, "rob 2 10", "pay 10")
    assert (scene.cards(0), scene.over()) == (["10", "10"], "")


def test_heracles_changes_hands() -> None:
    """R9.6"""
    scene = Scene(gods=("HERACLES", "GAIA")).owns(0, "HERACLES").kingdom(2, "50")
    sell(scene, "HERACLES", 1).refused(0, "rob 3 50", rule="R9.6:")
    scene.kingdom(1, "10").do(1, "rob 3 50", "pay 10")


# DEMETER


def test_demeter_picks_a_10_on_which_no_timer_stands() -> None:
    """R9.14"""
    scene = Scene(gods=("DEMETER",)).owns(0, "DEMETER").pile(1, "10", "50").pile(2, "10")
    scene.timer("2a", "pile2").refused(0, "demeter 2", rule="R9.14:")
    scene.refused(0, "demeter 3", rule="R9.14:")
    scene.refused(1, "demeter 1", rule="R9.14:")
    scene.do(0, "demeter 1")
    assert (scene.cards(0), scene.top(1)) == (["10"], "50")


def test_demeter_puts_timers_into_hell_that_stand_on_a_10() -> None:
    """R9.14"""
    scene = Scene(gods=("DEMETER", "ATHENA")).owns(0, "DEMETER").owns(2, "ATHENA")
    scene.pile(1, "10").timer("1a", "pile1").timer("2a", "pile1", left=9_000)
    scene.timer("3a", "pile1").timer("2b", "pile2")
    scene.refused(0, "send 3a flipped", rule="R9.8:")
    scene.refused(0, "send 2b flipped", rule="R9.14:")
    scene.do(0, "send 2a as it is", "send 1a flipped")
    assert (scene.where("1a"), scene.where("2a")) == ("hell1", "hell1")


def test_demeter_obeys_troy_nemesis_and_atlas() -> None:
    """R9.14"""
    scene = Scene(gods=("DEMETER", "NEMESIS", "ATLAS"), cities=("TROY", "RHODES"))
    scene.owns(0, "DEMETER", "ATLAS").owns(1, "NEMESIS").cube("NEMESIS", 2).cube("TROY", 1)
    scene.pile(1, "10").pile(2, "10").refused(0, "demeter 1", rule="R11.7:")
    scene.do(0, "demeter 2")
    assert (scene.cards(0), scene.asked()) == (["10", "0"], [(0, "penalty")])


def test_demeter_changes_hands() -> None:
    """R9.14"""
    scene = Scene(gods=("DEMETER", "GAIA")).owns(0, "DEMETER").pile(1, "10").pile(2, "10")
    scene.timer("3a", "pile2")
    sell(scene, "DEMETER", 1).refused(0, "demeter 1", rule="R9.14:")
    scene.refused(0, "send 3a flipped", rule="R5.1:")
    scene.do(1, "demeter 1").do(1, "send 3a flipped", at=5_000)


# URANUS


def test_uranus_discards_a_card_and_gains_one_of_the_discard() -> None:
    """R9.21"""
    scene = Scene(gods=("URANUS",)).owns(0, "URANUS").kingdom(0, "10", "20", "north")
    scene.discarded("50", "east").do(0, "uranus", "pay 10", "gain 50")
    assert (scene.cards(0), scene.thrown()) == (["20", "50"], ["10", "east"])
    scene.do(0, "uranus", "pay north", "gain east")
    assert (scene.winds(0), scene.thrown()) == (["east"], ["10", "north"])


def test_uranus_may_gain_the_very_card_he_discards_which_then_lies_on_top() -> None:
    """R9.21"""
    scene = Scene(gods=("URANUS",)).owns(0, "URANUS").kingdom(0, "50", "20")
    scene.do(0, "uranus", "pay 50", "gain 50")
    assert (scene.cards(0), scene.thrown()) == (["20", "50"], [])


def test_uranus_lets_a_plague_strike_again_and_again() -> None:
    """R9.21"""
    scene = Scene(gods=("URANUS",)).owns(0, "URANUS").kingdom(0, "10", "20").discarded("war")
    scene.do(0, "uranus", "pay 10", "gain war", "send 2a flipped")
    scene.do(0, "uranus", "pay 20", "gain war", "send 2b flipped")
    assert (scene.where("2a"), scene.where("2b")) == ("hell1", "hell1")
    assert scene.thrown() == ["10", "20", "war"]


def test_uranus_needs_a_card_to_discard_and_may_be_looked_through_by_his_owner_only() -> None:
    """R9.21"""
    scene = Scene(gods=("URANUS", "GAIA")).owns(0, "URANUS").discarded("50", "war")
    scene.refused(0, "uranus", rule="R9.21:")
    assert discards_seen(scene, 0) == 2
    assert discards_seen(scene, 1) == 0
    sell(scene, "URANUS", 1).refused(0, "uranus", rule="R9.21:")
    assert discards_seen(scene, 0) == 0
    assert discards_seen(scene, 1) == 2
    scene.kingdom(1, "10").do(1, "uranus", "pay 10", "gain 50")


def test_uranus_obeys_santorini() -> None:
    """R9.21"""
    scene = Scene(gods=("URANUS",), cities=("SANTORINI", "RHODES")).owns(0, "URANUS")
    scene.kingdom(0, "10").discarded("north").timer("2a", "city1")
    assert scene.do(0, "uranus", "pay 10").legal(0, "gain") == ["gain 10"]


# HERMES


def test_hermes_gains_one_card_of_anothers_offering_if_he_likes() -> None:
    """R9.29"""
    scene = Scene(gods=("HERMES", "HELIOS", "ARES")).owns(1, "HERMES")
    scene.kingdom(0, "10", "50", "30").discarded("100").do(0, "offer helios", "pay 10", "pay 50")
    assert scene.legal(1, "gain") == ["gain 10", "gain 50"]
    scene.do(1, "gain 50")
    assert (scene.cards(1), scene.thrown(), scene.asked()) == (["50"], ["10", "100"], [])
    scene.do(0, "offer ares", "pay 30").do(1, "leave")
    assert (scene.cards(1), scene.asked()) == (["50"], [])


def test_hermes_gets_nothing_of_his_owners_offerings_free_gains_or_purchases() -> None:
    """R9.29"""
    scene = Scene(gods=("HERMES", "CASSANDRA", "GAIA", "ARES")).owns(1, "HERMES")
    scene.kingdom(1, "10").do(1, "offer ares", "pay 10")
    assert scene.asked() == []
    scene.owns(0, "CASSANDRA").do(0, "free").kingdom(0, "20").do(0, "buy ares", "pay 20")
    assert (scene.asked(), scene.cards(1)) == ([], ["20"])


def test_hermes_who_does_not_answer_in_five_seconds_gains_nothing() -> None:
    """R9.29"""
    scene = Scene(gods=("HERMES", "ARES")).owns(1, "HERMES").kingdom(0, "50")
    scene.do(0, "offer ares", "pay 50").wait(5_000)
    assert scene.asked() == [(1, "hermes")]
    assert scene.wait(5_001).asked() == []
    assert (scene.cards(1), scene.thrown()) == ([], ["50"])


def test_hermes_comes_before_uranus() -> None:
    """R9.29"""
    scene = Scene(gods=("HERMES", "ARES", "URANUS")).owns(1, "HERMES").owns(2, "URANUS")
    scene.kingdom(0, "50").kingdom(2, "10").do(0, "offer ares", "pay 50")
    assert scene.do(2, "uranus", "pay 10").legal(2, "gain") == ["gain 10"]
    scene.do(1, "leave")
    assert scene.legal(2, "gain") == ["gain 10", "gain 50"]


def test_hermes_changes_hands_and_obeys_santorini() -> None:
    """R9.29"""
    scene = Scene(gods=("HERMES", "ARES", "GAIA"), cities=("SANTORINI", "RHODES"))
    scene.owns(1, "HERMES").timer("3a", "city1").kingdom(2, "north")
    sell(scene, "HERMES", 0).do(2, "offer ares", "pay north")
    assert scene.asked() == [(0, "hermes")]
    assert scene.legal(0, "gain") == []


# ATLAS


@pytest.mark.parametrize(("card", "pile"), [("50", ["50", "0"]), ("north", ["0"]), ("war", ["0"])])
def test_atlas_adds_a_zero_on_top_of_every_card_from_the_archipelago(
    card: str, pile: list[str]
) -> None:
    """R9.37"""
    scene = Scene(gods=("ATLAS",)).owns(0, "ATLAS").pile(1, card).timer("1a", "pile1")
    assert scene.do(0, "take 1a front").cards(0) == pile
    scene.timer("2a", "pile2").do(1, "take 2a front")
    assert scene.cards(1) == ["20"]


def test_atlas_gives_nothing_where_nothing_was_picked_or_no_zero_is_left() -> None:
    """R9.37"""
    scene = Scene(gods=("ATLAS",)).owns(0, "ATLAS").timer("1a", "pile1").timer("2a", "pile1")
    assert scene.do(0, "take 1a front").cards(0) == []
    scene.timer("1a", "pile2").do(0, "go 1a front")
    assert scene.cards(0) == []
    scene.kingdom(2, *["0"] * 10).timer("1a", "pile2").do(0, "take 1a front")
    assert scene.cards(0) == ["20"]


def test_atlas_changes_hands() -> None:
    """R9.37"""
    scene = Scene(gods=("ATLAS", "GAIA")).owns(0, "ATLAS").timer("1a", "pile1")
    scene.timer("2a", "pile2")
    sell(scene, "ATLAS", 1).do(0, "take 1a front").do(1, "take 2a front")
    assert (scene.cards(0), scene.cards(1)) == (["20", "20", "20"], ["20", "0"])
