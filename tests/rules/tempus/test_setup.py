"""The board that a date draws (R2), and the table of numbers, typed a second time."""

from datetime import UTC, datetime
from itertools import product

import pytest

from aevum.core.drive import random_game
from aevum.core.errors import BadData, BadOption
from aevum.core.numbers import GRADE_TEXTS, PRINTED, PUBLIC, RECONSTRUCTED
from aevum.core.record import from_text
from aevum.core.rng import Rng
from aevum.games.tempus import GAME
from aevum.games.tempus.data import (
    AS_PRINTED,
    COLUMNS,
    ENEMIES,
    ENEMY_PLACES,
    NAMES,
    ROWS,
)
from aevum.games.tempus.moves import PLACES
from aevum.games.tempus.rules.dates import date_of_seed, read_date, settled, write_date
from aevum.games.tempus.scenes import at, holds, start
from aevum.games.tempus.words.reference import FIGURES, write_reference
from tests.profile import amount
from tests.rules.tempus.reference import layout


def squares_of(date: str, kind: str) -> set[str]:
    state = start(date)
    return {PLACES[s] for s in range(100) if NAMES[state.cell[s]] == kind}


def test_the_board_has_ten_rows_and_columns() -> None:
    """R1.1"""
    assert len(start().cell) == 100
    assert (at("1 1"), at("1 10"), at("10 1"), at("4 7")) == (0, 9, 90, 36)


def test_columns_of_the_example() -> None:
    """R2.2, R2.3: 0 counts to the last square."""
    state = start()
    expected = {
        "1 1": "forest",
        "8 2": "lake",
        "10 3": "quarry",
        "6 4": "farm",
        "10 5": "forest",
        "6 6": "market",
        "1 7": "lake",
        "9 8": "farm",
        "3 9": "forest",
        "5 10": "lake",
    }
    assert {place: holds(state, place) for place in expected} == expected


def test_rows_of_the_example_with_four_shifts_and_one_wrap() -> None:
    """R2.4"""
    state = start()
    expected = {
        "1 2": "quarry",  # 1 1 is taken
        "2 8": "forest",
        "3 10": "quarry",
        "4 6": "forest",
        "5 1": "quarry",  # 5 10 is taken: round to the beginning
        "6 7": "forest",  # 6 6 is taken
        "7 1": "quarry",
        "8 9": "forest",
        "9 3": "quarry",
        "10 6": "forest",  # 10 5 is taken
    }
    assert {place: holds(state, place) for place in expected} == expected


def test_nothing_else_is_on_the_board_but_ten_enemies() -> None:
    """R2.5"""
    assert squares_of("1806061935", "enemy") == {
        "3 3",
        "3 7",
        "5 5",
        "5 7",
        "7 3",
        "7 5",
        "7 7",
        "7 9",
        "9 7",
        "9 9",
    }
    state = start()
    assert sum(kind == 0 for kind in state.cell) == 100 - 20 - 10


def test_an_enemy_in_the_way_shifts_a_row_symbol() -> None:
    """R2.4, R2.5: row 7 counts to 7 2, which column 2 has filled; 7 3 is an enemy."""
    state = start("2701012100")
    assert holds(state, "7 2") == "lake"
    assert holds(state, "7 3") == "enemy"
    assert holds(state, "7 4") == "quarry"


def test_no_date_counts_to_an_enemy() -> None:
    """R2.5: neither a column nor, before shifting, a row."""
    for seed in range(3000):
        digits = date_of_seed(seed)
        for line, digit in enumerate(digits):
            step = (digit + 9) % 10
            assert step * 10 + line not in ENEMIES
            assert line * 10 + step not in ENEMIES


def test_every_date_has_the_same_pieces() -> None:
    """R2.6, R2.7"""
    wanted = {"forest": 8, "quarry": 6, "lake": 3, "farm": 2, "market": 1, "enemy": 10}
    for seed in range(300):
        state = start(write_date(date_of_seed(seed)))
        names = [NAMES[kind] for kind in state.cell]
        assert {kind: names.count(kind) for kind in wanted} == wanted
        assert sum(state.units_at(s) for s in range(100) if names[s] == "forest") == 32
        assert sum(state.units_at(s) for s in range(100) if names[s] == "quarry") == 24


def full_rows() -> list[str]:
    """Return every date of the century on which a row is full before its own symbol comes.

    A row holds its enemies and the symbols of the columns that count to it. So it is full if all
    columns without an enemy there have its digit; each pair of digits is looked at by itself.
    """
    found = []
    for row in range(1, 11):
        open_columns = [c for c in range(1, 11) if (row, c) not in ENEMY_PLACES]
        fitting = []
        for pair, values in enumerate(
            (range(100), range(1, 13), range(1, 32), range(24), range(60))
        ):
            columns = [c for c in (2 * pair + 1, 2 * pair + 2) if c in open_columns]
            fitting.append([v for v in values if all(digit(v, c) == row % 10 for c in columns)])
        for numbers in product(*fitting):
            date = "".join(f"{value:02}" for value in numbers)
            try:
                found.append(write_date(read_date(date)))
            except BadOption:
                continue  # no such day
    return found


def digit(value: int, column: int) -> int:
    """Return the digit of a pair that stands over a column, from 1."""
    return value // 10 if column % 2 else value % 10


FULL = full_rows()


def drawn(date: str) -> dict[tuple[int, int], str]:
    """Return what the first position of a date holds, the empty squares left out."""
    cell = start(date).cell
    return {(s // 10 + 1, s % 10 + 1): NAMES[kind] for s, kind in enumerate(cell) if kind}


def test_on_thirty_seven_dates_a_row_is_full() -> None:
    """R2.4: one with all columns in row 1, and July 2077, when row 7 has four enemies as well."""
    july = [
        f"7707{day}{hour}{minute}"
        for day in ("07", "17", "27")
        for hour in ("07", "17")
        for minute in ("07", "17", "27", "37", "47", "57")
    ]
    assert ["1111111111", *july] == FULL
    assert len(FULL) == 37


@pytest.mark.parametrize("date", FULL)
def test_the_symbol_of_a_full_row_goes_into_the_row_below(date: str) -> None:
    """R2.4, R2.6: nothing is lost, and the game can be played to its end."""
    found = drawn(date)
    assert found == layout(date)
    names = list(found.values())
    assert (names.count("forest"), names.count("quarry"), names.count("enemy")) == (8, 6, 10)
    state = start(date)
    assert sorted(state.date.spots) == [
        s for s in range(100) if NAMES[state.cell[s]] in ("forest", "quarry")
    ]
    assert random_game(state, Rng(date)) >= 50
    assert state.over()
    assert GAME.load(state.to_data()).scores() == state.scores()


def test_where_the_symbols_of_full_rows_stand() -> None:
    """R2.4: counted from the same digit; the symbol of the row below then makes way."""
    ones = start("1111111111")
    assert holds(ones, "2 1") == "quarry"  # from row 1
    assert holds(ones, "2 2") == "forest"
    late = start("7707070707")
    assert holds(late, "8 10") == "quarry"  # from row 7, whose digit is 0
    assert holds(late, "8 7") == "forest"
    noon = start("7707271757")
    assert holds(noon, "8 1") == "quarry"  # from row 7, whose digit is 1


def test_every_other_date_is_drawn_as_the_slow_rules_draw_it() -> None:
    """R2.2, R2.3, R2.4: no row but those above is ever full, so these stand for the century."""
    for seed in range(amount(ci=1500, soak=50_000)):
        date = write_date(date_of_seed(seed))
        assert drawn(date) == layout(date)


def test_the_start() -> None:
    """R2.6, R2.7"""
    state = start()
    assert state.gold == 10
    assert state.units_at(at("1 1")) == 4
    assert state.units_at(at("5 5")) == 0
    assert [PLACES[square] for square in state.built] == ["6 4", "6 6", "9 8"]


def test_numbers_of_the_fact_sheet() -> None:
    """R2.3, R2.4, R2.6, R5.2: written out by hand, apart from `data.py`."""
    columns = "Forest Lake Quarry Farm Forest Market Lake Farm Forest Lake"
    rows = "Quarry Forest Quarry Forest Quarry Forest Quarry Forest Quarry Forest"
    assert [NAMES[kind] for kind in COLUMNS] == columns.lower().split()
    assert [NAMES[kind] for kind in ROWS] == rows.lower().split()
    assert AS_PRINTED.forest_wood == AS_PRINTED.quarry_stone == 4
    prices = list(zip(AS_PRINTED.wood, AS_PRINTED.stone, AS_PRINTED.gold, strict=True))
    assert prices == [(1, 0, 0), (2, 0, 2), (1, 1, 3), (0, 2, 3)]


def test_grades_of_the_numbers() -> None:
    """Every figure has a grade and a reason, and the doubtful ones are named here."""
    assert {figure.origin.grade for figure in FIGURES} == {PRINTED, PUBLIC, RECONSTRUCTED}
    assert all(figure.values and str(figure.origin.why).endswith(".") for figure in FIGURES)
    doubtful = [str(each.name) for each in FIGURES if each.origin.grade == RECONSTRUCTED]
    assert doubtful == ["Full row", "Enemy squares", "Fort", "Castle"]


def test_the_rules_page_shows_every_figure() -> None:
    """The table of the rules page says the same as the data."""
    page = GAME.rules()
    for figure in FIGURES:
        values = ", ".join(map(str, figure.values))
        grade = GRADE_TEXTS[figure.origin.grade]
        assert f"| {figure.name} | {values} | {grade} | {figure.origin.why} |" in page


def test_the_figures_are_told_in_german() -> None:
    german = write_reference("de")
    assert german.count("\n|") == write_reference().count("\n|")
    assert "| Markt | 2 Holz, 2 Gold | aus einer öffentlichen Quelle |" in german
    assert "| Bauernhof | 1 Holz, 0 Gold |" in german
    assert GAME.rules("de").endswith(f"{german}\n")


@pytest.mark.parametrize(
    ("text", "digits"),
    [
        ("2018-06-06 19:35", "1806061935"),
        ("2018-06-06T19:35", "1806061935"),
        ("2018-06-06t19:35", "1806061935"),
        ("2018-06-06   19:35", "1806061935"),
        ("2018-06-06 \t19:35", "1806061935"),
        ("2018/06/06 19:35", "1806061935"),
        ("2026-11-15 6:17", "2611150617"),
        ("202611150617", "2611150617"),
        ("199912312359", "9912312359"),
        ("  2024-02-29 00:00 ", "2402290000"),
        ("1806061935", "1806061935"),
        ("0002290000", "0002290000"),  # 2000 was a leap year
        ("2100-02-28 23:59", "0002282359"),
        ("1999-12-31 23:59", "9912312359"),
        ("9999-12-31 23:59", "9912312359"),
    ],
)
def test_dates_that_are_read(text: str, digits: str) -> None:
    """R2.1"""
    assert write_date(read_date(text)) == digits


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("2026-02-30 10:00", "month 2 of 2026 has no day 30"),
        ("2100-02-29 10:00", "month 2 of 2100 has no day 29"),
        ("2302290000", "month 2 of 2023 has no day 29"),
        ("2026-11-15 24:00", "midnight is 00:00"),
        ("2026-11-15 10:61", "minutes run from 00 to 59"),
        ("2026-13-01 10:00", "months run from 01 to 12"),
        ("2026-00-01 10:00", "months run from 01 to 12"),
        ("2026-01-00 10:00", "no day 0"),
        ("261115061", "ten digits"),
        ("26111506170", "ten digits"),
        ("2026-11-15", "Write it as"),
        ("2026-11-15TT06:17", "Write it as"),
        ("2026-11-15 T06:17", "Write it as"),
        ("2026-11-1506:17", "Write it as"),
        ("2026-11/15 06:17", "Write it as"),
        ("2026-11-15 6:7", "Write it as"),
        ("2611150617123", "ten digits"),
        ("202602300000", "month 2 of 2026 has no day 30"),
        ("15.11.2026 06:17", "Write it as"),
        ("yesterday", "Write it as"),
        ("2026-11-15 06:17:30", "Write it as"),
        ("-2026-11-15 06:17", "Write it as"),
        ("٢٦١١١٥٠٦١٧", "Write it as"),
        ("²611150617", "Write it as"),
        ("9" * 150, "Write it as"),
        ("9" * 5000, "date must be one line"),
        ("2026-1é-15 06:17", "Write it as"),
    ],
)
def test_dates_that_are_refused(text: str, complaint: str) -> None:
    """R2.1: one sentence each."""
    with pytest.raises(BadOption) as error:
        GAME.new(date=text)
    assert complaint in str(error.value)
    assert len(str(error.value)) < 200
    assert str(error.value).endswith((".", "2611150617."))


def test_an_empty_date_is_not_read_but_chosen_by_the_seed() -> None:
    """R2.1"""
    with pytest.raises(BadOption):
        read_date("")
    first, again, other = (GAME.new(seed=seed).to_data()[0] for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_now_is_whatever_moment_the_caller_gives() -> None:
    """R2.1"""
    moment = datetime(2026, 11, 15, 6, 17, tzinfo=UTC)
    assert settled(" Now ", moment) == "2026-11-15 06:17"
    assert settled("2018-06-06 19:35", moment) == "2018-06-06 19:35"
    assert settled("", moment) == ""


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("1806061935", "2018-06-06 19:35"),
        ("199912312359", "1999-12-31 23:59"),
        ("2026/11/15t6:17", "2026-11-15 06:17"),
        ("2100-02-28 23:59", "2100-02-28 23:59"),
        ("", ""),
        ("  ", ""),
    ],
)
def test_options_keep_a_date_in_one_form(typed: str, kept: str) -> None:
    """R2.1"""
    assert GAME.settle({"date": typed}) == {"date": kept}
    assert GAME.settle({"date": kept}) == {"date": kept}


def test_a_bad_date_is_refused_before_a_game_or_a_record_is_made_of_it() -> None:
    """R2.1"""
    with pytest.raises(BadOption, match="no day 30"):
        GAME.settle({"date": "2026-02-30 10:00"})
    head = "game: tempus\nrules: 1\nseats: 1\nseed: 0\noption date: "
    with pytest.raises(BadData, match="no day 30"):
        from_text(GAME, f"{head}2026-02-30 10:00\n\npass\n")
    assert from_text(GAME, f"{head}1806061935\n\npass\n").options == {"date": "2018-06-06 19:35"}


def test_complaints_have_dots_only_where_something_was_cut() -> None:
    """R2.1"""
    for text, shown in (
        ("2026-1é-15 06:17", "“2026-1é-15 06:17” is"),
        ("9" * 40 + "x", "“" + "9" * 40 + "...” is"),
        ("yester\x1bday", "“yester?day” is"),
    ):
        with pytest.raises(BadOption) as error:
            read_date(text)
        assert str(error.value).startswith(shown)


def test_a_game_of_now_is_a_game_of_that_very_minute() -> None:
    """R2.1: the clock is read once, and the record keeps what it said."""
    options = GAME.settle({"date": "now"})
    assert len(read_date(str(options["date"]))) == 10
    assert GAME.settle(options) == options


def test_seeds_choose_real_minutes_all_over_the_century() -> None:
    """R2.1"""
    texts = {write_date(date_of_seed(seed)) for seed in range(2000)}
    assert all(write_date(read_date(text)) == text for text in texts)
    assert len(texts) > 1990
    assert len({text[:2] for text in texts}) == 100
    assert {text[2:4] for text in texts} == {f"{month:02}" for month in range(1, 13)}
