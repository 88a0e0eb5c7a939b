"""The arithmetic of live play: a match's time, and the credit of commands."""

from aevum.core.state import NEVER
from aevum.games.chronos import GAME
from aevum.server.live.latency import RoundTrips, credited_moment
from aevum.server.tables.match_time import FULL, MatchTime, view_at


def test_a_match_runs_beside_the_server() -> None:
    pace = MatchTime(10_000, 500, FULL)
    assert pace.match(10_000) == 500
    assert pace.match(10_250) == 750
    assert pace.wall(750) == 10_250
    assert pace.wall(NEVER) == NEVER


def test_before_its_beginning_it_stands() -> None:
    assert MatchTime(10_000, 500, FULL).match(9_000) == 500


def test_half_and_quarter_speed_reach_a_moment_when_they_have_reached_it() -> None:
    for rate, slower in ((2, 2), (1, 4)):
        pace = MatchTime(0, 0, rate)
        for at in (1, 2, 3, 999, 1000):
            assert pace.wall(at) == at * slower
            assert pace.match(pace.wall(at)) == at
            assert pace.match(pace.wall(at) - 1) == at - 1


def test_a_pause_keeps_what_is_left_and_goes_on_after_the_countdown() -> None:
    pace = MatchTime(0, 0, FULL)
    pace.change(400, 0)
    assert pace.match(5_000) == 400
    assert pace.wall(401) == NEVER
    pace.change(6_000, FULL, 9_000)
    assert pace.match(8_999) == 400
    assert pace.match(9_100) == 500
    assert pace.wall(500) == 9_100


def test_a_pause_in_the_countdown_takes_it_back() -> None:
    pace = MatchTime(0, 0, 0)
    pace.change(1_000, FULL, 4_000)
    pace.change(2_000, 0)
    assert pace.match(60_000) == 0
    assert pace.wall(1) == NEVER


def test_what_was_before_a_pause_is_still_known() -> None:
    pace = MatchTime(0, 0, FULL)
    pace.change(1_000, 0)
    assert pace.match(940) == 940
    assert pace.at(940).rate == FULL
    assert pace.at(1_010).rate == 0


def test_without_time_it_stands_where_it_is_put() -> None:
    pace = MatchTime(0, 0, 0)
    pace.jump(50, 777)
    assert pace.match(50) == 777
    assert pace.match(10_000) == 777
    assert pace.wall(700) == 50


def test_the_moment_that_was_seen_counts_as_far_as_the_way_can_be_long() -> None:
    assert credited_moment(970, 1000, 20) == 970
    assert credited_moment(900, 1000, 20) == 960  # 10 for the way, 30 beyond
    assert credited_moment(1100, 1000, 20) == 1000
    assert credited_moment(-1, 1000, 20) == 1000


def test_late_echoes_gain_no_more_than_the_bound() -> None:
    assert credited_moment(0, 1000, 100_000) == 850
    assert credited_moment(0, 1000, 240) == 850
    assert credited_moment(0, 1000, 238) == 851


def test_before_the_first_measurement_only_the_leeway_counts() -> None:
    assert credited_moment(0, 1000, RoundTrips().p50()) == 970


def test_the_middle_one_of_the_last_ways_counts() -> None:
    trips = RoundTrips()
    for number, way in enumerate((900, 40, 50, 60, 30)):
        trips.sent(number, 1000)
        trips.came(number, 1000 + way)
    assert trips.p50() == 50


def test_an_echo_that_nobody_asked_for_is_passed_over() -> None:
    trips = RoundTrips()
    trips.sent(7, 1000)
    trips.came(8, 1001)
    assert trips.p50() == -1
    trips.came(7, 1050)
    trips.came(7, 5000)
    assert trips.p50() == 50


def test_who_asks_later_why_not_hears_how_it_is_then() -> None:
    state = GAME.new(3, 1, stage=1)
    again = GAME.moves.parse("go 1a pile2")
    state.apply(0, GAME.moves.parse("go 1a pile1"))
    state.advance(
        state.deadline()
    )  # the hand is free, and nothing happens until the sand is through
    assert "29.8 s" in GAME.why(view_at(state, 0, state.now), 0, again)
    assert "10.0 s" in GAME.why(view_at(state, 0, 20_000), 0, again)
    assert view_at(state, 0, 90_000).now == 29_999, "what comes then has not happened yet"
