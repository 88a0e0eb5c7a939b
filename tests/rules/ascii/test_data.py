"""The tables of ASCII Empires against the sheet, number by number."""

from functools import partial

import pytest

from aevum.games.ascii import data
from aevum.games.ascii.rules.grid import BOXES, COLUMN_MASKS, COLUMN_OF, FACES, REACHED, ROW_MASKS
from tests.rules import sheets
from tests.rules.ascii import printed

NUMERALS = ("", "I", "II", "III")
SIGNS = {"/": data.COLUMN_WORKERS, "O": data.COLUMN_GOLD, "S": data.COLUMN_SCIENCE}


def numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of a text; a dot is 0."""
    return tuple(0 if word == "." else int(word) for word in text.split())


def branch(text: str) -> tuple[int, ...]:
    """Return the boxes of a branch, as "U2 U5"."""
    return tuple(int(word[1:]) for word in text.split())


agrees = partial(sheets.agrees, data, printed.CHANGED)


@pytest.mark.parametrize("name", printed.NUMBERS)
def test_every_single_number(name: str) -> None:
    """R1.1, R1.4: three Workers and three Gold to begin with."""
    assert agrees(name, printed.NUMBERS[name])


def test_what_was_changed_is_our_own() -> None:
    for name in printed.CHANGED:
        assert data.GRADES[name][0] == data.RECONSTRUCTED


@pytest.mark.parametrize("kind", range(data.KINDS))
def test_every_building(kind: int) -> None:
    """R4.1, R4.5, R4.10, R11.3"""
    name, level, lines, die, points = printed.BUILDINGS[kind]
    assert data.NAMES[kind] == name
    assert NUMERALS[data.LEVELS[kind]] == level
    assert data.LINES[kind] == lines
    assert data.POINTS[kind] == points
    assert data.ACTIVATE[kind] == (die or data.SIDES + 1)


def test_letters_of_buildings() -> None:
    assert data.LETTERS == "FMSG@#"


def test_every_track() -> None:
    """R1.5, R1.6"""
    for name, length in printed.TRACKS.items():
        assert agrees(name.upper(), length), name


def test_cohorts() -> None:
    """R1.5: seven Armies of one to three Soldiers, and the last box of all is the last of them."""
    assert agrees("COHORTS", numbers(printed.COHORTS))
    assert sum(data.COHORTS) == data.MILITARY
    assert (min(data.COHORTS), max(data.COHORTS), len(data.COHORTS)) == (1, 3, 7)


def test_values_of_moods() -> None:
    """R11.5"""
    assert agrees("HAPPY", numbers(printed.HAPPINESS))
    assert agrees("UNHAPPY", numbers(printed.UNHAPPINESS))
    assert len(data.HAPPY) == len(data.UNHAPPY) == data.MOODS + 1


def test_ten_taxations_do_not_pay() -> None:
    """The second of them is worth nothing, and from there on each is a loss."""
    worth = [data.TAX_GOLD * data.GOLD_POINTS * taxes - data.UNHAPPY[taxes] for taxes in range(11)]
    assert worth[:3] == [0, 2, 2]
    assert worth[2:] == sorted(worth[2:], reverse=True)
    assert worth[10] + data.MASTERY_POINTS == -69


def test_places_of_research() -> None:
    """R5.8"""
    for name, box in printed.RESEARCH.items():
        assert agrees(name.upper(), int(box[1:])), name
    assert branch(printed.CULTURE_IN_SCIENCE) == data.UPPER_CULTURE
    assert branch(printed.GOLD_IN_SCIENCE) == data.LOWER_GOLD
    assert data.IRRIGATION == data.TRUNK


def test_every_caravan() -> None:
    """R5.4"""
    extras = [extra for _, extra in printed.CARAVANS]
    assert agrees("CARAVANS", tuple(numbers(boxes) for boxes, _ in printed.CARAVANS))
    assert agrees("CARAVAN_SCIENCE", tuple(extra.count("S") for extra in extras))
    assert agrees("CARAVAN_CULTURE", tuple(extra.count("C") for extra in extras))
    assert len(data.CARAVANS) == 5


def test_the_culture_grid() -> None:
    """R5.3"""
    assert tuple(numbers(row) for row, _ in printed.CULTURE) == data.CULTURE
    assert tuple(points for _, points in printed.CULTURE) == data.CULTURE_POINTS
    assert sum(data.CULTURE_POINTS) == 100
    assert data.COLUMNS == len(printed.COLUMNS) == 7


@pytest.mark.parametrize("column", range(7))
def test_rewards_of_columns(column: int) -> None:
    """R5.3"""
    reward = printed.COLUMNS[column]
    for sign, table in SIGNS.items():
        assert table[column] == reward.count(sign)
    assert data.COLUMN_HAPPY[column] == reward.count(":)")


def test_sets_of_culture_boxes() -> None:
    """R5.3: 24 boxes, of which the first column has two."""
    rows = [numbers(row) for row, _ in printed.CULTURE]
    wanted = [(row, column) for row in range(4) for column in range(7) if rows[row][column]]
    assert list(BOXES) == wanted
    assert len(BOXES) == 24
    for box, (row, column) in enumerate(BOXES):
        assert FACES[box] == rows[row][column]
        assert COLUMN_OF[box] == column
        assert [mask >> box & 1 for mask in ROW_MASKS].index(1) == row
        assert [mask >> box & 1 for mask in COLUMN_MASKS].index(1) == column
    assert sum(ROW_MASKS) == sum(COLUMN_MASKS) == (1 << 24) - 1
    assert [mask.bit_count() for mask in COLUMN_MASKS] == [2, 3, 3, 4, 4, 4, 4]


def test_what_a_die_can_check_in_the_grid() -> None:
    """R3.5: 1 Gold for each step up or down."""
    for face in range(1, data.SIDES + 1):
        for gold in range(data.SIDES):
            found = REACHED[face * data.SIDES + gold]
            for box, wanted in enumerate(FACES):
                assert found >> box & 1 == int(abs(wanted - face) <= gold)


def test_disasters() -> None:
    """R6.7, R6.9, R6.10, R6.11"""
    found = [data.DISASTER_NAMES[kind] for kind in data.DISASTERS]
    assert list(zip(found, map(bool, data.DISASTER_CULTURE), strict=True)) == list(
        printed.DISASTERS
    )


def test_what_is_our_own_says_so() -> None:
    found = {name for name, (grade, _) in data.GRADES.items() if grade == data.RECONSTRUCTED}
    assert found == printed.RECONSTRUCTED
    for name, (grade, why) in data.GRADES.items():
        assert grade in (data.RULEBOOK, data.PUBLIC, data.RECONSTRUCTED)
        assert why or grade != data.RECONSTRUCTED, name
