"""Rulings 30 to 35 and 40: the end, edicts, the order of play and points."""

import pytest

from aevum.games.ascii.data import AS_PRINTED, MOODS
from aevum.games.ascii.scenes import Scene

POPULATION, GOLD, MILITARY = AS_PRINTED.population, AS_PRINTED.gold, AS_PRINTED.military
UPPER, LOWER = AS_PRINTED.upper, AS_PRINTED.lower


def nearly(scene: Scene, seat: int) -> Scene:
    """Bring every track of a seat to the box before its `!`."""
    scene.workers(seat, 9, population=POPULATION - 1).gold(seat, 9, gained=GOLD - 1)
    scene.science(seat, upper=UPPER - 1, lower=LOWER - 1).soldiers(seat, MILITARY - 1)
    return scene.mood(seat, happy=MOODS - 1, unhappy=MOODS - 1)


# 30 and 33: full tracks


def test_ruling_30_every_mark_is_worth_21_points() -> None:
    """R10.1, R10.6: seven tracks, that of Unhappiness too."""
    scene = nearly(Scene(1), 0)
    empire = scene[0]
    assert empire.masteries() == 0
    for name in ("population", "gained", "upper", "lower", "military", "happy", "unhappy"):
        marks = empire.masteries()
        setattr(empire, name, getattr(empire, name) + 1)
        assert empire.masteries() == marks + 1
    before = empire.score()
    empire.unhappy -= 1
    assert before - empire.score() == 21 - (150 - 120)


def test_ruling_33_full_unhappiness_takes_no_edicts() -> None:
    """R9.4: and further Happiness and Unhappiness are lost."""
    scene = Scene(1).mood(0, happy=MOODS, unhappy=MOODS).armies(0, 1)
    assert scene.begin().legal(0, "tax") == []
    assert scene.legal(0, "conscript") == []
    scene = Scene(1).mood(0, happy=MOODS).armies(0, 1).begin("deployment").do(0, "barbarians")
    assert (scene[0].happy, scene[0].gold) == (MOODS, 4)


def test_ruling_33_full_population_loses_workers() -> None:
    """R1.5"""
    scene = Scene(1).workers(0, 5, population=POPULATION - 1).dice(2, 2).staffed(0, farms=4)
    scene.do(0, "farms white1")
    assert (scene[0].workers, scene[0].population) == (6, POPULATION)
    assert scene.legal(0, "farms") == []


def test_ruling_33_a_full_branch_leaves_the_other() -> None:
    """R1.6: without being asked."""
    scene = Scene(1).dice(4).staffed(0, schools=1).science(0, upper=UPPER, lower=3)
    scene.do(0, "schools white1")
    assert (scene[0].lower, scene[0].gold) == (4, 4)


# 31: announcing


def test_ruling_31_everybody_is_asked_once_and_sealed() -> None:
    """R10.3, R1.3"""
    scene = Scene(3).begin("announcing").do(0, "announce")
    assert [ask.seat for ask in scene.asks()] == [1, 2]
    assert scene.events("announces") == []
    scene.do(1, "quiet").do(2, "quiet")
    assert scene.events("announces") == [(0,)]
    assert scene.state.last


def test_ruling_31_if_anybody_announced_all_may_check() -> None:
    """R10.3"""
    scene = nearly(Scene(2), 1).dice(5).staffed(1, mines=1).begin("announcing")
    scene.do(0, "announce").do(1, "quiet").do(1, "mines white1")
    assert scene[1].masteries() == 1


def test_ruling_31_unannounced_marks_are_skipped_and_the_rest_stands() -> None:
    """R10.4: a Caravan's Happiness and one of its Gold have no box."""
    scene = Scene(2).dice(6).caravan(0, 1, 1).mood(0, happy=MOODS - 1).gold(0, 3, gained=GOLD - 3)
    scene.begin().do(0, "caravan 1 white1")
    assert (scene[0].happy, scene[0].gained, scene[0].gold) == (MOODS - 1, GOLD - 1, 5)


def test_ruling_31_a_neighbours_last_gold_is_not_marked() -> None:
    """R10.4"""
    scene = Scene(3).dice(6).caravan(0, 1, 1).gold(1, 0, gained=GOLD - 1).begin()
    scene.do(0, "caravan 1 white1").each("done")
    assert (scene[1].gained, scene[1].gold, scene[2].gold) == (GOLD - 1, 0, 4)


def test_ruling_31_acts_that_come_to_nothing_else_are_not_offered() -> None:
    """R10.4"""
    scene = nearly(Scene(3), 0).dice(6, 6, 6)
    scene.staffed(0, farms=1, mines=1, schools=1, garrisons=1).begin()
    names = {text.split()[0] for text in scene.legal(0)}
    assert not names & {"farms", "mines", "schools", "garrisons", "tax", "conscript"}
    bought = {" ".join(text.split()[:2]) for text in scene.legal(0, "buy")}
    assert bought == {"buy culture"}
    scene = nearly(Scene(3), 0).dice(6, 6, 6)
    scene.staffed(0, farms=1, mines=1, schools=1, garrisons=1).begin(announced=True)
    names = {text.split()[0] for text in scene.legal(0)}
    assert names >= {"farms", "mines", "schools", "garrisons", "tax", "conscript"}


@pytest.mark.parametrize("announced", [False, True])
def test_ruling_31_nobody_at_nine_unhappiness_is_raided_or_used(announced: bool) -> None:
    """R10.4, R8.6: unless the end was announced."""
    scene = Scene(3).armies(0, 1).mood(1, unhappy=9).begin("deployment", announced)
    assert scene.legal(0, "raid") == (["raid 2", "raid 3"] if announced else ["raid 3"])
    scene = Scene(3).dice(6).mood(1, unhappy=9).colony(0, 1, 0, 2).staffed(1, farms=1)
    assert len(scene.begin(announced=announced).legal(0, "colonies", "white1")) == int(announced)


def test_ruling_31_the_turn_is_final_if_a_mark_was_checked() -> None:
    """R10.1, R10.5: Deployment comes all the same."""
    scene = Scene(2).dice(5).staffed(0, mines=1).gold(0, 3, gained=GOLD - 1).armies(1, 1)
    scene.begin("announcing").do(0, "announce").do(1, "quiet").do(0, "mines white1").each("done")
    assert scene.asked() == [(1, "operation")]
    scene.do(1, "barbarians").peace()
    assert (scene.state.asks, scene.state.end()) == ([], "mastery")


def test_ruling_31_an_empty_announcement_costs_unhappiness() -> None:
    """R10.5: of everyone who announced, and play goes on."""
    scene = Scene(3).begin("announcing").do(0, "announce").do(1, "quiet").do(2, "announce")
    scene.each("done").peace()
    assert [scene[seat].unhappy for seat in range(3)] == [1, 0, 1]
    assert (scene.state.turn, scene.asked()[0][1]) == (2, "chance")


def test_ruling_31_that_may_fill_the_track_and_end_the_game() -> None:
    """R10.5"""
    scene = Scene(3).mood(0, unhappy=9).begin("announcing").do(0, "announce")
    scene.do(1, "quiet").do(2, "quiet").each("done").peace()
    assert (scene.state.end(), scene[0].masteries()) == ("mastery", 1)


def test_ruling_31_alone_nobody_is_asked() -> None:
    """R10.3, R12.1"""
    scene = Scene(1).dice(5).staffed(0, mines=1).gold(0, 3, gained=GOLD - 1).begin("announcing")
    assert scene.asked() == [(0, "develop")]
    scene.do(0, "mines white1", "done").peace()
    assert scene.state.end() == "mastery"


# 34, 40: edicts


def test_ruling_34_conscription_takes_the_workers_there_are() -> None:
    """R9.3"""
    scene = Scene(1).workers(0, 1).begin()
    assert scene.legal(0, "conscript") == ["conscript 1"]
    scene.do(0, "conscript 1")
    assert (scene[0].military, scene[0].workers, scene[0].unhappy) == (1, 0, 1)
    assert scene.legal(0, "conscript") == []


def test_taxation() -> None:
    """R9.2"""
    scene = Scene(1).begin().do(0, "tax", "tax")
    assert (scene[0].gold, scene[0].unhappy) == (9, 2)


@pytest.mark.parametrize("phase", ["diplomacy", "announcing", "development", "deployment"])
def test_edicts_at_any_time(phase: str) -> None:
    """R9.1: by any player who is asked, as often as they are."""
    scene = Scene(3).armies(0, 1).begin(phase).do(2, "tax").do(0, "tax", "conscript 2", "tax")
    assert (scene[0].gold, scene[0].unhappy, scene[2].gold) == (9, 3, 6)


def test_unasked_edicts_are_two() -> None:
    """R9.5: then a question has to be answered first."""
    scene = Scene(3).gold(0, 9).begin("diplomacy").do(1, "tax", "conscript 1")
    scene.refused(1, "tax", "conscript 1")
    scene.do(0, "pass").do(1, "tax", "pass").do(1, "tax", "tax").refused(1, "tax")


def test_ruling_40_edicts_until_points_are_counted() -> None:
    """R9.6: at the last question of Deployment in the last turn."""
    scene = Scene(2).armies(0, 1).gold(1, 3, gained=GOLD).begin("deployment")
    scene.do(0, "tax").do(1, "tax").peace()
    assert scene.state.end() == "mastery"
    assert (scene[0].gold, scene[0].unhappy, scene[1].unhappy) == (6, 1, 1)


# 35: the order of play


def test_ruling_35_population_counts_dead_or_alive() -> None:
    """R11.1"""
    scene = Scene(3).workers(0, 3).workers(1, 0, population=9).workers(2, 5)
    scene.begin("diplomacy")
    assert scene.state.order == [1, 2, 0]


def test_the_order_of_play() -> None:
    """R11.1, R11.2: Armies, Gold, Science in one line, population, then from the first seat."""
    scene = Scene(7).armies(6, 1).gold(5, 4).science(4, upper=2).science(3, upper=1, lower=1)
    scene.workers(2, 4)
    scene.state.first = 1
    scene.begin("diplomacy")
    assert scene.state.order == [6, 5, 4, 3, 2, 1, 0]


def test_the_first_player_moves_on() -> None:
    """R2.3, R11.2"""
    scene = Scene(3).begin("deployment").peace()
    assert (scene.state.turn, scene.state.first) == (2, 1)


def test_points() -> None:
    """R11.3, R11.5: every line of the score."""
    scene = Scene(3).gold(0, 5).armies(0, 1, deployed=2).mood(0, happy=3, unhappy=2)
    scene.culture(0, "a", "c").staffed(0, farms=2, mines=1, schools=1, garrisons=1)
    scene.built(0, "palace 14 5", "farm 0 3 empty", "farm 0 6 ruin").colony(0, 1, 0, 2)
    scene.colony(0, 1, 14, 2, razed=True)
    buildings = 2 * 3 + 2 + 4 + 4 + 36 + 7
    assert scene[0].score() == buildings + 5 * 2 + 3 * 3 + (15 + 30) + 12 - 10
    assert Scene(1).mood(0, unhappy=5).gold(0, 0)[0].score() == -43


def test_ties_are_broken_as_the_order_of_play() -> None:
    """R11.4: an Army is 3 points, so that level scores differ in what makes them up."""
    scene = Scene(4).gold(0, 5, gained=9).gold(1, 2, gained=9).armies(1, 1, deployed=1)
    scene.gold(2, 2, gained=9).armies(2, 2).gold(3, 2, gained=9).armies(3, 2)
    scores = scene.state.scores()
    assert scores == [10, 10, 10, 10]
    assert scene.state.ranks() == [4, 3, 1, 1]


def test_the_last_turns() -> None:
    """R10.7, R2.2: alone 20, with others 40."""
    assert Scene(1).turn(20).do(0, "done").peace().state.end() == "turns"
    assert Scene(1).turn(19).do(0, "done").peace().state.turn == 20
    assert Scene(2).turn(40).each("done").peace().state.end() == "turns"
    assert Scene(2).turn(39).each("done").peace().state.turn == 40


def test_no_mark_while_announcements_are_asked_for() -> None:
    """R10.4: an edict in between may not fill a track."""
    scene = Scene(2).mood(0, unhappy=MOODS - 1).begin("announcing")
    assert scene.legal(0, "tax") == scene.legal(0, "conscript") == []
