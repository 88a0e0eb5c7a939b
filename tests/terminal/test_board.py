"""The board as letters: every square, roads on borders, and where a click lands."""

import pytest

from aevum.core.events import Event
from aevum.games.tempus import messages as m
from aevum.games.tempus.data import CASTLE, FARM, SECTIONS, SQUARES, east, south
from aevum.games.tempus.rules.dates import title_date
from aevum.games.tempus.rules.phrases import DEEDS
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.scenes import at as square_at
from aevum.games.tempus.scenes import pass_until, start
from aevum.games.tempus.scenes import position as laid_out
from aevum.games.tempus.words.drawing import Drawing
from aevum.terminal.language import choose_language
from aevum.terminal.tempus.board import Marks, box_word, paint
from aevum.terminal.tempus.panels import legend, log, raid, score, treasury, uses, wrapped
from aevum.terminal.tempus.share import letters, share
from aevum.terminal.tempus.signs import MINUS, TIMES
from aevum.terminal.tempus.sizes import LARGE, SMALL, Size, find_spot
from aevum.terminal.tempus.track import paint_track
from aevum.terminal.tempus.words import at, position, raid_line, short_log, told, turn_line
from aevum.terminal.theme import DAY, NIGHT
from tests.terminal.conftest import tempus


def state_of(*moves: str) -> TempusState:
    state = tempus(*moves, keep=False).state
    assert isinstance(state, TempusState)
    return state


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_roads_join_at_corners(size: Size) -> None:
    state = state_of("road S 6 6", "road E 6 6 paid")
    canvas = paint(state, size, NIGHT, Marks())
    x, y = size.spot(55)
    assert canvas.letters[y + size.high][x : x + size.wide] == ["━"] * size.wide
    assert canvas.letters[y][x + size.wide] == "┃"
    assert canvas.letters[y + size.high][x + size.wide] == "┛"


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_every_letter_of_a_square_is_found_again(size: Size) -> None:
    for square in range(SQUARES):
        x, y = size.spot(square)
        for across in range(size.wide):
            for down in range(size.high):
                assert find_spot(size, x + across, y + down, False) == square


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_every_border_can_be_clicked(size: Size) -> None:
    found: set[int] = set()
    for square in range(SQUARES):
        x, y = size.spot(square)
        row, column = divmod(square, 10)
        if column < 9:
            section = find_spot(size, x + size.wide, y, True)
            assert section == east(row, column)
            found.add(section)
        if row < 9:
            section = find_spot(size, x + size.wide // 2, y + size.high, True)
            assert section == south(row, column)
            found.add(section)
    assert len(found) == SECTIONS


@pytest.mark.parametrize("width", [10, 13, 18, 24])
def test_lines_are_as_long_as_there_is_room(width: int) -> None:
    told = "by i7, c6, j10, d2 and e5, road south of j9, east of a1"
    lines = wrapped(told, width)
    assert " ".join(lines) == told
    assert all(len(line) <= width for line in lines)


def test_the_raid_and_the_log_keep_coordinates_together() -> None:
    state = state_of("road S 9 5", "road S 9 6 paid")
    for square in (63, 65, 67):
        state.raise_building(square, FARM)
    assert len(state.raiders()) >= 5
    many = raid(state, [], 24, NIGHT).plain.splitlines()
    assert all(len(line.rstrip()) <= 24 for line in many)
    narrow = raid(state, [1], 12, NIGHT).plain.splitlines()
    assert all(len(line) <= 12 for line in narrow if "no enemy" not in line)
    events = [
        Event("build", 0, [0, 84, 0]),
        Event("pay", 0, [94]),
        Event("pay", 0, [95]),
        Event("pay", 0, [99]),
    ]
    for line in log(events, 5, 24, NIGHT).plain.splitlines():
        assert len(line) <= 24


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_the_digits_are_named(size: Size) -> None:
    state = state_of()
    assert paint_track(state, size, NIGHT, [], False).text().splitlines()[-1].startswith("date ")
    assert "row, digit of date" in legend(state.numbers, NIGHT).plain


def test_outside_the_board_is_nowhere() -> None:
    assert find_spot(LARGE, 0, 5, False) == -1
    assert find_spot(LARGE, 500, 5, True) == -1


@pytest.mark.parametrize("palette", [NIGHT, DAY])
@pytest.mark.parametrize("tall", [True, False])
def test_the_track_shows_what_was_done(palette: object, tall: bool) -> None:
    state = state_of("road S 6 6", "pass", "road E 6 6 paid")
    assert letters(state) == ["r", "-", "R"]
    text = paint_track(state, LARGE, NIGHT, letters(state), tall).text()
    assert "R" in text
    assert "●" in text


def test_sharing_gives_no_place_away() -> None:
    text = share(state_of("road S 6 6", "pass"))
    assert text.splitlines()[0] == "Tempus Imperium, 6 June 2018, 19:35: \N{MINUS SIGN}88 points"
    assert text.splitlines()[1] == "🟧⬛"
    assert "f6" not in text


def test_the_position_in_sentences() -> None:
    state = state_of("road S 6 6")
    told = "\n".join(position(state))
    assert "Forests: a1 with 4" in told
    assert "Roads: south of f6." in told
    assert "The raid takes 2 gold" in raid_line(state)
    assert at(state, 55).startswith("Market at f6")
    assert at(state, 0).startswith("Forest at a1, 4 wood left")
    assert f"Lake at b8, squares {TIMES} buildings: 1 {TIMES} 0" in at(state, 71)
    assert "Enemy" in at(state, 22)
    assert "Empty" in at(state, 2)


def test_the_log_is_short_and_dated() -> None:
    table = tempus("road S 9 5", "road S 9 6 paid", "build farm 9 5 paid", "pay 10 5", keep=False)
    lines = short_log(table.log)
    assert (lines[0].stamp, lines[0].lines()) == ("I.1", ["road south of e9"])
    assert lines[2].stamp == "I.3"
    assert lines[2].lines()[1] == "from e10"


def test_dates_are_written_as_people_say_them() -> None:
    assert title_date([2, 6, 1, 1, 1, 5, 0, 6, 1, 7]) == "15 November 2026, 06:17"


# Other numbers than printed


def test_signs_and_scores_follow_the_numbers_of_the_match() -> None:
    numbers = {"farm.points": 7, "enemy.points": -3, "forest.wood": 5, "lake.points": 2}
    state = laid_out(dug="8 1", buildings={"7 2": "farm"}, numbers=numbers)
    signs = legend(state.numbers, NIGHT).plain
    assert "farm, 7 points" in signs
    assert f"enemy, {MINUS}3 points" in signs
    assert f"Farms 3{TIMES}7" in score(state, None, 23, NIGHT).plain
    assert "■■■■■" in paint(state, LARGE, NIGHT, Marks()).text()
    assert at(state, square_at("8 1")).endswith(f"2 {TIMES} 1 {TIMES} 2 = 4 points.")


def test_a_forest_too_full_for_boxes_has_its_number() -> None:
    drawn = paint(start(numbers={"forest.wood": 9}), LARGE, NIGHT, Marks()).text()
    assert "■■■■■" not in drawn
    assert drawn.count(" 9") >= 8


def test_a_raid_follows_the_numbers_of_the_match() -> None:
    state = start(numbers={"raid.gold": 3, "rounds": 6})
    loss = 3 * len(state.raiders())
    assert f"The raid takes {loss} gold" in raid_line(state)
    assert f"{MINUS}{loss}?" in raid(state, [], 23, NIGHT).plain
    assert "VI" in raid(state, [], 29, NIGHT).plain


@pytest.mark.parametrize("rounds", [1, 6])
def test_a_game_of_other_rounds(rounds: int) -> None:
    state = start(numbers={"rounds": rounds})
    assert turn_line(state).startswith(f"Round 1 of {rounds},")
    assert len(paint_track(state, LARGE, NIGHT, [], True).text().splitlines()) == rounds + 2
    pass_until(state, 10 * rounds)
    assert turn_line(state) == told(m.table_rounds_over(n=rounds))
    assert len(share(state).splitlines()) == rounds + 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_words_fit_their_boxes(language: str) -> None:
    choose_language(language)
    try:
        for action in DEEDS:
            assert len(told(m.part_action_box(action=action))) <= LARGE.wide
            assert len(told(m.part_action_short(action=action))) <= SMALL.wide - 1
        for kind in range(FARM, CASTLE + 1):
            assert len(box_word(kind)) <= LARGE.wide
        assert len(told(m.table_date())) < LARGE.left + LARGE.frame
        state = state_of("road S 6 6", "pass", "use 6 4")
        panels = [
            legend(state.numbers, NIGHT),
            treasury(state, None, NIGHT),
            uses(state, NIGHT, 5),
            raid(state, [], 24, NIGHT),
            score(state, None, 23, NIGHT),
        ]
        for panel in panels:
            assert max(len(line.rstrip()) for line in panel.plain.splitlines()) <= 24, panel.plain
        assert max(len(line) for line in Drawing(state, language).draw().splitlines()) <= 120
    finally:
        choose_language("en")
