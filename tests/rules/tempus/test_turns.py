"""Turns, digits and the fee (R3), raids (R7)."""

from aevum.core.state import MASKED, NOT_ASKED, NOT_LEGAL
from aevum.core.terse import terse
from aevum.games.tempus import GAME
from aevum.games.tempus.data import ACTIONS
from aevum.games.tempus.moves import MOVES, PLACES
from aevum.games.tempus.scenes import (
    EXAMPLE,
    holds,
    log,
    offers,
    pass_until,
    play,
    position,
    refuse,
    start,
)


def test_five_rounds_of_ten_turns() -> None:
    """R3.1, R8.1"""
    state = start()
    for turn in range(50):
        assert (state.turn, state.round()) == (turn, turn // 10 + 1)
        play(state, "pass")
    assert state.over()
    assert state.legal(0) == []
    assert state.apply(0, MOVES.parse("pass")) == NOT_ASKED
    assert terse(GAME.words.why(state, 0, MOVES.parse("pass"))) == "R8.1 no-over"


def test_actions_of_the_example_are_the_same_in_every_round() -> None:
    """R3.1, R3.2"""
    wanted = "road build use build use build road build dig build".split()
    state = start()
    for turn in range(50):
        assert ACTIONS[state.action()] == wanted[turn % 10]
        play(state, "pass")


def test_each_digit_gives_its_action() -> None:
    """R3.2: read off dates whose first minute digit or last digit is the one wanted."""
    wanted = "use road road dig dig build build build build build".split()
    for digit in range(10):
        state = pass_until(start(f"260101000{digit}"), 9)
        assert ACTIONS[state.action()] == wanted[digit]


def test_the_free_action_costs_nothing_and_any_other_two_gold() -> None:
    """R3.3"""
    state = start()
    play(state, "road E 1 1")
    assert state.gold == 10
    play(state, "road E 1 2 paid")
    assert state.gold == 8
    reason = refuse(state, "dig 8 3")
    assert reason == "R3.3 no-fee-missing digit=0 action=use fee=2"


def test_every_action_can_be_bought() -> None:
    """R3.3: on a road turn, dig, build and use."""
    state = position(roads="E 6 6, S 6 6")
    assert offers(state, "dig 8 3") == ["dig 8 3 paid"]
    assert offers(state, "build farm 7 6") == ["build farm 7 6 paid"]
    assert offers(state, "use 6 4") == ["use 6 4 paid"]
    assert "road E 1 1" in offers(state)
    play(state, "use 6 4 paid")
    assert state.gold == 9


def test_the_fee_is_refused_for_the_digits_own_action() -> None:
    """R3.4"""
    assert refuse(start(), "road E 1 1 paid").startswith("R3.4")


def test_without_the_fee_in_hand_only_the_digits_action_is_left() -> None:
    """R3.5: use 6 4 would earn a gold, but there is no credit."""
    state = position(gold=1)
    assert all(words == "pass" or words.startswith("road") for words in offers(state))
    assert refuse(state, "use 6 4 paid").startswith("R3.5")


def test_an_unpaid_action_of_another_digit_names_the_deepest_reason() -> None:
    """R3.3, R3.5: what the board forbids, then what the treasury lacks, then the word paid."""
    roads = "E 6 6, S 6 6"
    rich, few, poor = (position(roads=roads, gold=gold) for gold in (4, 3, 1))
    for state in (rich, few, poor):
        assert refuse(state, "dig 6 6").startswith("R4.3 no-dig-taken")
        assert refuse(state, "dig 2 2 paid").startswith("R4.3 no-dig-dry")
        assert refuse(state, "build farm 8 2").startswith("R5.1")
        assert refuse(state, "build castle 7 6").startswith("R5.3")
        assert refuse(state, "use 6 6").startswith("R6.3")
    assert refuse(rich, "build market 7 6").startswith("R3.3")
    lacking = "R3.5 no-gold-fee building=market cost=2 fee=2 gold=3"
    assert refuse(few, "build market 7 6") == lacking
    fee = "R3.5 no-fee fee=2 gold=1"
    for words in ("dig 8 3", "dig 8 3 paid", "build market 7 6", "use 6 4", "use 6 4 paid"):
        assert refuse(poor, words) == fee


def test_a_turn_is_not_left_open() -> None:
    """R3.3"""
    for words in ("wait", "retract"):
        assert refuse(start(), words) == "R3.3 no-wait"


def test_fee_and_cost_together_must_be_in_hand() -> None:
    """R3.5: a market for the fee costs 4 gold in all."""
    roads = "E 6 6, S 6 6"
    state = play(position(roads=roads), "build market 7 6 paid")
    assert state.gold == 6
    assert holds(state, "7 6") == "market"
    poor = position(roads=roads, gold=3)
    assert refuse(poor, "build market 7 6 paid").startswith(
        "R3.5 no-gold-fee building=market cost=2"
    )
    enough = play(position(roads=roads, gold=4), "build market 7 6 paid")
    assert enough.gold == 0


def test_doing_nothing_is_always_offered_and_always_possible() -> None:
    """R3.6: also on a use turn when every building was used."""
    state = position(turn=2, gold=0, used={"6 4": 1, "9 8": 1})
    assert offers(state) == ["pass"]
    play(state, "pass")


def test_the_turn_track_shows_what_was_done() -> None:
    """R3.1, R3.3"""
    state = play(start(), "road E 1 1", "pass", "use 6 4", "road E 1 2 paid")
    assert GAME.view(state)["track"] == ["road", "pass", "use", "road paid"]


def test_only_the_first_seat_plays_and_never_on_a_mask() -> None:
    """R3.1"""
    state = start()
    assert state.legal(1) == []
    assert state.apply(1, MOVES.parse("pass")) == NOT_ASKED
    assert state.mask(0).apply(0, MOVES.parse("pass")) == MASKED
    for move in (-1, 0, 1, MOVES.size, 2**70, -(2**70)):
        assert state.apply(0, move) == NOT_LEGAL
    assert state.to_data() == start().to_data()


def test_raid_of_the_untouched_example() -> None:
    """R7.1, R7.2: 9 7 and 9 9 stand by the farm 9 8."""
    state = pass_until(start(), 9)
    assert [PLACES[square] for square in state.raiders()] == ["9 7", "9 9"]
    assert state.gold == 10
    play(state, "pass")
    assert state.gold == 8


def test_a_raid_never_takes_more_than_there_is() -> None:
    """R7.3"""
    state = play(position(turn=9, gold=1), "pass")
    assert state.gold == 0


def test_a_new_building_draws_raiders_and_each_enemy_counts_once() -> None:
    """R7.2: the farm 7 6 lies between 7 5 and 7 7; 7 7 beside a second farm still takes 1."""
    one = play(position(turn=9, buildings={"7 6": "farm"}), "pass")
    assert one.gold == 6
    two = play(position(turn=9, buildings={"7 6": "farm", "8 7": "farm"}), "pass")
    assert two.gold == 6


def test_a_crossed_out_enemy_does_not_raid() -> None:
    """R7.2"""
    assert play(position(turn=9, buildings={"2 2": "fort"}, dead="9 7"), "pass").gold == 9


def test_five_raids_the_last_one_before_the_score() -> None:
    """R7.1, R8.1"""
    state = start()
    gold = []
    state.events = []
    raids = 0
    while not state.over():
        play(state, "pass")
        raids += sum(event.kind == "raid" for event in state.events)
        gold.append(int(state.gold))
    assert gold[9::10] == [8, 6, 4, 2, 0]
    assert raids == 5
    assert state.events[-1].kind == "end"
    assert state.events[-1].args == state.scores()


def test_events_tell_the_end_of_a_round() -> None:
    """R7.1"""
    state = position(turn=9)
    state.events = []
    play(state, "pass")
    assert [event.kind for event in state.events] == ["pass", "raid", "round"]
    assert (
        log(state)[1] == "say-raid who=0 gold=2 squares=(at-square square=g9)&(at-square square=i9)"
    )


def test_questions_are_numbered_without_gaps() -> None:
    """R3.1"""
    state = start(EXAMPLE)
    serials = []
    while state.asks:
        serials.append(state.asks[0].serial)
        play(state, "pass")
    assert serials == list(range(1, 51))
