"""The options of a table (R1.2 to R1.5)."""

from typing import Any

import pytest

from aevum.core.errors import BadOption
from aevum.games.imperials import GAME
from aevum.games.imperials.data import ACTIONS, DECKS
from aevum.games.imperials.rules.maps import OFFICIAL
from aevum.games.imperials.scenes import Scene


def refusal(seats: Any = 3, **options: Any) -> str:
    """Return the sentence with which a table is refused."""
    with pytest.raises(BadOption) as caught:
        GAME.new(seats, **options)
    return str(caught.value)


def test_the_options_and_how_they_come() -> None:
    """R1.3"""
    assert GAME.settle({}) == {
        "mode": "basic",
        "points": 0,
        "discard_limit": 7,
        "map": "base",
        "speed": "off",
        "special_build": "auto",
        "reroll": False,
        "player_trades": True,
        "shortage": "nobody",
        "rounds": 150,
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players(seats: int) -> None:
    """R1.1"""
    assert GAME.new(seats).seats == seats


@pytest.mark.parametrize("seats", [1, 7])
def test_no_other_number_of_players(seats: int) -> None:
    """R1.1, R1.4"""
    assert refusal(seats) == f"Imperials is for 2 to 6 players, not {seats}."


@pytest.mark.parametrize(("name", "low", "high"), [("discard_limit", 5, 15), ("rounds", 10, 500)])
def test_numbers_have_their_range(name: str, low: int, high: int) -> None:
    """R1.3, R1.4"""
    for value in (low, high):
        assert GAME.settle({name: value})[name] == value
    for bad in (low - 1, high + 1):
        assert (
            refusal(**{name: bad})
            == f"{name} must be a whole number from {low} to {high}, not {bad}."
        )


@pytest.mark.parametrize("points", [0, 5, 10, 21])
def test_the_target_may_be_any_of_these(points: int) -> None:
    """R1.3"""
    assert Scene(points=points).state.terms.target == (points or 10)
    assert Scene(mode="wonders", points=points).state.terms.target == (points or 13)


@pytest.mark.parametrize("points", [1, 4, -1, 22])
def test_no_other_target(points: int) -> None:
    """R1.4: the sentence names the range."""
    sentence = refusal(points=points)
    assert "21" in sentence
    assert str(points) in sentence


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("mode", ["basic", "wonders"]),
        ("speed", ["off", "slow", "normal", "fast"]),
        ("special_build", ["auto", "on", "off"]),
        ("shortage", ["nobody", "single"]),
    ],
)
def test_choices_name_what_there_is(name: str, values: list[str]) -> None:
    """R1.3, R1.4"""
    for value in values:
        assert GAME.settle({name: value})[name] == value
    assert refusal(**{name: "other"}) == f"{name} must be one of {', '.join(values)}, not 'other'."


@pytest.mark.parametrize("name", ["reroll", "player_trades"])
def test_switches_are_on_or_off(name: str) -> None:
    """R1.3, R1.4"""
    assert GAME.settle({name: "on"})[name] is True
    assert GAME.settle({name: "off"})[name] is False
    assert refusal(**{name: "maybe"}) == f"{name} must be on or off, not 'maybe'."


@pytest.mark.parametrize("name", OFFICIAL)
def test_every_map_is_for_every_number_of_players(name: str) -> None:
    """R1.3, R2.3"""
    for seats in (2, 6):
        assert GAME.new(seats, map=name).asks
    assert GAME.new(2, map=name.title()).asks


def test_an_unknown_map_names_those_there_are() -> None:
    """R1.4"""
    sentence = refusal(map="atlantis")
    assert all(name in sentence for name in OFFICIAL)


def test_an_unknown_option_names_those_there_are() -> None:
    """R1.4"""
    assert refusal(robbers=2).startswith("Imperials has no option “robbers”. It has: mode, points")


@pytest.mark.parametrize("points", [18, 21])
def test_a_high_target_is_allowed(points: int) -> None:
    """R1.5 (A36): also in Basic, where it may be out of reach."""
    assert GAME.new(2, points=points).asks


def test_each_mode_has_its_own_cards() -> None:
    """R1.2: no commodities and no coloured decks in Basic, no bought cards in the other."""
    sizes = [sum(card.copies for card in ACTIONS if card.deck == deck) for deck in range(DECKS)]
    basic = Scene().acting(0)
    assert list(basic.market()) == ["wood", "brick", "wool", "wheat", "ore"]
    assert [deck.size() for deck in basic.state.decks] == [0, 0, 0, sizes[3]]
    wonders = Scene(mode="wonders").hand(0, wool=1, wheat=1, ore=1).acting(0)
    assert [deck.size() for deck in wonders.state.decks] == [*sizes[:3], 0]
    wonders.refused(0, "buy")


def test_each_mode_has_its_own_moves() -> None:
    """R1.2"""
    basic = Scene().town(0, "0,0 N").road(0, "0,0 NE")
    basic.hand(0, wood=1, brick=3, wool=3, wheat=3, ore=3).acting(0)
    words = {text.split()[0] for text in basic.legal(0)}
    assert not words & {"warrior", "activate", "upgrade", "fence", "improve", "march", "chase"}
