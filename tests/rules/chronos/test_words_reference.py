"""The reference behind the rules: every card, GOD, CITY and graded number."""

import pytest

from aevum.core.numbers import GRADE_TEXTS, RECONSTRUCTED
from aevum.games.chronos import GAME
from aevum.games.chronos.data import CARD_ROWS, CITY_NAMES, GOD_NAMES, NUMBERS, PANTHEON
from aevum.games.chronos.words.reference import SUBJECTS, write_reference


def rows(first: str) -> list[list[str]]:
    """Return the cells of the table whose head begins with a word, without its head."""
    lines = write_reference().splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith(f"| {first} |"))
    found: list[list[str]] = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def test_the_rules_end_with_the_reference() -> None:
    assert GAME.rules().endswith(write_reference())


def test_no_table_is_written_by_hand() -> None:
    written = GAME.rules().removesuffix(write_reference())
    assert "the reference of cards" in written
    assert [line for line in written.splitlines() if line.startswith("|")] == []


def test_every_card_is_listed_with_its_copies() -> None:
    listed = {row[0]: int(row[2]) for row in rows("card")}
    assert listed == {card.name: card.copies for card in CARD_ROWS}
    assert sum(listed.values()) - listed["0"] == 110


@pytest.mark.parametrize("number", range(len(GOD_NAMES)))
def test_every_god_is_listed_with_cost_power_and_rule(number: int) -> None:
    name, cost, power, rule = rows("GOD")[number]
    assert (name, int(cost), rule) == (
        GOD_NAMES[number],
        PANTHEON[number].price,
        f"R9.{number + 1}",
    )
    assert power
    assert f"**{rule}** {name} ({cost})" in GAME.rules()


@pytest.mark.parametrize("number", range(len(CITY_NAMES)))
def test_every_city_is_listed_with_power_and_rule(number: int) -> None:
    name, power, rule = rows("CITY")[number]
    assert (name, rule) == (CITY_NAMES[number], f"R11.{number + 1}")
    assert power
    assert f"**{rule}** {name}." in GAME.rules()


def test_every_graded_number_has_a_name() -> None:
    grades = {number.name: number.grade for number in NUMBERS}
    assert "## Where the numbers come from" in write_reference()
    for name, (subject, why) in SUBJECTS.items():
        row = f"| {subject} | {GRADE_TEXTS[grades[name]]} | {why or ''} |"
        assert row in write_reference()


def test_the_reference_is_told_in_german() -> None:
    german = write_reference("de")
    assert german.count("\n|") == write_reference().count("\n|")
    assert "| Athene |" in german
    assert "| von uns rekonstruiert |" in german
    assert GAME.rules("de").endswith(german)


def test_every_number_of_our_own_is_marked_in_its_paragraph() -> None:
    for number in NUMBERS:
        paragraph = GAME.rules().partition(f"**{number.rule}** ")[2].partition("\n\n")[0]
        assert paragraph, number.name
        if number.grade == RECONSTRUCTED:
            assert "(reconstructed)" in paragraph or "(digital)" in paragraph, number.name
