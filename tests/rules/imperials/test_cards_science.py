"""The green action cards of Wonders & Warriors (R16), but for the Smith."""

import pytest

from aevum.games.imperials import GAME
from aevum.games.imperials.data import ACTIONS, SCIENCE
from aevum.games.imperials.rules.state import Imperials
from tests.rules.imperials.peek import level, under_deck, wonders


def test_the_science_deck_has_the_science_cards() -> None:
    """R16.1 to R16.10"""
    copies = [card.copies for card in ACTIONS if card.deck == SCIENCE]
    assert wonders().state.decks[0].size() == sum(copies)


# Alchemist


def test_the_alchemist_chooses_both_number_dice() -> None:
    """R16.1, R11.7, example 34: red 3 takes level 2, and the event die is rolled."""
    scene = wonders().tile("0,0", "wheat", 8).village(0, "0,0 N").holds(0, "Alchemist")
    scene.levels(0, trade=1).levels(1, trade=2).before_roll(0).do(0, "play alchemist")
    assert scene.asked() == [(0, "dice")]
    assert len(scene.legal(0)) == 36
    scene.do(0, "dice 3 5")
    assert scene.odds() == {
        "event science": 1,
        "event trade": 1,
        "event military": 1,
        "event dragon": 3,
    }
    scene.chance("event trade", "drawn merchant")
    assert scene.hand_of(0) == {"wheat": 1}
    assert scene.actions_of(0) == {}
    assert scene.actions_of(1) == {"Merchant": 1}
    assert scene.asked() == [(0, "main")]


def test_the_alchemist_is_played_before_the_roll_only() -> None:
    """R16.1"""
    scene = wonders().holds(0, "Alchemist").before_roll(0)
    assert scene.can(0, "play alchemist")
    scene.roll(1, 1).refused(0, "play alchemist")


def test_a_seven_of_the_alchemist_is_a_seven() -> None:
    """R16.1, R7.3"""
    scene = wonders().holds(0, "Alchemist").dragon(7, attacks=1).before_roll(0)
    scene.do(0, "play alchemist", "dice 3 4").chance("event dragon")
    assert scene.asked() == [(0, "robber")]


@pytest.mark.parametrize("red", range(1, 7))
@pytest.mark.parametrize("yellow", range(1, 7))
def test_after_the_alchemist_nobody_rolls_again(red: int, yellow: int) -> None:
    """R16.1, R7.8: also where the event die is thrown at once."""
    scene = wonders(2).holds(0, "Alchemist").before_roll(0)
    for seed in range(4):
        state = scene.state.clone()
        assert isinstance(state, Imperials)
        state.explicit = False
        state.rekey(seed)
        for text in ("play alchemist", f"dice {red} {yellow}"):
            state.apply(0, GAME.moves.parse(text))
        assert state.rolled == 1
        assert (state.thrown.red, state.thrown.yellow) == (red, yellow)


# Crane


def test_the_crane_builds_for_one_commodity_less() -> None:
    """R16.2, R6.7, example 23: level 3 for two cloth."""
    scene = wonders().town(0, "0,0 N").levels(0, trade=2, science=5, military=5)
    scene.hand(0, cloth=2).holds(0, "Crane").acting(0)
    scene.refused(0, "improve trade")
    scene.do(0, "play crane", "colour trade")
    assert level(scene, 0, "trade") == 3
    assert scene.hand_of(0) == {}
    assert scene.market()["cloth"] == 12


def test_the_first_level_is_free_with_a_crane() -> None:
    """R16.2"""
    scene = wonders().town(0, "0,0 N").levels(0, trade=1).hand(0, coin=3).holds(0, "Crane")
    scene.acting(0).do(0, "play crane")
    assert scene.asked() == [(0, "colour")]
    assert scene.legal(0) == ["colour science", "colour military"]
    scene.do(0, "colour military")
    assert level(scene, 0, "military") == 1
    assert scene.hand_of(0) == {"coin": 3}


def test_a_crane_may_bring_a_wonder() -> None:
    """R16.2, R12.1, R12.4"""
    scene = wonders().town(0, "0,0 N", "0,0 S").levels(0, trade=3).hand(0, cloth=3)
    scene.holds(0, "Crane").acting(0).do(0, "play crane", "colour trade")
    assert scene.asked() == [(0, "wonder")]
    scene.do(0, "corner 0,0 S")
    assert scene.state.points[0] == 6


@pytest.mark.parametrize("reason", ["no town", "too poor", "no town for the wonder"])
def test_when_the_crane_is_not_playable(reason: str) -> None:
    """R16.2"""
    scene = wonders().holds(0, "Crane").levels(0, science=5, trade=5, military=3)
    if reason == "no town":
        scene.village(0, "0,0 N").hand(0, coin=9)
    elif reason == "too poor":
        scene.town(0, "0,0 N").hand(0, coin=2)
    else:
        scene.town(0, "0,0 N").hand(0, coin=9).wonder("science", "0,0 N", great=True)
    scene.acting(0).refused(0, "play crane")


# Engineer


def test_the_engineer_builds_a_fence_for_nothing() -> None:
    """R16.3, R6.7"""
    scene = wonders().town(0, "0,0 N", "0,0 S", "2,-2 N").fence("0,0 S").holds(0, "Engineer")
    scene.acting(0).do(0, "play engineer")
    assert scene.asked() == [(0, "corner")]
    places = sorted(scene.corner(place) for place in ("0,0 N", "2,-2 N"))
    assert scene.legal(0) == [f"corner {place}" for place in places]
    scene.do(0, "corner 0,0 N")
    assert scene.state.fenced[scene.corner("0,0 N")] == 1
    assert scene.state.pieces[3] == 2


def test_the_only_bare_town_gets_the_fence_by_itself() -> None:
    """R16.3, R1.8"""
    scene = wonders().town(0, "0,0 N", "0,0 S").fence("0,0 S").holds(0, "Engineer").acting(0)
    scene.do(0, "play engineer")
    assert scene.state.fenced[scene.corner("0,0 N")] == 1
    assert scene.asked() == [(0, "main")]


def test_when_the_engineer_is_not_playable() -> None:
    """R16.3: no town without a fence, or no fence."""
    full = wonders().town(0, "0,0 N").fence("0,0 N").village(0, "0,0 S").town(1, "2,-2 N")
    full.holds(0, "Engineer").acting(0).refused(0, "play engineer")
    towns = ("0,0 N", "0,0 S", "2,-2 N", "-2,2 S")
    none = wonders().town(0, *towns).fence(*towns[:3]).holds(0, "Engineer").acting(0)
    none.refused(0, "play engineer")


# Inventor


def test_the_inventor_swaps_two_tokens() -> None:
    """R16.4: the tiles produce by their new numbers at once."""
    scene = wonders().village(0, "0,0 S").holds(0, "Inventor").acting(0).do(0, "play inventor")
    assert scene.asked() == [(0, "tile")]
    scene.do(0, "tile 0,0")
    assert scene.asked() == [(0, "tile")]
    scene.do(0, "tile 1,-1")
    numbers = scene.state.numbers
    assert (numbers[scene.at("0,0")], numbers[scene.at("1,-1")]) == (5, 4)
    scene.do(0, "end").roll(1, 4)
    assert scene.hand_of(0) == {"wheat": 1}


def test_which_tokens_the_inventor_leaves_alone() -> None:
    """R16.4: 2, 6, 8 and 12, the desert, what is under fog, and an equal number."""
    scene = wonders().fog("0,-2").holds(0, "Inventor").acting(0).do(0, "play inventor")
    for fixed in ("-1,2", "0,-1", "2,0", "1,-2", "-2,0", "0,-2"):
        scene.refused(0, f"tile {fixed}")
    assert len(scene.legal(0)) == 11
    scene.do(0, "tile 0,0")
    scene.refused(0, "tile -1,-1")  # a 4 as well
    scene.refused(0, "tile 0,0")
    assert len(scene.legal(0)) == 9


def test_the_inventor_needs_two_tokens_of_different_value() -> None:
    """R16.4"""
    scene = wonders().holds(0, "Inventor")
    for q, r in scene.state.hexes.places:
        scene.tile(f"{q},{r}", "wood", 6)
    scene.tile("0,0", "wood", 4).tile("1,0", "ore", 4).acting(0)
    scene.refused(0, "play inventor")
    scene.tile("0,1", "ore", 5)
    assert scene.can(0, "play inventor")


# Irrigation and Mining


@pytest.mark.parametrize(
    ("card", "resource", "tiles"),
    [("Irrigation", "wheat", ("0,0", "0,1")), ("Mining", "ore", ("0,0", "0,1"))],
)
def test_two_cards_for_each_tile(card: str, resource: str, tiles: tuple[str, ...]) -> None:
    """R16.5, R16.7, R7.5: counted once however many stand there; the robber does not matter."""
    scene = wonders()
    for q, r in scene.state.hexes.places:
        scene.tile(f"{q},{r}", "desert")
    for place in tiles:
        scene.tile(place, resource, 4)
    scene.village(0, "0,0 N", "0,0 S").town(0, "0,0 SE").robber("0,0").holds(0, card)
    scene.acting(0).do(0, f"play {card.lower()}")
    assert scene.hand_of(0) == {resource: 4}
    assert under_deck(scene, "science") == [card]


@pytest.mark.parametrize(("card", "resource"), [("Irrigation", "wheat"), ("Mining", "ore")])
def test_as_far_as_the_market_has_them(card: str, resource: str) -> None:
    """R16.5, R16.7: also none at all."""
    for left in (1, 0):
        scene = wonders().village(0, "0,0 N").stock(1, **{resource: left}).holds(0, card)
        scene.acting(0).do(0, f"play {card.lower()}")
        assert scene.hand_of(0).get(resource, 0) == left


@pytest.mark.parametrize(("card", "resource"), [("Irrigation", "wheat"), ("Mining", "ore")])
def test_a_warrior_waters_and_digs_nothing(card: str, resource: str) -> None:
    """R16.5, R16.7: a village or town is needed, and the tile must be open."""
    scene = wonders().tile("0,0", resource, 4).warrior(0, "0,0 N").village(1, "0,0 S")
    scene.village(0, "-2,0 NW").holds(0, card).acting(0).refused(0, f"play {card.lower()}")
    hidden = wonders().tile("0,-2", resource, 4).fog("0,-2").village(0, "0,-2 NW").holds(0, card)
    hidden.acting(0).refused(0, f"play {card.lower()}")


# Medicine


def test_medicine_makes_a_town_for_less() -> None:
    """R16.6, R6.5"""
    scene = wonders().village(0, "0,0 N", "0,0 S").hand(0, ore=2, wheat=1).holds(0, "Medicine")
    scene.acting(0).do(0, "play medicine")
    assert scene.asked() == [(0, "corner")]
    scene.do(0, "corner 0,0 S")
    assert scene.piece("0,0 S") == (0, "town")
    assert scene.hand_of(0) == {}
    assert scene.state.points[0] == 3


def test_the_only_village_is_cured_by_itself() -> None:
    """R16.6, R1.8"""
    scene = wonders().village(0, "0,0 N").hand(0, ore=2, wheat=1).holds(0, "Medicine").acting(0)
    assert scene.do(0, "play medicine").piece("0,0 N") == (0, "town")


@pytest.mark.parametrize("reason", ["ore", "wheat", "no village", "no town"])
def test_when_medicine_is_not_playable(reason: str) -> None:
    """R16.6"""
    scene = wonders().holds(0, "Medicine")
    scene.hand(0, ore=1 if reason == "ore" else 2, wheat=0 if reason == "wheat" else 1)
    if reason != "no village":
        scene.village(0, "0,0 N")
    if reason == "no town":
        scene.town(0, "0,0 S", "2,-2 N", "-2,2 S", "2,0 S")
    scene.acting(0).refused(0, "play medicine")


# Printer


def test_the_printer_is_shown_and_stays() -> None:
    """R16.8: a point, and no part of the hand."""
    scene = wonders().levels(0, science=1).holds(0, "Crane", 2).holds(0, "Mining", 2)
    scene.before_roll(0).roll(1, 1, "science").chance("drawn printer")
    assert scene.state.points[0] == 1
    assert "Printer" not in scene.actions_of(0)
    (shown,) = scene.events("shows")
    assert shown.args == [scene.card("Printer")]
    scene.do(0, "end")
    assert scene.asked() == [(1, "roll")]  # four cards are in the hand
    assert scene.state.points[0] == 1


def test_the_printer_can_win_in_ones_own_turn_only() -> None:
    """R16.8, R10.8"""
    mine = wonders(points=5).slayer(0, 4).levels(0, science=1).before_roll(0)
    assert mine.roll(1, 1, "science").chance("drawn printer").state.over()
    other = wonders(points=5).slayer(1, 4).levels(1, science=1).before_roll(0)
    other.roll(1, 1, "science").chance("drawn printer")
    assert other.state.points[1] == 5
    assert not other.state.over()


# Road Builder


def test_the_green_road_builder_builds_two_roads() -> None:
    """R16.9, R9.7, R6.7"""
    scene = wonders().village(0, "0,0 N").road(0, "0,0 NE").holds(0, "Road Builder").acting(0)
    scene.do(0, "play green-road-builder", "side 0,0 E", "side 0,0 SE")
    assert scene.state.pieces[0] == 3
    assert scene.asked() == [(0, "main")]
    assert under_deck(scene, "science") == ["Road Builder"]


def test_the_road_builder_ends_early_without_a_road() -> None:
    """R16.9, R9.7: of one road left the second is not asked for; without any it is not playable."""
    tiles = ("2,-2", "-2,1", "0,1")
    roads = [f"{tile} {side}" for tile in tiles for side in ("NE", "E", "SE", "SW", "W")]
    assert len(roads) == GAME.as_printed.roads
    scene = wonders().road(0, *roads[:14]).holds(0, "Road Builder", 2).acting(0)
    scene.do(0, "play green-road-builder")
    scene.do(0, scene.legal(0)[0])
    assert scene.state.pieces[0] == GAME.as_printed.roads
    scene.refused(0, "play green-road-builder")
