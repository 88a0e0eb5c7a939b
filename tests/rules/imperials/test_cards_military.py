"""The blue action cards of Wonders & Warriors (R18), but for those about warriors."""

import pytest

from aevum.games.imperials.scenes import Scene
from tests.rules.imperials.peek import RING, wonders


def sides(scene: Scene, *places: str) -> list[str]:
    """Return these sides as answers, in the order in which the game lists them."""
    return [f"side {side}" for side in sorted(scene.side(place) for place in places)]


def test_there_are_eighteen_military_cards() -> None:
    """R18.1 to R18.9"""
    assert wonders().state.decks[2].size() == 18


# Bishop


def test_the_bishop_robs_everybody_at_the_tile() -> None:
    """R18.1, A16: not a lone warrior, not those without cards, not those elsewhere."""
    scene = wonders(5, special_build="off").dragon(7, attacks=1).holds(0, "Bishop")
    scene.village(1, "0,0 N").village(2, "0,0 SE").town(0, "0,0 SW").warrior(3, "0,0 NE")
    for seat in range(1, 5):
        scene.hand(seat, ore=2)
    scene.acting(0).do(0, "play bishop")
    assert scene.asked() == [(0, "robber")]
    scene.do(0, "tile 0,0").chance("stolen ore", "stolen ore")
    assert scene.asked() == [(0, "main")]
    assert scene.hand_of(0) == {"ore": 2}
    assert [sum(scene.hand_of(seat).values()) for seat in range(1, 5)] == [1, 1, 2, 2]
    assert scene.state.robber == scene.at("0,0")


def test_the_bishop_moves_the_robber_to_another_open_tile_and_steals_by_chance() -> None:
    """R18.1, R7.3, R7.4"""
    scene = wonders().dragon(7, attacks=1).holds(0, "Bishop").fog("0,-2").village(1, "0,0 N")
    scene.village(2, "0,0 S").hand(1, ore=3, coin=1).acting(0).do(0, "play bishop")
    scene.refused(0, "tile -2,0")
    scene.refused(0, "tile 0,-2")
    scene.do(0, "tile 0,0")
    assert scene.odds() == {"stolen ore": 3, "stolen coin": 1}
    assert scene.chance("stolen coin").asked() == [(0, "main")]  # seat 2 has no cards


def test_the_bishop_waits_for_the_first_attack() -> None:
    """R18.1, example 27"""
    wonders().holds(0, "Bishop").acting(0).refused(0, "play bishop")
    assert wonders().holds(0, "Bishop").dragon(7, attacks=1).acting(0).can(0, "play bishop")


# Constitution


def test_the_constitution_is_shown_and_stays() -> None:
    """R18.2, R16.8: also for a seat whose turn it is not."""
    scene = wonders().levels(1, military=1).holds(1, "Crane", 2).holds(1, "Mining", 2)
    scene.before_roll(0).roll(1, 1, "military").chance("drawn constitution")
    assert scene.state.points == [0, 1, 0]
    assert scene.asked() == [(0, "main")]
    assert len(scene.events("shows")) == 1


# Diplomat


def test_the_diplomat_removes_an_open_road_of_anyone() -> None:
    """R18.4: of a chain from a village only the last road is open."""
    scene = wonders().holds(0, "Diplomat").village(1, "0,0 N").road(1, "0,0 NE", "0,0 E")
    scene.village(2, "0,0 SW").road(2, "0,0 W").acting(0).do(0, "play diplomat")
    assert scene.asked() == [(0, "remove-road")]
    assert scene.legal(0) == sides(scene, "0,0 E", "0,0 W")
    scene.do(0, "side 0,0 E")
    assert scene.state.road[scene.side("0,0 E")] == -1
    assert scene.asked() == [(0, "main")]
    assert scene.state.pieces[7] == 1


def test_a_road_between_own_pieces_is_not_open() -> None:
    """R18.4: a building, a warrior or another road of its owner closes an end."""
    scene = wonders().holds(0, "Diplomat").village(1, "0,0 N").warrior(1, "0,0 NE")
    scene.road(1, "0,0 NE").acting(0)
    scene.refused(0, "play diplomat")
    other = wonders().holds(0, "Diplomat").village(1, "0,0 N").warrior(2, "0,0 NE")
    assert other.road(1, "0,0 NE").acting(0).can(0, "play diplomat")
    ring = wonders().holds(0, "Diplomat").road(1, *RING).acting(0)
    ring.refused(0, "play diplomat")


def test_an_own_road_is_laid_on_another_side() -> None:
    """R18.4, A21, A38: by the usual rules, and not where it was."""
    scene = wonders().holds(0, "Diplomat").village(0, "0,0 N").road(0, "0,0 NE")
    scene.acting(0).do(0, "play diplomat")  # R1.8: it is the only open road
    assert scene.asked() == [(0, "place-road")]
    assert scene.legal(0) == sides(scene, "0,0 NW", "0,-1 E")
    scene.do(0, "side 0,0 NW")
    assert scene.state.pieces[0] == 1
    assert scene.state.road[scene.side("0,0 NW")] == 0


def test_the_only_other_side_takes_an_own_road_by_itself() -> None:
    """R18.4, A38, R1.8"""
    scene = wonders().holds(0, "Diplomat").village(0, "0,0 N").road(0, "0,0 NE")
    scene.village(1, "0,0 SW").road(1, "0,0 NW", "0,0 W").acting(0)
    scene.do(0, "play diplomat", "side 0,0 NE")
    assert scene.state.road[scene.side("0,-1 E")] == 0
    assert scene.asked() == [(0, "main")]


def test_an_own_road_without_another_side_goes_back_to_the_supply() -> None:
    """R18.4, A38"""
    scene = wonders().holds(0, "Diplomat").road(0, "0,0 NE").acting(0).do(0, "play diplomat")
    assert scene.state.pieces[0] == 0
    assert scene.asked() == [(0, "main")]


def test_the_diplomat_and_the_longest_route() -> None:
    """R18.4, R10.5, A21: the award goes at once."""
    scene = wonders().holds(0, "Diplomat").road(1, *RING[:5]).acting(0)
    assert scene.state.route_of == 1
    scene.do(0, "play diplomat", "side 0,0 NE")
    assert scene.state.route_of == -1
    assert scene.state.points[1] == 0


def test_the_diplomat_needs_an_open_road() -> None:
    """R18.4, A22"""
    wonders().holds(0, "Diplomat").acting(0).refused(0, "play diplomat")


# Saboteur


def test_the_saboteur_lets_those_not_behind_discard_half() -> None:
    """R18.6, A30, example 31: B with 1 card is skipped, C with 5 discards 2."""
    scene = wonders(4).holds(0, "Saboteur").slayer(0, 2).slayer(1, 3).slayer(2, 2).slayer(3, 1)
    scene.hand(1, ore=1).hand(2, wood=3, ore=2).hand(3, wool=9).acting(0)
    scene.do(0, "play saboteur")
    assert scene.asked() == [(2, "discard")]
    scene.do(2, "card ore", "card wood")
    assert scene.hand_of(2) == {"wood": 2, "ore": 1}
    assert scene.hand_of(1) == {"ore": 1}
    assert scene.hand_of(3) == {"wool": 9}
    assert scene.market()["ore"] == 22
    assert scene.asked() == [(0, "main")]


def test_the_discards_of_a_saboteur_are_sealed() -> None:
    """R18.6, R1.7, R7.2"""
    scene = wonders().holds(0, "Saboteur").hand(1, wood=2, ore=2).hand(2, wool=1, coin=1)
    scene.acting(0).do(0, "play saboteur")
    assert scene.asked() == [(1, "discard"), (2, "discard")]
    scene.do(1, "card wood", "card wood")
    assert scene.market()["wood"] == 22
    assert scene.hand_of(1) == {"wood": 2, "ore": 2}
    scene.do(2, "card coin")
    assert scene.hand_of(1) == {"ore": 2}
    assert scene.hand_of(2) == {"wool": 1}


def test_the_saboteur_ignores_limits_and_fences() -> None:
    """R18.6"""
    scene = wonders().holds(0, "Saboteur").town(1, "0,0 N").fence("0,0 N").hand(1, ore=2, wool=1)
    scene.acting(0).do(0, "play saboteur").do(1, "card wool")
    assert scene.hand_of(1) == {"ore": 2}


@pytest.mark.parametrize(
    ("points", "cards", "playable"), [(1, 2, True), (0, 2, False), (1, 1, False)]
)
def test_whom_the_saboteur_needs(points: int, cards: int, playable: bool) -> None:
    """R18.6"""
    scene = wonders().holds(0, "Saboteur").slayer(0, 1).slayer(1, points).hand(1, ore=cards)
    assert scene.acting(0).can(0, "play saboteur") == playable


# Spy


def test_the_spy_takes_an_action_card() -> None:
    """R18.7, R15.2: it can be played at once."""
    scene = wonders().holds(0, "Spy").holds(1, "Merchant Fleet").holds(1, "Crane", 2)
    scene.holds(2, "Bishop").acting(0).do(0, "play spy")
    assert scene.asked() == [(0, "player")]
    assert scene.legal(0) == ["player 2", "player 3"]
    scene.do(0, "player 2")
    assert scene.legal(0) == ["action crane", "action merchant-fleet"]
    scene.do(0, "action merchant-fleet")
    assert scene.actions_of(1) == {"Crane": 2}
    scene.do(0, "play merchant-fleet", "card ore")


def test_the_only_card_of_the_only_opponent_goes_by_itself() -> None:
    """R18.7, R1.8"""
    scene = wonders().holds(0, "Spy").holds(1, "Crane").acting(0).do(0, "play spy")
    assert scene.actions_of(0) == {"Crane": 1}
    assert scene.asked() == [(0, "main")]


def test_the_spy_needs_an_opponent_with_an_action_card() -> None:
    """R18.7: a card that was shown is not held."""
    scene = wonders().holds(0, "Spy", 2).shows(1, "Printer").hand(1, ore=2).acting(0)
    scene.refused(0, "play spy")


# Wedding


def test_those_ahead_bring_two_cards_of_their_choice() -> None:
    """R18.9: those with more points only, and the others see nothing before all have chosen."""
    scene = wonders(4).holds(0, "Wedding").slayer(1, 1).slayer(2, 2).hand(1, wood=2, ore=2)
    scene.hand(2, wool=1, coin=2).hand(3, paper=4).acting(0).do(0, "play wedding")
    assert scene.asked() == [(1, "discard"), (2, "discard")]
    scene.do(2, "card wool", "card coin")
    assert scene.hand_of(0) == {}
    scene.do(1, "card ore", "card wood")
    assert scene.hand_of(0) == {"wood": 1, "wool": 1, "ore": 1, "coin": 1}
    assert scene.hand_of(1) == {"wood": 1, "ore": 1}
    assert scene.hand_of(3) == {"paper": 4}
    assert scene.asked() == [(0, "main")]


def test_a_guest_with_one_card_brings_it() -> None:
    """R18.9, example 31: A 6 points, B 7 with 1 card, C 6 with 5 cards."""
    scene = wonders().holds(0, "Wedding").town(0, "0,0 N", "0,0 S").slayer(0, 2)
    scene.town(1, "2,-2 N", "2,0 S").slayer(1, 3).town(2, "-2,2 S", "-1,0 NW").slayer(2, 2)
    scene.hand(1, cloth=1).hand(2, wood=5).acting(0)
    assert scene.state.points == [6, 7, 6]
    scene.do(0, "play wedding").do(1, "card cloth")
    assert scene.hand_of(0) == {"cloth": 1}
    assert scene.hand_of(2) == {"wood": 5}


@pytest.mark.parametrize(
    ("points", "cards", "playable"), [(2, 1, True), (1, 1, False), (2, 0, False)]
)
def test_whom_a_wedding_needs(points: int, cards: int, playable: bool) -> None:
    """R18.9"""
    scene = wonders().holds(0, "Wedding").slayer(0, 1).slayer(1, points).hand(1, ore=cards)
    assert scene.acting(0).can(0, "play wedding") == playable
