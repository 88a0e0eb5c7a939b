"""Rules 2 beside rules 1: Conscription in Deployment, and when the end is asked for."""

from pathlib import Path

import pytest

from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.match import Match, replay, verify
from aevum.core.record import from_json, from_text
from aevum.core.terse import terse
from aevum.games.ascii.game import GAME
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.rules.terms import FRAME_PIECES
from aevum.games.ascii.scenes import Scene

RECORDS = sorted(Path(__file__).parent.joinpath("records").glob("rules1-*.txt"))


# Conscription in Deployment


def test_who_could_conscript_an_army_is_asked_in_deployment() -> None:
    """R8.1, R9.1: nobody has an Army, and everybody has Workers."""
    scene = Scene(3).begin("deployment")
    assert scene.asked() == [(0, "operation")]
    assert scene.legal(0) == ["done", "tax", "conscript 1", "conscript 2"]
    scene.refused(0, "barbarians", "raid 2", "colonise 2", "raze 3 3")


def test_an_army_conscripted_in_deployment_serves_at_once() -> None:
    """R8.1, R9.3"""
    scene = Scene(3).begin("deployment").do(0, "conscript 1", "barbarians")
    assert (scene[0].unhappy, scene[0].happy, scene[0].deployed) == (1, 1, 1)
    assert scene.events("raids") == [(0, -1)]


def test_who_could_not_conscript_is_passed_over() -> None:
    """R8.1: seat 0 has no Workers, seat 1 no Unhappiness left, seat 2 one Worker too few."""
    scene = Scene(4).workers(0, 0).mood(1, unhappy=9).soldiers(2, 2, deployed=2).workers(2, 1)
    scene.workers(3, 0).armies(3, 1).begin("deployment")
    assert scene.asked() == [(3, "operation")]
    assert scene.do(3, "done").asked() == [(-1, "chance")]


def test_alone_one_may_conscript_in_deployment_too() -> None:
    """R8.1, R12.1"""
    scene = Scene(1).do(0, "done")
    assert scene.asked() == [(0, "operation")]
    scene.do(0, "conscript 1", "barbarians")
    assert scene[0].happy == 1


def test_without_an_army_the_question_says_what_helps() -> None:
    """R8.1"""
    scene = Scene(2).begin("deployment")
    ask = scene.asks()[0]
    told = GAME.words.prompt(scene.state.mask(0), ask)
    assert terse(told) == "ask-operation (note-unarmed)"


# The question for the end


def test_the_end_is_not_asked_for_while_no_track_is_half_full() -> None:
    """R10.3, R10.4: then no `!` may be checked."""
    scene = Scene(3).gold(0, 0, gained=24).mood(1, happy=4).begin("announcing", near=False)
    assert scene.asked() == [(seat, "develop") for seat in range(3)]
    assert not scene.state.last


@pytest.mark.parametrize("track", range(7))
def test_half_a_track_of_anybody_is_enough(track: int) -> None:
    """R10.3: Population, Gold, both branches of Science, Military, Happiness, Unhappiness."""
    scene = Scene(3)
    near = [
        lambda: scene.workers(2, 3, population=35),
        lambda: scene.gold(2, 3, gained=25),
        lambda: scene.science(2, 4, upper=8),
        lambda: scene.science(2, 4, lower=9),
        lambda: scene.soldiers(2, 7),
        lambda: scene.mood(2, happy=5),
        lambda: scene.mood(2, unhappy=5),
    ]
    near[track]().begin("announcing", near=False)
    assert scene.asked() == [(seat, "announce") for seat in range(3)]


# Rules 1


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_records_of_rules_1_are_played_as_they_were(path: Path) -> None:
    """R12.6: every die, every score and the hash of the last position."""
    text = path.read_text(encoding="utf-8")
    record = from_text(GAME, text)
    match = verify(record)
    assert (record.rules, match.state.over()) == (1, True)
    written = text.replace(f"game: {GAME.former[0]}\n", f"game: {GAME.name}\n")
    assert match.claim().to_text() == written
    assert from_json(GAME, record.to_json()).to_text() == written


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_the_same_rows_are_no_match_of_rules_2(path: Path) -> None:
    """R12.6: else there would be nothing to keep apart."""
    text = path.read_text(encoding="utf-8").replace("rules: 1", "rules: 2")
    with pytest.raises(BadData):
        replay(from_text(GAME, text))


def test_a_state_keeps_its_rules_in_its_data() -> None:
    """R12.6: the data of rules 1 are as they always were, and say so by their length."""
    for rules, length in ((1, 3), (2, 4)):
        match = Match(GAME, 3, 5, rules=rules)
        match.begin()
        data = match.state.to_data()
        terms = data[FRAME_PIECES]
        assert len(Reader(terms).items) == length
        again = GAME.load(data)
        for state in (again, again.clone(), again.mask(1)):
            assert isinstance(state, Empires)
            assert state.terms.rules == rules
        assert again.to_data() == data


def test_rules_of_a_save_that_there_are_not() -> None:
    data = GAME.new(2, 1).to_data()
    for terms in ([0, 0, 0, 1], [0, 0, 0, 3], [0, 0], [0, 0, 0, 2, 2]):
        data[FRAME_PIECES] = terms
        with pytest.raises(BadData, match="unknown rules"):
            GAME.load(data)
