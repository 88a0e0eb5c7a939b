"""Recorded matches: logging, taking back, lists, previews and tampering."""

from pathlib import Path

import pytest

from aevum.core.errors import BadData
from aevum.core.game import Game
from aevum.core.match import Match, replay, verify
from aevum.core.record import FRESH_CHANCE, Input, from_text
from aevum.core.rng import Rng
from aevum.core.state import CHANCE, CLOCK, GOES_ON, NOT_ASKED, NOT_LEGAL, OK
from aevum.games import registry
from aevum.games.template.moves import HOLD, ROLL
from tests.games import ALL
from tests.tiny import TINY, haggle, nest, sandglass, sheets

TEMPLATE = registry.find("template")
HAGGLE, SHEETS, SANDGLASS, NEST = TINY


def begun(game: object, seed: int = 3, seats: int = 2) -> Match:
    match = Match(next(g for g in (TEMPLATE, *TINY) if g is game), seats, seed)
    match.begin()
    return match


def test_chance_is_logged_after_the_move_that_asked_for_it() -> None:
    match = begun(TEMPLATE)
    assert match.play(0, ROLL) == OK
    assert [row.seat for row in match.record.rows] == [0, CHANCE]


def test_a_refused_move_is_not_logged() -> None:
    match = begun(TEMPLATE)
    assert match.play(0, HOLD) == NOT_LEGAL
    assert match.play(1, ROLL) == NOT_ASKED
    assert match.record.rows == []


def test_events_tell_what_the_last_call_did() -> None:
    match = begun(TEMPLATE)
    match.play(0, ROLL)
    assert [event.kind for event in match.events] == ["die"]


# Taking back


def test_a_move_that_drew_chance_cannot_be_taken_back_alone() -> None:
    match = begun(TEMPLATE)
    match.play(0, ROLL)
    assert not match.may_take_back(0)


def test_a_plain_move_can_be_taken_back_until_somebody_else_moves() -> None:
    match = Match(TEMPLATE, 2, 3)
    match.begin()
    match.play(0, ROLL)
    match.play(0, HOLD)
    assert match.may_take_back(0)
    match.play(1, ROLL)
    assert not match.may_take_back(0)


def test_a_move_that_showed_something_cannot_be_taken_back_alone() -> None:
    match = begun(HAGGLE)
    give = next(move for move in match.state.legal(0) if haggle.GIVE <= move < haggle.WANT)
    match.play(0, give)
    assert match.may_take_back(0)
    match.play(0, haggle.WANT)
    assert not match.may_take_back(0)


@pytest.mark.parametrize("seed", range(12))
def test_a_die_taken_back_falls_the_same_again(seed: int) -> None:
    match = begun(TEMPLATE, seed)
    match.play(0, ROLL)
    match.play(0, ROLL) if match.state.must(0) else match.play(1, ROLL)
    straight = match.state.to_data()
    rows = list(match.record.rows)
    for _ in range(3):
        seat = rows[-2].seat
        assert match.take_back(seat)
        match.play(seat, ROLL)
        assert match.record.rows[-2:] == rows[-2:]
    assert match.state.to_data() == straight
    assert match.claim().marks == ["takeback"]
    verify(match.claim())
    assert replay(match.record).state.to_data() == straight


def test_a_match_is_marked_only_where_something_known_was_taken_back() -> None:
    match = begun(TEMPLATE)
    match.play(0, ROLL)
    match.play(0, HOLD)
    assert match.take_back(0)
    assert match.claim().marks == []
    assert match.would_show(0)
    assert match.take_back(0)
    assert match.claim().marks == ["takeback"]
    assert replay(match.record).took_back


def test_a_match_under_way_is_marked_at_once_and_for_good() -> None:
    match = begun(TEMPLATE)
    match.play(0, ROLL)
    match.take_back(0)
    assert match.record.marks == ["takeback"]
    match.record.marks.insert(0, "hints")
    again = replay(match.record)
    assert again.record.marks == ["hints", "takeback"]
    match.record.marks = []
    assert replay(match.record).record.marks == ["takeback"], "its rows tell"


def test_a_record_that_hides_a_take_back_is_false() -> None:
    match = begun(TEMPLATE)
    match.play(0, ROLL)
    match.take_back(0)
    record = match.claim()
    record.marks = []
    with pytest.raises(BadData, match="whether chance was taken back"):
        verify(record)


def test_an_old_record_goes_on_under_its_own_rule_of_take_backs() -> None:
    text = (Path(__file__).parent / "takebacks-1.txt").read_text(encoding="utf-8")
    record = from_text(TEMPLATE, text)
    assert record.takebacks == FRESH_CHANCE
    match = verify(record)
    assert match.took_back
    assert replay(record).claim().digest == record.digest
    assert record.to_text() == text
    changed = 0
    for seed in range(12):
        old = Match(TEMPLATE, 2, seed, takebacks=FRESH_CHANCE)
        old.begin()
        old.play(0, ROLL)
        first = old.record.rows[-1]
        assert old.take_back(0)
        old.play(0, ROLL)
        changed += old.record.rows[-1] != first
        verify(old.claim())
    assert changed >= 6


def test_where_seats_act_independently_moves_of_others_stand() -> None:
    match = begun(SHEETS, seats=3)
    match.play(0, sheets.STRIKE)
    match.play(1, sheets.MARK)
    assert match.may_take_back(0)
    assert match.take_back(0)
    apart = begun(SHEETS, seats=3)
    apart.play(1, sheets.MARK)
    assert match.state.legal(0) == apart.state.legal(0)
    assert match.state.legal(1) == apart.state.legal(1)
    assert match.state.scores() == apart.state.scores()
    match.play(0, sheets.MARK)
    verify(match.claim())
    assert replay(match.record).state.to_data() == match.state.to_data()


def test_moves_of_others_do_not_stand_where_chance_was_drawn_since() -> None:
    match = begun(SHEETS, seats=2)
    match.play(0, sheets.STRIKE)
    match.play(1, sheets.STRIKE)
    assert not match.may_take_back(0)


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    assert not begun(TEMPLATE).take_back(0)


def test_a_sealed_answer_is_taken_back_by_a_move() -> None:
    match = next(filter(None, (feast(seed) for seed in range(200))))
    assert match.play(0, nest.BID + 2) == OK
    assert match.state.legal(0) == [1]
    assert match.play(0, 1) == OK
    assert match.state.legal(0) == [nest.BID, nest.BID + 1, nest.BID + 2]
    assert match.play(0, nest.BID) == OK
    verify(match.record)


def feast(seed: int) -> Match | None:
    """Return a match in which the first player's Feast is on the table, if they hold one."""
    match = begun(NEST, seed)
    if match.play(0, nest.PLAY + nest.FEAST) != OK:
        return None
    match.play(1, nest.DECLINE)
    return match


# Lists


def test_a_list_is_made_whole() -> None:
    match = begun(HAGGLE)
    give = next(move for move in match.state.legal(0) if haggle.GIVE <= move < haggle.WANT)
    assert match.play_list(0, [give, haggle.WANT]) == OK
    assert [row.move for row in match.record.rows[-2:]] == [give, haggle.WANT]


def test_an_empty_list_is_refused() -> None:
    assert begun(HAGGLE).play_list(0, []) == NOT_LEGAL


def test_a_list_with_a_refused_move_changes_nothing() -> None:
    match = begun(HAGGLE)
    before = match.state.to_data()
    give = next(move for move in match.state.legal(0) if haggle.GIVE <= move < haggle.WANT)
    assert match.play_list(0, [give, haggle.CLOSE]) == NOT_LEGAL
    assert match.state.to_data() == before


@pytest.mark.parametrize("second", [ROLL, HOLD])
def test_a_list_that_goes_on_after_a_die_is_refused_whatever_the_die(second: int) -> None:
    for seed in range(10):
        match = begun(TEMPLATE, seed)
        assert match.play_list(0, [ROLL, second]) == GOES_ON
        assert match.record.rows == []


def test_a_list_may_not_go_on_after_it_closes_anothers_question() -> None:
    match = begun(HAGGLE)
    give = next(move for move in match.state.legal(0) if haggle.GIVE <= move < haggle.WANT)
    match.play_list(0, [give, haggle.WANT])
    assert match.play_list(0, [haggle.DROP, haggle.END]) == GOES_ON
    assert match.play_list(0, [haggle.DROP]) == OK


def test_a_preview_shows_plain_consequences_and_logs_nothing() -> None:
    match = begun(HAGGLE)
    rows = len(match.record.rows)
    give = next(move for move in match.state.legal(0) if haggle.GIVE <= move < haggle.WANT)
    refusal, view, _ = match.attempt(0, [give])
    assert refusal == OK
    assert haggle.WANT in view.legal(0)
    assert len(match.record.rows) == rows


def test_a_preview_is_no_oracle() -> None:
    match = begun(TEMPLATE)
    refusal, view, _ = match.attempt(0, [ROLL])
    assert refusal == GOES_ON
    assert view.to_data() == match.state.mask(0).to_data()


# Time


def test_time_alone_is_logged_before_anything_else() -> None:
    match = begun(SANDGLASS)
    match.play(0, sandglass.DIG, 100)
    match.advance(5000)
    assert [(row.at, row.seat) for row in match.record.rows] == [
        (100, 0),
        (2100, CLOCK),
        (2100, CHANCE),
        (5000, CLOCK),
    ]
    verify(match.record)


def test_an_early_stamp_counts_as_now() -> None:
    match = begun(SANDGLASS)
    match.play(0, sandglass.DIG, 500)
    assert match.play(1, sandglass.DIG, 200) == OK
    assert match.record.rows[-1].at == 500


def test_nothing_is_logged_after_the_end() -> None:
    match = begun(SANDGLASS)
    match.advance(sandglass.LONGEST)
    rows = len(match.record.rows)
    match.advance(10 * sandglass.LONGEST)
    assert match.state.over()
    assert len(match.record.rows) == rows


# Reading again


def test_a_replay_stops_where_it_is_told() -> None:
    match = begun(TEMPLATE)
    match.play(0, ROLL)
    match.play(0, HOLD)
    assert replay(match.record, 2).state.legal(0) == [ROLL, HOLD]


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ([Input(0, 0, HOLD)], "Row 1 of this record, “hold”, can"),
        ([Input(0, 1, ROLL)], "that seat has nothing to answer then."),
        ([Input(0, CHANCE, 5)], "Row 1 of this record draws"),
        ([Input(0, 0, -1)], "Row 1 of this record"),
        ([Input(5, CLOCK, 0), Input(4, 0, ROLL)], "of this record"),
        ([Input(0, 0, ROLL)], "This record ends before chance was drawn."),
    ],
)
def test_what_cannot_have_happened_is_refused(rows: list[Input], sentence: str) -> None:
    match = begun(TEMPLATE)
    match.record.rows = rows
    with pytest.raises(BadData) as caught:
        verify(match.record)
    assert sentence in str(caught.value)


def test_a_changed_die_is_named_by_its_row() -> None:
    match = begun(TEMPLATE)
    match.play(0, ROLL)
    row = match.record.rows[1]
    match.record.rows[1] = Input(row.at, row.seat, row.move + 1)
    with pytest.raises(BadData, match=r"Row 2 of this record isn.t what its seed gives"):
        verify(match.record)


def test_a_state_is_always_what_its_log_gives() -> None:
    """Time without changes, and a refused move, leave no trace."""
    match = begun(SANDGLASS)
    match.play(0, sandglass.DIG, 100)
    match.advance(1500)
    assert match.play(1, sandglass.CLAIM, 1700) == NOT_LEGAL
    assert match.state.to_data() == replay(match.record).state.to_data()


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_replay_tells_every_event_once(game: Game) -> None:
    told: list[list[object]] = []
    match = Match(game, seed=3)
    match.begin()
    told += [event.to_data() for event in match.events]
    rng = Rng(5)
    for _ in range(12):
        seats = [ask.seat for ask in match.state.asks if match.state.legal(ask.seat)]
        if not seats:
            break
        match.play(seats[0], rng.pick(match.state.legal(seats[0])))
        told += [event.to_data() for event in match.events]
    assert [event.to_data() for event in replay(match.record).events] == told


@pytest.mark.parametrize("seed", range(20))
def test_time_never_runs_back_even_when_moves_are_taken_back(seed: int) -> None:
    match, rng = Match(sandglass.Sandglass(), 3, seed), Rng(seed)
    match.begin()
    at = 0
    while match.state.asks:
        at += int(rng.below(700))
        seat = int(rng.below(3))
        moves = match.state.legal(seat)
        if rng.below(4) == 0:
            match.take_back(seat, at)
        elif moves:
            match.play(seat, moves[int(rng.below(len(moves)))], at)
        else:
            match.advance(at)
        if at > 100_000:
            break
    moments = [row.at for row in match.record.rows]
    assert moments == sorted(moments)
    again = verify(match.claim())
    assert again.state.to_data() == match.state.to_data()
    assert replay(match.record).state.scores() == match.state.scores()
