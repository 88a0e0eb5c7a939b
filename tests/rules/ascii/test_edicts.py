"""Taxation and Conscription: at any time, for one Unhappiness."""

from collections.abc import Callable

import pytest

from aevum.games.ascii.scenes import Scene

EDICTS = ["tax", "conscript 1", "conscript 2"]


def _at_pledge() -> Scene:
    return Scene(3).begin("diplomacy").do(0, "reroll white1", "pledge 0")


def _at_disaster() -> Scene:
    return Scene(3).dice(1).omens(0, 0, 2, 0, 0, 0).begin("disasters").roll(3)


def _at_reward() -> Scene:
    return Scene(3).science(0, 1).do(0, "buy trunk").gold(0, 3)


def _at_host() -> Scene:
    return Scene(3).dice(6).colony(0, 1, 0, 2).staffed(1, 1).do(0, "colonies white1")


def _war() -> Scene:
    return Scene(3).armies(0, 3).armies(1, 1).staffed(0, 1, 1, 1, 1).begin("deployment")


MOMENTS: dict[str, Callable[[], Scene]] = {
    "propose": lambda: Scene(3).begin("diplomacy"),
    "pledge": _at_pledge,
    "disaster": _at_disaster,
    "announce": lambda: Scene(3).begin("announcing"),
    "develop": lambda: Scene(3).begin(),
    "reward": _at_reward,
    "colony": _at_host,
    "operation": _war,
    "cancel": lambda: _war().do(0, "raid 2"),
    "press": lambda: _war().do(0, "raid 2").do(1, "cancel"),
    "site": lambda: _war().do(0, "colonise 3").do(1, "pass").do(2, "pass"),
}


@pytest.mark.parametrize("kind", list(MOMENTS))
def test_everybody_may_dictate_at_every_question(kind: str) -> None:
    """R9.1: who is asked and who is not, in every phase; the question stays open."""
    for seat in range(3):
        for edict in EDICTS:
            scene = MOMENTS[kind]()
            asked = scene.asked()
            assert kind in [name for _, name in asked]
            workers, gold = scene[seat].workers, scene[seat].gold
            unhappy, soldiers = scene[seat].unhappy, scene[seat].military
            scene.do(seat, edict)
            number = 0 if edict == "tax" else int(edict[-1])
            assert scene.asked() == asked
            assert scene[seat].unhappy == unhappy + 1
            assert scene[seat].gold == gold + (3 if edict == "tax" else 0)
            assert scene[seat].workers == workers - number
            assert scene[seat].military == soldiers + number


def test_alone_each_question_admits_them() -> None:
    """R9.1"""
    assert set(EDICTS) < set(Scene(1).begin("diplomacy").legal(0))
    scene = Scene(1).dice(1).omens(0, 0, 2, 0, 0, 0).begin("disasters").roll(3)
    assert set(EDICTS) < set(scene.legal(0))
    scene.do(0, "unhappy")
    assert set(EDICTS) < set(scene.legal(0))  # at the reward
    scene.do(0, "leave culture", "conscript 1")
    assert set(EDICTS) < set(scene.legal(0))
    scene.do(0, "done")
    assert scene.asked() == [(0, "operation")]
    assert set(EDICTS) < set(scene.legal(0))


def test_no_mine_and_no_garrison_is_needed() -> None:
    """R9.1"""
    scene = Scene(3).do(0, "tax", "conscript 2")
    assert scene[0].buildings == []
    assert (scene[0].gold, scene[0].gained, scene[0].military) == (6, 6, 2)


def test_taxation_and_conscription_several_times() -> None:
    """R9.1, R9.2, R9.3"""
    scene = Scene(3).workers(0, 5).do(0, "tax", "tax", "tax", "conscript 2", "conscript 2")
    assert (scene[0].unhappy, scene[0].gold) == (5, 12)
    assert (scene[0].workers, scene[0].military, scene[0].armies()) == (1, 4, 3)


def test_conscription_with_one_worker_and_with_none() -> None:
    """R9.3"""
    one = Scene(3).workers(0, 1)
    assert one.legal(0, "conscript") == ["conscript 1"]
    none = Scene(3).workers(0, 0)
    assert none.legal(0, "conscript") == []
    assert none.legal(0, "tax") == ["tax"]


def test_a_full_military_track_takes_no_conscripts() -> None:
    """R9.3, R10.4"""
    scene = Scene(3).soldiers(0, 12)
    assert scene.legal(0, "conscript") == ["conscript 1"]  # the last box is the `!`
    told = Scene(3).soldiers(0, 12).begin("development", announced=True)
    assert told.legal(0, "conscript") == ["conscript 1", "conscript 2"]
    full = Scene(3).soldiers(0, 14).begin("development")
    assert full.legal(0, "conscript") == []


@pytest.mark.parametrize(
    ("unhappy", "phase", "announced", "may"),
    [
        (8, "development", False, True),
        (9, "development", False, False),
        (9, "development", True, True),
        (9, "deployment", False, False),
        (9, "deployment", True, True),
        (9, "diplomacy", False, True),
        (9, "announcing", False, False),
        (10, "diplomacy", False, False),
        (10, "development", True, False),
    ],
)
def test_a_box_of_unhappiness_must_be_left(
    unhappy: int, phase: str, announced: bool, may: bool
) -> None:
    """R9.4, R10.4, R10.2"""
    scene = Scene(3).mood(0, unhappy=unhappy).armies(0, 1).begin(phase, announced)
    assert set(scene.legal(0)) & set(EDICTS) == (set(EDICTS) if may else set())


def test_unasked_only_two_in_a_row() -> None:
    """R9.5"""
    scene = Scene(3).workers(0, 10).workers(1, 10).workers(2, 9).begin("diplomacy")
    scene.do(2, "tax", "tax")
    assert scene.legal(2) == []
    scene.do(0, "pass").do(1, "pass")
    assert scene.asked() == [(2, "propose")]
    scene.do(2, "tax", "conscript 2", "tax", "pass")  # asked, as often as one likes
    assert scene[2].unhappy == 5


def test_after_an_answer_one_may_dictate_again_unasked() -> None:
    """R9.5"""
    scene = Scene(3).begin("diplomacy").do(0, "tax", "tax", "tax", "pass")
    scene.do(0, "tax", "tax")
    scene.refused(0, "tax")


def test_as_a_reaction_to_the_dice() -> None:
    """R9.1: a Taxation pays for a reroll of what has just fallen."""
    scene = Scene(2).gold(0, 1).gold(1, 0).begin("dice").roll(1, 1, 1, 1, 1)
    assert scene.asked() == [(0, "propose")]
    scene.do(0, "tax", "reroll white1 white2 white3 green black", "pledge 2").roll(6, 6, 6, 6, 6)
    assert (scene[0].gold, scene[0].unhappy) == (2, 1)


def test_conscripts_add_no_lines_and_staff_nothing() -> None:
    """R4.2: Soldiers aren't Workers."""
    scene = Scene(1).dice(4).do(0, "conscript 2", "build white1")
    assert scene[0].lines == 4 + 1


def test_after_done_a_seat_may_still_dictate_until_the_phase_is_over() -> None:
    """R9.1, R9.5"""
    scene = Scene(3).do(0, "done", "tax", "conscript 1")
    assert scene.legal(0) == []
    scene.do(1, "done").do(2, "done")
    assert scene.asked() == [(0, "operation")]  # the Army of the last moment counts


def test_on_the_final_turn_until_the_points_are_counted() -> None:
    """R9.6: 3 Gold are 6 points, the first Unhappiness costs 4."""
    scene = Scene(2).gold(0, 2, 49).armies(1, 1).begin("deployment")
    before = scene.state.scores()[0]
    scene.do(1, "tax").do(0, "tax").peace()
    assert scene.state.ending == "mastery"
    assert scene.state.scores()[0] == before - 4  # the track of Gold was full
    assert scene[1].gold == 6
