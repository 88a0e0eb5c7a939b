"""The game's time: it follows a clock, at several speeds, and can be stopped."""

import pytest

from aevum.terminal.clock import SPEEDS, UNTIMED, Clock
from tests.terminal.hands import Hands


@pytest.mark.parametrize("speed", list(SPEEDS))
def test_speeds_are_parts_of_real_time(speed: str) -> None:
    hands = Hands()
    clock = Clock(hands)
    clock.at_speed(speed)
    hands.seconds += 8
    assert clock.now() == {"full": 8000, "half": 4000, "quarter": 2000, "untimed": 0}[speed]


def test_a_change_of_speed_keeps_what_has_passed() -> None:
    hands = Hands()
    clock = Clock(hands)
    hands.seconds += 2
    clock.at_speed("half")
    hands.seconds += 2
    assert clock.now() == 3000


def test_nothing_passes_while_everybody_gets_ready_or_it_is_held() -> None:
    hands = Hands()
    clock = Clock(hands)
    clock.start(500, lead=3.0)
    hands.seconds += 1
    assert (clock.now(), clock.lead()) == (500, 2.0)
    hands.seconds += 2.5
    assert (clock.now(), clock.lead()) == (1000, 0.0)
    clock.hold()
    hands.seconds += 60
    assert clock.now() == 1000
    clock.go(lead=1.0)
    hands.seconds += 1.25
    assert clock.now() == 1250


def test_untimed_time_passes_by_hand_alone() -> None:
    hands = Hands()
    clock = Clock(hands)
    clock.at_speed(UNTIMED)
    hands.seconds += 60
    clock.skip(1500)
    assert clock.now() == 1500
    assert clock.until(2000) == float("inf")


def test_how_far_away_a_moment_is_in_real_seconds() -> None:
    hands = Hands()
    clock = Clock(hands)
    clock.at_speed("quarter")
    clock.start(0, lead=2.0)
    assert clock.until(1000) == 6.0
    clock.hold()
    assert clock.until(1000) == float("inf")
