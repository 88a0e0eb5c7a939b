"""Why timers, claims, countdowns and answers are refused: the rule, and the fact at the table."""

import re
from pathlib import Path

import pytest

from aevum.core.rng import Rng
from aevum.core.state import WAIT
from aevum.core.terse import terse
from aevum.games.chronos import GAME
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.scenes import Scene
from tests.rules.chronos.refusing import why

NUMBER = re.compile(r"\bR\d+\.\d+\b")
SENTENCE = re.compile(r"R\d+\.\d+: [^\n]*[^.\s]\.")


# Timers


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("go 1a pile2", "R2.3 no-running timer=timer 1a left=(part-seconds s=12 t=0)"),
        ("go 2a pile2", "R2.3 no-not-yours who=1"),
        ("go 4a pile2", "R1.5 no-timer name=4a"),
        (
            "go extra pile2",
            "R9.26 no-extra",
        ),
        ("go 1b front", "R2.4 no-front timer=timer 1b"),
        ("go 1b pile7", "R1.3 no-pile n=6"),
        ("go 1b pile3", "R2.8 no-pile-empty at=(at-place-pile n=3)"),
        (
            "go 1b atlantis",
            "R12.1 no-atlantis",
        ),
        ("go 1b city1", "R10.1 no-city-taken city=athens"),
        ("go 1b hell1", "R5.2 no-hell"),
        ("go 1b hell2", "R5.3 no-deep timer=timer 1b"),
        ("go 1c pile1", "R5.3 no-only-deep timer=timer 1c"),
        ("go 1b square1", "R9.27 no-god-absent god=asclepius"),
        (
            "go 1b kingdom2",
            "R9.9 no-ares",
        ),
        ("go 1b kingdom5", "R1.1 no-player n=5"),
        (
            "take 1b pile1",
            "R3.1 no-card-there timer=timer 1b at=(at-place-front owner=0)",
        ),
    ],
)
def test_a_timer_may_not_go_there(move: str, reason: str) -> None:
    scene = Scene().timer("1a", "pile1", left=12_000).timer("2b", "city1").height(3, 0)
    scene.timer("1c", "hell1")
    assert why(scene, 0, move) == reason


def test_a_closed_city_tells_how_many_timers_are_missing() -> None:
    scene = Scene(early=True).do(0, "go 1a pile1").do(1, "go 2a pile2")
    reason = "R10.2 no-city-closed n=6"
    assert why(scene, 2, "go 3a city1") == reason


def test_without_the_complete_game_there_are_no_cities_and_gods() -> None:
    scene = Scene(stage=4)
    cities = "R15.1 no-cities"
    assert why(scene, 0, "go 1a city1") == cities
    gods = "R15.1 no-gods"
    assert why(scene, 0, "offer zeus") == gods


def test_atlantis_needs_a_power() -> None:
    scene = Scene(gods=("POSEIDON",))
    reason = "R12.2 no-atlantis-way"
    assert why(scene, 0, "go 1a atlantis") == reason


def test_squares_are_taken_in_order_and_by_one_timer() -> None:
    scene = Scene(gods=("ASCLEPIUS",)).owns(0, "ASCLEPIUS")
    scene.timer("1a", "square2").timer("1b", "square3", left=9_000)
    assert why(scene, 0, "go 1c square2") == ("R9.27 no-square-next n=1")
    assert why(scene, 0, "go 1a square3") == "R9.27 no-square-taken n=3"
    power = "R9.27 no-god-other god=asclepius who=0"
    assert why(scene, 1, "go 2a square1") == power


def test_central_piles_are_for_ares_and_guards() -> None:
    scene = Scene(gods=("ARES",)).owns(1, "ARES").kingdom(0, "10").kingdom(2, "10")
    assert why(scene, 0, "go 1a kingdom3") == ("R9.9 no-guard who=1")
    empty = "R9.9 no-kingdom-empty at=(at-place-kingdom owner=1)"
    assert why(scene, 1, "go 2a kingdom2") == empty
    scene.timer("1a", "kingdom1")
    guard = "R9.9 no-guard-card"
    assert why(scene, 0, "take 1a pile1") == guard


def test_nobody_goes_back_onto_the_last_card_he_takes() -> None:
    scene = Scene().height(2, 1).timer("1a", "pile2")
    reason = "R3.5 no-last-card at=(at-place-pile n=2)"
    assert why(scene, 0, "take 1a pile2") == reason


# Hands and open choices


def test_a_hand_rests_for_a_quarter_of_a_second() -> None:
    scene = Scene().do(0, "go 1a pile1", at=0).wait(100)
    reason = "R13.1 no-hand n=250 left=150"
    assert why(scene, 0, "go 1b pile2") == reason
    assert why(scene, 0, "claim points") == reason


def test_powers_are_used_twice_in_a_second() -> None:
    scene = Scene(cities=("TROY", "ATHENS")).timer("1a", "city1")
    scene.do(0, "troy 2", at=0).do(0, "troy 3", at=250).wait(500)
    reason = "R13.2 no-powers n=2 left=500"
    assert why(scene, 0, "troy 4") == reason


def test_an_open_choice_comes_first() -> None:
    scene = Scene(gods=("ATHENA",)).pile(1, "war").timer("1a", "pile1").kingdom(0, "10", "10")
    scene.do(0, "take 1a pile2").wait(300)
    reason = "R13.5 no-open"
    assert why(scene, 0, "offer athena") == reason
    assert why(scene, 0, "claim points") == reason
    assert why(scene, 0, "go 1b pile3") == ""


def test_a_penalty_comes_first_and_names_who_asks() -> None:
    scene = Scene(gods=("NEMESIS",)).owns(1, "NEMESIS").cube("NEMESIS", 1).timer("1a", "pile1")
    scene.do(0, "take 1a pile2").wait(300)
    assert why(scene, 0, "claim points") == ("R13.5 no-open")
    assert why(scene, 0, "pay 50") == "R8.8 no-give-card card=50 who=1"


def test_a_command_begun_comes_first() -> None:
    scene = Scene(gods=("ATHENA", "ARES")).kingdom(0, "10", "10").do(0, "offer athena").wait(300)
    reason = "R8.3 no-draft what=(part-draft-offer god=athena)"
    for move in ("offer ares", "freeze"):
        assert why(scene, 0, move) == reason
    for move in ("go 1a pile1", "claim points"):
        assert why(scene, 0, move) == ""


# Claims, countdown, the rest


def test_a_mistaken_claim_rests() -> None:
    scene = Scene().do(0, "claim points", at=0).wait(500)
    reason = "R7.4 no-claim-points left=(part-seconds s=2 t=5)"
    assert why(scene, 0, "claim points") == reason
    assert why(scene, 0, "claim monsters") == ""


def test_after_a_win_only_claims_are_heard() -> None:
    scene = Scene().kingdom(0, "100", "100").do(0, "claim points")
    reason = "R7.6 no-settled"
    assert why(scene, 1, "go 2a pile1") == reason
    assert why(scene, 0, "claim monsters") == "R7.6 no-won"
    scene.wait(1)
    assert why(scene, 1, "go 2a pile1") == "R7.7 no-over"


def test_a_countdown_needs_a_frozen_game() -> None:
    scene = Scene().wait(15_000)
    assert why(scene, 0, "freeze") == "R14.2 no-freeze-early left=(part-seconds s=45 t=0)"
    scene.picked().timer("2a", "pile1", left=100)
    running = "R14.1 no-freeze-sand"
    assert why(scene, 0, "freeze") == running
    scene.wait(15_100).do(0, "freeze").wait(16_000)
    assert why(scene, 1, "freeze") == "R14.2 no-countdown"


def test_a_choice_of_another_keeps_the_countdown_away() -> None:
    scene = Scene().pile(1, "war").timer("1a", "pile1").do(0, "take 1a front")
    assert why(scene, 1, "freeze") == "R14.2 no-freeze-choice"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("drop", "R8.3 no-drop"),
        ("starve 2", "R4.2 no-starve"),
        ("plague war", "R9.19 no-hecate"),
        ("leave", "R9.29 no-hermes"),
        ("pay 10", "R8.1 no-pay"),
        ("gain 10", "R8.7 no-gain"),
        ("send 2a flipped", "R5.1 no-sender"),
        ("cube pile 1", "R8.6 no-cube god=nemesis"),
        ("cube city 1", "R8.6 no-cube god=selene"),
        ("cube god ares", "R8.6 no-cube god=apollo"),
        ("card 10", "R1.3 no-chance"),
        ("tile sparta", "R1.4 no-chance"),
        ("god ares", "R1.4 no-chance"),
        ("knock", "R9.24 no-chance"),
        ("calm", "R9.24 no-chance"),
        ("sand 97", "R2.2 no-chance"),
        ("retract", "R8.3 no-retract"),
    ],
)
def test_nothing_asks_for_it(move: str, reason: str) -> None:
    assert why(Scene(), 0, move) == reason


def test_waiting_and_unknown_numbers() -> None:
    view = Scene().state.mask(0)
    assert terse(GAME.words.why(view, 0, WAIT)) == "R2.5 no-wait"
    assert terse(GAME.words.why(view, 0, MOVES.size)) == "R1.1 no-such-move"


def test_starvation_strikes_an_opponent_at_the_table() -> None:
    scene = Scene().pile(1, "starvation").timer("1a", "pile1").do(0, "take 1a pile2")
    assert why(scene, 0, "starve 1") == "R4.2 no-starve-self"
    assert why(scene, 0, "starve 6") == "R1.1 no-player n=6"


# All of them


GODS = ("GAIA", "URANUS", "HARPY", "HADES", "HERACLES", "DEMETER", "ARES", "ATHENA", "NEMESIS")


@pytest.mark.parametrize("seed", range(6))
def test_every_refused_move_names_a_rule_that_exists(seed: int) -> None:
    paragraphs = set(NUMBER.findall(GAME.rules()))
    rng = Rng(f"refusals {seed}")
    scene = Scene(4, cities=("SPARTA", "RHODES"), gods=(*GODS, "ZEUS"))
    for number, god in enumerate(GODS):
        scene.owns((seed + number) % 4, god)
    for seat in range(4):
        scene.kingdom(seat, "10", "50", "north")
    for timer in ("1a", "2a", "3a", "4a"):
        scene.timer(timer, ("pile1", "pile2", "hell1", "front")[int(rng.below(4))])
    for timer, place in (("1b", "city1"), ("2b", "city2")):
        scene.timer(timer, place)
    for _ in range(12):
        for seat in range(4):
            view, legal = scene.state.mask(seat), scene.state.legal(seat)
            for move in [int(rng.below(MOVES.size)) for _ in range(60)]:
                reason = GAME.why(view, seat, move)
                assert (reason == "") == (move in legal)
                if reason:
                    assert SENTENCE.fullmatch(reason), reason
                    assert reason.split(":")[0] in paragraphs
        busy = [seat for seat in range(4) if scene.state.legal(seat)]
        if not busy or not scene.state.asks:
            break
        seat = rng.pick(busy)
        quiet = [move for move in scene.state.legal(seat) if not GAME.rash(move)]
        scene.do(seat, MOVES.text(rng.pick(quiet or scene.state.legal(seat))))


def test_only_paragraphs_that_exist_are_named() -> None:
    paragraphs = set(NUMBER.findall(GAME.rules()))
    for path in Path(GAME.folder).rglob("*.py"):
        named = set(NUMBER.findall(path.read_text(encoding="utf-8")))
        assert sorted(named - paragraphs) == []
