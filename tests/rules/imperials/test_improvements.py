"""Commodities, improvements and the event die (R11)."""

import pytest

from aevum.core.state import CHANCE
from tests.rules.imperials.peek import empty_deck, level, wonders


def test_no_action_card_is_bought_and_there_is_no_army() -> None:
    """R11.1, R1.2"""
    scene = wonders().village(0, "0,0 N").hand(0, wool=1, wheat=1, ore=1).acting(0)
    scene.refused(0, "buy")
    assert scene.state.decks[3].size() == 0


def test_the_second_piece_is_a_town_and_earns_no_commodity() -> None:
    """R3.2, R3.5, example 2: a town beside wood, wool and brick."""
    scene = wonders(2)
    scene.do(0, "village 0,0 N", "road 0,0 NE")
    scene.do(1, "village 1,0 S", "road 1,0 SE", "town 0,-2 N", "road 0,-2 NE")
    scene.do(0, "town -1,0 S", "road -1,0 SE")
    assert scene.piece("-1,0 S") == (0, "town")
    assert scene.hand_of(0) == {"wood": 1, "wool": 1, "brick": 1}
    assert scene.state.points[0] == 3


@pytest.mark.parametrize(
    ("place", "red", "yellow", "yielded"),
    [
        ("0,0 NW", 1, 2, {"wood": 1, "paper": 1}),
        ("0,0 S", 4, 6, {"wool": 1, "cloth": 1}),
        ("0,0 N", 1, 5, {"ore": 1, "coin": 1}),
        ("0,0 N", 1, 4, {"brick": 2}),
        ("0,0 N", 1, 3, {"wheat": 2}),
    ],
)
def test_what_a_town_yields(place: str, red: int, yellow: int, yielded: dict[str, int]) -> None:
    """R11.2, R5.1"""
    scene = wonders().town(0, place).before_roll(0).roll(red, yellow)
    assert scene.hand_of(0) == yielded


def test_a_village_yields_no_commodity() -> None:
    """R11.2"""
    assert wonders().village(0, "0,0 NW").before_roll(0).roll(1, 2).hand_of(0) == {"wood": 1}


def test_a_shortage_of_paper_leaves_the_wood() -> None:
    """R11.3, R5.3, example 7"""
    scene = wonders().tile("0,0", "wood", 8).town(0, "0,0 N").stock(1, paper=0, wood=10)
    scene.before_roll(0).roll(2, 6)
    assert scene.hand_of(0) == {"wood": 1}
    assert scene.market()["wood"] == 9


def test_a_shortage_of_wood_leaves_the_paper() -> None:
    """R11.3: two towns ask for 2 wood, of which there is 1, and for 2 paper."""
    scene = wonders().town(0, "0,0 NW").town(2, "-1,0 NW").stock(1, wood=1)
    scene.before_roll(0).roll(1, 2)
    assert scene.hand_of(0) == {"paper": 1}
    assert scene.hand_of(2) == {"paper": 1}


@pytest.mark.parametrize(
    ("colour", "commodity"), [("science", "paper"), ("trade", "cloth"), ("military", "coin")]
)
@pytest.mark.parametrize("step", [1, 2, 3, 4, 5])
def test_level_n_costs_n_commodities(colour: str, commodity: str, step: int) -> None:
    """R11.4"""
    scene = wonders().town(0, "0,0 N").levels(0, **{colour: step - 1}).hand(0, **{commodity: step})
    scene.acting(0).do(0, f"improve {colour}")
    assert level(scene, 0, colour) == step
    assert scene.hand_of(0) == {}
    poor = wonders().town(0, "0,0 N").levels(0, **{colour: step - 1})
    poor.hand(0, **{commodity: step - 1}).acting(0).refused(0, f"improve {colour}")


def test_another_commodity_pays_nothing_and_five_is_the_highest_level() -> None:
    """R11.4"""
    scene = wonders().town(0, "0,0 N").levels(0, trade=5).hand(0, cloth=9, coin=1).acting(0)
    assert scene.legal(0, "improve") == ["improve military"]


def test_an_improvement_needs_a_town() -> None:
    """R11.5"""
    scene = wonders().village(0, "0,0 N").levels(0, trade=1).hand(0, cloth=5).acting(0)
    scene.refused(0, "improve trade")


def test_levels_without_a_town_still_bring_action_cards() -> None:
    """R11.5, A33"""
    scene = wonders().village(0, "0,0 N").levels(0, trade=1).before_roll(0).roll(1, 1, "trade")
    assert scene.chance("drawn merchant").actions_of(0) == {"Merchant": 1}


def test_the_event_die_has_one_face_of_each_colour_and_three_dragons() -> None:
    """R11.6, R1.9"""
    odds = wonders().before_roll(0).do(0, "roll").odds()
    assert len(odds) == 36 * 4
    assert {words: odds[f"throw 4 3 {words}"] for words in ("science", "trade", "military")} == {
        "science": 1,
        "trade": 1,
        "military": 1,
    }
    assert all(odds[f"throw {red} {red} dragon"] == 3 for red in range(1, 7))


@pytest.mark.parametrize(("red", "needed"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_the_red_die_says_which_level_draws(red: int, needed: int) -> None:
    """R11.7: the red die is the first one."""
    yellow = 2 if red == 6 else 1
    enough = wonders().levels(0, trade=needed).before_roll(0).roll(red, yellow, "trade")
    assert enough.asked() == [(CHANCE, "chance")]
    less = wonders().levels(0, trade=needed - 1).before_roll(0).roll(red, yellow, "trade")
    assert less.asked() == [(0, "main")]


def test_who_draws_on_yellow_and_red_four() -> None:
    """R11.7, example 20: trade levels 3, 2 and 5."""
    scene = wonders().levels(0, trade=3).levels(1, trade=2, military=5).levels(2, trade=5)
    scene.before_roll(0).roll(4, 1, "trade").chance("drawn merchant", "drawn merchant-fleet")
    assert scene.asked() == [(0, "main")]
    assert scene.actions_of(0) == {"Merchant": 1}
    assert scene.actions_of(1) == {}
    assert scene.actions_of(2) == {"Merchant Fleet": 1}


def test_who_draws_on_yellow_and_red_one() -> None:
    """R11.7, example 20: trade levels 1, 0 and 2."""
    scene = wonders().levels(0, trade=1).levels(2, trade=2)
    scene.before_roll(0).roll(1, 1, "trade").chance("drawn merchant", "drawn merchant")
    assert [scene.actions_of(seat) for seat in range(3)] == [{"Merchant": 1}, {}, {"Merchant": 1}]


def test_the_current_player_draws_first_then_clockwise() -> None:
    """R11.8"""
    scene = wonders()
    for seat in range(3):
        scene.levels(seat, military=1)
    scene.before_roll(1).roll(1, 1, "military").chance("drawn spy", "drawn bishop", "drawn wedding")
    assert [event.seat for event in scene.events("draws")] == [1, 2, 0]
    assert scene.actions_of(0) == {"Wedding": 1}


def test_the_last_card_of_a_deck_goes_to_the_first_and_an_empty_deck_gives_nothing() -> None:
    """R11.8"""
    scene = wonders().levels(0, trade=1).levels(1, trade=1).under("Merchant")
    empty_deck(scene, "trade").before_roll(1).roll(1, 1, "trade")
    assert scene.actions_of(1) == {"Merchant": 1}
    assert scene.actions_of(0) == {}
    assert [event.seat for event in scene.events("empty")] == [0]


def test_all_draw_before_anybody_discards() -> None:
    """R11.8, R15.4, A6: seats 2 and 0 hold too many; it is the turn of seat 1."""
    scene = wonders()
    for seat in range(3):
        scene.levels(seat, military=1).holds(seat, "Merchant", 2)
    scene.holds(0, "Crane", 2).holds(2, "Mining", 2).holds(1, "Irrigation", 2)
    scene.before_roll(1).roll(1, 1, "military").chance("drawn spy", "drawn spy", "drawn spy")
    assert scene.asked() == [(2, "drop-action")]
    scene.do(2, "action spy")
    assert scene.asked() == [(0, "drop-action")]
    scene.do(0, "action crane")
    assert scene.asked() == [(1, "main")]
    assert scene.actions_of(1) == {"Merchant": 2, "Irrigation": 2, "Spy": 1}


def test_the_granary_gives_a_resource_when_a_roll_yields_nothing() -> None:
    """R11.9"""
    scene = wonders().levels(0, science=3).village(0, "0,0 N").before_roll(1).roll(1, 1)
    assert scene.asked() == [(0, "pick")]
    assert scene.legal(0, "card") == [
        "card wood",
        "card brick",
        "card wool",
        "card wheat",
        "card ore",
    ]
    assert scene.do(0, "card ore").hand_of(0) == {"ore": 1}
    assert scene.asked() == [(1, "main")]


@pytest.mark.parametrize(
    ("science", "red", "yellow"), [(2, 1, 1), (3, 1, 3), (3, 3, 4)], ids=["level", "yield", "seven"]
)
def test_when_there_is_nothing_from_the_granary(science: int, red: int, yellow: int) -> None:
    """R11.9"""
    scene = wonders().levels(0, science=science).village(0, "0,0 N")
    assert scene.before_roll(1).roll(red, yellow).asked() == [(1, "main")]


def test_the_granary_helps_against_the_robber_and_a_shortage() -> None:
    """R11.9"""
    robbed = wonders().levels(0, science=3).village(0, "0,0 N").robber("0,0")
    assert robbed.before_roll(0).roll(1, 3).asked() == [(0, "pick")]
    short = wonders().levels(0, science=3).village(0, "0,0 N").stock(1, wheat=0)
    short.before_roll(0).roll(1, 3)
    assert short.legal(0, "card") == ["card wood", "card brick", "card wool", "card ore"]


def test_gold_counts_as_a_yield() -> None:
    """R11.9, R5.4, A17: a village at gold has one choice and no Granary beside it."""
    scene = wonders().tile("0,0", "gold", 4).levels(0, science=3).village(0, "0,0 N")
    scene.before_roll(0).roll(1, 3).do(0, "card ore")
    assert scene.asked() == [(0, "main")]
    assert scene.hand_of(0) == {"ore": 1}


def test_a_commodity_is_no_resource() -> None:
    """R11.9: of a town's wood and paper the market has only the paper, and the Granary pays."""
    scene = wonders().levels(0, science=3).town(0, "0,0 NW").stock(1, wood=0)
    scene.before_roll(0).roll(1, 2)
    assert scene.asked() == [(0, "pick")]
    assert scene.do(0, "card ore").hand_of(0) == {"paper": 1, "ore": 1}


def test_granaries_follow_each_other_and_the_last_card_of_the_market() -> None:
    """R5.5, R11.9, R1.8: seat 2 picks first; the one resource left is taken by itself."""
    scene = wonders().levels(0, science=3).levels(2, science=3).village(0, "0,0 N")
    scene.village(2, "0,0 S").stock(1, wood=1, brick=0, wool=0, wheat=0, ore=0)
    scene.before_roll(2).roll(1, 1)
    assert scene.asked() == [(2, "main")]
    assert scene.hand_of(2) == {"wood": 1}
    assert scene.hand_of(0) == {}


def test_the_third_trade_level_is_the_guild() -> None:
    """R11.10, R11.4, example 23"""
    scene = wonders().town(0, "0,0 N").levels(0, trade=2).hand(0, cloth=3, coin=2).acting(0)
    scene.refused(0, "market coin for ore")
    scene.do(0, "improve trade")
    assert level(scene, 0, "trade") == 3
    scene.do(0, "market coin for ore")
    assert scene.hand_of(0) == {"ore": 1}


def test_the_guild_trades_commodities_only_and_for_any_other_kind() -> None:
    """R11.10"""
    scene = wonders().levels(0, trade=3).hand(0, cloth=2, wool=3).acting(0)
    assert scene.legal(0, "market") == [
        f"market cloth for {card}"
        for card in ("wood", "brick", "wool", "wheat", "ore", "paper", "coin")
    ]


def test_mighty_warriors_take_the_barracks() -> None:
    """R11.11, R13.3"""
    scene = wonders().road(0, "0,0 NE").warrior(0, "0,0 N", 2).hand(0, wool=1, ore=1)
    scene.levels(0, military=2).acting(0).refused(0, "upgrade 0,0 N")
    scene.levels(0, military=3).do(0, "upgrade 0,0 N")
    assert scene.piece("0,0 N") == (0, "warrior 3")
