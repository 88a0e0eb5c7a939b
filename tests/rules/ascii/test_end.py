"""The end: every `!`, the announcement, the final turn, and the limits of turns."""

from collections.abc import Callable

import pytest

from aevum.core.state import RETRACT
from aevum.games.ascii import GAME
from aevum.games.ascii.scenes import PHASES, Scene


def _population() -> Scene:
    return Scene(3).dice(6, 6, 6).workers(0, 5, 69).staffed(0, farms=1)


def _gold() -> Scene:
    return Scene(3).dice(6, 6, 6).gold(0, 0, 48).staffed(0, mines=1)


def _military() -> Scene:
    return Scene(3).dice(6, 6, 6).soldiers(0, 13).staffed(0, garrisons=1)


def _science(upper: int, lower: int) -> Scene:
    return Scene(3).gold(0, 3).science(0, 4, upper, lower)


WAYS: dict[str, tuple[Callable[[], Scene], str]] = {
    "Population": (_population, "farms white1"),
    "Gold": (_gold, "mines white1"),
    "Military": (_military, "garrisons white1 for 1"),
    "upper Science": (lambda: _science(15, 0), "buy upper"),
    "lower Science": (lambda: _science(0, 16), "buy lower"),
    "Unhappiness": (lambda: Scene(3).mood(0, unhappy=9), "tax"),
}


@pytest.mark.parametrize("track", list(WAYS))
def test_a_full_track_ends_the_game_after_deployment(track: str) -> None:
    """R10.1, R10.3, R10.6"""
    build, move = WAYS[track]
    scene = build().armies(1, 1).begin("announcing")
    scene.do(0, "announce").do(1, "quiet").do(2, "quiet")
    scene.do(0, move)
    assert scene[0].masteries() == 1
    scene.each("done")
    assert scene.state.phase == PHASES["deployment"]  # which is still played
    assert scene.asked()[0][1] == "operation"
    scene.go_on("dice")
    assert (scene.state.end(), scene.state.turn) == ("mastery", 1)


@pytest.mark.parametrize("track", list(WAYS))
def test_unannounced_no_act_checks_the_last_box(track: str) -> None:
    """R10.4: what would come to just that mark is not offered."""
    build, move = WAYS[track]
    scene = build().begin("announcing").each("quiet")
    scene.refused(0, move)


def test_happiness_ends_the_game_too() -> None:
    """R10.1"""
    scene = Scene(3).mood(0, happy=9).armies(0, 1).begin("deployment", announced=True)
    scene.do(0, "barbarians").peace()
    assert (scene[0].happy, scene.state.ending) == (10, "mastery")


def test_unannounced_the_rest_of_a_reward_stands() -> None:
    """R10.4: the mark is left out, on each track that a reward may fill."""
    raid = Scene(3).mood(0, happy=9).armies(0, 1).begin("deployment").do(0, "barbarians")
    assert (raid[0].happy, raid[0].gold) == (9, 4)
    caravan = Scene(3).dice(6).caravan(0, 1, 1).mood(0, happy=9).gold(0, 0, 47)
    caravan.do(0, "caravan 1 white1")
    assert (caravan[0].happy, caravan[0].gained) == (9, 48)
    column = Scene(3).gold(0, 3, 48).workers(0, 1, 69).column(0, 1, "c1")
    column.do(0, "buy culture c1")
    assert (column[0].population, column[0].gained, column[0].gold) == (69, 48, 0)
    farms = Scene(3).dice(6).workers(0, 1, 67).staffed(0, farms=5).do(0, "farms white1")
    assert (farms[0].population, farms[0].workers) == (69, 3)


def test_unannounced_a_science_reward_goes_to_the_other_branch() -> None:
    """R10.4"""
    scene = Scene(3).dice(6).caravan(0, 2, 2).science(0, 4, 15, 16).do(0, "caravan 2 white1")
    assert (scene[0].upper, scene[0].lower, scene[0].happy) == (15, 16, 1)


def test_unannounced_nobody_at_nine_is_raided() -> None:
    """R10.4"""
    scene = Scene(3).armies(0, 1).mood(1, unhappy=9).begin("deployment")
    assert scene.legal(0, "raid") == ["raid 3"]
    told = Scene(3).armies(0, 1).mood(1, unhappy=9).workers(1, 0)
    told.begin("deployment", announced=True).do(0, "raid 2").peace()
    assert (told[1].unhappy, told.state.ending) == (10, "mastery")


def test_a_tenth_unhappiness_by_others_is_skipped_unannounced() -> None:
    """R10.4: two raids on one who has eight."""
    scene = Scene(3).armies(0, 2).mood(1, unhappy=8).workers(1, 0).begin("deployment")
    scene.do(0, "raid 2")
    assert scene[1].unhappy == 9
    assert scene.legal(0, "raid") == ["raid 3"]


# The announcement


def test_everybody_is_asked_at_once_and_sealed() -> None:
    """R10.3, R1.3: nobody sees an answer before the last is in."""
    scene = Scene(3).begin("announcing").do(1, "announce")
    assert scene.asked() == [(0, "announce"), (2, "announce")]
    assert scene.events("announces") == []
    quiet = Scene(3).begin("announcing").do(1, "quiet")
    assert GAME.draw(scene.state.mask(0)) == GAME.draw(quiet.state.mask(0))
    assert scene.state.mask(0).to_data() == quiet.state.mask(0).to_data()
    scene.do(0, "quiet").do(2, "quiet")
    assert scene.events("announces") == [(1,)]


def test_an_answer_may_be_taken_back_until_the_last_is_in() -> None:
    """R10.3"""
    scene = Scene(3).begin("announcing").do(1, "announce")
    assert scene.state.apply(1, RETRACT) == 0
    scene.each("quiet")
    assert (scene.events("announces"), scene.state.last) == ([], False)


def test_one_announcement_frees_the_last_box_for_all() -> None:
    """R10.3"""
    scene = Scene(3).dice(6).gold(1, 0, 48).staffed(1, mines=1).begin("announcing")
    scene.do(0, "announce").do(1, "quiet").do(2, "quiet").do(1, "mines white1")
    assert scene[1].gained == 49


def test_an_empty_announcement_costs_every_announcer_an_unhappiness() -> None:
    """R10.5"""
    scene = Scene(3).begin("announcing").do(0, "announce").do(1, "announce").do(2, "quiet")
    scene.each("done").peace()
    assert [scene[seat].unhappy for seat in range(3)] == [1, 1, 0]
    assert scene.asked() == [(-1, "chance")]
    assert scene.state.turn == 2


def test_an_announcer_whom_another_helps_to_the_end_pays_nothing() -> None:
    """R10.5: the turn is final if any `!` was checked."""
    scene = Scene(3).dice(6).gold(1, 0, 48).staffed(1, mines=1).begin("announcing")
    scene.do(0, "announce").do(1, "quiet").do(2, "quiet").do(1, "mines white1").each("done")
    assert (scene[0].unhappy, scene.peace().state.end()) == (0, "mastery")


def test_an_empty_announcement_at_nine_ends_the_game_after_all() -> None:
    """R10.5"""
    scene = Scene(3).mood(0, unhappy=9).begin("announcing")
    scene.do(0, "announce").do(1, "quiet").do(2, "quiet").each("done").peace()
    assert (scene[0].unhappy, scene.state.end()) == (10, "mastery")


def test_alone_nobody_is_asked() -> None:
    """R10.3"""
    scene = Scene(1).dice(6).gold(0, 0, 48).staffed(0, mines=1).begin("announcing")
    assert scene.asked() == [(0, "develop")]
    scene.do(0, "mines white1", "done").peace()
    assert scene.state.end() == "mastery"


# Before Development


def test_an_end_in_diplomacy_makes_the_turn_final_for_everybody() -> None:
    """R10.2"""
    scene = Scene(3).mood(0, unhappy=9).dice(6).gold(1, 0, 48).staffed(1, mines=1)
    scene.begin("diplomacy").do(0, "tax")
    assert scene[0].masteries() == 1
    scene.do(0, "pass").do(2, "pass").do(1, "pass")
    assert scene.asked() == [(seat, "develop") for seat in range(3)]  # no announcement
    scene.do(1, "mines white1").each("done").peace()
    assert (scene.state.end(), scene[1].masteries()) == ("mastery", 1)


def test_an_end_by_a_disaster_makes_the_turn_final() -> None:
    """R10.2"""
    scene = Scene(3).dice(1).omens(0, 2, 0, 0, 0, 0).mood(0, unhappy=9).begin("disasters").roll(2)
    scene.each("unhappy")
    assert scene.asked() == [(seat, "develop") for seat in range(3)]
    scene.each("done").peace()
    assert scene.state.end() == "mastery"


def test_several_masteries_in_the_final_turn() -> None:
    """R10.1, R10.6"""
    scene = Scene(1).dice(6, 6, 6).gold(0, 0, 48).workers(0, 1, 69).staffed(0, 1, 1)
    before = scene[0].score()
    scene.do(0, "farms white1", "mines white2", "done")
    assert scene.state.scores() == [before + 2 * 21 + 2]


# Limits


@pytest.mark.parametrize(("seats", "limit"), [(1, 20), (2, 40), (5, 40)])
def test_the_last_turn_there_is(seats: int, limit: int) -> None:
    """R10.7"""
    before = Scene(seats).turn(limit - 1).begin("development").each("done").peace()
    assert (before.state.turn, before.asked()) == (limit, [(-1, "chance")])
    scene = Scene(seats).turn(limit).begin("development").each("done").peace()
    assert (scene.state.asks, scene.state.end()) == ([], "turns")


@pytest.mark.parametrize("seats", [1, 3])
def test_a_table_may_agree_on_another_last_turn(seats: int) -> None:
    """R12.5: a full track still ends the game before."""
    scene = Scene(seats, turns=5).turn(4).begin("development").each("done").peace()
    assert (scene.state.turn, scene.asked()) == (5, [(-1, "chance")])
    last = Scene(seats, turns=5).turn(5).begin("development").each("done").peace()
    assert (last.state.asks, last.state.end()) == ([], "turns")
    full = Scene(seats, turns=5).turn(2).gold(0, 0, 49).begin("development").each("done").peace()
    assert full.state.end() == "mastery"


def test_without_a_full_track_another_turn_begins() -> None:
    """R2.2"""
    scene = Scene(3).each("done").peace()
    assert (scene.state.turn, scene.state.end()) == (2, "")
