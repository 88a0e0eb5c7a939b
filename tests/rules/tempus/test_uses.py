"""What buildings do (R6)."""

from aevum.games.tempus import GAME
from aevum.games.tempus.scenes import (
    at,
    holds,
    label,
    log,
    offers,
    play,
    position,
    refuse,
    start,
)

# A road along the bottom of row 4, which touches all squares of rows 4 and 5 from column 1 to 9.
LONG = ", ".join(f"S 4 {c}" for c in range(1, 10))


def test_a_farm_earns_one_gold_without_any_road() -> None:
    """R6.2"""
    state = play(position(turn=2), "use 6 4")
    assert state.gold == 11


def test_a_building_is_used_once_in_a_round() -> None:
    """R6.1: the round is written into its square, and the next round it works again."""
    state = play(position(turn=2), "use 6 4")
    assert GAME.view(state)["spent"] == [at("6 4")]
    reason = refuse(state, "use 6 4 paid")
    assert reason == "R6.1 no-used building=farm square=d6"
    later = position(turn=12, used={"6 4": 1})
    assert offers(later, "use 6 4") == ["use 6 4"]


def test_a_new_building_can_be_used_in_its_round() -> None:
    """R6.1"""
    state = play(position(turn=1, roads="E 6 6, S 6 6"), "build farm 7 6", "use 7 6")
    assert state.gold == 11
    assert refuse(state, "use 7 6 paid").startswith("R6.1")


def test_only_buildings_are_used() -> None:
    """R6.1"""
    assert refuse(position(turn=2), "use 1 1") == "R6.1 no-building thing=forest square=a1"


def test_a_market_earns_for_every_connected_farm() -> None:
    """R6.3: the farm 7 6 built beside the market."""
    state = play(position(turn=1, roads="E 6 6, S 6 6"), "build farm 7 6", "use 6 6")
    assert state.gold == 11
    assert refuse(state, "use 6 6 paid").startswith("R6.1")
    three = {"4 1": "farm", "5 2": "farm", "4 5": "farm", "4 3": "market", "5 9": "market"}
    rich = play(position(turn=2, roads=LONG, buildings=three), "use 4 3")
    assert rich.gold == 13


def test_a_market_without_farms_is_not_offered() -> None:
    """R6.3"""
    assert offers(position(turn=2), "use 6 6") == []
    reason = refuse(position(turn=2), "use 6 6")
    assert reason == "R6.3 no-farm-near square=f6"


def test_a_castle_earns_two_for_every_market_and_fort() -> None:
    """R6.5: 1 market, 2 forts, 3 farms and 1 other castle give 6."""
    buildings = {
        "4 1": "castle",
        "4 2": "market",
        "4 3": "fort",
        "4 4": "fort",
        "5 2": "farm",
        "5 3": "farm",
        "5 4": "farm",
        "4 5": "castle",
    }
    state = play(position(turn=2, roads=LONG, buildings=buildings), "use 4 1")
    assert state.gold == 16


def test_a_castle_alone_is_not_offered() -> None:
    """R6.5: farms and castles give it nothing."""
    buildings = {"4 1": "castle", "4 2": "farm", "4 3": "castle"}
    state = position(turn=2, roads=LONG, buildings=buildings)
    assert refuse(state, "use 4 1") == "R6.5 no-trade-near square=a4"


def test_a_fort_destroys_one_of_two_enemies() -> None:
    """R6.4: 5 5 and 5 7 are connected to the fort 4 2."""
    state = position(turn=2, roads=LONG, buildings={"4 2": "fort"})
    assert offers(state, "use 4 2") == ["use 4 2 strike 5 5", "use 4 2 strike 5 7"]
    play(state, "use 4 2 strike 5 7")
    assert holds(state, "5 7") == "ruin"
    assert holds(state, "5 5") == "enemy"
    assert state.gold == 11
    assert refuse(state, "use 4 2 strike 5 5 paid").startswith("R6.1")
    assert state.breakdown().of("enemies") == -90


def test_the_fee_works_for_a_strike_too() -> None:
    """R6.4, R3.3"""
    state = position(turn=0, roads=LONG, buildings={"4 2": "fort"})
    play(state, "use 4 2 strike 5 5 paid")
    assert state.gold == 9


def test_a_fort_needs_a_live_connected_enemy() -> None:
    """R6.4"""
    state = position(turn=2, roads=LONG, buildings={"4 2": "fort"}, dead="5 5, 5 7")
    assert offers(state, "use 4 2") == []
    assert refuse(state, "use 4 2 strike 5 5") == "R6.4 no-struck target=e5"
    assert refuse(state, "use 4 2 strike 9 9") == "R6.4 no-reach square=b4 target=i9"
    assert refuse(state, "use 4 2") == "R6.4 no-enemy-near square=b4"
    assert refuse(state, "use 4 3 strike 9 9").startswith("R6.4 no-fort thing=")


def test_a_fort_is_used_with_the_name_of_an_enemy() -> None:
    """R6.4, R6.1: unless it was used already."""
    state = position(turn=2, roads=LONG, buildings={"4 2": "fort"})
    assert refuse(state, "use 4 2") == "R6.4 no-target"
    play(state, "use 4 2 strike 5 7")
    for words in ("use 4 2", "use 4 2 paid"):
        assert refuse(state, words) == "R6.1 no-used building=fort square=b4"


def test_the_three_buildings_of_the_setup_work_like_any_other() -> None:
    """R2.7"""
    assert offers(position(turn=2, gold=0)) == ["pass", "use 6 4", "use 9 8"]
    joined = position(turn=2, gold=0, roads="S 6 4, S 6 5, S 6 6")
    assert offers(joined, "use 6 6") == ["use 6 6"]
    assert start().scores() == [2 + 2 + 5 + 2 - 100]


def test_labels_tell_what_a_use_brings() -> None:
    """R6.3"""
    state = position(turn=2, roads="S 6 4, S 6 5, S 6 6")
    assert label(state, "use 6 6") == "move-use building=market square=f6 (note-gain gold=1)"


def test_labels_tell_the_fee_apart_from_the_price() -> None:
    """R3.3, R6.4"""
    state = position(turn=0, roads=LONG, buildings={"4 2": "fort"})
    fee = "(note-fee gold=2)"
    for words, told in {
        "road E 1 1": "move-road at=(at-border-east square=a1)",
        "dig 8 3 paid": "move-dig square=c8 (note-fee gold=2)",
        "build farm 4 7 paid": "move-build building=farm square=g4 cost=1 wood (note-fee gold=2)",
        "build market 4 7 paid": f"move-build building=market square=g4 cost=2 wood+2 gold {fee}",
        "use 6 4 paid": "move-use building=farm square=d6 (note-gain gold=1) (note-fee gold=2)",
        "use 4 2 strike 5 5 paid": f"move-strike square=b4 target=e5 (note-gain gold=1) {fee}",
    }.items():
        assert words in offers(state)
        assert label(state, words) == told
    use = position(turn=2, roads=LONG, buildings={"4 2": "fort"})
    strike = "move-strike square=b4 target=e5 (note-gain gold=1)"
    assert label(use, "use 4 2 strike 5 5") == strike


def test_the_log_names_the_building_and_the_fee() -> None:
    """R6.2, R6.3, R6.4, R3.3"""
    state = position(turn=2, roads=f"{LONG}, S 6 4, S 6 5, S 6 6", buildings={"4 2": "fort"})
    state.events = []
    told: list[str] = []
    for words in ("use 6 6", "use 6 4 paid", "use 4 2 strike 5 5", "road E 1 1 paid"):
        play(state, words)
        told.append(log(state)[0])
    assert told == [
        "say-use who=0 building=market square=f6 gold=1 fee=0",
        "say-use who=0 building=farm square=d6 gold=1 fee=2",
        "say-strike square=b4 target=e5 gold=1 fee=0",
        "say-road who=0 at=(at-border-east square=a1) fee=2",
    ]
