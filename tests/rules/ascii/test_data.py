"""The tables of ASCII Empires against the sheet, number by number."""

import re
from functools import partial

import pytest

from aevum.core.numbers import RECONSTRUCTED
from aevum.games.ascii import GAME, data
from aevum.games.ascii.data import AS_PRINTED
from aevum.games.ascii.rules.grid import BOXES, COLUMN_MASKS, COLUMN_OF, ROW_MASKS
from tests.rules import sheets
from tests.rules.ascii import printed

NUMERALS = ("", "I", "II", "III")
SIGNS = {
    "/": AS_PRINTED.column_workers,
    "O": AS_PRINTED.column_gold,
    "S": AS_PRINTED.column_science,
}


def numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of a text; a dot is 0."""
    return tuple(0 if word == "." else int(word) for word in text.split())


def branch(text: str) -> tuple[int, ...]:
    """Return the boxes of a branch, as "U2 U5"."""
    return tuple(int(word[1:]) for word in text.split())


agrees = partial(sheets.agrees, AS_PRINTED, printed.CHANGED)


@pytest.mark.parametrize("name", printed.NUMBERS)
def test_every_single_number(name: str) -> None:
    """R1.1, R1.4: three Workers and three Gold to begin with."""
    assert GAME.numbers.find(name).printed == printed.NUMBERS[name]


@pytest.mark.parametrize("name", printed.SIZES)
def test_every_size(name: str) -> None:
    """R1.1, R1.2"""
    assert getattr(data, name) == printed.SIZES[name]


@pytest.mark.parametrize("kind", range(data.KINDS))
def test_every_building(kind: int) -> None:
    """R4.1, R4.5, R4.10, R11.3"""
    name, level, lines, die, points = printed.BUILDINGS[kind]
    assert data.NAMES[kind] == name
    assert NUMERALS[data.LEVELS[kind]] == level
    assert AS_PRINTED.lines[kind] == lines
    assert AS_PRINTED.points[kind] == points
    assert AS_PRINTED.activate[kind] == (die or data.SIDES + 1)


def test_letters_of_buildings() -> None:
    assert data.LETTERS == "FMSG@#"


def test_every_track() -> None:
    """R1.5, R1.6"""
    for name, length in printed.TRACKS.items():
        assert agrees(name, length), name


def test_cohorts() -> None:
    """R1.5: seven Armies of one to three Soldiers, and the last box of all is the last of them."""
    assert agrees("cohorts", numbers(printed.COHORTS))
    cohorts = AS_PRINTED.cohorts
    assert sum(cohorts) == AS_PRINTED.military
    assert (min(cohorts), max(cohorts), len(cohorts)) == (1, 3, 7)


def test_values_of_moods() -> None:
    """R11.5"""
    assert agrees("happy", numbers(printed.HAPPINESS))
    assert agrees("unhappy", numbers(printed.UNHAPPINESS))
    assert len(AS_PRINTED.happy) == len(AS_PRINTED.unhappy) == data.MOODS + 1


def test_ten_taxations_do_not_pay() -> None:
    """The second of them is worth nothing, and from there on each is a loss."""
    tax = AS_PRINTED.tax_gold * AS_PRINTED.gold_points
    worth = [tax * taxes - AS_PRINTED.unhappy[taxes] for taxes in range(11)]
    assert worth[:3] == [0, 2, 2]
    assert worth[2:] == sorted(worth[2:], reverse=True)
    assert worth[10] + AS_PRINTED.mastery_points == -69


def test_places_of_research() -> None:
    """R5.8"""
    for name, box in printed.RESEARCH.items():
        assert agrees(name.lower(), int(box[1:])), name
    values = GAME.numbers.printed
    assert branch(printed.CULTURE_IN_SCIENCE) == values.row("upper.culture")
    assert branch(printed.GOLD_IN_SCIENCE) == values.row("lower.gold")
    assert AS_PRINTED.irrigation == AS_PRINTED.trunk


def test_every_caravan() -> None:
    """R5.4"""
    extras = [extra for _, extra in printed.CARAVANS]
    assert agrees("caravans", tuple(numbers(boxes) for boxes, _ in printed.CARAVANS))
    assert agrees("caravan_science", tuple(extra.count("S") for extra in extras))
    assert agrees("caravan_culture", tuple(extra.count("C") for extra in extras))
    assert len(AS_PRINTED.caravans) == 5


def test_the_culture_grid() -> None:
    """R5.3"""
    assert tuple(numbers(row) for row, _ in printed.CULTURE) == data.CULTURE
    assert tuple(points for _, points in printed.CULTURE) == AS_PRINTED.culture_points
    assert sum(AS_PRINTED.culture_points) == 100
    assert data.COLUMNS == len(printed.COLUMNS) == 7


@pytest.mark.parametrize("column", range(7))
def test_rewards_of_columns(column: int) -> None:
    """R5.3"""
    reward = printed.COLUMNS[column]
    for sign, table in SIGNS.items():
        assert table[column] == reward.count(sign)
    assert AS_PRINTED.column_happy[column] == reward.count(":)")


def test_sets_of_culture_boxes() -> None:
    """R5.3: 24 boxes, of which the first column has two."""
    rows = [numbers(row) for row, _ in printed.CULTURE]
    wanted = [(row, column) for row in range(4) for column in range(7) if rows[row][column]]
    assert list(BOXES) == wanted
    assert len(BOXES) == 24
    for box, (row, column) in enumerate(BOXES):
        assert AS_PRINTED.culture[box] == rows[row][column]
        assert COLUMN_OF[box] == column
        assert [mask >> box & 1 for mask in ROW_MASKS].index(1) == row
        assert [mask >> box & 1 for mask in COLUMN_MASKS].index(1) == column
    assert sum(ROW_MASKS) == sum(COLUMN_MASKS) == (1 << 24) - 1
    assert [mask.bit_count() for mask in COLUMN_MASKS] == [2, 3, 3, 4, 4, 4, 4]


def test_what_a_die_can_check_in_the_grid() -> None:
    """R3.5: 1 Gold for each step up or down."""
    for face in range(1, data.SIDES + 1):
        for gold in range(data.SIDES):
            found = AS_PRINTED.reached[face * data.SIDES + gold]
            for box, wanted in enumerate(AS_PRINTED.culture):
                assert found >> box & 1 == int(abs(wanted - face) <= gold)


def test_disasters() -> None:
    """R6.7, R6.9, R6.10, R6.11"""
    found = [data.DISASTER_NAMES[kind] for kind in data.DISASTERS]
    culture = map(bool, AS_PRINTED.disaster_culture)
    assert list(zip(found, culture, strict=True)) == list(printed.DISASTERS)


def test_what_is_our_own_says_so() -> None:
    own = {name for name, each in data.ORIGINS.items() if each.grade == RECONSTRUCTED}
    assert own == printed.RECONSTRUCTED
    assert all(data.ORIGINS[name].why for name in own)
    found = {each.name for each in data.NUMBERS if each.grade == RECONSTRUCTED}
    assert found == printed.RECONSTRUCTED_NUMBERS


def test_every_number_names_its_rule() -> None:
    paragraphs = set(re.findall(r"\*\*(R\d+\.\d+)\*\*", GAME.rules()))
    for number in data.NUMBERS:
        assert number.rule in paragraphs, number.name
        assert str(number.about)
