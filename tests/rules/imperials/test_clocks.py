"""Clocks, and what happens when they run out (R20)."""

import pytest

from aevum.core.state import CHANCE, NEVER
from aevum.games.imperials.scenes import Scene


def left(scene: Scene, seat: int = 0) -> float:
    """Return how many seconds a seat has for the question it must answer."""
    ask = scene.state.must(seat)
    assert ask is not None
    return (ask.deadline - scene.state.now) / 1000


def too_late(scene: Scene, seat: int = 0) -> Scene:
    """Let the time of a seat's question run out."""
    ask = scene.state.must(seat)
    assert ask is not None
    scene.advance(ask.deadline)
    assert scene.state.must(seat) is ask, "the last moment is in time"
    return scene.advance(ask.deadline + 1)


def clocked(speed: str = "normal", seats: int = 3, mode: str = "basic") -> Scene:
    return Scene(seats, mode, speed=speed)


@pytest.mark.parametrize(
    ("speed", "piece", "road"), [("normal", 60, 20), ("slow", 120, 40), ("fast", 30, 10)]
)
def test_the_clocks_of_the_setup(speed: str, piece: int, road: int) -> None:
    """R20.1"""
    scene = clocked(speed)
    assert left(scene) == piece
    assert left(scene.do(0, "village 0,0 N")) == road


@pytest.mark.parametrize(
    ("speed", "roll", "rest"), [("normal", 10, 60), ("slow", 20, 120), ("fast", 5, 30)]
)
def test_the_clocks_of_a_turn(speed: str, roll: int, rest: int) -> None:
    """R20.1: the rest of the turn begins with the roll."""
    scene = clocked(speed).before_roll(0)
    assert left(scene) == roll
    scene.advance(3000).roll(1, 1)
    assert left(scene) == rest


@pytest.mark.parametrize(
    ("speed", "discard", "robber", "victim"),
    [("normal", 20, 15, 10), ("slow", 40, 30, 20), ("fast", 10, 7, 5)],
)
def test_the_clocks_of_a_seven(speed: str, discard: int, robber: int, victim: int) -> None:
    """R20.1: fractions are cut."""
    scene = clocked(speed).hand(1, wood=4, ore=4).hand(2, wood=1).village(1, "0,0 N")
    scene.village(2, "0,0 S").before_roll(0).roll(3, 4)
    assert left(scene, 1) == discard
    scene.do(1, *["card ore"] * 4)
    assert left(scene) == robber
    scene.do(0, "tile 0,0")
    assert left(scene) == victim


@pytest.mark.parametrize(("speed", "seconds"), [("normal", 20), ("slow", 40), ("fast", 10)])
def test_the_clocks_of_all_other_choices(speed: str, seconds: int) -> None:
    """R20.1: gold, cards, market or players, and a special build."""
    gold = clocked(speed).tile("0,0", "gold", 9).village(0, "0,0 N").before_roll(0).roll(4, 5)
    assert left(gold) == seconds
    for card in ("harvest", "monopoly", "road-builder"):
        scene = clocked(speed).village(0, "0,0 N").holds(0, card.replace("-", " ").title())
        assert left(scene.acting(0).do(0, f"play {card}")) == seconds
    where = clocked(speed).hand(0, wood=4).acting(0)
    where.do(0, "offer", *["give wood"] * 4, "ask ore", "send")
    assert left(where) == seconds
    special = Scene(speed=speed, special_build="on").acting(0).do(1, "request").do(0, "end")
    assert left(special, 1) == seconds


def test_without_clocks_nobody_is_hurried() -> None:
    """R20.1"""
    scene = Scene().before_roll(0)
    assert scene.state.deadline() == NEVER
    scene.roll(1, 1).advance(1 << 40)
    assert scene.asked() == [(0, "main")]


def test_talk_has_no_clock() -> None:
    """R20.1: silence is no answer to an offer."""
    scene = clocked().acting(0)
    assert {ask.deadline for ask in scene.state.asks if not ask.must} == {NEVER}


def test_the_clock_of_the_turn_stands_still() -> None:
    """R20.2: while a card asks, or somebody else has to choose."""
    scene = clocked().holds(0, "Warrior").acting(0).advance(20_000).do(0, "play warrior")
    scene.advance(30_000).do(0, "tile 0,0")
    assert left(scene) == 40


def test_a_move_of_the_turn_takes_nothing_off_its_clock() -> None:
    """R20.2: trading runs on it too."""
    scene = clocked().hand(0, wood=2).hand(1, ore=1).acting(0).advance(20_000)
    scene.do(0, "offer", "give wood").advance(25_000)
    scene.do(0, "ask ore", "send").advance(30_000).do(1, "accept 1")
    assert left(scene) == 30


def test_an_offer_in_the_making_is_dropped_with_the_turn() -> None:
    """R20.2"""
    scene = clocked().hand(0, wood=2).acting(0).do(0, "offer", "give wood")
    scene.advance(61_000)
    assert scene.asked() == [(1, "roll")]
    assert scene.state.lanes[0] == []
    assert scene.hand_of(0) == {"wood": 2}


def test_a_second_roll_has_a_new_clock() -> None:
    """R20.2"""
    scene = Scene(speed="normal", reroll=True).before_roll(0).roll(3, 4).advance(9000)
    scene.do(0, "tile -2,0")
    assert scene.asked() == [(0, "roll")]
    assert left(scene) == 10


def test_time_rolls_the_dice_and_ends_the_turn() -> None:
    """R20.3"""
    scene = too_late(clocked().before_roll(0))
    assert scene.asked() == [(CHANCE, "chance")]
    scene.chance("throw 1 1")
    assert scene.asked() == [(0, "main")]
    too_late(scene)
    assert scene.asked() == [(1, "roll")]


def test_time_ends_a_special_build() -> None:
    """R20.3"""
    scene = Scene(speed="normal", special_build="on").hand(1, wood=1, brick=1)
    scene.village(1, "0,0 N").acting(0).do(1, "request").do(0, "end")
    too_late(scene, 1)
    assert scene.asked() == [(1, "roll")]
    assert scene.state.road.count(1) == 0


def late_discards(seed: int) -> dict[str, int]:
    """Return what is left of 4 wood and 4 ore when their owner is too late."""
    scene = clocked().hand(1, wood=4, ore=4).hand(2, wool=8)
    scene.state.rekey(seed)
    scene.before_roll(0).roll(3, 4).advance(15_000).do(2, "card wool").advance(20_000)
    assert scene.asked() == [(1, "discard"), (2, "discard")]
    scene.advance(20_001)
    assert scene.hand_of(2) == {"wool": 4}
    return scene.hand_of(1)


def test_late_discards_are_drawn_at_random() -> None:
    """R20.4: always as many as they should be, not always the same."""
    hands = [late_discards(seed) for seed in range(12)]
    assert all(sum(hand.values()) == 4 for hand in hands)
    assert len({hand.get("wood", 0) for hand in hands}) > 1
    assert late_discards(3) == hands[3]


def test_a_late_harvest_is_drawn_at_random() -> None:
    """R20.4"""
    hands = []
    for seed in range(12):
        scene = clocked().holds(0, "Harvest").acting(0)
        scene.state.rekey(seed)
        hands.append(too_late(too_late(scene.do(0, "play harvest"))).hand_of(0))
    assert all(sum(hand.values()) == 2 for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 2


def test_a_choice_with_its_own_clock_stops_that_of_a_special_build() -> None:
    """R20.2: ten of its twenty seconds are left after the question where the wonder stands."""
    scene = Scene(3, "wonders", speed="normal", special_build="on").hand(1, paper=4)
    scene.town(1, "0,0 N", "2,-2 N").levels(1, science=3).acting(0).do(1, "request").do(0, "end")
    scene.advance(10_000).do(1, "improve science").advance(25_000)
    assert left(scene.do(1, "corner 0,0 N"), 1) == 10


def test_one_clock_for_all_discards_and_one_for_a_special_build() -> None:
    """R20.1: cards named and roads built do not stretch them."""
    scene = clocked().hand(1, wood=4, ore=4).before_roll(0).roll(3, 4).advance(15_000)
    assert left(scene.do(1, "card wood"), 1) == 5
    scene = Scene(speed="normal", special_build="on").village(1, "0,0 N").hand(1, wood=2, brick=2)
    scene.acting(0).do(1, "request").do(2, "request").do(0, "end").advance(15_000)
    assert left(scene.do(1, "road 0,0 NE"), 1) == 5
    assert left(scene.do(1, "end"), 2) == 20


def test_a_late_robber_hurts_the_leaders() -> None:
    """R20.4: B's and C's best tiles are both 9s, and A's own would be no worse for B."""
    scene = clocked().tile("0,0", "wheat", 6).village(0, "0,0 N").town(1, "0,0 S")
    scene.village(2, "2,-2 N").before_roll(0)
    too_late(scene.roll(3, 4))
    assert scene.state.robber == scene.at("0,1")


def test_a_late_thief_robs_the_player_with_most_points() -> None:
    """R20.4"""
    scene = clocked().village(1, "0,0 N").town(2, "0,0 S").hand(1, wood=1).hand(2, ore=1)
    scene.before_roll(0).roll(3, 4).do(0, "tile 0,0")
    too_late(scene).chance("stolen ore")
    assert scene.hand_of(0) == {"ore": 1}


def test_a_late_settler_takes_the_corner_with_the_most_pips() -> None:
    """R20.4: 4, 5 and 6 around 0,0 N make twelve."""
    scene = too_late(clocked())
    assert scene.piece("0,0 N") == (0, "village")
    too_late(scene)
    assert scene.state.road.count(0) == 1
    assert scene.asked() == [(1, "found-piece")]


def test_a_late_monopoly_names_what_the_market_has_least_of() -> None:
    """R20.4"""
    scene = clocked().hand(1, wheat=3, wood=1).hand(2, wheat=1).holds(0, "Monopoly").acting(0)
    too_late(scene.do(0, "play monopoly"))
    assert scene.hand_of(0) == {"wheat": 4}


@pytest.mark.parametrize("card", ["resource-monopoly", "merchant-fleet"])
def test_a_late_card_of_wonders_names_the_first(card: str) -> None:
    """R20.5: only Monopoly itself looks at the market."""
    scene = clocked(mode="wonders").holds(0, card.replace("-", " ").title())
    too_late(scene.hand(1, wheat=3).acting(0).do(0, f"play {card}"))
    (event,) = scene.events("names") + scene.events("fleet")
    assert event.args[-1] == 0


def test_everything_else_takes_the_first_legal_answer() -> None:
    """R20.5"""
    gold = clocked().tile("0,0", "gold", 9).village(0, "0,0 N").before_roll(0).roll(4, 5)
    assert too_late(gold).hand_of(0) == {"wood": 1}
    roads = clocked().village(0, "0,0 N").holds(0, "Road Builder").acting(0)
    first = roads.do(0, "play road-builder").legal(0)[0]
    too_late(roads)
    assert roads.state.road[int(first.split()[1])] == 0


def test_a_table_without_anybody_plays_to_its_end() -> None:
    """R20.3, R20.4, R20.5: every question has its default, in both modes."""
    for mode in ("basic", "wonders"):
        scene = Scene(3, mode, speed="fast", rounds=10)
        scene.state.explicit = False
        scene.advance(10_000_000)
        assert scene.state.over()
