"""Sites, costs and payment (R5)."""

import pytest

from aevum.games.tempus import GAME
from aevum.games.tempus.rules.board import PAY
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.scenes import (
    at,
    holds,
    log,
    offers,
    play,
    position,
    prompt,
    refuse,
)

BY_MARKET = "E 6 6, S 6 6"  # touches market 6 6, forest 6 7 and the empty square 7 6
# From forest 4 6 along the bottom of row 4 to the right, and up to forest 3 9 and quarry 3 10.
WOOD_WOOD_STONE = "S 4 6, S 4 7, S 4 8, E 4 8, E 3 8, E 3 9, S 3 9"


def test_a_farm_beside_the_market() -> None:
    """R5.2, R5.3, R5.5: forest 6 7 goes from 4 to 3, the gold stays."""
    state = play(position(turn=1, roads=BY_MARKET), "build farm 7 6")
    assert holds(state, "7 6") == "farm"
    assert state.units_at(at("6 7")) == 3
    assert state.gold == 10
    assert state.turn == 12  # two roads were drawn in the first round


@pytest.mark.parametrize(
    ("kind", "wood", "stone", "gold"),
    [("farm", 1, 0, 0), ("market", 2, 0, 2), ("fort", 1, 1, 3), ("castle", 0, 2, 3)],
)
def test_what_each_building_costs(kind: str, wood: int, stone: int, gold: int) -> None:
    """R5.2: with one forest (2 8) and one quarry (3 10) connected, nothing is asked."""
    roads = "S 2 8, S 2 9, S 2 10"
    state = position(turn=1, roads=roads, units={"3 9": 0})
    play(state, f"build {kind} 2 10")
    assert holds(state, "2 10") == kind
    assert state.units_at(at("2 8")) == 4 - wood
    assert state.units_at(at("3 10")) == 4 - stone
    assert state.gold == 10 - gold
    just = position(turn=1, roads=roads, units={"3 9": 0}, gold=gold)
    assert offers(just, f"build {kind} 2 10") == [f"build {kind} 2 10"]
    if gold:
        poor = position(turn=1, roads=roads, units={"3 9": 0}, gold=gold - 1)
        assert refuse(poor, f"build {kind} 2 10").startswith("R3.5")


@pytest.mark.parametrize(
    ("place", "word"),
    [
        ("8 2", "lake"),
        ("6 7", "forest"),
        ("9 3", "quarry"),
        ("6 6", "market"),
        ("7 7", "enemy"),
    ],
)
def test_a_site_must_be_empty(place: str, word: str) -> None:
    """R5.1, R1.2"""
    reason = refuse(position(turn=1, roads="S 6 6, S 6 7, E 8 2, S 8 3"), f"build farm {place}")
    assert reason.startswith("R5.1 no-site-taken")
    assert word in reason


def test_an_exhausted_forest_and_a_ruin_are_not_empty() -> None:
    """R1.2, R5.1"""
    fort = {"2 2": "fort"}
    roads = "S 6 6, S 6 7, E 7 6"
    state = position(turn=1, roads=roads, buildings=fort, units={"6 7": 0}, dead="7 7")
    assert refuse(state, "build farm 6 7").startswith("R5.1")
    assert refuse(state, "build farm 7 7").startswith("R5.1")


def test_an_exhausted_forest_pays_nothing() -> None:
    """R5.3, R1.2"""
    state = position(turn=1, roads=BY_MARKET, units={"6 7": 0})
    assert refuse(state, "build farm 7 6").endswith("good=wood need=1 there=0 square=f7")
    one = position(turn=1, roads=BY_MARKET, units={"6 7": 1})
    assert offers(one, "build") == ["build farm 7 6"]
    assert refuse(one, "build market 7 6").endswith("good=wood need=2 there=1 square=f7")


def test_a_building_is_offered_only_with_its_whole_cost() -> None:
    """R5.3: wood alone allows farm and market, stone alone a castle."""
    wood = position(turn=1, roads=BY_MARKET)
    assert offers(wood, "build") == ["build farm 7 6", "build market 7 6"]
    stone = position(turn=1, roads="E 9 3")
    assert offers(stone, "build") == ["build castle 9 4"]
    assert refuse(stone, "build fort 9 4").startswith(
        "R5.3 no-goods building=fort good=wood need=1"
    )
    assert refuse(wood, "build castle 7 6").startswith(
        "R5.3 no-goods building=castle good=stone need=2"
    )


def test_no_site_without_a_road() -> None:
    """R5.3: whatever it costs, a site has a road on a border."""
    assert offers(position(turn=1), "build") == []


def test_a_site_between_two_networks_draws_from_both() -> None:
    """R5.4: 10 4 has quarry 10 3 by the road to its left, forest 10 5 by the one to its right."""
    state = position(turn=1, roads="E 10 3, E 10 4")
    assert offers(state, "build fort") == ["build fort 10 4"]
    play(state, "build fort 10 4")
    assert (state.units_at(at("10 3")), state.units_at(at("10 5"))) == (3, 3)


def test_two_networks_of_a_site_stay_apart_for_others() -> None:
    """R1.6, R5.4: 9 4 lies on the right one of the two only, so it has no stone."""
    state = position(turn=1, roads="E 10 3, E 10 4, E 9 4")
    assert offers(state, "build fort") == ["build fort 10 4"]
    assert refuse(state, "build fort 9 4").startswith(
        "R5.3 no-goods building=fort good=stone need=1"
    )
    joined = position(turn=1, roads="E 10 3, E 10 4, E 9 4, S 9 4")
    assert "build fort 9 4" in offers(joined)


def test_a_forest_on_both_networks_counts_once() -> None:
    """R5.4: one road above and one below lead from forest 4 6 to the site 4 8."""
    above, below = "S 3 6, S 3 7, S 3 8", "S 4 6, S 4 7, S 4 8"
    state = position(turn=1, roads=f"{above}, {below}", units={"4 6": 1})
    assert state.wood_at(at("4 8")) == 1
    assert refuse(state, "build market 4 8").endswith("good=wood need=2 there=1 square=h4")
    play(state, "build farm 4 8")
    assert state.units_at(at("4 6")) == 0


def asked(state: TempusState) -> list[str]:
    """Return the squares that may pay, if a payment is asked."""
    assert state.asks[0].kind == PAY
    return [words[4:] for words in offers(state)]


def test_two_forests_leave_a_choice() -> None:
    """R5.6: the farm 4 8 can be paid by 4 6 or 3 9."""
    state = play(position(turn=1, roads=WOOD_WOOD_STONE), "build farm 4 8")
    assert asked(state) == ["3 9", "4 6"]
    assert GAME.view(state)["paying_squares"] == [at("3 9"), at("4 6")]
    assert state.asks[0].subject == at("4 8")
    assert holds(state, "4 8") == "empty"
    assert state.turn == 11  # seven roads were drawn in the first round
    for words in ("pass", "wait", "retract"):
        assert refuse(state, words) == "R5.6 no-other-first building=farm square=h4"
    assert refuse(state, "pay 3 10") == "R5.6 no-source good=wood thing=quarry square=j3"
    assert refuse(state, "pay 1 1") == "R5.3 no-supply thing=forest square=a1 site=h4"
    play(state, "pay 3 9")
    assert holds(state, "4 8") == "farm"
    assert state.units_at(at("3 9")) == 3
    assert state.units_at(at("4 6")) == 4
    assert state.turn == 12


def test_units_are_chosen_one_at_a_time_and_may_come_from_one_square() -> None:
    """R5.6"""
    state = play(position(turn=1, roads=WOOD_WOOD_STONE), "build market 4 8")
    assert state.gold == 8
    play(state, "pay 4 6")
    assert asked(state) == ["3 9", "4 6"]
    play(state, "pay 4 6")
    assert state.units_at(at("4 6")) == 2
    assert holds(state, "4 8") == "market"


def test_wood_is_asked_before_stone_and_single_quarries_pay_unasked() -> None:
    """R5.6, R5.5"""
    state = play(position(turn=1, roads=WOOD_WOOD_STONE), "build fort 4 8")
    assert state.gold == 7
    assert state.units_at(at("3 10")) == 4
    play(state, "pay 4 6")
    assert state.units_at(at("3 10")) == 3
    assert holds(state, "4 8") == "fort"


def test_nothing_is_asked_where_everything_is_needed() -> None:
    """R5.6: two forests with one unit each and a market to pay."""
    units = {"4 6": 1, "3 9": 1}
    state = play(position(turn=1, roads=WOOD_WOOD_STONE, units=units), "build market 4 8")
    assert holds(state, "4 8") == "market"
    assert (state.units_at(at("4 6")), state.units_at(at("3 9"))) == (0, 0)


def test_a_choice_can_end_after_the_first_unit() -> None:
    """R5.6: a forest with one unit left pays it, and then only the other can go on."""
    units = {"4 6": 1, "3 9": 4}
    state = play(position(turn=1, roads=WOOD_WOOD_STONE, units=units), "build market 4 8")
    play(state, "pay 4 6")
    assert holds(state, "4 8") == "market"
    assert state.units_at(at("3 9")) == 3
    again = play(position(turn=1, roads=WOOD_WOOD_STONE, units=units), "build market 4 8")
    play(again, "pay 3 9")
    assert asked(again) == ["3 9", "4 6"]


def test_a_payment_can_be_saved_and_taken_up_again() -> None:
    """R5.6"""
    state = play(position(turn=1, roads=WOOD_WOOD_STONE), "build market 4 8", "pay 4 6")
    again = GAME.load(state.to_data())
    assert again.to_data() == state.to_data()
    assert again.asks[0].kind == PAY
    assert again.asks[0].serial == state.asks[0].serial
    assert again.legal(0) == state.legal(0)


def test_paying_without_a_building_is_refused() -> None:
    """R5.6"""
    assert refuse(position(turn=1), "pay 4 6") == "R5.6 no-payment"


def test_events_of_a_payment() -> None:
    """R5.5"""
    state = position(turn=1, roads=BY_MARKET)
    state.events = []
    play(state, "build market 7 6")
    assert [event.kind for event in state.events] == ["build", "pay", "pay", "stands"]
    told = log(state)
    assert told[0] == "say-build who=0 building=market square=f7 gold=2 fee=0"
    assert told[2] == "say-pay square=g6 left=2"
    assert told[3] == "say-stands building=market square=f7"


def test_a_building_is_told_to_stand_only_when_it_is_paid() -> None:
    """R5.5, R5.6"""
    state = position(turn=0, roads=WOOD_WOOD_STONE)
    state.events = []
    play(state, "build market 4 8 paid")
    assert log(state) == ["say-build who=0 building=market square=h4 gold=2 fee=2"]
    play(state, "pay 4 6")
    assert [event.kind for event in state.events] == ["pay"]
    play(state, "pay 3 9")
    assert [event.kind for event in state.events] == ["pay", "stands"]


def test_the_question_of_a_payment_is_a_sentence() -> None:
    """R5.6"""
    market = play(position(turn=1, roads=WOOD_WOOD_STONE), "build market 4 8")
    asked_for = "ask-pay good=wood building=market square=h4"
    assert prompt(market) == f"{asked_for} (note-due goods=2 wood)"
    play(market, "pay 4 6")
    assert prompt(market) == f"{asked_for} (note-due goods=1 wood)"
    fort = play(position(turn=1, roads=WOOD_WOOD_STONE), "build fort 4 8")
    asked_for = "ask-pay good=wood building=fort square=h4"
    assert prompt(fort) == f"{asked_for} (note-due goods=1 wood+1 stone)"


def test_an_exhausted_forest_does_not_pay() -> None:
    """R5.6"""
    roads = f"{WOOD_WOOD_STONE}, S 2 8, E 3 7"  # forest 2 8 as well
    state = play(position(turn=1, roads=roads, units={"2 8": 0}), "build farm 4 8")
    assert asked(state) == ["3 9", "4 6"]
    assert refuse(state, "pay 2 8") == "R5.6 no-units thing=forest square=h2"
