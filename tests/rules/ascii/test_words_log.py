"""Events in a line each, wrong input, and the table as text."""

import re
from pathlib import Path

import pytest

from aevum.core.errors import BadMove
from aevum.core.events import Event
from aevum.core.rng import Rng
from aevum.core.state import NONE
from aevum.core.terse import terse
from aevum.games.ascii import GAME
from aevum.games.ascii.moves import MOVES
from aevum.games.ascii.scenes import Scene
from aevum.terminal.table import Table

# Events

NOTED = re.compile(r'\.note\(\s*"(\w+)"')
EXAMPLES = {
    "turn": ("say-turn n=3", NONE, [3]),
    "die": ("say-die die=white2 n=5", NONE, [1, 5]),
    "rolled": ("say-rolled-again dice=white1&black", NONE, [17]),
    "omen": ("say-omen disaster=barbarian-raid row=4 box=2 boxes=3", NONE, [3, 2]),
    "disaster": ("say-disaster disaster=fire row=6", NONE, [5]),
    "pledges": ("say-pledges who=1 gold=1 missing=2", 1, [1, 2]),
    "lines": ("say-lines-raised who=0 lines=8 die=green face=4 to=5", 0, [3, 8, 4, 1]),
    "activates": ("say-activates who=0 building=mine die=black face=6", 0, [4, 1, 6]),
    "builds": ("say-builds who=2 building=school col=3 row=5", 2, [2, 3 * 23 + 5]),
    "staffs": ("say-staffs who=0 building=farm col=0 row=3", 0, [3, 0]),
    "burns": ("say-burns who=0 building=palace col=4 row=8", 0, [4 * 23 + 8, 4]),
    "arrives": ("say-arrives who=0 caravan=2 get=1 happiness+3 gold+1 science gold=1", 0, [1]),
    "column": ("say-column who=0 column=4 get=1 gold+1 science", 0, [3]),
    "science": (
        "say-science-brings who=0 branch=trunk box=4 brings=(brief-irrigation)",
        0,
        [0, 4],
    ),
    "uses": ("say-uses who=0 host=1 building=school unhappy=1", 0, [1, 2]),
    "declares": ("say-declares who=0 what=(do-raid-barbarians)", 0, [0, NONE]),
    "raids": ("say-raids who=0 victim=2", 0, [2]),
    "founds": ("say-founds who=0 host=1 col=13 row=2", 0, [1, 13 * 23 + 2]),
    "mastery": ("say-mastery who=1 track=upper", 1, [2]),
    "overflow": ("say-overflow-unannounced who=0 lost=2 gold track=gold", 0, [1, 2, 1]),
    "empty": ("say-empty who=1", 1, []),
}


NOT_A_MOVE = "isn\N{RIGHT SINGLE QUOTATION MARK}t a move"
NUMBERS_OF = {"overflow": [1, 1, 1], "caravan": [1, 1], "pledges": [1, 1], "lines": [1, 1, 1, 1]}
"""Events without a line above have two numbers, except these."""
TABLE = GAME.new(3, 1)


def said(event: Event) -> str:
    """Return an event as key and arguments."""
    return terse(GAME.words.say(event, TABLE))


@pytest.mark.parametrize("kind", EXAMPLES)
def test_a_line_of_the_log(kind: str) -> None:
    line, seat, args = EXAMPLES[kind]
    assert said(Event(kind, seat, args)) == line


def test_what_finds_no_box_on_a_full_track_is_told() -> None:
    """R1.5"""
    line = said(Event("overflow", 2, [5, 1, 0]))
    assert line == "say-overflow who=2 lost=1 happiness track=happiness"


def test_a_roll_is_told_before_what_the_dice_show() -> None:
    """R3.1"""
    table = Table.new(GAME, 1, 3, GAME.settle({}), [""])
    assert table.play_text(0, "reroll white2 white1") == ""
    lines = table.lines(0)
    dice = [event for event in table.log if event.kind in ("rolled", "die")][-3:]
    assert [event.args[0] for event in dice] == [3, 0, 1]
    assert len(lines) == len(table.log)


def test_every_event_of_the_rules_has_a_line() -> None:
    folder = Path(GAME.folder)
    kinds = {
        kind
        for path in folder.rglob("*.py")
        for kind in NOTED.findall(path.read_text(encoding="utf-8"))
    }
    assert len(kinds) > 40
    for kind in kinds:
        args = EXAMPLES.get(kind, ("", 0, NUMBERS_OF.get(kind, [1, 1])))[2]
        line = str(GAME.words.say(Event(kind, 0, args), TABLE))
        assert line.endswith("."), kind
        assert "\n" not in line


# Typing


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("farm 99 1", f"“farm 99 1” {NOT_A_MOVE}: the column is a number from 0 to 26."),
        ("farm 1 99", f"“farm 1 99” {NOT_A_MOVE}: the row is a number from 0 to 22."),
        ("farm", f"“farm” {NOT_A_MOVE}. It should look like “farm 0 0”; the column is"),
        (
            "culture z9 white1",
            f"“culture z9 white1” {NOT_A_MOVE}. It should look like “culture a4 white1”; dice",
        ),
        ("raid 9", f"“raid 9” {NOT_A_MOVE}: the player is a number from 1 to 3."),
        ("caravan 6 white1", f"“caravan 6 white1” {NOT_A_MOVE}: the caravan is a number from"),
        ("castle 3 5", "No move begins with “castle”. Now moves begin with: build, "),
    ],
)
def test_bad_notation_gets_a_helpful_sentence(text: str, complaint: str) -> None:
    scene = Scene(3).begin()
    with pytest.raises(BadMove) as refusal:
        GAME.read(scene.state.mask(0), 0, text)
    assert str(refusal.value).startswith(complaint)


def test_an_example_is_a_move_of_now() -> None:
    scene = Scene(1).dice(5, 1, 1, 1, 1).begin().do(0, "build white1")
    with pytest.raises(BadMove, match="It should look like “farm 0 3”; "):
        GAME.read(scene.state.mask(0), 0, "farm")


def test_labels_can_be_typed() -> None:
    view = Scene(1).begin().state.mask(0)
    assert GAME.read(view, 0, "Farm at 3,5") == MOVES.parse("farm 3 5")
    assert GAME.read(view, 0, "caravan 2 with white1") == MOVES.parse("caravan 2 white1")
    assert GAME.read(view, 0, "Trade 2 w1") == MOVES.parse("caravan 2 white1")
    assert GAME.read(view, 0, "reroll white1, green") == MOVES.parse("reroll white1 green")


def test_a_die_can_be_named_by_what_it_shows() -> None:
    view = Scene(1).dice(3, 6, 6, 5, 5).begin().do(0, "build white2").state.mask(0)
    assert GAME.read(view, 0, "build 6") == MOVES.parse("build white3")
    assert GAME.read(view, 0, "farms 3") == MOVES.parse("farms white1")
    with pytest.raises(BadMove, match="dice are white1"):
        GAME.read(view, 0, "build 5")


def test_dice_are_typed_in_any_order_and_as_questions_name_them() -> None:
    """R6.1: a proposal is a set of dice."""
    view = Scene(1).dice(6, 2, 3, 4, 5).begin().state.mask(0)
    assert GAME.read(view, 0, "reroll white2 white1") == MOVES.parse("reroll white1 white2")
    assert GAME.read(view, 0, "reroll black 5, white 6") == MOVES.parse("reroll white1 black")
    assert GAME.read(view, 0, "build w2") == MOVES.parse("build white2")
    assert GAME.read(view, 0, "build white 2") == MOVES.parse("build white2")
    assert GAME.read(view, 0, "build white 1") == MOVES.parse("build white1")
    with pytest.raises(BadMove):
        GAME.read(Scene(1).dice(2, 6, 3).begin().state.mask(0), 0, "build white 2")


def test_words_of_the_rules_can_be_typed_for_edicts() -> None:
    """R9.1"""
    view = Scene(1).begin().state.mask(0)
    assert GAME.read(view, 0, "Taxation") == MOVES.parse("tax")
    assert GAME.read(view, 0, "conscription 2") == MOVES.parse("conscript 2")


def test_no_is_understood_where_a_question_has_its_own_word_for_it() -> None:
    """R10.3"""
    view = Scene(2).begin("announcing").state.mask(0)
    assert GAME.read(view, 0, "pass") == GAME.read(view, 0, "no") == MOVES.parse("quiet")
    view = Scene(1).begin("diplomacy").state.mask(0)
    assert GAME.read(view, 0, "no") == MOVES.parse("pass")


def test_any_cell_of_a_building_names_it() -> None:
    """R4.8"""
    scene = Scene(1).built(0, "school 13 4").begin()
    view = scene.state.mask(0)
    assert GAME.read(view, 0, "staff 12 5") == MOVES.parse("staff 13 4")
    assert GAME.read(view, 0, "burn 14,4") == MOVES.parse("burn 13 4")
    assert GAME.read(view, 0, "staff 13 5") == MOVES.parse("staff 13 5")  # between its wings


# The table


def test_the_table_is_drawn_within_eighty_columns() -> None:
    """R1.3: everybody's sheet is open, and the dice, the phase and the order are there."""
    for seats in (1, 2, 7):
        state = GAME.new(seats, 5)
        rng = Rng(seats)
        for _ in range(60):
            seat = next(ask.seat for ask in state.asks if ask.must)
            state.apply(seat, state.random_move(seat, rng))
            if state.over():
                break
        drawn = GAME.draw(state.mask(0)).splitlines()
        assert max(len(line) for line in drawn) <= 80
        assert drawn[0].removeprefix("The game is over. ").startswith("Turn ")
        for seat in range(seats if seats > 1 else 0):
            assert any(line.startswith(f"Player {seat + 1}: ") for line in drawn)


def test_who_is_still_at_work_is_told() -> None:
    """R5.1"""
    scene = Scene(2).begin().do(0, "done")
    drawn = GAME.draw(scene.state.mask(0)).replace("\n    ", " ")
    assert re.search(r"Player 1: .* Done\.", drawn)
    assert re.search(r"Player 2: .* At work\.", drawn)
