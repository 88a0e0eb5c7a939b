"""Every number of the game against what is printed or was first chosen (R1, R15)."""

import pytest

from aevum.core.numbers import RECONSTRUCTED
from aevum.games.chronos import GAME, data
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.setup import deck
from aevum.games.chronos.rules.terms import read_terms
from tests.rules.chronos import printed

TERRITORY = slice(data.TEN, data.HYDRA)
TYPED = "what printed.py types again (R1.4): what is printed changes both"


def agrees(name: str, typed: int) -> bool:
    """Return whether a number is the one typed here, or listed as changed."""
    found = GAME.numbers.find(name).printed
    if name in printed.CHANGED:
        return printed.CHANGED[name] == typed != found
    return found == typed


@pytest.mark.parametrize("name", printed.SIZES)
def test_every_size(name: str) -> None:
    """R1.1, R1.3, R1.4, R13.2, R15.1, R15.2"""
    assert getattr(data, name) == printed.SIZES[name]


@pytest.mark.parametrize("name", printed.NUMBERS)
def test_every_single_number(name: str) -> None:
    """R1.3, R1.5, R2.1, R2.2, R6.2, R7.1, R9, R11, R13.1, R13.2, R14.1, R14.5"""
    assert agrees(name, printed.NUMBERS[name])


def test_no_number_is_left_out() -> None:
    names = [f"copies.{card.lower()}" for card in printed.COPIES]
    names += [f"{row.split()[0].lower()}.price" for row in printed.GODS.split(", ")]
    assert sorted(GAME.numbers.by_name) == sorted([*names, *printed.NUMBERS])


def test_what_was_changed_is_our_own() -> None:
    for name in printed.CHANGED:
        assert GAME.numbers.find(name).grade == RECONSTRUCTED


def test_every_number_of_cards() -> None:
    """R1.2"""
    assert list(data.CARD_NAMES) == list(printed.COPIES)
    for name, copies in printed.COPIES.items():
        assert agrees(f"copies.{name.lower()}", copies)


def test_cards_add_up() -> None:
    """R1.2: 110 in all are printed, however they divide."""
    copies = data.AS_PRINTED.copies
    assert sum(copies) == 110, "CARD_ROWS in data.py: R1.2 prints 110 cards"
    assert sum(copies[TERRITORY]) == 70, "CARD_ROWS in data.py: R1.2 prints 70 TERRITORIES"
    assert sum(copies[data.HYDRA : data.NORTH]) == 8
    assert sum(copies[data.NORTH : data.WAR]) == sum(copies[data.WAR :]) == 16


def test_territories_have_their_values() -> None:
    """R6.1"""
    for card, name in enumerate(data.CARD_NAMES):
        assert data.VALUES[card] == (int(name) if name.isdigit() else 0)


def test_territories_are_worth_enough() -> None:
    """R1.2: every kind but CATACLYSM has copies enough for HESTIA."""
    copies = data.AS_PRINTED.copies
    worth = sum(number * value for number, value in zip(copies, data.VALUES, strict=True))
    assert worth == 1_980 or any(name.startswith("copies.") for name in printed.CHANGED)
    assert min(copies[data.TEN : data.KEPT]) >= data.AS_PRINTED.hestia


@pytest.mark.parametrize("stage", [1, 2, 3, 4, 5])
def test_every_stage(stage: int) -> None:
    """R15.1"""
    names = {name for row in printed.STAGES[:stage] for name in row}
    options = GAME.settle({"stage": stage})
    terms = read_terms(options, data.AS_PRINTED, GAME.pantheon, GAME.version)
    for card, number in enumerate(deck(terms)):
        wanted = data.AS_PRINTED.copies[card] if data.CARD_NAMES[card] in names else 0
        assert number == wanted


def test_every_god_and_its_cost() -> None:
    """R1.4, R8.1"""
    rows = [row.split() for row in printed.GODS.split(", ")]
    assert list(data.GOD_NAMES) == [name for name, _ in rows]
    assert list(data.AS_PRINTED.prices) == [int(cost) for _, cost in rows]
    assert len(rows) == data.GODS == 40, f"PRINTED_GODS in data.py has others than {TYPED}"
    for cost, names in printed.COSTS.items():
        for name in names.split():
            assert data.AS_PRINTED.prices[getattr(data, name)] == cost
            assert data.GOD_NAMES[getattr(data, name)] == name
    assert sum(len(names.split()) for names in printed.COSTS.values()) == len(rows)


def test_every_city() -> None:
    """R1.4"""
    assert data.CITY_NAMES == printed.CITIES
    assert len(printed.CITIES) == data.CITIES == 12, f"CITY_TILES in data.py: others than {TYPED}"
    for number, name in enumerate(printed.CITIES):
        assert getattr(data, name.replace(" ", "_")) == number


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_timers_and_piles_for_every_number_of_players(seats: int) -> None:
    """R1.3, R1.5: 16 timers are enough for all of them."""
    assert seats * data.AS_PRINTED.timers[seats] + (seats < 6) <= 16
    assert seats + data.AS_PRINTED.more_piles <= data.MOST_PILES


def test_the_options() -> None:
    """R1.8"""
    settled = GAME.settle({})
    assert settled == {
        "stage": 5,
        "teams": False,
        "uneven": False,
        "knocks": True,
        "carried": "",
    }
    assert (GAME.min_seats, GAME.max_seats) == (3, 6)


def test_every_move_reads_back() -> None:
    for move in range(MOVES.size):
        assert MOVES.parse(MOVES.text(move)) == move
