"""The sheet as text: it shows the state, and is never wider than 80 columns."""

import re
from xml.etree import ElementTree

import pytest

from aevum.core.drive import Driver
from aevum.core.match import Match
from aevum.core.rng import Rng
from aevum.games import registry
from aevum.games.ascii.data import (
    AS_PRINTED,
    CARAVANS,
    COLONY,
    CULTURE,
    FARM,
    GARRISON,
    LETTERS,
    MINE,
    MOODS,
    NAMES,
    PALACE,
    SCHOOL,
    SIDES,
)
from aevum.games.ascii.rules.empire import EMPTY, RUIN, STAFFED, Empire
from aevum.games.ascii.rules.grid import BOXES
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.rules.terrain import COLS, MAP, ROWS
from aevum.games.ascii.scenes import Scene
from aevum.games.ascii.words import footnotes, tracks
from aevum.games.ascii.words.counting import parts
from aevum.games.ascii.words.mapdrawing import draw_map, draw_shape, framed
from aevum.games.ascii.words.print import sheet_svg
from aevum.games.ascii.words.sheet import WIDEST, draw_sheet, empty_sheet
from aevum.games.ascii.words.teller import Teller

A4_LINES = 80  # of letters 9 points high
POPULATION, GOLD, MILITARY = AS_PRINTED.population, AS_PRINTED.gold, AS_PRINTED.military
TRUNK, UPPER, LOWER = AS_PRINTED.trunk, AS_PRINTED.upper, AS_PRINTED.lower


def begun(seats: int = 1, seed: int = 1) -> Empires:
    game = registry.find("ascii")
    match = Match(game, seats, seed, game.settle({}))
    match.begin()
    assert isinstance(match.state, Empires)
    return match.state


def built(kind: int, col: int, row: int, state: int, owner: int = 0) -> Empire:
    empire = Empire(AS_PRINTED)
    empire.raise_building(kind, col * ROWS + row, owner)
    empire.turn_into(0, state)
    return empire


def drawn(empire: Empire) -> list[str]:
    return draw_map(empire).lines()


def boxes(lines: list[str]) -> list[str]:
    return re.findall(r"\[(.)\]", "\n".join(lines))


# The map


def test_every_cell_of_the_map_shows_what_it_is_made_of() -> None:
    lines = [line.ljust(2 * COLS + 1) for line in drawn(Empire(AS_PRINTED))]
    for row in range(ROWS):
        for col in range(COLS):
            assert lines[row][2 * col + 1] == MAP[row][col].replace(".", " ")


def test_dots_stand_at_the_corners_of_the_land() -> None:
    lines = drawn(Empire(AS_PRINTED))
    assert lines[5][0] == lines[ROWS][0] == lines[ROWS][2 * COLS] == "·"
    assert "·" not in lines[0]


def test_coordinates_stand_along_two_edges() -> None:
    lines = framed(draw_map(Empire(AS_PRINTED)))
    assert lines[1].split() == [str(col % 10) for col in range(COLS)]
    assert [line[:2].strip() for line in lines[2:]] == [*map(str, range(ROWS)), ""]


def test_a_staffed_building_has_its_letter_and_an_empty_one_has_none() -> None:
    assert drawn(built(FARM, 0, 3, STAFFED))[2:5] == [
        "┌───┐ " + drawn(Empire(AS_PRINTED))[2][6:],
        "│F┌─┘ " + drawn(Empire(AS_PRINTED))[3][6:],
        "└─┘ · " + drawn(Empire(AS_PRINTED))[4][6:],
    ]
    assert drawn(built(FARM, 0, 3, EMPTY))[3].startswith("│ ┌─┘")


def test_a_ruin_is_crossed() -> None:
    assert drawn(built(FARM, 0, 3, RUIN))[3].startswith("│X┌─┘")
    assert drawn(built(COLONY, 0, 3, RUIN, 1))[5].startswith("│X X X X X│")


def test_a_colony_bears_the_number_of_its_owner() -> None:
    lines = drawn(built(COLONY, 0, 3, STAFFED, 2))
    assert lines[3].startswith("┌#────────┐")
    assert any("3" in line[:10] for line in lines[4:8])


@pytest.mark.parametrize("kind", [FARM, MINE, SCHOOL, GARRISON, PALACE, COLONY])
def test_the_letter_stands_in_the_cell_that_names_the_building(kind: int) -> None:
    lines = drawn(built(kind, 5, 5, STAFFED))
    assert lines[5][2 * 5 + 1] == LETTERS[kind]


@pytest.mark.parametrize("kind", [FARM, MINE, SCHOOL, GARRISON, PALACE])
def test_the_outline_of_a_building_has_as_many_lines_as_it_costs(kind: int) -> None:
    shape = draw_shape(kind)
    in_wall = int(kind in (SCHOOL, GARRISON))  # where the letter stands on a line
    level = sum(line[1::2].count("─") for line in shape) + in_wall
    ends = {"│": 2, "┌": 1, "┐": 1, "└": 1, "┘": 1}  # of upright lines
    upright = sum(ends.get(letter, 0) for line in shape for letter in line[::2]) // 2
    assert level + upright == AS_PRINTED.lines[kind]
    assert LETTERS[kind] in "".join(shape)


# Tracks and grids


def test_every_track_has_as_many_boxes_as_the_numbers_say() -> None:
    empire = Empire(AS_PRINTED)
    assert len(boxes(tracks.population(empire))) == POPULATION
    assert len(boxes(tracks.gold(empire))) == GOLD
    assert len(boxes(tracks.science(empire))) == TRUNK + UPPER + LOWER
    assert len(boxes(tracks.military(empire))) == MILITARY
    assert tracks.military(empire)[1].count("D") == len(AS_PRINTED.cohorts)
    assert len(boxes(tracks.moods(empire))) == 2 * MOODS
    assert len(boxes(tracks.caravans(empire))) == sum(len(wanted) for wanted in CARAVANS)
    assert len(boxes(tracks.culture(empire))) == len(BOXES)
    assert len(boxes(tracks.disasters(AS_PRINTED, [0] * SIDES))) == SIDES * AS_PRINTED.strikes


def test_each_track_ends_with_its_mastery() -> None:
    empire = Empire(AS_PRINTED)
    for block in (tracks.population(empire), tracks.gold(empire), tracks.military(empire)):
        assert boxes(block)[-1] == "!"
    assert boxes(tracks.science(empire)).count("!") == 2
    assert boxes(tracks.moods(empire)).count("!") == 2


def test_the_named_boxes_of_science_stand_at_their_places() -> None:
    trunk, lower = tracks.science(Empire(AS_PRINTED))[1:3]
    assert boxes([trunk])[:TRUNK] == list(" W I")
    assert boxes([trunk])[TRUNK:] == list("PC  C  C HC C C!")
    assert boxes([lower]) == list(" N O  O  OE O  O!")


def test_tracks_show_what_is_gained_and_spent() -> None:
    empire = Empire(AS_PRINTED)
    empire.population, empire.workers = 5, 2
    empire.gained, empire.gold = 6, 4
    empire.military, empire.deployed = 3, 1
    empire.trunk, empire.happy, empire.unhappy = 3, 2, 1
    assert boxes(tracks.population(empire))[:6] == list("XXX// ")
    assert boxes(tracks.gold(empire))[:7] == list("ØØOOOO ")
    assert tracks.military(empire)[1].startswith("[/]Đ [/]D [/][ ]D")
    assert boxes(tracks.science(empire))[:4] == list("xxxI")
    assert boxes(tracks.moods(empire))[:3] == list("xx ")
    assert boxes(tracks.moods(empire))[MOODS : MOODS + 2] == list("x ")


def test_a_full_track_has_its_mastery_checked() -> None:
    empire = Empire(AS_PRINTED)
    empire.gained, empire.gold = GOLD, 0
    empire.upper = UPPER
    assert set(boxes(tracks.gold(empire))) == {"Ø"}
    assert boxes(tracks.science(empire)).count("!") == 1


def test_grids_show_their_numbers_until_they_are_checked() -> None:
    empire = Empire(AS_PRINTED)
    empire.caravans[1] = 2
    empire.culture = 1 << BOXES.index((2, 0))
    assert tracks.caravans(empire)[2].startswith("2 [x][x][6]")
    lines = tracks.culture(empire)
    assert lines[2] == "a           [5][5][4][6] 15"
    assert lines[4] == "c  [x][3][5][2][4][6][5] 30"
    assert len(boxes(lines)) == sum(1 for row in CULTURE for wanted in row if wanted)
    assert tracks.disasters(AS_PRINTED, [0, 1, 2, 3, 0, 0])[3] == "3 [x][x][ ] Raid    C"


def test_the_parts_add_up_to_the_score() -> None:
    empire = built(SCHOOL, 3, 4, STAFFED)
    empire.military, empire.happy, empire.unhappy = 2, 3, 2
    assert sum(part.points for part in parts(empire)) == empire.score()


# Whole sheets


def test_dice_are_ready_used_or_locked() -> None:
    scene = Scene(1).dice(5, 3, 4, 2, 6).do(0, "build white1")
    lines = [line[59:] for line in draw_sheet(scene.state, 0)]
    assert lines[3:9] == [
        "[5] white  used",
        "[3] white",
        "[4] white",
        "[2] green  locked",
        "[6] black  locked",
        "8 lines to draw",
    ]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_sheet_of_a_random_game_is_wider_than_80_columns(seats: int) -> None:
    sea = begun(seats, 7)
    driver, rng = Driver(sea), Rng("sheets")
    steps = 0
    while not sea.over():
        driver.quick_step(rng)
        steps += 1
        if steps % 40 == 0:
            for seat in range(seats):
                for tell in (Teller(), Teller("de")):
                    sheet = draw_sheet(sea, seat, tell)
                    assert max(len(line) for line in sheet) <= WIDEST
                    assert str(abs(sea.empires[seat].score())) in sheet[0]
    assert steps > 40


def test_the_empty_sheet_fits_a_page_and_has_the_rules_on_it() -> None:
    lines = empty_sheet()
    text = "\n".join(lines)
    assert max(len(line) for line in lines) <= WIDEST
    assert len(lines) <= A4_LINES
    for name in NAMES:
        assert name in text
    for word in ("GOLD BUYS", "Taxation", "Conscription", "SCORE", "SIGNS"):
        assert word in text
    told = [" ".join(line.split()) for line in lines]
    assert "Drought lose //, or :( nothing with Irrigation" in told
    assert "Raid deploy a D, or lose OO, or :( C after it" in told
    assert "Fire lose a building of your own, or :( C after it" in told


def test_the_empty_sheet_fits_a_page_in_german_too() -> None:
    lines = empty_sheet(Teller("de"))
    assert max(len(line) for line in lines) <= WIDEST
    assert len(lines) <= A4_LINES
    assert "BEVÖLKERUNG" in "\n".join(lines)
    assert "BEVÖLKERUNG" in sheet_svg(Teller("de"))


def test_both_sheets_say_what_the_great_boxes_of_science_bring() -> None:
    """R3.4, R7.1, R8.7"""
    for text in ("\n".join(empty_sheet()), sheet_svg()):
        assert "N Navigation: green die, Reach to all" in text
        assert "E Engineering: black die, D acts twice" in text


def test_the_printed_sheet_is_sound_and_has_every_box() -> None:
    root = ElementTree.fromstring(sheet_svg())
    space = "{http://www.w3.org/2000/svg}"
    assert root.get("width") == "210mm"
    assert root.get("height") == "297mm"
    squares = [each for each in root.iter(f"{space}rect") if each.get("width") == "4.20"]
    drawn = [
        each
        for each in squares
        if each.get("height") == each.get("width") and each.get("stroke") != "none"
    ]
    expected = POPULATION + GOLD + TRUNK + UPPER + LOWER + MILITARY + 2 * MOODS
    expected += sum(len(wanted) for wanted in CARAVANS) + len(BOXES) + SIDES * AS_PRINTED.strikes
    assert len(drawn) == expected
    words = [each.text or "" for each in root.iter(f"{space}text")]
    assert [word for word in words if word == "!"] == ["!"] * 7
    turns = [each for each in root.iter(f"{space}rect") if each.get("width") == "2.60"]
    assert len(turns) == AS_PRINTED.turns_together
    assert set(footnotes.disasters()) <= set(words)
    for each in root.iter(f"{space}text"):
        assert 0 < float(each.get("x", "0")) < 205
        assert 0 < float(each.get("y", "0")) < 290
