"""The options of a table: which Zones, which cards, how many players (R1.1 to R1.3, R1.6)."""

from typing import Any

import pytest

from aevum.core.errors import BadOption
from aevum.core.state import CHANCE, OK
from aevum.games.temporum import GAME
from aevum.games.temporum.data import BASE, CARDS, DECK_KINDS, REALITIES, THEMED, ZONES
from aevum.games.temporum.moves import DEALT
from aevum.games.temporum.rules.state import Temporum
from tests.rules.temporum import printed

BOXES = {"both": (BASE, REALITIES), "base": (BASE,), "realities": (REALITIES,)}
TEN = (
    "Ancient Egypt",
    "Roman Empire",
    "Bright Ages",
    "Y2K",
    "Cold War",
    "Gold Rush",
    "Utopia",
    "Exodus",
    "Savagery",
    "Earth United",
)


def dealt(seats: int = 2, seed: int = 1, **options: Any) -> Temporum:
    """Return a table that is set up and about to begin."""
    state = GAME.new(seats, seed, **options)
    assert isinstance(state, Temporum)
    return state


def names(state: Temporum) -> list[str]:
    """Return the Zones of the board by name, from the past to the present."""
    return [ZONES[zone].name for zone in state.zones]


def refusal(seats: Any = 2, **options: Any) -> str:
    """Return the sentence with which a table is refused."""
    with pytest.raises(BadOption) as caught:
        GAME.new(seats, **options)
    return str(caught.value)


def test_the_options_and_how_they_come() -> None:
    """R1.2"""
    assert GAME.settle({}) == {"zones": "random", "zone_set": "both", "card_set": "both"}


# Players


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players(seats: int) -> None:
    """R1.1"""
    assert dealt(seats).seats == seats


@pytest.mark.parametrize("seats", [1, 6, -2])
def test_no_other_number_of_players(seats: int) -> None:
    """R1.1"""
    assert refusal(seats) == f"Temporum is for 2 to 5 players, not {seats}."


# Random Zones


@pytest.mark.parametrize("box", BOXES)
def test_random_zones_are_dealt_by_time_from_the_chosen_boxes(box: str) -> None:
    """R1.2, R1.3: each that is left is as likely as any other."""
    state = GAME.new(2, 1, explicit=True, zone_set=box)
    assert isinstance(state, Temporum)
    for time in (1, 2, 2, 3, 3, 3, 4, 4, 4, 4):
        wanted = [
            (DEALT + number, 1)
            for number, zone in enumerate(ZONES)
            if zone.time == time and zone.source in BOXES[box] and number not in state.zones
        ]
        assert state.weights() == wanted
        assert state.apply(CHANCE, wanted[len(wanted) // 2][0]) == OK
    assert len(set(state.zones)) == 10


@pytest.mark.parametrize(("box", "sizes"), [("both", (16, 24, 24, 32)), ("base", (8, 12, 12, 16))])
def test_the_boxes_are_as_large_as_they_should_be(box: str, sizes: tuple[int, ...]) -> None:
    """R1.2: and Alternate Realities is as large as the base game."""
    found = [
        sum(1 for zone in ZONES if zone.time == time and zone.source in BOXES[box])
        for time in (1, 2, 3, 4)
    ]
    assert tuple(found) == sizes


def test_random_zones_differ_from_table_to_table() -> None:
    """R1.2"""
    assert len({tuple(dealt(seed=seed).zones) for seed in range(1, 9)}) == 8


# Themed sets


@pytest.mark.parametrize("name", printed.THEMED_SETS)
def test_a_themed_set_is_named(name: str) -> None:
    """R1.2"""
    state = dealt(zones=name)
    assert sorted(names(state)) == sorted(printed.THEMED_SETS[name].split(", "))
    assert [ZONES[zone].time for zone in state.zones] == [1, 2, 2, 3, 3, 3, 4, 4, 4, 4]


def test_there_are_the_printed_names_and_no_more() -> None:
    """R1.2"""
    assert set(THEMED) == set(printed.THEMED_SETS)


@pytest.mark.parametrize("text", ["Science!", "science", " SCIENCE "])
def test_a_themed_set_may_be_written_in_any_case(text: str) -> None:
    """R1.2"""
    assert names(dealt(zones=text))[0] == "Age of Atlantis"


def test_a_themed_set_needs_no_box() -> None:
    """R1.2: the boxes say where random Zones come from."""
    assert names(dealt(zones="traders", zone_set="base"))[0] == "Babylonian Bazaar"


# Ten chosen Zones


def test_ten_zones_are_chosen() -> None:
    """R1.2, R1.3: of both boxes, whatever random ones would come from."""
    assert names(dealt(zones=",".join(TEN), zone_set="base")) == list(TEN)


def test_ten_zones_may_be_named_in_any_order() -> None:
    """R1.2: those of one Time lie from left to right as they were named."""
    assert names(dealt(zones=", ".join(reversed(TEN)))) == [
        "Ancient Egypt",
        "Bright Ages",
        "Roman Empire",
        "Gold Rush",
        "Cold War",
        "Y2K",
        "Earth United",
        "Savagery",
        "Exodus",
        "Utopia",
    ]


def test_ten_zones_may_be_written_as_they_are_typed() -> None:
    """R1.2: case and spaces do not matter, and Amazonian Europe is another name."""
    typed = ",".join(TEN).lower().replace("bright ages", "Amazonian Europe")
    assert names(dealt(zones=typed))[2] == "Empire of the Amazons"
    assert names(dealt(zones=typed.replace(" ", "-")))[2] == "Empire of the Amazons"


def instead(old: str, *new: str) -> str:
    """Return ten Zones in which others stand for one."""
    return ",".join(part for zone in TEN for part in (new if zone == old else (zone,)))


@pytest.mark.parametrize(
    ("zones", "sentence"),
    [
        (instead("Utopia", "Dystopia"), "No Zone is called “Dystopia”. The closest is Utopia."),
        (instead("Utopia", "Exodus"), "Exodus is named twice."),
        (instead("Utopia", "exodus"), "Exodus is named twice."),
        (instead("Utopia"), "A board has 10 Zones, not 9."),
        (instead("Utopia", "Utopia", "Space Age"), "A board has 10 Zones, not 11."),
        (
            instead("Utopia", "Stone Age"),
            "Time I has 1 Zone, not 2: Ancient Egypt and Stone Age.",
        ),
        (
            instead("Utopia", "Plague"),
            "Time II has 2 Zones, not 3: Roman Empire, Bright Ages and Plague.",
        ),
        (
            instead("Utopia", "Meritocracy"),
            "Time III has 3 Zones, not 4: Y2K, Cold War, Gold Rush and Meritocracy.",
        ),
        (instead("Ancient Egypt", "Space Age"), "Time I has 1 Zone, not 0."),
        (instead("Cold War", "Space Age"), "Time III has 3 Zones, not 2: Y2K and Gold Rush."),
        ("", "A board has 10 Zones, not 0."),
        (" , ,, ", "A board has 10 Zones, not 0."),
        ("random,random", "No Zone is called “random”."),
        ("harsh,riches", "No Zone is called “harsh”."),
        ("?!,#", "No Zone is called “?!”."),
    ],
)
def test_zones_that_do_not_fit_are_refused(zones: str, sentence: str) -> None:
    """R1.2"""
    assert refusal(zones=zones) == sentence


@pytest.mark.parametrize("text", ["nowhere", "Utopia", "random!", "1234", "\u00fc"])
def test_an_unknown_set_is_refused_with_those_there_are(text: str) -> None:
    """R1.2"""
    sentence = refusal(zones=text)
    assert sentence.startswith(f"No set of Zones is called “{text}”.")
    assert all(name in sentence for name in THEMED)


@pytest.mark.parametrize("text", ["x" * 401, "Utopia\nExodus", ",".join(TEN * 5)])
def test_zones_are_one_line_that_is_not_too_long(text: str) -> None:
    """R1.2"""
    assert refusal(zones=text) == "zones must be one line of at most 400 characters."


@pytest.mark.parametrize("value", [5, None, ["Utopia"], True])
def test_zones_are_a_text(value: object) -> None:
    """R1.2"""
    assert refusal(zones=value) == f"zones must be text, not {value!r}."


def test_a_long_unknown_name_is_cut() -> None:
    """R1.2"""
    assert refusal(zones="a" * 300 + ",b") == f"No Zone is called “{'a' * 40}”."


def test_the_longest_ten_names_fit() -> None:
    """R1.2"""
    longest = [
        name
        for time in (1, 2, 3, 4)
        for name in sorted((zone.name for zone in ZONES if zone.time == time), key=len)[-time:]
    ]
    assert names(dealt(zones=", ".join(longest))) == longest


# Cards


@pytest.mark.parametrize("box", BOXES)
def test_the_deck_has_two_of_every_card_of_the_chosen_boxes(box: str) -> None:
    """R1.2, R1.6: Gizmos and Trade Goods come with any."""
    state = GAME.setup(2, 1, GAME.settle({"card_set": box}))
    assert isinstance(state, Temporum)
    wanted = [2 if card.source in BOXES[box] else 0 for card in CARDS]
    assert state.deck.mixed == wanted
    assert sum(wanted) == DECK_KINDS * len(BOXES[box])
    assert state.special == [8, 8]


@pytest.mark.parametrize("box", ["base", "realities"])
def test_only_cards_of_the_chosen_box_are_dealt(box: str) -> None:
    """R1.2"""
    for seed in range(1, 6):
        state = dealt(5, seed, card_set=box)
        sources = {CARDS[card].source for hand in state.hands for card in hand}
        assert sources == set(BOXES[box])


@pytest.mark.parametrize("name", ["zone_set", "card_set"])
def test_boxes_have_three_names(name: str) -> None:
    """R1.2"""
    assert refusal(**{name: "none"}) == f"{name} must be one of both, base, realities, not 'none'."
    assert refusal(**{name: 7}) == f"{name} must be text, not 7."


def test_there_is_no_other_option() -> None:
    """R1.2"""
    sentence = "Temporum has no option “colour”. It has: zones, zone_set, card_set."
    assert refusal(colour="red") == sentence


@pytest.mark.parametrize("zones", ["random", "Science!", ",".join(TEN)])
def test_options_are_saved_with_the_game(zones: str) -> None:
    """R1.2"""
    state = dealt(3, zones=zones, zone_set="realities", card_set="base")
    again = GAME.load(state.to_data())
    assert isinstance(again, Temporum)
    assert again.terms.options == state.terms.options
    assert again.to_data() == state.to_data()
