"""Why timers, claims, countdowns and answers are refused: the rule, and the fact at the table."""

import re
from pathlib import Path

import pytest

from aevum.core.rng import Rng
from aevum.core.state import WAIT
from aevum.games.chronos import GAME
from aevum.games.chronos.moves import MOVES
from tests.rules.chronos.refusing import why
from tests.rules.chronos.scene import Scene

NUMBER = re.compile(r"\bR\d+\.\d+\b")
GAINING = "only URANUS, EPHESUS and HERMES let you gain discarded cards, and none does now."
SENDERS = "WAR, RHODES, HADES, DEMETER, EROS, ERINYES or HARPY"
SENDING = f"only {SENDERS} puts a timer into Hell, and none does it for you now."
SENTENCE = re.compile(r"R\d+\.\d+: [^\n]*[^.\s]\.")


# Timers


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("go 1a pile2", "R2.3: timer 1a still runs, 12.0 s are left."),
        ("go 2a pile2", "R2.3: timer 2a is Player 2's, and you move only your own."),
        ("go 4a pile2", "R1.5: there is no timer 4a in this game."),
        (
            "go extra pile2",
            "R9.26: the extra timer is in the game only while somebody owns CHRONOS.",
        ),
        ("go 1b front", "R2.4: timer 1b lies before you already."),
        ("go 1b pile7", "R1.3: there are 6 piles in this game."),
        ("go 1b pile3", "R2.8: pile 3 has no card left."),
        (
            "go 1b atlantis",
            "R12.1: there is no Atlantis without POSEIDON or ATLANTIS CITY in the game.",
        ),
        ("go 1b city1", "R10.1: timer 2b stands on ATHENS already."),
        ("go 1b hell1", "R5.2: the first part of Hell is only for timers that are put there."),
        ("go 1b hell2", "R5.3: timer 1b is not in the first part of Hell."),
        ("go 1c pile1", "R5.3: timer 1c may only go on into the second part of Hell."),
        ("go 1b square1", "R9.27: ASCLEPIUS is not in this game."),
        (
            "go 1b kingdom2",
            "R9.9: central piles are open to timers only while somebody owns ARES.",
        ),
        ("go 1b kingdom5", "R1.1: there is no Player 5 at this table."),
        (
            "take 1b pile1",
            "R3.1: timer 1b is before you, flowed; there is no card to pick.",
        ),
    ],
)
def test_a_timer_may_not_go_there(move: str, reason: str) -> None:
    scene = Scene().timer("1a", "pile1", left=12_000).timer("2b", "city1").height(3, 0)
    scene.timer("1c", "hell1")
    assert why(scene, 0, move) == reason


def test_a_closed_city_tells_how_many_timers_are_missing() -> None:
    scene = Scene(early=True).do(0, "go 1a pile1").do(1, "go 2a pile2")
    reason = "R10.2: CITIES are closed until all were flipped, and 6 other timers never did."
    assert why(scene, 2, "go 3a city1") == reason


def test_without_the_complete_game_there_are_no_cities_and_gods() -> None:
    scene = Scene(stage=4)
    cities = "R15.1: there are CITIES only in the complete game, stage 5."
    assert why(scene, 0, "go 1a city1") == cities
    gods = "R15.1: there are GODs only in the complete game, stage 5."
    assert why(scene, 0, "offer zeus") == gods


def test_atlantis_needs_a_power() -> None:
    scene = Scene(gods=("POSEIDON",))
    reason = "R12.2: only POSEIDON and ATLANTIS CITY let you flip onto Atlantis."
    assert why(scene, 0, "go 1a atlantis") == reason


def test_squares_are_taken_in_order_and_by_one_timer() -> None:
    scene = Scene(gods=("ASCLEPIUS",)).owns(0, "ASCLEPIUS")
    scene.timer("1a", "square2").timer("1b", "square3", left=9_000)
    assert why(scene, 0, "go 1c square2") == (
        "R9.27: no square is left out; after its place comes square 1."
    )
    assert why(scene, 0, "go 1a square3") == "R9.27: square 3 of ASCLEPIUS holds a timer already."
    power = "R9.27: that is a power of ASCLEPIUS, who is Player 1's."
    assert why(scene, 1, "go 2a square1") == power


def test_central_piles_are_for_ares_and_guards() -> None:
    scene = Scene(gods=("ARES",)).owns(1, "ARES").kingdom(0, "10").kingdom(2, "10")
    assert why(scene, 0, "go 1a kingdom3") == (
        "R9.9: Player 2 owns ARES; you may only guard your own central pile."
    )
    empty = "R9.9: the central pile of Player 2 is empty."
    assert why(scene, 1, "go 2a kingdom2") == empty
    scene.timer("1a", "kingdom1")
    guard = "R9.9: a guard on your own central pile takes no card."
    assert why(scene, 0, "take 1a pile1") == guard


def test_nobody_goes_back_onto_the_last_card_he_takes() -> None:
    scene = Scene().height(2, 1).timer("1a", "pile2")
    reason = "R3.5: that is the last card; timer 1a cannot go back there."
    assert why(scene, 0, "take 1a pile2") == reason


# Hands and open choices


def test_a_hand_rests_for_a_quarter_of_a_second() -> None:
    scene = Scene().do(0, "go 1a pile1", at=0).wait(100)
    reason = "R13.1: one command in 250 ms; your hand is free again in 150 ms."
    assert why(scene, 0, "go 1b pile2") == reason
    assert why(scene, 0, "claim points") == reason


def test_powers_are_used_twice_in_a_second() -> None:
    scene = Scene(cities=("TROY", "ATHENS")).timer("1a", "city1")
    scene.do(0, "troy 2", at=0).do(0, "troy 3", at=250).wait(500)
    reason = "R13.2: 2 powers within a second; the next one in 500 ms."
    assert why(scene, 0, "troy 4") == reason


def test_an_open_choice_comes_first() -> None:
    scene = Scene(gods=("ATHENA",)).pile(1, "war").timer("1a", "pile1").kingdom(0, "10", "10")
    scene.do(0, "take 1a pile2").wait(300)
    reason = "R13.5: WAR asks you for a timer; until that is settled you may only move timers."
    assert why(scene, 0, "offer athena") == reason
    assert why(scene, 0, "claim points") == reason
    assert why(scene, 0, "go 1b pile3") == ""


def test_a_penalty_comes_first_and_names_who_asks() -> None:
    scene = Scene(gods=("NEMESIS",)).owns(1, "NEMESIS").cube("NEMESIS", 1).timer("1a", "pile1")
    scene.do(0, "take 1a pile2").wait(300)
    assert why(scene, 0, "claim points") == (
        "R13.5: you owe Player 2 a card by NEMESIS; until that is settled you may only move timers."
    )
    assert why(scene, 0, "pay 50") == "R8.8: you have no 50 to give Player 2."


def test_a_command_begun_comes_first() -> None:
    scene = Scene(gods=("ATHENA", "ARES")).kingdom(0, "10", "10").do(0, "offer athena").wait(300)
    reason = "R8.3: you are putting together an offering for ATHENA; go on with it, or drop it."
    for move in ("offer ares", "freeze"):
        assert why(scene, 0, move) == reason
    for move in ("go 1a pile1", "claim points"):
        assert why(scene, 0, move) == ""


# Claims, countdown, the rest


def test_a_mistaken_claim_rests() -> None:
    scene = Scene().do(0, "claim points", at=0).wait(500)
    reason = "R7.4: your last claim was mistaken; the points may be claimed in 2.5 s."
    assert why(scene, 0, "claim points") == reason
    assert why(scene, 0, "claim monsters") == ""


def test_after_a_win_only_claims_are_heard() -> None:
    scene = Scene().kingdom(0, "100", "100").do(0, "claim points")
    reason = "R7.6: somebody has won, and only claims of this instant are heard."
    assert why(scene, 1, "go 2a pile1") == reason
    assert why(scene, 0, "claim monsters") == "R7.6: you have won already."
    scene.wait(1)
    assert why(scene, 1, "go 2a pile1") == "R7.7: the game is over."


def test_a_countdown_needs_a_frozen_game() -> None:
    scene = Scene().wait(15_000)
    assert why(scene, 0, "freeze") == "R14.2: no card was picked yet; else it takes 45.0 s more."
    scene.picked().timer("2a", "pile1", left=100)
    running = "R14.1: the game is not frozen, for some sand still runs."
    assert why(scene, 0, "freeze") == running
    scene.wait(15_100).do(0, "freeze").wait(16_000)
    assert why(scene, 1, "freeze") == "R14.2: the countdown is running already."


def test_a_choice_of_another_keeps_the_countdown_away() -> None:
    scene = Scene().pile(1, "war").timer("1a", "pile1").do(0, "take 1a front")
    assert why(scene, 1, "freeze") == "R14.2: a choice is in flight."


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("drop", "R8.3: you have begun no command."),
        ("starve 2", "R4.2: no STARVATION of yours waits for an opponent."),
        ("plague war", "R9.19: HECATE does not ask you for a PLAGUE now."),
        ("leave", "R9.29: HERMES asks you nothing now."),
        ("pay 10", "R8.1: nothing is to be paid; name the GOD or the power first."),
        ("gain 10", f"R8.7: {GAINING}"),
        ("send 2a flipped", f"R5.1: {SENDING}"),
        ("cube pile 1", "R8.6: the cube of NEMESIS is put when you gain NEMESIS from the temple."),
        ("cube city 1", "R8.6: the cube of SELENE is put when you gain SELENE from the temple."),
        ("cube god ares", "R8.6: the cube of APOLLO is put when you gain APOLLO from the temple."),
        ("card 10", "R1.3: which card comes to light is left to chance."),
        ("tile sparta", "R1.4: which CITIES are in the game is left to chance."),
        ("god ares", "R1.4: which GODs are in the game is left to chance."),
        ("knock", "R9.24: whether a timer is knocked is left to chance."),
        ("calm", "R9.24: whether a timer is knocked is left to chance."),
        ("sand 97", "R2.2: how much sand a timer holds is left to chance."),
        ("retract", "R8.3: nothing of yours is sealed; a command begun is dropped by drop."),
    ],
)
def test_nothing_asks_for_it(move: str, reason: str) -> None:
    assert why(Scene(), 0, move) == reason


def test_waiting_and_unknown_numbers() -> None:
    view = Scene().state.mask(0)
    assert GAME.why(view, 0, WAIT) == "R2.5: to wait is no move; nobody has to move a timer."
    assert GAME.why(view, 0, MOVES.size) == f"R1.1: there is no move number {MOVES.size}."


def test_starvation_strikes_an_opponent_at_the_table() -> None:
    scene = Scene().pile(1, "starvation").timer("1a", "pile1").do(0, "take 1a pile2")
    assert why(scene, 0, "starve 1") == "R4.2: you choose an opponent, not yourself."
    assert why(scene, 0, "starve 6") == "R1.1: there is no Player 6 at this table."


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


def test_the_words_name_only_paragraphs_that_exist() -> None:
    paragraphs = set(NUMBER.findall(GAME.rules()))
    for path in (Path(GAME.folder) / "words").glob("*.py"):
        named = set(NUMBER.findall(path.read_text(encoding="utf-8")))
        assert sorted(named - paragraphs) == []
