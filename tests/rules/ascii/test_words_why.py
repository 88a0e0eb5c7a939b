"""Every refusal in Development names its rule and says what is in the way."""

import re

import pytest

from aevum.games.ascii import GAME
from aevum.games.ascii.moves import MOVES
from aevum.games.ascii.rules.terrain import COLS, ROWS
from tests.rules.ascii.scene import Scene


def why(scene: Scene, text: str, seat: int = 0) -> str:
    if not scene.started:
        scene.begin()
    return GAME.why(scene.state.mask(seat), seat, MOVES.parse(text))


# The map


def drawing() -> Scene:
    """Nineteen lines to draw with, no Gold, one Farm and one Mine."""
    scene = Scene(1).dice(6, 6, 4).built(0, "farm 5 5", "mine 20 6").gold(0, 0).workers(0, 3)
    return scene.begin().do(0, "build white1", "build white2", "build white3")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("farm 3 1", "R4.7: a Farm at 3,1 would cover the sea at 3,0."),
        ("farm 10 5", "R4.7: a Farm at 10,5 would cover the river at 11,4."),
        ("farm 26 5", "R1.7: a Farm at 26,5 would reach over the edge of the map."),
        ("farm 5 0", "R1.7: a Farm at 5,0 would reach over the edge of the map."),
        ("farm 5 5", "R4.6: a Farm there would overlap the Farm at 5,5."),
        ("farm 7 6", "R4.6: a Farm there would touch the Farm at 5,5."),
        ("farm 22 8", "R4.6: a Farm there would touch the Mine at 20,6."),
        ("mine 14 4", "R4.7: a Mine is drawn around ore (*), and there is none under 14,4."),
        ("mine 4 14", "R4.7: mountains there cost 1 Gold, and you have none."),
        ("palace 5 15", "R4.5: a Palace needs a staffed School and a staffed Garrison; "),
        ("farm 8 5", ""),
        ("mine 2 9", ""),
        ("school 14 4", ""),
    ],
)
def test_a_place_is_refused_for_exactly_what_is_in_the_way(move: str, reason: str) -> None:
    """R1.7, R4.5, R4.6, R4.7"""
    told = why(drawing(), move)
    assert told.startswith(reason) if reason else told == ""


def test_what_a_building_asks_for() -> None:
    """R4.2, R4.5"""
    scene = Scene(1).dice(6, 6, 6).built(0, "farm 5 5").begin().do(0, "build white1")
    assert why(scene, "school 14 4") == (
        "R4.5: a School needs a staffed Farm and a staffed Mine; you have no staffed Mine."
    )
    scene = Scene(1).dice(6, 6, 6).built(0, "farm 5 5", "mine 20 6").begin()
    assert why(scene, "school 14 4") == (
        "R4.2: a School takes 12 lines, you have 0; a die used for construction brings more."
    )
    royal = Scene(1).dice(6, 6, 6).staffed(0, schools=1, garrisons=1).workers(0, 20)
    royal.built(0, "palace 14 6 ruin").begin().do(0, "build white1")
    told = "R4.5: an Empire has one Palace ever, and you have built yours."
    assert why(royal, "palace 4 6") == told


def test_ruins_and_colonies_are_touched_like_buildings() -> None:
    """R4.6"""
    scene = Scene(3).built(0, "farm 5 5 ruin").colony(1, 0, 15, 3).dice(6, 6, 6).begin()
    scene.do(0, "build white1")
    assert why(scene, "farm 7 6") == "R4.6: a Farm there would touch the burnt Farm at 5,5."
    assert why(scene, "farm 20 5") == "R4.6: a Farm there would touch the Colony at 15,3."


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
    assert why(scene, "staff 0 3") == (
        "R4.8: you have no Worker left; a Specialist from abroad costs 2 Gold."
    )
    assert why(scene, "hire 0 3") == "R4.8: a Specialist from abroad costs 2 Gold, you have 1 Gold."
    assert why(scene, "staff 20 6") == "R4.8: the Mine at 20,6 is staffed already."
    assert why(scene, "staff 5 5") == "R4.8: nobody works in a burnt Farm at 5,5."
    assert why(scene, "staff 16 6") == "R4.8: a Palace needs no Specialist."
    assert why(scene, "staff 9 9") == "R4.8: no building of yours covers 9,9."
    idle = Scene(1).workers(0, 1).built(0, "farm 0 3 empty")
    assert why(idle, "done") == (
        "R4.9: you have 1 Worker and an empty building; staff it before you are done."
    )


# Dice and boxes


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("farms white1", "R3.3: you have used the first white die this turn."),
        ("farms green", "R3.4: the green die is yours only after Philosophy or Navigation."),
        ("farms black", "R3.4: the black die is yours only after Humanism or Engineering."),
        (
            "build white2 plus 3",
            "R3.5: to make 5 of white 2 (white2) takes 3 Gold, you have 1 Gold.",
        ),
        (
            "mines white2",
            "R4.10: Mines want 5 or more; white 2 (white2) lacks 3, and you have 1 Gold to raise",
        ),
        ("schools white2", "R4.10: you have no staffed School."),
        ("garrisons white2 for 1", "R4.11: you have no staffed Garrison, and each makes"),
        ("colonies white2", "R8.4: you have no Colony."),
        ("farms white2 sparing", "R5.6: your Farms would not check the ! now"),
        (
            "caravan 1 white2",
            "R5.4: box 1 of Caravan 1 wants 5 or more; white 2 (white2) lacks 3, and you have 1",
        ),
        ("caravan 5 white2", "R5.4: Caravan 5 has arrived; every Caravan travels once."),
        (
            "culture a4 white2",
            "R5.3: a4 wants exactly 5; changing white 2 (white2) takes 3 Gold, you have 1 Gold.",
        ),
        ("culture b3 white2", "R5.3: b3 of the Culture grid is checked already."),
        ("buy trunk", "R5.5: a box costs 3 Gold, you have 1 Gold."),
        ("wait", "R2.1: the game waits for your answer."),
        ("die 3", "R3.1: dice are left to chance."),
        ("first 1", "R2.3: chance says who comes first."),
        ("retract", "R10.3: you have no sealed answer"),
    ],
)
def test_a_use_of_a_die_is_refused(move: str, reason: str) -> None:
    """R3.3, R3.4, R3.5, R4.10, R4.11, R5.3, R5.4, R5.5, R5.6, R8.4"""
    scene = Scene(1).dice(6, 2, 2).staffed(0, farms=1, mines=1).gold(0, 1).culture(0, "b3")
    scene.caravan(0, 5, 5).begin().do(0, "build white1")
    assert why(scene, move).startswith(reason)


def test_boxes_of_science_and_soldiers() -> None:
    """R1.5, R1.6, R4.11"""
    scene = Scene(1).gold(0, 9).workers(0, 1).staffed(0, garrisons=2)
    assert why(scene, "buy upper") == (
        "R1.6: the upper line of Science begins when all 4 boxes of the trunk are checked."
    )
    assert why(scene, "garrisons white3 for 2") == (
        "R4.11: a Soldier was a Worker before, and you have 1 Worker."
    )
    assert why(scene, "garrisons white3 for 3") == (
        "R4.11: you have 2 staffed Garrisons, and each makes one Soldier."
    )
    wise = Scene(1).gold(0, 9).science(0, 4)
    assert why(wise, "buy trunk") == "R1.6: the trunk of Science is full."


def test_the_last_box_waits_for_an_announcement() -> None:
    """R10.4"""
    scene = Scene(2).gold(0, 9, 48).workers(0, 3, 69).staffed(0, farms=1, mines=1)
    scene.dice(6, 6, 6).soldiers(0, 13).science(0, 4, 15, 16).mood(0, unhappy=9).begin()
    box = "R10.4: only the last box of "
    assert why(scene, "farms white1").startswith(f"{box}the Population track is left, and nobody")
    assert why(scene, "mines white1").startswith(f"{box}the Gold track")
    assert why(scene, "buy upper").startswith(f"{box}the upper line of Science")
    assert why(scene, "buy soldier").startswith(f"{box}the Military track")
    assert why(scene, "tax").startswith("R10.4: the last box of Unhappiness is a !")
    assert why(scene, "conscript 1").startswith("R10.4: the last box of Unhappiness is a !")
