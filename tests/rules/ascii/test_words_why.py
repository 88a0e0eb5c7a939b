"""Every refusal in Development names its rule and says what is in the way."""

import re

import pytest

from aevum.core.terse import terse
from aevum.games.ascii import GAME
from aevum.games.ascii.moves import MOVES
from aevum.games.ascii.rules.terrain import COLS, ROWS
from aevum.games.ascii.scenes import Scene


def why(scene: Scene, text: str, seat: int = 0) -> str:
    if not scene.started:
        scene.begin()
    return terse(GAME.words.why(scene.state.mask(seat), seat, MOVES.parse(text)))


# The map


def drawing() -> Scene:
    """Nineteen lines to draw with, no Gold, one Farm and one Mine."""
    scene = Scene(1).dice(6, 6, 4).built(0, "farm 5 5", "mine 20 6").gold(0, 0).workers(0, 3)
    return scene.begin().do(0, "build white1", "build white2", "build white3")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("farm 3 1", "R4.7 no-sea building=farm col=3 row=0"),
        ("farm 10 5", "R4.7 no-river building=farm col=11 row=4"),
        ("farm 26 5", "R1.7 no-edge building=farm col=26 row=5"),
        ("farm 5 0", "R1.7 no-edge building=farm col=5 row=0"),
        ("farm 5 5", "R4.6 no-overlap building=farm other=(at-built building=farm col=5 row=5)"),
        ("farm 7 6", "R4.6 no-touch building=farm other=(at-built building=farm col=5 row=5)"),
        ("farm 22 8", "R4.6 no-touch building=farm other=(at-built building=mine col=20 row=6)"),
        ("mine 14 4", "R4.7 no-ore col=14 row=4"),
        ("mine 4 14", "R4.7 no-mountain-gold price=1 gold=0"),
        ("palace 5 15", "R4.5 no-needs-staffed building=palace needs=school&garrison"),
        ("farm 8 5", ""),
        ("mine 2 9", ""),
        ("school 14 4", ""),
    ],
)
def test_a_place_is_refused_for_exactly_what_is_in_the_way(move: str, reason: str) -> None:
    """R1.7, R4.5, R4.6, R4.7"""
    assert why(drawing(), move) == reason


def test_what_a_building_asks_for() -> None:
    """R4.2, R4.5"""
    scene = Scene(1).dice(6, 6, 6).built(0, "farm 5 5").begin().do(0, "build white1")
    assert why(scene, "school 14 4") == "R4.5 no-needs-staffed building=school needs=farm&mine"
    scene = Scene(1).dice(6, 6, 6).built(0, "farm 5 5", "mine 20 6").begin()
    assert why(scene, "school 14 4") == "R4.2 no-lines building=school needed=12 lines=0"
    royal = Scene(1).dice(6, 6, 6).staffed(0, schools=1, garrisons=1).workers(0, 20)
    royal.built(0, "palace 14 6 ruin").begin().do(0, "build white1")
    assert why(royal, "palace 4 6") == "R4.5 no-second-palace"


def test_ruins_and_colonies_are_touched_like_buildings() -> None:
    """R4.6"""
    scene = Scene(3).built(0, "farm 5 5 ruin").colony(1, 0, 15, 3).dice(6, 6, 6).begin()
    scene.do(0, "build white1")
    assert why(scene, "farm 7 6") == (
        "R4.6 no-touch building=farm other=(at-ruin-burnt building=farm col=5 row=5)"
    )
    assert why(scene, "farm 20 5") == (
        "R4.6 no-touch building=farm other=(at-built building=colony col=15 row=3)"
    )


def test_every_place_of_the_map_has_its_reason() -> None:
    """R4.6, R4.7: a ghost that is moved over the map never lacks words."""
    scene = drawing()
    view, legal = scene.state.mask(0), set(scene.state.legal(0))
    for name in ("farm", "mine", "school"):
        for col in range(COLS):
            for row in range(ROWS):
                move = MOVES.named(name).code([col, row])
                told = GAME.why(view, 0, move)
                assert (told == "") == (move in legal)
                assert not told or re.match(r"R(1\.7|4\.6|4\.7): ", told), told


def test_staffing_is_refused_with_the_reason() -> None:
    """R4.8, R4.9"""
    scene = Scene(1).workers(0, 0).gold(0, 1)
    scene.built(0, "farm 0 3 empty", "mine 20 6", "farm 5 5 ruin", "palace 16 6")
    assert why(scene, "staff 0 3") == "R4.8 no-worker-left price=2"
    assert why(scene, "hire 0 3") == "R4.8 no-specialist-gold price=2 gold=1"
    assert why(scene, "staff 20 6") == "R4.8 no-staffed-already building=mine col=20 row=6"
    assert why(scene, "staff 5 5") == "R4.8 no-staff-ruin"
    assert why(scene, "staff 16 6") == "R4.8 no-staff-needed building=palace"
    assert why(scene, "staff 9 9") == "R4.8 no-building-there col=9 row=9"
    idle = Scene(1).workers(0, 1).built(0, "farm 0 3 empty")
    assert why(idle, "done") == "R4.9 no-finish workers=1"


# Dice and boxes


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("farms white1", "R3.3 no-die-used die=white1"),
        ("farms green", "R3.4 no-green-die"),
        ("farms black", "R3.4 no-black-die"),
        (
            "build white2 plus 3",
            "R3.5 no-die-dear die=(part-die-twin die=white2 face=2) wanted=5 price=3 gold=1",
        ),
        (
            "mines white2",
            (
                "R4.10 no-die-low building=mine wanted=5 die=(part-die-twin die=white2 face=2) "
                "price=3 gold=1"
            ),
        ),
        ("schools white2", "R4.10 no-staffed building=school"),
        ("garrisons white2 for 1", "R4.11 no-garrisons garrisons=0 soldiers=0"),
        ("colonies white2", "R8.4 no-colony"),
        ("farms white2 sparing", "R5.6 no-sparing-none building=farm"),
        (
            "caravan 1 white2",
            (
                "R5.4 no-caravan-low caravan=1 wanted=5 die=(part-die-twin die=white2 face=2) "
                "price=3 gold=1"
            ),
        ),
        ("caravan 5 white2", "R5.4 no-caravan-arrived caravan=5"),
        (
            "culture a4 white2",
            (
                "R5.3 no-culture-die box=a4 wanted=5 die=(part-die-twin die=white2 face=2) "
                "price=3 gold=1"
            ),
        ),
        ("culture b3 white2", "R5.3 no-culture-checked box=b3"),
        ("buy trunk", "R5.5 no-box-gold price=3 gold=1"),
        ("wait", "R2.1 no-wait-answer"),
        ("die 3", "R3.1 no-chance"),
        ("first 1", "R2.3 no-chance-first-player"),
        ("retract", "R10.3 no-retract"),
    ],
)
def test_a_use_of_a_die_is_refused(move: str, reason: str) -> None:
    """R3.3, R3.4, R3.5, R4.10, R4.11, R5.3, R5.4, R5.5, R5.6, R8.4"""
    scene = Scene(1).dice(6, 2, 2).staffed(0, farms=1, mines=1).gold(0, 1).culture(0, "b3")
    scene.caravan(0, 5, 5).begin().do(0, "build white1")
    assert why(scene, move) == reason


def test_boxes_of_science_and_soldiers() -> None:
    """R1.5, R1.6, R4.11"""
    scene = Scene(1).gold(0, 9).workers(0, 1).staffed(0, garrisons=2)
    assert why(scene, "buy upper") == "R1.6 no-branch-yet branch=upper boxes=4"
    assert why(scene, "garrisons white3 for 2") == "R4.11 no-recruits workers=1"
    assert why(scene, "garrisons white3 for 3") == "R4.11 no-garrisons garrisons=2 soldiers=2"
    wise = Scene(1).gold(0, 9).science(0, 4)
    assert why(wise, "buy trunk") == "R1.6 no-trunk-full"


def test_the_last_box_waits_for_an_announcement() -> None:
    """R10.4"""
    scene = Scene(2).gold(0, 9, 48).workers(0, 3, 69).staffed(0, farms=1, mines=1)
    scene.dice(6, 6, 6).soldiers(0, 13).science(0, 4, 15, 16).mood(0, unhappy=9).begin()
    assert why(scene, "farms white1") == "R10.4 no-end-unannounced track=population"
    assert why(scene, "mines white1") == "R10.4 no-end-unannounced track=gold"
    assert why(scene, "buy upper") == "R10.4 no-end-unannounced track=upper"
    assert why(scene, "buy soldier") == "R10.4 no-end-unannounced track=military"
    assert why(scene, "tax") == "R10.4 no-end-unannounced track=unhappiness"
    assert why(scene, "conscript 1") == "R10.4 no-end-unannounced track=unhappiness"
