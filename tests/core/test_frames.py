"""Effects in progress: stacks, lanes, sealed answers, deadlines; tested with the tiny games."""

import pytest

from aevum.core.errors import BadData
from aevum.core.match import Match
from aevum.core.state import (
    CHANCE,
    MASKED,
    NEVER,
    NOT_ASKED,
    NOT_LEGAL,
    OK,
    SPECTATOR,
    UNKNOWN,
    State,
)
from tests.tiny import TINY, haggle, nest, sandglass, sheets

HAGGLE, SHEETS, SANDGLASS, NEST = TINY


def nest_with(*cards: int, seats: int = 2) -> nest.NestState:
    """Return a first turn in which seat 0 holds these cards, and seat 1 two Shields."""
    state = NEST.new(seats, 1)
    assert isinstance(state, nest.NestState)
    state.hands = [sorted(cards), [nest.SHIELD, nest.SHIELD], *([] for _ in range(seats - 2))]
    return state


def test_a_card_stopped_by_a_card_has_no_effect() -> None:
    state = nest_with(nest.STRIKE)
    assert state.apply(0, nest.PLAY + nest.STRIKE) == OK
    assert state.apply(1, nest.STOP) == OK
    assert state.apply(0, nest.DECLINE) == OK
    assert state.scores() == [10, 10]


def test_a_stopped_shield_stops_nothing() -> None:
    state = nest_with(nest.STRIKE, nest.SHIELD)
    for seat, move in [(0, nest.PLAY + nest.STRIKE), (1, nest.STOP), (0, nest.STOP)]:
        assert state.apply(seat, move) == OK
    assert state.apply(1, nest.DECLINE) == OK
    assert state.apply(0, nest.HIT + 1) == OK
    assert state.scores() == [10, 8]


def test_effects_nest_several_deep_and_each_answer_finds_its_frame() -> None:
    state = nest_with(nest.TWICE, nest.FEAST, nest.SHIELD)
    moves = [(0, nest.PLAY + nest.TWICE), (0, nest.HIDE + nest.FEAST), (1, nest.STOP)]
    moves += [(0, nest.STOP), (1, nest.STOP)]
    for seat, move in moves:
        assert state.apply(seat, move) == OK
    assert len(state.table) == 10, "turn, Twice, its card, and three Shields with their windows"
    again = NEST.load(state.to_data())
    for copy in (state, again):
        assert copy.apply(0, nest.DECLINE) == OK
        assert copy.legal(1)[0] == nest.DECLINE, "Twice was stopped: the next turn"
        assert copy.scores() == [10, 10]


def test_a_hidden_card_takes_effect_twice() -> None:
    state = nest_with(nest.TWICE, nest.FEAST)
    state.hands[1] = []
    for seat, move in [(0, nest.PLAY + nest.TWICE), (0, nest.HIDE + nest.FEAST), (1, nest.DECLINE)]:
        assert state.apply(seat, move) == OK
    for _ in range(2):
        assert state.apply(0, nest.BID + 1) == OK
        assert state.apply(1, nest.BID) == OK
    assert state.scores() == [16, 10]


def test_a_card_face_down_is_a_hole_in_the_others_masks() -> None:
    state = nest_with(nest.TWICE, nest.FEAST)
    state.apply(0, nest.PLAY + nest.TWICE)
    state.apply(0, nest.HIDE + nest.FEAST)
    for viewer, sees in ((0, nest.FEAST), (1, UNKNOWN), (SPECTATOR, UNKNOWN)):
        view = state.mask(viewer)
        assert isinstance(view, nest.NestState)
        assert view.set_aside() == [sees]


def test_the_subject_of_anothers_question_is_hidden() -> None:
    state = nest_with(nest.SCOUT)
    state.apply(0, nest.PLAY + nest.SCOUT)
    state.apply(1, nest.DECLINE)
    subjects = [state.mask(viewer).asks[0].subject for viewer in (0, 1, SPECTATOR)]
    assert subjects[0] >= 0
    assert subjects[1:] == [UNKNOWN, UNKNOWN]


def test_a_sealed_answer_is_hidden_until_the_last_is_in() -> None:
    state = nest_with(nest.FEAST)
    state.apply(0, nest.PLAY + nest.FEAST)
    state.apply(1, nest.DECLINE)
    other = state.clone()
    state.apply(0, nest.BID)
    other.apply(0, nest.BID + 2)
    assert state.mask(1).to_data() == other.mask(1).to_data()
    assert state.mask(0).to_data() != other.mask(0).to_data()


def test_moves_are_refused_by_the_reason() -> None:
    state = nest_with(nest.STRIKE)
    assert state.apply(1, nest.DECLINE) == NOT_ASKED
    assert state.apply(0, nest.STOP) == NOT_LEGAL
    assert state.mask(0).apply(0, nest.DECLINE) == MASKED


def test_the_triggered_effect_of_a_card_in_play() -> None:
    state = nest_with(nest.STRIKE)
    state.idols[1] = 1
    state.apply(0, nest.PLAY + nest.STRIKE)
    state.apply(1, nest.DECLINE)
    before = len(state.hands[1])
    state.apply(0, nest.HIT + 1)
    assert len(state.hands[1]) == before + 2, "one for the idol and one for the next turn"


# Lanes


def test_an_answer_resumes_its_own_lane_and_no_other() -> None:
    state = SHEETS.new(3, 1)
    asks = {ask.seat: ask.serial for ask in state.asks if ask.must}
    assert sorted(asks) == [0, 1, 2]
    state.apply(1, sheets.STRIKE)
    after = {ask.seat: ask.serial for ask in state.asks if ask.must}
    assert after == {0: asks[0], 2: asks[2]}


def test_the_table_goes_on_when_the_last_lane_is_done() -> None:
    state = SHEETS.new(3, 1)
    for seat in (2, 0, 1):
        state.apply(seat, sheets.STRIKE)
    assert sorted(ask.seat for ask in state.asks if ask.must) == [0, 1, 2]


def test_standing_moves_are_capped_between_answers() -> None:
    state = SHEETS.new(2, 1)
    for _ in range(3):
        state.apply(0, sheets.STRIKE)
        state.apply(1, sheets.STRIKE)
    assert [state.apply(0, sheets.SPEND) for _ in range(3)] == [OK, OK, NOT_LEGAL]
    state.apply(0, sheets.STRIKE)
    assert state.apply(0, sheets.SPEND) == OK


def test_a_draft_is_masked_and_void_when_its_ground_changes() -> None:
    state = HAGGLE.new(2, 1)
    assert isinstance(state, haggle.HaggleState)
    state.hands[0] = [1, 1]
    state.apply(0, haggle.GIVE + 1)
    draft = state.draft_of(0)
    assert draft is not None
    assert draft.card == 1
    view = state.mask(1)
    assert isinstance(view, haggle.HaggleState)
    hidden = view.draft_of(0)
    assert hidden is not None
    assert hidden.card == UNKNOWN
    state.apply(0, haggle.SELL + 1)
    assert state.draft(0) is None


def test_closing_with_somebody_who_cannot_keep_his_word_comes_to_nothing() -> None:
    state = HAGGLE.new(2, 1)
    assert isinstance(state, haggle.HaggleState)
    state.hands = [[1], [2]]
    state.events = []
    moves = [(0, haggle.GIVE + 1), (0, haggle.WANT + 3), (1, haggle.ACCEPT), (0, haggle.CLOSE + 1)]
    for seat, move in moves:
        assert state.apply(seat, move) == OK
    assert state.hands == [[1], [2]]
    assert [event.kind for event in state.events] == ["fails"]


# Time


def digging() -> State:
    """Return a position in which seat 0 has found something at 2000 ms."""
    state = SANDGLASS.new(2, 1)
    state.apply(0, sandglass.DIG)
    state.advance(2000)
    return state


def test_sand_ending_at_a_moment_has_flowed_for_a_move_at_that_moment() -> None:
    assert sandglass.KEEP in digging().legal(0)


def test_an_answer_at_its_deadline_is_in_time() -> None:
    state = digging()
    state.advance(3500)
    assert state.apply(0, sandglass.RISK) == OK


def test_the_default_falls_a_millisecond_after_the_deadline() -> None:
    state = digging()
    state.advance(3501)
    assert state.apply(0, sandglass.RISK) == NOT_LEGAL
    assert state.scores()[0] > 0


@pytest.mark.parametrize("late", [0, 1])
def test_claims_of_one_instant_share_and_later_ones_do_not_count(late: int) -> None:
    state = SANDGLASS.new(2, 1)
    assert isinstance(state, sandglass.SandglassState)
    state.gold = [9, 9]
    state.apply(1, sandglass.CLAIM)
    state.advance(late)
    state.apply(0, sandglass.CLAIM)
    state.advance(1)
    assert state.over()
    assert state.scores() == ([9, 21] if late else [15, 15])


def test_a_finished_game_has_no_deadline() -> None:
    state = SANDGLASS.new(2, 1)
    state.advance(sandglass.LONGEST)
    assert state.over()
    assert state.deadline() == NEVER


def test_several_defaults_at_one_moment_draw_chance_in_a_fixed_order() -> None:
    """Explicit time stops at every roll, so that the log holds each outcome."""
    match = Match(SANDGLASS, 3, 5)
    match.begin()
    for seat in range(3):
        match.play(seat, sandglass.DIG, 10)
    match.advance(2010)
    sampled = SANDGLASS.new(3, 5)
    sampled.advance(10)
    for seat in range(3):
        sampled.apply(seat, sandglass.DIG)
    sampled.advance(2010)
    assert [row.seat for row in match.record.rows].count(CHANCE) == 3
    asking = match.state.clone()
    asking.explicit = False
    assert asking.to_data() == sampled.to_data()


# Saves


def test_a_save_of_another_number_of_seats_is_refused() -> None:
    data = NEST.new(2, 1).to_data()
    data[1] = [0, 0, 0, 0]
    with pytest.raises(BadData):
        NEST.load(data)


@pytest.mark.parametrize("data", [None, 3, [], [[2]], [[9, 0, 0, -1, 0, -1]], {"a": 1}])
def test_what_is_no_save_is_refused(data: object) -> None:
    for game in TINY:
        with pytest.raises(BadData):
            game.load(data)
